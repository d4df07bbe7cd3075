// @ts-check
/** The picture of each thing of Runebound that has one, for the rulebook and the list of lessons. */

import { card } from "./art/cards.js";
import { movementDie } from "./art/dice.js";
import { foe } from "./art/foes.js";
import { jewel } from "./art/jewels.js";
import { sign } from "./art/signs.js";
import { clue, token } from "./art/tokens.js";
import { symbol } from "./art/terrains.js";
import { town, townType } from "./art/towns.js";
import { weather } from "./art/weather.js";

const FRAME = { size: 56 };

/**
 * @param {string} kind  as in `things` of the game, or "lessons"
 * @param {string} id
 * @returns {string | null} the text of an SVG
 */
export function pictureOf(kind, id) {
  switch (kind) {
    case "cards":
      return card(id, FRAME);
    case "adventures":
      return foe(id, FRAME);
    case "weather":
      return weather(id, FRAME);
    case "towns":
      return town(id, FRAME);
    case "towntypes":
      return townType(id, FRAME);
    case "terrains":
    case "symbols":
      return symbol(id, FRAME);
    case "colours":
      return jewel(id, FRAME);
    case "counters":
    case "gear":
      return token(id, FRAME);
    case "clues":
      return clue(id.split("+"), FRAME);
    case "faces":
      return movementDie([], FRAME);
    case "phases":
    case "attributes":
    case "skills":
    case "traits":
    case "cardtypes":
      return sign(id, FRAME);
    default:
      return null;
  }
}
