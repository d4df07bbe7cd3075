// @ts-check
/** Every question that has no scene of its own, at one fixed place: each answer is a button with its picture. */

import { h, say } from "../../../web/js/lib/dom.js";
import { fill } from "../../../web/js/lib/parts.js";
import { wordOf } from "./choices.js";
import { QUIET, drawAnswers } from "./fight/parts.js";
import { findingOf } from "./hand/finding.js";
import { atHome } from "./homes.js";
import { BESIDES, aboutOf, answerOf, questionOf } from "./questions/about.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */

export class Questions {
  /** @param {import("./board.js").RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.title = h("h2");
    this.about = h("div", { class: "qabout" });
    this.list = h("div", { class: "answers" });
    this.element = h("section", { class: "questions" }, this.title, this.about, this.list);
  }

  update() {
    const { board } = this;
    const { position } = board;
    const choices = atHome(board.choices, position, "questions");
    this.element.hidden = !choices.length;
    if (!position || !choices.length) return;
    const question = findingOf(board) ? "tokens" : questionOf(position);
    const { name, rule } = position.catalogue.thing("questions", question);
    say(this.title, BESIDES.includes(question) ? t("You can also") : name);
    this.title.dataset.rule = rule ?? "rune.turn.steps";
    this.element.dataset.question = question;
    const about = aboutOf(board, question);
    this.about.hidden = !about;
    fill(this.about, about?.what ?? null, () => about?.draw() ?? []);
    const pass = wordOf(choices, "pass");
    drawAnswers(this.list, board, [
      ...choices.filter((choice) => choice !== pass).map((choice) => answerOf(board, choice)),
      ...(pass ? [{ choice: pass, cls: QUIET }] : []),
    ]);
    this.list.classList.toggle("many", choices.length > 4);
  }

  /** Whether there was an answer to go to. */
  focus() {
    const first = /** @type {HTMLElement | null} */ (this.list.firstElementChild);
    if (this.element.hidden || !first) return false;
    first.focus({ preventScroll: true });
    return true;
  }
}
