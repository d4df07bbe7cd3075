// @ts-check
/** The clocks run on between two messages of the server; the server alone decides when time is up. */

import { plural } from "../lib/i18n.js";

/** @typedef {import("./types.js").Source} Source */

/** Seconds left at which the reader is told, once each. */
const WARNINGS = [60, 30, 10];

/**
 * @param {Source} session
 * @param {number} seat
 * @returns {number} milliseconds
 */
export function timeLeft(session, seat) {
  const clock = session.latest?.clock;
  if (!clock) return 0;
  const gone = clock.runs.includes(seat) ? performance.now() - session.clockAt : 0;
  return Math.max(0, clock.left[seat] - gone);
}

/**
 * @param {Source} session
 * @param {number} seat
 */
export function clockText(session, seat) {
  const seconds = Math.ceil(timeLeft(session, seat) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Count down. A screen reader hears only the warnings, never the seconds.
 * @param {Source} session
 * @param {() => void} tick
 * @param {(text: string) => void} announce
 * @returns {() => void} stops it
 */
export function runClock(session, tick, announce) {
  /** @type {number|null} */
  let before = null;
  const timer = window.setInterval(() => {
    tick();
    const clock = session.latest?.clock;
    const { me } = session;
    if (!clock || me === null || !clock.runs.includes(me)) {
      before = null;
      return;
    }
    const left = timeLeft(session, me) / 1000;
    const passed = WARNINGS.find((warning) => before !== null && before > warning && left <= warning);
    if (passed) announce(plural("{n} second left.", "{n} seconds left.", { n: passed }));
    before = left;
  }, 250);
  return () => clearInterval(timer);
}
