// @ts-check
/** What holds in this trick or the next, in words. */

import { t } from "./words.js";
import { cardName } from "./faces.js";

/** @typedef {import("./types.js").Effect} Effect */

/**
 * @param {Effect} effect
 * @param {import("./board.js").ClaimBoard} board
 * @returns {string}
 */
export function effectText({ effect, seat, tricks, card, losses = 0 }, { table, things }) {
  const mine = seat === table.me,
    who = seat === undefined ? "" : table.name(seat);
  switch (effect) {
    case "lead_down":
      return tricks === 1
        ? t("The lead is face-down in this trick")
        : t("The lead is face-down in this trick and the next");
    case "draws_shown":
      return t("Drawn cards are shown");
    case "lower_wins":
      return t("The lower value wins");
    case "lead_from_score":
      return t("The lead comes from the score pile");
    case "wished":
      return t("Wished for: {card}", { card: cardName(card ?? "", things) });
    case "random_cards":
      return t("Both play a random card");
    case "random_card":
      return mine ? t("You play a random card") : t("{who} plays a random card", { who });
    case "nine_more":
      return mine ? t("+9 to your card") : t("+9 to the card of {who}", { who });
    case "wish_missed":
      return mine
        ? t("The wish failed: you win this trick")
        : t("The wish failed: {who} wins this trick", { who });
    case "picked":
      return mine ? t("The Cloak has picked your card") : t("The Cloak has picked a card for {who}", { who });
    case "losses":
      return mine
        ? t("You have lost {n} in a row", { n: losses })
        : t("{who} has lost {n} in a row", { who, n: losses });
    default:
      return effect;
  }
}
