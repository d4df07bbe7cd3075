// @ts-check
/** The dock: movement dice, how many to roll, and what the way that is looked at takes and costs. */

import { h, keyed, say } from "../../../../web/js/lib/dom.js";
import { fill } from "../../../../web/js/lib/parts.js";
import { choiceOf, choicesOf, isTravel, onSpaces, targetOf, wordOf } from "../choices.js";
import { t } from "../words.js";
import { Dice } from "./dice.js";
import { Journey } from "./journey.js";
import { Rolls } from "./rolls.js";
import { tellingOf } from "./telling.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Way & import("../types.js").Hope} Ahead */

export class Travel {
  /** Whether the reader wants to take a step without dice. */
  isStepping = false;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.journey = new Journey(board);
    this.dice = new Dice(board, this);
    this.rolling = new Rolls(board, this);
    this.acts = h("div", { class: "travelacts" });
    this.stepper = h(
      "button",
      { type: "button", class: "btn stepper", "aria-pressed": "false", onclick: () => this.#toggleStep() },
      t("Step without dice"),
    );
    this.title = h("h2");
    this.lines = h("div", { class: "waylines" });
    this.told = h("div", { class: "waytold", "aria-live": "off" }, this.title, this.lines);
    this.hands = h(
      "div",
      { class: "travelhands" },
      this.dice.element,
      this.rolling.element,
      this.dice.turning,
    );
    this.buttons = h("div", { class: "travelbuttons" }, this.stepper, this.acts);
    this.element = h(
      "section",
      { class: "travel", "aria-label": t("Travel") },
      this.hands,
      this.told,
      this.buttons,
    );
  }

  // What is known ----------------------------------------------------------------------------------

  /** The tray, for lessons. */
  get tray() {
    return this.dice.element;
  }

  /** How many dice to roll, for lessons. */
  get rolls() {
    return this.rolling.element;
  }

  /** The choices that are made here or on the map. @returns {Choice[]} */
  get choices() {
    const { board } = this;
    return board.choices.filter((choice) => isTravel(choice, board.position?.step ?? ""));
  }

  /** Those that are made on the map now. A step without dice has to be wanted: it is the end of the movement. */
  get onMap() {
    const { choices, position } = this.board;
    const isBefore = position?.step === "before_moving";
    return isBefore && !this.isStepping ? choices.filter((one) => targetOf(one).verb !== "step") : choices;
  }

  /** The space to which a journey is proposed. @returns {string | null} */
  get goal() {
    return this.journey.goal;
  }

  /** The space that is looked at or chosen. @returns {string | null} */
  get space() {
    return this.board.looked ?? this.goal ?? this.board.proposedSpace;
  }

  /** The way that is looked at. @returns {Ahead | null} */
  get way() {
    const { space } = this;
    return this.board.reach?.ways.find((one) => one.space === space) ?? null;
  }

  /** Proposed before anything is chosen: the dice rolled ahead, all dice, or to stop where one wanted to go. */
  get usual() {
    const { choices } = this;
    const rolled = wordOf(choices, "take") ?? choicesOf(choices, { kind: "dice" }).at(-1);
    return rolled ?? (this.journey.isDone ? this.stay : null);
  }

  // Choosing -----------------------------------------------------------------------------------------

  /**
   * A space was chosen: an answer that it stands for, or a journey to it, is proposed.
   * @param {string} space
   * @returns {boolean} whether there was something to propose
   */
  propose(space) {
    const { board } = this;
    const way = board.reach?.ways.find((one) => one.space === space);
    if (way?.moves?.length) return this.journey.propose(way);
    const stays = space === board.position?.mine.space ? this.stay : null;
    const choice = onSpaces(this.onMap).get(space)?.[0] ?? stays;
    if (!choice) return false;
    board.table.propose(choice.move, choice.label);
    return true;
  }

  /** To stop on the own space. @returns {Choice | null} */
  get stay() {
    return this.board.position?.step === "moving" ? (wordOf(this.choices, "pass") ?? null) : null;
  }

  /** A die is to pay for a step to the space that is chosen. @param {number} face @returns {Choice | null} */
  paying(face) {
    const space = this.goal ?? this.board.proposedSpace;
    return choiceOf(this.choices, { kind: "space", space, face }) ?? null;
  }

  #toggleStep() {
    this.isStepping = !this.isStepping;
    if (!this.isStepping) this.board.proposeUsual(true);
    else this.board.table.propose(null);
    this.board.redraw();
    if (this.isStepping) this.board.cursor.focus(this.board.targets[0]);
  }

  /** A new position. */
  moveOn() {
    this.isStepping = false;
    this.dice.moveOn();
  }

  // Drawing --------------------------------------------------------------------------------------------

  update() {
    if (!this.board.position) return;
    this.dice.update();
    this.rolling.update();
    this.#drawActs();
    this.hands.hidden = areHidden(this.hands);
    this.buttons.hidden = areHidden(this.buttons);
    this.#drawTold();
  }

  #drawTold() {
    const { title, lines, draw } = tellingOf(this.board);
    say(this.title, title);
    fill(this.lines, lines, draw);
    this.told.hidden = !title && !lines.length;
  }

  #drawActs() {
    const { board } = this;
    const canStep = choicesOf(this.choices, { verb: "step" }).length > 0;
    this.stepper.hidden = !canStep;
    this.stepper.setAttribute("aria-pressed", String(this.isStepping));
    const acts = this.choices.filter((one) => !["space", "dice", "die"].includes(targetOf(one).kind));
    this.acts.hidden = !acts.length;
    keyed(
      this.acts,
      acts,
      ({ move }) => move,
      (choice) => this.button(choice, [choice.label]),
      (element, choice) => element.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }

  /**
   * A button that stands for a choice.
   * @param {Choice} choice
   * @param {(Node | string)[]} content
   * @param {string} [cls]
   */
  button(choice, content, cls = "btn") {
    return h(
      "button",
      {
        type: "button",
        class: cls,
        "aria-label": choice.label,
        dataset: { choice: choice.move },
        onclick: (/** @type {PointerEvent} */ event) => this.board.press(choice, event),
        onfocus: (/** @type {FocusEvent} */ event) => this.board.follows(choice, event.target),
      },
      ...content,
    );
  }
}

/** @param {HTMLElement} parent */
const areHidden = ({ children }) => [...children].every((part) => /** @type {HTMLElement} */ (part).hidden);
