// @ts-check
/** A discovery step by step: the Legend, the tokens that were chosen, and how many are still needed. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { rumor } from "../art/tokens.js";
import { targetOf } from "../choices.js";
import { cardOf } from "../fight/parts.js";
import { plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */

/**
 * The Legend that is being discovered, and the symbols chosen for it.
 * @typedef {{legend: string, tokens: string[]}} Found
 */

/**
 * What has been chosen so far; null if nothing is being discovered.
 * @param {RuneboundBoard} board
 * @returns {Found | null}
 */
export function findingOf({ table, position }) {
  if (position?.view.finding) return position.view.finding;
  const steps = stepsOf(table.state?.choices ?? [], table.begun);
  const [first, ...rest] = steps.map(targetOf);
  if (first?.verb !== "discover") return null;
  return { legend: first.card, tokens: [...(first.tokens ?? []), ...rest.map(({ symbol }) => symbol)] };
}

/**
 * The choices behind the steps that were begun.
 * @param {Choice[]} choices
 * @param {string[]} begun
 * @returns {Choice[]}
 */
function stepsOf(choices, begun) {
  /** @type {Choice[]} */
  const steps = [];
  for (const move of begun) {
    const step = choices.find((one) => one.move === move);
    if (!step) return [];
    steps.push(step);
    choices = step.next ?? [];
  }
  return steps;
}

/** @param {RuneboundBoard} board @param {Found} found @returns {(Node | string)[]} */
export function drawFinding({ catalogue }, { legend, tokens }) {
  const { name, difficulty = 0 } = catalogue.card(legend);
  const left = Math.max(0, difficulty - tokens.length);
  const symbolName = (/** @type {string} */ symbol) => catalogue.thing("symbols", symbol).name;
  return [
    picture(cardOf(catalogue, legend, 56)),
    h(
      "div",
      null,
      h("b", null, t("Discover {legend}", { legend: name })),
      h(
        "ul",
        { class: "slots", "aria-label": t("Rumor tokens that you spend") },
        ...tokens.map((symbol) =>
          h("li", { title: symbolName(symbol) }, picture(rumor(symbol, { size: 34 }))),
        ),
        ...Array.from({ length: left }, () => h("li", { class: "empty" })),
      ),
      h("small", null, plural("{n} token is still needed.", "{n} tokens are still needed.", { n: left })),
    ),
  ];
}
