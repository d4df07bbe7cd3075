// @ts-check
/** A closer look at the arena. */

import { Zoom } from "../../../web/js/lib/zoom.js";
import { middleOf, SIDE } from "./grid.js";
import { t } from "./words.js";

export class ArenaZoom extends Zoom {
  /** @param {import("./arena.js").Arena} arena */
  constructor({ svg, element, under }) {
    super({
      svg,
      element,
      all: t("Whole arena"),
      buttons: "kfx-zoom",
      // From the whole arena the first step goes to whoever acts.
      middle: () => middleOfRect(under.querySelector(".activecell")),
    });
  }

  /** Let a cell be seen, with its neighbours. @param {string} cell */
  keepCell(cell) {
    this.keepInSight(middleOf(cell), 1.5 * SIDE);
  }
}

/** @param {Element | null} rect */
function middleOfRect(rect) {
  if (!rect) return null;
  const value = (/** @type {string} */ name) => Number(rect.getAttribute(name));
  return { x: value("x") + value("width") / 2, y: value("y") + value("height") / 2 };
}
