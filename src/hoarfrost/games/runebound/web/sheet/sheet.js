// @ts-check
/** Not drawn yet. */

import { h } from "../../../../web/js/lib/dom.js";

export class Sheet {
  /** @param {import("../board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("section", { class: "panel rsheet" });
    this.element.hidden = true;
  }

  update() {}
}
