// @ts-check
/** The frames of a record as scenes: those in which somebody only passed are told with the next one. */

/** @typedef {import("../table/types.js").Line} Line */
/** @typedef {import("../lib/json.js").Json} Json */
/**
 * The position after the deal or after a move, as docs/protocol.md tells it.
 * @typedef {object} Frame
 * @property {number} version
 * @property {Json} view  of the first frame all of it, else the fields that are new
 * @property {Record<string, Change>} [parts]  how other fields have changed
 * @property {string[]} gone  the fields that are no longer there
 * @property {Line[]} log  the lines that are new in it
 * @property {number[]} asked
 * @property {Json} standing
 * @property {{seat: number, text: string | null} | null} move
 */
/**
 * How a value has changed: `{"=": value}`, or how its parts have, by key or place.
 * @typedef {Json} Change
 */
/** @typedef {import("../table/types.js").End} End */
/**
 * What the server makes of a record. `stopped` is there if the game ended before its end.
 * @typedef {object} Story
 * @property {string} game
 * @property {Record<string, unknown>} options
 * @property {string[]} players  their names
 * @property {Json} result
 * @property {Pick<End, "kind" | "seat"> | null} stopped
 * @property {Pick<End, "winners" | "ranks" | "draw" | "reason"> | null} outcome
 * @property {Frame[]} frames
 */
/**
 * `view` is whole; `lines` are those since the scene before, `from` is the number of the first.
 * @typedef {Frame & {from: number, lines: Line[]}} Scene
 */

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
  /** @type {Record<string, Json>} */
  let view = {};
  frames.forEach((frame, index) => {
    view = { ...view, ...frame.view };
    for (const [field, change] of Object.entries(frame.parts ?? {}))
      view[field] = changed(view[field], change);
    for (const field of frame.gone) delete view[field];
    lines.push(...frame.log);
    const isFirst = index === 0,
      isLast = index === frames.length - 1;
    if (!isFirst && !isLast && frame.log.every(({ quiet }) => quiet)) return;
    scenes.push({ ...frame, view, from, lines });
    from += lines.length;
    lines = [];
  });
  return scenes;
}

/**
 * @param {Json} value
 * @param {Change} change
 * @returns {Json}
 */
function changed(value, change) {
  if ("=" in change) return change["="];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(change)) copy[key] = changed(copy[key], part);
  return copy;
}

/**
 * The scene in which a line of the log is told.
 * @param {Scene[]} scenes
 * @param {number} line  its number
 */
export function sceneOfLine(scenes, line) {
  const found = scenes.findIndex(({ from, lines }) => from + lines.length > line);
  return found < 0 ? scenes.length - 1 : found;
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
