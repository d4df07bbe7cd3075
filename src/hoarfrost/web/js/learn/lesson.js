// @ts-check
/** A lesson on the page: the game's own board, a sentence beside what it speaks of, and the learner's moves. */

import { toast } from "../lib/dialog.js";
import { h, say } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { openRule } from "../lib/rules.js";
import { Layout } from "../table/layout.js";
import { Log } from "../table/log.js";
import { Badges } from "../table/seats.js";
import { StatusLine } from "../table/status.js";
import { PlayTable } from "../table/table.js";
import { WindowLine } from "../table/window.js";
import { LessonBar } from "./bar.js";
import { Coach, isSeen } from "./coach.js";
import { NEXT } from "./course.js";

/** @typedef {import("./course.js").Scene} Scene */
/** @typedef {import("../table/types.js").State} State */
/**
 * What a lesson needs of its screen.
 * @typedef {object} Screen
 * @property {() => void} leave
 * @property {(scene: Scene) => HTMLElement} finished  what is shown at the end
 */

export class Lesson {
  /** @type {import("./course.js").Words | null} */
  #wrong = null;
  /** Is a step on its way to the server? */
  #going = false;

  /**
   * @param {HTMLElement} root
   * @param {import("./source.js").LessonSource} source  it has a scene
   * @param {import("./course.js").LessonInfo} info
   * @param {import("../table/types.js").Game} game
   * @param {import("../table/types.js").GameModules} modules
   * @param {Screen} screen
   */
  constructor(root, source, info, game, modules, screen) {
    this.source = source;
    this.screen = screen;
    this.badges = new Badges(source);
    this.window = new WindowLine(source, (seat) => this.table.name(seat));
    this.status = new StatusLine(
      this.window,
      () => this.#confirm(),
      () => this.table.cancel(),
    );
    this.table = new PlayTable(source, game, this.badges, this.status.element, {
      redraw: () => this.#redraw(),
      proposal: () => this.#drawProposal(),
      show: () => this.layout.show(),
    });
    this.log = new Log(source, source.game);
    this.bar = new LessonBar(info, {
      leave: screen.leave,
      back: () => this.back(),
      again: () => this.#go(() => source.go([])),
    });
    this.end = h("div", { class: "lesson-end" });
    this.place = h("div", { class: "board" });
    this.under = h("div", { class: "under" });
    this.strip = h("div", { class: "seat-strip" });
    this.layout = new Layout(this.bar.element, this.#centre(), this.log.element, h("div", {}), () => {});
    this.layout.element.classList.add("lesson");
    root.replaceChildren(this.layout.element);
    this.endKeys = this.#listenToKeys();
    this.board = modules.mount(this.place, this.table);
    if (!this.status.element.isConnected) this.under.append(this.status.element);
    this.strip.append(...this.badges.elements.filter((badge) => !badge.isConnected));
    this.strip.hidden = !this.strip.childElementCount;
    this.layout.place(this.board.panels?.() ?? []);
    this.coach = new Coach(
      this.layout.element,
      () => this.#ground(),
      (rule) => void openRule(source.game, rule),
    );
    this.endSkipping = source.pace.listen(this.place);
    source.listener = {
      beats: (state, events) => this.board.beats?.(state, events) ?? [],
      began: () => this.#began(),
      moved: (scene) => this.#moved(scene),
      wrong: (words) => this.#corrected(words),
    };
    this.#moved({ ...this.scene, events: [] });
  }

  close() {
    this.source.close();
    this.endSkipping();
    this.endKeys();
    this.coach.close();
    this.window.close();
    this.log.close();
    this.board.close();
  }

  get scene() {
    return /** @type {Scene} */ (this.source.scene);
  }

  /** Is the present step only read, and can it be? */
  get #isRead() {
    return !this.scene.task && !this.scene.done && !this.source.pace.isRunning;
  }

  // --- Going on ---

  next() {
    if (this.#isRead) void this.#go(() => this.source.socket.ask("act", { move: NEXT }));
  }

  back() {
    this.source.pace.skip(); // back from where the learner is, also if that is still being shown
    const { moves } = this.source;
    if (moves.length) void this.#go(() => this.source.go(moves.slice(0, -1)));
  }

  /** One step at a time, however often a key is pressed. @param {() => Promise<unknown>} step */
  async #go(step) {
    if (this.#going) return;
    this.#going = true;
    try {
      await step();
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    } finally {
      this.#going = false;
    }
  }

  // --- Drawing ---

  /** What happened is being shown: nothing is said meanwhile. */
  #began() {
    this.coach.hide();
    this.table.propose(null);
  }

  /** @param {Scene} scene */
  #moved(scene) {
    const state = /** @type {State} */ (this.source.state);
    this.#wrong = null;
    this.coach.hide();
    this.table.moved(state);
    this.table.propose(null);
    this.badges.draw();
    this.board.update(state, scene.events);
    if (this.#isRead) this.table.propose(NEXT, t("Next"));
    this.#draw();
    this.layout.element.classList.toggle("finished", scene.done);
    this.end.replaceChildren(...(scene.done ? [this.screen.finished(scene)] : []));
    this.#focus();
  }

  /** @param {import("./course.js").Words} words */
  #corrected(words) {
    this.#wrong = words;
    this.#draw();
  }

  #draw() {
    this.log.draw();
    this.layout.draw();
    this.bar.draw(this.scene);
    this.#drawStatus();
    this.coach.tell(this.scene.say, this.#wrong);
  }

  #redraw() {
    if (this.source.state) this.board.update(this.source.state, []);
    this.#drawStatus();
  }

  #drawProposal() {
    this.board.proposed?.();
    this.#drawStatus();
  }

  #drawStatus() {
    this.status.draw(this.source, this.table);
    // Where nothing is to be played, nobody is waited for either.
    if (!this.scene.task || this.source.pace.isRunning) say(this.status.text, "");
  }

  /** Focus follows what is to be done. */
  #focus() {
    if (this.scene.done) /** @type {HTMLElement | null} */ (this.end.querySelector(".primary"))?.focus();
    else if (this.#isRead) this.status.button.focus({ preventScroll: true });
    else this.board.focus?.();
  }

  #centre() {
    // Where nothing is to be played, a card that has the focus does not keep the keys that go on.
    this.place.addEventListener("keydown", (event) => this.#goOnFrom(event), { capture: true });
    return h(
      "section",
      { class: "centre", "aria-label": t("Table") },
      this.strip,
      this.place,
      this.under,
      this.end,
    );
  }

  /** @returns {import("./coach.js").Ground | null} */
  #ground() {
    const { at, task, done } = this.scene;
    if (done || this.source.pace.isRunning) return null;
    return {
      thing: this.#places(at),
      answer: this.status.element,
      kept: [this.bar.element, ...(task ? this.#places("choices") : [])].filter(isSeen),
      seen: [...this.layout.element.querySelectorAll("[data-key], .rail > *")].filter(isSeen),
    };
  }

  /** @param {string} at */
  #places(at) {
    return this.board.anchor?.(at) ?? [];
  }

  // --- Keys ---

  #confirm() {
    if (this.#isRead) this.next();
    else this.table.confirm();
  }

  /** @param {KeyboardEvent} event */
  #goOnFrom(event) {
    if (!this.#isRead || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    this.next();
  }

  #listenToKeys() {
    return keys(
      {
        Enter: () => (this.table.proposed === null ? false : this.#confirm()),
        Space: () => (this.#isRead ? this.next() : false),
        u: () => this.back(),
        Escape: () => this.table.cancel() || this.screen.leave(),
      },
      { label: t("Lesson") },
    );
  }
}
