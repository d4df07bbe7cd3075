// @ts-check
/** What is to be seen of what happened, before anything is asked. */

/** @typedef {import("./board.js").RuneboundBoard} RuneboundBoard */

/**
 * @param {RuneboundBoard} _board
 * @param {import("./types.js").RuneEvent[]} _events
 * @param {import("../../../web/js/table/types.js").Line[]} _lines
 * @returns {import("../../../web/js/table/pace.js").Beat[]}
 */
export function beatsOf(_board, _events, _lines) {
  return [];
}

/** What beats have left on the board goes away. @param {RuneboundBoard} _board */
export function settled(_board) {}
