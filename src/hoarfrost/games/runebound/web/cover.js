// @ts-check
/** The picture of Runebound on the home page: the winter land in hexes, and who travels through it. */

import { markerGroup } from "./art/heroes.js";
import { jewelGroup } from "./art/jewels.js";
import { townGroup } from "./art/towns.js";
import { fir, grain } from "../../../web/art/scenery.js";
import { drawing, gouges, mass, short } from "../../../web/art/svg.js";
import { h, picture } from "../../../web/js/lib/dom.js";

/** @returns {HTMLElement} */
export function cover() {
  const svg = picture(drawing("0 0 640 300", sky() + land() + way() + things(), { cls: "ground" }));
  svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return h("div", { class: "cover cover-runebound", "aria-hidden": "true" }, svg);
}

const sky = () =>
  '<rect width="640" height="300" fill="var(--sky-2)"/>' +
  grain(640, 110, 36, 29, "var(--sky-mark)", 10, 34) +
  '<circle cx="468" cy="44" r="20" fill="var(--moon)"/>' +
  mass(
    "M0 100L60 70L104 88L176 30L238 84L300 60L352 82L420 52L486 88L560 36L612 74L640 60V300H0Z",
    "var(--hill-1)",
  ) +
  mass(
    "M176 30L209 59L196 62L184 54L172 74L160 56L143 57ZM560 36L590 58L574 62L562 52L550 72L538 54L534 57Z",
    "var(--snow)",
  ) +
  mass("M0 108Q160 94 330 104T640 100V300H0Z", "var(--t-snowdrift)");

/** How much smaller things are there: 1 at the near edge. @param {number} deep */
const far = (deep) => 1 + deep * 0.13;

/**
 * A point of the land: `along` and `deep` in radii of a hex, from the middle of the near edge.
 * @param {number} along @param {number} deep @returns {[number, number]}
 */
const at = (along, deep) => [short(320 + (along * 60) / far(deep)), short(351 / far(deep) - 52)];

/** @type {Record<string, string>} */
const TERRAINS = {
  F: "fjord",
  T: "tundra",
  I: "ice",
  D: "snowdrift",
  W: "forest",
  M: "mountain",
  X: "wastes",
};
/** A map of letters of TERRAINS, row by row, the nearest first. Every second row lies half a hex further right. */
const ROWS = ["WDTFIDTDWF", "MWTITDTMWF", "WWDTIDTDWTM", "DMWDDTMWIDMD", "XMDXMDDXMDMDX", "XXXXMXXXXXXXMXX"];
const WIDE = Math.sqrt(3);

/**
 * The middle of a hex: how far along and how deep.
 * @param {number} row @param {number} n @returns {[number, number]}
 */
const middle = (row, n) => [
  (n - Math.floor(ROWS[row].length / 2) + (row % 2 ? 0.5 : 0)) * WIDE,
  0.4 + row * 1.5,
];

/** @param {number} row @param {number} n */
function outline(row, n) {
  const [along, deep] = middle(row, n);
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((k * 60 + 30) * Math.PI) / 180;
    return at(along + Math.cos(angle), deep + Math.sin(angle)).join(" ");
  });
  return `M${corners.join("L")}Z`;
}

const land = () =>
  ROWS.map((row, y) =>
    [...row].map((id, x) => `<path d="${outline(y, x)}" fill="var(--t-${TERRAINS[id]})"/>`).join(""),
  ).join("") +
  `<path d="${ROWS.map((row, y) => [...row].map((_, x) => outline(y, x)).join("")).join("")}" ` +
  'fill="none" stroke="var(--hex-line)" stroke-width="1.2"/>';

/** Where the journey leads, hex by hex. */
const JOURNEY = [
  [0, 4],
  [1, 4],
  [2, 5],
  [3, 5],
  [4, 6],
];

function way() {
  const points = JOURNEY.map(([row, n]) => at(...middle(row, n)).join(" "));
  return (
    `<path d="M${points.join("L")}" fill="none" stroke="var(--you)" stroke-width="4.4" ` +
    `stroke-dasharray="1 9" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/**
 * What stands on a hex, as big as it is near.
 * @param {number} row @param {number} n @param {number} size  at the near edge @param {string} group  on the 64 grid
 */
function standing(row, n, size, group) {
  const [along, deep] = middle(row, n);
  const [x, y] = at(along, deep);
  const big = size / far(deep);
  const place = `translate(${short(x - big / 2)} ${short(y - big * 0.86)}) scale(${short(big / 64)})`;
  return `<g transform="${place}">${group}</g>`;
}

const WOOD = [
  [13, 54, 46],
  [51, 54, 42],
  [32, 63, 58],
]
  .map(([x, y, size]) => fir(x, y, size, "var(--rb-fir)", "var(--rb-fir-2)"))
  .join("");
const PEAK =
  mass("M0 60L22 8L36 34L46 20L64 60Z", "var(--rb-rock)") +
  mass("M22 8L34 31L28 30L24 42L18 30L12 32ZM46 20L54 38L48 40L44 32L40 34L39 29Z", "var(--rb-rock-2)") +
  gouges(
    [
      [30, 44, 26, 58, 3],
      [50, 46, 54, 58, 3],
    ],
    "var(--t-mountain)",
  );
const SPIRES =
  mass("M4 60L12 24L20 48L30 0L40 46L48 18L54 44L60 34L64 60Z", "var(--rb-spire)") +
  gouges(
    [
      [30, 12, 30, 54, 3],
      [12, 34, 11, 56, 2.4],
      [48, 28, 46, 56, 2.6],
    ],
    "var(--rb-spire-2)",
  );

/** What stands on a terrain, and how big. @type {Record<string, [string, number]>} */
const SCENERY = { W: [WOOD, 88], M: [PEAK, 104], X: [SPIRES, 92] };

/** @param {string} id @param {"circle" | "diamond" | "triangle" | "square"} seat */
const traveller = (id, seat) => `<g class="traveller">${markerGroup(id, seat)}</g>`;

/** What else stands there, by row and hex, and how big. @type {Record<string, [() => string, number]>} */
const THINGS = {
  "0 6": [() => jewelGroup("green"), 40],
  "0 4": [() => traveller("zyla", "circle"), 86],
  "1 2": [() => `<g class="village">${townGroup("omarra")}</g>`, 92],
  "1 6": [() => jewelGroup("yellow"), 40],
  "3 4": [() => jewelGroup("blue"), 40],
  "2 7": [() => traveller("ittuk_the_pathwise", "diamond"), 90],
  "2 3": [() => traveller("karnon", "triangle"), 94],
  "4 9": [() => jewelGroup("red"), 40],
  "4 6": [() => townGroup("green_vale"), 104],
};

/** The farthest first. */
const things = () =>
  ROWS.map((row, y) => [...row].map((id, x) => thing(y, x, id)).join(""))
    .reverse()
    .join("");

/** @param {number} row @param {number} n @param {string} id */
function thing(row, n, id) {
  const [draw, size] = THINGS[`${row} ${n}`] ?? [];
  if (draw && size) return standing(row, n, size, draw());
  return SCENERY[id] ? standing(row, n, SCENERY[id][1], SCENERY[id][0]) : "";
}
