// @ts-check
/** Where the cards that come into view come from, by what happened. */

import { BACK } from "./faces.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./types.js").ClaimEvent} ClaimEvent */
/** A card that goes from a place to a place; a list of them where an event moves several.
 * @typedef {{card: string, from: string, to: string}} Journey */

/**
 * What each kind of event moves (docs/claim-events.md). A card that stays in sight keeps its key and needs no word.
 * @type {Record<string, (event: ClaimEvent) => Journey[]>}
 */
const JOURNEYS = {
  prize: ({ card }) => [way(card, "deck", "prizes")],
  look: ({ card }) => [way(card, "deck", "top")],
  lead: ({ seat, card, from }) => [way(card, `${from}${seat}`, "lead")],
  second: ({ seat, card, from }) => [way(card, `${from}${seat}`, "second")],
  draw: ({ seat, card }) => [way(card, "deck", `followers${seat}`)],
  flail: ({ seat, card }) => [way(card, `hand${seat}`, `flail${seat}`)],
  cloak: ({ seat, card }) => [way(card, `hand${seat}`, `mark${seat}`)],
  unmark: ({ seat, card }) => [way(card, `mark${seat}`, `hand${seat}`)],
  set_aside: ({ seat, card }) => [way(card, `hand${seat}`, "aside")],
  fetch: ({ seat, card }) => [way(card, "discard", `hand${seat}`)],
  rope: ({ seat, card }) => [way(card, `score${seat}`, `hand${seat}`)],
  leftover: ({ seat, cards = [] }) => cards.map((card) => way(card, `hand${seat}`, "discard")),
};

/** @param {string | undefined} card @param {string} from @param {string} to @returns {Journey} */
const way = (card, from, to) => ({ card: card ?? BACK, from, to });

/**
 * Note with each new piece of a position from which key of the one that is drawn it comes.
 * @param {ClaimEvent[]} events
 * @param {Position} drawn
 * @param {Position} now
 */
export function noteJourneys(events, drawn, now) {
  const left = drawn.places(),
    arrived = newPlaces(drawn, now);
  for (const event of events) {
    if (event.kind === "phase2") becomeHands(now, arrived);
    for (const { card, from, to } of JOURNEYS[event.kind]?.(event) ?? []) {
      const piece = taken(arrived[to] ?? [], card);
      const origin = from === "deck" ? "deck" : taken(left[from] ?? [], card)?.key;
      if (piece && origin) piece.from = origin;
    }
  }
}

/** The pieces that were not there before. @param {Position} drawn @param {Position} now */
function newPlaces(drawn, now) {
  const known = new Set(drawn.all().map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(now.places()).map(([place, pieces]) => [
      place,
      pieces.filter(({ key }) => !known.has(key)),
    ]),
  );
}

/**
 * The Followers are the new hands.
 * @param {Position} now
 * @param {Record<string, Piece[]>} arrived
 */
function becomeHands(now, arrived) {
  for (const seat of now.hands.keys())
    for (const piece of arrived[`hand${seat}`]) piece.from = `followers-${seat}`;
}

/**
 * Take this card from the pieces: its face if that is open, else a back, the last first.
 * @param {Piece[]} pieces
 * @param {string} card
 */
export function taken(pieces, card) {
  const same = pieces.findIndex(({ code }) => code === card);
  const at = same >= 0 ? same : pieces.findLastIndex(({ code }) => code === BACK);
  return at >= 0 ? pieces.splice(at, 1)[0] : undefined;
}
