// @ts-check
/** What a cell is called by whoever cannot see it: what is there, and what can be done with it. */

import { percent } from "../../../web/js/lib/i18n.js";
import { onCells } from "./choices.js";
import { distance } from "./grid.js";
import { plural, t } from "./words.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Hit} Hit */

/** @param {KrosmasterBoard} board @returns {(cell: string) => string} */
export function speaker(board) {
  const { position } = board;
  if (!position) return (cell) => cell;
  const legal = onCells(board.choices, board.aimed);
  const places = new Map((board.arena.places ?? []).map((place) => [place.cell, place]));
  return (cell) =>
    [
      cell,
      ...groundWords(places.get(cell)),
      ...kamaWords(position, cell),
      ...sceneryWords(position, cell),
      ...unitWords(board, position, cell),
      ...actWords(board, cell, legal.has(cell)),
    ].join(", ");
}

/** @param {import("./ground.js").Place | undefined} place */
function groundWords(place) {
  if (!place) return [];
  return [
    ...(place.isRink ? [t("ice")] : []),
    ...(place.feature === "D" ? [t("Demon cell")] : []),
    ...(place.feature === "s" ? [t("Setup cell")] : []),
  ];
}

/** @param {Position} position @param {string} cell */
function kamaWords({ view }, cell) {
  const n = view.kamas[cell];
  return n ? [plural("{n} Kama", "{n} Kamas", { n })] : [];
}

/** @param {Position} position @param {string} cell */
function sceneryWords(position, cell) {
  const piece = position.sceneryAt(cell);
  return piece ? [position.catalogue.thing("scenery", piece.kind).name] : [];
}

/** @param {KrosmasterBoard} board @param {Position} position @param {string} cell */
function unitWords({ table }, position, cell) {
  const unit = position.unitAt(cell);
  if (!unit) return [];
  const { name, hp } = position.catalogue.card(unit.card);
  const whose = unit.owner === table.me ? t("yours") : t("of {who}", { who: table.name(unit.owner) });
  return [name, whose, t("{n} of {hp} HP", { n: position.hpLeft(unit), hp })];
}

/** @param {KrosmasterBoard} board @param {string} cell @param {boolean} isLegal */
function actWords(board, cell, isLegal) {
  if (board.aimed) return aimWords(board, cell, isLegal);
  if (!isLegal) return [];
  const walk = board.outlook?.walks.find((one) => one.cell === cell);
  if (!walk) return [t("can be chosen")];
  const risk = walk.risk > 0 ? [t("risk of being held {chance}", { chance: percent(walk.risk) })] : [];
  return [t("{n} MP", { n: walk.cost }), ...risk];
}

/** @param {KrosmasterBoard} board @param {string} cell @param {boolean} isLegal */
function aimWords({ reach, position }, cell, isLegal) {
  if (!reach || !position) return isLegal ? [t("target")] : [];
  if (isLegal) return [t("target"), ...(reach.aims[cell]?.hits ?? []).map((hit) => hitWords(hit, position))];
  const blockers = reach.hidden[cell];
  if (blockers) return [t("no line of sight: {cells}", { cells: blockers })];
  const far = distance(reach.origin, cell);
  if (far > reach.max) return [t("out of range by {n}", { n: far - reach.max })];
  if (far < reach.min) return [t("too near by {n}", { n: reach.min - far })];
  return reach.range.includes(cell) ? [] : [t("not in a straight line")];
}

/** "Bill Tell: 1 damage 58 %, KO 8 %". @param {Hit} hit @param {Position} position */
export function hitWords(hit, position) {
  const odds = hit.chances.map(([n, chance]) =>
    n >= hit.left
      ? t("KO {chance}", { chance: percent(chance) })
      : plural("{n} marker {chance}", "{n} markers {chance}", { n, chance: percent(chance) }),
  );
  return `${position.nameOf(hit.piece)}: ${odds.join(", ")}`;
}
