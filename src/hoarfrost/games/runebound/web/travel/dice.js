// @ts-check
/** The movement dice as a tray: which pays for which step, which can be turned or put back. */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { reason } from "../../../../web/js/lib/parts.js";
import { movementDie } from "../art/dice.js";
import { choiceOf, choicesOf, targetOf } from "../choices.js";
import { t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("./travel.js").Travel} Travel */
/** @typedef {{face: number, key: string, pays: number, choice: Choice | null, isAhead: boolean}} Die */

export class Dice {
  /** The face of the die that is to be turned. @type {number | null} */
  #turned = null;

  /** @param {RuneboundBoard} board @param {Travel} travel */
  constructor(board, travel) {
    this.board = board;
    this.travel = travel;
    this.element = h("div", { class: "dicetray", role: "group", "aria-label": t("Movement dice") });
    this.faces = h("div", { class: "faces" });
    this.turning = h(
      "div",
      { class: "turning", role: "group", "aria-label": t("Turn the die to") },
      h("span", { class: "turnword" }, t("Turn to")),
      this.faces,
    );
  }

  moveOn() {
    this.#turned = null;
  }

  update() {
    const dice = this.#dice();
    this.element.hidden = !dice.length;
    this.element.classList.toggle(
      "ahead",
      dice.some(({ isAhead }) => isAhead),
    );
    keyed(
      this.element,
      dice,
      ({ key }) => key,
      (die) => this.#make(die),
      (element, die) => this.#draw(element, die),
    );
    this.#drawTurning();
  }

  /** @returns {Die[]} */
  #dice() {
    const { position } = this.board;
    if (!position) return [];
    const { dice } = position.view;
    const isAhead = !dice.length && position.mine?.ahead.length > 0;
    // A card may turn a die in the midst of its effect.
    const isAbout = position.isTravelling || choicesOf(this.travel.choices, { kind: "die" }).length > 0;
    const faces = isAhead ? position.mine.ahead : isAbout ? dice : [];
    const way = this.board.reach?.rolled ? this.travel.way : null;
    const pays = payersOf(faces, way?.dice ?? []);
    return faces.map((face, n) => ({
      face,
      key: `${n}-${face}`,
      pays: pays[n],
      choice: this.#choiceOf(face),
      isAhead,
    }));
  }

  /** What pressing a die means: to put it back, or to pay for the next step. @param {number} face */
  #choiceOf(face) {
    const drop = choiceOf(this.travel.choices, { kind: "die", verb: "drop", face });
    return drop ?? this.travel.paying(face);
  }

  /** @param {Die} die */
  #make({ face }) {
    const { catalogue, bubble } = this.board;
    const die = h(
      "button",
      {
        type: "button",
        class: "mdie",
        dataset: { face: String(face) },
        onclick: (/** @type {PointerEvent} */ event) => this.#press(face, event),
      },
      picture(movementDie(catalogue.face(face).terrains, { size: 48 })),
      h("span", { class: "pays", "aria-hidden": "true" }),
    );
    bubble.attach(die, () => [reason(catalogue.face(face).name), bubble.rule("rune.term.dice")]);
    return die;
  }

  /** @param {HTMLElement} element @param {Die} die */
  #draw(element, { face, pays, choice, isAhead }) {
    const { name } = this.board.catalogue.face(face);
    const isTurned = this.#turned === face;
    element.classList.toggle("paying", pays > 0);
    element.classList.toggle(
      "sel",
      isTurned || (choice !== null && this.board.table.proposed === choice.move),
    );
    element.classList.toggle("can", choice !== null || this.#turns(face).length > 0);
    say(element.lastElementChild, pays ? String(pays) : "");
    const words = [
      name,
      ...(pays ? [t("pays for step {n}", { n: pays })] : []),
      ...(isAhead ? [t("rolled ahead")] : []),
      ...(this.#turns(face).length ? [t("can be turned")] : []),
    ];
    element.setAttribute("aria-label", words.join(", "));
    if (choice && targetOf(choice).verb === "drop") element.setAttribute("data-choice", choice.move);
    else element.removeAttribute("data-choice");
  }

  /** @param {number} face @returns {Choice[]} */
  #turns(face) {
    return choicesOf(this.travel.choices, { kind: "die", face }).filter((one) => "to" in targetOf(one));
  }

  /** @param {number} face @param {PointerEvent} event */
  #press(face, event) {
    const choice = this.#choiceOf(face);
    if (choice) return this.board.press(choice, event);
    this.#turned = this.#turned === face || !this.#turns(face).length ? null : face;
    this.board.redraw();
  }

  #drawTurning() {
    const turns = this.#turned === null ? [] : this.#turns(this.#turned);
    const { catalogue, table } = this.board;
    this.turning.hidden = !turns.length;
    keyed(
      this.faces,
      turns,
      ({ move }) => move,
      (choice) =>
        this.travel.button(
          choice,
          [picture(movementDie(catalogue.face(targetOf(choice).to).terrains, { size: 40 }))],
          "mdie small",
        ),
      (element, choice) => element.classList.toggle("sel", table.proposed === choice.move),
    );
  }
}

/**
 * For each die the number of the step it pays for, from 1; 0 for none.
 * @param {number[]} faces  on the dice
 * @param {number[]} paid  the faces that pay, step by step; 0 is a die turned by snowshoes
 */
export function payersOf(faces, paid) {
  const steps = faces.map(() => 0);
  const pay = (/** @type {number} */ die, /** @type {number} */ step) => {
    if (die >= 0) steps[die] = step + 1;
  };
  for (const [step, face] of paid.entries())
    pay(
      faces.findIndex((shown, n) => shown === face && !steps[n]),
      step,
    );
  // Snowshoes turn dice that pay for nothing else.
  for (const [step, face] of paid.entries()) if (face === 0) pay(steps.indexOf(0), step);
  return steps;
}
