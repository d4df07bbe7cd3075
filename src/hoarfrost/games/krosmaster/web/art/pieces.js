// @ts-check
/** What stands and lies in the arena: scenery, Kamas and Demon cells, seen slightly from above, on the 64 grid. */

import { dot, drawing, gouges, line, mass, mirrored } from "../../../../web/art/svg.js";
import { fir } from "../../../../web/art/scenery.js";

const ICE = "var(--p-ice)";
const SNOW = "var(--p-snow)";
const LEAF = "var(--p-leaf)";
const WOOD = "var(--p-wood-3)";
const GOLD = "var(--p-gold-2)";

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} [fill] */
const oval = (x, y, rx, ry, fill = "var(--p-shade)") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const STEAM =
  "M26 54C29 45 27 37 20 33C11 34 6 26 12 20C10 11 19 6 25.5 10.5C29 2 40 3 41.5 10.5C50 7 56 14 52 21" +
  "C58 27 52 35 44 33C37 37 35 45 38 54Z";
const CROWN =
  "M32 2L42 5L47 11L55 15L56 24L61 31L55 38L53 45L43 46L36 50L29 47L20 48L13 43L6 39L7 30L3 23L10 17L12 9L22 7Z";
const MOUND = "M5 53L3 42L9 37L10 28L19 26L25 18L33 21L41 17L47 25L55 28L55 37L61 43L59 53L50 58H14Z";

/** @type {Record<string, () => string>} */
const PIECES = {
  ice_cube: () =>
    oval(33, 54, 27, 7.5) +
    mass("M32 4L58 16.5V46L32 60L6 46V16.5Z", ICE) +
    mass("M32 7.5L54 18L32 28.5L10 18Z", "var(--p-ice-1)") +
    mass("M9 21L30.6 31.4V56L9 44.4Z", "var(--p-ice-2)") +
    mass("M55 21L33.4 31.4V56L55 44.4Z", "var(--p-ice-3)") +
    gouges(
      [
        [14, 28, 24, 47, 2.8],
        [13, 37, 18.5, 46, 2],
        [23.5, 33, 27.5, 41, 1.8],
      ],
      "var(--p-white)",
    ) +
    gouges([[22, 18, 38, 14.5, 2.2]], "var(--p-ice-3)") +
    gouges(
      [
        [50, 28, 40, 49, 2.2],
        [51, 38, 46, 47, 1.8],
      ],
      ICE,
    ),
  fir: () =>
    oval(33, 58, 21, 5) +
    fir(32, 61, 60, "var(--p-fir)", SNOW) +
    gouges(
      [
        [31, 10, 23.5, 21, 3.2],
        [30, 25, 17, 38, 3.6],
        [29, 42, 13, 54, 3.8],
      ],
      SNOW,
    ) +
    gouges(
      [
        [35, 22, 39, 26, 1.6],
        [35, 38, 43, 43, 1.8],
        [36, 50, 48, 54.5, 1.8],
      ],
      SNOW,
    ),
  tree: () =>
    oval(33, 59, 19, 4.6) +
    mass("M27 42L28 54L22 61H42L36 54L37 42Z", "var(--p-wood-4)") +
    mass(CROWN, LEAF) +
    mass(
      "M61 31L55 38L53 45L43 46L36 50L29 47L20 48L13 43L6 39C16 43 28 41 37 36C46 31 52 25 56 24Z",
      "var(--p-leaf-2)",
    ) +
    gouges(
      [
        [14, 20, 24, 11, 3],
        [12, 30, 20, 21, 2.8],
        [26, 24, 37, 12, 3],
        [25, 34, 33, 27, 2.6],
        [40, 24, 49, 17, 2.6],
      ],
      "var(--p-leaf-3)",
    ) +
    gouges(
      [
        [42, 42, 51, 33, 2.2],
        [28, 44, 37, 41, 2],
      ],
      LEAF,
    ),
  bush: () =>
    oval(33, 57, 29, 5.4) +
    mass(MOUND, LEAF) +
    mass("M5 53L3 43C12 50 24 48 30 44C38 50 50 48 58 40L61 43L59 53L50 58H14Z", "var(--p-leaf-2)") +
    gouges(
      [
        [12, 40, 15, 31, 2.6],
        [20, 40, 23, 27, 3],
        [31, 38, 33, 25, 3],
        [42, 38, 42, 23, 3],
        [50, 40, 50, 31, 2.6],
      ],
      "var(--p-leaf-3)",
    ) +
    dot(26, 45, 2.6, "var(--p-demon)") +
    dot(41, 47, 2.6, "var(--p-demon)") +
    dot(15, 48, 2.6, "var(--p-demon)"),
  geyser: () =>
    oval(32, 55, 27, 7.4, "var(--p-stone)") +
    oval(32, 53.4, 17, 4.6, "var(--p-stone-2)") +
    mass(STEAM, "var(--p-steam)") +
    line(STEAM, 2.4, ICE) +
    gouges(
      [
        [30.5, 53, 27.5, 25, 2.4],
        [34.5, 53, 38, 25, 2.4],
        [22, 28, 16.5, 19, 2],
        [43, 28, 48, 19, 2],
        [31, 22, 33, 9, 2.2],
      ],
      "var(--p-ice-3)",
    ) +
    gouges(
      [
        [10, 40, 8, 48, 2.8],
        [54, 40, 56, 48, 2.8],
        [18, 40, 17, 46, 2.2],
        [46, 40, 47, 46, 2.2],
      ],
      ICE,
    ),
  crate: () =>
    oval(33, 54, 27, 7.5) +
    mass("M32 4L59 16.5V46L32 60L5 46V16.5Z", WOOD) +
    mass("M32 8L54 18L32 28.5L10 18Z", "var(--p-wood-1)") +
    mass("M8.4 21.4L30.4 32V56L8.4 44.4Z", "var(--p-wood-2)") +
    mass("M55.6 21.4L33.6 32V56L55.6 44.4Z", "var(--p-wood-4)") +
    line("M8.4 26.5L30.4 37M8.4 39.5L30.4 51M55.6 26.5L33.6 37M55.6 39.5L33.6 51", 2.4, WOOD) +
    line("M12 39L27 38.5M52 39L37 38.5", 2.8, WOOD) +
    line("M17.5 14.6L39.5 25M24.5 11.4L46.5 21.6", 1.9, "var(--p-wood-4)") +
    gouges(
      [
        [12, 32, 19, 35.5, 1.6],
        [45, 35.5, 52, 32, 1.6],
      ],
      WOOD,
    ),
  kama: () =>
    dot(32, 34.6, 25, "var(--p-shade)") +
    dot(32, 33, 25, GOLD) +
    dot(32, 30, 25, "var(--p-gold)") +
    `<circle cx="32" cy="30" r="19" fill="none" stroke="${GOLD}" stroke-width="2.4"/>` +
    mass("M25.5 18H31.5V26.5L39 18H46L36.4 29.6L46.5 42.5H39.2L31.5 33V42.5H25.5Z", GOLD) +
    gouges(
      [
        [11, 27, 20, 12, 2.6],
        [53, 34, 46, 46.5, 2],
      ],
      "var(--p-gold-3)",
    ),
  setup: () => line("M32 9L55 32L32 55L9 32Z", 5, "var(--a-rink-i)"),
  demon: () =>
    `<g class="demon">${mirrored(
      mass("M39 22C44 9 56 8 60.5 20C64 31 57 41 46.5 38C53 36 56 30 53 25.5C50 21.5 46 24 44 30Z") +
        gouges([
          [58, 17, 52, 20.5, 2.4],
          [60, 25.5, 54, 26.5, 2.4],
          [57, 33.5, 53, 30.5, 2.4],
        ]),
    )}${mass("M21 20C27 14 37 14 43 20C48 28 47 40 43 47L37 53L32 62L27 53L21 47C17 40 16 28 21 20Z")}${mirrored(
      mass("M34.5 32L44.6 26C46 32 42.5 37.5 36.5 36.4Z", "var(--e-cut)"),
    )}${line("M30 40L32 43L34 40", 2.2)}${mass(
      "M22.5 45Q32 49 41.5 45L38 51.5" + "Q32 54.5 26 51.5Z",
      "var(--e-cut)",
    )}${mass("M25.4 46L27.4 50L29.4 47ZM38.6 46L36.6 50L34.6 47Z")}</g>`,
};

