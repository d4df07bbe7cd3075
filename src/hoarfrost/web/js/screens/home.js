// @ts-check
/** Home: begin a game, go on with one, watch one, look at an old one. */

import { landscape } from "../../art/scenery.js";
import { playComputer } from "../home/begin.js";
import { drawDaily } from "../home/daily.js";
import { recordPicker, takeDroppedRecords } from "../home/records.js";
import { TableLists } from "../home/tables.js";
import { waysOf } from "../home/ways.js";
import { ApiError } from "../lib/api.js";
import { toast } from "../lib/dialog.js";
import { h, picture } from "../lib/dom.js";
import { games, partOf } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { hasPlayed, lastFirst } from "../setup/last.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../lib/games.js").GameInfo} GameInfo */

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
    /** The one that was played last stands first. @type {GameInfo[]} */
    this.games = [];
    this.busy = false;
    this.lists = new TableLists();
    this.endKeys = keys(
      { p: () => this.keyPlay(), n: () => this.keyGo("new"), l: () => this.keyGo("learn") },
      { label: t("Home page") },
    );
    this.endDrops = takeDroppedRecords(app);
  }

  close() {
    this.lists.close();
    this.endKeys();
    this.endDrops();
  }

  async draw() {
    const place = h("div", { class: "games" });
    const wrap = h("div", { class: "wrap arriving" }, place, this.below(), keyLine());
    this.root.replaceChildren(band(), wrap);
    try {
      this.games = lastFirst(await games());
      place.dataset.count = String(this.games.length);
      place.replaceChildren(...(await Promise.all(this.games.map((game) => this.panel(game)))));
    } catch (error) {
      place.replaceChildren(h("p", { class: "error", role: "alert" }, messageOf(error)));
    }
    await this.lists.look();
    wrap.classList.remove("arriving");
    this.games.filter(({ name }) => hasPlayed(name)).forEach(warm);
  }

  /** @param {GameInfo} game */
  async panel(game) {
    const cover = await coverOf(game);
    const [least, most] = game.players;
    const id = `game-${game.name}`;
    const panel = h(
      "article",
      { class: "game panel", "aria-labelledby": id },
      cover,
      h(
        "div",
        { class: "game-text" },
        h("h2", { id }, game.title, " ", h("small", null, game.subtitle)),
        h("p", { class: "about" }, game.about),
        h(
          "p",
          { class: "facts" },
          least === most ? t("Players: {n}", { n: least }) : t("Players: {least} to {most}", { least, most }),
        ),
        waysOf(game, (begin) => void this.go(begin, game)),
      ),
      drawDaily(game),
    );
    for (const sign of ["pointerenter", "focusin"])
      panel.addEventListener(sign, () => warm(game), { once: true });
    return panel;
  }

  below() {
    const { mine, more, finished, watchable } = this.lists;
    return h(
      "div",
      { class: "below" },
      section("your-tables", t("Your tables"), mine, more, finished),
      section("watch", t("Watch"), watchable),
      section("record", t("Open a saved game"), ...recordPicker(this.app)),
    );
  }

  /**
   * A table is made once, however often the button is pressed.
   * @param {import("../home/ways.js").Begin} begin
   * @param {GameInfo} game
   */
  async go(begin, game) {
    if (this.busy) return;
    this.busy = true;
    try {
      await begin(game, this.app);
    } catch (error) {
      toast(messageOf(error));
    } finally {
      this.busy = false;
    }
  }

  keyPlay() {
    const [first] = this.games;
    if (first) void this.go(playComputer, first);
  }

  /** @param {"new" | "learn"} place */
  keyGo(place) {
    const game = this.games.find(({ lessons }) => place === "new" || lessons > 0);
    if (game) this.app.go(`#/${place}/${game.name}`);
  }
}

function band() {
  const scene = picture(landscape());
  scene.setAttribute("viewBox", "0 90 1600 330");
  scene.setAttribute("preserveAspectRatio", "xMidYMax slice");
  const title = h("h1", null, t("A table for winter games"));
  return h(
    "div",
    { class: "band" },
    scene,
    h("div", { class: "band-text" }, title, h("p", null, t("Play other people or the computer."))),
  );
}

/**
 * @param {GameInfo} game
 * @returns {Promise<Node>}
 */
async function coverOf({ name }) {
  return (await partOf(name, "cover"))?.cover() ?? plainCover();
}

/** For a game that brings no picture: a piece of the landscape. */
function plainCover() {
  const scene = picture(landscape());
  scene.setAttribute("viewBox", "880 60 700 300");
  scene.setAttribute("preserveAspectRatio", "xMidYMax slice");
  scene.setAttribute("class", "ground");
  return h("div", { class: "cover", "aria-hidden": "true" }, scene);
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...Node} content
 */
function section(id, title, ...content) {
  return h("section", { class: `panel ${id}`, "aria-labelledby": id }, h("h2", { id }, title), content);
}

function keyLine() {
  const key = (/** @type {string} */ name, /** @type {string} */ does) =>
    h("li", null, h("kbd", null, name), does);
  return h(
    "ul",
    { class: "keys-line", "aria-label": t("Keys") },
    key("P", t("play against the computer")),
    key("N", t("set up a game")),
    key("L", t("learn the game")),
    key("?", t("rule for what you point at")),
  );
}

/**
 * Fetch what a table needs, so that a game begins at once: for a game that was played before, or that somebody points
 * at; a first visit fetches no more than covers. What fails here is told when it is needed.
 * @param {GameInfo} game
 */
function warm({ name }) {
  void Promise.allSettled([import("./table.js"), partOf(name, "board")]);
}

/** @param {unknown} error */
function messageOf(error) {
  if (!(error instanceof ApiError)) console.error(error);
  return /** @type {Error} */ (error).message;
}
