// @ts-check
/** How a game of Runebound ended: why, the way of each hero on the map, their deeds, and the moments that counted. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { chapter, figuresTable } from "../../../web/js/lib/ending.js";
import { number } from "../../../web/js/lib/i18n.js";
import { card as cardPicture } from "./art/cards.js";
import { foe as foePicture } from "./art/foes.js";
import { marker } from "./art/heroes.js";
import { token } from "./art/tokens.js";
import { Catalogue } from "./catalogue.js";
import { Position } from "./position.js";
import { groundPicture } from "./story/ground.js";
import { journeysOver } from "./story/journey.js";
import { tally } from "./tally.js";
import { plural, t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").BoardTable} BoardTable */
/** @typedef {import("../../../web/js/table/types.js").End} GameEnd */
/** @typedef {import("./tally.js").Journey} Journey */
/** @typedef {import("./tally.js").Moment} Moment */
/** @typedef {import("./types.js").RuneEvent} RuneEvent */

const ENDS = ["win", "lost", "limit"];
/** The picture of what decided, by reason. @type {Record<string, string>} */
const SIGNS = {
  princess: "princess",
  arshan: "legend",
  solo: "frost",
  doom: "doom",
  limit: "xp",
  effect: "legend",
};
/** With more moments than these, allies that died are not among them. */
const MOST_MOMENTS = 14;

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {BoardTable} table
 */
export function draw(root, state, table) {
  new End(root, state, table).draw();
}

class End {
  /** The hero whose way is seen; null for all. @type {number | null} */
  #shown = null;

  /**
   * @param {HTMLElement} root
   * @param {State} state
   * @param {BoardTable} table
   */
  constructor(root, state, table) {
    this.root = root;
    this.table = table;
    this.end = /** @type {GameEnd} */ (state.end);
    this.standing = state.standing;
    this.catalogue = new Catalogue(table.things, table.options);
    this.position = new Position(state.view, this.catalogue, table.me);
    const events = table.log.map(({ event }) => /** @type {RuneEvent} */ (event));
    const { reach } = this.catalogue.thing("rolls", "two");
    this.tally = tally(
      events,
      state.view.parties,
      reach ?? [],
      (foe) => this.catalogue.adventure(foe).colour,
    );
    const [winner] = this.end.winners;
    this.#shown = table.me ?? winner ?? 0;
    this.map = h("div", { class: "map journeys", role: "img" });
  }

  draw() {
    const { turns, moments } = this.tally;
    this.root.replaceChildren(
      h(
        "div",
        { class: "rend" },
        this.#head(),
        turns ? this.#deeds() : null,
        turns ? this.#journeys() : null,
        moments.length ? this.#moments() : null,
      ),
    );
    if (turns) this.#drawMap();
  }

  // --- What decided ---

