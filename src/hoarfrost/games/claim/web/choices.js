// @ts-check
/** What can be chosen now, by what it is about. */

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").CardTarget} CardTarget */

/**
 * @template {Target} T
 * @typedef {{choice: Choice, target: T}} About
 */

/** Cards that are played from where they lie in front of the reader, not picked from a pile. */
const IN_FRONT = ["hand", "flail", "mark"];

/**
 * The choices about things of a kind.
 * @template {Target["kind"]} K
 * @param {Choice[]} choices
 * @param {K} kind
 * @returns {About<Extract<Target, {kind: K}>>[]}
 */
export function about(choices, kind) {
  return choices.flatMap((choice) => {
    const target = /** @type {Target | null} */ (choice.target);
    return target?.kind === kind
      ? [{ choice, target: /** @type {Extract<Target, {kind: K}>} */ (target) }]
      : [];
  });
}

/** @param {Choice[]} choices @param {string} word */
export function byWord(choices, word) {
  return about(choices, "word").find(({ target }) => target.word === word)?.choice;
}

/** @param {Choice[]} choices */
export const passOf = (choices) => byWord(choices, "pass");

/** What the cards of the hand do now. @param {Choice[]} choices @returns {Map<string, Choice>} */
export function ofHand(choices) {
  const cards = about(choices, "card").filter(({ target }) => target.zone === "hand");
  return new Map(cards.map(({ choice, target }) => [target.card, choice]));
}

/** Whether a card is to be played. @param {Choice[]} choices */
export const asksForCard = (choices) => about(choices, "card").some(({ target }) => target.verb === "play");

/** Whether artifacts can be played now, or left for later. @param {Choice[]} choices */
export function isWindow(choices) {
  const artifacts = about(choices, "artifact").length;
  return artifacts > 0 && passOf(choices) !== undefined && artifacts + 1 === choices.length;
}

/** Whether there is nothing to choose but to pass. @param {Choice[]} choices */
export const isFormality = (choices) => choices.length === 1 && passOf(choices) !== undefined;

/** The cards of piles of which one is asked for. @param {Choice[]} choices */
export function ofPiles(choices) {
  return about(choices, "card").filter(({ target }) => !IN_FRONT.includes(target.zone));
}

/**
 * The choice with which a move begins. @param {Choice[]} choices @param {string} move
 * @returns {Choice | undefined}
 */
export const beginningOf = (choices, move) =>
  choices.find((choice) => move === choice.move || (choice.more && move.startsWith(`${choice.move} `)));

/**
 * The move that takes these two cards, in the order in which the server knows it; null if they are not a pair.
 * @param {Choice[]} choices
 * @param {string[]} codes
 * @param {(choice: Choice) => Promise<Choice[]>} more what may follow a choice
 */
export async function pairOf(choices, codes, more) {
  const named = (/** @type {Choice[]} */ some, /** @type {string} */ code) =>
    about(some, "card").find(({ target }) => target.card === code)?.choice;
  for (const [first, last] of [codes, codes.toReversed()]) {
    const begin = named(choices, first);
    const end = begin && named(await more(begin), last);
    if (begin && end) return `${begin.move} ${end.move}`;
  }
  return null;
}
