// @ts-check
/** A record on the page: the board, a slider, the log to jump in, and the eyes to look with. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { ChapterItem, chaptersOf } from "../table/chapters.js";
import { Layout, isPhone } from "../table/layout.js";
import { headline, why } from "../table/verdict.js";
import { Pace } from "../table/pace.js";
import { list } from "../setup/form.js";
import { Missed } from "./missed.js";
import { sceneAt, sceneOfLine, scenesOf } from "./scenes.js";
import { ReplayTable } from "./table.js";

/** @typedef {import("./scenes.js").Scene} Scene */
/** @typedef {import("./scenes.js").Story} Story */
/** @typedef {import("../table/types.js").State} State */
/**
 * A line or a chapter of the log. `mark` shows where the replay is, and returns what of it is there.
 * @typedef {{element: HTMLElement, mark: (at: number) => HTMLElement | null}} LogEntry
 */

/**
 * What the screen does for a replay; `own` is the seat that the reader had, if it is known.
 * @typedef {object} ReplayScreen
 * @property {string} record
 * @property {number | null} own
 * @property {(eyes: number | "all" | null) => void} look
 * @property {() => void} download
 * @property {() => void} seeMissed
 * @property {(seat: number, move: number) => Promise<void>} playOn
 */

/** How long a scene stands when the game plays by itself and what happened has been shown, in milliseconds. */
const SCENE = 800;

