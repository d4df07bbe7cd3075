// @ts-check
/** A way of several steps that was chosen at once: each step is a move of its own, sent when the one before is seen. */

import { t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Way} Way */

export class Journey {
  /** What is proposed. @type {Way | null} */
  #way = null;
  /** What was proposed until this moment. @type {Way | null} */
  #dropped = null;
  /** The moves that are left once the first was sent. @type {string[]} */
  #left = [];
  /** Where the one that was begun leads. @type {string | null} */
  #aim = null;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** Where it leads, as long as it is proposed or under way. @returns {string | null} */
  get goal() {
    return this.#way?.space ?? null;
  }

  /** Whether it has just led the hero here. */
  get isDone() {
    const here = this.board.position?.mine?.space ?? null;
    return here !== null && here === this.#aim && here === this.board.last.at(-1);
  }

  get isUnderWay() {
    return this.#left.length > 0;
  }

  /** @param {Way} way */
  propose(way) {
    const { table, position } = this.board;
    this.#way = way;
    const place = position?.placeName(way.space) ?? way.space;
    table.propose(way.moves[0], t("Travel to {place}", { place }));
    return true;
  }

  /** What is proposed has changed, or was sent. */
  proposed() {
    const { table } = this.board;
    if (this.isUnderWay) return;
    if (table.sent) return this.#begin(table.sent[0]?.move);
    if (!this.#way || table.proposed === this.#way.moves[0]) return;
    // A move that is sent is first no longer proposed, in the same moment.
    this.#dropped = this.#way;
    this.#way = null;
    queueMicrotask(() => {
      this.#dropped = null;
    });
  }

  /** @param {string | undefined} move  that was sent */
  #begin(move) {
    const way = this.#way ?? this.#dropped;
    if (!way || way.moves[0] !== move) return;
    this.#way = way;
    this.#left = way.moves.slice(1);
    this.#aim = way.space;
  }

  /** A new position is drawn: the next step, unless something came between. */
  goOn() {
    const { choices, table } = this.board;
    const [next, ...left] = this.#left;
    const choice = choices.find(({ move }) => move === next);
    this.#left = choice ? left : [];
    if (!choice) this.#way = null;
    else void table.begin(choice);
  }

  /** Nothing of it is left to do. */
  end() {
    this.#way = null;
    this.#left = [];
  }
}
