// @ts-check
/** The reader's own tables, and those that may be watched. */

import { get, post } from "../lib/api.js";
import { dialog } from "../lib/dialog.js";
import { h, keyed, picture } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { ago, t } from "../lib/i18n.js";
import { CROSS } from "../lib/icons.js";
import { tables } from "../lib/store.js";

/**
 * How a table stands; `you` are the reader's seats at it. `edition` and `standing` say what is played and how it
 * stands, in words that may be empty.
 * @typedef {object} Standing
 * @property {string} id
 * @property {string} game
 * @property {"waiting" | "playing" | "over"} stage
 * @property {{kind: string, name: string}[]} seats
 * @property {number[]} asked
 * @property {number} updated  seconds since 1970
 * @property {{winners: number[], draw: boolean} | null} outcome
 * @property {string} edition
 * @property {string} standing
 * @property {number[]} [you]
 */

/** How many tables the server tells about at once. */
const MOST_TABLES = 100;
/** How many of them stand in a list that was not opened. */
const SHORT_LIST = 5;
/** How many finished games are listed. */
const MOST_ENDED = 10;
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
    this.over = h("ul", { class: "tables" });
    this.count = h("summary", {});
    this.clearing = h("button", { class: "link more", type: "button", onclick: () => void this.clear() });
    this.finished = h("details", { class: "finished", hidden: true }, this.count, this.over, this.clearing);
    /** @type {Standing[]} */
    this.ended = [];
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
    const running = mine.filter(({ stage }) => stage !== "over");
    this.ended = mine.filter(({ stage }) => stage === "over");
    tables.finish(this.ended.map(({ id }) => id));
    const shown = this.opened ? running : running.slice(0, SHORT_LIST);
    this.more.hidden = shown.length === running.length;
    this.more.textContent = t("Show all {n}", { n: running.length });
    this.finished.hidden = !this.ended.length;
    this.count.textContent = t("Finished games: {n}", { n: this.ended.length });
    this.clearing.textContent = t("Remove all finished games");
    fill(this.over, this.ended.slice(0, MOST_ENDED), (table) => this.ownRow(table), "");
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
    const href = table.stage === "over" ? `#/replay/${table.id}` : `#/table/${table.id}`;
    const label = t("Remove {table} from this list", { table: name });
    const onclick = () => void this.remove(table, name);
    return [
      this.link(table, href, stateOf(table)),
      h(
        "button",
        { class: "btn quiet icon", type: "button", "aria-label": label, title: label, onclick },
        picture(CROSS),
      ),
    ];
  }

  /** @param {Standing} table */
  watchRow(table) {
    return [this.link(table, `#/table/${table.id}`, t("Watch"))];
  }

  /**
   * What a table is: with whom, what is played, how it stands and when it was last played.
   * @param {Standing} table
   * @param {string} href
   * @param {string} state
   */
  link(table, href, state) {
    const turn = isYourTurn(table);
    const facts = [table.edition, resultOf(table), table.standing, ago(table.updated)].filter(Boolean);
    return h(
      "a",
      { class: "row-link", href },
      h(
        "span",
        { class: "who" },
        this.nameOf(table),
        h("small", { class: "table-facts" }, facts.join(" · ")),
      ),
      h("span", { class: turn ? "state yours" : "state" }, turn && h("span", { class: "seat you" }), state),
    );
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

  async clear() {
    const really = await dialog({
      title: t("Remove all finished games?"),
      body: t("This browser then no longer finds them. Download those that you want to see again."),
      actions: [
        { label: t("Keep them"), value: false, primary: true },
        { label: t("Remove"), value: true },
      ],
    });
    if (!really) return;
    tables.drop(...this.ended.map(({ id }) => id));
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
      const says = JSON.stringify([row && { ...row, ago: ago(row.updated) }, none]);
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
  if (stage === "over") return t("Replay");
  if (stage === "waiting")
    return seats.some(({ kind }) => kind === "open") ? t("Waiting for players") : t("Not begun yet");
  if (!asked.length) return t("Waiting");
  if (isYourTurn(table)) return t("Your turn");
  return t("Waiting for {players}", { players: asked.map((seat) => seats[seat].name) });
}

/** How a finished game went for the reader. @param {Standing} table */
function resultOf({ outcome, seats, you = [] }) {
  if (!outcome) return "";
  if (outcome.draw) return t("A draw");
  if (you.length === 1) return outcome.winners.includes(you[0]) ? t("You won") : t("You lost");
  return t("Winner: {names}", { names: outcome.winners.map((seat) => seats[seat].name) });
}
