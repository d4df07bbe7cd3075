// @ts-check
/** What this browser knows about one table, and what of it may be shown to whoever sits before the screen. */

import { toast } from "../lib/dialog.js";
import { TableSocket } from "../lib/socket.js";
import { tables } from "../lib/store.js";
import { Pace } from "./pace.js";

/** @typedef {import("./types.js").Welcome} Welcome */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {(state: State, events: GameEvent[]) => import("./pace.js").Beat[]} Beats */
/** @typedef {{state: State, events: GameEvent[], lines: import("./types.js").Line[]}} Shown */

/** How long the person who moved still sees what the move did, before the device is handed on. */
const AFTERGLOW_MS = 1200;
/** A table of this version has just been dealt; a computer may have made the first move. */
const JUST_BEGUN = 2;
/** Where time runs for the reader, what happened is shown in this time, and in this share of a window. */
const HURRIED_MS = 700;
const SHARE_OF_WINDOW = 0.2;

/**
 * Events: "change" whenever something should be drawn anew, "position" with `{state, events}` for each state that
 * may be shown (in order, before its "change"; Board in types.js says what `events` are; what happened is shown first,
 * as fast as the pace of the table), "spoken" for a line of
 * chat, "rematch" with the id of a new table, "refused" when the table cannot be had.
 *
 * Times that the server has told run on here, by the clock of this page (`performance.now`).
 */
export class Session extends EventTarget {
  /**
   * The log of the eyes that the connection has; what may be shown of it is in `lines`.
   * @type {import("./types.js").Line[]}
   */
  #heard = [];
  /** So many lines of it belong to states that have come. */
  #shown = 0;
  /** Does the next state not follow from the last one (the first, in another language, after a lost connection)? */
  #anew = true;
  /** What the reader has read of the computer's moves. */
  #dismissed = "";
  /** @type {Beats|null} how a board shows what happened; null as long as there is none */
  #beatsOf = null;
  #wasOpened = false;
  /** @type {Shown[]} a table that has just begun, and what came of it before there is a board to show it */
  #unseen = [];

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.token = tables.get(id)?.token ?? null;
    /** @type {Welcome|null} */
    this.welcome = null;
    /** @type {State|null} the last state that may be shown */
    this.state = null;
    /** @type {import("./types.js").Line[]} */
    this.lines = [];
    /** The first line that the last change brought. */
    this.fresh = 0;
    /** @type {import("./types.js").Spoken[]} */
    this.chat = [];
    /** @type {number|null} the seat whose person has the device; only for a token with several seats */
    this.holder = null;
    /** @type {number|null} the seat to which the device is to be handed */
    this.curtain = null;
    /** @type {{seat: number, question: number}|null} who asks to take back a move */
    this.undoAsked = null;
    /** @type {{level: string, moves: string[]}|null} what the reader has yet to be told of the computer's moves */
    this.stoodIn = null;
    this.watchers = 0;
    /**
     * The commitment that this page saw first; the store keeps it only for people with a seat.
     * @type {string|null}
     */
    this.firstCommitment = null;
    /** @type {number[]} the seats that want to play again */
    this.offers = [];
    /** @type {string|null} the next table of the people whom a spectator watched */
    this.next = null;
    this.online = false;
    this.isClosed = false;
    /** @type {string|null} what the server said when it stopped */
    this.closing = null;
    /** @type {Map<number, {since: number, until: number}>} whose seat the computer may take when, by seat */
    this.absent = new Map();
    /** When the clocks of the state were right. */
    this.clockAt = 0;
    /** When the window of the state was right. */
    this.windowAt = 0;
    /** @type {State|null} the last state of all, whoever's eyes it has */
    this.latest = null;
    this.handTimer = 0;
    this.pace = new Pace(() => this.#changed());
    this.socket = new TableSocket(id, this.token);
    this.#listen();
  }

  /** The seat whose eyes are shown; null for a spectator and while the curtain is down. */
  get me() {
    if (this.several) return this.state ? this.state.seat : null;
    return this.welcome ? this.welcome.you.seat : null;
  }

  get mine() {
    return this.welcome ? this.welcome.you.seats : [];
  }

  /** Is one device passed round between several seats? */
  get several() {
    return this.mine.length > 1;
  }

  get spectator() {
    return this.mine.length === 0;
  }

  /** Is nothing taken back, and nobody helped? */
  get strict() {
    return this.welcome?.table.deal?.kind === "daily";
  }

  /** Sits, or may yet sit, another person at the table? */
  get company() {
    return this.seats.some((seat, index) => seat.kind !== "computer" && !this.mine.includes(index));
  }

  get seats() {
    return this.welcome ? this.welcome.seats : [];
  }

  get stage() {
    return this.latest ? this.latest.stage : "waiting";
  }

