// @ts-check
/** The Demonic Rewards: the thing itself in ink with the stone of its rank, and the stones as backs. */

import { CUT, INK, SPOT, drawing, gouges, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { FLAME, paw } from "./emblems.js";
import { put } from "./placing.js";
import { ARROW, STAR } from "./tokens.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const EGG = "M30 2C44 2 53 23 53 37C53 52 43 61 30 61C17 61 7 52 7 37C7 23 16 2 30 2Z";
const BOOT = "M16 3H39L38 27L54 36C58 39 59 44 59 51V55H13V44C13 38 16 34 16 28Z";

/** @param {string} strap */
const snowshoe = (strap) =>
  line("M32 3C42 7 44 26 36 45L33 60L28 45C20 26 22 7 32 3Z", 4.6, INK) +
  line("M24 18H40M24 26H40M26 34H38M32 6V44", 2.4, INK) +
  mass("M27 22H37V32H27Z", strap);

/** A vial with a sign on it. @param {string} sign */
const vial = (sign) =>
  mass("M22 1H40V8H37V19L51 48C54 56 50 62 43 62H19C12 62 8 56 11 48L25 19V8H22Z") +
  line("M22 10H40", 2.4) +
  mass("M19.6 40H42.4L47 50C48.6 54.6 46 58 42 58H20C16 58 13.4 54.6 15 50Z", CUT) +
  sign +
  gouges([[26, 22, 20, 35, 2.2]]);

/** @param {string} pattern */
const egg = (pattern) => mass(EGG) + pattern + gouges([[22, 9, 15, 22, 2.8]]);

const coat = () =>
  mass("M20 3L30 8L40 3L52 10L60 34L50 38L47 27V61H13V27L10 38L0 34L8 10Z") +
  line("M30 9V61M14 30H46M13 40.5H47M13 51H47", 2.4) +
  line("M20 4L30 17L40 4", 2.4) +
  gouges([
    [10, 16, 6, 30, 2],
    [50, 16, 54, 30, 2],
  ]);

/** @type {Record<string, () => string>} */
const THINGS = {
  mending_draught: () =>
    mass("M24 1H38V8H36V17C48 20 56 29 56 40C56 53 45 62 31 62C17 62 6 53 6 40C6 29 14 20 26 17V8H24Z") +
    line("M24 10H38", 2.4) +
    mass("M27 28H35V36H43V44H35V52H27V44H19V36H27Z", CUT) +
    gouges([[14, 44, 15, 29, 2.8]]),
  quickstep_vial: () => vial(put(mass(ARROW, SPOT), 22.6, 40.6, 0.26)),
  focus_vial: () => vial(put(mass(STAR, SPOT), 22.4, 40.2, 0.27)),
  whetstone: () =>
    mass("M2 46L46 38L58 46V56L14 62L2 56Z") +
    line("M2 47L14 53L57 47M14 53V61", 2.2) +
    mass("M4 30L44 2C52 2 58 5 61 10L20 40Z") +
    line("M10 32L54 8", 2.4) +
    gouges([
      [24, 46, 42, 43, 2],
      [24, 26, 42, 13, 2],
    ]),
  padded_coat: coat,
  snowshoes: () =>
    `<g transform="translate(-15 0) rotate(-14 32 34)">${snowshoe(INK)}</g>` +
    `<g transform="translate(15 0) rotate(14 32 34)">${snowshoe(SPOT)}</g>`,
  anchor_boots: () =>
    mass(BOOT) +
    line("M18 16H38M13 50H58", 2.6) +
    `<circle cx="32" cy="27" r="3.4" fill="none" stroke="${CUT}" stroke-width="2.6"/>` +
    line("M32 30V46M24 37C24 43 28 46 32 46C36 46 40 43 40 37M27 33H37", 2.8),
  icepick: () =>
    mass("M1 24C14 4 46 1 60 19C48 14 40 14 36 15L30 62L21 61L27 16C19 17 11 20 1 24Z") +
    mass("M22.6 50L31 51L30 57.6L21.8 56.6Z", SPOT) +
    gouges([
      [10, 18, 26, 9, 2.2],
      [31, 20, 28, 44, 2],
    ]),
  ember_locket: () =>
    line("M8 2C10 18 20 24 30 26C40 24 50 18 52 2", 3.4, INK) +
    mass(
      "M30 62C16 54 9 47 9 38C9 31 14 27 20 27C25 27 28 29 30 32C32 29 35 27 40 27" +
        "C46 27 51 31 51 38C51 47 44 54 30 62Z",
    ) +
    put(mass(FLAME, CUT), 17.6, 30.6, 0.4) +
    put(mass(FLAME, SPOT), 22, 40, 0.25),
  far_lens: () =>
    mass("M1 47L20 34L29 48L10 61Z") +
    mass("M18 33L37 21L47 37L30 49Z") +
    mass("M35 19L52 6L63 24L47 38Z") +
    line("M20 34L30 49M36 20L47 37", 2.6) +
    mass("M54 8L61 21L57.4 23L50.6 11Z", SPOT) +
    gouges([
      [8, 47, 18, 40, 2],
      [26, 35, 36, 28, 2.2],
      [42, 23, 50, 16, 2.2],
    ]),
  warhorn: () =>
    mass("M2 13L9 6C12 20 21 27 31 25C40 23 44 15 46 3C57 13 63 32 60 52C47 54 29 54 17 43C7 34 3 24 2 13Z") +
    line("M11 20L4.6 24M24 26L15 40M36 24L31 50", 2.6) +
    line("M48 10C54 18 58 32 57.4 48", 4.4, SPOT) +
    gouges([[37, 43, 46, 24, 2.6]]),
  rimefang: () =>
    mass("M20 2H40L44 12L38 18C40 34 36 50 26 63C22 50 20 34 22 18L16 12Z") +
    line("M16 14H44", 2.6) +
    put(rime(32, 32, 30, CUT), 20.4, 21, 0.3) +
    gouges([
      [30, 40, 27, 55, 2.4],
      [26, 4, 26, 11, 2],
      [34, 4, 34, 11, 2],
    ]),
  stone_egg: () =>
    egg(
      line(
        "M8 34L20 28L30 36L42 26L52 32M20 28L16 14M30 36L26 50L12 50M26 50L34 60M30 36L46 48M42 26L38 8",
        2.6,
      ),
    ),
  hasty_egg: () =>
    egg(
      mass("M36 16L20 36H29L22 54L44 30H33.5L40 16Z", CUT) +
        mass("M34 20L25 33.4H32L28 45L39 32.6H30.4L35.6 20Z", SPOT),
    ),
  still_egg: () =>
    egg(
      mass("M17 17H43V22L33 34.5V38.5L43 51V56H17V51L27 38.5V34.5L17 22Z", CUT) +
        mass("M22 22H38L30.5 31H29.5ZM30 42L37 51H23Z"),
    ),
  hearth_egg: () => egg(put(mass(FLAME, CUT), 10.4, 14, 0.62) + put(mass(FLAME, SPOT), 19.2, 31.6, 0.34)),
  boost: () => vial(""),
  buff: () =>
    mass(STAR) +
    gouges([
      [32, 12, 32, 32, 2.4],
      [14, 28, 29, 34, 2.2],
    ]),
  set: coat,
  weapon: () =>
    mass("M62 1L58 20L29 47L16 34L43 5Z") +
    line("M9 32L31 54", 6, INK) +
    line("M17 46L6 57", 6.6, INK) +
    gouges([[23, 38, 54, 9, 2.6]]),
  pet: paw,
  dofus: () => egg(mass("M8 32L19 24L26 33L35 24L42 33L52 25L53 35L42 43L35 34L26 43L19 34L7 42Z", CUT)),
};

/** The rank of each of the house's rewards. @type {Record<string, string>} */
const RANK_OF = Object.fromEntries(
  Object.entries({
    granite: ["mending_draught", "quickstep_vial", "focus_vial", "whetstone", "padded_coat"],
    jade: ["snowshoes", "anchor_boots", "icepick", "ember_locket"],
    gold: ["far_lens", "warhorn", "rimefang"],
    ruby: ["stone_egg", "hasty_egg", "still_egg", "hearth_egg"],
  }).flatMap(([rank, rewards]) => rewards.map((reward) => [reward, rank])),
);

/** The stones: a rough block, a step cut, a coin's round, a brilliant. */
/** @type {Record<string, { edge: string, cuts: string }>} */
const STONES = {
  granite: {
    edge: "M14 6L38 2L57 14L62 38L47 59L20 62L3 46L4 20Z",
    cuts: "M14 6L24 24L4 20M24 24L44 28L38 2M44 28L62 38M44 28L40 46L47 59M24 24L18 44L3 46M18 44L40 46M18 44L20 62",
  },
  jade: {
    edge: "M18 2H46L58 14V50L46 62H18L6 50V14Z",
    cuts:
      "M24 13H40L47 20V44L40 51H24L17 44V20ZM18 2L24 13M46 2L40 13M58 14L47 20M58 50L47 44" +
      "M46 62L40 51M18 62L24 51M6 50L17 44M6 14L17 20",
  },
  gold: {
    edge: "M32 2C49 2 62 15 62 32C62 49 49 62 32 62C15 62 2 49 2 32C2 15 15 2 32 2Z",
    cuts: "M32 10C44 10 54 20 54 32C54 44 44 54 32 54C20 54 10 44 10 32C10 20 20 10 32 10ZM32 18L46 32L32 46L18 32Z",
  },
  ruby: {
    edge: "M15 5H49L63 24L32 62L1 24Z",
    cuts: "M1 24H63M15 5L22 24L32 5L42 24L49 5M22 24L32 62L42 24",
  },
};

/** @param {string} rank */
export function stoneGroup(rank) {
  const { edge, cuts } = STONES[rank] ?? STONES.granite;
  return `<g class="k-${rank}">${mass(edge)}${line(cuts, 2.4)}</g>`;
}

/**
 * A reward that lies face down: only its rank is known.
 * @param {string} rank @param {Frame} [frame]
 */
export const rewardBack = (rank, frame) => drawing("0 0 64 64", stoneGroup(rank), frame);

/**
 * @param {string} id
 * @param {Frame} [frame]
 * @param {{ rank?: string, type?: string, kind?: string }} [entry]  of a reward that the house has no drawing of
 */
export function reward(id, frame, entry = {}) {
  const draw = THINGS[id] ?? THINGS[entry.kind ?? ""] ?? THINGS[entry.type ?? ""] ?? THINGS.boost;
  const rank = RANK_OF[id] ?? entry.rank ?? "granite";
  const edge = line((STONES[rank] ?? STONES.granite).edge, 14);
  const corner = put(edge + stoneGroup(rank), 41, 41, 0.36);
  return drawing("0 0 64 64", draw() + corner, frame);
}
