// @ts-check
/** Elements of cards: made once for a key, changed in place. */

import { h } from "../../../web/js/lib/dom.js";
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

/**
 * A card as a small tile with its number, for piles of one faction.
 * @param {Piece} piece
 * @param {import("./types.js").Things} things
 */
export function tile(piece, things) {
  const element = h("i", { class: "tile" });
  turnTile(element, piece, things);
  return element;
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
  element.textContent = valueText(code, things);
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
