// @ts-check
/** Bars over the table: a question or a fact that waits without stopping anybody. */

import { h, keyed } from "../lib/dom.js";
import { plural, t } from "../lib/i18n.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{label: string, run: () => unknown, primary?: boolean}} Act */
/** @typedef {{id: string, text: string, acts?: Act[]}} Bar */

/** How long a person may be gone before the others are asked, in milliseconds. */
const GRACE = 15_000;

export class Bars {
  /**
   * @param {Session} session
   * @param {(seat: number) => string} name
   * @param {(seat: number) => unknown} takeOver
   * @param {(hash: string) => void} go
   */
  constructor(session, name, takeOver, go) {
    this.session = session;
    this.name = name;
    this.takeOver = takeOver;
    this.go = go;
    this.element = h("div", {
      class: "bars",
      role: "region",
      "aria-live": "polite",
      "aria-label": t("Messages of the table"),
    });
    // Nobody sends a message when a grace has passed.
    this.timer = window.setInterval(() => this.draw(), 5_000);
    this.draw();
  }

  close() {
    clearInterval(this.timer);
  }

  draw() {
    const bars = [...this.#line(), ...this.#undo(), ...this.#absent(), ...this.#rematch()];
    keyed(
      this.element,
      bars,
      ({ id, text }) => `${id} ${text}`,
      (bar) =>
        h(
          "div",
          { class: `bar-line ${bar.id}` },
          h("p", {}, bar.text),
          h("span", { class: "acts" }, (bar.acts ?? []).map(button)),
        ),
    );
  }

  /** @returns {Bar[]} */
  #line() {
    const { session } = this;
    if (session.online || !session.welcome) return [];
    return [{ id: "offline", text: offlineText(session) }];
  }

  /** @returns {Bar[]} */
  #undo() {
    const { session } = this;
    const asker = session.undoAsked;
    if (asker === null) return [];
    if (session.mine.includes(asker))
      return [{ id: "undo", text: t("You asked to take back a move. The others have to agree.") }];
    const text = t("{name} asks to take back a move.", { name: this.name(asker) });
    if (session.spectator) return [{ id: "undo", text }];
    const answer = (/** @type {boolean} */ agree) => () => session.request("undo_answer", { agree });
    return [
      {
        id: "undo",
        text,
        acts: [
          { label: t("Allow it"), run: answer(true), primary: true },
          { label: t("Refuse"), run: answer(false) },
        ],
      },
    ];
  }

  /** @returns {Bar[]} */
  #absent() {
    const { session } = this;
    if (session.stage !== "playing" || session.spectator || !session.online) return [];
    const gone = [...session.absentSince].filter(
      ([seat, since]) => !session.mine.includes(seat) && Date.now() - since > GRACE,
    );
    return gone.map(([seat]) => ({
      id: `absent-${seat}`,
      text: t("{name} has left.", { name: this.name(seat) }),
      acts: [{ label: t("Let the computer play on"), run: () => this.takeOver(seat) }],
    }));
  }

  /** @returns {Bar[]} */
  #rematch() {
    const { session } = this;
    const { next } = session;
    if (next)
      return [
        {
          id: "next",
          text: t("They play again."),
          acts: [{ label: t("Watch the next game"), run: () => this.go(`#/table/${next}`), primary: true }],
        },
      ];
    if (session.stage !== "over" || !session.offers.length) return [];
    const others = session.offers.filter((seat) => !session.mine.includes(seat));
    const agreed = session.mine.some((seat) => session.offers.includes(seat));
    if (agreed) return [{ id: "rematch", text: t("You want to play again. Waiting for the others.") }];
    const names = others.map(this.name);
    const text = plural("{names} wants to play again.", "{names} want to play again.", {
      n: names.length,
      names,
    });
    if (session.spectator) return [{ id: "rematch", text }];
    return [
      {
        id: "rematch",
        text,
        acts: [{ label: t("Play again"), run: () => session.request("rematch"), primary: true }],
      },
    ];
  }
}

/** @param {Session} session */
export function offlineText(session) {
  return session.closing ?? t("No connection. The table is saved; the page comes back by itself.");
}

/** @param {Act} act */
function button({ label, run, primary }) {
  return h("button", { class: primary ? "btn primary" : "btn", type: "button", onclick: run }, label);
}
