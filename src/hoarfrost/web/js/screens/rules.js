// @ts-check
/** The rulebook of a game: chapters, a search as one types, an address for every rule. */

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { games, partOf } from "../lib/games.js";
import { plural, t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { Entry, shownBy } from "../rules/entry.js";
import { entriesOf, finds, shownIn, withGallery } from "../rules/gallery.js";
import { linksOf } from "../rules/links.js";
import { lastFirst } from "../setup/last.js";

/** @typedef {import("../rules/links.js").Rule} Rule */
/** @typedef {{id: string, title: string}} Section */
/**
 * What a search has found: `marks` are beginnings of words, `corrected` what was looked for instead of what was
 * typed, `partial` says that no rule has all the words, `near` are words like those that were not found.
 * @typedef {{rules: Rule[], marks: string[], corrected: string, partial: boolean, near: string[]}} Found
 */

/** How long nothing must be typed before it is looked for, in milliseconds. */
const PAUSE = 150;
/** The chapter of what is in the game that the reader comes from. */
const IN_PLAY = "in-play";

/**
 * @param {HTMLElement} root
 * @param {{game: string | null, rule: string | null}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { game, rule }, app) {
  app.title(t("Rules"));
  /** @type {Book | null} */
  let book = null;
  const load = async () => {
    try {
      const all = await games();
      const name = game ?? lastFirst(all)[0].name;
      root.dataset.game = name;
      app.game(name);
      const [about, rules, art, gallery] = await Promise.all([
        get(`/api/games/${encodeURIComponent(name)}`),
        get(`/api/games/${encodeURIComponent(name)}/rules`),
        artOf(name),
        partOf(name, "gallery"),
      ]);
      const before = book;
      before?.close();
      book = new Book(root, about, withGallery(rules, gallery?.gallery(about.things)), art, app, all);
      book.draw(before?.query ?? "");
    } catch (error) {
      root.replaceChildren(
        h(
          "div",
          { class: "lost" },
          h("h1", {}, t("No rules")),
          h("p", {}, /** @type {Error} */ (error).message),
          h("a", { class: "btn", href: "#/" }, t("To the home page")),
        ),
      );
    }
  };
  await load();
  if (rule) /** @type {Book | null} */ (book)?.show(rule);
  return {
    close: () => book?.close(),
    relabel: () => void load(),
  };
}

/**
 * The pictures of a game's things, if it has any.
 * @param {string} game
 * @returns {Promise<((kind: string, id: string) => string | null) | null>}
 */
async function artOf(game) {
  return (await partOf(game, "pictures"))?.pictureOf ?? null;
}

