// @ts-check
/** The pictures of the lessons, 96 x 80: a strip of the arena with what each is about. */

import { INK, drawing, line, mass } from "../../../../web/art/svg.js";
import { figureGroup } from "./figures.js";
import { pieceGroup } from "./pieces.js";
import { put } from "./placing.js";
import { stoneGroup } from "./rewards.js";
import { tokenGroup } from "./tokens.js";

/** @param {string} group  on the 64 grid @param {number} x @param {number} y @param {number} size */
const at = (group, x, y, size) => put(group, x, y, size / 64);

/** Cells of the arena, two rows of three; those of the rink by number. @param {number[]} [rink] */
function cells(rink = []) {
  const all = [0, 1, 2, 3, 4, 5].map((n) => {
    const x = (n % 3) * 32,
      y = 8 + Math.floor(n / 3) * 32;
    const ink = (rink.includes(n) ? "rink" : "plain") + (n % 2 ? "-2" : "");
    return `<path d="M${x} ${y}h32v32h-32Z" fill="var(--a-${ink})" stroke="var(--a-line)"/>`;
  });
  return all.join("");
}

/** @param {string} d @param {string} ink */
const way = (d, ink) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 5.4"/>`;

/** Four corners around a cell: aimed at. @param {number} x @param {number} y */
const aimed = (x, y) =>
  line(
    `M${x + 2} ${y + 9}v-7h7M${x + 23} ${y + 2}h7v7M${x + 30} ${y + 23}v7h-7M${x + 9} ${y + 30}h-7v-7`,
    2.8,
    "var(--threat)",
  );

/** @type {Record<string, () => string>} */
const PICTURES = {
  walk: () =>
    cells() +
    way("M16 56H80V34", "var(--you)") +
    at(pieceGroup("kama"), 68, 10, 25) +
    at(figureGroup("luk_ylook", "you"), 1, 41, 30) +
    at(figureGroup("hild_rimeguard", "foe"), 33, 9, 30) +
    at(`<g class="k-limit-red">${lock()}</g>`, 57, 32, 17),
  cast: () =>
    cells() +
    way("M22 54L80 24", "var(--threat)") +
    at(pieceGroup("bush"), 36, 40, 28) +
    aimed(64, 8) +
    at(figureGroup("bill_tell", "you"), 1, 41, 30) +
    at(figureGroup("count_harebourg", "foe"), 65, 9, 30),
  push: () =>
    cells([0, 1, 2, 4, 5]) +
    line("M34 15L42 24L34 33M44 15L52 24L44 33", 3.4, "var(--threat)") +
    at(pieceGroup("ice_cube"), 59, 12, 36) +
    at(figureGroup("bad_aboum", "foe"), 63, 2, 28) +
    at(figureGroup("kassius_kaos", "you"), 1, 9, 30) +
    at(pieceGroup("fir"), 4, 38, 34),
  frost: () =>
    cells([0, 1, 2, 3, 4, 5]) +
    at(figureGroup("yugo", "you"), 22, 14, 52) +
    at(tokenGroup("frozen"), 2, 10, 26) +
    at(tokenGroup("F-1MP"), 68, 10, 26) +
    at(tokenGroup("F-1AP"), 68, 44, 26),
  glory: () =>
    cells() +
    at(tokenGroup("glory"), 4, 12, 40) +
    at(tokenGroup("glory"), 40, 12, 40) +
    at(pieceGroup("kama"), 8, 46, 26) +
    at(pieceGroup("kama"), 28, 46, 26) +
    at(stoneGroup("ruby"), 63, 44, 27),
};

const lock = () =>
  '<circle cx="32" cy="36" r="34" fill="var(--card)"/>' +
  `<path d="M20 32V22C20 7 44 7 44 22V32" fill="none" stroke="${INK}" stroke-width="8"/>` +
  mass("M11 30H53V60H11Z");

/**
 * @param {string} id
 * @returns {string | null}
 */
export function lessonPicture(id) {
  const draw = PICTURES[id];
  return draw ? drawing("0 0 96 80", draw(), { width: 96, height: 80 }) : null;
}
