// @ts-check
/** The spaces of a map as hexes of a drawing: pointed at the top, every second row half a hex further east. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("../types.js").Land} Land */

/** The radius of a hex, its width, and how far rows are apart, in the units of the drawing. */
export const RADIUS = 32;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const ROW = 1.5 * RADIUS;
export const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The corners of a hex around its middle, clockwise from the top. @type {Point[]} */
const CORNERS = [
  { x: 0, y: -RADIUS },
  { x: WIDTH / 2, y: -RADIUS / 2 },
  { x: WIDTH / 2, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -WIDTH / 2, y: RADIUS / 2 },
  { x: -WIDTH / 2, y: -RADIUS / 2 },
];
/** Sides go clockwise from the north-east, each from the corner of the same number. */
const SIDES = 6;
/** @type {Record<string, number[]>} the sides in the direction of an arrow, the straightest first */
const ARROW_SIDES = { ArrowRight: [1], ArrowLeft: [4], ArrowUp: [0, 5], ArrowDown: [2, 3] };

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;

export class Hexes {
  /** @type {Map<string, string>} names by column and row */
  #names = new Map();

  /** @param {Land} land */
  constructor(land) {
    this.land = land;
    this.names = Object.keys(land.spaces);
    for (const name of this.names) this.#names.set(placeKey(land.spaces[name]), name);
    const places = Object.values(land.spaces);
    this.columns = Math.max(...places.map(({ column }) => column)) + 1;
    this.rows = Math.max(...places.map(({ row }) => row)) + 1;
    this.width = (this.columns + 0.5) * WIDTH;
    this.height = (this.rows - 1) * ROW + 2 * RADIUS;
  }

  /** The middle of a space. @param {string} name @returns {Point} */
  middle(name) {
    return middleAt(this.land.spaces[name]);
  }

  /** What lies beyond a side of a space; undefined is the sea. @param {string} name @param {number} side */
  across(name, side) {
    const { column, row } = this.land.spaces[name];
    const west = column - 1 + (row % 2); // of the two in the rows above and below
    const places = [
      { column: west + 1, row: row - 1 },
      { column: column + 1, row },
      { column: west + 1, row: row + 1 },
      { column: west, row: row + 1 },
      { column: column - 1, row },
      { column: west, row: row - 1 },
    ];
    return this.#names.get(placeKey(places[side]));
  }

  /** @param {string} name @returns {string[]} */
  beside(name) {
    return Array.from({ length: SIDES }, (_, side) => this.across(name, side)).filter(
      (found) => found !== undefined,
    );
  }

  /**
   * Where an arrow leads: up and down within the column, as far as there is land; beyond the sea to what is nearest.
   * @param {string} name
   * @param {string} arrow
   * @returns {string}
   */
  toward(name, arrow) {
    const { column } = this.land.spaces[name];
    const found = ARROW_SIDES[arrow]
      .map((side) => this.across(name, side))
      .filter((one) => one !== undefined);
    const same = found.find((one) => this.land.spaces[one].column === column);
    return same ?? found[0] ?? this.#beyond(name, arrow) ?? name;
  }

  /** @param {string} name @param {string} arrow */
  #beyond(name, arrow) {
    const here = this.land.spaces[name];
    const isAcross = arrow === "ArrowLeft" || arrow === "ArrowRight";
    const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
    const far = (/** @type {string} */ other) => {
      const there = this.land.spaces[other];
      const along = isAcross ? there.column - here.column : there.row - here.row;
      const aside = isAcross ? there.row - here.row : there.column - here.column;
      return along * sign > 0 && (isAcross ? aside === 0 : Math.abs(aside) <= 2)
        ? along * sign + Math.abs(aside) / 4
        : Infinity;
    };
    const nearest = this.names.toSorted((one, other) => far(one) - far(other))[0];
    return far(nearest) < Infinity ? nearest : null;
  }

  /** The lines around a set of spaces, as the path of a drawing. @param {Iterable<string>} names */
  outline(names) {
    const inside = new Set(names);
    let path = "";
    for (const name of inside) {
      const { x, y } = this.middle(name);
      for (let side = 0; side < SIDES; side += 1) {
        const next = this.across(name, side);
        if (next !== undefined && inside.has(next)) continue;
        const from = CORNERS[side],
          to = CORNERS[(side + 1) % SIDES];
        path += `M${short(x + from.x)} ${short(y + from.y)}L${short(x + to.x)} ${short(y + to.y)}`;
      }
    }
    return path;
  }

  /** Hexes as one path. @param {Iterable<string>} names @param {number} [share]  of the full size */
  hexes(names, share = 1) {
    return [...names].map((name) => hexAt(this.middle(name), share)).join("");
  }

  /** A line through the middles of spaces. @param {string[]} names */
  line(names) {
    return names
      .map((name) => this.middle(name))
      .reduce((path, { x, y }) => `${path}${path ? "L" : "M"}${short(x)} ${short(y)}`, "");
  }
}

/** @param {{column: number, row: number}} place @returns {Point} */
function middleAt({ column, row }) {
  return { x: (column + 0.5 + (row % 2) / 2) * WIDTH, y: row * ROW + RADIUS };
}

/** @param {{column: number, row: number}} place */
const placeKey = ({ column, row }) => `${column} ${row}`;

/** @param {Point} middle @param {number} [share] */
export function hexAt({ x, y }, share = 1) {
  const corners = CORNERS.map((corner) => `${short(x + corner.x * share)} ${short(y + corner.y * share)}`);
  return `M${corners.join("L")}Z`;
}
