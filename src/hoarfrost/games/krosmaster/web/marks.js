// @ts-check
/** What is marked on the arena, from what is asked, what is aimed and what is looked at. */

import { onCells, targetOf } from "./choices.js";
import { SCENERY } from "./position.js";

/** @typedef {import("./overlay.js").Marks} Marks */
/** @typedef {import("./overlay.js").Ghost} Ghost */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Aim} Aim */
/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */

/** @param {KrosmasterBoard} board @returns {Marks} */
export function marksOf(board) {
  const { position } = board;
  if (!position) return {};
  const selected = board.selected === null ? null : position.view.units[board.selected]?.cell;
  return {
    active: position.active?.cell,
    selected: selected === position.active?.cell ? null : selected,
    last: board.last,
    ...lookedAt(board, position),
  };
}

/** @param {KrosmasterBoard} board @param {Position} position @returns {Marks} */
function lookedAt(board, position) {
  if (board.aimed) return aimMarks(board, position, board.aimed);
  if (board.unitOutlook) return { threat: threatOf(board), chosen: proposedCell(board) };
  const legal = [...onCells(board.choices, null).keys()];
  return { legal, chosen: proposedCell(board), ...walkMarks(board, position) };
}

/** What a selected unit could reach, or hit. @param {KrosmasterBoard} board */
function threatOf({ unitOutlook }) {
  return [
    ...new Set([...(unitOutlook?.threat ?? []), ...(unitOutlook?.walks ?? []).map(({ cell }) => cell)]),
  ];
}

/** @param {KrosmasterBoard} board */
function proposedCell(board) {
  const cell = board.proposedCell;
  return cell ? [cell] : [];
}

/** @param {KrosmasterBoard} board @param {Position} position @returns {Marks} */
function walkMarks(board, position) {
  const risky = (board.outlook?.walks ?? []).filter(({ risk }) => risk > 0);
  const { walk } = board;
  return {
    risks: new Map(risky.map(({ cell, risk }) => [cell, risk])),
    ...(walk && position.active?.cell
      ? { path: [position.active.cell, ...walk.path], cost: String(walk.cost) }
      : {}),
  };
}

/** @param {KrosmasterBoard} board @param {Position} position @param {string} spell @returns {Marks} */
function aimMarks(board, position, spell) {
  const { reach, aim } = board;
  const targets = [...onCells(board.choices, spell).keys()];
  if (!reach) return { range: targets };
  const hidden = Object.keys(reach.hidden);
  const seen = reach.range.filter((cell) => !(cell in reach.hidden));
  return {
    range: [...new Set([...seen, ...targets])],
    hidden,
    targets: targets.filter((cell) => position.unitAt(cell) || cell in reach.aims),
    aimed: aim?.cell,
    chosen: [],
    ...(aim ? aimAt(board, position, aim) : {}),
  };
}

/**
 * @param {KrosmasterBoard} board
 * @param {Position} position
 * @param {{cell: string, told: Aim | null}} aim
 * @returns {Marks}
 */
function aimAt({ reach }, position, { cell, told }) {
  if (!reach) return {};
  const { origin } = reach;
  const inRange = reach.range.includes(cell);
  return {
    area: reach.area?.[cell] ?? [],
    sight: inRange && origin !== cell ? { from: origin, to: cell, blockers: reach.hidden[cell] ?? [] } : null,
    ghosts: (told?.events ?? []).flatMap((event) => ghostsOf(event, position)),
    explosions: told?.explosions ?? [],
  };
}

/** @param {import("./types.js").KrosEvent} event @param {Position} position @returns {Ghost[]} */
function ghostsOf(event, position) {
  const { kind, path, cells } = event;
  if (kind === "swap")
    return [ghostOf(event.piece, [cells[0]], position), ghostOf(event.other.piece, [cells[1]], position)];
  if (kind === "summon") return [{ path: [event.cell], card: event.card, side: position.side(event.owner) }];
  if (!["push", "attract", "retreat", "shove", "teleport"].includes(kind) || path.length < 2) return [];
  const moved = ghostOf(event.piece, path, position);
  return event.rider ? [moved, { ...ghostOf(event.rider.piece, path.slice(-1), position) }] : [moved];
}

/** @param {number} piece @param {string[]} path @param {Position} position @returns {Ghost} */
function ghostOf(piece, path, position) {
  if (piece >= SCENERY) return { path, scenery: position.view.scenery[piece - SCENERY].kind };
  const { card, owner } = position.view.units[piece];
  return { path, card, side: position.side(owner) };
}

/** The spell of a choice. @param {import("../../../web/js/table/types.js").Choice} choice @returns {string | null} */
export const spellOf = (choice) => (targetOf(choice).verb === "cast" ? targetOf(choice).spell : null);
