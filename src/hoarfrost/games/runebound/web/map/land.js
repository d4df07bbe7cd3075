// @ts-check
/** The ground of the map: sea, coast, terrains, towns and printed jewels. It is drawn once. */

import { words } from "../../../../web/art/svg.js";
import { jewelGroup } from "../art/jewels.js";
import { terrainTexture, waves } from "../art/terrains.js";
import { townGroup } from "../art/towns.js";
import { grouped } from "../grouped.js";
import { COLUMNS, WIDTH } from "./hexes.js";

/** @typedef {import("./hexes.js").Hexes} Hexes */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

/** The room around the land, in which the coordinates stand. */
export const RIM = { left: 40, top: 24, right: 20, bottom: 14 };

/** The columns over which the name of the land stands, and its height. */
const NAME = { columns: 3, height: 26 };

/** The box of the drawing. @param {Hexes} hexes */
export function boxOf(hexes) {
  const { width, height } = hexes;
  return {
    x: -RIM.left,
    y: -RIM.top,
    width: width + RIM.left + RIM.right,
    height: height + RIM.top + RIM.bottom + lowered(hexes),
  };
}

/** How far the name of the land goes down: it stands in the sea, and never on land. @param {Hexes} hexes */
function lowered({ land, columns, rows }) {
  const isLand = Object.values(land.spaces).some(
    ({ column, row }) => row === rows - 1 && column >= columns - NAME.columns,
  );
  return isLand ? NAME.height : 0;
}

/** @param {Hexes} hexes @param {Catalogue} catalogue */
export function groundOf(hexes, catalogue) {
  const { land, names } = hexes;
  const whole = hexes.outline(names);
  const below = hexes.height - 2 + lowered(hexes);
  return (
    sea(hexes) +
    `<path class="coast" d="${whole}"/>` +
    grounds(hexes) +
    `<path class="hexline" d="${hexes.hexes(names)}"/><path class="shore" d="${whole}"/>` +
    names.map((name) => printed(hexes, name)).join("") +
    coordinates(hexes) +
    `<text class="landname" x="${hexes.width - 6}" y="${below}">${words(land.name)}</text>` +
    townsOf(hexes, catalogue, drawnTown)
  );
}

/** The names of towns, which stand above all that is drawn around spaces. */
/** @param {Hexes} hexes @param {Catalogue} catalogue */
export const namesOf = (hexes, catalogue) =>
  townsOf(hexes, catalogue, ({ name }) => `<text class="townname" y="25">${words(name)}</text>`);

/** A path for each terrain, so that a hundred hexes are seven elements. @param {Hexes} hexes */
function grounds(hexes) {
  const kinds = grouped(hexes.names, (name) => hexes.land.spaces[name].terrain ?? "town");
  return [...kinds].map(([kind, names]) => `<path class="t-${kind}" d="${hexes.hexes(names)}"/>`).join("");
}

/** The texture of a space, fainter below a jewel, and the jewel. @param {Hexes} hexes @param {string} name */
function printed(hexes, name) {
  const { terrain, jewel } = hexes.land.spaces[name];
  if (!terrain) return "";
  const { x, y } = hexes.middle(name);
  const socket = jewel
    ? `<g transform="translate(-10 -10) scale(.3125)">${jewelGroup(jewel, false)}</g>`
    : "";
  return (
    `<g transform="translate(${x.toFixed(2)} ${y})">` +
    `<g${jewel ? ' class="under-jewel"' : ""}>${terrainTexture(terrain)}</g>` +
    `${socket ? `<g class="socket">${socket}</g>` : ""}</g>`
  );
}

/**
 * Every town, and Green Vale.
 * @param {Hexes} hexes
 * @param {Catalogue} catalogue
 * @param {(town: {id: string, type: string, name: string}) => string} draw
 */
function townsOf(hexes, catalogue, draw) {
  const { land, names } = hexes;
  const vale = { id: "green_vale", type: "green_vale", name: land.valeName };
  return names
    .flatMap((space) => {
      const { town } = land.spaces[space];
      if (!town && space !== land.vale) return [];
      const { x, y } = hexes.middle(space);
      const drawn = draw(town ? { ...catalogue.town(town), id: town } : vale);
      return `<g transform="translate(${x.toFixed(2)} ${y})">${drawn}</g>`;
    })
    .join("");
}

/** @param {{id: string, type: string}} town */
function drawnTown({ id, type }) {
  const size = 36;
  return `<g transform="translate(${-size / 2} -25) scale(${size / 64})">${townGroup(id, type)}</g>`;
}

/** @param {Hexes} hexes */
function sea(hexes) {
  const { x, y, width, height } = boxOf(hexes);
  const spots = [
    [0.02, 0.13],
    [0.09, 0.09],
    [0.01, 0.47],
    [0.06, 0.82],
    [0.13, 0.94],
    [0.4, 0.985],
    [0.62, 0.985],
    [0.9, 0.9],
    [0.97, 0.62],
    [0.96, 0.2],
    [0.88, 0.07],
    [0.985, 0.4],
  ];
  const strokes = spots.map(
    ([across, down]) =>
      `<g transform="translate(${Math.round(x + across * width)} ${Math.round(y + down * height)})">${waves()}</g>`,
  );
  return (
    `<rect class="sea" x="${x - 2000}" y="${y - 2000}" width="${width + 4000}" height="${height + 4000}"/>` +
    strokes.join("")
  );
}

/** @param {Hexes} hexes */
function coordinates(hexes) {
  const { columns, rows } = hexes;
  const letters = Array.from({ length: columns }, (_, n) => {
    const x = (n + 0.5) * WIDTH;
    return `<text class="coordinate" x="${x.toFixed(1)}" y="-9">${COLUMNS[n]}</text>`;
  });
  const numbers = Array.from(
    { length: rows },
    (_, n) => `<text class="coordinate" x="-24" y="${n * 48 + 36}">${n + 1}</text>`,
  );
  return letters.join("") + numbers.join("");
}
