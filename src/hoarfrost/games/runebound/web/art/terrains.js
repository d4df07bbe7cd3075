// @ts-check
/** The seven terrains: pointy hexes of radius 32 around (0, 0), each with a texture of its own. */
// HEX: the outline; TERRAINS: ids; terrainTexture(id), terrainHex(id): groups around (0, 0), without and with ground
// wildHex(): any terrain; symbolHex(id): one of the terrains or "wild"
// terrain(id, frame?), symbol(id, frame?), terrains(list, frame?): pictures
// waves(): a stroke of the open sea around (0, 0)

import { drawing, dot, line, mass } from "../../../../web/art/svg.js";
import { fir } from "../../../../web/art/scenery.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

export const HEX = "M0 -32L27.71 -16V16L0 32L-27.71 16V-16Z";

/** @param {string} id */
const inkOf = (id) => `var(--t-${id}-i)`;

/** @type {Record<string, (ink: string, ground: string) => string>} */
const TEXTURES = {
  fjord: (ink, ground) =>
    mass(
      "M-27.71 -16L-22 -19.3L-19 -10L-23 -4L-18 5L-22 12L-19 21L-27.71 16Z" +
        "M27.71 16L23 18.7L20 12L23 4L18 -5L22 -12L18 -21.6L27.71 -16Z",
      "var(--t-fjord-c)",
    ) +
    cuts("-22 -14 -26 -6 1.5; -21 6 -26 11 1.5; 22 -14 26 -6 1.5; 22 8 26 12 1.5", ground) +
    mass(
      "M-13 -13q4.6 -6.6 9.2 0t9.2 0q-4.6 5.4 -9.2 2t-9.2 -2ZM-5 2q5 -7 10 0t10 0q-5 5.4 -10 2t-10 -2Z",
      ink,
    ) +
    mass("M-13 17q4.6 -6.6 9.2 0t9.2 0q-4.6 5.4 -9.2 2t-9.2 -2Z", ink),
  tundra: (ink) =>
    cuts(
      [
        [-12, -5],
        [11, -9],
        [1, 10],
        [-15, 18],
        [17, 15],
      ]
        .map(
          ([x, y]) =>
            `${x} ${y} ${x - 5.5} ${y - 8} 2.2;${x} ${y} ${x + 0.5} ${y - 12} 2.2;${x} ${y} ${x + 5.5} ${y - 8} 2.2`,
        )
        .join(";"),
      ink,
    ) + mass("M-3 -21l4 -2l4 2l-4 2ZM-24 4l3 -2l3 2l-3 2ZM3 22l3 -2l3 2l-3 2ZM19 1l3 -2l3 2l-3 2Z", ink),
  ice: (ink) =>
    line("M-24 -7L-7 -3L1 -24M-7 -3L-2 10L16 4L26 9M-2 10L-10 26M16 4L12 -19", 2.5, ink) +
    cuts("5 -7 10 -13 2; -19 4 -10 6 2; 4 18 12 14 2; -14 -15 -9 -9 1.8", ink),
  snowdrift: (ink) =>
    mass(
      [
        [-24, -3, 1.08],
        [-7, 11, 1.08],
        [-20, 22, 0.86],
        [-6, -15, 0.9],
      ]
        .map(
          ([x, y, k]) =>
            `M${x} ${y}c${7 * k} ${-10 * k} ${18 * k} ${-11 * k} ${27 * k} ${-k}` +
            `c${-9 * k} ${-4.5 * k} ${-18 * k} ${-3.6 * k} ${-27 * k} ${k}Z`,
        )
        .join(""),
      ink,
    ) +
    dot(18, -11, 1.7, ink) +
    dot(-15, -18, 1.7, ink) +
    dot(21, 2, 1.7, ink) +
    dot(-3, 1, 1.5, ink) +
    dot(13, 20, 1.6, ink),
  forest: (ink, ground) =>
    fir(-13, 8, 27, ink, ground) + fir(13, 5, 26, ink, ground) + fir(0, 25, 32, ink, ground),
  mountain: (ink, ground) =>
    mass("M-26 16L-9 -20L1 -3L9 -15L26 16Z", ink) +
    mass("M-9 -20L0 -4.6L-3 -5L-5 4L-9 -4L-13 3L-16 -5Z", ground) +
    mass("M9 -15L15.6 -3L12 2L8.6 -5L6 -2L3 -6Z", ground) +
    cuts("-16 5 -21 14 1.8; -8 7 -11 15 1.8; 4 3 1 14 1.9; 15 7 19 15 1.8", ground) +
    cuts("-15 21 14 20.4 1.8", ink),
  wastes: (ink, ground) =>
    mass("M-22 17L-16 -7L-10 9L-3 -23L5 8L12 -14L15 7L21 -4L24 17Z", ink) +
    cuts("-3 -16 -3 13 2; -15.6 0 -16.6 14 1.6; 11.6 -6 10.4 13 1.8; 20.4 3 19 14 1.4", ground) +
    cuts("-20 23 -2 22 1.8; 3 24.4 17 22 1.8; 9 -21 20 -17.6 1.6; -22 -15 -11 -18.6 1.6", ink),
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
  return `${mass(HEX, "var(--t-wild)")}<g fill="var(--t-wild-i)">${rays.join("")}</g>`;
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

/**
 * A piece of a map: up to seven terrains, the last in the middle.
 * @param {string[]} list @param {Frame} [frame]
 */
export function terrains(list, frame) {
  const hexes = list.map((id, n) => {
    const angle = ((n * 60 + 30) * Math.PI) / 180;
    const far = n === 6 ? 0 : 55.43;
    const place = `${Math.round(Math.sin(angle) * far)} ${Math.round(-Math.cos(angle) * far)}`;
    return `<g transform="translate(${place})">${terrainHex(id)}${line(HEX, 1.6, "var(--hex-line)")}</g>`;
  });
  return drawing("-85 -85 170 170", hexes.join(""), frame);
}
