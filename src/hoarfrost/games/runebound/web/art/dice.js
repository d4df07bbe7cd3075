// @ts-check
/** The dice: movement dice with two or three terrains on a face, and dice with ten sides. */
// movementDie(terrains, frame?), movementDieGroup(terrains): a face by the terrains it shows; [] is a die not rolled
// tenDie(number, frame?), tenDieGroup(number): 1 to 10; null is a die not rolled

import { drawing, gouges, line, mass } from "../../../../web/art/svg.js";
import { lettering } from "../../../../web/art/lettering.js";
import { rime } from "../../../../web/art/scenery.js";
import { HEX, symbolHex } from "./terrains.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const CUBE = "M11 2H53Q62 2 62 11V53Q62 62 53 62H11Q2 62 2 53V11Q2 2 11 2Z";

/** Where hexes lie on a face, and how big: by how many there are. @type {Record<number, number[][]>} */
const PLACES = {
  1: [[32, 32, 0.8]],
  2: [
    [20.5, 22, 0.58],
    [43.5, 42, 0.58],
  ],
  3: [
    [32, 18.8, 0.49],
    [17.6, 43.6, 0.49],
    [46.4, 43.6, 0.49],
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

/** The facet that lies on top, and those beside it. */
const TOP = "M32 5L51 37L32 47L13 37Z";

/** @param {number | null} number */
export const tenDieGroup = (number) =>
  mass("M32 0L63 25L59 42L32 64L5 42L1 25Z", "var(--ink-2)") +
  line("M32 2V5M51 37L61 26M51 37L58 42M32 47V62M13 37L3 26M13 37L6 42", 2, "var(--card)") +
  mass(TOP, "var(--card)") +
  (number === null
    ? rime(32, 29, 12, "var(--card-edge)")
    : lettering(String(number), { x: 32, y: 40, size: 17, weight: 2.4, room: 24, ink: "var(--ink)" })) +
  gouges(
    [
      [13, 30, 24, 12, 2],
      [53, 30, 42, 13, 1.6],
    ],
    "var(--card)",
  );

/** @param {number | null} number @param {Frame} [frame] */
export const tenDie = (number, frame) => drawing("0 0 64 64", tenDieGroup(number), frame);
