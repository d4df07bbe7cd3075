// @ts-check
/** The words of Krosmaster's views, events and previews as types; nothing is run here. */

/**
 * A piece that acts: a Krosmaster or a Summon. What it has none of is left out.
 * @typedef {object} Unit
 * @property {number} piece  its number
 * @property {string} card
 * @property {number} owner
 * @property {string|null} cell  null: not on the board
 * @property {number} ap
 * @property {number} mp
 * @property {number} injuries
 * @property {number} frozen  Frozen Injury markers
 * @property {string[]} powers
 * @property {Record<string, number>} [tokens]
 * @property {number} [summoner]
 * @property {number} [rangeChange]
 * @property {number} [rangeBonus]
 * @property {string[]} [inspired]
 * @property {string[]} [used]
 * @property {string[]} [usedUp]
 * @property {{rank: string, reward?: string, up?: boolean, seen?: boolean}[]} [rewards]
 * @property {number} [reveals]
 * @property {boolean} [pickedUp]
 */
/** @typedef {{kind: string, cell: string|null, marks: number}} Scenery */
/**
 * @typedef {object} View
 * @property {string} board
 * @property {string} step
 * @property {number|null} asked
 * @property {number} turn  0 while the arena is set up
 * @property {number} active  the seat whose turn it is
 * @property {number} first
 * @property {(string|null)[]} edges
 * @property {number|null} piece  the unit that acts
 * @property {Unit[]} units
 * @property {number[][]} timelines
 * @property {Scenery[]} scenery
 * @property {Record<string, number>} kamas  by cell
 * @property {number[]} gg
 * @property {boolean} wild
 * @property {number[]} stock
 * @property {number} ggBought
 * @property {string[]} display
 * @property {Record<string, number|string[]>} piles  their sizes; what is in them where nothing is hidden
 * @property {Record<string, string[]>} [unseen]
 * @property {{faces: string[], symbols: (string|null)[], given: number, left: number}} [dice]
 * @property {string[]} [rolled]
 * @property {string} [goal]
 * @property {{caster: number|null, card: string, spell: string, cell: string, front: number[]}} [casting]
 * @property {{card: string, owner: number, cell: string}[]} [bombs]
 * @property {{caster: number, target: number, power: string}[]} [grants]
 * @property {{content?: Content}} options
 */
/** @typedef {Record<string, Record<string, import("../../../web/js/lib/json.js").Json>>} Content */

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */
/** @typedef {{kind: string, rule: string|null} & Record<string, Json>} KrosEvent */

// What the server foresees (docs/protocol.md, `preview`) ---------------------------------------------

/** @typedef {{cell: string, path: string[], cost: number, risk: number, lockers: number[]}} Walk */
/** @typedef {{dodged: number, grappled: number, locked: number, lockers: number[]}} Leaving */
/** @typedef {{spell: string, slot: number, ap?: number, obstacle: string, why?: string, targets: number}} SpellOffer */
/** @typedef {{walks: Walk[], leaving: Leaving|null, spells: SpellOffer[]}} Outlook */
/**
 * `chances` are pairs of a number of markers and its chance.
 * @typedef {{piece: number, chances: [number, number][], ko: number, left: number, expected: number,
 *   frozen?: boolean}} Hit
 */
/**
 * What a spell would do at one cell; what is empty is left out.
 * @typedef {object} Aim
 * @property {KrosEvent[]} [events]
 * @property {boolean} asks  somebody has to choose first
 * @property {Hit[]} [hits]
 * @property {{piece: number, n: number}[]} [heals]
 * @property {string[]} [explosions]
 * @property {{critical: number, armour: Record<string, number>}} [dice]
 */
/**
 * @typedef {object} SpellOutlook
 * @property {string} spell
 * @property {string} origin
 * @property {number} min
 * @property {number} max
 * @property {string[]} range
 * @property {Record<string, string[]>} hidden  by cell, what blocks its line of sight
 * @property {string[]} targets
 * @property {Record<string, string[]>} [area]
 * @property {Record<string, Aim>} aims
 */
/**
 * @typedef {object} UnitOutlook
 * @property {number} ap
 * @property {number} mp
 * @property {{cell: string, cost: number}[]} walks
 * @property {string[]} threat
 * @property {{spell: string, range: string[]}[]} spells
 */

// The names of things ----------------------------------------------------------------------------------

/**
 * A Krosmaster or a Summon.
 * @typedef {object} Card
 * @property {string} name
 * @property {number|null} ap
 * @property {number|null} mp
 * @property {number} hp
 * @property {string[]} powers
 * @property {string[]} spells
 * @property {string} [class]
 * @property {string} [className]
 * @property {string[]} [types]
 * @property {string} [colour]
 * @property {number} [level]  a Summon has none
 * @property {number} [initiative]
 */
/** @typedef {{min: number, max: number, alterable: boolean, straight: boolean, los: boolean}} Range */
/**
 * @typedef {object} Spell
 * @property {string} name
 * @property {string} power  all of it in one line
 * @property {string} kind
 * @property {number} ap
 * @property {number} [mp]
 * @property {number} [injury]
 * @property {{text: string, rule: string}[]} [parts]  the same piece by piece; content of one's own has none
 * @property {Range|"cc"|"self"} [range]
 * @property {string} [element]
 * @property {number} [damage]
 * @property {number} [heal]
 * @property {string} limit
 * @property {string} area
 * @property {string[]} effects
 */
/** @typedef {{name: string, about: string, edges: string[], trees: string, bushes: string, map: string}} BoardThing */

export {};