/** Where each kind of scenery gives way, the first crack first. */
/** @type {Record<string, string[]>} */
const CRACKS = {
  ice_cube: [
    "M40 10L34 17L40 21L36 28L43 36L39 43",
    "M11 30L19 34L17 41L25 45L24 53",
    "M20 14L26 19L22 23L31 31",
    "M55 28L49 33L51 40L44 44L45 51",
  ],
  crate: [
    "M24 33L20 39L25 43L19 50",
    "M47 13L41 19L46 22L39 27",
    "M52 30L46 36L49 42L42 48",
    "M10 28L15 33L12 39",
  ],
  fir: [
    "M32 34L27 40L33 44L28 52",
    "M36 24L32 29L37 32L33 38",
    "M24 46L20 51L26 54",
    "M33 8L30 14L34 18L31 22",
  ],
  tree: [
    "M32 44L29 50L34 53L30 60",
    "M40 12L34 19L41 25L35 32",
    "M16 24L22 29L18 35L25 40",
    "M52 26L46 31L50 37L44 42",
  ],
  bush: [
    "M33 24L28 32L34 37L29 46",
    "M46 28L42 36L48 40L44 50",
    "M16 32L20 38L15 43L20 52",
    "M24 48L30 51L27 57",
  ],
  geyser: [
    "M12 54L20 55L24 60",
    "M52 54L45 56L40 61",
    "M22 20L28 25L24 31L30 37",
    "M43 14L38 20L43 25L37 31",
  ],
};

/**
 * The cracks of damaged scenery, to lie over it: more with every marker.
 * @param {string} kind @param {number} marks @param {number} hp
 */
export function crack(kind, marks, hp) {
  const all = CRACKS[kind] ?? CRACKS.crate;
  const count = marks > 0 ? Math.min(all.length, Math.ceil((all.length * marks) / Math.max(1, hp))) : 0;
  const shown = all.slice(0, count).join("");
  return count
    ? `<g class="crack">${line(shown, 4.2, "var(--p-white)")}${line(shown, 2, "var(--p-stone-2)")}</g>`
    : "";
}

/** @param {string} kind */
export const pieceGroup = (kind) => `<g class="piece">${(PIECES[kind] ?? PIECES.crate)()}</g>`;

/** @param {string} kind @param {import("../../../../web/art/svg.js").Frame} [frame] */
export const piece = (kind, { cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", pieceGroup(kind), { ...frame, cls: `piece-picture ${cls}` });
