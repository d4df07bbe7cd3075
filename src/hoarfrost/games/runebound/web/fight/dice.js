// @ts-check
/** Two ten-sided dice: they tumble, stop, and are added up before everybody's eyes. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../../web/js/lib/motion.js";
import { tenDie } from "../art/dice.js";
import { t } from "../words.js";

/**
 * A roll: the faces, what is added, what comes of it, and the number to reach (null: it is this roll).
 * @typedef {{title: string, faces: number[], value: number, total: number, target: number | null,
 *   result: string, isGood: boolean | null}} Roll
 */

/** Milliseconds: a die tumbles, the second begins later, then the sum stands for a while. */
export const TUMBLES = 620;
export const STAGGER = 110;
export const STANDS = 900;
const SIDES = 10;

export class TenDice {
  constructor() {
    this.title = h("p", { class: "tdtitle" });
    this.pair = h("span", { class: "tdpair" });
    this.sum = h("span", { class: "tdsum" });
    this.result = h("p", { class: "tdresult" });
    // The log says it in words.
    this.element = h(
      "div",
      { class: "tendice", "aria-hidden": "true" },
      this.title,
      h("div", { class: "tdrow" }, this.pair, this.sum),
      this.result,
    );
    this.clear();
  }

  /** Nothing has been rolled. */
  clear() {
    this.#write({ title: "", faces: [], value: 0, total: 0, target: null, result: "", isGood: null });
    this.element.classList.add("unrolled");
  }

  /** The dice as they lie. @param {Roll} roll */
  lay(roll) {
    this.#write(roll);
    this.pair.replaceChildren(...roll.faces.map((face) => h("span", { class: "tdie" }, drawn(face))));
  }

  /** The dice roll, and the sum is told when they lie. @param {Roll} roll */
  roll(roll) {
    this.#write(roll);
    const isStill = reducedMotion();
    this.pair.replaceChildren(...roll.faces.map((face, n) => thrown(face, n, isStill)));
    if (!isStill) for (const one of [this.sum, this.result]) appearLate(one);
  }

  /** @param {Roll} roll */
  #write({ title, faces, value, total, target, result, isGood }) {
    this.element.classList.remove("unrolled");
    this.title.textContent = title;
    this.pair.replaceChildren();
    this.sum.textContent = faces.length ? sumText(value, total, target) : "";
    this.result.textContent = result;
    this.result.className = isGood === null ? "tdresult" : `tdresult ${isGood ? "good" : "bad"}`;
  }
}

/** @param {number} value @param {number} total @param {number | null} target */
function sumText(value, total, target) {
  const added = value < 0 ? `− ${-value}` : `+ ${value}`;
  const sum = `${added} = ${total}`;
  return target === null ? sum : t("{sum} against {target}", { sum, target });
}

/** @param {number} face */
const drawn = (face) => picture(tenDie(face, { size: 46 }));

/** A die that shows two other faces before its own. @param {number} face @param {number} n @param {boolean} isStill */
function thrown(face, n, isStill) {
  if (isStill) return h("span", { class: "tdie" }, drawn(face));
  const other = (/** @type {number} */ by) => ((face + by - 1) % SIDES) + 1;
  const pictures = [other(3 + n), other(7 - n), face].map(drawn);
  const element = h("span", { class: "tdie" }, ...pictures);
  const timing = { duration: TUMBLES, delay: n * STAGGER, fill: /** @type {const} */ ("both") };
  element.animate(
    [
      { translate: "0 -22px", rotate: "-200deg", easing: "ease-in" },
      { translate: "0 3px", rotate: "-80deg", offset: 0.42, easing: "ease-out" },
      { translate: "0 -9px", rotate: "-30deg", offset: 0.7, easing: "ease-in" },
      { translate: "0 0", rotate: "0deg" },
    ],
    timing,
  );
  pictures.forEach((one, place) => {
    const seen = [0, 1, 2].map((step) => ({
      opacity: step === place ? 1 : 0,
      offset: [0, 0.38, 0.68][step],
      easing: "step-end",
    }));
    one.animate([...seen, { opacity: place === 2 ? 1 : 0 }], timing);
  });
  return element;
}

/** @param {HTMLElement} element */
function appearLate(element) {
  const delay = TUMBLES + STAGGER;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140, delay, fill: "backwards" });
}
