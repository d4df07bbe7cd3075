// @ts-check
/** Any value of a view as elements: numbers, names, lists of pieces, and what lies within. */

import { h } from "../lib/dom.js";
import { number, t } from "../lib/i18n.js";
import { counted, inWords, thingOf } from "./facts.js";

/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {Pick<import("../table/types.js").BoardTable, "things" | "name" | "mark">} Names */

/**
 * @param {Fact[]} facts
 * @param {Names} names
 * @returns {HTMLElement}
 */
export function drawFacts(facts, names) {
  const rows = facts.map(({ id, title, rule, of, value }) =>
    h(
      "div",
      { class: isNothing(value, of) ? "empty" : null, "data-rule": rule, "data-field": id },
      h("dt", {}, title),
      h("dd", {}, drawValue(value, of, names)),
    ),
  );
  return h("dl", { class: "facts" }, rows);
}

/**
 * @param {unknown} value
 * @param {string | null} kind  of the things whose ids it holds
 * @param {Names} names
 * @returns {Node}
 */
export function drawValue(value, kind, names) {
  if (isNothing(value, kind)) return h("span", { class: "none", "aria-label": t("none") }, "–");
  if (Array.isArray(value)) return drawList(value, kind, names);
  if (typeof value === "object") return drawObject(/** @type {Record<string, unknown>} */ (value), names);
  if (typeof value === "boolean") return text(value ? t("yes") : t("no"));
  if (typeof value === "number" && kind === "seats") return drawSeat(value, names);
  if (typeof value === "number") return text(number(value));
  return drawThing(String(value), kind, 1, names);
}

/** @param {unknown} value @param {string | null} kind */
function isNothing(value, kind) {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return kind === "seats" && typeof value === "number" && value < 0;
}

/** @param {unknown[]} items @param {string | null} kind @param {Names} names */
function drawList(items, kind, names) {
  const entries = counted(items).map(({ item, count }) => {
    if (typeof item === "string" && item) return drawThing(item, kind, count, names);
    const value = drawValue(item, kind, names);
    return count > 1 ? h("span", {}, value, ` × ${count}`) : value;
  });
  return h(
    "ul",
    { class: "pieces" },
    entries.map((entry) => h("li", {}, entry)),
  );
}

/** @param {Record<string, unknown>} value @param {Names} names */
function drawObject(value, names) {
  const facts = Object.entries(value).map(([id, inner]) => ({
    id,
    title: thingOf(names.things, null, id)?.name ?? inWords(id),
    of: null,
    rule: null,
    value: inner,
  }));
  return drawFacts(facts, names);
}

/** @param {string} id @param {string | null} kind @param {number} count @param {Names} names */
function drawThing(id, kind, count, names) {
  const thing = thingOf(names.things, kind, id);
  const name = thing?.name ?? (/^[a-z_]+$/.test(id) ? inWords(id) : id);
  if (!thing) return text(count > 1 ? `${name} × ${count}` : name);
  return h(
    "span",
    { class: "chip piece", "data-rule": thing.rule ?? null, title: thing.power ?? null },
    name,
    count > 1 ? h("b", {}, ` × ${count}`) : null,
  );
}

/** @param {number} seat @param {Names} names */
function drawSeat(seat, names) {
  return h("span", { class: "named-seat" }, names.mark(seat), names.name(seat));
}

/** @param {string} words */
const text = (words) => document.createTextNode(words);