  /**
   * A board is there: show it the state that can be shown, and from now on what happens before how things are then.
   * A table that has just begun is dealt before the reader's eyes, once, and what came while the page was loading
   * follows.
   * @param {Beats} beatsOf
   */
  begin(beatsOf) {
    const { state } = this;
    this.#beatsOf = beatsOf;
    if (!state) return;
    this.#wasOpened = true;
    const [dealt, ...since] = this.#unseen;
    this.#unseen = [];
    if (!dealt) return this.#show(state, []);
    this.#run({ ...dealt, events: dealt.lines.map(({ event }) => event) });
    for (const shown of since) this.#run(shown);
  }

  /** The board has gone. What it had yet to show is shown to nobody. */
  end() {
    this.#beatsOf = null;
    this.pace.skip();
  }

  /** The device has been handed over: show the table with the eyes of its new holder. */
  confirmHand() {
    if (this.curtain === null || !this.latest) return;
    this.holder = this.curtain;
    this.curtain = null;
    if (this.latest.seat === this.holder) this.#show(this.latest, []);
    else this.socket.say("look", { seat: this.holder });
    this.#changed();
  }

  /** The reader knows what the computer did meanwhile. */
  dismissStandIn() {
    this.#dismissed = said(this.stoodIn);
    this.stoodIn = null;
    this.#changed();
  }

