// @ts-check
/** What the server tells of Claim, as types (docs/claim-events.md, files/view.py, words/); nothing is run here. */

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */

/**
 * A played card as a view has it; `lies` once the trick is resolved: the pile in which it is by now.
 * @typedef {object} Played
 * @property {string} card
 * @property {number} by
 * @property {boolean} faceDown
 * @property {string} origin
 * @property {string[]} mods
 * @property {string} [lies]
 */
/**
 * @typedef {{artifact: string, by: number, name?: string, hit?: boolean, sign?: number,
 *   given?: string, card?: string}} Spent
 */
/**
 * A view of Claim with nothing left out; whatever has two entries has one per seat.
 * @typedef {object} View
 * @property {{mix: string[]} & Record<string, unknown>} options
 * @property {string[]} [factions] in place of the mix, in a position that is not checked
 * @property {Record<string, [string, number][]>} [handles] of each place the faces with their handles
 * @property {number} phase
 * @property {number} leader
 * @property {string[][]} hand
 * @property {string[]} deck
 * @property {string[]} prizes
 * @property {string[]} discard
 * @property {string[]} out
 * @property {string[][]} followers
 * @property {string[][]} score
 * @property {string[][]} row
 * @property {string[]} camp
 * @property {{lead: Played | null, second: Played | null}} table
 * @property {{card: (string | null)[], value: number[], lies?: string[]} | null} frozen
 * @property {(string | null)[]} flail
 * @property {({card: string, dueTrick: number} | null)[]} mark
 * @property {number | null} trickWinner
 * @property {string[]} won
 * @property {string[]} lost
 * @property {string[][]} artifacts
 * @property {Spent[]} spent
 * @property {string[]} toxic
 * @property {boolean[][]} toxicSeen
 * @property {string[]} locations
 * @property {string | null} setAside
 * @property {string | null} top
 * @property {string[][]} shown
 * @property {string[][]} spied
 */

/** @typedef {{faction: string, counts: number[], ahead: number | null, because: "none" | "even" | "more" | "higher",
 *   high?: number, low?: number}} Vote */
/** @typedef {{effect: string, rule: string, artifact?: string, seat?: number, tricks?: number, card?: string,
 *   losses?: number, left?: number}} Effect */
/** @typedef {{stage: "play" | "end" | "over", phase?: number, trick?: number, tricks?: number}} Place */
/** @typedef {string[][]} Piles  one per seat */
/**
 * A stage between the final trick and the winner; `cards` are what left each pile.
 * @typedef {object} Stage
 * @property {"pit" | "tavern" | "poison" | "fakes" | "marriages" | "forest" | "lava" | "vote"} kind
 * @property {string} rule
 * @property {Piles} piles  after it
 * @property {Piles} cards
 * @property {Vote} [vote]
 * @property {string[]} [toxics]
 * @property {number[]} [counts]
 * @property {boolean} [decides]
 * @property {number} [winner]
 */
/**
 * @typedef {object} Verdict
 * @property {"votes" | "cards" | "draw" | "forest" | "lava"} reason
 * @property {number | "draw"} winner
 * @property {boolean} counted  whether the votes count
 * @property {number[]} votes
 * @property {number[]} cards  in the factions that voted for the seat
 */
/** @typedef {{before: Piles, stages: Stage[], verdict: Verdict}} Story */
/** @typedef {{votes: Vote[], place: Place, voids: string[][], effects: Effect[], story?: Story}} Standing */

/** @typedef {{kind: "card", card: string, verb: string, zone: string, of?: number}} CardTarget */
/** @typedef {{kind: "artifact", artifact: string}} ArtifactTarget */
/** @typedef {{kind: "toxic", slot: number, toxic: string}} ToxicTarget */
/** @typedef {{kind: "sign", sign: number, artifact: string}} SignTarget */
/** @typedef {{kind: "word", word: string, card?: string}} WordTarget */
/** @typedef {CardTarget | ArtifactTarget | ToxicTarget | SignTarget | WordTarget} Target */

/**
 * @typedef {object} FactionThing
 * @property {string} name
 * @property {string} one  one card of it
 * @property {string} code
 * @property {string} power
 * @property {string | null} pair  the faction with which it is a pair
 * @property {string} rule
 * @property {Record<string, string>} badges  by number the letter of what is seen in its place, or nothing
 */
/** @typedef {{name: string, power: string, when: string, rule: string}} ArtifactThing */
/** @typedef {{name: string, kind: string, kindName: string, power: string, rule: string}} LocationThing */
/**
 * @typedef {object} Things
 * @property {Record<string, FactionThing>} factions
 * @property {Record<string, ArtifactThing>} artifacts
 * @property {Record<string, LocationThing>} locations
 * @property {Record<string, string>} badges
 * @property {Record<string, {artifact: string, sign: string}>} mods
 */

/** A card of a decided trick. @typedef {{seat: number, card: string, mods: string[]}} TrickCard */
/**
 * What happened (docs/claim-events.md); only the fields that the board moves things by.
 * @typedef {object} ClaimEvent
 * @property {string} kind
 * @property {string | null} rule
 * @property {number} [seat]
 * @property {string} [card]
 * @property {string[]} [cards]
 * @property {string} [from]
 * @property {string} [artifact]
 * @property {TrickCard | null} [lead]
 * @property {TrickCard | null} [second]
 */

export {};