  #head() {
    const { kind, reason } = this.end;
    const last = this.table.log.findLast(({ event }) => ENDS.includes(event.kind));
    const sign = SIGNS[reason];
    return h(
      "div",
      { class: "rend-head" },
      kind === "played" && sign
        ? h("span", { class: "rend-sign" }, picture(token(sign, { size: 56 })))
        : null,
      h(
        "p",
        {},
        h("b", {}, kind === "played" ? (last?.text ?? "") : ""),
        h(
          "span",
          {},
          plural("{n} turn was played in all.", "{n} turns were played in all.", { n: this.tally.turns }),
        ),
      ),
    );
  }

  // --- Journeys ---

  #journeys() {
    const { journeys } = this.tally;
    const choices = [...journeys.map(({ seat }) => seat), ...(journeys.length > 1 ? [null] : [])];
    const inputs = choices.map((seat) =>
      h("input", {
        type: "radio",
        name: "journey",
        checked: seat === this.#shown,
        onchange: () => {
          this.#shown = seat;
          this.#drawMap();
        },
      }),
    );
    const labels = choices.map((seat, n) =>
      h(
        "label",
        {},
        inputs[n],
        seat === null ? null : this.#marker(seat, 28),
        h("span", {}, seat === null ? t("All Heroes") : this.#heroName(seat)),
      ),
    );
    return chapter(
      "rend-journeys",
      plural("The journey", "The journeys", { n: journeys.length }),
      choices.length > 1
        ? h("fieldset", { class: "rend-who" }, h("legend", { class: "vh" }, t("Whose journey")), labels)
        : null,
      this.map,
      h(
        "p",
        { class: "rend-key" },
        keySign("wound"),
        t("knocked out"),
        keySign("legend"),
        t("Legend"),
        keySign("princess"),
        t("Princess"),
      ),
    );
  }

  #drawMap() {
    const shown = this.tally.journeys.filter(({ seat }) => this.#shown === null || seat === this.#shown);
    const drawn = shown.map((journey, place) => ({
      journey,
      shape: this.position.shape(journey.seat),
      like: journey.hero ? this.catalogue.card(journey.hero) : null,
      isAlone: shown.length === 1,
      place,
      of: shown.length,
    }));
    const text = groundPicture(this.catalogue, (hexes) => journeysOver(hexes, drawn, this.tally.moments));
    this.map.replaceChildren(picture(text));
    this.map.classList.toggle("alone", shown.length === 1);
    const told = shown.map(({ seat, steps }) =>
      plural("{hero}: {n} step", "{hero}: {n} steps", { hero: this.#heroName(seat), n: steps }),
    );
    this.map.setAttribute("aria-label", told.join(", "));
    for (const sign of this.map.querySelectorAll("[data-line]"))
      sign.addEventListener("click", () => this.table.recall(Number(sign.getAttribute("data-line"))));
  }

  // --- Deeds ---

  #deeds() {
    const { journeys } = this.tally;
    const order = journeys.toSorted((one, other) => this.end.ranks[one.seat] - this.end.ranks[other.seat]);
    const titles = [
      t("Counters"),
      t("Gold"),
      t("Fights"),
      t("Tests"),
      t("Knock-outs"),
      t("Steps"),
      t("Luck"),
    ];
    const most = Math.max(1, ...journeys.map(({ luck }) => Math.abs(luck.hits - luck.hoped)));
    const rows = order.map((journey) => this.#hero(journey, most, titles));
    return chapter(
      "rend-deeds",
      t("Heroes"),
      figuresTable(titles, h("tbody", {}, rows)),
      h(
        "p",
        { class: "rend-key" },
        t("Fights and tests: won and lost. Luck: rolls that succeeded, against how many do on average."),
      ),
    );
  }

  /** @param {Journey} journey @param {number} most @param {string[]} titles  which a phone has beside each figure */
  #hero(journey, most, titles) {
    const { seat, won, lost, passed, failed, falls, steps } = journey;
    const { counters, gold } = this.standing;
    const cells = [
      { content: number(counters[seat]) },
      { content: number(gold[seat]) },
      { content: pair(won, lost) },
      { content: pair(passed, failed) },
      { content: number(falls), cls: falls ? "" : "none" },
      { content: number(steps) },
      { content: luckBar(journey.luck, most), cls: "rend-luck" },
    ];
    return h(
      "tr",
      { class: this.end.winners.includes(seat) ? "winner" : "" },
      h(
        "th",
        { scope: "row" },
        h(
          "span",
          { class: "rend-hero" },
          this.#marker(seat, 40),
          h("span", {}, h("b", {}, this.#heroName(seat)), h("small", {}, this.table.name(seat))),
        ),
      ),
      cells.map(({ cls = "", content }, n) =>
        h("td", { class: cls, dataset: { title: titles[n] } }, content),
      ),
    );
  }

  // --- Moments ---

  #moments() {
    const { moments } = this.tally;
    const told = moments.length > MOST_MOMENTS ? moments.filter(({ kind }) => kind !== "killed") : moments;
    const rows = told.map((moment) => this.#moment(moment));
    return chapter("rend-moments", t("Moments"), h("ol", {}, rows));
  }

  /** A moment in words; it leads to it in the replay. @param {Moment} moment */
  #moment(moment) {
    const { seat, turn, line, kind } = moment;
    const isEnd = ENDS.includes(kind);
    return h(
      "li",
      { class: isEnd ? "last" : "" },
      h(
        "button",
        {
          type: "button",
          class: "rend-moment",
          title: t("Show this moment"),
          onclick: () => this.table.recall(line),
        },
        h("span", { class: "rend-turn" }, t("Turn {n}", { n: turn })),
        h("span", { class: "rend-picture" }, seat === null ? null : this.#marker(seat, 32)),
        // The log has the sentence, in the reader's words.
        h("span", { class: "rend-what" }, this.table.log[line]?.text ?? ""),
        h("span", { class: "rend-thing" }, this.#thing(moment)),
      ),
    );
  }

  /** @param {Moment} moment */
  #thing({ kind, thing }) {
    const size = 30;
    if (kind === "discover" || kind === "killed")
      return picture(cardPicture(thing ?? "", { thing: this.catalogue.card(thing ?? ""), size }));
    if (kind === "defeat" || (kind === "knock_out" && thing))
      return picture(foePicture(thing ?? "", { thing: this.catalogue.adventure(thing ?? ""), size }));
    if (kind === "princess" || kind === "princess_lost") return picture(token("princess", { size }));
    return kind === "knock_out" ? picture(token("wound", { size })) : null;
  }

  // --- Heroes ---

  /** @param {number} seat */
  #heroName(seat) {
    return this.position.heroName(seat) || this.table.name(seat);
  }

  /** @param {number} seat @param {number} size */
  #marker(seat, size) {
    const { hero } = this.position.party(seat);
    if (!hero) return this.table.mark(seat);
    return picture(marker(hero, { seat: this.position.shape(seat), like: this.catalogue.card(hero), size }));
  }
}

/** @param {string} id */
const keySign = (id) => h("span", { class: "rend-keysign" }, picture(token(id, { size: 16 })));

/** "3 – 1": won and lost. @param {number} won @param {number} lost */
function pair(won, lost) {
  return [
    h("span", { "aria-hidden": "true" }, `${number(won)} – ${number(lost)}`),
    h("span", { class: "vh" }, t("{won} won, {lost} lost", { won, lost })),
  ];
}

/**
 * More or fewer successes than on average, as a bar to the right or to the left.
 * @param {import("./tally.js").Luck} luck
 * @param {number} most
 */
function luckBar({ rolls, hits, hoped }, most) {
  const more = Math.round((hits - hoped) * 10) / 10;
  const share = Math.min(1, Math.abs(more) / most) * 50;
  const bar = h("span", {
    class: more < 0 ? "less" : "more",
    style: { width: `${share}%`, left: `${more < 0 ? 50 - share : 50}%` },
  });
  const average = number(Math.round(hoped * 10) / 10);
  return h(
    "span",
    { title: t("{hits} of {rolls} rolls succeeded; {average} do on average.", { hits, rolls, average }) },
    h("span", { class: "rend-bar", "aria-hidden": "true" }, bar),
    h("b", {}, more > 0 ? `+${number(more)}` : more < 0 ? `−${number(-more)}` : "0"),
    h("small", {}, t("{hits} of {rolls}", { hits, rolls })),
  );
}
