// @ts-check
/** A table: the lobby, the game, the curtain between two people at one device, and the end. */

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { boardOf } from "../lib/games.js";
import { language, t } from "../lib/i18n.js";
import { offlineText } from "../table/bars.js";
import { drawCurtain } from "../table/curtain.js";
import { drawLobby } from "../table/lobby.js";
import { Play } from "../table/play.js";
import { Session } from "../table/session.js";

/** @typedef {Pick<import("../main.js").App, "title" | "go"> & Partial<Pick<import("../main.js").App, "game">>} App */

/**
 * @param {HTMLElement} root
 * @param {{id: string}} params
 * @param {App} app
 */
export function open(root, { id }, app) {
  const screen = new Screen(root, new Session(id), app);
  return { close: () => screen.close(), relabel: () => screen.relabel() };
}

class Screen {
  /** @type {Play|null} */
  #play = null;
  /** @type {import("../table/types.js").Game|null} */
  #info = null;
  /** @type {import("../table/types.js").GameModules|null} */
  #modules = null;
  /** What of the lobby or the curtain is on the page. */
  #shown = "";
  #loading = false;
  #closed = false;

  /**
   * @param {HTMLElement} root
   * @param {Session} session
   * @param {App} app
   */
  constructor(root, session, app) {
    this.root = root;
    this.session = session;
    this.app = app;
    app.title(t("Table"));
    root.replaceChildren(emptyTable());
    session.addEventListener("change", () => this.draw());
    session.addEventListener("position", (event) => {
      const { state, events } = detail(event);
      // Without a view nothing of the game may be on the page: what stands in its place is drawn next.
      if (state.view) this.#play?.position(state, events);
    });
    session.addEventListener("spoken", (event) => this.#play?.spoken(detail(event)));
    session.addEventListener("rematch", (event) => app.go(`#/table/${detail(event)}`));
    session.addEventListener("refused", (event) => this.#refused(detail(event).code));
  }

  close() {
    this.#closed = true;
    this.#unmount();
    this.session.close();
  }

  /** The texts are in another language: the game's own are fetched anew, then everything is built again. */
  async relabel() {
    if (this.session.welcome) await this.#load();
    if (this.#closed) return;
    this.#unmount();
    this.draw();
  }

  draw() {
    const { session } = this;
    if (this.#closed || !session.welcome || !session.latest) return;
    if (!this.#info || !this.#modules) {
      if (!this.#loading) void this.#load().then(() => this.draw());
      return;
    }
    this.app.game?.(this.#info.name, session.welcome.table.options);
    if (session.stage === "waiting")
      this.#cover(`lobby ${JSON.stringify(session.seats)}`, () => drawLobby(session, this.#game));
    else if (session.curtain !== null) this.#cover(`curtain ${session.curtain}`, () => drawCurtain(session));
    else if (!session.state) this.#cover("handing", () => h("section", { class: "curtain" }));
    else if (!session.state.view) this.#cover("sealed", () => this.#sealed());
    else this.#playing();
  }

  get #game() {
    return /** @type {import("../table/types.js").Game} */ (this.#info);
  }

  async #load() {
    this.#loading = true;
    try {
      const { game } = /** @type {import("../table/types.js").Welcome} */ (this.session.welcome).table;
      [this.#info, this.#modules] = await Promise.all([get(`/api/games/${game}`), boardOf(game)]);
    } catch (error) {
      this.#say(t("The table could not be opened"), /** @type {Error} */ (error).message);
    } finally {
      this.#loading = false;
    }
  }

  #playing() {
    if (this.#play) return this.#play.draw();
    const modules = /** @type {import("../table/types.js").GameModules} */ (this.#modules);
    this.#shown = "";
    this.#play = new Play(this.session, this.#game, modules, this.app);
    this.#put(this.#play.element);
    this.#play.begin();
  }

  /**
   * Something that stands in place of the game; nothing of the game stays on the page.
   * @param {string} what
   * @param {() => HTMLElement} make
   */
  #cover(what, make) {
    const shown = `${what} ${language()} ${this.session.online}`;
    if (this.#shown === shown) return;
    this.#unmount();
    this.#shown = shown;
    // A dialog may show what only one of the people may see.
    if (this.session.several) closeDialogs();
    this.app.title(this.#game.title);
    this.#put(make());
    if (!this.session.online)
      this.root.append(h("p", { class: "bar-line offline", role: "status" }, offlineText(this.session)));
  }

  /** @param {HTMLElement} element */
  #put(element) {
    this.root.dataset.game = this.#game.name;
    this.root.replaceChildren(element);
  }

  #unmount() {
    this.#play?.close();
    this.#play = null;
    this.#shown = "";
    this.root.replaceChildren();
  }

  #sealed() {
    // Whoever holds a key without a seat has played here.
    if (this.session.token)
      return message(
        t("You have left this game"),
        t("The players continue in private. This page opens by itself when the game is over."),
      );
    return message(
      t("This game can be watched when it is over"),
      t("You can watch this game once it is over. This page will then open by itself."),
    );
  }

  /** @param {number} code the reason for which the server closed the line */
  #refused(code) {
    const texts = {
      4401: this.session.token
        ? t("This browser no longer has a seat at this table.")
        : t("This table is not open to spectators."),
      4403: t("The server does not accept connections from this page."),
      4404: t("There is no such table here."),
    };
    this.#say(
      t("The table could not be opened"),
      texts[/** @type {4401|4403|4404} */ (code)] ?? t("The server ended the connection."),
    );
  }

  /**
   * @param {string} title
   * @param {string} text
   */
  #say(title, text) {
    if (this.#closed) return;
    this.#unmount();
    this.root.replaceChildren(message(title, text));
  }
}

/** What is seen until it is known what lies on the table. */
function emptyTable() {
  const parts = ["rail left", "centre", "rail right"].map((name) => h("div", { class: name }));
  return h("div", { class: "game", "aria-busy": "true" }, parts);
}

/**
 * @param {string} title
 * @param {string} text
 */
function message(title, text) {
  return h(
    "section",
    { class: "curtain", "aria-labelledby": "message-title" },
    h(
      "div",
      { class: "curtain-card" },
      h("h1", { id: "message-title", class: "display" }, title),
      h("p", { class: "muted" }, text),
      h("a", { class: "btn", href: "#/" }, t("To the home page")),
    ),
  );
}

/**
 * @param {Event} event
 * @returns {import("../lib/json.js").Json}
 */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}

function closeDialogs() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const open = document.querySelectorAll("dialog[open]");
  for (const dialog of open) dialog.close();
}
