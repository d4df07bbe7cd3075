// @ts-check
/** The last game against the computer, which can be begun again with one click. */

import { settings, tables } from "../lib/store.js";
import { isAmongPeople, isWatching, planFor } from "./plan.js";

/** @typedef {import("../lib/games.js").GameInfo} GameInfo */
/** @typedef {import("./plan.js").Seated & Pick<GameInfo, "name" | "presets">} Game */
/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("./plan.js").Plan} Plan */
/**
 * `preset` is the ready-made game that the options are, if they are one.
 * @typedef {{options: Options, preset: string | null, plan: Plan}} Begun
 */

const key = (/** @type {string} */ game) => `last ${game}`;

/**
 * Keep what was begun, if it was a game against the computer alone.
 * @param {string} game
 * @param {Begun} begun
 */
export function rememberGame(game, begun) {
  if (!isAmongPeople(begun.plan) && !isWatching(begun.plan)) settings.set(key(game), begun);
}

/** @param {string} game */
export function forgetGame(game) {
  settings.set(key(game), null);
}

/** Has somebody played this game in this browser? @param {string} game */
export function hasPlayed(game) {
  return settings.get(key(game)) !== null || tables.all().some((table) => table.game === game);
}

/**
 * The games, those that somebody has played in this browser first, the last one before all.
 * @template {{name: string}} T
 * @param {T[]} games
 * @returns {T[]}
 */
export function lastFirst(games) {
  const played = tables.all().map(({ game }) => game);
  const place = (/** @type {T} */ { name }) => (played.includes(name) ? played.indexOf(name) : played.length);
  return games.toSorted((a, b) => place(a) - place(b));
}

/**
 * What one click begins: the last game again. Whoever has never played gets the first ready-made game against the
 * weakest level, whoever has only played people the usual level.
 * @param {Game} game
 * @returns {Begun}
 */
export function nextGame(game) {
  const names = settings.get("names");
  const last = settings.get(key(game.name));
  if (last) return { ...last, plan: planFor(game, last.plan, names) };
  const [preset] = game.presets;
  const plan = planFor(game, null, names);
  if (!hasPlayed(game.name)) for (const chair of plan.chairs) chair.level = game.levels[0].id;
  return { options: preset?.options ?? {}, preset: preset?.id ?? null, plan };
}
