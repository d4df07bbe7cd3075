// @ts-check
/** Elements of cards: made once for a key, changed in place. */

import { h } from "../../../web/js/lib/dom.js";
import { carry, reducedMotion } from "../../../web/js/lib/motion.js";
import { BACK, cardName, cardPicture, factionOf, valueText } from "./faces.js";

/** @typedef {import("./position.js").Piece} Piece */

/**
 * A card as a picture.
 * @param {"div" | "button" | "li" | "span"} tag
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 * @returns {HTMLElement}
 */
export function cardElement(tag, piece, things) {
  const element = h(tag, { class: "pc", ...(tag === "button" ? { type: "button" } : {}) });
  turn(element, piece, things);
  return element;
}

/**
 * Show this side of a card; its key and its rule come with it.
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export function turn(element, { key, code, from }, things) {
  element.dataset.key = key;
  if (from) element.dataset.from = from;
  if (element.dataset.code === code) return;
  element.dataset.code = code;
  element.dataset.rule = ruleOf(code, things);
  const picture = cardPicture(code, things);
  const before = element.querySelector(":scope > svg");
  if (before) before.replaceWith(picture);
  else element.prepend(picture);
}

/** The rule that tells what a card can do. @param {string} code @param {import("./types.js").Things} things */
export const ruleOf = (code, things) =>
  code === BACK ? "claim.info.zones" : things.factions[factionOf(code)].rule;

/** How long a card turns, and after how long the next one does, in milliseconds. */
const TURN = 420;
const NEXT = 40;

/**
 * Let a card be seen from behind, and turn.
 * @param {HTMLElement} element
 * @param {Element} back
 * @param {number} n which of several it is
 */
export function turnOver(element, back, n) {
  const face = element.querySelector(":scope > svg");
  if (!face || reducedMotion()) return;
  const timing = { duration: TURN, delay: 200 + n * NEXT, fill: /** @type {const} */ ("backwards") };
  back.classList.add("backside");
  element.append(back);
  face.animate(
    [
      { opacity: 0, scale: "0 1" },
      { opacity: 0, scale: "0 1" },
      { opacity: 1, scale: "1 1" },
    ],
    timing,
  );
  const turning = back.animate([{ scale: "1 1" }, { scale: "0 1" }, { scale: "0 1" }], timing);
  turning.finished.then(
    () => back.remove(),
    () => back.remove(),
  );
}

/**
 * A card as a small tile with its number, for piles of one faction.
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export function tile(piece, things) {
  const element = h("i", { class: "tile" });
  turnTile(element, piece, things);
  void bring(element, piece, things);
  return element;
}

/**
 * A card that lies elsewhere on the table flies to its new place; a tile alone would say little on its way.
 * @param {HTMLElement | SVGElement} place
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export async function bring(place, { key, code, from = "" }, things) {
  const [own, origin] = [key, from].map((name) => document.querySelector(`[data-key="${CSS.escape(name)}"]`));
  const start = own ?? origin;
  if (!start || code === BACK) return;
  // It does not slide by itself meanwhile.
  place.removeAttribute("data-key");
  await carry(cardPicture(code, things), start.getBoundingClientRect(), place);
  if (place.classList.contains("tile")) place.dataset.key = key;
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export function turnTile(element, { key, code }, things) {
  if (element.dataset.code === code) return;
  element.dataset.key = key;
  element.dataset.code = code;
  element.replaceChildren(valueText(code, things));
  element.title = cardName(code, things);
}

/**
 * Give a button its name in words that are not seen: what is printed on its picture is another text.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function callIt(element, text) {
  const name = element.querySelector(":scope > .vh") ?? h("span", { class: "vh" });
  if (!name.parentNode) element.append(name);
  if (name.textContent !== text) name.textContent = text;
}
