// @ts-check
/** The reader's own tables, and those that may be watched. */

import { get, post } from "../lib/api.js";
import { dialog } from "../lib/dialog.js";
import { h, keyed, picture } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { CROSS } from "../lib/icons.js";
import { tables } from "../lib/store.js";

/**
 * How a table stands; `you` are the reader's seats at it.
 * @typedef {object} Standing
 * @property {string} id
 * @property {string} game
 * @property {"waiting" | "playing" | "over"} stage
 * @property {{kind: string, name: string}[]} seats
 * @property {number[]} asked
 * @property {number[]} [you]
 */

/** How many tables the server tells about at once. */
const MOST_TABLES = 100;
/** How many of them stand in a list that was not opened. */
const SHORT_LIST = 5;
/** How often the lists are looked at again while the page is seen, in milliseconds. */
const LOOK_AGAIN = 15_000;

export class TableLists {
  constructor() {
    this.mine = h("ul", { class: "tables" });
    this.watchable = h("ul", { class: "tables" });
    this.more = h("button", {
      class: "link more",
      type: "button",
      hidden: true,
      onclick: () => void this.open(),
    });
    this.opened = false;
    /** @type {Map<string, string>} */
    this.titles = new Map();
    this.timer = setInterval(() => document.hidden || void this.look(), LOOK_AGAIN);
  }

  close() {
    clearInterval(this.timer);
  }

  /** Ask how the tables stand, and draw them. */
  async look() {
    const [mine, watchable, known] = await Promise.all([
      ownTables(),
      publicTables(),
      games().catch(() => []),
    ]);
    this.titles = new Map(known.map(({ name, title }) => [name, title]));
    const own = new Set(mine.map(({ id }) => id));
    const others = watchable.filter(({ id }) => !own.has(id)).slice(0, SHORT_LIST);
    const shown = this.opened ? mine : mine.slice(0, SHORT_LIST);
    this.more.hidden = shown.length === mine.length;
    this.more.textContent = t("Show all {n}", { n: mine.length });
    const none = t("None yet. Games you start stay here, even if you close the browser.");
    fill(this.mine, shown, (table) => this.ownRow(table), none);
    fill(this.watchable, others, (table) => this.watchRow(table), t("No public games at the moment."));
  }

  async open() {
    this.opened = true;
    await this.look();
    /** @type {HTMLElement | null} */ (this.mine.querySelector(`li:nth-child(${SHORT_LIST + 1}) a`))?.focus();
  }

  /** @param {Standing} table */
  ownRow(table) {
    const name = this.nameOf(table);
    const turn = isYourTurn(table);
    const state = h(
      "span",
      { class: turn ? "state yours" : "state" },
      turn && h("span", { class: "seat you" }),
      stateOf(table),
    );
    const href = table.stage === "over" ? `#/replay/${table.id}` : `#/table/${table.id}`;
    const label = t("Remove {table} from this list", { table: name });
    const onclick = () => void this.remove(table, name);
    return [
      h("a", { class: "row-link", href }, h("span", { class: "who" }, name), state),
      h(
        "button",
        { class: "btn quiet icon", type: "button", "aria-label": label, title: label, onclick },
        picture(CROSS),
      ),
    ];
  }

  /** @param {Standing} table */
  watchRow(table) {
    const who = h("span", { class: "who" }, this.nameOf(table));
    return [
      h(
        "a",
        { class: "row-link", href: `#/table/${table.id}` },
        who,
        h("span", { class: "state" }, t("Watch")),
      ),
    ];
  }

  /** @param {Standing} table */
  nameOf({ game: name, seats, you = [] }) {
    const game = this.titles.get(name) ?? name;
    if (you.length === seats.length) return t("{game} on one device", { game });
    const others = seats.filter((_, seat) => !you.includes(seat));
    const players = others.map((seat) => (seat.kind === "open" ? t("a free seat") : seat.name));
    return you.length
      ? t("{game} with {players}", { game, players })
      : t("{game}: {players}", { game, players });
  }

  /**
   * @param {Standing} table
   * @param {string} name
   */
  async remove(table, name) {
    if (table.stage !== "over" && !(await isSure(name))) return;
    tables.drop(table.id);
    await this.look();
  }
}

/** @param {string} name */
function isSure(name) {
  return dialog({
    title: t("Remove {table}?", { table: name }),
    body: t("This browser will then give up your seat, and you cannot return to this game."),
    actions: [
      { label: t("Keep it"), value: false, primary: true },
      { label: t("Remove"), value: true },
    ],
  });
}

/**
 * @param {HTMLElement} list
 * @param {Standing[]} rows
 * @param {(row: Standing) => Node[]} draw
 * @param {string} none what stands there without a row
 */
function fill(list, rows, draw, none) {
  keyed(
    list,
    rows.length ? rows : [null],
    (row) => row?.id ?? "none",
    () => h("li", null),
    (element, row) => {
      // A row that says the same as before keeps its focus.
      const says = JSON.stringify([row, none]);
      if (element.dataset.says === says) return;
      element.dataset.says = says;
      element.replaceChildren(...(row ? draw(row) : [h("p", { class: "help" }, none)]));
    },
  );
}

/** @returns {Promise<Standing[]>} those that wait for the reader first, then the newest, finished ones last */
async function ownTables() {
  const held = tables.all().filter(({ token }) => token);
  const own = held.slice(0, MOST_TABLES).map(({ id, token }) => ({ id, token }));
  if (!own.length) return [];
  /** @type {Standing[]} */
  const found = await post("/api/tables/mine", { tables: own }).catch(() => []);
  const age = new Map(own.map(({ id }, n) => [id, n]));
  const rank = (/** @type {Standing} */ table) => (table.stage === "over" ? 2 : isYourTurn(table) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || (age.get(a.id) ?? 0) - (age.get(b.id) ?? 0));
}

/** @returns {Promise<Standing[]>} */
function publicTables() {
  return get("/api/tables").catch(() => []);
}

/** @param {Standing} table */
function isYourTurn({ stage, asked, you = [] }) {
  return stage === "playing" && asked.some((seat) => you.includes(seat));
}

/** @param {Standing} table */
function stateOf(table) {
  const { stage, asked, seats } = table;
  if (stage === "over") return t("Watch again");
  if (stage === "waiting")
    return seats.some(({ kind }) => kind === "open") ? t("Waiting for players") : t("Not begun yet");
  if (!asked.length) return t("Waiting");
  if (isYourTurn(table)) return t("Your turn");
  return t("Waiting for {players}", { players: asked.map((seat) => seats[seat].name) });
}
