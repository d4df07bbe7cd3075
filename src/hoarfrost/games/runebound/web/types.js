// @ts-check
/** The words of Runebound's views, events and previews as types; nothing is run here. */

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */

// Views (files/view.py) ------------------------------------------------------------------------------

/** @typedef {{wound: number, exhaustion: number, frost: number, white_death: number}} Counters */
/**
 * What a card in play has used, by kind of limit: places of effects on the card.
 * @typedef {Record<string, number[]>} Used
 */
/** @typedef {{card: string, counters: Counters, activated: boolean, used?: Used}} Ally */
/** @typedef {{card: string, activated: boolean, used?: Used}} Item */
/** @typedef {{symbol: string, among: (number|"pool")[]}} Claim */
/**
 * A hero with everything that is with them. Rumors, clues and claims are told only to whoever may look at them.
 * @typedef {object} Party
 * @property {number} seat
 * @property {string|null} hero  null until a hero is drawn or chosen
 * @property {string|null} space  null until the figure is placed
 * @property {Counters} counters
 * @property {boolean} activated
 * @property {Used} [used]
 * @property {number} gold
 * @property {number} xp
 * @property {Record<string, number>} experience  experience counters by attribute
 * @property {Record<string, number>} gear  snowshoe, flare, luckstone ...
 * @property {boolean} flare  a flare crystal lies under the figure
 * @property {Ally[]} allies
 * @property {Item[]} items
 * @property {number[]} ahead  the faces that were rolled ahead, from 1
 * @property {number} turns
 * @property {number} rumorCount
 * @property {number} clueCount
 * @property {string[]} [rumors]  symbols
 * @property {string[]} [clues]
 * @property {Claim[]} [claims]
 */
/**
 * A frame of what is under way; what it has none of is left out.
 * @typedef {{step: string, stage?: string|number, seat?: number, card?: string, amounts?: number[],
 *   source?: Json} & Record<string, Json>} Frame
 */
/**
 * @typedef {object} Fight
 * @property {string|null} foe  a challenge; null in a fight between heroes
 * @property {number} hero  the seat of the hero part
 * @property {number|null} other  the seat of the challenge part
 * @property {number} round
 * @property {string} phase
 * @property {number} wounds  of the challenge
 * @property {number} foeLife
 * @property {boolean} noEscape
 * @property {number} attacks
 * @property {number} extra
 * @property {string[]} acted
 * @property {number[]} activated
 * @property {number[]} prepared
 * @property {Record<string, number>} bonus
 * @property {Record<string, number>} otherBonus
 * @property {{card: string, stat: string, n: number}[]} allyBonus
 * @property {number} rollBonus
 * @property {string|null} acting
 * @property {string|null} role
 * @property {number} target
 */
/**
 * @typedef {object} View
 * @property {string} step  where the game stands: the stage of a turn, or the kind of the uppermost frame
 * @property {number|null} asked
 * @property {number} first
 * @property {number|null} active
 * @property {Party[]} parties
 * @property {number|null} princess  the seat she is with
 * @property {string} weather
 * @property {string|null} event
 * @property {string[]} jewels  the spaces with an adventure counter
 * @property {Record<string, {card: string, space: string}>} undefeated  by slot
 * @property {Record<string, string[]>} stacks  by town
 * @property {{row: string[], deck: number, below: string[]}} legends
 * @property {Record<string, number>} decks  by colour
 * @property {Record<string, string[]>} discards
 * @property {{deck: number, discard: string[]}} market
 * @property {Record<string, number>} gear
 * @property {number} pool  rumor tokens
 * @property {number} clueDeck
 * @property {number[]} dice  the faces of the movement dice, from 1
 * @property {number} [toRoll]
 * @property {number} [resting]
 * @property {number} [total]
 * @property {boolean} [moved]
 * @property {boolean} [foundLegend]
 * @property {boolean} [foundPrincess]
 * @property {boolean} [forced]
 * @property {boolean} [passed]
 * @property {[number, number][]} [rolled]
 * @property {string[]} [traded]
 * @property {number[]} [fell]
 * @property {string} [challenge]
 * @property {{legend: string, tokens: string[]}} [finding]
 * @property {number} [doom]
 * @property {number} [doomedCards]
 * @property {number[]} [lastDays]
 * @property {Frame[]} stack  the uppermost frame last
 * @property {Fight} [fight]
 * @property {number[]} [winners]
 * @property {string} [reason]
 * @property {{rumors: Record<string, number>, clues: Record<string, number>}} [unseen]
 * @property {(Figures|null)[]} [figures]  by seat; null before a hero stands on the map
 */

// What holds now (files/view_figures.py) -------------------------------------------------------------

/**
 * Of a hero or an ally; `frost` is how many frost counters make one of White Death, `defend` is the hero's alone.
 * @typedef {object} MemberFigures
 * @property {number} life
 * @property {number} stamina
 * @property {number} frost
 * @property {Record<string, number>} attack  by phase
 * @property {Record<string, number>} damage
 * @property {Record<string, number>} [defend]
 */
