// @ts-check
/** A lesson that speaks for its table as a session does: the same parts draw it and play it. */

import { Pace } from "../table/pace.js";
import { ask, preview } from "./course.js";

/** @typedef {import("./course.js").Scene} Scene */
/** @typedef {import("./course.js").Words} Words */
/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").Welcome} Welcome */

/** @typedef {import("../table/types.js").Source} Source */
/**
 * Who hears of it: `beats` are what is shown of a scene before it is there, `began` is called when they are.
 * @typedef {object} Listener
 * @property {(state: State, events: Scene["events"]) => import("../table/pace.js").Beat[]} beats
 * @property {() => void} began
 * @property {(scene: Scene) => void} moved
 * @property {(words: Words) => void} wrong
 */

/** What people at a table agree on, and have to be told, where there is nobody else. */
const ALONE = {
  table: {
    commitment: "",
    leaving: /** @type {const} */ ("ends"),
    clock: null,
    spectators: /** @type {const} */ ("none"),
    rhythm: /** @type {const} */ ("relaxed"),
    window: 0,
    stand_in: "",
    open_chat: false,
    deal: null,
  },
  watchers: 0,
  chat: null,
  phrases: [],
  stops: [],
  stood_in: null,
};

/** @implements {Source} */
export class LessonSource {
  several = false;
  spectator = false;
  company = false;
  online = true;
  clockAt = 0;
  windowAt = 0;
  fresh = 0;
  /** @type {import("../table/types.js").Line[]} */
  lines = [];
  /** @type {State | null} */
  state = null;
  /** @type {Welcome | null} */
  welcome = null;
  socket = {
    ask: (/** @type {string} */ type, /** @type {object} */ fields = {}) => this.#ask(type, fields),
  };

  pace = new Pace(() => this.listener?.began());
  isClosed = false;
  /** @type {Listener | null} */
  listener = null;
  /** @type {Scene | null} */
  scene = null;

  /**
   * @param {string} game
   * @param {string} id  of the lesson
   */
  constructor(game, id) {
    this.game = game;
    this.id = id;
  }

  close() {
    this.isClosed = true;
    this.listener = null;
    this.pace.close();
  }

  get me() {
    return this.state ? this.state.seat : null;
  }
  get mine() {
    return this.me === null ? [] : [this.me];
  }
  get seats() {
    return this.welcome ? this.welcome.seats : [];
  }
  get stage() {
    return this.state ? this.state.stage : "waiting";
  }
  get latest() {
    return this.state;
  }
  get moves() {
    return this.scene ? this.scene.moves : [];
  }

  /** Nothing is asked of other people here. */
  async request() {}

  /**
   * Go to where these moves lead.
   * @param {string[]} moves
   */
  async go(moves) {
    this.#take(await ask({ game: this.game, id: this.id, moves }, null));
  }

  /**
   * @param {string} type  of a message of the table's
   * @param {{move?: string, about?: string}} fields
   */
  async #ask(type, { move = "", about = "" }) {
    if (type === "preview") return preview(this, about);
    if (type === "more" || type === "why") return ask(this, move, `/${type}`);
    /** @type {Scene} */
    const scene = await ask(this, move);
    const { wrong } = scene;
    if (!wrong) {
      this.#take(scene);
      return { type: "done" };
    }
    this.listener?.wrong(wrong);
    // No code: the lesson itself says what is wrong.
    throw { code: "", message: wrong.text };
  }

  /** @param {Scene} scene */
  #take(scene) {
    const { state, events } = scene;
    const { lines } = state.log;
    const from = lines.length - events.length;
    const news = { ...state, log: { from, lines: lines.slice(from) } };
    // What is not reached by one more step is a jump.
    if (!events.length) this.pace.drop();
    this.pace.run(
      () => (events.length && this.listener?.beats(news, events)) || [],
      () => this.#settle(scene, news),
    );
  }

  /** @param {Scene} scene @param {State} state */
  #settle(scene, state) {
    const { id, game, options, seats, you } = scene.table;
    this.scene = scene;
    this.state = state;
    this.lines = scene.state.log.lines;
    this.fresh = Math.max(0, Math.min(state.log.from, this.lines.length - 1));
    this.welcome = { ...ALONE, table: { ...ALONE.table, id, game, options }, seats, you };
    this.listener?.moved(scene);
  }
}
