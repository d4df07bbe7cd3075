// @ts-check
/** The words of docs/protocol.md as types; nothing is run here. */

/** @typedef {{kind: string, name: string, level: string|null, present: boolean, away: boolean}} Seat */
/**
 * One step of a move. `more`: the move goes on after it; `next` and `ask` are known once they were asked for.
 * @typedef {object} Choice
 * @property {string} move
 * @property {string} label
 * @property {Record<string, unknown>|null} target  what it is about
 * @property {boolean} [more]
 * @property {boolean} [side]  it can be made although another seat is asked
 * @property {Choice[]} [next]
 * @property {string} [ask]
 */
/**
 * What happened, as data: `kind` and whatever else the game's schema gives a kind of event. A board may move
 * things by it, and reads nothing out of the difference between two views that an event says.
 * @typedef {{kind: string, rule: string|null} & Record<string, unknown>} GameEvent
 */
/** @typedef {{text: string, rule: string|null, quiet: boolean, event: GameEvent}} Line */
/** @typedef {{number: number, seat: number|null, name: string, text: string, phrase: string|null, at: number}} Spoken */
/** @typedef {{left: number[], runs: number[]}} ClockReading */
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
 * @property {number[]} asked  the seats that still owe an answer
 * @property {any} view
 * @property {{from: number, lines: Line[]}} log
 * @property {string} prompt
 * @property {any} standing
 * @property {Choice[]} choices
 * @property {{move: string, label: string}|null} early  the answer that waits for the others
 * @property {"free"|"ask"|"no"} undo
 * @property {number} pause
 * @property {ClockReading|null} clock
 * @property {End|null} end
 */
/**
 * @typedef {object} Welcome
 * @property {{id: string, game: string, options: Record<string, unknown>, commitment: string,
 *   clock: {seconds: number, increment: number}|null, spectators: "public"|"end"|"none",
 *   leaving: "ends"|"computer"}} table
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
 * What a board gives back from `mount(root, table)`.
 *
 * `update(state, events)` draws a state. `events` are what happened since the state before, in order: the typed
 * events of the new lines of the log, quiet ones too, in live play, replay and spectating alike. They are empty
 * when nothing happened (another step of a move was chosen, a move was refused) and after a jump: the first
 * state, a move that was taken back, another language or other eyes, a connection that came back, the slider of a
 * replay moved by more than one scene. The board then draws the end state without moving anything.
 * @typedef {object} Board
 * @property {(state: State, events: GameEvent[]) => void} update
 * @property {() => void} close
 * @property {() => HTMLElement|null} [question]
 * @property {() => {id: string, title: string, element: HTMLElement, side?: "left"|"right"}[]} [panels]
 * @property {(move: string) => Element|null} [picture]
 * @property {() => void} [focus]
 * @property {import("../lib/sound.js").Sound} [sound]
 * @property {[string, string][]} [legend]
 */

export {};
