// @ts-check
/**
 * The views between two that the server sends: what an event has changed of what is drawn. Nothing here decides
 * anything, for an event says what came of it; whatever else has changed comes with the next view.
 */

import { SCENERY } from "./position.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("./types.js").KrosEvent} KrosEvent */

/** The Power that a die gives, by its face. @type {Record<string, string>} */
const POWERS = { C: "critical_hit", D: "dodge", L: "lock", A: "armour" };

/** @type {Record<string, (view: View, event: KrosEvent) => Partial<View>>} */
const CHANGES = {
  deploy: (view, { piece, cell }) => at(view, piece, cell),
  inspire: inspired,
  piece: (_, { piece }) => ({ piece }),
  end: () => ({ piece: null }),
  move: moved,
  push: moved,
  attract: moved,
  retreat: moved,
  teleport: moved,
  shove: shoved,
  swap: swapped,
  kama: pickedUp,
  cast: (view, { piece, injury }) => injured(view, piece, injury),
  summon: summoned,
  damage: hurt,
  heal: healed,
  destroy: (view, { piece }) => at(view, piece, null),
  ko: (view, { piece }) => at(view, piece, null),
  token: tokened,
};

/** @param {View} view @param {KrosEvent} event @returns {View} */
export function after(view, event) {
  const change = CHANGES[event.kind];
  return change ? { ...view, ...change(view, event) } : view;
}

/**
 * @param {View} view
 * @param {number} piece
 * @param {Partial<Unit>} parts
 * @returns {Pick<View, "units">}
 */
function withUnit({ units }, piece, parts) {
  return { units: units.map((unit) => (unit.piece === piece ? { ...unit, ...parts } : unit)) };
}

/** @param {View} view @param {number} piece @param {string | null} cell @returns {Partial<View>} */
function at(view, piece, cell) {
  if (piece < SCENERY) return withUnit(view, piece, { cell });
  return { scenery: view.scenery.map((thing, n) => (n + SCENERY === piece ? { ...thing, cell } : thing)) };
}

/** @param {View} view @param {KrosEvent} event */
function moved(view, { piece, path }) {
  return at(view, piece, path[path.length - 1]);
}

/** @param {View} view @param {KrosEvent} event */
function shoved(view, event) {
  const cube = moved(view, event);
  return event.rider ? { ...cube, ...moved(view, { ...event, piece: event.rider.piece }) } : cube;
}

/** @param {View} view @param {KrosEvent} event */
function swapped(view, { piece, other, cells }) {
  const half = { ...view, ...at(view, piece, cells[0]) };
  return at(half, other.piece, cells[1]);
}

/** @param {View} view @param {KrosEvent} event */
function inspired(view, { piece, symbol }) {
  const { inspired: before = [] } = view.units[piece];
  return withUnit(view, piece, { inspired: [...before, POWERS[symbol] ?? symbol] });
}

/** @param {View} view @param {KrosEvent} event */
function pickedUp({ units, kamas }, { piece }) {
  const cell = units[piece].cell ?? "";
  const { [cell]: lay = 0, ...others } = kamas;
  return { kamas: lay > 1 ? { ...others, [cell]: lay - 1 } : others };
}

/** @param {View} view @param {KrosEvent} event */
function summoned({ units }, { piece, card, owner, cell, by }) {
  /** @type {Unit} */
  const unit = {
    ...{ piece, card, owner, cell, ap: 0, mp: 0, injuries: 0, frozen: 0, powers: [] },
    summoner: by.piece,
  };
  const all = [...units];
  all[piece] = unit;
  return { units: all };
}

/** @param {View} view @param {KrosEvent} event @returns {Partial<View>} */
function hurt(view, { piece, placed, frozen }) {
  if (piece < SCENERY) return frozen ? frozenBy(view, piece, placed) : injured(view, piece, placed);
  const { scenery } = view;
  return {
    scenery: scenery.map((thing, n) =>
      n + SCENERY === piece ? { ...thing, marks: thing.marks + placed } : thing,
    ),
  };
}

/** @param {View} view @param {number} piece @param {number} count */
const injured = (view, piece, count) =>
  withUnit(view, piece, { injuries: view.units[piece].injuries + count });

/** @param {View} view @param {number} piece @param {number} count */
const frozenBy = (view, piece, count) => withUnit(view, piece, { frozen: view.units[piece].frozen + count });

/** @param {View} view @param {KrosEvent} event */
function healed(view, { piece, count, frozen }) {
  const unit = view.units[piece];
  return withUnit(view, piece, { injuries: unit.injuries - count + frozen, frozen: unit.frozen - frozen });
}

/** @param {View} view @param {KrosEvent} event */
function tokened(view, { piece, token, came }) {
  if (came === "lost") return {};
  const changed = came === "placed" ? token : opposite(token);
  const { tokens = {} } = view.units[piece];
  const { [changed]: count = 0, ...others } = tokens;
  const left = count + (came === "placed" ? 1 : -1);
  return withUnit(view, piece, { tokens: left > 0 ? { ...tokens, [changed]: left } : others });
}

/** @param {string} token */
const opposite = (token) => (token.includes("+") ? token.replace("+", "-") : token.replace("-", "+"));