  /**
   * Ask the table for something; if it says no, the reader sees why.
   * @param {string} type
   * @param {object} [fields]
   */
  request(type, fields) {
    return this.socket.ask(type, fields).catch((error) => toast(error.message));
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.handTimer);
    this.pace.close();
    this.socket.close();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  #listen() {
    /** @type {Record<string, (message: import("../lib/json.js").Json) => void>} */
    const on = {
      welcome: (message) => this.#welcomed(message),
      log: (message) => this.#hear(message),
      state: (message) => this.#stated(message),
      seats: (message) => {
        this.#seated(message.seats);
        if (this.welcome) this.welcome.table.leaving = message.leaving;
      },
      chat: (message) => this.#spoken(message),
      undo: ({ open, seat, question }) => {
        this.undoAsked = open ? { seat, question } : null;
      },
      window: (message) => this.#windowChanged(message),
      watchers: ({ count }) => {
        this.watchers = count;
      },
      rematch: (message) => this.#rematch(message),
      closing: (message) => {
        this.closing = message.message;
      },
      online: () => {
        this.online = true;
        this.closing = null;
      },
      offline: () => {
        this.online = false;
      },
      refused: (message) => this.dispatchEvent(new CustomEvent("refused", { detail: message })),
    };
    for (const [type, take] of Object.entries(on)) {
      this.socket.addEventListener(type, (event) => {
        take(/** @type {CustomEvent} */ (event).detail);
        this.#changed();
      });
    }
  }

  /** @param {Welcome} welcome */
  #welcomed(welcome) {
    this.welcome = welcome;
    this.#anew = true;
    this.firstCommitment ??= welcome.table.commitment;
    // In another language only: what was asked before is still asked.
    if (welcome.chat) this.undoAsked = null;
    this.chat = welcome.chat ?? reworded(this.chat, welcome.phrases);
    this.stoodIn = said(welcome.stood_in) === this.#dismissed ? null : welcome.stood_in;
    this.watchers = welcome.watchers;
    this.#seated(welcome.seats);
    this.#note(welcome);
    if (this.holder !== null && welcome.you.seat !== this.holder) {
      this.socket.say("look", { seat: this.holder });
    }
  }

  /**
   * Keep the commitment as it was first shown: at the end the secret is held against it.
   * @param {Welcome} welcome
   */
  #note(welcome) {
    const kept = tables.get(this.id);
    if (!kept) return;
    const {
      table: { game, commitment },
      you,
    } = welcome;
    tables.put({ id: this.id, game, seats: you.seats, commitment: kept.commitment ?? commitment });
  }

  /** @param {import("./types.js").Seat[]} seats */
  #seated(seats) {
    if (this.welcome) this.welcome.seats = seats;
    const now = performance.now();
    seats.forEach(({ takeover }, index) => {
      if (takeover === null) this.absent.delete(index);
      else this.absent.set(index, { since: this.absent.get(index)?.since ?? now, until: now + takeover });
    });
  }

  /**
   * Somebody holds the window or lets it go; without any time there is none any more.
   * @param {import("./types.js").Chance & {version: number}} message
   */
  #windowChanged({ version, lasts, left, holds }) {
    if (this.latest?.version !== version) return;
    this.latest.window = lasts ? { lasts, left, holds } : null;
    this.windowAt = performance.now();
  }

  /** @param {State} state */
  #stated(state) {
    const follows = this.#follows(state);
    this.#hear(state.log);
    this.#markFresh(state.log, follows);
    const events = follows ? this.#heard.slice(this.#shown).map(({ event }) => event) : [];
    this.#shown = this.#heard.length;
    this.latest = state;
    this.#anew = false;
    this.clockAt = this.windowAt = performance.now();
    clearTimeout(this.handTimer);
    if (!follows) this.#forget();
    if (!this.several || state.stage !== "playing") {
      this.holder = this.several && state.stage === "over" ? state.seat : null;
      this.curtain = null;
      this.#show(state, events);
      return;
    }
    const asked = state.asked.filter((seat) => this.mine.includes(seat));
    const stays = this.holder !== null && asked.includes(this.holder);
    const next = asked.length && !stays ? asked[0] : (this.holder ?? state.seat);
    const isHandedOn = next !== this.holder;
    if (this.holder !== null && this.holder === state.seat)
      this.#show(state, events, () => this.#handOn(isHandedOn, next));
    else if (isHandedOn) this.#drop(next);
  }

  /**
   * The move has been shown: if the next one is somebody else's, its maker looks at it for a moment more.
   * @param {boolean} isHandedOn
   * @param {number|null} next
   */
  #handOn(isHandedOn, next) {
    clearTimeout(this.handTimer);
    if (!isHandedOn) return;
    this.handTimer = window.setTimeout(() => {
      this.#drop(next);
      this.#changed();
    }, AFTERGLOW_MS);
  }

  /**
   * Does this state follow from the last one, so that its log tells what happened? At the end the whole log is
   * told again, with what was hidden in it.
   * @param {State} state
   */
  #follows({ seat, stage, log: { from } }) {
    if (this.#anew || this.latest?.seat !== seat) return false;
    const isEnd = stage === "over" && this.latest.stage === "playing" && from === 0;
    return isEnd || from === this.#heard.length;
  }

  /** Lines of the log, which a long one has in messages of their own before the state. @param {State["log"]} log */
  #hear({ from, lines }) {
    this.#heard.splice(from);
    this.#heard.push(...lines);
  }

  /** @param {State["log"]} log @param {boolean} follows */
  #markFresh({ from, lines }, follows) {
    // The whole log again (other eyes, another language) is no news.
    if (from > 0 && lines.some((line) => !line.quiet)) this.fresh = follows ? this.#shown : from;
    this.fresh = Math.max(0, Math.min(this.fresh || this.#heard.length - 1, this.#heard.length - 1));
  }

  /**
   * Hide everything until the next holder confirms to have the device.
   * @param {number|null} seat
   */
  #drop(seat) {
    this.#forget();
    this.holder = null;
    this.curtain = seat;
    this.state = null;
  }

  /** What was yet to be shown is no longer true, or for other eyes. */
  #forget() {
    this.pace.drop();
    this.#unseen = [];
  }

  /**
   * @param {State} state
   * @param {GameEvent[]} events
   * @param {() => void} [then] when it is seen
   */
  #show(state, events, then) {
    const shown = { state, events, lines: [...this.#heard] };
    if (!this.#wasOpened) this.#keep(shown);
    this.#run(shown, then);
  }

  /** Of a table that has just begun nothing is lost while its board is yet to come. @param {Shown} shown */
  #keep(shown) {
    const { stage, view, version } = shown.state;
    if (stage !== "playing" || !view) this.#unseen = [];
    else if (this.#unseen.length || version <= JUST_BEGUN) this.#unseen.push(shown);
  }

  /** @param {Shown} shown @param {() => void} [then] */
  #run({ state, events, lines }, then = () => {}) {
    let isLater = false;
    const news = { ...state, log: { ...state.log, lines: lines.slice(-events.length) } };
    const beats = () => (events.length && this.#beatsOf?.(news, events)) || [];
    const settle = () => {
      this.state = state;
      this.lines = lines;
      this.dispatchEvent(new CustomEvent("position", { detail: { state, events } }));
      then();
      // Whoever brought the state says so.
      if (isLater) this.#changed();
    };
    this.pace.run(beats, settle, this.#time(state));
    isLater = true;
  }

  /** How long what happened may be shown. @param {State} state */
  #time({ seat, clock, window: chance }) {
    if (chance) return Math.min(HURRIED_MS, chance.left * SHARE_OF_WINDOW);
    return seat !== null && clock?.runs.includes(seat) ? HURRIED_MS : Infinity;
  }

  /** @param {import("./types.js").Spoken} message */
  #spoken(message) {
    this.chat.push(message);
    this.dispatchEvent(new CustomEvent("spoken", { detail: message }));
  }

  /** @param {{offers: number[], table?: string, token?: string, seats?: number[], commitment?: string}} message */
  #rematch(message) {
    this.offers = message.offers;
    if (!message.table) return;
    if (!message.token) {
      this.next = message.table;
      return;
    }
    tables.put({
      id: message.table,
      token: message.token,
      game: this.welcome?.table.game ?? "",
      seats: message.seats,
      invitations: [],
      commitment: message.commitment,
    });
    this.dispatchEvent(new CustomEvent("rematch", { detail: message.table }));
  }
}

/** @param {Welcome["stood_in"]} stoodIn */
function said(stoodIn) {
  return stoodIn ? stoodIn.moves.join("\n") : "";
}

/**
 * Ready-made phrases in the reader's language.
 * @param {import("./types.js").Spoken[]} chat
 * @param {Welcome["phrases"]} phrases
 */
function reworded(chat, phrases) {
  const words = new Map(phrases.map(({ id, text }) => [id, text]));
  return chat.map((line) => ({ ...line, text: words.get(line.phrase ?? "") ?? line.text }));
}
