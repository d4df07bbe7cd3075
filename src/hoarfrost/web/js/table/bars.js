// @ts-check
/** Bars above the table: a question or a fact that waits without stopping anybody. */

import { h, keyed, picture, say } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";
import { CROSS } from "../lib/icons.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{label: string, run: () => unknown, primary?: boolean}} Act */
/** A text that changes all the time is not for ears: `heard` is said instead, once. `close` puts the bar away. */
/** @typedef {{id: string, text: string, heard?: string, acts?: Act[], close?: () => unknown}} Bar */
/**
 * What the bars need of the screen; `level` is that of the computer that may play on.
 * @typedef {object} Screen
 * @property {(seat: number) => string} name
 * @property {string} level
 * @property {(seat: number) => unknown} takeOver
 * @property {() => unknown} log
 * @property {(hash: string) => void} go
 */

/** Whoever only loads the page anew is not announced as absent, in milliseconds. */
const BLINK = 1_500;

export class Bars {
  /** What the reader has put away. @type {Set<string>} */
  #away = new Set();

  /**
   * @param {Session} session
   * @param {Screen} screen
   */
  constructor(session, screen) {
    this.session = session;
    this.screen = screen;
    this.element = h("div", {
      class: "bars",
      role: "region",
      "aria-live": "polite",
      "aria-label": t("Messages of the table"),
    });
    // Nobody sends a message when a second has passed.
    this.timer = window.setInterval(() => this.session.absent.size && this.draw(), 500);
    this.draw();
  }

  close() {
    clearInterval(this.timer);
  }

  draw() {
    const bars = [
      ...this.#line(),
      ...this.#stoodIn(),
      ...this.#undo(),
      ...this.#absent(),
      ...this.#rematch(),
    ];
    keyed(
      this.element,
      bars,
      ({ id, text, heard }) => `${id} ${heard ?? text}`,
      (bar) =>
        h(
          "div",
          { class: `bar-line ${bar.id}` },
          h("p", { "aria-hidden": bar.heard ? "true" : null }),
          bar.heard ? h("p", { class: "vh" }, bar.heard) : null,
          h("span", { class: "acts" }, (bar.acts ?? []).map(button)),
          bar.close ? closer(bar.close) : null,
        ),
      (element, bar) => say(element.firstElementChild, bar.text),
    );
  }

  /** @returns {Bar[]} */
  #line() {
    const { session } = this;
    if (session.online || !session.welcome) return [];
    return [{ id: "offline", text: offlineText(session) }];
  }

  /** @returns {Bar[]} */
  #stoodIn() {
    const { session, screen } = this;
    const { stoodIn } = session;
    if (!stoodIn || session.stage !== "playing") return [];
    const text = plural(
      "You were away: the computer ({level}) made {n} move for you.",
      "You were away: the computer ({level}) made {n} moves for you.",
      { n: stoodIn.moves.length, level: stoodIn.level },
    );
    const dismiss = () => session.dismissStandIn();
    const readLog = () => {
      dismiss();
      screen.log();
    };
    return [
      {
        id: "stood-in",
        text,
        acts: [{ label: t("See the log"), run: readLog }],
        close: dismiss,
      },
    ];
  }

  /** @returns {Bar[]} */
  #undo() {
    const { session } = this;
    if (session.undoAsked === null) return [];
    const { seat: asker, question } = session.undoAsked;
    if (session.mine.includes(asker))
      return [{ id: "undo", text: t("You asked to take back a move. The others have to agree.") }];
    const text = t("{name} asks to take back a move.", { name: this.screen.name(asker) });
    if (session.spectator) return [{ id: "undo", text }];
    const answer = (/** @type {boolean} */ agree) => () =>
      session.request("undo_answer", { agree, question });
    return [
      {
        id: "undo",
        text,
        acts: [
          { label: t("Allow"), run: answer(true), primary: true },
          { label: t("Refuse"), run: answer(false) },
        ],
      },
    ];
  }

  /** @returns {Bar[]} */
  #absent() {
    const { session } = this;
    if (session.stage !== "playing" || !session.online) return [];
    const now = performance.now();
    return [...session.absent]
      .filter(([seat, { since }]) => !session.mine.includes(seat) && now - since > BLINK)
      .flatMap(([seat, { since, until }]) =>
        this.#unlessAway(`${seat} ${since}`, this.#absence(seat, Math.ceil((until - now) / 1000))),
      );
  }

  /**
   * @param {string} what
   * @param {Bar} bar
   * @returns {Bar[]}
   */
  #unlessAway(what, bar) {
    const close = () => {
      this.#away.add(what);
      this.draw();
    };
    return this.#away.has(what) ? [] : [{ ...bar, close }];
  }

  /**
   * @param {number} seat
   * @param {number} seconds
   * @returns {Bar}
   */
  #absence(seat, seconds) {
    const { name, level, takeOver } = this.screen;
    const who = { name: name(seat), level };
    const id = `absent-${seat}`;
    if (seconds > 0)
      return {
        id,
        text: t("{name} is not here: the computer ({level}) may play on in {seconds} s.", {
          ...who,
          seconds: number(seconds),
        }),
        heard: t("{name} is not here. The computer ({level}) may play on soon.", who),
      };
    const text = t("{name} is not here: the computer ({level}) may play on.", who);
    if (this.session.spectator) return { id, text };
    return { id, text, acts: [{ label: t("Let the computer play on"), run: () => takeOver(seat) }] };
  }

  /** @returns {Bar[]} */
  #rematch() {
    const { session } = this;
    const { next } = session;
    if (next)
      return this.#unlessAway("next", {
        id: "next",
        text: t("They are playing again."),
        acts: [
          { label: t("Watch the next game"), run: () => this.screen.go(`#/table/${next}`), primary: true },
        ],
      });
    if (session.stage !== "over" || !session.offers.length) return [];
    const others = session.offers.filter((seat) => !session.mine.includes(seat));
    const agreed = session.mine.some((seat) => session.offers.includes(seat));
    if (agreed) return [{ id: "rematch", text: t("You want to play again. Waiting for the others.") }];
    const names = others.map(this.screen.name);
    const text = plural("{names} wants to play again.", "{names} want to play again.", {
      n: names.length,
      names,
    });
    if (session.spectator) return this.#unlessAway(text, { id: "rematch", text });
    return this.#unlessAway(text, {
      id: "rematch",
      text,
      acts: [{ label: t("Play again"), run: () => session.request("rematch"), primary: true }],
    });
  }
}

/** @param {Session} session */
export function offlineText(session) {
  return session.closing ?? t("No connection. Your game is saved; reconnecting by itself.");
}

/** @param {Act} act */
function button({ label, run, primary }) {
  return h("button", { class: primary ? "btn primary" : "btn", type: "button", onclick: run }, label);
}

/** @param {() => unknown} run */
function closer(run) {
  return h(
    "button",
    { class: "btn quiet icon bar-close", type: "button", "aria-label": t("Close"), onclick: run },
    picture(CROSS),
  );
}
