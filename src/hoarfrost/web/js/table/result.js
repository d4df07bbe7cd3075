// @ts-check
/** How the game ended, in words; the game itself tells its story below (its end.js). */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { play as sound } from "../lib/sound.js";
import { lessonsOffer } from "../learn/offer.js";
import { offerDeal } from "./deal.js";
import { checkShuffle } from "./shuffle.js";
import { downloadRecord, recordName } from "./record.js";
import { headline, why } from "./verdict.js";

/** @typedef {import("./types.js").End} End */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./table.js").PlayTable} PlayTable */
/** @typedef {import("./types.js").Story} Story */

export class Result {
  /** @type {Story|void} */
  #story = undefined;
  #closed = false;

  /**
   * @param {import("./session.js").Session} session
   * @param {PlayTable} table
   * @param {() => void} lookAtTable
   */
  constructor(session, table, lookAtTable) {
    this.session = session;
    this.table = table;
    this.title = h("h1", { id: "result-title", class: "display", tabindex: "-1" }, t("The game is over."));
    this.reason = h("p", { class: "muted" });
    this.body = h("div", { class: "story" });
    this.first = h("div", { class: "deal-acts" });
    this.more = h("div", { class: "deal-acts" });
    this.element = h(
      "section",
      { class: "result", "aria-labelledby": "result-title" },
      h(
        "div",
        { class: "result-story", tabindex: "0", role: "group", "aria-labelledby": "result-title" },
        h("div", { class: "verdict-line", role: "status" }, this.title, this.reason),
        this.body,
        this.#others(lookAtTable),
      ),
      this.#actions(),
    );
  }

  /**
   * Tell the story, then name the winner.
   * @param {import("./types.js").GameModules["draw"]} draw
   * @param {State} state
   */
  async tell(draw, state) {
    this.#story = draw(this.body, state, this.table);
    await this.#story?.told;
    if (this.#closed) return;
    const end = /** @type {End} */ (state.end);
    const reader = this.session.several ? null : this.table.me;
    const name = (/** @type {number} */ seat) => this.table.name(seat);
    this.title.textContent = headline(end, name, reader);
    this.reason.textContent = why(end, name, reader);
    if (reader !== null && !end.winners.includes(reader)) await this.#offerLessons();
    offerDeal(this.session, end, this);
    if (this.table.live && end.winners.some((seat) => this.session.mine.includes(seat))) sound("coin");
  }

  async #offerLessons() {
    const offer = await lessonsOffer(this.table.game).catch(() => null);
    if (offer && !this.#closed) this.reason.after(offer);
  }

  close() {
    this.#closed = true;
    this.#story?.close?.();
  }

  /** What is done now and then, after the story. @param {() => void} lookAtTable */
  #others(lookAtTable) {
    const { session } = this;
    return h(
      "div",
      { class: "acts" },
      this.more,
      button(t("Look at the table"), lookAtTable),
      button(t("Check the shuffle"), () => checkShuffle(session, recordName(session))),
      button(t("Download the game"), () => downloadRecord(session)),
    );
  }

  /** What most want next: always in reach, and over nothing. */
  #actions() {
    const { session } = this;
    return h(
      "div",
      { class: "foot-line" },
      this.first,
      h("a", { class: "btn", href: `#/replay/${session.id}` }, t("Replay")),
      session.spectator
        ? null
        : h("a", { class: "btn", href: `#/missed/${session.id}` }, t("See what you missed")),
      session.spectator ? null : button(t("Play again"), () => session.request("rematch"), "btn primary"),
    );
  }
}

/**
 * @param {string} text
 * @param {() => unknown} run
 * @param {string} [kind]
 */
function button(text, run, kind = "btn") {
  return h("button", { class: kind, type: "button", onclick: run }, text);
}
