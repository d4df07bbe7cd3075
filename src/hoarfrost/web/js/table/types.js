// @ts-check
/** The words of docs/protocol.md as types; nothing is run here. */

/** @typedef {{kind: string, name: string, level: string|null, present: boolean, away: boolean}} Seat */
/** @typedef {{move: string, label: string, then?: Choice[], side?: boolean}} Choice */
/** @typedef {{text: string, rule: string|null, quiet: boolean, event: Record<string, unknown>}} Line */
/** @typedef {{number: number, seat: number|null, name: string, text: string, phrase: string|null, at: number}} Spoken */
/** @typedef {{left: number[], runs: number|null}} ClockReading */
/** @typedef {{commitment: string, secret: string, entropy: string[]}} Shuffle */
/**
 * @typedef {object} End
 * @property {"played"|"resigned"|"time"} kind
 * @property {number|null} seat
 * @property {number[]} winners
 * @property {number[]} ranks  one per seat, from 1
 * @property {boolean} draw
 * @property {string} reason  in the game's words
 * @property {unknown} result
 * @property {Shuffle} shuffle
 */
/**
 * @typedef {object} State
 * @property {number} version
 * @property {"waiting"|"playing"|"over"} stage
 * @property {number|null} seat
 * @property {number|null} asked
 * @property {any} view
 * @property {{from: number, lines: Line[]}} log
 * @property {string} prompt
 * @property {any} standing
 * @property {Choice[]} choices
 * @property {"free"|"ask"|"no"} undo
 * @property {number} pause
 * @property {ClockReading|null} clock
 * @property {End|null} end
 */
/**
 * @typedef {object} Welcome
 * @property {{id: string, game: string, options: Record<string, unknown>, commitment: string,
 *   clock: {seconds: number, increment: number}|null, spectators: "public"|"end"|"none"}} table
 * @property {Seat[]} seats
 * @property {{seats: number[], seat: number|null}} you
 * @property {Spoken[]} chat
 * @property {{id: string, text: string}[]} phrases
 */
/** @typedef {{move: string, label: string, win: number|null}} Hint */
/** @typedef {{code: string, rule: string|null, message: string}} Reason */

/**
 * What `GET /api/games/{game}` says.
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {any} things
 * @property {{name: string, title: string}[]} levels
 */

/**
 * What a board gives back (docs/web.md).
 * @typedef {object} Board
 * @property {(state: State) => void} update
 * @property {() => void} close
 * @property {() => HTMLElement|null} [question]
 * @property {() => {id: string, title: string, element: HTMLElement, side?: "left"|"right"}[]} [panels]
 * @property {(move: string) => Element|null} [picture]
 * @property {() => void} [focus]
 * @property {import("../lib/sound.js").Sound} [sound]
 * @property {[string, string][]} [legend]
 */

export {};
