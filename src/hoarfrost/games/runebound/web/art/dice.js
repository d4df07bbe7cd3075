// @ts-check
/** The dice: movement dice with two or three terrains on a face, and dice with ten sides. */
// movementDie(terrains, frame?), movementDieGroup(terrains): a face by the terrains it shows; [] is a die not rolled
// tenDie(number, frame?), tenDieGroup(number): 1 to 10; null is a die not rolled

import { drawing, line, mass } from "../../../../web/art/svg.js";
import { lettering } from "../../../../web/art/lettering.js";
import { rime } from "../../../../web/art/scenery.js";
import { HEX, symbolHex } from "./terrains.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const CUBE = "M11 2H53Q62 2 62 11V53Q62 62 53 62H11Q2 62 2 53V11Q2 2 11 2Z";

/** Where hexes lie on a face, and how big: by how many there are. @type {Record<number, number[][]>} */
const PLACES = {
  1: [[32, 32, 0.8]],
  2: [
    [20, 22, 0.56],
    [44, 42, 0.56],
  ],
  3: [
    [32, 18.5, 0.47],
    [18, 43, 0.47],
    [46, 43, 0.47],
  ],
};

/** @param {string[]} terrains */
export function movementDieGroup(terrains) {
  const places = PLACES[terrains.length] ?? PLACES[3];
  const hexes = terrains.slice(0, 3).map((id, n) => {
    const [x, y, size] = places[n];
    return (
      `<g transform="translate(${x} ${y}) scale(${size})">` +
      `${symbolHex(id)}${line(HEX, 2.5, `var(--t-${id}-i)`)}</g>`
    );
  });
  return (
    mass(CUBE, "var(--card)") +
    line(CUBE, 2.4, "var(--card-edge)") +
    (terrains.length ? hexes.join("") : rime(32, 32, 20, "var(--card-flake)"))
  );
}

/** @param {string[]} terrains @param {Frame} [frame] */
export const movementDie = (terrains, frame) => drawing("0 0 64 64", movementDieGroup(terrains), frame);

/** @param {number | null} number */
export const tenDieGroup = (number) =>
  mass("M32 1L62 26L58 42L32 63L6 42L2 26Z", "var(--ink-2)") +
  mass("M32 4L52 38L32 47L12 38Z", "var(--card)") +
  (number === null
    ? ""
    : lettering(String(number), { x: 32, y: 38, size: 15, weight: 2.4, ink: "var(--ink)" }));

/** @param {number | null} number @param {Frame} [frame] */
export const tenDie = (number, frame) => drawing("0 0 64 64", tenDieGroup(number), frame);
