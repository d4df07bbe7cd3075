// @ts-check
/** What the dock says: of the way that is looked at, or of what the dice are for. */

import { frostWords, groundWords, waitingWords } from "../speak.js";
import { percent, plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */

/** @param {RuneboundBoard} board @returns {{title: string, line: string}} */
export function tellingOf(board) {
  const { position, reach, travel } = board;
  const space = board.looked ?? travel.goal ?? board.proposedSpace;
  if (!position || !space) return { title: "", line: "" };
  const { way } = travel;
  const about = [...groundWords(position, space), ...waitingWords(position, space)];
  const place = position.placeName(space);
  if (!way || !reach) return { title: place, line: sentence(about) };
  const title = reach.rolled
    ? plural("{from} to {to}, {n} die", "{from} to {to}, {n} dice", {
        from: position.placeName(reach.from),
        to: place,
        n: way.dice.length,
      })
    : t("{place}: {chance} with {n} dice", { place, chance: percent(way.chance), n: reach.dice });
  return { title, line: sentence([...about, frostWords(way.frost)]) };
}

/** @param {string[]} parts */
function sentence(parts) {
  const text = parts.join(", ");
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";
}
