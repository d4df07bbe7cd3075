// @ts-check
/** Home: begin a game, go on with one, watch one, look at an old one. */

import { landscape } from "../../art/scenery.js";
import { ApiError, get, post } from "../lib/api.js";
import { dialog, toast } from "../lib/dialog.js";
import { h, keyed, picture } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { settings, tables } from "../lib/store.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../lib/games.js").GameInfo} GameInfo */
/** @typedef {{kind: string, name: string}} Seat */
/** @typedef {{id: string, game: string, stage: string, seats: Seat[], you?: number[], asked: number | null, winners: number[]}} Standing */

const NAME_LENGTH = 40;
/** The largest record that the server takes. */
const RECORD_BYTES = 1_000_000;
/** How many tables the server tells about at once. */
const MOST_TABLES = 100;
/** How many of them stand in a list that was not opened. */
const SHORT_LIST = 5;
/** How often the lists are looked at again while the page is seen. */
const LOOK_AGAIN = 15_000;

/**
 * @param {HTMLElement} root
 * @param {object} _params
 * @param {App} app
 */
export async function open(root, _params, app) {
  const home = new Home(root, app);
  await home.draw();
  return { close: () => home.close(), relabel: () => void home.draw() };
}

class Home {
  /**
   * @param {HTMLElement} root
   * @param {App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
    /** @type {GameInfo[]} */
    this.games = [];
    this.busy = false;
    this.mine = h("ul", { class: "tables" });
    this.watchable = h("ul", { class: "tables" });
    this.opened = false;
    this.more = h("button", { class: "link more", type: "button", hidden: true, onclick: () => void this.showAll() });
    this.timer = setInterval(() => document.hidden || void this.look(), LOOK_AGAIN);
    this.endKeys = keys({ p: () => this.keyPlay(), n: () => this.keyNew() }, { label: t("Home") });
    this.drop = dropRecords((file) => void this.openRecord(file));
  }

  close() {
    clearInterval(this.timer);
    this.endKeys();
    this.drop();
  }

  async draw() {
    this.mine.replaceChildren();
    this.watchable.replaceChildren();
    const place = h("div", { class: "games" });
    const wrap = h("div", { class: "wrap arriving" }, place, this.below(), keyLine());
    this.root.replaceChildren(band(), wrap);
    try {
      this.games = await games();
      place.dataset.count = String(this.games.length);
      place.replaceChildren(...(await Promise.all(this.games.map((game) => this.panel(game)))));
    } catch (error) {
      place.replaceChildren(h("p", { class: "error", role: "alert" }, messageOf(error)));
    }
    await this.look();
    wrap.classList.remove("arriving");
    warm(this.games);
  }

  /** @param {GameInfo} game */
  async panel(game) {
    const cover = await coverOf(game);
    const [least, most] = game.players;
    const players = least === most ? t("Players: {n}", { n: least }) : t("Players: {least} to {most}", { least, most });
    const button = (/** @type {string} */ text, /** @type {() => Promise<void>} */ run, kind = "btn") =>
      h("button", { class: kind, type: "button", onclick: () => void this.once(run) }, text);
    return h(
      "article",
      { class: "game panel", "aria-labelledby": `game-${game.name}` },
      cover,
      h(
        "div",
        { class: "game-text" },
        h("h2", { id: `game-${game.name}` }, game.title, " ", h("small", null, game.subtitle)),
        h("p", { class: "about" }, game.about),
        h("p", { class: "facts" }, players),
        h(
          "div",
          { class: "ways" },
          button(t("Play against the computer"), () => this.playComputer(game), "btn primary"),
          h("a", { class: "btn", href: `#/new/${game.name}` }, t("Set up a game")),
          button(t("Invite a friend"), () => this.invite(game)),
          button(t("Pass the device"), () => this.passDevice(game)),
        ),
      ),
    );
  }

  below() {
    return h(
      "div",
      { class: "below" },
      section("your-tables", t("Your tables"), this.mine, this.more),
      section("watch", t("Watch"), this.watchable),
      section("record", t("Open a record"), ...this.recordPicker()),
    );
  }

  recordPicker() {
    const input = h("input", {
      id: "record-file",
      type: "file",
      accept: ".json,application/json",
      class: "vh",
      onchange: () => input.files?.[0] && void this.openRecord(input.files[0]),
    });
    return [
      h(
        "p",
        { class: "help" },
        t("Look at a finished game from a file, move by move. You can also drop the file on this page."),
      ),
      h("div", { class: "pick" }, input, h("label", { class: "btn", for: "record-file" }, t("Choose a file"))),
    ];
  }

  /** Ask how the tables stand, and draw them. */
  async look() {
    const [mine, watchable] = await Promise.all([standings(), get("/api/tables").catch(() => [])]);
    if (!this.root.contains(this.mine)) return;
    const own = new Set(mine.map(({ id }) => id));
    const others = watchable.filter((/** @type {Standing} */ { id }) => !own.has(id)).slice(0, SHORT_LIST);
    const shown = this.opened ? mine : mine.slice(0, SHORT_LIST);
    this.more.hidden = shown.length === mine.length;
    this.more.textContent = t("Show all {n}", { n: mine.length });
    fill(
      this.mine,
      shown,
      (row) => this.ownRow(row),
      t("None yet. A game you begin stays here, also when you close the browser."),
    );
    fill(this.watchable, others, (row) => this.watchRow(row), t("Nobody plays in public at the moment."));
  }

  async showAll() {
    this.opened = true;
    await this.look();
    /** @type {HTMLElement | null} */ (this.mine.querySelector(`li:nth-child(${SHORT_LIST + 1}) a`))?.focus();
  }

  /** @param {Standing} table */
  ownRow(table) {
    const over = table.stage === "over";
    const turn = !over && table.asked !== null && (table.you ?? []).includes(table.asked);
    const go = h(
      "a",
      { class: "row-link", href: over ? `#/replay/${table.id}` : `#/table/${table.id}` },
      h("span", { class: "who" }, this.nameOf(table)),
      h(
        "span",
        { class: turn ? "state yours" : "state" },
        turn ? h("span", { class: "seat you" }) : null,
        stateOf(table),
      ),
    );
    const name = this.nameOf(table);
    const drop = h(
      "button",
      {
        class: "btn quiet icon",
        type: "button",
        "aria-label": t("Remove {table} from this list", { table: name }),
        title: t("Remove"),
        onclick: () => void this.remove(table, name),
      },
      picture(CROSS),
    );
    return [go, drop];
  }

  /** @param {Standing} table */
  watchRow(table) {
    return [
      h(
        "a",
        { class: "row-link", href: `#/table/${table.id}` },
        h("span", { class: "who" }, this.nameOf(table)),
        h("span", { class: "state" }, t("Watch")),
      ),
    ];
  }

  /** @param {Standing} table */
  nameOf(table) {
    const title = this.games.find(({ name }) => name === table.game)?.title ?? table.game;
    const others = table.seats
      .filter((_, n) => !table.you?.includes(n))
      .map((seat) => (seat.kind === "open" ? t("a free seat") : seat.name));
    if (table.you?.length === table.seats.length) return t("{game} on one device", { game: title });
    return table.you
      ? t("{game} with {players}", { game: title, players: others.join(", ") })
      : t("{game}: {players}", { game: title, players: others.join(", ") });
  }

  /**
   * @param {Standing} table
   * @param {string} name
   */
  async remove(table, name) {
    if (table.stage !== "over") {
      const body = t("This browser then no longer holds your seat, and you cannot come back to this game.");
      const sure = await dialog({
        title: t("Remove {table}?", { table: name }),
        body,
        actions: [
          { label: t("Keep it"), value: false, primary: true },
          { label: t("Remove"), value: true },
        ],
      });
      if (!sure) return;
    }
    tables.drop(table.id);
    await this.look();
  }

  /**
   * Whatever a button does is done once, however often it is pressed.
   * @param {() => Promise<void>} run
   */
  async once(run) {
    if (this.busy) return;
    this.busy = true;
    try {
      await run();
    } catch (error) {
      toast(messageOf(error));
    } finally {
      this.busy = false;
    }
  }

  /** @param {GameInfo} game */
  async playComputer(game) {
    const others = Array(game.players[0] - 1).fill({ kind: "computer", level: "greedy" });
    await this.begin(game, [person(0), ...others]);
  }

  /** @param {GameInfo} game */
  async invite(game) {
    if (!settings.get("names")[0] && !(await askNames(t("Invite a friend"), t("Your friend sees who invites."), 1)))
      return;
    await this.begin(game, [person(0), ...Array(Math.max(1, game.players[0] - 1)).fill({ kind: "open" })]);
  }

  /** @param {GameInfo} game */
  async passDevice(game) {
    const count = Math.max(2, game.players[0]);
    if (
      !(await askNames(t("Pass the device"), t("One screen for all. Between turns a curtain hides the hands."), count))
    )
      return;
    await this.begin(
      game,
      Array.from({ length: count }, (_, n) => person(n, count)),
    );
  }

  /**
   * @param {GameInfo} game
   * @param {object[]} seats
   */
  async begin(game, seats) {
    const made = await post("/api/tables", { game: game.name, options: {}, seats, clock: null, spectators: "public" });
    tables.put({
      id: made.table,
      token: made.token,
      game: game.name,
      seats: made.seats,
      invitations: made.invitations,
    });
    this.app.go(`#/table/${made.table}`);
  }

  keyPlay() {
    const [first] = this.games;
    if (first) void this.once(() => this.playComputer(first));
  }

  keyNew() {
    const [first] = this.games;
    if (first) this.app.go(`#/new/${first.name}`);
  }

  /** @param {File} file */
  async openRecord(file) {
    if (file.size > RECORD_BYTES) return toast(t("{file} is too big for a record.", { file: file.name }));
    const text = await file.text();
    try {
      JSON.parse(text);
    } catch {
      return toast(t("{file} is not a record.", { file: file.name }));
    }
    this.app.record = text;
    this.app.go("#/replay");
  }
}

