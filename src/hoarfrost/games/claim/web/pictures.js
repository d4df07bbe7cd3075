// @ts-check
/** The picture of each thing of Claim that has one: factions, artifacts, locations, lessons. */

import { artifact } from "./art/artifacts.js";
import { emblem } from "./art/factions.js";
import { lessonPicture } from "./art/lessons.js";
import { location } from "./art/locations.js";

/**
 * @param {string} kind  as in `things` of the game, or "lessons"
 * @param {string} id
 * @returns {string | null} the text of an SVG
 */
export function pictureOf(kind, id) {
  switch (kind) {
    case "factions":
      return emblem(id, { size: 56 });
    case "artifacts":
      return artifact(id, { size: 56 });
    case "locations":
      return location(id, { width: 96 });
    case "lessons":
      return lessonPicture(id);
    default:
      return null;
  }
}
