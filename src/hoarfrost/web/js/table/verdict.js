// @ts-check
/** How a game ended, in words, for the result of a table and of a replay. */

import { t } from "../lib/i18n.js";

/** @typedef {import("./types.js").End} End */
/** @typedef {(seat: number) => string} Name */

/**
 * @param {End} end
 * @param {Name} name
 * @param {number|null} reader  who looks, if it is one of the players
 */
export function headline({ winners, draw }, name, reader) {
  if (!winners.length) return t("Nobody wins");
  if (draw) return t("A draw");
  if (winners.length > 1) return t("{names} win together", { names: winners.map(name) });
  return winners[0] === reader ? t("You win") : t("{name} wins", { name: name(winners[0]) });
}

/**
 * What the headline leaves open: who resigned, whose time was up, and that a draw is a win for all.
 * @param {End} end
 * @param {Name} name
 * @param {number|null} reader
 */
export function why({ kind, seat, draw, winners, ranks }, name, reader) {
  if (draw && winners.length === ranks.length)
    return winners.length === 2 ? t("Both players win together.") : t("All players win together.");
  if (seat === null || kind === "played") return "";
  const own = seat === reader;
  if (kind === "resigned") return own ? t("You resigned.") : t("{name} resigned.", { name: name(seat) });
  return own ? t("Your time is up.") : t("{name} ran out of time.", { name: name(seat) });
}
