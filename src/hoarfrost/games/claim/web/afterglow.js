// @ts-check
/** A trick that has just been decided lies in the middle for a moment before its cards go their ways. */

import { reducedMotion } from "../../../web/js/lib/motion.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Play} Play */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./tricks.js").Trick} Trick */
/** @typedef {import("./tricks.js").Played} Played */

/** How long the trick is looked at; less when the next card is already waiting to be seen. */
const GLOW_MS = 900;
const HURRIED_MS = 450;

/**
 * Run `end` when the trick has been seen.
 * @param {Position} now
 * @param {() => void} end
 */
export function glow(now, end) {
  return setTimeout(end, now.lead ? HURRIED_MS : GLOW_MS);
}

export const canGlow = () => !reducedMotion() && !document.hidden;

/**
 * The position with the trick still in the middle: its cards are where they were, everything else is as it is.
 * @param {Position} before
 * @param {Position} now
 * @param {Trick} trick
 * @returns {Position}
 */
export function withTrick(before, now, trick) {
  const glowing = /** @type {Position} */ (Object.assign(Object.create(Object.getPrototypeOf(now)), now));
  const play = (/** @type {Played | null} */ played, /** @type {Play | null} */ earlier) =>
    played && playOf(played, earlier, before, now, trick);
  glowing.lead = play(trick.lead, before.lead);
  glowing.second = play(trick.second, before.second);
  glowing.prizes = before.prizes;
  glowing.deck = before.deck;
  glowing.frozen = trick.winner === null ? [null, null] : before.frozen;
  glowing.top = glowing.setAside = null;
  const lying = [glowing.lead, glowing.second, ...glowing.prizes, ...glowing.frozen].map(
    (piece) => piece?.key,
  );
  const rest = (/** @type {Piece[]} */ pieces) => pieces.filter(({ key }) => !lying.includes(key));
  for (const name of /** @type {const} */ (["discard", "out", "camp", "won"]))
    glowing[name] = rest(now[name]);
  for (const name of /** @type {const} */ (["score", "row", "followers", "hands"]))
    glowing[name] = now[name].map(rest);
  glowing.view = {
    ...now.view,
    leader: trick.lead?.seat ?? now.view.leader,
    phase: before.view.phase,
    trickNo: before.view.trickNo,
    step: before.view.step,
  };
  return glowing;
}

/**
 * @param {Played} played
 * @param {Play | null} earlier the card in this place before
 * @param {Position} before
 * @param {Position} now
 * @param {Trick} trick
 * @returns {Play}
 */
function playOf({ seat, code }, earlier, before, now, trick) {
  const mods = earlier?.by === seat ? earlier.mods : [];
  const rest = { code, by: seat, faceDown: false, origin: "hand", mods, wins: trick.winner === seat };
  if (earlier?.by === seat && now.all().some(({ key }) => key === earlier.key))
    return { ...rest, key: earlier.key };
  const lay = new Set(
    [...before.score.flat(), ...before.discard, ...before.row.flat()].map(({ key }) => key),
  );
  const found = now.all().find((piece) => piece.code === code && !lay.has(piece.key));
  return { ...rest, key: found?.key ?? `played-${seat}-${code}` };
}
