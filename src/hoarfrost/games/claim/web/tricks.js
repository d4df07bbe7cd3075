// @ts-check
/** The trick that was decided last, read from the log. */

/** @typedef {import("../../../web/js/table/types.js").Line} Line */
/** @typedef {import("./types.js").TrickCard} TrickCard */
/** @typedef {import("./types.js").ClaimEvent} ClaimEvent */
/**
 * @typedef {object} Trick
 * @property {TrickCard | null} lead
 * @property {TrickCard | null} second
 * @property {number | null} winner null if it was frozen
 * @property {Line[]} lines what was said of it
 */

/** Whether a trick is decided by this. @param {{kind: string}} event */
export const isDecision = ({ kind }) => kind === "win" || kind === "freeze";

/** Whether something begins with this that is not of the trick before. @param {{kind: string}} event */
const isBeginning = ({ kind }) => kind === "trick" || kind === "phase2";

/**
 * @param {Line[]} log
 * @returns {Trick | null}
 */
export function lastTrick(log) {
  const end = log.findLastIndex(({ event }) => isDecision(event));
  if (end < 0) return null;
  const begin = log.findLastIndex(({ event }, n) => n < end && isBeginning(event));
  const next = log.findIndex(({ event }, n) => n > end && isBeginning(event));
  const lines = log.slice(begin + 1, next < 0 ? log.length : next);
  return {
    ...trickOf(/** @type {ClaimEvent} */ (log[end].event)),
    lines: lines.filter(({ text, quiet }) => text && !quiet),
  };
}

/** @param {ClaimEvent} decision */
export function trickOf({ kind, seat, lead, second }) {
  return { lead: lead ?? null, second: second ?? null, winner: kind === "win" ? (seat ?? null) : null };
}
