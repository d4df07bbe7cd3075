// @ts-check
/** A trick that has just been decided lies in the middle for a moment before its cards go their ways. */

import { reducedMotion } from "../../../web/js/lib/motion.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Play} Play */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./types.js").TrickCard} TrickCard */
/** What decided a trick says of it. @typedef {ReturnType<typeof import("./tricks.js").trickOf>} Trick */

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
  const play = (/** @type {TrickCard | null} */ played, /** @type {Play | null} */ earlier) =>
    played && { ...playOf(played, earlier, before, now), wins: trick.winner === played.seat };
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
  glowing.view = { ...now.view, leader: trick.lead?.seat ?? now.view.leader, phase: before.view.phase };
  glowing.standing = { ...now.standing, place: before.standing.place };
  return glowing;
}

/**
 * A card of the trick, with the key under which it goes its way.
 * @param {TrickCard} played
 * @param {Play | null} earlier the card in this place before
 * @param {Position} before
 * @param {Position} now
 * @returns {Play}
 */
function playOf({ seat, card, mods }, earlier, before, now) {
  const pieces = now.all();
  const stays = earlier?.by === seat && pieces.some(({ key }) => key === earlier.key) ? earlier : null;
  const lay = new Set(
    [...before.score.flat(), ...before.discard, ...before.row.flat()].map(({ key }) => key),
  );
  const found = stays ?? pieces.find(({ key, code }) => code === card && !lay.has(key));
  const key = found?.key ?? `played-${seat}-${card}`;
  return { key, code: card, by: seat, faceDown: false, origin: "hand", mods };
}
