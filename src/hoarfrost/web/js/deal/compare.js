// @ts-check
/** Two games of the same deal side by side: how they ended, and where they went apart. */

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { device } from "../lib/store.js";
import { outcomeOf, remarks } from "./results.js";

/** @typedef {import("./deal.js").Deal} Deal */
/** @typedef {import("./deal.js").Result} Result */
/** @typedef {{frame: number|null, choices: (string|null)[], text: string}} Apart */

/**
 * @param {Deal} deal
 * @param {Result} mine
 * @param {Result} theirs
 */
export async function drawCompare(deal, mine, theirs) {
  const query = `one=${mine.number}&other=${theirs.number}`;
  /** @type {Apart} */
  const apart = await get(`/api/deals/${encodeURIComponent(deal.id)}/apart?${query}`, { token: device() });
  return h(
    "section",
    { class: "deal-compare", "aria-label": t("Side by side") },
    side(deal, mine, apart, 0),
    side(deal, theirs, apart, 1),
    h("p", { class: "apart" }, apart.text),
  );
}

/**
 * @param {Deal} deal
 * @param {Result} result
 * @param {Apart} apart
 * @param {number} which
 */
function side(deal, result, apart, which) {
  const replay = `#/replay/${deal.id}/${result.number}`;
  return h(
    "article",
    { class: result.you ? "you" : "foe" },
    h("h3", {}, result.you ? t("You") : result.name || t("Player")),
    h("p", { class: "outcome" }, outcomeOf(result), remarks(result)),
    apart.frame === null ? null : h("p", { class: "choice" }, apart.choices[which] ?? t("Gave up here.")),
    h(
      "div",
      { class: "acts" },
      h("a", { class: "btn", href: replay }, t("Replay")),
      apart.frame === null
        ? null
        : h("a", { class: "btn", href: `${replay}/${apart.frame}` }, t("Watch from here")),
    ),
  );
}

/**
 * Whom to put beside the reader: the challenger, or the best of the others.
 * @param {Deal} deal
 * @returns {Result|null}
 */
export function otherOf({ results }) {
  return results.find(({ number, you }) => number === 1 && !you) ?? results.find(({ you }) => !you) ?? null;
}
