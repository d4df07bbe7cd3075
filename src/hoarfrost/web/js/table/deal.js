// @ts-check
/** At the end of a game against computers: the same deal for somebody else, and how it went for them. */

import { fetchDeal, makeChallenge, ownResult } from "../deal/deal.js";
import { outcomeOf } from "../deal/results.js";
import { showShare } from "../deal/share.js";
import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * Where the parts go: `first` is always in reach, `more` stands with what is done now and then, and `rival` says
 * how it went for whoever made the challenge.
 * @typedef {{first: HTMLElement, more: HTMLElement, rival: HTMLElement}} Places
 */

/**
 * @param {Session} session
 * @param {import("./types.js").End} end
 * @param {Places} places
 */
export async function offerDeal(session, end, { first, more, rival }) {
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
  if (!isDaily) rival.textContent = await challengerOf(deal.id);
}

/** @param {string} id */
async function challengerOf(id) {
  const { by } = await fetchDeal(id).catch(() => ({ by: null }));
  return by ? t("{name}: {outcome}", { name: by.name, outcome: outcomeOf(by) }) : "";
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