/**
 * The hero and the allies in their order, the hero's skills, and the experience that a counter costs.
 * @typedef {{members: MemberFigures[], skills: Record<string, number>, counter: number}} Figures
 */

// Events (docs/runebound-events.md) ------------------------------------------------------------------

/** @typedef {{kind: string, rule: string|null} & Record<string, Json>} RuneEvent */

// What the server foresees (files/foresight.py) ------------------------------------------------------

/**
 * A way after the roll: `dice` are the faces that pay for the steps (0: a die turned by snowshoes), `frost` is by
 * member of the party, `moves` are what is sent to go there.
 * @typedef {{space: string, path: string[], dice: number[], shoes: number, frost: number[], moves: string[]}} Way
 */
/** A space before the roll. @typedef {{space: string, chance: number, frost: number[]}} Hope */
/**
 * Why a space is out of reach: its distance, and the steps of the nearest way that no die pays for.
 * @typedef {{space: string, steps: number, dice: number, missing: {space: string, terrain: string|null}[]}} WayOutlook
 */
/** @typedef {{from: string, dice: number, rolled: boolean, ways: (Way & Hope)[]}} Reach */
/**
 * @typedef {{foe: string, win: number, ko: number, escape: number, wounds: number, lost: number,
 *   exact: boolean}} FightOutlook
 */
/** @typedef {{skill: string, difficulty: number, value: number, chance: number, luck: number}} TestOutlook */
/** @typedef {{challenge: string, chance: number, luck: number, tests: TestOutlook[]}} TrialOutlook */
/** @typedef {{space: string, missing: number}} Find */
/** @typedef {{card: string, colour: string, tokens: number, spaces: Find[]}} LegendOutlook */
/** @typedef {{free: boolean, symbols: Record<string, number>, spaces: Find[]}} PrincessOutlook */
/**
 * @typedef {{icon: string, terrains: Record<string, {frost: number, white_death: number|null,
 *   knock_out: number|null}>}} WeatherOutlook
 */
/**
 * What would change of the hero's figures: "life", "attack.melee", "skill.climb" ... (files/market_outlook.py)
 * @typedef {Record<string, number>} Changes
 */
/** @typedef {{new: number, free: number, cures: boolean, prices: Record<string, number>}} TownOutlook */
/** @typedef {{over: string[], changes: Changes, instead: Record<string, Changes>}} Gain */
/**
 * @typedef {{town: string|null, towns: Record<string, TownOutlook>,
 *   sales: Record<string, {gold: number, changes: Changes}>, gains: Record<string, Gain>}} MarketOutlook
 */

// Things (words/things.py) ---------------------------------------------------------------------------

/**
 * A hero, an ally or an item.
 * @typedef {object} Card
 * @property {string} name
 * @property {string} type
 * @property {string[]} text  line by line
 * @property {string} power
 * @property {string} rule
 * @property {{text: string, use?: string}[]} [effects]  `use`: the move that uses it
 * @property {number} [cost]
 * @property {number} [difficulty]
 * @property {string} [colour]
 * @property {number} [life]
 * @property {number} [stamina]
 * @property {Record<string, number>} [values]  by phase
 * @property {Record<string, number>} [damages]
 * @property {Record<string, number>} [skills]
 */
/**
 * A challenge or an Event.
 * @typedef {object} Adventure
 * @property {string} name
 * @property {string} kind
 * @property {string[]} text
 * @property {string} power
 * @property {string} rule
 * @property {string} [colour]
 * @property {string} [trait]
 * @property {number} [number]
 * @property {string[]} [effects]  of an Event
 * @property {string} [weather]
 * @property {number} [life]
 * @property {Record<string, number>} [targets]
 * @property {Record<string, number>} [damages]
 * @property {{skill: string, difficulty: number}[]} [tests]
 * @property {string} [forage]
 */
/** @typedef {{name: string, frost: Record<string, number>, rule: string}} WeatherTile */
/** @typedef {{name: string, type: string, space: string, power: string, rule: string}} Town */
/** @typedef {{column: number, row: number, terrain?: string, jewel?: string, town?: string}} Space */
/**
 * A map; one of own content brings its towns along.
 * @typedef {{name: string, vale: string, valeName: string, spaces: Record<string, Space>, rule: string,
 *   towns?: Record<string, Town>}} Land
 */
/** @typedef {{name: string, symbols: string[], count: number, rule: string}} Clue */
/** @typedef {{name: string, terrains: string[], rule: string}} Face */
/** @typedef {{name: string, power?: string, rule?: string} & Record<string, Json>} Named */

// Between the parts of the board ---------------------------------------------------------------------

/**
 * A part of the board: `element` is placed by board.js, `update` draws it from `board.position`.
 * @typedef {{element: HTMLElement, update: () => void, close?: () => void, focus?: () => boolean}} Part
 */

export {};
