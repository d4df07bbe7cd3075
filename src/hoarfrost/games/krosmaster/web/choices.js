// @ts-check
/** What the choices are about: which cell stands for which of them. */

import { beside } from "./grid.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/lib/json.js").Json} Json */

/** @type {Record<string, string>} */
const ARROW_OF = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" };

/** What a choice is about. @param {Choice} choice @returns {Json} */
export const targetOf = (choice) => choice.target ?? { kind: "" };

/** @param {Choice} choice */
export const isCast = (choice) => targetOf(choice).verb === "cast";

/**
 * The choices that are made on the arena, by cell. With a spell in hand those of that spell, else the others; a way is
 * chosen by the cell to which it leads.
 * @param {Choice[]} choices
 * @param {string | null} aimed
 * @returns {Map<string, Choice>}
 */
export function onCells(choices, aimed) {
  /** @type {Map<string, Choice>} */
  const found = new Map();
  for (const choice of choices) {
    const target = targetOf(choice);
    if (target.kind === "way") found.set(beside(target.cell, ARROW_OF[target.way]), choice);
    if (target.kind !== "cell") continue;
    if (isCast(choice) ? target.spell === aimed : aimed === null) found.set(target.cell, choice);
  }
  return found;
}

/**
 * The choices for which no cell stands.
 * @param {Choice[]} choices
 */
export function inWords(choices) {
  return choices.filter((choice) => !["cell", "way"].includes(targetOf(choice).kind));
}

/** @param {Choice[]} choices @param {string} word */
export function wordOf(choices, word) {
  return choices.find((choice) => targetOf(choice).kind === "word" && targetOf(choice).word === word);
}

/** Where a choice is made on the arena. @param {Choice} choice @returns {string | null} */
export function cellOf(choice) {
  const { kind, cell, way } = targetOf(choice);
  if (kind === "cell") return cell;
  return kind === "way" ? beside(cell, ARROW_OF[way]) : null;
}
