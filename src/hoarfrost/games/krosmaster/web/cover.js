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
  mass("M0 128L70 100L130 118L214 72L286 112L350 92L428 118L510 66L580 104L640 88V300H0Z", "var(--hill-1)") +
  mass(
    "M214 72L246 92L232 96L220 90L212 106L198 92L184 92Z" +
      "M510 66L544 84L528 90L516 82L506 100L494 86L478 88Z",
    "var(--snow)",
  ) +
  [
    [30, 140, 50],
    [62, 144, 66],
    [98, 140, 44],
    [150, 146, 40],
    [470, 146, 42],
    [520, 144, 60],
    [556, 146, 48],
    [606, 140, 70],
  ]
    .map(([x, y, size]) => fir(x, y, size, "var(--hill-2)", "var(--hill-1)"))
    .join("") +
  mass("M0 140Q160 126 330 136T640 132V300H0Z", "var(--snow)");

/**
 * A point of the arena: `along` cells to the right of the middle, `deep` from 1, the edge of the picture, into it.
 * @param {number} along @param {number} deep @returns {[number, number]}
 */
const at = (along, deep) => [short(320 + (along * 112) / deep), short(64 + 246 / deep)];

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
      "var(--p-white)",
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
    standing(figureGroup(card, seat), along, deep, 132)
  );
}

/** A figure that stands on an Ice Cube. @type {Placed} */
const onCube = (card, seat, along, deep) =>
  standing(pieceGroup("ice_cube"), along, deep, 118) +
  standing(figureGroup(card, seat), along, deep - 0.02, 124, 0.5);

/** The farthest first. */
const things = () =>
  standing(pieceGroup("fir"), -4.4, 2.5, 190) +
  standing(pieceGroup("fir"), 4.6, 2.45, 200) +
  standing(pieceGroup("geyser"), 3.5, 2.3, 130) +
  standing(pieceGroup("ice_cube"), -1.5, 2.4, 118) +
  figureAt("gobball", "foe", 0.5, 2.4) +
  figureAt("darkness_knight", "foe", 2.5, 1.98) +
  standing(pieceGroup("fir"), -3.7, 1.95, 190) +
  figureAt("queen_of_the_tofus", "you", -2.5, 1.62) +
  onCube("count_harebourg", "foe", 1.5, 1.6) +
  standing(pieceGroup("kama"), 3.5, 1.6, 60) +
  onCube("luk_ylook", "you", -1.02, 1.3) +
  figureAt("yugo", "you", 0.55, 1.16) +
  standing(pieceGroup("crate"), 2.6, 1.3, 104) +
  standing(pieceGroup("fir"), -2.9, 1.12, 190) +
  standing(pieceGroup("fir"), 3.05, 1.06, 176);
