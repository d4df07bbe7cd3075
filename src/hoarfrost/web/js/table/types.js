// @ts-check
/** The words of docs/protocol.md as types; nothing is run here. */

/**
 * `takeover`: the milliseconds until the computer may play for somebody who is not here; null where it may not.
 * @typedef {{kind: string, name: string, level: string|null, present: boolean, away: boolean,
 *   takeover: number|null}} Seat
 */
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
/**
 * A line of the log. `chapter` is the number of the round or day it belongs to (0: none), `brief` what has
 * come of that so far (empty: what the line before says).
 * @typedef {{text: string, rule: string|null, quiet: boolean, event: GameEvent, chapter: number,
 *   brief: string}} Line
 */
/**
 * A line of chat; `at` is in seconds since 1970.
 * @typedef {{number: number, seat: number|null, name: string, text: string, phrase: string|null, at: number}} Spoken
 */
/** @typedef {{left: number[], runs: number[]}} ClockReading */
/**
 * `secret` is null while others still play the same deal of the day.
 * @typedef {{commitment: string, secret: string|null, entropy: string[]}} Shuffle
 */
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
 * @property {Json} view
 * @property {{from: number, lines: Line[]}} log
 * @property {string} prompt
 * @property {Json} standing
 * @property {Choice[]} choices
 * @property {{move: string, label: string}|null} early  the answer that waits for the others
 * @property {"free"|"ask"|"no"} undo
 * @property {Chance|null} window  with a poker face: the time in which somebody may play something
 * @property {ClockReading|null} clock
 * @property {End|null} end
 */
/**
 * A window that everybody sees: its usual time and what is left of it, in milliseconds, and the seats that hold it.
 * @typedef {{lasts: number, left: number, holds: number[]}} Chance
 */
/**
 * What the makers of a table have agreed on.
 * @typedef {object} Agreement
 * @property {{seconds: number, increment: number}|null} clock
 * @property {"public"|"end"|"none"} spectators
 * @property {"relaxed"|"poker"} rhythm
 * @property {number} window  milliseconds that one lasts with a poker face
 * @property {string} stand_in  the level of the computer that plays for people who are away
 * @property {boolean} open_chat  whether those who watch read the chat
 * @property {{id: string, kind: "challenge"|"daily", attempt: number}|null} deal  of which this is a try
 */
/**
 * @typedef {object} Welcome
 * @property {{id: string, game: string, options: Record<string, unknown>, commitment: string,
 *   leaving: "ends"|"computer"} & Agreement} table
 * @property {Seat[]} seats
 * @property {{seats: number[], seat: number|null}} you
 * @property {number} watchers
 * @property {Spoken[]|null} chat  null if it was told before
 * @property {{id: string, text: string}[]} phrases
 * @property {{id: string, label: string, armed: boolean}[]} stops  what the reader can want more time for
 * @property {{level: string, moves: string[]}|null} stood_in  what the computer did while the reader was away
 */
/** @typedef {{move: string, label: string, win: number|null}} Hint */
/**
 * What the parts of a table need of whoever speaks for it: the session of a table, or a lesson.
 * @typedef {Pick<import("./session.js").Session, "welcome"|"seats"|"me"|"mine"|"several"|"spectator"|"company"|
 *   "id"|"stage"|"state"|"latest"|"lines"|"fresh"|"online"|"isClosed"|"clockAt"|"windowAt"|"pace"|"request"> &
 *   {socket: Asked}} Source
 */
/** @typedef {{ask: (type: string, fields?: object) => Promise<Json>}} Asked */
/** @typedef {{code: string, rule: string|null, message: string}} Reason */

/**
 * Everything that has a name, by kind and id. Each game gives its things more than this.
 * @typedef {{name: string, power?: string, rule?: string} & Record<string, Json>} Thing
 */
/** @typedef {Record<string, Record<string, Thing>>} Things */
/** @typedef {import("../lib/json.js").Json} Json */

/**
 * What `GET /api/games/{game}` says.
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {string} subtitle
 * @property {[number, number]} players  the least and the most
 * @property {import("../setup/options.js").Schema} options
 * @property {import("../setup/options.js").Preset[]} presets
 * @property {{id: string, title: string, about: string}[]} levels
 * @property {string} default_level
 * @property {Things} things
 */

