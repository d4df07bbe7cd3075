// @ts-check
/**
 * What a lesson can point at (`at` in words/lessons.toml):
 *
 *   map            the whole map                        space:I8      a space
 *   hero, hero:1   the figure of the learner, of a seat town:vrede    the space of a town
 *   dice           the movement dice                    die:3         the dice that show face 3
 *   travel         the dock: dice and what a way costs  rolls         how many dice to roll
 *   sheet          the hero sheet                       others        the others at the table
 *   weather        the weather tile                     market        the market
 *   hand           rumors, clues and legends            fight, test   a fight, a skill test
 *   questions      the question with its answers        status        the status line
 *   choices        where the learner answers now        choice:MOVE   the thing that stands for a move
 *   journey        the way on the map                   phase:melee   a phase: that of the fight, if there is one
 *
 * Any other word is looked for as `data-anchor` on the page: every part may give its things one ("card:leather_coat",
 * "token:frost", "legend:frostfang", "phase:melee" ...; each part says at its top which it has).
 */

import { choiceOf, onSpaces } from "./choices.js";

/** So many spaces can be kept free of a sentence. */
const FEW = 8;

/** @typedef {import("./board.js").RuneboundBoard} RuneboundBoard */

/**
 * @param {RuneboundBoard} board
 * @param {string} at
 * @returns {Element[]}
 */
export function anchorOf(board, at) {
  if (at === "choices") return choicesOf(board);
  const [kind, ...rest] = at.split(":");
  const id = rest.join(":");
  const found = id ? named(board, kind, id) : part(board, kind);
  return found ?? marked(at);
}

/** @param {RuneboundBoard} board @param {string} name @returns {Element[] | null} */
function part(board, name) {
  const { travel } = board;
  /** @type {Record<string, () => Element[]>} */
  const parts = {
    map: () => [board.map.svg],
    hero: () => heroOf(board, board.position?.near ?? 0),
    dice: () => [travel.tray],
    rolls: () => [travel.rolls],
    travel: () => [travel.element],
    sheet: () => [board.sheet.element],
    others: () => [board.others.element],
    weather: () => [board.weather.element],
    market: () => [board.market.element],
    hand: () => [board.hand.element],
    fight: () => [board.fight.element],
    test: () => [board.trial.element],
    questions: () => [board.questions.element],
    status: () => [board.table.status],
    journey: () => [...board.map.marks.querySelectorAll(".way")],
  };
  return parts[name]?.() ?? null;
}

/** @param {RuneboundBoard} board @param {string} kind @param {string} id @returns {Element[] | null} */
function named(board, kind, id) {
  const { map, position } = board;
  if (kind === "space") return [map.space(id)].filter(Boolean);
  if (kind === "hero") return heroOf(board, Number(id));
  if (kind === "town") return [map.space(position?.catalogue.town(id).space ?? "")].filter(Boolean);
  if (kind === "die") return [...board.travel.tray.querySelectorAll(`[data-face="${CSS.escape(id)}"]`)];
  if (kind === "choice") return standsFor(board, id);
  if (kind === "phase") return phaseOf(board, id);
  return null;
}

/** Sheets have the same word for what a hero can do in it. @param {RuneboundBoard} board @param {string} id */
function phaseOf({ fight }, id) {
  const found = [...fight.element.querySelectorAll(`[data-anchor="phase:${CSS.escape(id)}"]`)];
  return found.length && !fight.element.hidden ? found : null;
}

/** @param {RuneboundBoard} board @param {number} seat */
function heroOf({ map }, seat) {
  const figure = map.hero(seat);
  return figure ? [figure] : [];
}

/** @param {string} at @returns {Element[]} */
function marked(at) {
  const found = [...document.querySelectorAll(`[data-anchor="${CSS.escape(at)}"]`)];
  const seen = found.filter((element) => element.getClientRects().length);
  return seen.length ? seen : found;
}

/** @param {RuneboundBoard} board @param {string} move @returns {Element[]} */
function standsFor(board, move) {
  const choice = board.choices.find((one) => one.move === move);
  const space = choice ? choiceOf([choice], { kind: "space" }) : undefined;
  if (space) return [board.map.space(String(space.target?.space))];
  const found = [...document.querySelectorAll(`[data-choice="${CSS.escape(move)}"]`)];
  const near = found.filter((element) => board.place.contains(element));
  if (near.length) return near;
  return found.length ? found : choicesOf(board); // it may have been begun
}

/** Where the learner answers; among many spaces none stands out. @param {RuneboundBoard} board @returns {Element[]} */
function choicesOf(board) {
  const spaces = [...onSpaces(board.choices).keys()];
  const controls = [...document.querySelectorAll(".runeplay button[data-choice], .rail button[data-choice]")];
  return [...(spaces.length > FEW ? [] : spaces.map((space) => board.map.space(space))), ...controls];
}
