// @ts-check
/** The frames of a record as scenes: those in which somebody only passed are told with the next one. */

/** @typedef {import("../table/types.js").Line} Line */
/** @typedef {{version: number, view: any, log: Line[], asked: number[], standing: any, move: {seat: number, text: string | null} | null}} Frame */
/** @typedef {Frame & {from: number, lines: Line[]}} Scene  `lines` are those since the scene before, `from` is the number of the first */

/**
 * @param {Frame[]} frames
 * @returns {Scene[]}
 */
export function scenesOf(frames) {
  /** @type {Scene[]} */
  const scenes = [];
  let from = 0;
  /** @type {Line[]} */
  let lines = [];
  frames.forEach((frame, index) => {
    lines.push(...frame.log);
    const isFirst = index === 0,
      isLast = index === frames.length - 1;
    if (!isFirst && !isLast && frame.log.every(({ quiet }) => quiet)) return;
    scenes.push({ ...frame, from, lines });
    from += lines.length;
    lines = [];
  });
  return scenes;
}

/**
 * The scene in which a version of the game is seen.
 * @param {Scene[]} scenes
 * @param {number} version
 */
export function sceneAt(scenes, version) {
  const found = scenes.findIndex((scene) => scene.version >= version);
  return found < 0 ? scenes.length - 1 : found;
}
