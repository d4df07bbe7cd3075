// @ts-check
/** Not drawn yet. */

import { h } from "../../../../web/js/lib/dom.js";

export class Weather {
  /** @param {import("../board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.element = h("section", { class: "panel weather" });
    this.element.hidden = true;
  }

  update() {}
}
