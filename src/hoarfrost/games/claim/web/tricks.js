// @ts-check
/** The tricks so far, read from the log. */

/** @typedef {import("../../../web/js/table/types.js").Line} Line */
/** @typedef {{seat: number, code: string}} Played */
/**
 * @typedef {object} Trick
 * @property {Played | null} lead
 * @property {Played | null} second
 * @property {number | null} winner null if it was frozen
 * @property {Line[]} lines what was said of it
 * @property {number} end the number of the line that ended it
 */

/** Events that end a trick, and those that come before the first card of the next. */
const ENDS = ["win", "freeze"];
const BETWEEN = ["prize", "phase2", "deal"];

/**
 * The last trick that was decided.
 * @param {Line[]} log
 * @returns {Trick | null}
 */
export function lastTrick(log) {
  const end = log.findLastIndex(({ event }) => ENDS.includes(kind(event)));
  if (end < 0) return null;
  const start = log.findLastIndex(({ event }, n) => n < end && ENDS.includes(kind(event)));
  /** @type {Record<string, Played | null>} */
  const played = { lead: null, second: null };
  for (const { event } of log.slice(start + 1, end)) note(event, played);
  const after = log.findIndex(({ event }, n) => n > end && BETWEEN.includes(kind(event)));
  const begin =
    log.findLastIndex(({ event }, n) => n <= end && (n <= start || BETWEEN.includes(kind(event)))) + 1;
  const lines = log.slice(begin, after < 0 ? log.length : after).filter(({ text, quiet }) => text && !quiet);
  const winner = kind(log[end].event) === "win" ? Number(log[end].event.seat) : null;
  return { lead: played.lead, second: played.second, winner, lines, end };
}

/** @param {Record<string, unknown>} event */
const kind = (event) => String(event.kind);

/**
 * @param {Record<string, any>} event
 * @param {Record<string, Played | null>} played
 */
function note(event, played) {
  const { seat, card: code } = event;
  if (event.kind === "lead" || event.kind === "second") played[event.kind] = { seat, code };
  for (const role of ["lead", "second"]) {
    const own = played[role];
    // The Dagger takes the rival's card away; a hidden card is named anew when it is turned up.
    if (event.kind === "stab" && own && own.seat !== seat) played[role] = null;
    else if ((event.kind === "turn_up" || event.kind === "number") && own?.seat === seat)
      played[role] = { seat, code };
  }
}
