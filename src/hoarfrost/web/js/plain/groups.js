// @ts-check
/** The choices in the order in which they are shown: for games without a board of their own. */

import { inWords } from "./facts.js";

/** @typedef {import("../table/types.js").Choice} Choice */
/** @typedef {{id: string, title: string, isSide: boolean, choices: Choice[]}} Group */

/**
 * The choices by what they are about, in the order in which they come; those that are possible out of turn
 * come last.
 * @param {Choice[]} choices
 * @returns {Group[]}
 */
export function grouped(choices) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const choice of [...choices].sort((a, b) => Number(a.side ?? false) - Number(b.side ?? false))) {
    const kind = String(choice.target?.kind ?? "word");
    const isSide = choice.side ?? false;
    const id = isSide ? "side" : kind;
    const group = groups.get(id) ?? { id, title: inWords(kind), isSide, choices: [] };
    group.choices.push(choice);
    groups.set(id, group);
  }
  return [...groups.values()];
}
