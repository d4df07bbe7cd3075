// @ts-check
/** A lesson that speaks for its table as a session does: the same parts draw it and play it. */

import { ask } from "./course.js";

/** @typedef {import("./course.js").Scene} Scene */
/** @typedef {import("./course.js").Words} Words */
/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").Welcome} Welcome */

/** @typedef {import("../table/types.js").Source} Source */

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

  /** Who hears of it. @type {{moved: (scene: Scene) => void, wrong: (words: Words) => void} | null} */
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
   * @param {{move?: string}} fields
   */
  async #ask(type, { move = "" }) {
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
    const { table, state, events } = scene;
    const { id, game, options, seats, you } = table;
    this.scene = scene;
    this.state = state;
    this.lines = state.log.lines;
    this.fresh = Math.max(0, this.lines.length - Math.max(1, events.length));
    this.welcome = {
      ...ALONE,
      table: { ...ALONE.table, id, game, options },
      seats,
      you,
    };
    this.listener?.moved(scene);
  }
}
