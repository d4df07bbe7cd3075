// @ts-check
/** The turns of others in one line each, above the map: what they do now, and what they did since the reader's turn. */

import { h, picture, say } from "../../../../web/js/lib/dom.js";
import { card as cardPicture } from "../art/cards.js";
import { foe as foePicture } from "../art/foes.js";
import { marker } from "../art/heroes.js";
import { token } from "../art/tokens.js";
import { weather } from "../art/weather.js";
import { plural, t } from "../words.js";
import { factsOf, inWords, turnsOf } from "./telling.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./telling.js").Turn} Turn */
/** @typedef {import("./telling.js").Fact} Fact */
/** @typedef {import("./telling.js").Names} Names */

/** So many turns are listed at most. */
const MOST = 12;
/** Pixels between the line and the tools. */
const GAP = 8;

export class Turns {
  /** What is drawn, so that nothing is drawn twice. */
  #drawn = "";
  /** @type {ResizeObserver | null} */
  #sizes = null;

  /** @param {RuneboundBoard} board @param {Story} story */
  constructor(board, story) {
    this.board = board;
    this.story = story;
    this.now = h("span", { class: "turn-now" });
    this.count = h("span", { class: "turn-count" });
    this.head = h(
      "button",
      { type: "button", class: "turn-head", "aria-expanded": "false", onclick: () => this.#toggle() },
      this.now,
      this.count,
    );
    this.skip = h(
      "button",
      { type: "button", class: "btn turn-skip", hidden: true, onclick: () => story.skip() },
      t("Skip to your turn"),
    );
    this.again = h(
      "button",
      { type: "button", class: "btn", onclick: () => this.#showAgain() },
      t("Show it again"),
    );
    this.list = h("ol", { class: "turn-list" });
    this.fold = h("div", { class: "turn-fold", hidden: true }, this.list, this.again);
    this.line = h("div", { class: "turn-line" }, this.head, this.skip);
    this.element = h(
      "section",
      { class: "turns", "aria-label": t("What the others did"), hidden: true },
      this.line,
      this.fold,
    );
    board.map.element.after(this.element);
  }

  /** The turns since the reader's last one. @param {RuneEvent[]} news  not yet in the log @returns {Turn[]} */
  since(news) {
    const { table } = this.board;
    const all = turnsOf([...table.log.map(({ event }) => event), ...news]);
    const own = table.me === null ? -1 : all.findLastIndex(({ seat }) => seat === table.me);
    const isOwn = own === all.length - 1;
    // In the reader's turn it is what came before it.
    const before = isOwn ? all.slice(0, -1).findLastIndex(({ seat }) => seat === table.me) : own;
    return all.slice(before + 1, isOwn ? own : undefined).slice(-MOST);
  }

  /** @param {RuneEvent[]} news  what happened after what the log has */
  update(news) {
    const { table, position } = this.board;
    // Whoever only looks on reads the log; this is for those who wait.
    if (!position || table.me === null || position.view.parties.length < 2) {
      this.element.hidden = true;
      return;
    }
    this.#leaveRoom();
    const turns = this.since(news);
    const isOver = table.state?.stage === "over";
    this.element.hidden = turns.length === 0 || isOver;
    const isMine = position.view.active === table.me;
    this.skip.hidden = isMine || table.me === null || isOver || this.story.isSkipping;
    this.again.hidden = !this.story.missed || !isMine;
    const isBegun = isMine && this.#hasBegun(news);
    const sizes = turns.map(({ count, events }) => [count, events.length]);
    const key = JSON.stringify([document.documentElement.lang, isBegun, sizes]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const told = turns.map((turn) => ({ turn, facts: factsOf(turn, this.names) }));
    const last = told.at(-1);
    // Whoever has begun to play wants to see the map: who played is enough, until it is opened.
    if (isBegun) this.now.replaceChildren(...told.map(({ turn }) => this.#portrait(turn.seat)));
    else if (last) this.now.replaceChildren(...this.#line(last.turn, last.facts));
    const more = plural("{n} turn", "{n} turns", { n: turns.length });
    say(this.count, turns.length > 1 ? more : "");
    this.list.replaceChildren(
      ...told.map(({ turn, facts }) =>
        h("li", {}, h("span", { class: "turn-now" }, this.#line(turn, facts))),
      ),
    );
  }

  /** The tools lie on the same edge of the map, as wide as their words are; the zoom buttons come below the line. */
  #leaveRoom() {
    const tools = /** @type {HTMLElement | null | undefined} */ (
      this.element.closest(".game")?.querySelector(".tools")
    );
    if (this.#sizes || !tools) return;
    this.#sizes = new ResizeObserver(() => {
      this.element.style.setProperty("--tools-room", `${tools.offsetWidth + GAP}px`);
      this.element.parentElement?.style.setProperty("--turns", `${this.line.offsetHeight}px`);
    });
    this.#sizes.observe(tools);
    this.#sizes.observe(this.line);
  }

  close() {
    this.#sizes?.disconnect();
  }

  /** @returns {Names} */
  get names() {
    const { position, catalogue } = this.board;
    return {
      card: (id) => catalogue.card(id).name,
      foe: (id) => catalogue.adventure(id).name,
      place: (space) => position?.placeName(space) ?? space,
      hero: (seat) => position?.heroName(seat) ?? "",
      thing: (kind, id) => catalogue.thing(kind, id).name,
    };
  }

  /** @param {Turn} turn @param {Fact[]} facts */
  #line({ seat, turn }, facts) {
    const { position, table } = this.board;
    return [
      this.#portrait(seat),
      h("b", {}, position?.heroName(seat) || table.name(seat)),
      h("span", { class: "vh" }, ` ${t("turn {turn}", { turn })}: ${inWords(facts)}`),
      h(
        "span",
        { class: "turn-facts", "aria-hidden": "true" },
        facts.map((fact) => h("span", { class: "turn-fact" }, this.#sign(fact), fact.text)),
      ),
    ];
  }

  /** @param {number} seat */
  #portrait(seat) {
    const { position, catalogue, table } = this.board;
    const hero = position?.party(seat).hero;
    if (!hero) return table.mark(seat);
    return picture(marker(hero, { seat: position?.shape(seat), like: catalogue.card(hero), size: 28 }));
  }

  /** Has the reader done something in this turn? @param {RuneEvent[]} news */
  #hasBegun(news) {
    const last = news.at(-1) ?? this.board.table.log.at(-1)?.event;
    return last?.kind !== "turn";
  }

  /** @param {Fact} fact */
  #sign({ sign: { kind, id } }) {
    const { catalogue } = this.board;
    const size = 18;
    if (kind === "token") return picture(token(id, { size }));
    if (kind === "foe") return picture(foePicture(id, { thing: catalogue.adventure(id), size }));
    if (kind === "card") return picture(cardPicture(id, { thing: catalogue.card(id), size }));
    if (kind === "weather") return picture(weather(id, { size }));
    if (kind === "princess") return picture(token("princess", { size }));
    return null;
  }

  #toggle() {
    this.fold.hidden = !this.fold.hidden;
    this.head.setAttribute("aria-expanded", String(!this.fold.hidden));
  }

  #showAgain() {
    if (!this.fold.hidden) this.#toggle();
    this.story.showAgain();
  }
}
