// @ts-check
/** What holds in this trick or the next, in words. */

import { plural, t } from "./words.js";
import { cardName } from "./faces.js";

/** @typedef {import("./types.js").Effect} Effect */

/** With so few tricks left to lose, the end of the game is near. */
const NEAR = 2;

/** Does somebody win the game soon, unless it is prevented? @param {Effect} effect */
export const isWarning = ({ effect, left = 0 }) => effect === "losses" && left <= NEAR;

/**
 * @param {Effect} effect
 * @param {import("./board.js").ClaimBoard} board
 * @returns {string}
 */
export function effectText({ effect, seat, tricks, card, losses = 0, left = 0 }, { table, things }) {
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
      if (left <= NEAR) return nearText(mine, who, losses, left);
      return mine
        ? plural("You have lost {n} trick", "You have lost {n} tricks in a row", { n: losses })
        : plural("{who} has lost {n} trick", "{who} has lost {n} tricks in a row", { who, n: losses });
    default:
      return effect;
  }
}

/**
 * @param {boolean} mine
 * @param {string} who
 * @param {number} losses
 * @param {number} left
 */
function nearText(mine, who, losses, left) {
  const places = { who, n: losses, left };
  return mine
    ? t("You have lost {n} tricks in a row. Lose {left} more and you win the game.", places)
    : t("{who} has lost {n} tricks in a row. {left} more, and {who} wins the game.", places);
}
