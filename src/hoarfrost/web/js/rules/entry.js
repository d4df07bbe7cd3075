// @ts-check
/** One rule on the page: its title and text, pictures of what it is about, and where it comes from. */

import { h, picture } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("./links.js").Rule} Rule */
/** A thing with its picture and what it does. @typedef {{picture: SVGElement, name: string, power: string}} Shown */

export class Entry {
  /**
   * @param {Rule} rule
   * @param {{lead: Shown | null, list: Shown[]}} shown  what stands beside the rule, and what below it
   * @param {import("./links.js").Links} links
   * @param {(rule: string) => string} address
   */
  constructor(rule, { lead, list }, links, address) {
    this.rule = rule;
    this.links = links;
    this.address = address;
    this.title = h("a", { href: address(rule.id) });
    this.text = h("div", { class: "rule-text" });
    this.element = h(
      "article",
      { class: lead ? "rule with-picture" : "rule", id: rule.id, tabindex: "-1" },
      lead ? h("div", { class: "rule-picture" }, lead.picture) : null,
      h("h3", {}, this.title),
      this.text,
      list.length ? h("ul", { class: "rule-things" }, list.map(thing)) : null,
      rule.cites.length ? sources(rule) : null,
    );
  }

  /** Mark the words that begin with one of these. @param {string[]} marks */
  mark(marks) {
    this.title.replaceChildren(...marked(this.rule.title, marks));
    this.text.replaceChildren(
      ...this.rule.text.split("\n\n").map((part) => h("p", {}, this.#linked(part, marks))),
    );
  }

  /**
   * The text with links to the rules of what it names, each once.
   * @param {string} text
   * @param {string[]} marks
   */
  #linked(text, marks) {
    const seen = new Set([this.rule.id]);
    return text.split(this.links.pattern).flatMap((part) => {
      const rule = this.links.rules.get(part);
      if (!rule || seen.has(rule)) return marked(part, marks);
      seen.add(rule);
      return [h("a", { href: this.address(rule) }, ...marked(part, marks))];
    });
  }
}

/** A small mark that opens the names of the sources. @param {Rule} rule */
function sources({ id, title, cites }) {
  const names = h("ul", { class: "rule-sources", id: `sources-${id}`, hidden: true });
  names.append(...cites.map((cite) => h("li", {}, cite)));
  const label = t("Where “{rule}” comes from", { rule: title });
  const mark = h(
    "button",
    {
      class: "source-mark",
      type: "button",
      "aria-label": label,
      title: label,
      "aria-expanded": "false",
      "aria-controls": names.id,
      onclick: () => {
        const isOpen = mark.getAttribute("aria-expanded") === "true";
        mark.setAttribute("aria-expanded", String(!isOpen));
        names.hidden = isOpen;
      },
    },
    h("span", { "aria-hidden": "true" }, "i"),
  );
  return h("div", { class: "rule-source" }, mark, names);
}

/** @param {Shown} shown */
function thing({ picture: drawn, name, power }) {
  return h("li", {}, drawn, h("span", {}, h("b", {}, name), " ", power));
}

/**
 * The things that a rule is about: one stands beside it, several are a list below.
 * @param {string} rule
 * @param {import("../table/types.js").Things} things
 * @param {Art | null} art
 * @param {Set<string>} elsewhere  what has an entry of its own, as `kind.id`
 */
export function shownBy(rule, things, art, elsewhere) {
  const found = Object.entries(things).flatMap(([kind, all]) =>
    Object.keys(all)
      .filter((id) => all[id].rule === rule && !elsewhere.has(`${kind}.${id}`))
      .map((id) => shownOf(kind, id, things, art)),
  );
  const shown = found.filter((one) => one !== null);
  return shown.length === 1 ? { lead: shown[0], list: [] } : { lead: null, list: shown };
}

/** @typedef {(kind: string, id: string) => string | null} Art */

/**
 * A thing with its picture, if it has one.
 * @param {string} kind
 * @param {string} id
 * @param {import("../table/types.js").Things} things
 * @param {Art | null} art
 * @returns {Shown | null}
 */
export function shownOf(kind, id, things, art) {
  const text = art?.(kind, id);
  if (typeof text !== "string") return null;
  const { name, power = "" } = things[kind][id];
  return { picture: picture(text), name, power };
}

/**
 * A text in which the words that were found are marked.
 * @param {string} text
 * @param {string[]} marks
 * @returns {(string | HTMLElement)[]}
 */
function marked(text, marks) {
  if (!marks.length) return [text];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((part) => (marks.some((start) => plain(part).startsWith(start)) ? h("mark", {}, part) : part));
}

/** Without case and accents, as the server looks for words. @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
