// @ts-check
/** What a board may know and do: `table` in docs/web.md. */

import { language } from "../lib/i18n.js";
import { settings } from "../lib/store.js";
import { openRule } from "../lib/rules.js";
import { toast } from "../lib/dialog.js";
import { mark } from "./seats.js";

/** @typedef {import("./types.js").Choice} Choice */

/** How long the server lets people hesitate of whom it knows little, in milliseconds. */
const HESITATIONS = [700, 1100, 1600, 2400];
/** How long to wait when too much was asked at once, in milliseconds. */
const SLOWLY = 1000;

export class PlayTable {
  /** @type {Choice[]} the steps of a longer move that have been chosen */
  #steps = [];
  /** @type {{version: number, move: string, steps: Choice[]}|null} the move that is on its way */
  #sent = null;
  /** @type {Choice|null} the step that was chosen last, while its next one is being asked for */
  #awaited = null;
  /** @type {string} whose choice it is, and in which position */
  #place = "";
  /** @type {{move: string, label: string}|null} the answer that is told when the window ends */
  #noted = null;
  /** @type {Map<string, Promise<import("./types.js").Json>>} what was asked of this position, by language and words */
  #previews = new Map();

  /**
   * @param {import("./types.js").Source} session
   * @param {Pick<import("./types.js").Game, "name" | "things">} info
   * @param {import("./seats.js").Badges} badges
   * @param {HTMLElement} status
   * @param {{redraw: () => void, proposal: () => void, show: () => void}} screen
   */
  constructor(session, info, badges, status, screen) {
    this.session = session;
    this.info = info;
    this.badges = badges;
    this.status = status;
    this.screen = screen;
    this.settings = settings;
    /** @type {string|null} */
    this.proposed = null;
    this.proposedLabel = "";
    /** Did the end come while this page looked on? */
    this.live = false;
    /** @type {HTMLElement|undefined} */
    this.quick = undefined;
  }

  get game() {
    return this.info.name;
  }
  get things() {
    return this.info.things;
  }
  get options() {
    return this.session.welcome?.table.options ?? {};
  }
  get seats() {
    return this.session.seats;
  }
  get me() {
    return this.session.me;
  }
  get state() {
    return this.session.state;
  }
  get log() {
    return this.session.lines;
  }
  get busy() {
    return this.#sent !== null || this.session.pace.isRunning;
  }

  /** The steps of the move that is on its way: a board may show it as made. */
  get sent() {
    return this.#sent?.steps ?? null;
  }

  /** The answer that is told when the window ends; until then another can take its place. */
  get noted() {
    return this.#noted;
  }

  /** The texts of the steps chosen so far. */
  get begun() {
    return this.#steps.map((step) => step.move);
  }

  /** The step chosen last. */
  get step() {
    return this.#steps.at(-1) ?? null;
  }

  /** The choices of the present step; none as long as what they follow from is being shown. */
  get choices() {
    if (this.session.pace.isRunning) return [];
    return (this.step ? this.step.next : this.state?.choices) ?? [];
  }

  /** @param {number} seat */
  name(seat) {
    return this.badges.name(seat);
  }
  /** @param {number} seat */
  badge(seat) {
    return this.badges.elements[seat];
  }
  /** @param {number} seat */
  mark(seat) {
    return mark(seat, this.me, this.seats.length);
  }
  /** @param {string} id */
  rule(id) {
    openRule(this.game, id);
  }

  show() {
    this.screen.show();
  }

  /** Show the moment of a line of the log in the replay. @param {number} line */
  recall(line) {
    location.hash = `#/moment/${this.session.id}/${line}`;
  }

  /**
   * What the primary button does; null for nothing.
   * @param {string|null} move
   * @param {string} [label]
   */
  propose(move, label) {
    this.proposed = move;
    this.proposedLabel = label ?? this.choices.find((choice) => choice.move === move)?.label ?? move ?? "";
    this.screen.proposal();
  }

  /** What was chosen is not what the reader wants: the board proposes what it would without it. */
  withdraw() {
    if (this.proposed === null) return false;
    this.propose(null);
    this.screen.redraw();
    return true;
  }

  /** Do what is proposed: a first step is begun, everything else is sent. */
  confirm() {
    const move = this.proposed;
    if (move === null) return;
    const choice = this.choices.find((one) => one.move === move);
    if (choice) this.begin(choice);
    else this.act(move);
  }

