// @ts-check
/** The faces of the dice, each a mark in ink on a card-coloured die, on the 64 grid. */

import { CUT, INK, dot, drawing, gouges, line, mass } from "../../../../web/art/svg.js";

const BURST =
  "M32 4L37.6 21.4L54 12L45.4 28.4L62 33L45.6 38.6L53 55L36.6 46.4L32 63L27 46.6L11 54.6L18.6 38L2 33" +
  "L18.8 28L10 11.6L26.6 21Z";
const RUNNER =
  "M39 4C45 4 48 9 46.6 14C45.4 19 40 20.6 36.4 18L33 29L43.4 38L38.6 60H30.4L34 42L24 35L18.4 48L3 50.4" +
  "V42.6L13 40.4L20.6 22L14.6 25.4L11.4 34L4 30.6L9.6 19L24 13L31 14C32 8 34.4 4 39 4Z";
const SHIELD = "M32 2C40 8 49 10 58 10C59 34 52 53 32 63C12 53 5 34 6 10C15 10 24 8 32 2Z";
const EGG = "M32 1C47 1 56 23 56 37C56 53 46 63 32 63C18 63 8 53 8 37C8 23 17 1 32 1Z";

const burst = () => mass(BURST) + dot(32, 33, 7) + dot(32, 33, 3, INK);
const runner = () =>
  mass(RUNNER) +
  gouges(
    [
      [50, 26, 63, 24, 3],
      [48, 35, 63, 35, 3],
      [48, 46, 61, 48, 3],
    ],
    INK,
  );

/** The mark of each face, without the die. @type {Record<string, () => string>} */
export const MARKS = {
  C: burst,
  D: runner,
  L: () =>
    `<path d="M19 30V20C19 1 45 1 45 20V30" fill="none" stroke="${INK}" stroke-width="7.6"/>` +
    mass("M9 27H55V61H9Z") +
    dot(32, 40, 5.4) +
    mass("M29.6 41H34.4L36.4 54H27.6Z", CUT),
  A: () =>
    mass(SHIELD) +
    mass("M32 10V54.5C18 47 12 34 12.4 16.4C20 16 26.4 14 32 10Z", CUT) +
    gouges([
      [48, 18, 44, 40, 3.4],
      [39.5, 17, 38, 47, 2.8],
    ]),
  X: () =>
    `<g transform="translate(-1 -1) scale(.6)">${burst()}</g>` +
    `<g transform="translate(28 27) scale(.58)">${runner()}</g>` +
    line("M8 60L58 6", 3, INK),
  W: () =>
    mass(EGG) +
    mass("M9.6 31L20 23L27 33L36 23L43 33L54.4 24L56 34L43 44L36 34L27 44L20 34L8.6 42Z", CUT) +
    gouges([
      [25, 9, 18, 21, 2.8],
      [22, 50, 31, 56, 2.4],
    ]),
  blank: () =>
    gouges(
      [
        [14, 46, 34, 14, 3],
        [26, 52, 50, 18, 3],
        [10, 28, 20, 12, 2.4],
        [42, 54, 54, 36, 2.4],
      ],
      "var(--card-edge)",
    ),
};

const DIE = "M11 2H53Q62 2 62 11V53Q62 62 53 62H11Q2 62 2 53V11Q2 2 11 2Z";

/** @param {string} face */
export const dieGroup = (face) =>
  `<g class="die"><path d="${DIE}" fill="var(--card)" stroke="var(--card-edge)" stroke-width="2.4"/>` +
  `<g transform="translate(9.6 9.4) scale(.7)">${(MARKS[face] ?? MARKS.blank)()}</g></g>`;

/** @param {string} face @param {import("../../../../web/art/svg.js").Frame} [frame] */
export const die = (face, { cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", dieGroup(face), { ...frame, cls: `die-picture ${cls}` });
