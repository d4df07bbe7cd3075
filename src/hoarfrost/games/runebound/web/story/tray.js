// @ts-check
/** The tray at the edge of the map: dice that roll, and the sentence about what happens. The log says it in words. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../../web/js/lib/motion.js";
import { movementDie } from "../art/dice.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */

/** The time in which a die changes its face twice, and how much later the next one begins, in milliseconds. */
const TUMBLES = 400,
  STAGGER = 45;
const FACES = 6;
/** From here on down a space would lie below the tray. */
const MIDDLE = 0.66;

export class Tray {
  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("div", { class: "fx-tray", "aria-hidden": "true" });
    board.map.element.after(this.element);
  }

  /** Movement dice of a seat. @param {number} seat @param {number[]} faces @param {string} text */
  roll(seat, faces, text) {
    const dice = faces.map((face, n) => this.#thrown(face, n));
    this.#show([h("span", { class: "fx-who" }, this.board.table.mark(seat)), ...dice], text);
  }

  /**
   * A sentence, with pictures of what it is about.
   * @param {string} text
   * @param {(string | null)[]} [drawn]  as SVG text
   */
  say(text, drawn = []) {
    const pictures = drawn
      .filter((one) => one !== null)
      .map((one) => h("span", { class: "fx-thing" }, picture(one)));
    this.#show(pictures, text);
  }

  /** What happens in the lower half is not covered. @param {string | null} space */
  keepClear(space) {
    const { map } = this.board;
    if (!space || !map.hexes.land.spaces[space]) return;
    const whole = map.element.getBoundingClientRect(),
      { top, height } = map.space(space).getBoundingClientRect();
    this.element.classList.toggle("above", top + height > whole.top + whole.height * MIDDLE);
  }

  hide() {
    this.element.classList.remove("shown");
  }

  /** @param {HTMLElement[]} things @param {string} text */
  #show(things, text) {
    // A new box each time: one that changed its size would shift.
    const box = h("div", { class: "fx-box" });
    if (things.length) box.append(h("div", { class: "fx-things" }, things));
    if (text) box.append(h("p", { class: "fx-says" }, text));
    this.element.replaceChildren(box);
    this.element.classList.toggle("shown", things.length > 0 || text !== "");
  }

  /** A die that tumbles over two other faces and stops. @param {number} face @param {number} n  how many before it */
  #thrown(face, n) {
    const drawn = (/** @type {number} */ one) =>
      picture(movementDie(this.board.catalogue.face(one).terrains, { size: 44 }));
    if (reducedMotion()) return h("span", { class: "fx-die" }, drawn(face));
    const other = (/** @type {number} */ by) => ((face + by + n - 1) % FACES) + 1;
    const pictures = [other(2), other(4), face].map(drawn);
    const element = h("span", { class: "fx-die" }, pictures);
    tumble(element, pictures, n * STAGGER);
    return element;
  }
}

/** @param {HTMLElement} element @param {SVGElement[]} pictures @param {number} delay */
function tumble(element, pictures, delay) {
  const timing = { duration: TUMBLES, delay, fill: /** @type {const} */ ("both") };
  element.animate(
    [
      { translate: "0 -16px", rotate: "-150deg", easing: "ease-in" },
      { translate: "0 2px", rotate: "-60deg", offset: 0.4, easing: "ease-out" },
      { translate: "0 -6px", rotate: "-20deg", offset: 0.68, easing: "ease-in" },
      { translate: "0 0", rotate: "0deg" },
    ],
    timing,
  );
  const offsets = [0, 0.38, 0.68];
  pictures.forEach((one, n) => {
    const seen = offsets.map((offset, step) => ({ opacity: step === n ? 1 : 0, offset, easing: "step-end" }));
    one.animate([...seen, { opacity: n === offsets.length - 1 ? 1 : 0 }], timing);
  });
}
