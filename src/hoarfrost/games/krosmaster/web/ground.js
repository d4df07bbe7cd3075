// @ts-check
/** The ground of an arena from its map: two signs for each cell, ground and feature. */

import { grain } from "../../../web/art/scenery.js";
import { CELLS, SIDE, SIZE, cornerOf, middleOf, outline } from "./grid.js";
import { pieceGroup } from "./art/pieces.js";

const RINK = "~";
const SETUP = "s";
const DEMON = "D";
/** Single cuts of skates, of which a cell of the rink has one or none. */
const CUTS = [
  "M10 44Q30 34 52 16Q34 36 10 44Z",
  "M14 20Q34 26 50 44Q30 32 14 20Z",
  "M40 10Q36 30 24 52Q32 28 40 10Z",
];

/** @typedef {{cell: string, isRink: boolean, feature: string}} Place */

/** The cells of a map, row by row. @param {string} map @returns {Place[]} */
export function placesOf(map) {
  const signs = map.trim().split(/\s+/);
  return CELLS.map((cell, n) => ({ cell, isRink: signs[n][0] === RINK, feature: signs[n][1] }));
}

/** The whole ground as the text of an SVG group. @param {Place[]} places */
export function groundOf(places) {
  const rink = places.filter(({ isRink }) => isRink).map(({ cell }) => cell);
  return (
    places.map(tile).join("") +
    places
      .filter(({ isRink }) => isRink)
      .map(cut)
      .join("") +
    grain(SIDE * (SIZE - 1), SIDE * SIZE, 70, 5, "var(--a-grain)") +
    `<path d="${rows()}" class="gridline"/>` +
    `<path d="${outline(rink)}" class="rinkedge"/>` +
    places.map(feature).join("")
  );
}

/** @param {Place} place */
function tile({ cell, isRink }) {
  const { x, y } = cornerOf(cell);
  const ink = (isRink ? "rink" : "plain") + ((x / SIDE + y / SIDE) % 2 ? "-2" : "");
  return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="var(--a-${ink})"/>`;
}

/** @param {Place} place */
function cut({ cell }) {
  const { x, y } = cornerOf(cell);
  const path = CUTS[((x / SIDE) * 7 + (y / SIDE) * 13) % 4];
  return path ? `<path d="${path}" transform="translate(${x} ${y})" class="skate"/>` : "";
}

function rows() {
  const whole = SIDE * SIZE;
  return Array.from({ length: SIZE + 1 }, (_, n) => `M0 ${n * SIDE}H${whole}M${n * SIDE} 0V${whole}`).join(
    "",
  );
}

/** @param {Place} place */
function feature({ cell, feature: sign }) {
  const { x, y } = middleOf(cell);
  if (sign === SETUP) return `<path d="M${x} ${y - 10}l10 10l-10 10l-10 -10Z" class="setupcell"/>`;
  const place = `translate(${x - 23} ${y - 23}) scale(${46 / 64})`;
  if (sign === DEMON) return `<g class="demoncell" transform="${place}">${pieceGroup("demon")}</g>`;
  return "";
}
