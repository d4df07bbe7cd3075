// @ts-check
/** The deal of the day: one for everybody at this server, with today's results and yesterday's. */

import { clockTime, fetchDaily, ownResult, what } from "../deal/deal.js";
import { drawResults, outcomeOf } from "../deal/results.js";
import { h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("../deal/deal.js").Deal} Deal */
/** @typedef {import("../lib/games.js").GameInfo} GameInfo */

/** How many results stand in a list. */
const FEW = 5;

/** A place for the deals of all games, which fills itself. What cannot be had is left out. */
export function drawDailies() {
  const place = h("div", { class: "dailies" });
  const fill = async () => {
    const cards = await Promise.all((await games()).map((game) => card(game).catch(() => null)));
    place.replaceChildren(...cards.filter((drawn) => drawn !== null));
  };
  void fill().catch(console.error);
  return place;
}

/** @param {GameInfo} game */
async function card(game) {
  const { today, yesterday } = await fetchDaily(game.name);
  const id = `daily-${game.name}`;
  return h(
    "section",
    { class: "daily panel", "aria-labelledby": id },
    h(
      "div",
      { class: "daily-text" },
      h("h2", { id }, t("Deal of the day: {game}", { game: game.title })),
      h("p", {}, what(today)),
      h(
        "p",
        { class: "help" },
        t("The same deal for everybody, one try each, until {time}.", { time: clockTime(today.opens ?? 0) }),
      ),
      way(today),
    ),
    lists(today, yesterday),
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
 * @param {Deal} today
 * @param {Deal|null} yesterday
 */
function lists(today, yesterday) {
  return h(
    "div",
    { class: "daily-results" },
    h("h3", {}, t("Today")),
    drawResults(today, { most: FEW }),
    yesterday?.results.length
      ? h(
          "details",
          {},
          h("summary", {}, t("Yesterday")),
          drawResults(yesterday, { most: FEW }),
          h("a", { class: "link", href: `#/deal/${yesterday.id}` }, t("All results")),
        )
      : null,
  );
}
