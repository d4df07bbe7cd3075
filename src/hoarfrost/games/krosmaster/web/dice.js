// @ts-check
/** The tray at the edge of the arena: dice that roll, and the sentence about what happens. The log says it in words. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../web/js/lib/motion.js";
import { drawing } from "../../../web/art/svg.js";
import { die } from "./art/dice.js";
import { SIZE, placeOf } from "./grid.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/**
 * Dice of a player, or of a unit by its name. `hits` are the faces that count here.
 * @typedef {{seat?: number, who?: string, faces: string[], hits?: string[]}} Roll
 */

export const FACES = ["C", "D", "L", "A", "X", "W"];
/** A face that counts for more than one thing has all of them on it. @type {Record<string, string[]>} */
export const COUNTING = {
  critical: ["C", "X", "W"],
  dodge: ["D", "X", "W"],
  lock: ["L", "W"],
  armour: ["A", "W"],
};
/** The time in which a die changes its face twice, and how much later the next one begins, in milliseconds. */
const TUMBLES = 420,
  STAGGER = 45;
/** From this row on what happens would lie below the tray, which then stands at the upper edge. */
const NEAR_ROW = 8;
/** So many rows lie below the tray. */
const COVERED = 2;
const TICK = `<path d="M3 9L7 13L15 4" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"
  stroke-linejoin="round"/>`;

export class DiceTray {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("div", { class: "kfx-tray", "aria-hidden": "true" });
  }

  /** Does the reader want to see dice? */
  get isWanted() {
    return this.board.table.settings.get("krosmaster.dice") !== "hide";
  }

  /**
   * Roll some dice.
   * @param {string[]} faces
   * @param {{title?: string, successes?: string[]}} [about]  the sentence, and the faces that count
   */
  roll(faces, { title = "", successes } = {}) {
    this.rollAll([{ faces, hits: successes }], title);
  }

  /**
   * Roll the dice of several at once.
   * @param {Roll[]} rolls
   * @param {string} says
   * @param {string | null} [cell]  where it happens: it is not covered
   */
  rollAll(rolls, says, cell = null) {
    let count = 0;
    const groups = rolls.map((roll) => {
      const { faces, hits = [] } = roll;
      const dice = faces.map((face) => thrown(face, hits.includes(face), count++));
      return h("div", { class: "kfx-roll" }, this.#who(roll), ...dice);
    });
    this.#show(this.isWanted ? groups : [], says, cell);
  }

  /** @param {Roll} roll */
  #who({ seat, who }) {
    const { table } = this.board;
    if (seat === undefined) return null;
    return h("span", { class: "kfx-who" }, table.mark(seat), who ?? table.name(seat));
  }

  /**
   * Only a sentence, with a picture of what it is about.
   * @param {string} text
   * @param {string | null} [cell]
   * @param {Element | null} [thing]
   */
  say(text, cell = null, thing = null) {
    this.#show(thing ? [h("div", { class: "kfx-thing" }, thing)] : [], text, cell);
  }

  hide() {
    this.element.classList.remove("shown");
  }

  /**
   * @param {HTMLElement[]} groups
   * @param {string} text
   * @param {string | null} cell
   */
  #show(groups, text, cell) {
    // A new box each time: one that changed its size would shift.
    const box = h("div", { class: "kfx-box" });
    if (groups.length) box.append(h("div", { class: "kfx-rolls" }, groups));
    if (text) box.append(h("p", { class: "kfx-says" }, text));
    this.element.replaceChildren(box);
    const { classList } = this.element;
    classList.toggle("above", cell === null ? this.#isCrowdedBelow() : placeOf(cell).y >= NEAR_ROW);
    classList.toggle("shown", groups.length > 0 || text !== "");
  }

  /** Do more units stand at the lower edge than at the upper one? */
  #isCrowdedBelow() {
    const rows = (this.board.position?.view.units ?? []).flatMap(({ cell }) =>
      cell ? [placeOf(cell).y] : [],
    );
    const count = (/** @type {(row: number) => boolean} */ isThere) => rows.filter(isThere).length;
    return count((row) => row >= SIZE - COVERED) > count((row) => row < COVERED);
  }
}

/**
 * A die that tumbles over two other faces and stops.
 * @param {string} face
 * @param {boolean} counts
 * @param {number} n  how many were thrown before it
 */
function thrown(face, counts, n) {
  const still = reducedMotion();
  const at = FACES.indexOf(face);
  const shown = still ? [face] : [FACES[(at + 2 + n) % 6], FACES[(at + 4 + n) % 6], face];
  const pictures = shown.map((one) => picture(die(one)));
  const tick = counts ? h("span", { class: "kfx-tick" }, picture(drawing("0 0 18 18", TICK))) : null;
  const element = h("span", { class: counts ? "kfx-die counts" : "kfx-die" }, pictures, tick);
  if (!still) tumble(element, pictures, tick, n * STAGGER);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {SVGElement[]} pictures
 * @param {HTMLElement | null} tick
 * @param {number} delay
 */
function tumble(element, pictures, tick, delay) {
  const timing = { duration: TUMBLES, delay, fill: /** @type {const} */ ("both") };
  element.animate(
    [
      { translate: "0 -14px", rotate: "-150deg", easing: "ease-in" },
      { translate: "0 2px", rotate: "-60deg", offset: 0.4, easing: "ease-out" },
      { translate: "0 -6px", rotate: "-20deg", offset: 0.68, easing: "ease-in" },
      { translate: "0 0", rotate: "0deg" },
    ],
    timing,
  );
  const seen = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  pictures.forEach((one, n) => {
    const frames = seen.map((row, k) => ({
      opacity: row[n],
      offset: [0, 0.38, 0.68][k],
      easing: "step-end",
    }));
    one.animate([...frames, { opacity: seen[2][n] }], timing);
  });
  tick?.animate([{ opacity: 0, scale: 0.4 }, {}], {
    duration: 140,
    delay: delay + TUMBLES,
    fill: "backwards",
  });
}
