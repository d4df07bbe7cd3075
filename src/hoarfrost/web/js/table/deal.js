// @ts-check
/** At the end of a game against computers: the same deal for somebody else, or how it went for others. */

import { fetchDeal, makeChallenge, ownResult } from "../deal/deal.js";
import { showShare } from "../deal/share.js";
import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * Where the buttons go: `first` is always in reach, `more` stands with what is done now and then.
 * @typedef {{first: HTMLElement, more: HTMLElement}} Places
 */

/**
 * @param {Session} session
 * @param {import("./types.js").End} end
 * @param {Places} places
 */
export function offerDeal(session, end, { first, more }) {
  if (session.spectator || session.several || session.company) return;
  const deal = session.welcome?.table.deal ?? null;
  const challenge = h(
    "button",
    { class: "btn", type: "button", onclick: () => void share(session) },
    t("Challenge a friend"),
  );
  if (!deal) {
    if (end.kind === "played") first.replaceChildren(challenge);
    return;
  }
  const isDaily = deal.kind === "daily";
  first.replaceChildren(
    h("a", { class: "btn", href: `#/deal/${deal.id}` }, isDaily ? t("Results") : t("Compare")),
  );
  more.replaceChildren(challenge);
}

/** @param {Session} session */
async function share(session) {
  try {
    const deal = await fetchDeal(await makeChallenge(session.id));
    const own = ownResult(deal);
    if (own) await showShare(deal, own);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}