const CROSS =
  '<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M3 3L13 13M13 3L3 13" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

function band() {
  const scene = picture(landscape());
  scene.setAttribute("viewBox", "0 90 1600 330");
  scene.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return h(
    "div",
    { class: "band" },
    scene,
    h(
      "div",
      { class: "band-text" },
      h("h1", null, t("A table for winter games")),
      h("p", null, t("Play a friend or the computer.")),
    ),
  );
}

/**
 * @param {GameInfo} game
 * @returns {Promise<Node | null>} null for a game that has no picture
 */
async function coverOf({ name }) {
  const { cover } = await import(`../boards/${name}/cover.js`).catch(() => ({ cover: () => null }));
  return cover();
}

function keyLine() {
  const key = (/** @type {string} */ name, /** @type {string} */ does) => h("li", null, h("kbd", null, name), does);
  return h(
    "ul",
    { class: "keys-line", "aria-label": t("Keys") },
    key("P", t("play against the computer")),
    key("N", t("set up a game")),
    key("?", t("the rule of what you point at")),
  );
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...Node} content
 */
function section(id, title, ...content) {
  return h("section", { class: `panel ${id}`, "aria-labelledby": id }, h("h2", { id }, title), content);
}

/**
 * @param {HTMLElement} list
 * @param {Standing[]} rows
 * @param {(row: Standing) => Node[]} draw
 * @param {string} nothing
 */
