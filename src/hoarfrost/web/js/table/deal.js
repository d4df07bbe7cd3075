// @ts-check
/** At the end of a game against computers: the same deal for somebody else, and how it went for them. */

import { boast, clockTime, fetchDeal, linkTo, makeChallenge, ownResult } from "../deal/deal.js";
import { drawCompare, otherOf } from "../deal/compare.js";
import { drawResults } from "../deal/results.js";
import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { drawShare } from "../lib/share.js";

/** @typedef {import("../deal/deal.js").Deal} Deal */

/** How many results stand below a game. */
const FEW = 5;

/**
 * @param {import("./session.js").Session} session
 * @param {import("./types.js").End} end
 * @returns {HTMLElement|null} null where there is nothing to share
 */
export function drawDealPart(session, end) {
  if (session.spectator || session.several || session.company) return null;
  const place = h("section", { class: "deal-part", "aria-label": t("The same deal") });
  const deal = session.welcome?.table.deal ?? null;
  if (deal) void fill(place, deal.id);
  else if (end.kind === "played") place.append(offer(session.id, place));
  else return null;
  return place;
}

/**
 * @param {string} table
 * @param {HTMLElement} place
 */
function offer(table, place) {
  const onclick = async () => {
    try {
      await fill(place, await makeChallenge(table));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  return h(
    "p",
    { class: "deal-offer" },
    t("Can somebody else do better with the same deal?"),
    h("button", { class: "btn", type: "button", onclick }, t("Challenge a friend")),
  );
}

/**
 * @param {HTMLElement} place
 * @param {string} id
 */
async function fill(place, id) {
  const deal = await fetchDeal(id).catch(() => null);
  const own = deal && ownResult(deal);
  if (!deal || !own) return;
  const other = otherOf(deal);
  const isDaily = deal.kind === "daily";
  place.replaceChildren(
    h("h2", {}, isDaily ? t("Deal of the day") : t("The same deal")),
    ...(isDaily || !other ? [] : [await drawCompare(deal, own, other)]),
    share(deal, own),
    ...(isDaily ? [drawResults(deal, { most: FEW })] : []),
    h(
      "p",
      { class: "help" },
      isDaily && deal.opens !== null && deal.secret === null
        ? t("The seal opens at {time}. Until then everybody plays the same deal.", {
            time: clockTime(deal.opens),
          })
        : "",
      " ",
      h("a", { href: `#/deal/${deal.id}` }, t("All results")),
    ),
  );
}

/**
 * @param {Deal} deal
 * @param {import("../deal/deal.js").Result} own
 */
function share(deal, own) {
  const words = boast(own);
  return h(
    "div",
    { class: "deal-share" },
    h("p", { class: "boast" }, words),
    drawShare({
      link: linkTo(deal.id),
      label: t("Link to the same deal"),
      code: t("The link to the same deal as a QR code"),
      help: t("Whoever opens it gets the same deal. After their game you can see how each of you played."),
      words,
    }),
  );
}
