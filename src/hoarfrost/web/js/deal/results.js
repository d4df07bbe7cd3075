// @ts-check
/** How a deal went for everybody who has finished it. */

import { h } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";
import { clockTime, dayOf, resultWord } from "./deal.js";

/** @typedef {import("./deal.js").Deal} Deal */
/** @typedef {import("./deal.js").Result} Result */

/**
 * @param {Deal} deal
 * @param {object} [wishes]
 * @param {number} [wishes.most]  rows; the reader's own is always there
 * @param {((result: Result) => void)|null} [wishes.compare]  put another's game beside the own one
 */
export function drawResults(deal, { most = Infinity, compare = null } = {}) {
  if (!deal.results.length) return h("p", { class: "help" }, t("Nobody has finished this deal yet."));
  const places = placesOf(deal.results);
  const shown = deal.results.map((result, index) => ({ result, index }));
  const rows = shown.filter(({ result, index }) => index < most || result.you);
  return h(
    "table",
    { class: "deal-results" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col", class: "num" }, t("Place")),
        h("th", { scope: "col" }, t("Name")),
        h("th", { scope: "col" }, t("Result")),
        h("th", { scope: "col", class: "at" }, t("Finished")),
        compare ? h("th", { scope: "col" }, h("span", { class: "vh" }, t("Compare"))) : null,
      ),
    ),
    h(
      "tbody",
      {},
      rows.map(({ result, index }) => row(deal, result, places[index], compare)),
    ),
  );
}

/**
 * @param {Deal} deal
 * @param {Result} result
 * @param {number} place
 * @param {((result: Result) => void)|null} compare
 */
function row(deal, result, place, compare) {
  const at = deal.kind === "daily" ? clockTime(result.at) : dayOf(result.at);
  return h(
    "tr",
    { class: result.you ? "you" : "" },
    h("td", { class: "num" }, number(place)),
    h(
      "th",
      { scope: "row" },
      result.name || t("Player"),
      result.you ? h("span", { class: "tag" }, t("You")) : null,
    ),
    h("td", {}, outcomeOf(result), remarks(result)),
    h("td", { class: "at" }, at),
    compare
      ? h(
          "td",
          {},
          result.you
            ? null
            : h(
                "button",
                { class: "btn quiet", type: "button", onclick: () => compare(result) },
                t("Compare"),
              ),
        )
      : null,
  );
}

/** @param {import("./deal.js").Ending} ending */
export function outcomeOf({ result, score }) {
  if (score === null) return t("Given up");
  return t("{result}, {score}", { result: resultWord(result), score });
}

/** What is to be known beside the result. @param {Result} result */
export function remarks({ attempt, taken_back }) {
  const words = [
    attempt > 1 ? t("Second try") : "",
    taken_back ? plural("{n} move taken back", "{n} moves taken back", { n: taken_back }) : "",
  ].filter(Boolean);
  return words.length ? h("small", { class: "muted" }, words.join(" · ")) : null;
}

/**
 * Equal results share a place.
 * @param {Result[]} results
 */
function placesOf(results) {
  /** @type {number[]} */
  const places = [];
  for (const [index, { result, score }] of results.entries()) {
    const before = results[index - 1];
    places.push(before?.result === result && before.score === score ? places[index - 1] : index + 1);
  }
  return places;
}
