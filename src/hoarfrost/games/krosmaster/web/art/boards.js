// @ts-check
/** A board from its map, small: for the set-up and for whoever chooses one. */

import { dot, drawing, line, mass } from "../../../../web/art/svg.js";
import { fir } from "../../../../web/art/scenery.js";

const SIZE = 12;
const SIDE = 16;
const WHOLE = SIZE * SIDE;

/** @typedef {(x: number, y: number) => string} Sign  drawn around the middle of a cell */

/** Round heads of trees, in which a cut shows the light. @type {Sign} */
const tree = (x, y) =>
  mass(`M${x - 1.6} ${y + 2}h3.2v6h-3.2Z`, "var(--p-wood-4)") +
  dot(x, y - 1, 6.6, "var(--p-leaf)") +
  line(`M${x - 3} ${y - 1}l4 -4`, 1.8, "var(--p-leaf-3)");

/** @type {Sign} */
const bush = (x, y) =>
  mass(`M${x - 7} ${y + 5}c-1 -6 2 -8 4 -7c1 -5 6 -5 7 0c3 -1 4 3 3 7Z`, "var(--p-leaf)") +
  line(`M${x - 2} ${y + 2}l1 -4M${x + 2} ${y + 2}l0 -3`, 1.5, "var(--p-leaf-3)");

/** @type {Sign} */
const geyser = (x, y) =>
  `<ellipse cx="${x}" cy="${y + 5}" rx="6" ry="2.4" fill="var(--p-stone)"/>` +
  mass(`M${x - 2} ${y + 5}c1 -4 -1 -5 -3 -6c-2 -4 2 -6 5 -5c4 -2 7 2 5 5c-3 1 -4 3 -3 6Z`, "var(--p-steam)") +
  line(
    `M${x - 2} ${y + 5}c1 -4 -1 -5 -3 -6c-2 -4 2 -6 5 -5c4 -2 7 2 5 5c-3 1 -4 3 -3 6`,
    1.3,
    "var(--p-ice)",
  );

/** @param {string} top @param {string} left @param {string} right @param {string} edge @returns {Sign} */
const block = (top, left, right, edge) => (x, y) =>
  mass(`M${x} ${y - 7.4}l7 3.6v7.4l-7 3.8l-7 -3.8v-7.4Z`, edge) +
  mass(`M${x} ${y - 6}l5.4 2.6l-5.4 2.8l-5.4 -2.8Z`, top) +
  mass(`M${x - 6} ${y - 2.6}l5.5 2.8v5.6l-5.5 -3Z`, left) +
  mass(`M${x + 6} ${y - 2.6}l-5.5 2.8v5.6l5.5 -3Z`, right);

/** @param {number} count @returns {Sign} */
const kamas = (count) => (x, y) =>
  [0, 1, 2]
    .slice(0, count)
    .map((n) => {
      const at = x + (n - (count - 1) / 2) * 3.6;
      return dot(at, y, 3.4, "var(--p-gold-2)") + dot(at, y - 0.5, 2.6, "var(--p-gold)");
    })
    .join("");

/** @type {Record<string, Sign>} */
const SIGNS = {
  s: (x, y) => line(`M${x} ${y - 3}l3 3l-3 3l-3 -3Z`, 1.2, "var(--a-rink-i)"),
  1: kamas(1),
  2: kamas(2),
  3: kamas(3),
  D: (x, y) =>
    mass(`M${x - 6} ${y - 5}l3.4 2.4h5.2l3.4 -2.4l-1 5.4l-2 1l-3 5l-3 -5l-2 -1Z`, "var(--p-demon)"),
  C: block("var(--p-wood-1)", "var(--p-wood-2)", "var(--p-wood-4)", "var(--p-wood-3)"),
  I: block("var(--p-ice-1)", "var(--p-ice-2)", "var(--p-ice-3)", "var(--p-ice)"),
};

/**
 * The trees and bushes of a board; if it is not said which, those of Frigost where there is ice.
 * @param {string} map @param {string} [trees] @param {string} [bushes]
 * @returns {Record<string, Sign>}
 */
function greens(
  map,
  trees = map.includes("~") ? "fir" : "tree",
  bushes = map.includes("~") ? "geyser" : "bush",
) {
  return {
    T: trees === "fir" ? (x, y) => fir(x, y + 7, 14, "var(--p-fir)") : tree,
    B: bushes === "geyser" ? geyser : bush,
  };
}

/** @param {string} ground @param {number} column @param {number} row */
function tile(ground, column, row) {
  const ink = (ground === "~" ? "rink" : "plain") + ((column + row) % 2 ? "-2" : "");
  return `<path d="M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h-${SIDE}Z" fill="var(--a-${ink})"/>`;
}

/**
 * @param {string} map  two signs for each cell, as in `things.boards`
 * @param {import("../../../../web/art/svg.js").Frame & { trees?: string, bushes?: string }} [frame]
 */
export function boardPicture(map, { trees, bushes, cls = "", ...frame } = {}) {
  const signs = { ...SIGNS, ...greens(map, trees, bushes) };
  const cells = map.trim().split(/\s+/);
  const ground = cells.map((cell, n) => tile(cell[0], n % SIZE, Math.floor(n / SIZE))).join("");
  const things = cells
    .map(
      (cell, n) =>
        signs[cell[1]]?.((n % SIZE) * SIDE + SIDE / 2, Math.floor(n / SIZE) * SIDE + SIDE / 2) ?? "",
    )
    .join("");
  const edge = `<path d="M0 0H${WHOLE}V${WHOLE}H0Z" fill="none" stroke="var(--a-frame)" stroke-width="4"/>`;
  return drawing(`-3 -3 ${WHOLE + 6} ${WHOLE + 6}`, ground + things + edge, {
    ...frame,
    cls: `board-picture ${cls}`,
  });
}
