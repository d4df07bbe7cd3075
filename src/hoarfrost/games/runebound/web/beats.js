// @ts-check
/**
 * What happened, as beats: dice, ways, frost, counters, cards, and what somebody gains. What belongs together is one
 * beat. Each one draws the board as it is then (story/after.js) and lets the way there be seen (story/effects.js). What
 * others do is told in one line per turn (story/turns.js), and only what comes of it has a beat, a short one.
 */

import { Beats } from "./story/beats.js";
import { storyOf } from "./story/story.js";

/** @typedef {import("../../../web/js/table/pace.js").Beat} Beat */
/** @typedef {import("../../../web/js/table/types.js").Line} Line */
/** @typedef {import("./board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("./types.js").RuneEvent} RuneEvent */

/**
 * @param {RuneboundBoard} board  `position` is what is drawn now
 * @param {RuneEvent[]} events  what has happened since
 * @param {Line[]} lines  the same in words
 * @returns {Beat[]}
 */
export function beatsOf(board, events, lines) {
  if (!board.position) return [];
  const story = storyOf(board);
  const told = events.map((event, n) => ({ event, text: lines[n]?.quiet ? "" : (lines[n]?.text ?? "") }));
  story.hear(told);
  const { made } = new Beats(story, board.position, told, story.isSkipping);
  return story.watched(made);
}

/**
 * The state is drawn: whatever was shown before is over.
 * @param {RuneboundBoard} board
 */
export function settled(board) {
  storyOf(board).settle();
}
