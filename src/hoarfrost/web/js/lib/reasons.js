// @ts-check
/** Why moves are not allowed in this position, for the line beside a thing; each is asked once. */

import { memo } from "./memo.js";
import { reason } from "./parts.js";

/** @typedef {import("../table/types.js").BoardTable} BoardTable */
/** @typedef {import("./bubble.js").Bubble} Bubble */
/** @typedef {import("./bubble.js").Told} Told */

export class Reasons {
  #known = this.#none();

  /**
   * @param {Pick<BoardTable, "me" | "why">} table
   * @param {Bubble} bubble
   */
  constructor(table, bubble) {
    this.table = table;
    this.bubble = bubble;
  }

  /** What was asked of another position no longer holds. */
  forget() {
    this.#known = this.#none();
  }

  /** Why a move is not allowed, with the rule. @param {string} move @returns {Promise<Told>} */
  of(move) {
    return this.#known(move).catch(() => null);
  }

  #none() {
    return memo((/** @type {string} */ move) => this.#ask(move));
  }

  /** @param {string} move @returns {Promise<Told>} */
  async #ask(move) {
    const reasons = this.table.me === null ? [] : await this.table.why(move);
    if (!reasons.length) return null;
    return reasons.flatMap(({ message, rule }) => [
      reason(message),
      ...(rule ? [this.bubble.rule(rule)] : []),
    ]);
  }
}
