// @ts-check
/** The keys of the board; those of the map itself are in the house's lib/cursor.js. */

import { choiceOf, wordOf } from "./choices.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./board.js").RuneboundBoard} RuneboundBoard */

/** @param {RuneboundBoard} board @returns {Record<string, () => unknown>} */
export function keysOf(board) {
  /** @type {Record<string, () => unknown>} */
  const keys = {
    s: () => again(board, wordOf(board.choices, "pass")),
    a: () => board.cursor.focus(board.position?.mine?.space ?? undefined),
    d: () => focusDock(board),
  };
  for (const digit of "0123456789")
    keys[digit] = () => again(board, choiceOf(board.travel.choices, { kind: "dice", n: Number(digit) }));
  return keys;
}

/**
 * A choice is proposed, and done if its key comes again.
 * @param {RuneboundBoard} board
 * @param {Choice | undefined} choice
 */
function again(board, choice) {
  if (!choice) return false;
  if (board.table.proposed === choice.move) return void board.commit(choice);
  board.table.propose(choice.move, choice.label);
}

/** @param {RuneboundBoard} board */
function focusDock({ place }) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".dock button"));
  const first = [...buttons].find((button) => button.offsetParent !== null);
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

/** @returns {[string, string][]} */
export function legend() {
  return [
    ["← ↑ → ↓", t("go from space to space")],
    ["Tab", t("go to the next space where something waits")],
    ["0 – 5", t("choose how many dice to roll")],
    ["S", t("stop here, or pass")],
    ["D", t("go to the dice and answers")],
    ["A", t("go to your hero")],
  ];
}
