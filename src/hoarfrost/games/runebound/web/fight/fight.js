// @ts-check
/** Not drawn yet. */

import { h } from "../../../../web/js/lib/dom.js";

export class Fight {
  /** @param {import("../board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("section", { class: "panel fight" });
    this.element.hidden = true;
  }

  update() {}
}
