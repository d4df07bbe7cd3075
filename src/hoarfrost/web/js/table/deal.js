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
 * @param {Session} session
 * @param {import("./types.js").End} end
 * @param {HTMLElement} acts  where the buttons go
 * @param {HTMLElement} others  where it is told how somebody else did
 */
export async function offerDeal(session, end, acts, others) {
  if (session.spectator || session.several || session.company) return;
  const deal = session.welcome?.table.deal ?? null;
  if (!deal && end.kind !== "played") return;
  const challenge = h(
    "button",
    { class: "btn", type: "button", onclick: () => void share(session) },
    t("Challenge a friend"),
  );
  const results = deal
    ? h("a", { class: "btn", href: `#/deal/${deal.id}` }, deal.kind === "daily" ? t("Results") : t("Compare"))
    : null;
  acts.append(...[results, challenge].filter((button) => button !== null));
  if (deal?.kind === "challenge") others.textContent = await challengerOf(deal.id);
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