export class Replay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isPlaying = false;
  #pace = new Pace();
  /** @type {{close?: () => void} | null} */
  #story = null;
  /** @type {import("../table/types.js").Board | null} */
  #board = null;
  /** @type {Missed | null} */
  #missed = null;

  /**
   * @param {HTMLElement} root
   * @param {Story} story  what the server made of the record
   * @param {number | "all" | null} eyes
   * @param {import("../table/types.js").Game} game
   * @param {import("../table/types.js").GameModules} modules
   * @param {ReplayScreen} screen
   */
  constructor(root, story, eyes, game, modules, screen) {
    this.root = root;
    this.story = story;
    this.eyes = eyes;
    this.modules = modules;
    this.screen = screen;
    this.scenes = scenesOf(story.frames);
    this.end = endOf(story);
    this.at = 0;
    this.table = new ReplayTable(
      game,
      story,
      eyes,
      (line) => this.recall(line),
      () => this.layout.show(),
    );
    this.board = h("div", { class: "board" });
    this.board.addEventListener("pointerdown", () => this.#pace.skip(), { capture: true });
    this.under = h("div", { class: "under" });
    this.strip = h("div", { class: "seat-strip" });
    this.ending = h("div", { class: "end" });
    this.missedPlace = h("div", { class: "missed-place" });
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: String(this.last),
      value: "0",
      "aria-label": t("Move"),
      oninput: () => this.go(Number(this.slider.value)),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        this.toggle();
      },
    });
    this.count = h("span", { class: "replay-count num" });
    this.missedOpener = h(
      "button",
      { class: "btn quiet", type: "button", hidden: !this.end, onclick: () => screen.seeMissed() },
      t("See what you missed"),
    );
    this.player = h("button", { class: "btn icon", type: "button", onclick: () => this.toggle() });
    const step = (/** @type {string} */ label, /** @type {string} */ path, /** @type {() => void} */ run) =>
      h(
        "button",
        { class: "btn icon", type: "button", "aria-label": label, title: label, onclick: run },
        icon(path),
      );
    this.bar = h(
      "div",
      { class: "replay-bar", role: "group", "aria-label": t("Replay") },
      step(t("To the start"), "M5 4V16M16 4L8 10L16 16Z", () => this.go(0)),
      step(t("Previous move"), "M13 4L6 10L13 16Z", () => this.go(this.at - 1)),
      this.player,
      step(t("Next move"), "M7 4L14 10L7 16Z", () => this.go(this.at + 1)),
      step(t("To the end"), "M15 4V16M4 4L12 10L4 16Z", () => this.go(this.last)),
      this.slider,
      this.count,
    );
    const centre = h(
      "section",
      { class: "centre", "aria-label": t("Table") },
      h("h1", { class: "vh" }, t("Replay of {game}", { game: game.title })),
      this.strip,
      this.board,
      this.under,
      this.ending,
      this.missedPlace,
      this.bar,
    );
    this.lines = this.#lines();
    this.log = h(
      "div",
      { class: "scroll", role: "log", tabindex: "0", "aria-live": "off", "aria-label": t("Log") },
      h(
        "ol",
        { class: "log" },
        this.lines.map(({ element }) => element),
      ),
    );
    this.layout = new Layout(
      this.#tools(screen),
      centre,
      h("div", { class: "talk-page" }, this.log),
      h("div", {}),
      () => {},
    );
    this.endKeys = keys(
      {
        ArrowLeft: () => this.go(this.at - 1),
        ArrowRight: () => this.go(this.at + 1),
        Home: () => this.go(0),
        End: () => this.go(this.last),
        Space: () => this.toggle(),
      },
      { label: t("Replay") },
    );
  }

  /** The last place of the slider: the end has one of its own. */
  get last() {
    return this.scenes.length - 1 + (this.end ? 1 : 0);
  }

  /** Which version of the game is shown; after the last one, the end. */
  get version() {
    return this.at < this.scenes.length ? this.scenes[this.at].version : Infinity;
  }

  /**
   * Show a version of the game. What was in focus or before the reader's eyes stays so when the same record is
   * drawn anew, with other eyes or in another language.
   * @param {number} version
   * @param {string} page  of a phone
   */
  begin(version, page = "table") {
    const focused = document.activeElement?.id;
    this.root.replaceChildren(this.layout.element);
    this.at = version === Infinity ? this.last : sceneAt(this.scenes, version);
    this.#show();
    this.layout.open(page);
    if (focused) document.getElementById(focused)?.focus();
  }

  close() {
    clearTimeout(this.#timer);
    this.#pace.close();
    this.endKeys();
    this.#missed?.close();
    this.#story?.close?.();
    this.#board?.close();
  }

  /**
   * The reader goes to a scene: the game no longer plays by itself.
   * @param {number} place
   */
  go(place) {
    this.#pause();
    this.#goTo(place);
  }

  /** Show the moment of a line of the log. @param {number} line */
  recall(line) {
    this.go(sceneOfLine(this.scenes, line));
  }

  toggle() {
    if (this.#isPlaying) return this.#pause();
    this.#isPlaying = true;
    if (this.at === this.last) this.#goTo(0);
    else if (!this.#pace.isRunning) this.#playOn();
    this.#drawPlayer();
  }

  /** Look at the choices of the seat whose eyes these are; with nobody's, of the first. */
  seeMissed() {
    if (this.#missed) return;
    const { eyes, screen } = this;
    const seat = typeof eyes === "number" ? eyes : 0;
    const name = seat === screen.own ? "" : this.story.players[seat];
    this.#missed = new Missed(screen.record, seat, name, this.scenes, {
      go: (place) => this.go(place),
      playOn: (move) => screen.playOn(seat, move),
    });
    this.missedPlace.replaceChildren(this.#missed.element);
    this.missedOpener.hidden = true;
    if (isPhone()) this.layout.open("table");
    void this.#missed.run();
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
    this.#drawPlayer();
  }

  /** A scene has been shown: when the game plays by itself, the next one follows. */
  #playOn() {
    clearTimeout(this.#timer);
    if (this.at === this.last) this.#pause();
    else if (this.#isPlaying) this.#timer = setTimeout(() => this.#goTo(this.at + 1), SCENE);
  }

  /** @param {number} place */
  #goTo(place) {
    const at = Math.max(0, Math.min(this.last, place));
    if (at === this.at) return;
    const isNext = at === this.at + 1;
    this.#pace.skip();
    this.at = at;
    this.#show(isNext);
  }

  /** @param {boolean} [isNext]  does it follow from the scene that was shown? */
  #show(isNext = false) {
    const isEnd = this.at === this.scenes.length;
    const scene = this.scenes[Math.min(this.at, this.scenes.length - 1)];
    const state = this.#state(scene, isEnd);
    const events = isNext && !isEnd ? scene.lines.map(({ event }) => event) : [];
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", isEnd ? t("The end") : this.#place());
    this.count.textContent = isEnd ? t("The end") : this.#place();
    this.#drawPlayer();
    this.#pace.run(
      () => (events.length && this.#board?.beats?.(state, events)) || [],
      () => this.#settle(scene, state, events),
    );
  }

  /** @param {Scene} scene @param {State} state @param {import("../table/types.js").GameEvent[]} events */
  #settle(scene, state, events) {
    const isEnd = state.stage === "over";
    this.table.state = state;
    this.table.log = this.scenes.slice(0, this.at + 1).flatMap(({ lines }) => lines);
    this.table.text.textContent = scene.lines.filter(({ quiet }) => !quiet).at(-1)?.text ?? "";
    this.layout.element.dataset.look = isEnd ? "result" : "table";
    if (isEnd) this.#tell(state);
    else this.#draw(state, events);
    this.#markLines();
    this.#playOn();
  }

  #place() {
    return t("{move} of {moves}", {
      move: this.scenes[this.at].version,
      moves: /** @type {Scene} */ (this.scenes.at(-1)).version,
    });
  }

  /** @param {State} state @param {import("../table/types.js").GameEvent[]} events */
  #draw(state, events) {
    this.#story?.close?.();
    this.#story = null;
    for (const [seat, badge] of this.table.badges.entries())
      badge.classList.toggle("asked", state.asked.includes(seat));
    if (this.#board) return this.#board.update(state, events);
    this.#board = this.modules.mount(this.board, this.table);
    this.#board.update(state, []);
    if (!this.table.status.isConnected) this.under.append(this.table.status);
    this.strip.append(...this.table.badges.filter((/** @type {HTMLElement} */ badge) => !badge.isConnected));
    this.strip.hidden = !this.strip.childElementCount;
    this.layout.place(this.#board.panels?.() ?? []);
  }

  /** @param {State} state */
  #tell(state) {
    if (this.#story) return;
    const end = /** @type {import("../table/types.js").End} */ (this.end);
    const name = (/** @type {number} */ seat) => this.table.players[seat];
    const body = h("div", { class: "story" });
    this.ending.replaceChildren(
      h(
        "section",
        { class: "result" },
        h(
          "div",
          { class: "result-story", tabindex: "0", role: "group", "aria-label": t("The end") },
          h(
            "div",
            { class: "verdict-line" },
            h("h2", { class: "display" }, headline(end, name, null), h("small", {}, why(end, name, null))),
          ),
          body,
        ),
      ),
    );
    this.#story = this.modules.draw(body, state, this.table) ?? {};
  }

  /** @param {Scene} scene @param {boolean} isEnd @returns {State} */
  #state(scene, isEnd) {
    return {
      version: scene.version,
      stage: isEnd ? "over" : "playing",
      seat: this.table.me,
      asked: scene.asked,
      view: scene.view,
      log: { from: scene.from, lines: scene.lines },
      prompt: "",
      standing: scene.standing,
      choices: [],
      early: null,
      undo: "no",
      window: null,
      clock: null,
      end: isEnd ? this.end : null,
    };
  }

  // --- The log ---

  /**
   * Every line of the log with the scene it belongs to. A chapter is open where the replay is, and where the
   * reader has opened it.
   */
  #lines() {
    const placed = this.scenes.flatMap(({ lines }, place) => lines.map((line) => ({ line, place })));
    return chaptersOf(placed.map(({ line }) => line)).flatMap((chapter) => {
      const told = chapter.lines.filter(({ line }) => line.text && !line.quiet);
      const lines = told.map(({ line, place }) => this.#line(line, placed[place].place));
      const { start, number } = chapter;
      if (!number) return lines;
      const last = start + chapter.lines.length - 1;
      return [this.#chapter(chapter, placed[start].place, placed[last].place, lines)];
    });
  }

  /** @param {import("../table/types.js").Line} line @param {number} place @returns {LogEntry} */
  #line({ text, rule }, place) {
    const jump = () => this.#jump(place);
    const element = h(
      "li",
      {},
      h("button", { class: "line", type: "button", "data-rule": rule, onclick: jump }, text),
    );
    return { element, mark: (at) => markLine(element, place, at) };
  }

  /**
   * @param {import("../table/chapters.js").Chapter} chapter
   * @param {number} first  its first scene
   * @param {number} last
   * @param {LogEntry[]} lines
   * @returns {LogEntry}
   */
  #chapter(chapter, first, last, lines) {
    const item = new ChapterItem(() => item.draw(chapter, !item.isOpen));
    item.list.append(...lines.map(({ element }) => element));
    let wasHere = false;
    const mark = (/** @type {number} */ at) => {
      const isHere = first <= at && at <= last;
      if (isHere !== wasHere || !item.head.hasAttribute("aria-expanded")) item.draw(chapter, isHere);
      wasHere = isHere;
      item.element.classList.toggle("later", first > at);
      const marked = lines.map((line) => line.mark(at)).find(Boolean);
      return marked ?? (isHere ? item.element : null);
    };
    return { element: item.element, mark };
  }

  /** On a phone the log is a page of its own, so the table is shown again. @param {number} place */
  #jump(place) {
    this.go(place);
    if (isPhone()) this.layout.open("table");
  }

  #markLines() {
    const marked = this.lines.map(({ mark }) => mark(this.at)).find(Boolean);
    if (marked) this.#scrollTo(marked);
  }

  /** Within the log only: the page stays where it is. @param {HTMLElement} element */
  #scrollTo(element) {
    this.log.scrollTop +=
      element.getBoundingClientRect().top - this.log.getBoundingClientRect().top - this.log.clientHeight / 2;
  }

  // --- The tools ---

  /** @param {ReplayScreen} screen */
  #tools(screen) {
    const names = this.story.players.map((/** @type {string} */ name, /** @type {number} */ value) => ({
      value,
      title: name,
    }));
    const eyes = list(
      t("View as"),
      [
        { value: "all", title: t("Everyone: nothing is hidden") },
        ...names,
        { value: null, title: t("A spectator") },
      ],
      screen.look,
    );
    eyes.main.id = "eyes";
    eyes.update(this.eyes);
    const drawer = h(
      "button",
      {
        class: "btn quiet drawer-opener",
        type: "button",
        "aria-expanded": "false",
        onclick: () => {
          this.layout.openDrawer(!this.layout.drawerOpen);
          drawer.setAttribute("aria-expanded", String(this.layout.drawerOpen));
        },
      },
      t("Log"),
    );
    return h(
      "div",
      { class: "tools replay-tools", "data-page": "more" },
      eyes.element,
      h("span", { class: "grow" }),
      this.missedOpener,
      h("button", { class: "btn quiet", type: "button", onclick: screen.download }, t("Download the game")),
      drawer,
    );
  }

  #drawPlayer() {
    const isPlaying = this.#isPlaying;
    if (this.player.dataset.playing === String(isPlaying)) return;
    this.player.dataset.playing = String(isPlaying);
    const label = isPlaying ? t("Pause") : t("Autoplay");
    this.player.setAttribute("aria-label", label);
    this.player.title = label;
    this.player.replaceChildren(icon(isPlaying ? "M6 4V16M14 4V16" : "M6 3L16 10L6 17Z"));
  }
}

/**
 * How the game ended, as a table would say it; null if it was not finished.
 * @param {Story} story
 * @returns {import("../table/types.js").End | null}
 */
function endOf({ result, stopped, outcome }) {
  if (!outcome) return null;
  const { kind, seat } = stopped ?? { kind: "played", seat: null };
  return { kind, seat, ...outcome, result, shuffle: { commitment: "", secret: "", entropy: [] } };
}

/** @param {HTMLElement} element @param {number} place @param {number} at */
function markLine(element, place, at) {
  const isNow = place === at;
  element.classList.toggle("now", isNow);
  element.classList.toggle("later", place > at);
  if (isNow) element.setAttribute("aria-current", "step");
  else element.removeAttribute("aria-current");
  return isNow ? element : null;
}

/** @param {string} path */
function icon(path) {
  const template = document.createElement("template");
  template.innerHTML =
    `<svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" stroke="currentColor" stroke-width="2" ` +
    `stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`;
  return template.content;
}
