// @ts-check
/** The lessons of a game, as the server has them (docs/protocol.md). */

import { get, post } from "../lib/api.js";
import { language } from "../lib/i18n.js";

/** @typedef {{id: string, title: string, about: string, steps: number}} LessonInfo */
/** @typedef {{text: string, rule: string | null}} Words */
/**
 * A lesson after some moves of the learner.
 * @typedef {object} Scene
 * @property {{game: string, options: Record<string, unknown>, seats: import("../table/types.js").Seat[],
 *   things: import("../table/types.js").Things}} table
 * @property {import("../table/types.js").State} state
 * @property {import("../table/types.js").GameEvent[]} events  since the last move was made
 * @property {string[]} moves  those that did, NEXT where a step was only read
 * @property {number} step  its number, from 0
 * @property {number} steps
 * @property {string} say  the sentence of the step
 * @property {string} at  what it speaks of
 * @property {boolean} task  is something to be played?
 * @property {Words | null} wrong  what is wrong with the move: nothing has happened
 * @property {boolean} done
 * @property {string | null} next  the id of the lesson that follows
 */

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
 * A lesson after these moves, and one that is tried.
 * @param {string} game
 * @param {string} id
 * @param {string[]} moves
 * @param {string | null} move
 * @returns {Promise<Scene>}
 */
export function sceneAfter(game, id, moves, move) {
  const path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return post(path, { lang: language(), moves, move });
}
