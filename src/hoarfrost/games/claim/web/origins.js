// @ts-check
/** Where a card that was not seen before comes from: the back or the pile from which it moves. */

import { BACK } from "./faces.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Piece} Piece */

/**
 * Note with each new piece of a position from which key of the one before it comes.
 * @param {Position} before
 * @param {Position} now
 */
export function noteOrigins(before, now) {
  const old = new Set(before.all().map(({ key }) => key));
  const kept = new Set(now.all().map(({ key }) => key));
  // Backs and known cards that have gone: what appears elsewhere may be one of them. The last goes first.
  const gone = [0, 1].map((seat) => before.hands[seat].filter(({ key }) => !kept.has(key)));
  const fromHand = (/** @type {number} */ seat, /** @type {string} */ code) => {
    const same = gone[seat].findIndex((piece) => piece.code === code);
    const at = same >= 0 ? same : gone[seat].findLastIndex((piece) => piece.code === BACK);
    return at >= 0 ? gone[seat].splice(at, 1)[0].key : undefined;
  };
  const isNew = (/** @type {Piece | null} */ piece) => piece !== null && !old.has(piece.key);

  for (const play of [now.lead, now.second]) {
    if (play && isNew(play)) play.from = playedFrom(before, play) ?? fromHand(play.by, play.code);
  }
  for (const seat of [0, 1]) {
    for (const piece of [now.flail[seat], now.mark[seat]])
      if (piece && isNew(piece)) piece.from = fromHand(seat, piece.code);
    for (const piece of now.followers[seat]) if (isNew(piece)) piece.from = "deck";
    for (const piece of now.hands[seat]) if (isNew(piece)) piece.from = `followers-${seat}`;
  }
  for (const piece of [...now.prizes, now.top]) if (piece && isNew(piece)) piece.from = "deck";
  for (const piece of [...now.discard, now.setAside]) {
    if (piece && isNew(piece))
      piece.from = fromHand(now.above, piece.code) ?? fromHand(now.below, piece.code);
  }
}

/**
 * @param {Position} before
 * @param {import("./position.js").Play} play
 */
function playedFrom(before, { origin, by }) {
  if (origin === "flail") return before.flail[by]?.key;
  if (origin === "mark") return before.mark[by]?.key;
  return undefined;
}
