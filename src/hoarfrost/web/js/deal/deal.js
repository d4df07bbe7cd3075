// @ts-check
/** A deal that several people play apart, as the server tells it (docs/protocol.md), and words about it. */

import { get, post } from "../lib/api.js";
import { language, t } from "../lib/i18n.js";
import { device, settings, tables } from "../lib/store.js";

/** @typedef {"won"|"drawn"|"lost"} Outcome */
/** @typedef {{result: Outcome, score: string|null}} Ending */
/**
 * A finished game of a deal. `attempt` is 2 for somebody who has played it before.
 * @typedef {{number: number, name: string, attempt: number, you: boolean, at: number, taken_back: number}
 *   & Ending} Result
 */
/**
 * `results` are empty before the reader may know them, `yours` the games of this browser.
 * @typedef {object} Deal
 * @property {string} id
 * @property {"challenge"|"daily"} kind
 * @property {string} game
 * @property {string|null} preset
 * @property {{kind: string, name: string, level: string|null}[]} seats
 * @property {number} seat
 * @property {string} commitment
 * @property {string|null} secret
 * @property {number|null} opens
 * @property {({name: string} & Ending)|null} by
 * @property {number} people
 * @property {Result[]} results
 * @property {{table: string, attempt: number, over: boolean}[]} yours
 * @property {string|null} refusal  why this browser may not play it now
 */

/**
 * @param {string} id
 * @returns {Promise<Deal>}
 */
export function fetchDeal(id) {
  return get(`/api/deals/${encodeURIComponent(id)}`, { token: device() });
}

/**
 * @param {string} game
 * @returns {Promise<{today: Deal, yesterday: Deal|null}>}
 */
export function fetchDaily(game) {
  return get(`/api/daily/${encodeURIComponent(game)}`, { token: device() });
}

/**
 * The deal of a finished game, for others.
 * @param {string} table
 * @returns {Promise<string>}
 */
export async function makeChallenge(table) {
  const token = tables.get(table)?.token;
  const path = `/api/tables/${encodeURIComponent(table)}/challenge`;
  return (await post(path, { device: device() }, { token })).deal;
}

/**
 * Sit down to play a deal; the table.
 * @param {Deal} deal
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function beginDeal({ id, game }, name) {
  const seat = await post(`/api/deals/${encodeURIComponent(id)}`, { device: device(), name });
  if (name) settings.set("names", [name, ...settings.get("names").slice(1)]);
  tables.put({
    id: seat.table,
    token: seat.token,
    game,
    seats: seat.seats,
    commitment: seat.commitment,
  });
  return seat.table;
}

/**
 * Which game it is, and against whom.
 * @param {Deal} deal
 */
export function what({ preset, seats, seat }) {
  const players = seats.filter((_, number) => number !== seat).map(({ name }) => name);
  return [preset, players.length ? t("against {players}", { players }) : null].filter(Boolean).join(" · ");
}

/** @param {string} id */
export function linkTo(id) {
  return new URL(`/#/deal/${id}`, location.origin).href;
}

/** @param {Outcome} result */
export function resultWord(result) {
  if (result === "won") return t("Won");
  return result === "drawn" ? t("Drawn") : t("Lost");
}

/**
 * What stands before the link.
 * @param {Ending} ending
 */
export function boast({ result, score }) {
  if (score === null) return t("I gave this deal up. Can you do better?");
  if (result === "won") return t("I won this deal, {score}. Can you?", { score });
  if (result === "drawn") return t("I tied this deal, {score}. Can you win it?", { score });
  return t("I lost this deal, {score}. Can you do better?", { score });
}

/**
 * How it went for somebody else.
 * @param {{name: string} & Ending} by
 */
export function feat({ name, result, score }) {
  if (score === null) return t("{name} gave this deal up. Can you do better?", { name });
  if (result === "won") return t("{name} won this deal, {score}. Can you?", { name, score });
  if (result === "drawn") return t("{name} tied this deal, {score}. Can you win it?", { name, score });
  return t("{name} lost this deal, {score}. Can you do better?", { name, score });
}

/**
 * The latest game of this browser that counts.
 * @param {Deal} deal
 */
export function ownResult({ results }) {
  const own = results.filter(({ you }) => you);
  return own.toSorted((one, other) => other.attempt - one.attempt)[0] ?? null;
}

/** @param {number} seconds since 1970 */
export function clockTime(seconds) {
  const form = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return new Intl.DateTimeFormat(language(), form).format(seconds * 1000);
}

/** @param {number} seconds since 1970 */
export function dayOf(seconds) {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(seconds * 1000);
}
