// @ts-check
/** A board on which things stand for choices: they are proposed, done, foreseen, or say why not. */

import { Bubble } from "./bubble.js";
import { Foresight } from "./foresight.js";
import { Reasons } from "./reasons.js";

/** @typedef {import("../table/types.js").BoardTable} BoardTable */
/** @typedef {import("../table/types.js").Choice} Choice */

export class ChoosingBoard {
  #draw;
  #version = -1;
  #redraws = 0;

  /**
   * @param {HTMLElement} root
   * @param {BoardTable} table
   * @param {() => void} draw  everything but the pieces
   */
  constructor(root, table, draw) {
    this.root = root;
    this.table = table;
    this.#draw = draw;
    this.bubble = new Bubble(
      (rule) => table.rule(rule),
      () => [table.status],
    );
    this.reasons = new Reasons(table, this.bubble);
    this.foresight = new Foresight(
      (about) => table.preview(about),
      () => this.redraw(),
    );
  }

  /** Whether this is another position; what was known of the last one is forgotten. @param {number} version */
  isNew(version) {
    if (version === this.#version) return false;
    this.#version = version;
    this.foresight.at(version);
    this.reasons.forget();
    return true;
  }

  /** Everything but the pieces, once for all that has changed in this moment. */
  redraw() {
    this.#redraws += 1;
    const number = this.#redraws;
    queueMicrotask(() => number === this.#redraws && this.#draw());
  }

  /**
   * A thing was pressed that stands for a choice: it is proposed, and done if it is pressed again.
   * @param {Choice} choice
   * @param {PointerEvent} event
   */
  press(choice, event) {
    const again = this.table.proposed === choice.move;
    // On a touch screen a finger lands twice too easily: there the button does it.
    if (again && event.pointerType !== "touch") return this.commit(choice);
    this.table.propose(choice.move, choice.label);
    this.table.show?.(); // the button is there
  }

  /** @param {Choice} choice */
  commit(choice) {
    return this.table.begin(choice);
  }

  /**
   * A key has brought the focus to something that stands for a choice: the button says it.
   * @param {Choice} choice
   * @param {EventTarget | null} element
   */
  follows(choice, element) {
    if (element instanceof Element && element.matches(":focus-visible"))
      this.table.propose(choice.move, choice.label);
  }

  /** Why a move is not allowed, with the rule. @param {string} text */
  whyNot(text) {
    return this.reasons.of(text);
  }
}
