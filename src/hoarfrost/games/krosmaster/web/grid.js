// @ts-check
/** The twelve by twelve cells of an arena, as places of a drawing. */

export const SIZE = 12;
/** The side of a cell in the units of the drawing. */
export const SIDE = 64;
const COLUMNS = "ABCDEFGHIJKL";

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, Point>} how far a step goes */
const STEPS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Every cell by name, row by row from the north. */
export const CELLS = Array.from({ length: SIZE * SIZE }, (_, n) => nameOf(n % SIZE, Math.floor(n / SIZE)));

/** @param {number} x @param {number} y */
function nameOf(x, y) {
  return `${COLUMNS[x]}${y + 1}`;
}

/** The column and the row of a cell, from 0. @param {string} cell @returns {Point} */
export function placeOf(cell) {
  return { x: COLUMNS.indexOf(cell[0]), y: Number(cell.slice(1)) - 1 };
}

/** The corner of a cell in the drawing. @param {string} cell @returns {Point} */
export function cornerOf(cell) {
  const { x, y } = placeOf(cell);
  return { x: x * SIDE, y: y * SIDE };
}

/** The middle of a cell in the drawing. @param {string} cell @returns {Point} */
export function middleOf(cell) {
  const { x, y } = cornerOf(cell);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** The cell beside another, or the same one at the edge. @param {string} cell @param {string} arrow */
export function beside(cell, arrow) {
  const { x, y } = placeOf(cell),
    step = STEPS[arrow];
  const across = x + step.x,
    down = y + step.y;
  const isInside = across >= 0 && across < SIZE && down >= 0 && down < SIZE;
  return isInside ? nameOf(across, down) : cell;
}

/** The steps from one cell to another. @param {string} one @param {string} other */
export function distance(one, other) {
  const from = placeOf(one),
    to = placeOf(other);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** The lines around a set of cells, as the path of a drawing. @param {Iterable<string>} cells */
export function outline(cells) {
  const inside = new Set(cells);
  let path = "";
  for (const cell of inside) {
    const { x, y } = cornerOf(cell);
    const isOpen = (/** @type {string} */ arrow) => {
      const next = beside(cell, arrow);
      return next === cell || !inside.has(next);
    };
    if (isOpen("ArrowUp")) path += `M${x} ${y}h${SIDE}`;
    if (isOpen("ArrowDown")) path += `M${x} ${y + SIDE}h${SIDE}`;
    if (isOpen("ArrowLeft")) path += `M${x} ${y}v${SIDE}`;
    if (isOpen("ArrowRight")) path += `M${x + SIDE} ${y}v${SIDE}`;
  }
  return path;
}

/** A line through the middles of cells, as the path of a drawing. @param {string[]} cells */
export function line(cells) {
  return cells.map(middleOf).reduce((path, { x, y }) => `${path}${path ? "L" : "M"}${x} ${y}`, "");
}
