// @ts-check
/** How a game of Krosmaster ended: what decided, who took Glory when, and what each Krosmaster did. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { chapter, figuresTable } from "../../../web/js/lib/ending.js";
import { number } from "../../../web/js/lib/i18n.js";
import { figure } from "./art/figures.js";
import { Catalogue } from "./catalogue.js";
import { drawRace } from "./race.js";
import { DEEDS, decisive, mostOf, sumOf, tally } from "./tally.js";
import { list, plural, t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").BoardTable} BoardTable */
/** @typedef {import("../../../web/js/table/types.js").End} GameEnd */
/** @typedef {import("./tally.js").Figure} Figure */
/** @typedef {import("./tally.js").Step} Step */
/** @typedef {import("./tally.js").Who} Who */

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {BoardTable} table
 */
export function draw(root, state, table) {
  new End(root, state, table).draw();
}

class End {
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
    this.near = table.me ?? 0;
    this.seats = [this.near, 1 - this.near];
    /** @type {import("./types.js").Unit[]} */
    const units = state.view.units;
    const team = units.filter(({ card }) => this.catalogue.card(card).level !== undefined);
    const events = table.log.map(({ event }) => /** @type {import("./types.js").KrosEvent} */ (event));
    this.tally = tally(events, team, state.view.gg);
  }

  draw() {
    const { steps, turns } = this.tally;
    this.root.replaceChildren(
      h(
        "div",
        { class: "kend" },
        this.#head(),
        turns ? null : h("p", { class: "kend-nothing" }, t("No game turn had begun.")),
        steps.length ? this.#glory() : null,
        turns ? this.#deeds() : null,
      ),
    );
  }

  // --- What decided ---

  #head() {
    const [near, far] = this.seats;
    const caption = [
      h("b", {}, this.#why()),
      h(
        "span",
        {},
        plural("{n} game turn was played.", "{n} game turns were played.", { n: this.tally.turns }),
      ),
    ];
    return h(
      "div",
      { class: "kend-head" },
      this.#player(near),
      h("p", { class: "kend-caption" }, caption),
      this.#player(far),
    );
  }

  /** @param {number} seat */
  #player(seat) {
    const { gg, levels, kamas } = this.standing;
    const facts = [t("Levels: {n}", { n: levels[seat] }), t("Kamas: {n}", { n: kamas[seat] })];
    return h(
      "div",
      { class: `kend-player ${this.#side(seat)}` },
      h("b", { class: "kend-name" }, this.table.mark(seat), this.table.name(seat)),
      h("span", { class: "kend-gg" }, h("b", {}, number(gg[seat])), " ", t("GG")),
      h("span", { class: "kend-facts" }, facts.join(" · ")),
    );
  }

  /** What decided, looking through ties; of a game that was broken off the headline says it. */
  #why() {
    const { kind, draw: isDraw, reason } = this.end;
    const { gg, levels } = this.standing;
    if (kind !== "played") return "";
    if (isDraw) return t("GG, Levels and Kamas are equal.");
    if (reason === "glory") return t("The losing side has no GG left.");
    if (reason === "wipe") return t("The losing side has no Krosmaster left.");
    if (gg[0] === gg[1])
      return levels[0] === levels[1]
        ? t("GG and Levels were equal, so the Kamas decided.")
        : t("The GG were equal, so the Levels on the board decided.");
    return reason === "tension"
      ? t("A double on the tension dice took the final GG.")
      : t("That was the final turn, and more GG decided.");
  }

  /** @param {number} seat @returns {"you" | "foe"} */
  #side(seat) {
    return seat === this.near ? "you" : "foe";
  }

  // --- Glory ---

  #glory() {
    const { steps } = this.tally;
    const { draw: isDraw, winners } = this.end;
    const moment = isDraw || winners.length !== 1 ? null : decisive(steps, winners[0]);
    const chart = drawRace(this.tally, this.near, t("Turn"));
    chart.setAttribute("aria-label", t("Gallons of Glory, turn by turn"));
    return chapter(
      "kend-glory",
      t("Gallons of Glory"),
      chart,
      h(
        "ol",
        { class: "kend-steps" },
        steps.map((step) => this.#step(step, step === moment)),
      ),
    );
  }

  /** A step in words; it leads to its moment. @param {Step} step @param {boolean} isDecisive */
  #step(step, isDecisive) {
    const { seat, turn, line, wild } = step;
    const gain = seat === null ? null : step.change[seat];
    return h(
      "li",
      { class: isDecisive ? "kend-step decisive" : "kend-step" },
      h(
        "button",
        {
          type: "button",
          class: "kend-moment",
          title: t("Show this moment"),
          onclick: () => this.table.recall(line),
        },
        h("span", { class: "kend-turn" }, t("Turn {n}", { n: turn })),
        h(
          "span",
          { class: "kend-portrait" },
          step.fallen || step.by ? this.#portrait(step.fallen ?? step.by, 34) : dice(),
        ),
        h(
          "span",
          { class: "kend-what" },
          this.#cause(step),
          wild ? h("small", {}, t("It was the wild GG.")) : null,
          isDecisive ? h("em", {}, t("The decisive moment")) : null,
        ),
        h(
          "span",
          { class: "kend-gain" },
          seat === null || gain === null
            ? [...this.seats.map((one) => this.table.mark(one)), "−1"]
            : [this.table.mark(seat), h("span", { class: "vh" }, this.table.name(seat)), `+${number(gain)}`],
        ),
        h("span", { class: "kend-score num" }, this.seats.map((one) => number(step.gg[one])).join(" : ")),
      ),
    );
  }

  /** @param {Step} step */
  #cause({ cause, by, fallen }) {
    const figure = by ? this.#name(by) : "";
    if (cause === "double") return t("A double: both lose 1 GG.");
    if (cause === "buy") return figure ? t("{figure} buys a GG.", { figure }) : t("A GG is bought.");
    const other = fallen ? this.#name(fallen) : "";
    if (!figure) return t("{figure} is KO.", { figure: other });
    return by?.owner === fallen?.owner
      ? t("{figure} knocks out {other}, an ally.", { figure, other })
      : t("{figure} knocks out {other}.", { figure, other });
  }

  // --- Deeds ---

  #deeds() {
    const { figures } = this.tally;
    const most = mostOf(figures);
    const titles = {
      done: t("Damage"),
      taken: t("Taken"),
      kos: t("KOs"),
      healed: t("Healed"),
      kamas: t("Kamas"),
      pushed: t("Pushed"),
    };
    const teams = this.seats.map((seat) => {
      const own = figures.filter(({ owner }) => owner === seat);
      return this.#team(seat, own, most);
    });
    return chapter(
      "kend-deeds",
      t("Krosmasters"),
      figuresTable(
        DEEDS.map((deed) => titles[deed]),
        ...teams,
      ),
      h(
        "p",
        { class: "kend-key" },
        t("The highest number is marked. Summons count for whoever summoned them. Pushed: in cells."),
      ),
    );
  }

  /** @param {number} seat @param {Figure[]} figures @param {Record<string, number>} most */
  #team(seat, figures, most) {
    const sum = sumOf(figures);
    return h(
      "tbody",
      { class: this.#side(seat) },
      h(
        "tr",
        { class: "kend-team" },
        h("th", { scope: "rowgroup" }, this.table.mark(seat), this.table.name(seat)),
        DEEDS.map((deed) => h("td", {}, number(sum[deed]))),
      ),
      figures.map((one) =>
        h(
          "tr",
          { class: one.out === null ? "" : "out" },
          h(
            "th",
            { scope: "row" },
            h(
              "span",
              { class: "kend-figure" },
              this.#portrait(one, 40),
              h("span", {}, h("b", {}, this.#name(one)), this.#fate(one)),
            ),
          ),
          DEEDS.map((deed) => deedCell(one[deed], one[deed] > 0 && one[deed] === most[deed])),
        ),
      ),
    );
  }

  /** When it was KO, and what it bought. @param {Figure} figure */
  #fate({ out, rewards }) {
    const names = [...rewards].map((id) => this.catalogue.reward(id).name);
    return [
      out === null ? null : h("small", {}, t("KO in turn {n}", { n: out })),
      names.length ? h("small", {}, list(names)) : null,
    ];
  }

  /** @param {Who} who */
  #name({ card }) {
    return this.catalogue.card(card).name;
  }

  /** @param {Who | null} who @param {number} size */
  #portrait(who, size) {
    if (!who) return null;
    const look = this.catalogue.card(who.card).class;
    return picture(figure(who.card, { seat: this.#side(who.owner), size, look }));
  }
}

/** @param {number} value @param {boolean} isMost */
function deedCell(value, isMost) {
  if (!isMost) return h("td", { class: value ? "" : "none" }, number(value));
  return h("td", { class: "most" }, number(value), h("span", { class: "vh" }, ` ${t("(the most)")}`));
}

/** The two tension dice. */
function dice() {
  const die = (/** @type {string} */ place) =>
    `<g transform="${place}"><rect x="-9" y="-9" width="18" height="18" rx="4" fill="var(--raised)" ` +
    `stroke="var(--ink-2)" stroke-width="2"/><path d="M0 -5L5 0L0 5L-5 0Z" fill="var(--ink-2)"/></g>`;
  return picture(
    `<svg viewBox="0 0 44 44" width="34" height="34" aria-hidden="true">` +
      `${die("translate(15 26) rotate(-12)")}${die("translate(30 17) rotate(14)")}</svg>`,
  );
}
