// @ts-check
/** Every question that has no scene of its own, at one fixed place: each answer is a button with its picture. */

import { h, say } from "../../../web/js/lib/dom.js";
import { fill } from "../../../web/js/lib/parts.js";
import { onSpaces, wordOf } from "./choices.js";
import { QUIET, drawAnswers } from "./fight/parts.js";
import { findingOf } from "./hand/finding.js";
import { atHome } from "./homes.js";
import { BESIDES, WINDOWS, aboutOf, answerOf, questionOf } from "./questions/about.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */

export class Questions {
  /** The dock asks something, and has no room for what a space is. */
  isInsteadOfTravel = false;

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
    if (!choices.length) this.#takeDock(false);
    if (!position || !choices.length) return this.#leaveMap([]);
    const question = findingOf(board) ? "tokens" : questionOf(position);
    const { name, rule } = position.catalogue.thing("questions", question);
    const isBeside = BESIDES.includes(question);
    say(this.title, isBeside ? t("You can also") : name);
    this.title.classList.toggle("spoken", !isBeside); // the status line asks it in full
    const hasTravel = atHome(board.choices, position, "travel").length > 0;
    this.#takeDock(!isBeside && !hasTravel);
    this.title.dataset.rule = rule ?? "rune.turn.steps";
    this.element.dataset.question = question;
    const about = aboutOf(board, question);
    this.about.hidden = !about;
    fill(this.about, about?.what ?? null, () => about?.draw() ?? []);
    drawAnswers(this.list, board, this.#answers(choices, question));
    this.list.classList.toggle("many", choices.length > 4);
    this.#leaveMap(choices);
  }

  /** @param {boolean} isInstead */
  #takeDock(isInstead) {
    this.isInsteadOfTravel = isInstead;
    this.element.parentElement?.classList.toggle("asking", isInstead);
  }

  /** The map is as high as what is asked leaves it, and shows all of what is asked. @param {Choice[]} choices */
  #leaveMap(choices) {
    const isBeginning = this.board.position?.view.parties.some(({ space }) => !space) ?? true;
    const spaces = [...onSpaces(choices).keys()];
    this.board.place.classList.toggle("placing", isBeginning || spaces.length > 0);
    this.board.sight.ask(spaces);
  }

  /**
   * To pass is the last answer; but to fight on is no passing, and to escape comes after it.
   * @param {Choice[]} choices
   * @param {string} question
   * @returns {import("./fight/parts.js").Answer[]}
   */
  #answers(choices, question) {
    const pass = wordOf(choices, "pass");
    const others = choices.filter((choice) => choice !== pass).map((choice) => answerOf(this.board, choice));
    if (!pass) return others;
    const passing = { cls: QUIET, ...answerOf(this.board, pass) };
    return question === "round" ? [passing, ...others] : [...others, passing];
  }

  /** Whether there was an answer to go to. */
  focus() {
    // In a window nothing is spent by an Enter that came too soon.
    const isWindow = WINDOWS.includes(this.element.dataset.question ?? "");
    const usual = isWindow ? this.list.lastElementChild : this.list.firstElementChild;
    const first = /** @type {HTMLElement | null} */ (usual);
    // Nor is a card proposed where the question is about something else.
    const isBeside = BESIDES.includes(this.element.dataset.question ?? "");
    if (this.element.hidden || !first || isBeside) return false;
    first.focus({ preventScroll: true });
    return true;
  }
}
