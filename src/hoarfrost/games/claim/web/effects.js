// @ts-check
/** What holds in this trick or the next, in words. */

import { t } from "./words.js";
import { cardName } from "./faces.js";

/** @typedef {{text: string, icon: string | null, rule: string}} Effect */

/**
 * @param {import("./position.js").Position} position
 * @param {import("./board.js").ClaimBoard} board
 * @returns {Effect[]}
 */
export function effectsOf({ view, below, above }, { table, things }) {
  /** @type {Effect[]} */
  const found = [];
  const by = (/** @type {string} */ artifact, /** @type {string} */ text) =>
    found.push({ text, icon: artifact, rule: `claim.artifact.${artifact}` });
  if (view.maskLeft === 1) by("mask_of_darkness", t("The lead lies face-down in this trick"));
  if (view.maskLeft > 1) by("mask_of_darkness", t("The lead lies face-down in this trick and the next"));
  if (view.phase === 1 && view.torchTricks.includes(view.trickNo))
    by("prowlers_torch", t("Drawn cards are shown"));
  if (view.bottle) by("bottomless_bottle", t("The lower value wins"));
  if (view.bookArmed) by("book_of_memories", t("The lead comes from the score pile"));
  if (view.wish) by("wishing_lamp", t("Wished for: {card}", { card: cardName(view.wish, things) }));
  const bothDiced = view.diced[below] && view.diced[above];
  if (bothDiced) by("gamblers_dice", t("Chance plays both cards"));
  for (const seat of [below, above]) {
    const who = table.name(seat),
      mine = seat === table.me;
    if (view.diced[seat] && !bothDiced)
      by("gamblers_dice", mine ? t("Chance plays your card") : t("Chance plays the card of {who}", { who }));
    if (view.flask[seat])
      by("flask_of_tears", mine ? t("9 more on your card") : t("9 more on the card of {who}", { who }));
    if (view.autoWin === seat)
      by(
        "wishing_lamp",
        mine
          ? t("The wish missed: you win this trick")
          : t("The wish missed: {who} wins this trick", { who }),
      );
    if (view.forced[seat].length && !view.wish)
      by(
        "hunting_cloak",
        mine ? t("The Cloak has picked your card") : t("The Cloak has picked the card of {who}", { who }),
      );
    if (view.locations.includes("lava_fields") && view.lossStreakP2[seat] > 1) {
      const text = mine
        ? t("You have lost {n} in a row", { n: view.lossStreakP2[seat] })
        : t("{who} has lost {n} in a row", { who, n: view.lossStreakP2[seat] });
      found.push({ text, icon: null, rule: things.locations.lava_fields.rule });
    }
  }
  return found;
}
