"use strict";

// A trick game of the size of base Claim for boardgame.io: 52 cards, two hands, a deck, a prize, two phases
// of 13 tricks, secrets hidden by playerView. It has no powers, so its rules cost less than Claim's.

const FACTIONS = ["GO", "KN", "UD", "DW", "DP"];
const HAND = 13;

/** @typedef {{faction: string, value: number}} Card */

/** @returns {Card[]} */
function deck() {
  const cards = FACTIONS.flatMap((faction) =>
    Array.from({ length: 10 }, (_, value) => ({ faction, value })),
  );
  return [...cards, { faction: "GO", value: 0 }, { faction: "GO", value: 0 }];
}

function setup({ random }) {
  const cards = random.Shuffle(deck());
  const hands = [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)];
  return {
    phase: 1,
    hands,
    followers: [[], []],
    score: [[], []],
    discard: [],
    deck: cards.slice(2 * HAND + 1),
    prize: cards[2 * HAND],
    lead: null,
    leader: 0,
  };
}

function play({ G, playerID, events }, index) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const card = hand[index];
  if (!card || !follows(G.lead, hand, card)) return "INVALID_MOVE";
  hand.splice(index, 1);
  if (G.lead === null) {
    G.lead = card;
    G.leader = seat;
    events.endTurn({ next: String(1 - seat) });
    return undefined;
  }
  const winner = wins(G.lead, card) ? seat : 1 - seat;
  finishTrick(G, winner, card);
  events.endTurn({ next: String(winner) });
  return undefined;
}

function follows(lead, hand, card) {
  return (
    lead === null ||
    card.faction === lead.faction ||
    hand.every((other) => other.faction !== lead.faction)
  );
}

function wins(lead, second) {
  return second.faction === lead.faction && second.value > lead.value;
}

function finishTrick(G, winner, second) {
  const trick = [G.lead, second];
  G.lead = null;
  G.leader = winner;
  if (G.phase === 2) {
    G.score[winner].push(...trick);
    return;
  }
  G.discard.push(...trick);
  G.followers[winner].push(G.prize);
  G.followers[1 - winner].push(G.deck.pop());
  G.prize = G.deck.pop() ?? null;
  if (G.hands[0].length === 0 && G.hands[1].length === 0) {
    G.phase = 2;
    G.hands = G.followers;
    G.followers = [[], []];
  }
}

/** What one seat sees: the other's cards and the deck only as numbers. */
function playerView({ G, playerID }) {
  const own = (piles) =>
    piles.map((pile, seat) => (String(seat) === playerID ? pile : pile.length));
  return { ...G, hands: own(G.hands), followers: own(G.followers), deck: G.deck.length };
}

function endIf({ G }) {
  if (G.phase === 1 || G.hands.some((hand) => hand.length > 0)) return undefined;
  return { cards: G.score.map((pile) => pile.length) };
}

module.exports = {
  game: {
    name: "tricks",
    minPlayers: 2,
    maxPlayers: 2,
    setup,
    moves: { play: { move: play, client: false } },
    playerView,
    endIf,
  },
  follows,
};
