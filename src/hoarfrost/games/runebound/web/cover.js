// @ts-check
/** The picture of Runebound on the home page: the winter map, and who travels on it. */

import { grain } from "../../../web/art/scenery.js";
import { drawing, mass } from "../../../web/art/svg.js";
import { h, picture } from "../../../web/js/lib/dom.js";

/** @returns {HTMLElement} */
export function cover() {
  const sky =
    '<rect width="640" height="300" fill="var(--sky-2)"/>' +
    grain(640, 120, 40, 17, "var(--sky-mark)", 10, 34) +
    mass("M0 122Q160 108 330 118T640 114V300H0Z", "var(--snow)");
  const svg = picture(drawing("0 0 640 300", sky, { cls: "ground" }));
  svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return h("div", { class: "cover cover-runebound", "aria-hidden": "true" }, svg);
}
