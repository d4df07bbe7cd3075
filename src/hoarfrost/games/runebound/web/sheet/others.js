// @ts-check
/**
 * At the table: everybody in the order of play in one line each, with the mark of the seat, whose turn it is, where the
 * hero is, what life is left and which tokens lie there. A press shows the whole sheet.
 * Anchors: `seat:<n>`.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute, fill } from "../../../../web/js/lib/parts.js";
import { marker } from "../art/heroes.js";
import { princess } from "../art/foes.js";
import { token } from "../art/tokens.js";
import { figuresOf, lifeLeft } from "./figures.js";
import { placeText } from "./sheet.js";
import { list, plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Party} Party */

const COUNTERS = /** @type {const} */ (["wound", "white_death", "exhaustion", "frost"]);
/** From so many tokens on their number stands beside one of them. */
const MANY = 3;

export class Others {
  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.list = h("ul", { class: "rothers" });
    this.element = h(
      "section",
      { class: "panel others", dataset: { anchor: "others" } },
      h("header", null, h("h2", null, t("At the table"))),
      h("p", { class: "rgoal", dataset: { rule: "rune.win.end" } }, goalText()),
      this.list,
    );
  }

  update() {
    const { position } = this.board;
    if (!position) return;
    const { parties, first } = position.view;
    const order = parties.map((_, n) => parties[(first + n) % parties.length]);
    keyed(
      this.list,
      order,
      ({ seat }) => seat,
      ({ seat }) => this.#row(seat),
      (element, party) => this.#draw(position, element, party),
    );
  }

  /** @param {number} seat */
  #row(seat) {
    const { board } = this;
    const look = () => board.sheet.look(board.sheet.looked === seat ? null : seat);
    return h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "rother", dataset: { anchor: `seat:${seat}` }, onclick: look },
        h("span", { class: "ropic", "aria-hidden": "true" }),
        h("span", { class: "roname" }, h("b"), h("small")),
        h("span", { class: "rotokens" }),
        h("span", { class: "roturn" }),
      ),
    );
  }

  /** @param {Position} position @param {HTMLElement} element @param {Party} party */
  #draw(position, element, party) {
    const { seat, hero } = party;
    const { catalogue, sheet } = this.board;
    const shape = position.shape(seat);
    const isActive = position.view.active === seat;
    const place = (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (element.querySelector(selector));
    fill(place(".ropic"), [hero, shape], () =>
      hero ? [picture(marker(hero, { seat: shape, size: 36, like: catalogue.card(hero) }))] : [],
    );
    say(place("b"), hero ? catalogue.card(hero).name : t("No hero yet"));
    say(place("small"), this.#about(position, party));
    fill(place(".rotokens"), [party.counters, position.view.princess === seat], () =>
      this.#tokens(position, party),
    );
    say(place(".roturn"), isActive ? t("Acts") : "");
    const button = place("button");
    button.classList.toggle("active", isActive);
    attribute(button, "data-seat", shape);
    attribute(element, "aria-current", isActive ? "true" : null);
    attribute(button, "aria-pressed", hero ? String(sheet.seat === seat) : null);
    attribute(button, "aria-disabled", hero ? null : "true");
  }

  /**
   * "Noor · Vrede · Life 4/6 · 2 counters".
   * @param {Position} position
   * @param {Party} party
   */
  #about(position, party) {
    const { seat, space, counters, experience } = party;
    const figures = figuresOf(position, seat)?.members[0];
    const bought = Object.values(experience).reduce((sum, n) => sum + n, 0);
    return [
      this.board.table.name(seat),
      space === null ? "" : placeText(position, space),
      figures ? t("Life {n}/{most}", { n: lifeLeft(figures, counters), most: figures.life }) : "",
      bought ? plural("{n} counter", "{n} counters", { n: bought }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  }

  /** @param {Position} position @param {Party} party @returns {(Node | string)[]} */
  #tokens(position, { seat, counters }) {
    const { catalogue } = this.board;
    const there = COUNTERS.filter((name) => counters[name] > 0);
    const words = there.map((name) => `${catalogue.thing("counters", name).name}: ${counters[name]}`);
    const isEscort = position.view.princess === seat;
    if (isEscort) words.unshift(t("with Princess Taira"));
    return [
      isEscort ? picture(princess({ size: 22 })) : "",
      ...there.flatMap((name) => counterPictures(name, counters[name])),
      h("span", { class: "vh" }, words.length ? list(words) : ""),
    ];
  }
}

/** What everybody at the table is after. */
export const goalText = () => t("To win, bring Princess Taira to Green Vale, or defeat Arshan there.");

/**
 * Few tokens as they lie, many as one with their number.
 * @param {string} name
 * @param {number} n
 * @returns {Node[]}
 */
function counterPictures(name, n) {
  const one = () => picture(token(name, { size: 17 }));
  if (n < MANY) return Array.from({ length: n }, one);
  return [h("span", { class: "romany" }, one(), h("b", { "aria-hidden": "true" }, n))];
}
