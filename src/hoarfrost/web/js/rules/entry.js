// @ts-check
/** One rule on the page: its title and text, pictures of what it is about, and where it comes from. */

import { h, picture } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("./links.js").Rule} Rule */

export class Entry {
  /**
   * @param {Rule} rule
   * @param {SVGElement[]} pictures
   * @param {import("./links.js").Links} links
   * @param {(rule: string) => string} address
   */
  constructor(rule, pictures, links, address) {
    this.rule = rule;
    this.links = links;
    this.address = address;
    this.title = h("a", { href: address(rule.id) });
    this.text = h("div", { class: "rule-text" });
    this.element = h(
      "article",
      { class: pictures.length ? "rule with-picture" : "rule", id: rule.id, tabindex: "-1" },
      pictures.length ? h("div", { class: "rule-pictures" }, pictures) : null,
      h("h3", {}, this.title),
      this.text,
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

/**
 * The pictures of the things that a rule is about.
 * @param {string} rule
 * @param {import("../table/types.js").Things} things
 * @param {((kind: string, id: string) => string | null) | null} art
 */
export function picturesOf(rule, things, art) {
  const found = Object.entries(things).flatMap(([kind, all]) =>
    Object.entries(all)
      .filter(([, thing]) => thing.rule === rule)
      .map(([id]) => art?.(kind, id)),
  );
  return found.filter((text) => typeof text === "string").map((text) => picture(text));
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
