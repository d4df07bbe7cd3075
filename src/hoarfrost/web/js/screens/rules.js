// @ts-check
/** The rulebook of a game: sections, a search as one types, an address for every rule. */

import { get } from "../lib/api.js";
import { h, picture } from "../lib/dom.js";
import { partOf } from "../lib/games.js";
import { list, plural, t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";

/** @typedef {{id: string, section: string, title: string, text: string, source: string, cites: string[]}} Rule */
/**
 * @typedef {object} Entry
 * @property {Rule} rule
 * @property {string[]} heading
 * @property {string[]} words
 * @property {HTMLElement} element
 * @property {(wanted: string[]) => void} mark
 */

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
      const name = game ?? (await get("/api/games"))[0].name;
      root.dataset.game = name;
      app.game(name);
      const [about, rules, art] = await Promise.all([
        get(`/api/games/${encodeURIComponent(name)}`),
        get(`/api/games/${encodeURIComponent(name)}/rules`),
        artOf(name),
      ]);
      const before = book;
      before?.close();
      book = new Book(root, about, rules, art, app);
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
    close: () => {
      book?.close();
      delete root.dataset.game;
    },
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
  /**
   * @param {HTMLElement} root
   * @param {import("../table/types.js").Game} game
   * @param {{sections: {id: string, title: string}[], rules: Rule[]}} book
   * @param {Awaited<ReturnType<typeof artOf>>} art
   * @param {import("../main.js").App} app
   */
  constructor(root, game, book, art, app) {
    this.root = root;
    this.game = game;
    this.book = book;
    this.art = art;
    this.links = linksOf(game.things ?? {}, book.rules);
    /** @type {Entry[]} */
    this.entries = book.rules.map((rule) => this.#entry(rule));
    this.input = h("input", {
      class: "input",
      type: "search",
      id: "rule-search",
      autocomplete: "off",
      spellcheck: "false",
      placeholder: t("Search the rules"),
      oninput: () => this.search(),
    });
    this.found = h("p", { class: "rules-found", role: "status" });
    this.pages = h("div", { class: "rules-pages" });
    this.contents = h("nav", { class: "rules-contents", "aria-label": t("Chapters") });
    app.title(t("Rules of {game}", { game: game.title }));
    this.close = keys({ "/": () => this.input.focus(), Escape: () => this.#clear() }, { label: t("Rules") });
  }

  get query() {
    return this.input.value;
  }

  /** @param {string} query */
  draw(query) {
    this.contents.replaceChildren(
      h(
        "ul",
        {},
        this.#sections().map(({ id, title }) =>
          h("li", {}, h("button", { class: "link", type: "button", onclick: () => this.#goTo(id) }, title)),
        ),
      ),
    );
    this.input.value = query;
    this.root.replaceChildren(
      h(
        "div",
        { class: "rules-page" },
        h(
          "header",
          { class: "rules-head" },
          h("h1", { class: "display" }, t("Rules of {game}", { game: this.game.title })),
          h(
            "div",
            { class: "rules-search", role: "search" },
            h("label", { class: "vh", for: this.input.id }, t("Search the rules")),
            this.input,
            h("kbd", { "aria-hidden": "true" }, "/"),
          ),
          this.found,
          sources(),
        ),
        this.contents,
        this.pages,
      ),
    );
    this.search();
  }

  #sections() {
    return this.book.sections.filter(({ id }) => this.book.rules.some(({ section }) => section === id));
  }

  /** Show the rules in which each word of the query begins some word, those with it in the heading first. */
  search() {
    const wanted = wordsOf(this.query);
    const inHeading = this.entries.filter(({ heading }) => allBegin(wanted, heading));
    const inText = this.entries.filter(
      (entry) => !inHeading.includes(entry) && allBegin(wanted, [...entry.heading, ...entry.words]),
    );
    const found = [...inHeading, ...inText];
    for (const entry of this.entries) entry.mark(wanted);
    this.pages.replaceChildren(
      ...(wanted.length
        ? [h("h2", { class: "vh" }, t("Search results")), ...found.map(({ element }) => element)]
        : this.#bySection()),
    );
    this.found.textContent = this.#count(wanted, found.length);
  }

  /** @param {string[]} wanted @param {number} count */
  #count(wanted, count) {
    if (!wanted.length) return plural("{n} rule", "{n} rules", { n: count });
    if (!count) return t("No rule contains these words.");
    return plural("{n} rule found", "{n} rules found", { n: count });
  }

  #bySection() {
    return this.#sections().map(({ id, title }) =>
      h(
        "section",
        { "aria-labelledby": `section-${id}` },
        h("h2", { id: `section-${id}`, tabindex: "-1" }, title),
        this.entries.filter(({ rule }) => rule.section === id).map(({ element }) => element),
      ),
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
    if (!this.query) return false;
    this.input.value = "";
    this.search();
    this.input.focus();
  }

  /**
   * The rule that the address names.
   * @param {string} id
   */
  show(id) {
    const entry = this.entries.find(({ rule }) => rule.id === id);
    if (!entry) {
      this.found.textContent = t("The rulebook has no rule {rule}.", { rule: id });
      return;
    }
    if (!entry.element.isConnected) this.#clear();
    for (const other of this.entries) other.element.classList.toggle("here", other === entry);
    entry.element.scrollIntoView({ block: "start" });
    entry.element.focus({ preventScroll: true });
  }

  /** @param {Rule} rule @returns {Entry} */
  #entry(rule) {
    const title = h("a", { href: this.#address(rule.id) });
    const text = h("div", { class: "rule-text" });
    const pictures = this.#pictures(rule.id);
    const cites = rule.cites.filter((cite) => cite !== rule.source);
    const element = h(
      "article",
      { class: pictures.length ? "rule with-picture" : "rule", id: rule.id, tabindex: "-1" },
      pictures.length ? h("div", { class: "rule-pictures" }, pictures) : null,
      h("h3", {}, title),
      text,
      h(
        "p",
        { class: "rule-source" },
        h("code", {}, rule.id),
        h("span", { class: "chip" }, sourceNames()[rule.source] ?? rule.source),
        cites.length ? h("span", {}, list(cites)) : null,
      ),
    );
    const mark = (/** @type {string[]} */ wanted) => {
      title.replaceChildren(...marked(rule.title, wanted));
      text.replaceChildren(
        ...rule.text.split("\n\n").map((part) => h("p", {}, this.#linked(part, rule.id, wanted))),
      );
    };
    return { rule, heading: wordsOf(`${rule.id} ${rule.title}`), words: wordsOf(rule.text), element, mark };
  }

  /** @param {string} id */
  #address(id) {
    return `#/rules/${this.game.name}/${id}`;
  }

  /** The things that a rule is about. @param {string} rule */
  #pictures(rule) {
    const kinds = Object.entries(this.game.things ?? {});
    const things = kinds.flatMap(([kind, all]) =>
      Object.entries(all)
        .filter(([, thing]) => thing.rule === rule)
        .map(([id]) => this.art?.(kind, id)),
    );
    return things.filter((text) => typeof text === "string").map((text) => picture(text));
  }

  /**
   * The text with links where it speaks of other rules: by their ids, or by the names of things that have one.
   * @param {string} text @param {string} own @param {string[]} wanted
   */
  #linked(text, own, wanted) {
    const seen = new Set([own]);
    return text.split(this.links.pattern).flatMap((part) => {
      const rule = this.links.rules.get(part);
      if (!rule || seen.has(rule)) return marked(part, wanted);
      seen.add(rule);
      return [h("a", { href: this.#address(rule) }, marked(part, wanted))];
    });
  }
}

/**
 * What in a text leads to which rule, and a pattern that cuts a text at these places.
 * @param {import("../table/types.js").Things} things
 * @param {Rule[]} rules
 */
function linksOf(things, rules) {
  const ids = new Set(rules.map(({ id }) => id));
  const targets = new Map(rules.map(({ id }) => [id, id]));
  for (const thing of Object.values(things).flatMap((all) => Object.values(all))) {
    const { rule = "" } = thing;
    for (const name of [thing.name, thing.one]) if (name && ids.has(rule)) targets.set(name, rule);
  }
  const longestFirst = [...targets.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return {
    rules: targets,
    pattern: new RegExp(`(?<![\\p{L}\\d.])(${longestFirst.join("|")})(?![\\p{L}\\d_])`, "u"),
  };
}

/** @returns {Record<string, string>} */
const sourceNames = () => ({
  document: t("printed rules"),
  public: t("a public fact"),
  ruling: t("our ruling"),
});

function sources() {
  const names = sourceNames();
  return h(
    "details",
    { class: "rules-sources" },
    h("summary", {}, t("Where the rules come from")),
    h(
      "dl",
      {},
      h("dt", {}, h("span", { class: "chip" }, names.document)),
      h("dd", {}, t("It is in the publisher's printed rules.")),
      h("dt", {}, h("span", { class: "chip" }, names.public)),
      h("dd", {}, t("It is known from the cards or from what the publisher said elsewhere.")),
      h("dt", {}, h("span", { class: "chip" }, names.ruling)),
      h("dd", {}, t("The printed rules leave it open; this is how we decided.")),
    ),
  );
}

/** The words of a text without case and accents. @param {string} text */
function wordsOf(text) {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** @param {string[]} wanted @param {string[]} present */
const allBegin = (wanted, present) => wanted.every((start) => present.some((word) => word.startsWith(start)));

/**
 * A text in which the words that were looked for are marked.
 * @param {string} text @param {string[]} wanted
 * @returns {(string | HTMLElement)[]}
 */
function marked(text, wanted) {
  if (!wanted.length) return [text];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((part) => (wanted.some((start) => plain(part).startsWith(start)) ? h("mark", {}, part) : part));
}
