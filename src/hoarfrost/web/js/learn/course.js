// @ts-check
/** The lessons of a game, as the server has them (docs/protocol.md). */

import { get, post } from "../lib/api.js";

/** @typedef {{id: string, title: string, about: string, steps: number}} LessonInfo */
/** @typedef {{text: string, rule: string | null}} Words */
/**
 * A lesson after some moves of the learner.
 * @typedef {object} Scene
 * @property {{id: string, game: string, options: Record<string, unknown>, you: {seats: number[], seat: number},
 *   seats: import("../table/types.js").Seat[]}} table
 * @property {import("../table/types.js").State} state
 * @property {import("../table/types.js").GameEvent[]} events  since the last move was made
 * @property {string[]} moves  those that did, NEXT where a step was only read
 * @property {number} step  its number, from 0
 * @property {number} steps
 * @property {string} say  the sentence of the step
 * @property {string} at  what it speaks of
 * @property {boolean} task  is something to be played?
 * @property {string | null} hint  a move that does
 * @property {Words | null} wrong  what is wrong with the move: nothing has happened
 * @property {boolean} done
 * @property {string | null} next  the id of the lesson that follows
 */

/** A lesson and the moves that were made in it. @typedef {{game: string, id: string, moves: string[]}} Taken */

/** The move of a step that is only read. */
export const NEXT = "next";

/**
 * @param {string} game
 * @returns {Promise<LessonInfo[]>}
 */
export async function lessonsOf(game) {
  return (await get(`/api/lessons/${encodeURIComponent(game)}`)).lessons;
}

/**
 * Ask about a lesson after these moves: what one more does (or none), how it goes on, why it is not allowed.
 * @param {Taken} lesson
 * @param {string | null} move
 * @param {"" | "/more" | "/why"} [what]
 * @returns {Promise<import("../lib/json.js").Json>}
 */
export function ask(lesson, move, what = "") {
  return post(`${pathOf(lesson)}${what}`, { moves: lesson.moves, move });
}

/**
 * What would happen in a lesson after these moves, asked in the game's own words.
 * @param {Taken} lesson
 * @param {string} about
 * @returns {Promise<import("../lib/json.js").Json>}
 */
export function preview(lesson, about) {
  return post(`${pathOf(lesson)}/preview`, { moves: lesson.moves, about });
}

/** @param {Taken} lesson */
function pathOf({ game, id }) {
  return `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
}
