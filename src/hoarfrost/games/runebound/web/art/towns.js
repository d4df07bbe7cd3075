// @ts-check
/** The towns and Green Vale, told apart by what stands there, on the 64 grid. */
// townGroup(id, type?): a group on the 64 grid; town(id, frame & {type?}): a picture; townType(type, frame?)
// id "green_vale" is the Vale; a town that has no drawing gets that of its type: weik, onoit, vrede

import { SPOT, INK, drawing, line, mass } from "../../../../web/art/svg.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

/** @type {Record<string, () => string>} */
const TOWNS = {
  weik: () =>
    mass("M10 40C10 20 20 8 32 8C44 8 54 20 54 40V54H42V42H36V56H28V42H22V54H10Z") +
    line("M11 36H53", 2.4) +
    cuts("32 10 32 32 2.4") +
    mass("M6 6C4 18 8 26 16 26L20 16ZM58 6C60 18 56 26 48 26L44 16Z"),
  onoit: () =>
    mass("M6 56L32 12L58 56Z") +
    mass("M24 56L32 40L40 56Z", SPOT) +
    line("M28 4L34 16M36 4L30 16", 2.6, INK) +
    cuts("16 52 27 30 2.4; 48 52 37 30 2.4"),
  vrede: () =>
    mass("M4 58V30L14 22L24 30V36H28V14L32 8L36 14V36H40V30L50 22L60 30V58Z") +
    mass("M28 58V46Q32 40 36 46V58Z", SPOT) +
    line("M10 36H18M46 36H54M32 20V28", 2.4),
  green_vale: () =>
    mass("M32 3C46 3 56 14 56 28C56 44 42 52 34 62H30C22 52 8 44 8 28C8 14 18 3 32 3Z", "var(--legal)") +
    mass("M32 12C36 20 46 24 44 34C42 42 36 44 32 50C28 44 22 42 20 34C18 24 28 20 32 12Z", "var(--e-cut)"),
};

/** @param {string} id @param {string} [type] */
export const townGroup = (id, type = "weik") => (TOWNS[id] ?? TOWNS[type] ?? TOWNS.weik)();

/** @param {string} id @param {Frame & {type?: string}} [frame] */
export const town = (id, { type, ...frame } = {}) => drawing("0 0 64 64", townGroup(id, type), frame);

/** @param {string} type @param {Frame} [frame] */
export const townType = (type, frame) => drawing("0 0 64 64", townGroup("", type), frame);
