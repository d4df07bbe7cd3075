// @ts-check
/** What a lesson can point at. */

import { onCells } from "./choices.js";

/** So many cells can be kept free of a sentence. */
const FEW = 6;

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */

/**
 * @param {KrosmasterBoard} board
 * @param {string} at  see docs/lessons.md
 * @returns {Element[]}
 */
export function anchorOf(board, at) {
  if (at === "arena") return [board.arena.svg];
  if (at === "choices") return choicesOf(board);
  const [kind, id] = at.split(":");
  if (kind === "cell") return [board.arena.cell(id)];
  if (kind === "unit") return unitsOf(board, id);
  if (kind === "forecast") return [board.forecast.element];
  if (kind === "timeline") return [board.timeline.element];
  const found = [...document.querySelectorAll(`[data-anchor="${CSS.escape(at)}"]`)];
  // The same may be told beside the arena and in the strip above it: what is in sight is meant.
  const seen = found.filter((element) => element.getClientRects().length);
  return seen.length ? seen : found;
}

/** @param {KrosmasterBoard} board @param {string} id  a card, or the number of a piece */
function unitsOf({ arena, position }, id) {
  const units = position?.view.units.filter(({ piece, card }) => card === id || String(piece) === id) ?? [];
  return units.flatMap(({ cell }) => (cell ? [arena.cell(cell)] : []));
}

/** Where the learner answers; among many cells none stands out. @param {KrosmasterBoard} board @returns {Element[]} */
function choicesOf(board) {
  const cells = [...onCells(board.choices, board.aimed).keys()];
  const controls = board.place.querySelectorAll("button[data-choice]");
  return [...(cells.length > FEW ? [] : cells.map((cell) => board.arena.cell(cell))), ...controls];
}