/**
 * What a board gives back from `mount(root, table)`.
 *
 * `update(state, events)` draws a state. `events` are what happened since the state before, in order: the typed
 * events of the new lines of the log, quiet ones too, in live play, replay and spectating alike. They are empty
 * when nothing happened (another step of a move was chosen, a move was refused) and after a jump: the first
 * state, a move that was taken back, another language or other eyes, a connection that came back, the slider of a
 * replay moved by more than one scene. The board then draws the end state without moving anything.
 *
 * `beats(state, events)` is asked before, while the state before is drawn (at first nothing): what is to be seen of the
 * events, one after the other, before the state is updated and anything is asked. `state.log.lines` are the lines of
 * the events. Until then `table` is as it was, but `table.busy`.
 * @typedef {object} Board
 * @property {(state: State, events: GameEvent[]) => void} update
 * @property {(state: State, events: GameEvent[]) => import("./pace.js").Beat[]} [beats]
 * @property {() => void} close
 * @property {() => void} [proposed]  show what `table.proposed` is now
 * @property {() => {id: string, title: string, element: HTMLElement, side?: "left"|"right"}[]} [panels]
 * @property {(move: string) => Element|null} [picture]
 * @property {() => void} [focus]
 * @property {(at: string) => Element[]} [anchor]  what a lesson speaks of: a place that the game names, or
 *   "choices", where the learner chooses now; nothing if it is not there
 * @property {import("../lib/sound.js").Sound} [sound]
 * @property {[string, string][]} [legend]
 */

/**
 * What a board may know and do: `table` in `mount(root, table)`. In a replay it may know everything of its scene,
 * and do nothing.
 * @typedef {object} BoardTable
 * @property {string} game
 * @property {Things} things  names and powers in the reader's language
 * @property {Record<string, unknown>} options
 * @property {Seat[]} seats
 * @property {number|null} me  the seat whose eyes the view has; null for a spectator
 * @property {State|null} state  the last one
 * @property {Line[]} log  all lines of it
 * @property {boolean} live  did the end come while this page looked on?
 * @property {(seat: number) => string} name  "You", or the name
 * @property {(seat: number) => HTMLElement} mark  a fresh shape for a seat: you are the circle, others diamond ...
 * @property {(seat: number) => HTMLElement} badge  the one live element of a seat: place it where the seat sits
 * @property {HTMLElement} status  the status line (prompt, primary button, back): place it; else it stands below
 * @property {HTMLElement} [quick]  Take back and Hint, seen on phones only: place it, else it stands below
 * @property {Choice[]} choices  of the present step
 * @property {string[]} begun  the texts of the steps chosen so far
 * @property {boolean} busy  a move is on its way, or what happened is still being shown: nothing can be chosen
 * @property {Choice[]|null} sent  the steps of the move that is on its way
 * @property {string|null} proposed  what the primary button does, and Enter
 * @property {(move: string|null, label?: string) => void} propose  null for nothing
 * @property {() => boolean} [withdraw]  propose what was proposed before anything was chosen
 * @property {(choice: Choice) => Promise<unknown>} begin  choose a step: if the move goes on, `choices` become those of
 *   the next step and the board is updated; the last step sends the move
 * @property {() => boolean} cancel  one step back; false if there was none
 * @property {(move: string) => Promise<unknown>} act  send a whole move (the text)
 * @property {() => Promise<unknown>} undo  take back, or ask to
 * @property {(move: string) => Promise<Reason[]>} why  why it is not allowed, to be shown beside the thing
 * @property {(about: string) => Promise<Json>} preview  what would happen, before a move is made: asked in the game's
 *   own words and told in its own shapes. Null where nothing can be said: in a replay, to a spectator, of a position
 *   that is past, while the line is down. The same is asked once per position
 * @property {() => number} hesitation  the milliseconds to wait before an answer that nobody has pressed
 * @property {(id: string) => void} rule  open a rule
 * @property {() => void} [show]  on a phone: leave the page beside the table, for what was pressed is seen there
 * @property {(line: number) => void} recall  show the moment of a line of `log` in the replay; for the end
 * @property {{get: (name: string) => Json}} settings  the reader's
 */

/**
 * How the game ended, below the headline of the screen. `told` resolves when the story has been shown.
 * @typedef {{close?: () => void, told?: Promise<void>}} Story
 */
/**
 * The modules board.js and end.js of a game.
 * @typedef {object} GameModules
 * @property {(root: HTMLElement, table: BoardTable) => Board} mount
 * @property {(root: HTMLElement, state: State, table: BoardTable) => Story|void} draw
 */

export {};
