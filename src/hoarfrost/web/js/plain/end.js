// @ts-check
/** How any game ended: the ranks, with what the result says of each seat. */

import { h } from "../lib/dom.js";
import { number, t } from "../lib/i18n.js";
import { factsOf } from "./facts.js";
import { drawFacts, drawValue } from "./values.js";

/** @typedef {import("../table/types.js").End} End */
/** @typedef {import("../table/types.js").BoardTable} BoardTable */

/**
 * @param {HTMLElement} root
 * @param {import("../table/types.js").State} state
 * @param {BoardTable} table
 */
export function draw(root, state, table) {
  const end = /** @type {End} */ (state.end);
  const result = /** @type {Record<string, unknown>} */ (end.result ?? {});
  const facts = factsOf(result, table.things, table.seats.length);
  root.replaceChildren(
    h("div", { class: "plain-end" }, ranking(end, facts, table), drawFacts(facts.shared, table)),
  );
}

/** @param {End} end @param {import("./facts.js").Facts} facts @param {BoardTable} table */
function ranking({ ranks }, { ofSeat }, table) {
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b] || a - b);
  const columns = ofSeat[0] ?? [];
  return h(
    "table",
    { class: "ranks" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, t("Place")),
        h("th", { scope: "col" }, t("Player")),
        columns.map(({ title }) => h("th", { scope: "col" }, title)),
      ),
    ),
    h(
      "tbody",
      {},
      order.map((seat) =>
        h(
          "tr",
          { class: ranks[seat] === 1 ? "first" : "" },
          h("td", { class: "num" }, number(ranks[seat])),
          h("th", { scope: "row" }, table.mark(seat), " ", table.name(seat)),
          ofSeat[seat].map(({ value, of }) => h("td", {}, drawValue(value, of, table))),
        ),
      ),
    ),
  );
}
