// @ts-check
/** Questions that nothing else answers: each answer is a button. */

import { h, keyed } from "../../../web/js/lib/dom.js";
import { isTravel } from "./choices.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */

export class Questions {
  /** @param {import("./board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.list = h("div", { class: "answers" });
    this.element = h("section", { class: "questions" }, this.list);
  }

  update() {
    const { board } = this;
    const answers = board.choices.filter((choice) => !isTravel(choice, board.position?.step ?? ""));
    this.element.hidden = !answers.length;
    keyed(
      this.list,
      answers,
      ({ move }) => move,
      (choice) => this.#answer(choice),
      (element, choice) => element.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }

  /** Whether there was an answer to go to. */
  focus() {
    const first = /** @type {HTMLElement | null} */ (this.list.firstElementChild);
    if (this.element.hidden || !first) return false;
    first.focus({ preventScroll: true });
    return true;
  }

  /** @param {Choice} choice */
  #answer(choice) {
    return h(
      "button",
      {
        class: "btn answer",
        type: "button",
        dataset: { choice: choice.move },
        onclick: (/** @type {PointerEvent} */ event) => this.board.press(choice, event),
        onfocus: (/** @type {FocusEvent} */ event) => this.board.follows(choice, event.target),
      },
      choice.label,
    );
  }
}
