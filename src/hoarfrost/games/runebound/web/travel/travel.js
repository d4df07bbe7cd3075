// @ts-check
/** The dock: movement dice, how many to roll, and what the way that is looked at takes and costs. */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { movementDie } from "../art/dice.js";
import { choicesOf, isTravel, onSpaces, targetOf, wordOf } from "../choices.js";
import { t } from "../words.js";
import { Journey } from "./journey.js";
import { tellingOf } from "./telling.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Way & import("../types.js").Hope} Ahead */

export class Travel {
  /** Whether the reader wants to take a step without dice. */
  isStepping = false;
  /** The place of a die in the tray that was pressed. @type {number | null} */
  die = null;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.journey = new Journey(board);
    this.tray = h("div", { class: "dicetray", role: "group", "aria-label": t("Movement dice") });
    this.rolls = h("div", { class: "rolls", role: "group", "aria-label": t("How many dice to roll") });
    this.acts = h("div", { class: "travelacts" });
    this.title = h("h2");
    this.line = h("p");
    this.told = h("div", { class: "waytold" }, this.title, this.line);
    this.element = h("section", { class: "travel" }, this.tray, this.rolls, this.told, this.acts);
  }

  // What is known ----------------------------------------------------------------------------------

  /** The choices that are made here or on the map. @returns {Choice[]} */
  get choices() {
    const { board } = this;
    return board.choices.filter((choice) => isTravel(choice, board.position?.step ?? ""));
  }

  /** Those that are made on the map now. @returns {Choice[]} */
  get onMap() {
    const { choices, position } = this.board;
    const isBefore = position?.step === "before_moving";
    return isBefore && !this.isStepping ? choices.filter((one) => targetOf(one).verb !== "step") : choices;
  }

  /** The space to which a journey is proposed. @returns {string | null} */
  get goal() {
    return this.journey.goal;
  }

  /** The way that is looked at. @returns {Ahead | null} */
  get way() {
    const { reach, looked } = this.board;
    const space = looked ?? this.goal ?? this.board.proposedSpace;
    return reach?.ways.find((one) => one.space === space) ?? null;
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
    const [choice] = onSpaces(this.onMap).get(space) ?? [];
    if (!choice) return false;
    board.table.propose(choice.move, choice.label);
    return true;
  }

  /** A new position. */
  moveOn() {
    this.isStepping = false;
    this.die = null;
  }

  // Drawing --------------------------------------------------------------------------------------------

  update() {
    const { board } = this;
    const { position } = board;
    if (!position) return;
    this.#drawTray();
    this.#drawRolls();
    this.#drawActs();
    const { title, line } = tellingOf(board);
    say(this.title, title);
    say(this.line, line);
  }

  #drawTray() {
    const { position, catalogue } = this.board;
    const faces = position?.isTravelling ? position.view.dice : [];
    const paying = this.way?.dice ? payersOf(faces, this.way.dice) : [];
    this.tray.hidden = !faces.length;
    keyed(
      this.tray,
      faces.map((face, n) => ({ face, key: `${n}-${face}`, pays: paying[n] ?? 0 })),
      ({ key }) => key,
      ({ face }) =>
        h(
          "button",
          { type: "button", class: "mdie", dataset: { face: String(face) } },
          picture(movementDie(catalogue.face(face).terrains, { size: 52 })),
          h("span", { class: "pays" }),
        ),
      (element, { face, pays }) => {
        element.classList.toggle("paying", pays > 0);
        say(element.lastElementChild, pays ? String(pays) : "");
        const { name } = catalogue.face(face);
        element.setAttribute(
          "aria-label",
          pays ? t("{die}: pays for step {n}", { die: name, n: pays }) : name,
        );
      },
    );
  }

  #drawRolls() {
    const rolls = choicesOf(this.choices, { kind: "dice" });
    this.rolls.hidden = !rolls.length;
    keyed(
      this.rolls,
      rolls,
      ({ move }) => move,
      (choice) => this.#button(choice, String(targetOf(choice).n)),
      (element, choice) => element.classList.toggle("sel", this.board.table.proposed === choice.move),
    );
  }

  #drawActs() {
    const others = this.choices.filter((one) => !["space", "dice"].includes(targetOf(one).kind));
    keyed(
      this.acts,
      others,
      ({ move }) => move,
      (choice) => this.#button(choice, choice.label),
      (element, choice) => element.classList.toggle("sel", this.board.table.proposed === choice.move),
    );
  }

  /** @param {Choice} choice @param {string} text */
  #button(choice, text) {
    return h(
      "button",
      {
        type: "button",
        class: "btn",
        "aria-label": choice.label,
        dataset: { choice: choice.move },
        onclick: (/** @type {PointerEvent} */ event) => this.board.press(choice, event),
        onfocus: (/** @type {FocusEvent} */ event) => this.board.follows(choice, event.target),
      },
      text,
    );
  }

  /** What is proposed when nothing was chosen yet: as many dice as there are. @returns {Choice | null} */
  get usual() {
    const { choices } = this;
    const take = wordOf(choices, "take");
    return take ?? choicesOf(choices, { kind: "dice" }).at(-1) ?? null;
  }
}

/**
 * For each die the number of the step it pays for, from 1; 0 for none.
 * @param {number[]} faces  on the dice
 * @param {number[]} paid  the faces that pay, step by step; 0 is a die turned by snowshoes
 */
export function payersOf(faces, paid) {
  const steps = faces.map(() => 0);
  paid.forEach((face, step) => {
    const die = faces.findIndex((shown, n) => shown === face && !steps[n]);
    if (die >= 0) steps[die] = step + 1;
  });
  // Snowshoes turn dice that pay for nothing else.
  paid.forEach((face, step) => {
    const die = face === 0 ? steps.indexOf(0) : -1;
    if (die >= 0) steps[die] = step + 1;
  });
  return steps;
}
