// @ts-check
/**
 * Life, Stamina and frost as rows of places that tokens fill: what lies there can be counted at a glance, and how many
 * places are free is what is left.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { fill } from "../../../../web/js/lib/parts.js";
import { token } from "../art/tokens.js";
import { lifeLeft } from "./figures.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").MemberFigures} MemberFigures */
/**
 * A row: the tokens that lie there, the places in all, and what it says.
 * @typedef {{id: string, tokens: string[], most: number, left: number, text: string, note?: string}} Row
 */

/** From so many places on tokens are smaller. */
const MANY = 9;

export class Gauges {
  /** @param {RuneboundBoard} board @param {number} [size]  of a token */
  constructor(board, size = 20) {
    this.board = board;
    this.size = size;
    this.element = h("dl", { class: "rgauges" });
  }

  /** @param {MemberFigures} figures @param {Counters} counters @param {{isBrief?: boolean}} [how] */
  draw(figures, counters, { isBrief = false } = {}) {
    const rows = rowsOf(figures, counters).filter(
      ({ id, tokens }) => !isBrief || id === "life" || tokens.length,
    );
    keyed(
      this.element,
      rows,
      ({ id }) => id,
      ({ id }) => this.#row(id),
      (element, row) => this.#draw(element, row),
    );
  }

  /** @param {string} id */
  #row(id) {
    const { catalogue } = this.board;
    const { name, rule } =
      id === "frost" ? catalogue.thing("counters", id) : catalogue.thing("attributes", id);
    return h(
      "div",
      { class: `rgauge ${id}`, dataset: { rule, anchor: `gauge:${id}` } },
      h("dt", null, name),
      h(
        "dd",
        null,
        h("span", { class: "rplaces", "aria-hidden": "true" }),
        h("span", { class: "rcount" }),
        h("span", { class: "vh" }),
      ),
    );
  }

  /** @param {HTMLElement} element @param {Row} row */
  #draw(element, row) {
    const places = /** @type {HTMLElement} */ (element.querySelector(".rplaces"));
    const size = row.most > MANY ? this.size - 4 : this.size;
    fill(places, [row.id, row.tokens, row.most, size], () => placesOf(row, size));
    say(element.querySelector(".rcount"), row.text);
    element.title = row.note ?? "";
    say(element.querySelector(".vh"), row.note ? `, ${row.note}` : "");
    element.classList.toggle("low", row.left <= 1);
  }
}

/** @param {Row} row @param {number} size */
function placesOf({ id, tokens, most }, size) {
  const free = Math.max(0, most - tokens.length);
  return [
    ...tokens.map((name) => h("i", { dataset: { anchor: `token:${name}` } }, picture(token(name, { size })))),
    ...Array.from({ length: free }, () => h("i", { class: "free" }, picture(token(id, { size })))),
  ];
}

/** @param {MemberFigures} figures @param {Counters} counters @returns {Row[]} */
function rowsOf(figures, counters) {
  const { wound, exhaustion, frost, white_death } = counters;
  const left = lifeLeft(figures, counters);
  const breath = Math.max(0, figures.stamina - exhaustion);
  const warm = Math.max(0, figures.frost - frost);
  return [
    {
      id: "life",
      tokens: [...repeated("white_death", white_death), ...repeated("wound", wound)],
      most: figures.life,
      left,
      text: t("{n} of {most}", { n: left, most: figures.life }),
    },
    {
      id: "stamina",
      tokens: repeated("exhaustion", exhaustion),
      most: figures.stamina,
      left: 2,
      text: t("{n} of {most}", { n: breath, most: figures.stamina }),
    },
    {
      id: "frost",
      tokens: repeated("frost", frost),
      most: figures.frost,
      left: warm,
      text: t("{n} of {most}", { n: frost, most: figures.frost }),
      note: t("{n} more for White Death", { n: warm }),
    },
  ];
}

/** @param {string} name @param {number} n @returns {string[]} */
const repeated = (name, n) => Array.from({ length: n }, () => name);
