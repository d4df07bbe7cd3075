// @ts-check
/** The picture above a market: the town in the snow, stalls before it, and a fire. */

import { fir, grain } from "../../../../web/art/scenery.js";
import { drawing, line, mass } from "../../../../web/art/svg.js";
import { townGroup } from "../art/towns.js";

const WIDTH = 900;
const HEIGHT = 150;

/** Where firs stand: x, y, height. */
const FIRS = [
  [40, 112, 62],
  [78, 116, 84],
  [118, 112, 54],
  [300, 104, 40],
  [330, 106, 52],
  [604, 104, 46],
  [640, 106, 60],
  [812, 114, 80],
  [850, 116, 60],
  [884, 112, 90],
];

/** Where stalls stand, and how big they are. */
const STALLS = [
  [180, 128, 1],
  [356, 122, 0.78],
  [560, 122, 0.78],
  [716, 128, 1],
];

/**
 * A stall with an awning, on (0, 0).
 * @param {number[]} place
 */
const stall = ([x, y, size]) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line("M-34 0V-44M34 0V-44", 4, "var(--hill-4)") +
  mass("M-38 -4V-20H38V-4Z", "var(--hill-3)") +
  mass(
    "M-46 -40L-36 -62H36L46 -40Q40 -30 34.5 -40Q29 -30 23 -40Q17 -30 11.5 -40Q6 -30 0 -40" +
      "Q-6 -30 -11.5 -40Q-17 -30 -23 -40Q-29 -30 -34.5 -40Q-40 -30 -46 -40Z",
    "var(--e-spot)",
  ) +
  mass("M-36 -62H36L41 -52Q20 -58 4 -54T-41 -52Z", "var(--snow)") +
  mass("M-26 -20V-28H-14V-20ZM-6 -20Q-6 -30 2 -30T10 -20ZM18 -20L24 -32L30 -20Z", "var(--hill-4)") +
  "</g>";

/** @param {string} town @param {string} type */
export function banner(town, type) {
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--sky-2)"/>` +
    grain(WIDTH, 80, 34, 11, "var(--sky-mark)", 10, 34) +
    mass(
      "M0 92L90 58L170 84L262 40L350 78L470 52L560 84L668 34L760 76L830 56L900 80V150H0Z",
      "var(--hill-1)",
    ) +
    mass(
      "M262 40L300 58L284 64L270 56L258 74L244 60L226 60ZM668 34L706 54L690 60L676 50L664 70L650 56L630 56Z",
      "var(--snow)",
    ) +
    mass("M0 108Q220 88 450 100T900 98V150H0Z", "var(--hill-2)") +
    FIRS.map(([x, y, h]) => fir(x, y, h, "var(--hill-3)", "var(--hill-1)")).join("") +
    mass("M0 122Q200 104 450 112T900 110V150H0Z", "var(--snow)") +
    STALLS.map(stall).join("") +
    `<g class="mtown" transform="translate(406 33) scale(1.4)">${townGroup(town, type)}</g>` +
    grain(WIDTH, HEIGHT, 26, 3, "var(--snow)", 3, 5);
  return drawing(`0 0 ${WIDTH} ${HEIGHT}`, body, { slice: true, cls: "mbannerpic" });
}
