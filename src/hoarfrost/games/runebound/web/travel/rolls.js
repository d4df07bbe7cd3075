// @ts-check
/** How many dice to roll, now or ahead; the others are left for rest. */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { movementDie } from "../art/dice.js";
import { choicesOf, targetOf } from "../choices.js";
import { plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("./travel.js").Travel} Travel */

export class Rolls {
  /** @param {RuneboundBoard} board @param {Travel} travel */
  constructor(board, travel) {
    this.board = board;
    this.travel = travel;
    this.word = h("span", { class: "rollword" });
    this.list = h("div", { class: "rollbuttons" });
    this.rest = h("span", { class: "restword" });
    this.element = h(
      "div",
      { class: "rolls", role: "group", "aria-label": t("How many dice to roll") },
      this.word,
      this.list,
      this.rest,
    );
  }

  /** How many dice are proposed to be rolled. @returns {number | null} */
  get proposed() {
    const { table } = this.board;
    const choice = this.#rolls.find(({ move }) => move === table.proposed);
    return choice ? targetOf(choice).n : null;
  }

  /** How many dice are then not rolled. */
  get left() {
    const most = Math.max(0, ...this.#rolls.map((one) => targetOf(one).n));
    return most - (this.proposed ?? most);
  }

  /** @returns {Choice[]} */
  get #rolls() {
    return choicesOf(this.travel.choices, { kind: "dice" });
  }

  update() {
    const rolls = this.#rolls;
    this.element.hidden = !rolls.length;
    if (!rolls.length) return;
    const isAhead = targetOf(rolls[0]).verb === "preroll";
    say(this.word, isAhead ? t("Roll ahead") : t("Roll"));
    this.element.classList.toggle("early", isAhead);
    keyed(
      this.list,
      rolls,
      ({ move }) => move,
      (choice) => this.#button(choice),
      (element, choice) => {
        const isChosen = this.board.table.proposed === choice.move;
        element.classList.toggle("sel", isChosen);
      },
    );
    const { left } = this;
    say(this.rest, left && !isAhead ? plural("{n} die rests", "{n} dice rest", { n: left }) : "");
  }

  /** Whoever listens hears what it does, and not the figure. @param {Choice} choice */
  #button(choice) {
    const content = [
      h("span", { class: "vh" }, choice.label),
      h("b", { "aria-hidden": "true" }, targetOf(choice).n),
    ];
    const button = this.travel.button(choice, [...content, blank()], "rollbutton");
    button.removeAttribute("aria-label");
    return button;
  }
}

/** A die that shows nothing yet. */
const blank = () => picture(movementDie([], { size: 24 }));
