// @ts-check
/** Elements of cards: made once for a key, changed in place. */

import { h } from "../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../web/js/lib/motion.js";
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
  if (isComing(piece)) flyAsCard(element, cardPicture(piece.code, things));
  return element;
}

/** Does a piece come from elsewhere on the table? @param {Piece} piece */
function isComing({ key, from }) {
  if (reducedMotion()) return false;
  return from !== undefined || document.querySelector(`[data-key="${CSS.escape(key)}"]`) !== null;
}

/**
 * A tile is seen as a card until it has arrived.
 * @param {HTMLElement} element
 * @param {Element} card
 */
function flyAsCard(element, card) {
  card.classList.add("ascard");
  card.addEventListener("animationend", () => card.remove());
  element.append(card);
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export function turnTile(element, { key, code, from }, things) {
  element.dataset.key = key;
  if (from) element.dataset.from = from;
  if (element.dataset.code === code) return;
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
