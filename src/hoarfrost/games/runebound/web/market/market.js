// @ts-check
/** Not drawn yet. */

import { h } from "../../../../web/js/lib/dom.js";

export class Market {
  /** @param {import("../board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("section", { class: "panel market" });
    this.element.hidden = true;
  }

  update() {}
}