function fill(list, rows, draw, nothing) {
  const empty = { id: "none" };
  keyed(
    list,
    rows.length ? rows : [empty],
    (row) => row.id,
    () => h("li", null),
    (element, row) => {
      // A row that says the same as before keeps its focus.
      const says = JSON.stringify([row, nothing]);
      if (element.dataset.says === says) return;
      element.dataset.says = says;
      element.replaceChildren(
        ...(row === empty ? [h("p", { class: "help" }, nothing)] : draw(/** @type {Standing} */ (row))),
      );
    },
  );
}

/** @returns {Promise<Standing[]>} the tables of this browser: those that wait for the reader first, old ones last */
async function standings() {
  const own = tables
    .all()
    .filter(({ token }) => token)
    .slice(0, MOST_TABLES);
  if (!own.length) return [];
  const asked = own.map(({ id, token }) => ({ id, token }));
  /** @type {Standing[]} */
  const found = await post("/api/tables/mine", { tables: asked }).catch(() => []);
  const order = new Map(own.map(({ id }, n) => [id, n]));
  const rank = (/** @type {Standing} */ table) =>
    table.stage === "over" ? 2 : table.asked !== null && table.you?.includes(table.asked) ? 0 : 1;
  return found.sort((a, b) => rank(a) - rank(b) || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** @param {Standing} table */
function stateOf(table) {
  if (table.stage === "waiting")
    return table.seats.some(({ kind }) => kind === "open") ? t("Waiting for players") : t("Not begun yet");
  if (table.stage === "over") return t("Look again");
  if (table.asked === null) return t("Waiting");
  return table.you?.includes(table.asked)
    ? t("Your turn")
    : t("Waiting for {player}", { player: table.seats[table.asked].name });
}

/**
 * @param {number} seat
 * @param {number} [count] how many people there are at this device
 */
function person(seat, count = 1) {
  return { kind: "person", name: settings.get("names")[seat] || nameless(seat, count) };
}

/**
 * @param {number} seat
 * @param {number} count
 */
function nameless(seat, count) {
  return count === 1 ? t("Player") : t("Player {n}", { n: seat + 1 });
}

/**
 * The names of those who sit here, remembered for the next time.
 * @param {string} title
 * @param {string} help
 * @param {number} count
 * @returns {Promise<boolean>} whether to go on
 */
async function askNames(title, help, count) {
  const known = settings.get("names");
  const inputs = Array.from({ length: count }, (_, n) =>
    h("input", {
      class: "input",
      id: `name-${n}`,
      value: known[n] ?? "",
      maxlength: NAME_LENGTH,
      autocomplete: "off",
      placeholder: nameless(n, count),
    }),
  );
  const label = (/** @type {number} */ n) => (count === 1 ? t("Your name") : t("Name of player {n}", { n: n + 1 }));
  const answered = await dialog({
    title,
    body: (close) => {
      const onsubmit = (/** @type {Event} */ event) => {
        event.preventDefault();
        close(true);
      };
      return h(
        "form",
        { class: "names", onsubmit },
        h("p", { class: "help" }, help),
        inputs.map((input, n) => h("div", { class: "field" }, h("label", { for: `name-${n}` }, label(n)), input)),
        h("button", { class: "btn primary" }, t("Go on")),
      );
    },
  });
  if (answered) settings.set("names", [...inputs.map((input) => input.value.trim()), ...known.slice(count)]);
  return answered === true;
}

/**
 * Fetch what a table needs, so that a game begins at once. What fails here is told when it is needed.
 * @param {GameInfo[]} games
 */
function warm(games) {
  const modules = [import("./table.js"), ...games.map(({ name }) => import(`../boards/${name}/board.js`))];
  void Promise.allSettled(modules);
}

/**
 * A file that is dropped anywhere on the page.
 * @param {(file: File) => void} take
 * @returns {() => void} ends it
 */
function dropRecords(take) {
  const mark = (/** @type {boolean} */ on) => document.body.classList.toggle("dropping", on);
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    mark(true);
  };
  const leave = (/** @type {DragEvent} */ event) => event.relatedTarget === null && mark(false);
  const drop = (/** @type {DragEvent} */ event) => {
    mark(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const end = new AbortController();
  addEventListener("dragover", over, { signal: end.signal });
  addEventListener("dragleave", leave, { signal: end.signal });
  addEventListener("drop", drop, { signal: end.signal });
  return () => {
    mark(false);
    end.abort();
  };
}

/** @param {unknown} error */
function messageOf(error) {
  if (!(error instanceof ApiError)) console.error(error);
  return /** @type {Error} */ (error).message;
}
