// @ts-check
/** Questions that no cell answers: dice, symbols, edges, boards, numbers. Each answer is a button with its picture. */

import { h, keyed, picture, say } from "../../../web/js/lib/dom.js";
import { die } from "./art/dice.js";
import { boardPicture } from "./art/boards.js";
import { figure } from "./art/figures.js";
import { inWords, targetOf } from "./choices.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */

/** In these steps the sheet has the answers. */
const OF_THE_SHEET = ["act"];

export class Questions {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    this.dice = h("div", { class: "tension", role: "img" });
    this.title = h("h2");
    this.hint = h("p", { class: "hint-line" });
    this.rule = h("button", { class: "link", type: "button", onclick: () => this.#openRule() }, t("Rule"));
    this.list = h("div", { class: "answers" });
    this.element = h(
      "section",
      { class: "panel questions" },
      this.title,
      h("div", { class: "explained" }, this.hint, this.rule),
      this.dice,
      this.list,
    );
  }

  draw() {
    const { board } = this;
    const { position } = board;
    const step = position?.view.step ?? "";
    const answers = OF_THE_SHEET.includes(step) ? [] : inWords(board.choices);
    const dice = position?.view.dice;
    this.element.hidden = !answers.length && !(dice && position?.view.turn);
    if (this.element.hidden || !position) return;
    const { name, rule } = position.catalogue.thing("steps", step === "act" ? "inspire" : step);
    this.title.textContent = dice && !answers.length ? t("Tension dice") : name;
    this.title.dataset.rule = rule ?? "kros.inspire.power";
    say(this.hint, hintOf(step));
    this.#drawDice(dice);
    keyed(
      this.list,
      answers,
      ({ move }) => move,
      (choice) => this.#answer(choice),
      (element, choice) => element.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }

  #openRule() {
    this.board.table.rule(this.title.dataset.rule ?? "kros");
  }

  /** Whether there was an answer to go to. */
  focus() {
    const first = /** @type {HTMLElement | null} */ (this.list.firstElementChild);
    if (this.element.hidden || !first) return false;
    first.focus({ preventScroll: true });
    return true;
  }

  /** @param {{faces: string[], symbols: (string | null)[], given: number} | undefined} dice */
  #drawDice(dice) {
    this.dice.hidden = !dice;
    if (!dice) return;
    const { catalogue } = this.board;
    const faces = dice.faces.map((face, n) => dice.symbols[n] ?? face);
    keyed(
      this.dice,
      faces.map((face, n) => ({ face, key: `${n}${face}`, isGiven: n < dice.given })),
      ({ key }) => key,
      ({ face }) => h("span", { class: "die" }, picture(die(face, { size: 52 }))),
      (element, { isGiven }) => element.classList.toggle("given", isGiven),
    );
    this.dice.setAttribute("aria-label", faces.map((face) => catalogue.thing("faces", face).name).join(", "));
  }

  /** @param {Choice} choice */
  #answer(choice) {
    const drawn = this.#picture(choice);
    return h(
      "button",
      {
        class: drawn ? "btn answer pictured" : "btn answer",
        type: "button",
        dataset: { choice: choice.move },
        onclick: (/** @type {PointerEvent} */ event) => this.board.press(choice, event),
        onfocus: (/** @type {FocusEvent} */ event) => this.board.follows(choice, event.target),
      },
      drawn && picture(drawn),
      h("span", null, choice.label),
    );
  }

  /** @param {Choice} choice @returns {string | null} */
  #picture(choice) {
    const { kind, symbol, board, card } = targetOf(choice);
    const { catalogue, position } = this.board;
    if (kind === "symbol") return die(symbol, { size: 36 });
    if (kind === "board") return boardPicture(catalogue.board(board).map, { size: 120 });
    if (kind === "card") return figure(card, { seat: position?.side(position.near), size: 40 });
    return null;
  }
}

/** What a question is about, for whoever meets it the first time. @param {string} step */
function hintOf(step) {
  switch (step) {
    case "keep":
      return t(
        "Each die gives a Krosmaster of yours its Power until your next turn. A double costs both sides 1 GG.",
      );
    case "inspire":
      return t("Press one of your Krosmasters in the arena: it has this Power until your next turn.");
    case "refund":
      return t("Dice that nobody got: 1 Kama for one, 3 for both.");
    case "edge":
      return t("Your Krosmasters start on the Setup cells of your edge.");
    default:
      return "";
  }
}
