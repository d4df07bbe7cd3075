// @ts-check
/** Jewels and counters: colour, cut and letter all differ, on the 64 grid. */
// jewelGroup(colour, letter?): a group; jewel(colour, frame?): an adventure counter on a space
// counter(colour, frame?): an experience counter that somebody has; counterGroup(colour)

import { drawing, dot, line, mass } from "../../../../web/art/svg.js";
import { lettering } from "../../../../web/art/lettering.js";
import { put } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

/** The outline, the table in its middle and where the letter stands. */
/** @type {Record<string, [string, string, string, number]>} */
const JEWELS = {
  green: ["G", "M12 4H52L60 14V50L52 60H12L4 50V14Z", "M14 12H50V52H14Z", 43.5],
  yellow: ["Y", "M32 2L63 56H1Z", "M32 16L52 50H12Z", 48.5],
  blue: ["B", "M18 6H46L62 26L32 62L2 26Z", "M21 12H43L54 26.6L32 54L10 26.6Z", 38],
  red: ["R", "M32 1L61 23L50 60H14L3 23Z", "M32 11L52 26L44.4 52H19.6L12 26Z", 44.5],
};

/** @param {string} colour @param {boolean} [letter] */
export function jewelGroup(colour, letter = true) {
  const [sign, outline, table, y] = JEWELS[colour] ?? JEWELS.green;
  return (
    mass(outline, `var(--j-${colour})`) +
    line(outline, 2.5, "var(--j-edge)") +
    mass(table, "var(--j-face)") +
    (letter ? lettering(sign, { x: 32, y, size: 23, weight: 2.5, ink: "var(--j-letter)" }) : "")
  );
}

/** @param {string} colour @param {Frame} [frame] */
export const jewel = (colour, frame) => drawing("0 0 64 64", jewelGroup(colour), frame);

/** @param {string} colour */
export const counterGroup = (colour) =>
  dot(32, 32, 32, "var(--card-edge)") + dot(32, 32, 30, "var(--card)") + put(jewelGroup(colour), 9.5, 9, 45);

/** @param {string} colour @param {Frame} [frame] */
export const counter = (colour, frame) => drawing("0 0 64 64", counterGroup(colour), frame);
