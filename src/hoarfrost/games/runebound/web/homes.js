// @ts-check
/** Where each choice is made: every one has exactly one home, so none is without a control and none stands twice. */

import { isTravel, targetOf } from "./choices.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {"map"|"travel"|"market"|"fight"|"trial"|"questions"} Home */

/** What can lie upon a fight that is still going on: windows and effects in its midst. */
const IN_FIGHT = ["combat", "harm", "effect", "white_death", "frost"];
/** What is done at a market, by kind and verb. */
const TRADES = ["card buy", "card sell", "card lose", "gear buy", "character heal"];
const WORDS = ["pass", "warm"];

/** @param {Choice} choice @param {Position} position @returns {Home} */
export function homeOf(choice, position) {
  const { kind, verb, word } = targetOf(choice);
  if (isTravel(choice, position.step)) return kind === "space" ? "map" : "travel";
  if (isTested(position)) return "trial";
  if (isFought(position) && isOfPhase(choice)) return "fight";
  const isTrade = TRADES.includes(`${kind} ${verb}`) || (kind === "word" && WORDS.includes(word));
  return isTrade && isTrading(position) ? "market" : "questions";
}

/** @param {Choice[]} choices @param {Position | null} position @param {Home} home */
export const atHome = (choices, position, home) =>
  position ? choices.filter((choice) => homeOf(choice, position) === home) : [];

/** A skill test has failed, and whoever made it is asked. @param {Position} position */
export const isTested = (position) => position.frame?.step === "test";

/** A hero is asked for a town to wake up in: the map is to be seen. @param {Position} position */
export const hasFallen = ({ frame }) => frame?.step === "knock_out" && frame.stage === "moving_away";

/** A fight is what is asked about. @param {Position} position */
export const isFought = (position) =>
  position.fight !== null && IN_FIGHT.includes(position.frame?.step ?? "") && !isAfterFlight(position);

/** @param {Position} position */
const isAfterFlight = ({ frame }) => frame?.step === "combat" && frame.stage === "fleeing";

/** Whether a choice says who acts in a phase, and how. @param {Choice} choice */
export function isOfPhase(choice) {
  const { kind, verb, word } = targetOf(choice);
  return kind === "word" ? word === "attack" || word === "defend" : kind === "character" && verb === "ally";
}

/** Somebody trades, or has a card too many: the market has it all. @param {Position} position */
export const isTrading = ({ frame }) => frame?.step === "market" || frame?.step === "limit";
