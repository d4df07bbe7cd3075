// @ts-check
/**
 * What somebody missed: the chance to win along a game, the choice that cost most in words, and a game that goes on
 * from there. The server judges some choices per request, so that others are served in between.
 */

import { post } from "../lib/api.js";
import { h, keyed } from "../lib/dom.js";
import { number, percent, t } from "../lib/i18n.js";
import { sceneAt } from "./scenes.js";

/**
 * A choice, as docs/protocol.md tells it: so many moves had been made, and the chances to win.
 * @typedef {object} Verdict
 * @property {number} move
 * @property {string} played
 * @property {string | null} better
 * @property {number} win
 * @property {number} best
 * @property {"good" | "dubious" | "mistake" | "blunder"} kind
 */

/** Of the graph, in units of its own. */
const HEIGHT = 60;
/** Marks that can be told apart and pressed, also in a game of hundreds of choices. */
const MOST_MARKS = 12;
const SVG = "http://www.w3.org/2000/svg";

export class Missed {
  #leaving = new AbortController();
  /** @type {Verdict[]} */
  #verdicts = [];

  /**
   * @param {string} record
   * @param {number} seat  whose choices
   * @param {string} name  of that seat; empty if it is the reader's own
   * @param {import("./scenes.js").Scene[]} scenes
   * @param {{go: (place: number) => void, playOn: (move: number) => Promise<void>}} replay
   */
  constructor(record, seat, name, scenes, replay) {
    this.record = record;
    this.seat = seat;
    this.scenes = scenes;
    this.replay = replay;
    /** @type {HTMLProgressElement | undefined} */
    this.bar = undefined;
    /** @type {HTMLElement | undefined} */
    this.far = undefined;
    this.graph = h("div", { class: "missed-graph" });
    this.marks = h("div", { class: "missed-marks" });
    this.words = h("div", { class: "missed-words", "aria-live": "polite" });
    this.element = h(
      "section",
      { class: "missed", "aria-labelledby": "missed-title" },
      h(
        "h2",
        { id: "missed-title", tabindex: "-1" },
        name ? t("{name}: chance to win", { name }) : t("Your chance to win"),
      ),
      this.graph,
      this.words,
    );
  }

  close() {
    this.#leaving.abort();
  }

  /** Have all choices judged, some at a time, and show how far it is. */
  async run() {
    const { signal } = this.#leaving;
    const { record, seat } = this;
    try {
      for (let at = 0, all = 0, result = 0; ; ) {
        this.#drawProgress(at, all);
        const part = await post("/api/analysis", { record, seat, at }, { signal });
        this.#verdicts.push(...part.verdicts);
        ({ at, decisions: all, result } = part);
        const isDone = at >= all || !part.verdicts.length;
        this.#drawGraph(isDone ? [{ x: 1, y: result }] : []);
        if (isDone) return this.#drawWords();
      }
    } catch (error) {
      if (!signal.aborted) this.words.replaceChildren(h("p", {}, /** @type {Error} */ (error).message));
    }
  }

  /**
   * How far it is; before the first answer nobody knows of how many.
   * @param {number} at
   * @param {number} all
   */
  #drawProgress(at, all) {
    this.bar ??= h("progress", { "aria-label": t("Judging the choices") });
    this.far ??= h("span", { class: "num", "aria-hidden": "true" });
    if (!this.bar.isConnected)
      this.words.replaceChildren(
        h("p", { class: "muted" }, t("Each choice is judged by what could be known then.")),
        h("p", { class: "missed-far" }, this.bar, this.far),
      );
    if (!all) return;
    this.bar.max = all;
    this.bar.value = at;
    this.far.textContent = t("{done} of {all}", { done: number(at), all: number(all) });
  }

  /** What is known so far: a long game is judged for a minute. @param {{x: number, y: number}[]} end */
  #drawGraph(end) {
    const points = this.#verdicts.flatMap(({ move, best, win }) => {
      const x = this.#across(move);
      return [
        { x, y: best },
        { x, y: win },
      ];
    });
    const all = [...points, ...end];
    if (!all.length) return;
    if (!this.marks.isConnected) this.graph.replaceChildren(h("div"), this.marks);
    this.graph.firstElementChild?.replaceWith(plot(all));
    // A mark that is in focus stays so while others come.
    keyed(
      this.marks,
      this.#costly()
        .slice(0, MOST_MARKS)
        .toSorted((a, b) => a.move - b.move),
      ({ move }) => String(move),
      (one) => this.#mark(one),
      () => {},
    );
  }

  /** The choices that cost something, the costliest first. */
  #costly() {
    const cost = (/** @type {Verdict} */ { best, win }) => best - win;
    return this.#verdicts.filter(({ kind }) => kind !== "good").sort((a, b) => cost(b) - cost(a));
  }

  #drawWords() {
    const [moment] = this.#costly();
    this.words.replaceChildren(...(moment ? this.#moment(moment) : [h("p", {}, t("No choice cost much."))]));
  }

  /** Where a move stands along the graph, from 0 to 1. @param {number} move */
  #across(move) {
    return sceneAt(this.scenes, move) / this.scenes.length;
  }

  /** @param {Verdict} verdict */
  #mark(verdict) {
    const label = t("{played} ({win}). Better: {better} ({best}).", filled(verdict));
    return h("button", {
      class: `missed-mark ${verdict.kind}`,
      type: "button",
      title: label,
      "aria-label": label,
      style: { left: `${this.#across(verdict.move) * 100}%`, bottom: `${verdict.win * 100}%` },
      onclick: () => this.replay.go(sceneAt(this.scenes, verdict.move)),
    });
  }

  /** @param {Verdict} moment */
  #moment(moment) {
    return [
      h(
        "p",
        {},
        t("The choice that cost most: {played} ({win}). Better: {better} ({best}).", filled(moment)),
      ),
      h(
        "div",
        { class: "acts" },
        button(t("Show this moment"), () => this.replay.go(sceneAt(this.scenes, moment.move))),
        button(t("Play on from here"), () => this.replay.playOn(moment.move), "btn primary"),
      ),
    ];
  }
}

/** What is said of a choice that cost something. @param {Verdict} verdict */
const filled = ({ played, better, win, best }) => ({
  played,
  win: percent(win),
  better: better ?? "",
  best: percent(best),
});

/**
 * The line of the graph, over what was good and what was bad for the seat.
 * @param {{x: number, y: number}[]} points  from 0 to 1
 */
function plot(points) {
  const line = points
    .map(({ x, y }) => `${(x * 1000).toFixed(1)} ${((1 - y) * HEIGHT).toFixed(1)}`)
    .join("L");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 1000 ${HEIGHT}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  const first = points[0].x * 1000;
  svg.append(
    path("half", `M0 ${HEIGHT / 2}H1000`),
    path("area", `M${first} ${HEIGHT}L${line}V${HEIGHT}Z`),
    path("line", `M${line}`),
  );
  return svg;
}

/** @param {string} name @param {string} d */
function path(name, d) {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", name);
  made.setAttribute("d", d);
  made.setAttribute("vector-effect", "non-scaling-stroke");
  return made;
}

/** @param {string} text @param {() => unknown} run @param {string} [kind] */
function button(text, run, kind = "btn") {
  return h("button", { class: kind, type: "button", onclick: run }, text);
}
