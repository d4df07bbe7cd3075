// @ts-check
/** What the ends of games share: chapters, and figures in a table. */

import { h } from "./dom.js";

/** @typedef {import("./dom.js").Child} Child */

/** @param {string} name  its class, and the id of its title @param {string} title @param {...Child} children */
export function chapter(name, title, ...children) {
  return h(
    "section",
    { class: `${name} panel`, "aria-labelledby": name },
    h("h2", { id: name }, title),
    ...children,
  );
}

/** A table with a title over each column but the first, which says whose figures they are.
 * @param {string[]} titles @param {...Child} bodies */
export function figuresTable(titles, ...bodies) {
  const heads = titles.map((title) => h("th", { scope: "col" }, h("span", {}, title)));
  return h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), heads)), ...bodies);
}
