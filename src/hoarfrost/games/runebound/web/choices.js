// @ts-check
/** What the choices are about: which thing stands for which of them (words/target.py says in which words). */

import { grouped } from "./grouped.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/lib/json.js").Json} Json */

/** Kinds of choices that are made on the map. */
const ON_MAP = ["space", "town"];

/** What a choice is about. @param {Choice} choice @returns {Json} */
export const targetOf = (choice) => choice.target ?? { kind: "" };

/**
 * Whether the target of a choice has all of these fields.
 * @param {Choice} choice
 * @param {Record<string, Json>} wanted
 */
export function isAbout(choice, wanted) {
  const target = targetOf(choice);
  return Object.entries(wanted).every(([name, value]) => target[name] === value);
}

/** @param {Choice[]} choices @param {Record<string, Json>} wanted  such as {kind: "card", card: "zyla"} */
export const choicesOf = (choices, wanted) => choices.filter((choice) => isAbout(choice, wanted));

/** @param {Choice[]} choices @param {Record<string, Json>} wanted @returns {Choice | undefined} */
export const choiceOf = (choices, wanted) => choices.find((choice) => isAbout(choice, wanted));

/** @param {Choice[]} choices @param {string} word @returns {Choice | undefined} */
export const wordOf = (choices, word) => choiceOf(choices, { kind: "word", word });

/** @param {Choice[]} choices @param {string} card @param {string} [verb] */
export const ofCard = (choices, card, verb) =>
  choices.filter((choice) => targetOf(choice).card === card && (!verb || targetOf(choice).verb === verb));

/** The space where a choice is made on the map. @param {Choice} choice @returns {string | null} */
export function spaceOf(choice) {
  const { kind, space } = targetOf(choice);
  return ON_MAP.includes(kind) ? (space ?? null) : null;
}

/** The choices that are made on the map, by space. @param {Choice[]} choices @returns {Map<string, Choice[]>} */
export function onSpaces(choices) {
  const made = choices.filter((choice) => spaceOf(choice) !== null);
  return /** @type {Map<string, Choice[]>} */ (grouped(made, (choice) => spaceOf(choice) ?? ""));
}

/** The choices for which no space stands. @param {Choice[]} choices */
export const offMap = (choices) => choices.filter((choice) => spaceOf(choice) === null);

/** Stages of a turn in which going on or not is a matter of the dice. */
const DICE_STEPS = ["before_moving", "moving"];

/**
 * Whether a choice is made on the map or at the dice: the question panel leaves it out.
 * @param {Choice} choice
 * @param {string} step  of the position
 */
export function isTravel(choice, step) {
  const { kind, verb, word } = targetOf(choice);
  if (["space", "dice", "die"].includes(kind)) return true;
  if (kind === "character") return verb === "rest";
  return kind === "word" && DICE_STEPS.includes(step) && ["pass", "take"].includes(word);
}
