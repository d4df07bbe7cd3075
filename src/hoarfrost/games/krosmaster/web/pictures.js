// @ts-check
/** The picture of each thing of Krosmaster that has one, for the rulebook and the list of lessons. */

import { die } from "./art/dice.js";
import { area, element, limit, power } from "./art/emblems.js";
import { figure } from "./art/figures.js";
import { lessonPicture } from "./art/lessons.js";
import { piece } from "./art/pieces.js";
import { reward, rewardBack } from "./art/rewards.js";
import { spell } from "./art/spells.js";
import { token } from "./art/tokens.js";

const FRAME = { size: 56 };

/**
 * @param {string} kind  as in `things` of the game, or "lessons"
 * @param {string} id
 * @returns {string | null} the text of an SVG
 */
export function pictureOf(kind, id) {
  switch (kind) {
    case "characters":
    case "summons":
      return figure(id, FRAME);
    case "classes":
      return figure("", { ...FRAME, look: id });
    case "spells":
      return spell({ id }, FRAME);
    case "powers":
      return power(id, FRAME);
    case "rewards":
      return reward(id, FRAME);
    case "ranks":
      return rewardBack(id, FRAME);
    case "scenery":
    case "features":
      return piece(id, FRAME);
    case "tokens":
      return token(id, FRAME);
    case "faces":
      return die(id, FRAME);
    case "elements":
      return element(id, FRAME);
    case "limits":
      return limit(id, FRAME);
    case "areas":
      return area(id, FRAME);
    case "lessons":
      return lessonPicture(id);
    default:
      return null;
  }
}
