// @ts-check
/** The picture of Krosmaster on the home page: a rink in the snow, and who meets on it. */

import { figureGroup } from "./art/figures.js";
import { pieceGroup } from "./art/pieces.js";
import { fir, grain } from "../../../web/art/scenery.js";
import { drawing, gouges, mass, short } from "../../../web/art/svg.js";
import { h, picture } from "../../../web/js/lib/dom.js";

/** @returns {HTMLElement} */
export function cover() {
  const svg = picture(drawing("0 0 640 300", sky() + arena() + things(), { cls: "ground" }));
  svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return h("div", { class: "cover cover-krosmaster", "aria-hidden": "true" }, svg);
}

const sky = () =>
  '<rect width="640" height="300" fill="var(--sky-2)"/>' +
  grain(640, 120, 40, 13, "var(--sky-mark)", 10, 34) +
  mass("M0 106L70 78L130 96L214 46L286 90L350 68L428 96L510 38L580 80L640 62V300H0Z", "var(--hill-1)") +
  mass(
    "M214 46L249 67L234 72L221 64L212 82L196 68L179 67Z" +
      "M510 38L547 60L529 66L516 56L505 76L492 62L473 64Z",
    "var(--snow)",
  ) +
  [
    [30, 122, 56],
    [62, 126, 74],
    [98, 122, 48],
    [150, 124, 42],
    [470, 122, 42],
    [520, 122, 64],
    [556, 124, 50],
    [606, 118, 76],
  ]
    .map(([x, y, size]) => fir(x, y, size, "var(--hill-2)", "var(--hill-1)"))
    .join("") +
  mass("M0 122Q160 108 330 118T640 114V300H0Z", "var(--snow)");

/**
 * A point of the arena: `along` cells to the right of the middle, `deep` from 1, the edge of the picture, into it.
 * @param {number} along @param {number} deep @returns {[number, number]}
 */
const at = (along, deep) => [short(320 + (along * 112) / deep), short(44 + 266 / deep)];

/** @param {number[]} depths @param {number} left @param {number} right */
function field([near, far], left, right) {
  const corners = [at(left, near), at(right, near), at(right, far), at(left, far)];
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

const ROWS = [0.96, 1.2, 1.48, 1.82, 2.22, 2.7];
/** How far the rink goes in each row, from left to right. */
const RINK = [
  [-2, 2],
  [-3, 3],
  [-3, 3],
  [-3, 3],
  [-2, 2],
];

function arena() {
  const tiles = RINK.flatMap(([left, right], row) =>
    Array.from({ length: right - left }, (_, n) => {
      const ink = (n + left + row) % 2 ? "rink-2" : "rink";
      return `<path d="${field(ROWS.slice(row, row + 2), left + n, left + n + 1)}" fill="var(--a-${ink})"/>`;
    }),
  );
  const across = ROWS.map((deep) => `M${at(-8, deep).join(" ")}L${at(8, deep).join(" ")}`);
  const along = Array.from(
    { length: 17 },
    (_, n) => `M${at(n - 8, ROWS[0]).join(" ")}L${at(n - 8, ROWS[5]).join(" ")}`,
  );
  return (
    tiles.join("") +
    `<path d="${[...across, ...along].join("")}" fill="none" stroke="var(--a-line)" stroke-width="1.2"/>` +
    `<path d="${shore()}" fill="none" stroke="var(--a-rink-i)" stroke-width="3" stroke-linejoin="round"/>` +
    gouges(
      [
        [200, 262, 300, 236, 2],
        [352, 226, 300, 206, 1.5],
        [420, 252, 470, 236, 1.8],
        [250, 190, 310, 184, 1.2],
        [360, 180, 420, 186, 1.2],
        [170, 214, 214, 204, 1.5],
      ],
      "var(--sky-mark)",
    )
  );
}

/** Where ice meets snow: down the right side of the rink and up the left one. */
function shore() {
  const side = (/** @type {0 | 1} */ which) =>
    RINK.flatMap((ends, row) => [at(ends[which], ROWS[row]), at(ends[which], ROWS[row + 1])]);
  return `M${[...side(1), ...side(0).reverse()].map((corner) => corner.join(" ")).join("L")}Z`;
}

/**
 * Something that stands on the arena, as big as it is near.
 * @param {string} group  on the 64 grid @param {number} along @param {number} deep
 * @param {number} size  at the edge of the picture @param {number} [up] so much of its size above the ground
 */
function standing(group, along, deep, size, up = 0) {
  const [x, y] = at(along, deep),
    big = size / deep;
  const place = `translate(${short(x - big / 2)} ${short(y - big * (0.94 + up))}) scale(${short(big / 64)})`;
  return `<g class="stander"><g transform="${place}">${group}</g></g>`;
}

/** @typedef {(card: string, seat: "you" | "foe", along: number, deep: number) => string} Placed */

/** A figure with its shadow. @type {Placed} */
function figureAt(card, seat, along, deep) {
  const [x, y] = at(along, deep);
  const size = `rx="${short(50 / deep)}" ry="${short(11 / deep)}"`;
  return (
    `<ellipse cx="${x}" cy="${y}" ${size} fill="var(--p-shade)"/>` +
    standing(figureGroup(card, seat), along, deep, 128)
  );
}

/** A figure that stands on an Ice Cube. @type {Placed} */
const onCube = (card, seat, along, deep) =>
  standing(pieceGroup("ice_cube"), along, deep, 132) +
  standing(figureGroup(card, seat), along, deep - 0.02, 140, 0.52);

/** The farthest first. */
const things = () =>
  standing(pieceGroup("fir"), -4.5, 2.5, 200) +
  standing(pieceGroup("fir"), 4.9, 2.3, 200) +
  standing(pieceGroup("ice_cube"), -0.5, 2.5, 120) +
  figureAt("gobball", "foe", 0.45, 2.2) +
  standing(pieceGroup("fir"), -3.75, 1.9, 200) +
  figureAt("darkness_knight", "foe", 2.9, 1.72) +
  figureAt("queen_of_the_tofus", "you", -2.95, 1.72) +
  standing(pieceGroup("geyser"), 4.15, 1.74, 130) +
  standing(pieceGroup("kama"), 0.1, 1.62, 44) +
  onCube("count_harebourg", "foe", 1.22, 1.34) +
  onCube("luk_ylook", "you", -1.22, 1.28) +
  figureAt("yugo", "you", 0.02, 1.1) +
  standing(pieceGroup("crate"), 2.62, 1.24, 110) +
  standing(pieceGroup("fir"), -2.85, 1.1, 200) +
  standing(pieceGroup("fir"), 3.05, 1.06, 150);