class Book {
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} root
   * @param {import("../table/types.js").Game} game
   * @param {{sections: Section[], rules: Rule[]}} book
   * @param {Awaited<ReturnType<typeof artOf>>} art
   * @param {import("../main.js").App} app
   * @param {{name: string, title: string}[]} games  all that have a rulebook
   */
  constructor(root, game, book, art, app, games) {
    this.root = root;
    this.game = game;
    this.games = games;
    const things = game.things ?? {};
    const options = app.played?.game === game.name ? app.played.options : {};
    const inPlay = rulesInPlay(things, options);
    this.rules = book.rules.map((rule) => (inPlay.has(rule.id) ? { ...rule, section: IN_PLAY } : rule));
    this.sections = this.#sections(book.sections);
    const links = linksOf(things, this.rules);
    const address = (/** @type {string} */ id) => `#/rules/${game.name}/${id}`;
    const elsewhere = entriesOf(this.rules);
    this.entries = this.rules.map((rule) => {
      const shown = shownIn(rule, things, art) ?? shownBy(rule.id, things, art, elsewhere);
      return new Entry(rule, shown, links, address);
    });
    this.input = h("input", {
      class: "input",
      type: "search",
      id: "rule-search",
      autocomplete: "off",
      spellcheck: "false",
      placeholder: t("Search the rules"),
      oninput: () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.search(), PAUSE);
      },
    });
    this.found = h("p", { class: "rules-found", role: "status" });
    this.pages = h("div", { class: "rules-pages" });
    this.contents = h("nav", { class: "rules-contents", "aria-label": t("Chapters") }, this.#chapters());
    app.title(t("Rules of {game}", { game: game.title }));
    this.endKeys = keys(
      { "/": () => this.input.focus(), Escape: () => this.#clear() },
      { label: t("Rules") },
    );
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.endKeys();
  }

  get query() {
    return this.input.value.trim();
  }

  /** @param {string} query */
  draw(query) {
    this.input.value = query;
    this.root.replaceChildren(
      h(
        "div",
        { class: "rules-page" },
        h(
          "header",
          { class: "rules-head" },
          this.games.length > 1 ? this.#books() : null,
          h("h1", { class: "display" }, t("Rules of {game}", { game: this.game.title })),
          h(
            "div",
            { class: "rules-search", role: "search" },
            h("label", { class: "vh", for: this.input.id }, t("Search the rules")),
            this.input,
            h("kbd", { "aria-hidden": "true" }, "/"),
          ),
          this.found,
        ),
        this.contents,
        this.pages,
      ),
    );
    this.#showAll();
    if (this.query) void this.search();
  }

  /**
   * Those with a rule. After the first, which tells the game, comes what is in the reader's game.
   * @param {Section[]} all
   */
  #sections(all) {
    const [first, ...others] = all;
    const inPlay = { id: IN_PLAY, title: t("In your game") };
    return [first, inPlay, ...others].filter(({ id }) => this.rules.some(({ section }) => section === id));
  }

  /** The way to the rules of another game. */
  #books() {
    const link = (/** @type {{name: string, title: string}} */ { name, title }) =>
      h("a", { href: `#/rules/${name}`, "aria-current": name === this.game.name ? "page" : null }, title);
    return h("nav", { class: "rules-books", "aria-label": t("Rulebooks") }, this.games.map(link));
  }

  #chapters() {
    return h(
      "ul",
      {},
      this.sections.map(({ id, title }) =>
        h("li", {}, h("button", { class: "link", type: "button", onclick: () => this.#goTo(id) }, title)),
      ),
    );
  }

  /** Ask the server, which knows what people call things and what they mistype. */
  async search() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    const { query } = this;
    if (!query) return this.#showAll();
    const name = encodeURIComponent(this.game.name);
    try {
      const found = await get(`/api/games/${name}/rules?q=${encodeURIComponent(query.slice(0, 200))}`);
      if (asked === this.#asked) this.#showFound(found);
    } catch (error) {
      if (asked === this.#asked) this.found.textContent = /** @type {Error} */ (error).message;
    }
  }

  #showAll() {
    for (const entry of this.entries) entry.mark([]);
    this.pages.replaceChildren(...this.sections.map((section) => this.#chapter(section)));
    this.found.textContent = plural("{n} rule", "{n} rules", { n: this.entries.length });
  }

  /** @param {Section} section */
  #chapter({ id, title }) {
    return h(
      "section",
      { "aria-labelledby": `section-${id}` },
      h("h2", { id: `section-${id}`, tabindex: "-1" }, title),
      this.entries.filter(({ rule }) => rule.section === id).map(({ element }) => element),
    );
  }

  /** @param {Found} found */
  #showFound(found) {
    const byId = new Map(this.entries.map((entry) => [entry.rule.id, entry]));
    const rules = found.rules.map(({ id }) => byId.get(id)).filter((entry) => entry !== undefined);
    const entries = [...this.entries.filter(({ rule }) => finds(rule, this.query)), ...rules];
    for (const entry of entries) entry.mark(found.marks);
    this.pages.replaceChildren(
      h("h2", { class: "vh" }, t("Search results")),
      ...entries.map(({ element }) => element),
      ...(entries.length && (!found.partial || entries.length > rules.length)
        ? []
        : [this.#elsewhere(found)]),
    );
    this.found.textContent = saidOf(found, entries.length);
  }

  /** Where to look on if a search has not found what was wanted. @param {Found} found */
  #elsewhere({ near }) {
    const look = (/** @type {string} */ word) => {
      this.input.value = word;
      void this.search();
    };
    return h(
      "section",
      { class: "rules-elsewhere", "aria-label": t("Look elsewhere") },
      near.length
        ? [
            h("h3", {}, t("Did you mean one of these?")),
            h(
              "p",
              { class: "rules-near" },
              near.map((word) =>
                h("button", { class: "btn", type: "button", onclick: () => look(word) }, word),
              ),
            ),
          ]
        : null,
      h("h3", {}, t("Chapters")),
      this.#chapters(),
    );
  }

  /** @param {string} section */
  #goTo(section) {
    this.#clear();
    const heading = document.getElementById(`section-${section}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  #clear() {
    if (!this.input.value) return false;
    this.input.value = "";
    void this.search();
    this.input.focus();
  }

  /**
   * The rule that the address names.
   * @param {string} id
   */
  show(id) {
    const entry = this.entries.find(({ rule }) => rule.id === id);
    if (!entry) {
      this.found.textContent = t("The rulebook has no such rule.");
      return;
    }
    if (!entry.element.isConnected) this.#clear();
    for (const other of this.entries) other.element.classList.toggle("here", other === entry);
    entry.element.scrollIntoView({ block: "start" });
    entry.element.focus({ preventScroll: true });
  }
}

/**
 * The rules of the things that the options of a game name.
 * @param {import("../table/types.js").Things} things
 * @param {Record<string, unknown>} options
 */
function rulesInPlay(things, options) {
  const named = new Set(Object.values(options).flat());
  const all = Object.values(things).flatMap((kind) => Object.entries(kind));
  return new Set(all.filter(([id, { rule }]) => rule && named.has(id)).map(([, { rule }]) => rule));
}

/** @param {Found} found @param {number} n  with the pieces that have the words */
function saidOf({ rules, corrected, partial }, n) {
  if (!n) return t("No rule contains these words.");
  if (n > rules.length) return plural("{n} found", "{n} found", { n });
  if (partial) return t("No rule has all these words. These have some of them.");
  if (corrected) return t("Showing results for {words}.", { words: corrected });
  return plural("{n} rule found", "{n} rules found", { n: rules.length });
}
