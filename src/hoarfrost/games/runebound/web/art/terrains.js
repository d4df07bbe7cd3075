// @ts-check
/** The seven terrains: pointy hexes of radius 32 around (0, 0), each with a texture of its own. */
// HEX: the outline; TERRAINS: ids; terrainTexture(id), terrainHex(id): groups around (0, 0), without and with ground
// wildHex(): any terrain; symbolHex(id): one of the terrains or "wild"
// terrain(id, frame?), symbol(id, frame?): pictures; waves(): a stroke of the open sea around (0, 0)

import { drawing, dot, line, mass } from "../../../../web/art/svg.js";
import { fir } from "../../../../web/art/scenery.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

export const HEX = "M0 -32L27.71 -16V16L0 32L-27.71 16V-16Z";

/** @param {string} id */
const inkOf = (id) => `var(--t-${id}-i)`;

/** @type {Record<string, (ink: string, ground: string) => string>} */
const TEXTURES = {
  fjord: (ink) =>
    mass(
      [
        [-16, -12],
        [2, -4],
        [-18, 5],
        [4, 13],
      ]
        .map(([x, y]) => `M${x} ${y}q4.5 -6 9 0t9 0q-4.5 5 -9 1.6t-9 -1.6Z`)
        .join(""),
      ink,
    ) + cuts("-6 -20 6 -20 1.6; -8 21 6 21 1.6", ink),
  tundra: (ink) =>
    cuts(
      [
        [-13, -6],
        [9, -12],
        [2, 7],
        [-12, 17],
        [15, 12],
      ]
        .map(
          ([x, y]) =>
            `${x} ${y} ${x - 4} ${y - 8} 1.5;${x} ${y} ${x} ${y - 10} 1.5;${x} ${y} ${x + 4} ${y - 8} 1.5`,
        )
        .join(";"),
      ink,
    ) +
    dot(-2, -14, 1.3, ink) +
    dot(18, -1, 1.3, ink) +
    dot(-19, 6, 1.3, ink),
  ice: (ink) =>
    line("M-22 -6L-7 -3L1 -20M-7 -3L-2 9L16 4L24 9M-2 9L-9 24M16 4L13 -14", 1.9, ink) +
    cuts("6 -8 11 -13 1.5; -18 3 -10 4 1.5; 4 15 11 13 1.5; -13 -13 -9 -8 1.3", ink),
  snowdrift: (ink) =>
    mass(
      [
        [-21, -5, 1],
        [-8, 8, 1],
        [-19, 19, 0.8],
        [-4, -16, 0.8],
      ]
        .map(
          ([x, y, k]) =>
            `M${x} ${y}c${7 * k} ${-8 * k} ${17 * k} ${-9 * k} ${26 * k} ${-k}` +
            `c${-9 * k} ${-3.5 * k} ${-17 * k} ${-3 * k} ${-26 * k} ${k}Z`,
        )
        .join(""),
      ink,
    ) +
    dot(16, -14, 1.2, ink) +
    dot(-16, -15, 1.2, ink) +
    dot(20, 6, 1.2, ink) +
    dot(-4, 0, 1, ink),
  forest: (ink, ground) =>
    fir(-12, 8, 25, ink, ground) + fir(11, 4, 23, ink, ground) + fir(1, 23, 28, ink, ground),
  mountain: (ink, ground) =>
    mass("M-25 14L-8 -18L2 -2L9 -12L25 14Z", ink) +
    mass("M-8 -18L2 -2L-2 -4L-4 5L-8 -3L-12 2Z", ground) +
    mass("M9 -12L15 -2L11 2L8 -4L6 -2Z", ground) +
    cuts("-15 4 -20 13 1.5; -8 6 -10 13 1.5; 4 4 2 13 1.5; 14 6 17 13 1.5", ground) +
    cuts("-14 20 12 19 1.5", ink),
  wastes: (ink, ground) =>
    mass("M-20 17L-14 -8L-9 10L-3 -20L4 9L11 -12L14 8L20 -3L22 17Z", ink) +
    cuts("-3 -15 -3 12 1.8; -14 -2 -15 13 1.3; 11 -6 10 12 1.5; 19 3 18 13 1.2", ground) +
    cuts("-22 22 -2 21 1.4; 2 23 18 21.5 1.4; 8 -20 20 -17 1.3; -22 -16 -10 -18 1.3", ink),
};

export const TERRAINS = Object.keys(TEXTURES);

/** @param {string} id */
export const terrainTexture = (id) => (TEXTURES[id] ?? TEXTURES.snowdrift)(inkOf(id), `var(--t-${id})`);

/** @param {string} id */
export const terrainHex = (id) => mass(HEX, `var(--t-${id})`) + terrainTexture(id);

/** The sign that stands for every terrain: a star of six rays, one for each side of a hex. */
export function wildHex() {
  const ray = "M0 -24L5 -8L0 0L-5 -8Z";
  const rays = [0, 60, 120, 180, 240, 300].map((angle) => `<path d="${ray}" transform="rotate(${angle})"/>`);
  return mass(HEX, "var(--t-wild)") + `<g fill="var(--t-wild-i)">${rays.join("")}</g>`;
}

/** @param {string} id  a terrain or "wild" */
export const symbolHex = (id) => (id === "wild" ? wildHex() : terrainHex(id));

/** @param {string} id */
const framed = (id) => symbolHex(id) + line(HEX, 2, inkOf(id));

/** @param {string} id  a terrain or "wild" @param {Frame} [frame] */
export const symbol = (id, frame) => drawing("-33 -33 66 66", framed(id), frame);

/** @param {string} id @param {Frame} [frame] */
export const terrain = symbol;

/** Two waves of the open sea. */
export const waves = () => line("M-12 -6q4 -5 8 0t8 0M2 8q4 -5 8 0t8 0", 1.6, "var(--t-sea-i)");
