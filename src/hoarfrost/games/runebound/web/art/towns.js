// @ts-check
/** The towns and Green Vale, told apart by what stands there, on the 64 grid. */
// townGroup(id, type?): a group on the 64 grid; town(id, frame & {type?}): a picture; townType(type, frame?)
// id "green_vale" is the Vale; a town that has no drawing gets that of its type: weik, onoit, vrede

import { CUT, INK, SPOT, drawing, line, mass } from "../../../../web/art/svg.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

/** The horned helmet of the Weik on a roof. @param {number} x @param {number} y @param {number} size */
const helmet = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  mass("M-9 5V-1C-9 -7 -5 -10 0 -10C5 -10 9 -7 9 -1V5H4V1H-4V5Z") +
  mass("M-8 -1C-14 0 -18 -5 -17 -13C-14 -9 -10 -8 -6 -8ZM8 -1C14 0 18 -5 17 -13C14 -9 10 -8 6 -8Z") +
  line("M-9 -1.4H9", 1.8) +
  "</g>";

const FIRE =
  "M0 0C-5 0 -7.6 -3 -7 -7C-6.4 -10.4 -3.4 -11.6 -2.4 -16C1.4 -14 2 -11 2 -9C3 -10 3.6 -11 3.8 -13" +
  "C7 -10 7.4 -7 7 -5" +
  "C6.4 -2 4 0 0 0Z";
/** The fire of a village of the Onoit. @param {number} x @param {number} y @param {number} size */
const fire = (x, y, size) => `<g transform="translate(${x} ${y}) scale(${size})">${mass(FIRE, SPOT)}</g>`;

/** A tent: its poles, its hides, its open side. @param {number} x @param {number} y @param {number} size */
const tent = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line("M-4 -52L3 -40M4 -52L-3 -40", 2.8, INK) +
  mass("M-26 0L0 -44L26 0Z") +
  mass("M-8 0L0 -17L8 0Z", CUT) +
  cuts("-17 -5 -6 -24 2.4; 17 -5 6 -24 2.4; -21 -1 -13 -14 1.6; 21 -1 13 -14 1.6") +
  "</g>";

/** @type {Record<string, () => string>} */
const TOWNS = {
  weik: () =>
    mass("M10 40C10 20 20 9 32 9C44 9 54 20 54 40V57H42V43H36.5V58H27.5V43H22V57H10Z") +
    line("M11 36.5H53", 2.6) +
    cuts("32 11 32 33 2.6; 21 17 17 31 2; 43 17 47 31 2") +
    mass("M5 4C1 18 7 28 16 27L21 15C13 16 8 12 5 4ZM59 4C63 18 57 28 48 27L43 15C51 16 56 12 59 4Z"),
  onoit: () => tent(32, 59, 1.06) + fire(32, 59, 0.98),
  vrede: () =>
    helmet(32, 12, 0.82) +
    mass("M22 59V22L26 18H38L42 22V59ZM3 59V36H6V31H11V36H15V31H20V59ZM44 59V31H49V36H53V31H58V36H61V59Z") +
    mass("M25 59V46C25 39 39 39 39 46V59Z", CUT) +
    fire(32, 59, 0.94) +
    line("M32 26V33M9 42V48M55 42V48", 3),
  iagart: () =>
    helmet(32, 13, 1) +
    mass("M1 46L32 17L63 46L58 49L54 45V59H10V45L6 49Z") +
    mass("M26 59V45C26 39 38 39 38 45V59Z", CUT) +
    line("M15 44V55M20.5 40V55M43.5 40V55M49 44V55", 2.2) +
    line("M11 40.5L32 21.4L53 40.5", 2.2) +
    mass("M32 29L35.6 33.6L32 38L28.4 33.6Z", CUT),
  seragart: () =>
    helmet(13, 12, 0.68) +
    helmet(51, 12, 0.68) +
    mass("M2 26L8 17H18L24 26H22V34H42V26H40L46 17H56L62 26H60V59H4V26Z") +
    mass("M23 59V48C23 40 41 40 41 48V59Z", CUT) +
    line("M28 44V59M36 44V59M24 51H40", 2.2, INK) +
    line("M13 25V32M51 25V32M8 40H18M46 40H56M8 47H18M46 47H56", 2.4) +
    mass("M30 34V22L42 25L33 28.6V34Z", SPOT),
  weikgart: () =>
    helmet(32, 10, 0.74) +
    mass("M27 14H37L44 21H41V26L52 36H48V41L60 53H55V60H9V53H4L16 41V36H12L23 26V21H20Z") +
    line("M22 23H42M15 38H49M8 55H24M40 55H56", 2.2) +
    mass("M27 60V52C27 46 37 46 37 52V60Z", CUT) +
    cuts("24 32 19 37 1.8; 40 32 45 37 1.8; 21 46 15 52 1.8; 43 46 49 52 1.8; 32 25 32 35 2.4"),
  suluk: () => tent(32, 59, 1.06) + fire(32, 59, 0.98),
  tikaani: () =>
    mass("M1 59C1 32 13 16 32 16C51 16 63 32 63 59Z") +
    line("M5 42H59M12 29H52M32 17V28M18 30L14 41M46 30L50 41M32 30V34M8 43L6 58M56 43L58 58", 2.2) +
    mass("M18 59V48C18 34 46 34 46 48V59Z") +
    line("M18 59V48C18 34 46 34 46 48V59", 2.4) +
    mass("M24 59V50C24 42 40 42 40 50V59Z", CUT) +
    fire(32, 59, 0.92),
  omarra: () =>
    tent(15, 46, 0.7) +
    tent(49, 46, 0.7) +
    mass("M3 62L32 16L61 62Z", CUT) +
    tent(32, 61, 0.98) +
    fire(32, 61, 0.92),
  green_vale: () =>
    `<g class="vale">` +
    mass("M32 1C48 1 59 13 59 28C59 45 43 53 35 63H29C21 53 5 45 5 28C5 13 16 1 32 1Z") +
    mass("M32 8C44 12 51 20 49 32C47 41 39 45 33.6 53V58H30.4V53C25 45 17 41 15 32C13 20 20 12 32 8Z", CUT) +
    mass("M32 13C41 17 46 23 44.4 31C43 38 37 42 33.4 48V24H30.6V48C27 42 21 38 19.6 31C18 23 23 17 32 13Z") +
    cuts("33.4 30 40 24 2; 33.4 38 40 31 2; 30.6 30 24 24 2; 30.6 38 24 31 2") +
    "</g>",
};

/** @param {string} id @param {string} [type] */
export const townGroup = (id, type = "weik") => (TOWNS[id] ?? TOWNS[type] ?? TOWNS.weik)();

/** @param {string} id @param {Frame & {type?: string}} [frame] */
export const town = (id, { type, ...frame } = {}) => drawing("0 0 64 64", townGroup(id, type), frame);

/** @param {string} type @param {Frame} [frame] */
export const townType = (type, frame) => drawing("0 0 64 64", townGroup("", type), frame);