  /**
   * Choose one step of a move. The last one sends it.
   * @param {Choice} choice
   */
  async begin(choice) {
    this.propose(null);
    if (!choice.more) return this.#send([...this.#steps, choice]);
    this.#awaited = choice;
    try {
      await this.more(choice);
    } catch (error) {
      return this.#refused(error);
    }
    if (this.#awaited !== choice) return;
    this.#awaited = null;
    this.#steps.push(choice);
    this.screen.redraw();
  }

  /**
   * The choices of the step after this one, asked for once.
   * @param {Choice} choice
   */
  async more(choice) {
    if (!choice.next) {
      const { version, seat } = /** @type {import("./types.js").State} */ (this.state);
      const move = [...this.begun, choice.move].join(" ");
      const { choices, prompt } = await this.session.socket.ask("more", { version, seat, move });
      choice.next = choices;
      choice.ask = prompt;
    }
    return /** @type {Choice[]} */ (choice.next);
  }

  /** Take back the last step of a move that was begun. */
  cancel() {
    this.#awaited = null;
    if (!this.#steps.pop()) return false;
    this.propose(null);
    this.screen.redraw();
    return true;
  }

  /**
   * Send a move. The promise resolves when it is stored, or when the table has moved on meanwhile.
   * @param {string} move
   */
  act(move) {
    const choice = this.choices.find((one) => one.move === move);
    return this.#send([choice ?? { move, label: move, target: null }]);
  }

  /** @param {Choice[]} steps */
  async #send(steps) {
    const state = this.state;
    const move = steps.map((step) => step.move).join(" ");
    if (!state || this.session.pace.isRunning || move === this.#noted?.move) return;
    if (this.#sent?.version === state.version && this.#sent.move === move) return;
    const sent = { version: state.version, move, steps };
    this.#sent = sent;
    this.screen.proposal();
    try {
      const answer = await this.#patiently("act", { version: state.version, move, seat: state.seat });
      if (answer.type === "noted" && this.#sent === sent) this.#note({ move, label: words(steps) });
    } catch (error) {
      if (this.#sent === sent) this.#sent = null;
      this.#refused(error);
    }
  }

  /** The window goes on, and so does the choice. @param {{move: string, label: string}} answer */
  #note(answer) {
    this.#noted = answer;
    this.#sent = null;
    this.#steps = [];
    this.propose(null);
    this.screen.redraw();
  }

  /** @param {unknown} reason  the answer of the server, or that there was none */
  #refused(reason) {
    const error = /** @type {import("../lib/socket.js").Refusal} */ (reason);
    // The board may have been drawn as if the move were made.
    this.screen.redraw();
    // What was sent for an older position needs no word: the new one is on its way or already drawn. Nor does
    // what was on its way when the reader went elsewhere.
    if (error.code && error.code !== "E_STALE" && !this.session.isClosed) toast(error.message);
  }

  /** Take back a move, or an answer that waits for the others; between people they are asked. */
  undo() {
    return this.session.request("undo");
  }

  /**
   * @param {string} move
   * @returns {Promise<import("./types.js").Reason[]>}
   */
  async why(move) {
    const answer = await this.session.socket.ask("why", { move });
    return answer.reasons;
  }

  /**
   * What would happen. Whoever looks around asks often and needs no word where there is no answer.
   * @param {string} about
   * @returns {Promise<import("./types.js").Json>}
   */
  preview(about) {
    const { state } = this;
    // While a move is on its way, a step of a long journey perhaps, nobody will see what would happen here.
    if (state?.stage !== "playing" || state.seat === null || this.sent) return Promise.resolve(null);
    const key = `${language()} ${about}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const previews = this.#previews;
    const { version, seat } = state;
    const asked = this.#patiently("preview", { version, seat, about }).then(
      ({ told }) => told,
      () => {
        previews.delete(key); // it can be asked again
        return null;
      },
    );
    previews.set(key, asked);
    return asked;
  }

  /**
   * A board may ask more at once than the server answers in a second: what is left, perhaps the reader's own move, is
   * sent a moment later.
   * @param {string} type
   * @param {{version: number} & Record<string, unknown>} message
   */
  async #patiently(type, message) {
    for (;;)
      try {
        return await this.session.socket.ask(type, message);
      } catch (error) {
        const { code } = /** @type {import("../lib/socket.js").Refusal} */ (error);
        if (code !== "E_SLOW_DOWN" || this.state?.version !== message.version) throw error;
        await new Promise((resolve) => setTimeout(resolve, SLOWLY));
      }
  }

  /**
   * A state has come. Whatever was half chosen belonged to the old position, if it is another one: in a secret
   * choice made at once the others answer while the reader still chooses.
   * @param {import("./types.js").State} state
   */
  moved(state) {
    this.#noted = state.window ? state.early : null;
    const place = `${state.version} ${state.seat} ${state.early?.move ?? ""}`;
    if (place === this.#place) return;
    this.#place = place;
    this.#previews = new Map();
    this.#steps = [];
    this.#awaited = null;
    this.#sent = null;
    this.proposed = null;
    this.proposedLabel = "";
  }

  /**
   * How long to wait before an answer that nobody has pressed: where the server passes for somebody who can do
   * nothing else, it takes its time as people do, and an answer at once would tell that there was a choice.
   */
  hesitation() {
    const { company, welcome } = this.session;
    if (!company || welcome?.table.rhythm === "poker") return 0;
    const usual = HESITATIONS[Math.floor(Math.random() * HESITATIONS.length)];
    const gone = performance.now() - this.session.clockAt;
    return Math.max(0, usual * (0.8 + 0.4 * Math.random()) - gone);
  }
}

/** A move of several steps in words. @param {Choice[]} steps */
function words(steps) {
  return steps.map(({ label }) => label).join(" · ");
}
