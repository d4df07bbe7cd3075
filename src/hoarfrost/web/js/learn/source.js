// @ts-check
/** A lesson that speaks for its table as a session does: the same parts draw it and play it. */

import { sceneAfter } from "./course.js";

/** @typedef {import("./course.js").Scene} Scene */
/** @typedef {import("./course.js").Words} Words */
/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").Welcome} Welcome */

/** @typedef {import("../table/types.js").Source} Source */
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
    this.#take(await sceneAfter(this.game, this.id, moves, null));
  }

  /**
   * @param {string} type  of a message of the table's
   * @param {{move?: string}} fields
   */
  async #ask(type, { move = "" }) {
    const scene = await sceneAfter(this.game, this.id, this.moves, move);
    const { wrong } = scene;
    if (type === "why")
      return { reasons: wrong ? [{ code: "", rule: wrong.rule, message: wrong.text }] : [] };
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
    const { table, task } = scene;
    const { game, options, seats } = table;
    this.scene = scene;
    // What is only read is not played.
    this.state = task ? scene.state : { ...scene.state, choices: [] };
    const { from, lines } = scene.state.log;
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.fresh = Math.max(0, this.lines.length - Math.max(1, scene.events.length));
    this.welcome = {
      table: {
        id: "",
        game,
        options,
        commitment: "",
        leaving: "ends",
        clock: null,
        spectators: "none",
        rhythm: "relaxed",
        window: 0,
        stand_in: "",
        open_chat: false,
      },
      seats,
      you: { seats: this.mine, seat: this.me },
      watchers: 0,
      chat: null,
      phrases: [],
      stops: [],
      stood_in: null,
    };
    this.listener?.moved(scene);
  }
}
