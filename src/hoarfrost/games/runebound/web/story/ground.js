// @ts-check
/** The map as a picture, without anything that moves on it: for the set-up and for the way of heroes at the end. */

import { drawing } from "../../../../web/art/svg.js";
import { Hexes } from "../map/hexes.js";
import { boxOf, groundOf, namesOf } from "../map/land.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

/**
 * @param {Catalogue} catalogue
 * @param {(hexes: Hexes) => string} [over]  what is drawn over the land
 */
export function groundPicture(catalogue, over = () => "") {
  const hexes = new Hexes(catalogue.land);
  const { x, y, width, height } = boxOf(hexes);
  const box = `${x} ${y} ${width.toFixed(1)} ${height}`;
  const body = groundOf(hexes, catalogue) + over(hexes) + namesOf(hexes, catalogue);
  return drawing(box, body, { cls: "map-svg" });
}
