// @ts-check
/** The deal of the day: one for everybody at this server, with today's results and yesterday's. */

import { clockTime, fetchDaily, ownResult, what } from "../deal/deal.js";
import { drawResults, outcomeOf } from "../deal/results.js";
import { h } from "../lib/dom.js";
import { plural, t } from "../lib/i18n.js";

/** @typedef {import("../deal/deal.js").Deal} Deal */
/** @typedef {import("../lib/games.js").GameInfo} GameInfo */

/** How many results stand in a list. */
const FEW = 5;

/** A place for the deal of a game, which fills itself; it goes if there is none. @param {GameInfo} game */
export function drawDaily(game) {
  const place = h("section", {
    class: "daily",
    "aria-label": t("Deal of the day: {game}", { game: game.title }),
  });
  const fill = async () => {
    const { today, yesterday } = await fetchDaily(game.name);
    place.replaceChildren(about(today), way(today), lists(today, yesterday));
  };
  fill().catch(() => place.remove());
  return place;
}

/** @param {Deal} today */
function about(today) {
  const until = t("The same deal for everybody, one try each, until {time}.", {
    time: clockTime(today.opens ?? 0),
  });
  return h(
    "div",
    { class: "daily-text" },
    h("h3", {}, t("Deal of the day")),
    h("p", {}, what(today)),
    h("p", { class: "help" }, until),
  );
}

/** @param {Deal} deal */
function way(deal) {
  const own = ownResult(deal);
  const begun = deal.yours.find(({ over }) => !over);
  if (own)
    return h(
      "p",
      { class: "own" },
      h("b", {}, outcomeOf(own)),
      h("a", { class: "btn", href: `#/deal/${deal.id}` }, t("All results")),
    );
  return begun
    ? h("a", { class: "btn primary", href: `#/table/${begun.table}` }, t("Continue"))
    : h("a", { class: "btn", href: `#/deal/${deal.id}` }, t("Play today's deal"));
}

/**
 * Today's results are there for whoever has played, else they are opened; without any there is nothing to open.
 * @param {Deal} today
 * @param {Deal|null} yesterday
 */
function lists(today, yesterday) {
  const results = [...today.results, ...(yesterday?.results ?? [])];
  if (!results.length) return "";
  const own = ownResult(today);
  return h(
    "details",
    { class: "daily-results", open: Boolean(own) },
    h("summary", {}, plural("{n} result", "{n} results", { n: results.length })),
    h("h4", {}, t("Today")),
    drawResults(today, { most: FEW }),
    yesterday?.results.length
      ? [
          h("h4", {}, t("Yesterday")),
          drawResults(yesterday, { most: FEW }),
          h("a", { class: "link", href: `#/deal/${yesterday.id}` }, t("All results")),
        ]
      : null,
  );
}
