// @ts-check
/**
 * The emblem of a spell: what it does, cut out of a mass that says its element by shape and ink. Healing is a heart,
 * a special spell a pennant.
 */

import { CUT, INK, dot, drawing, gouges, line, mass, mirrored } from "../../../../web/art/svg.js";
import { MARKS } from "./dice.js";
import { ELEMENTS, POWERS, paw } from "./emblems.js";
import { bust, wool } from "./figures.js";
import { put } from "./placing.js";
import { GAUGES } from "./tokens.js";

/**
 * @typedef {object} SpellEntry  as in `things.spells`, or in a content file
 * @property {string} [id]
 * @property {string} [kind]
 * @property {string} [element]
 * @property {string} [area]
 * @property {unknown} [range]
 * @property {(string | { op: string, k?: string })[]} [ops]  what it does
 * @property {(string | { op: string, k?: string })[]} [effects]  the same in a content file; in `things` it is words
 */

/** The mass of each element, and where on it the picture goes: `[x, y, scale]` of its middle. */
/** @type {Record<string, { body: () => string, at: [number, number, number] }>} */
const TILES = {
  earth: { body: () => mass("M10 2H54L62 10V54L54 62H10L2 54V10Z"), at: [32, 32, 0.7] },
  fire: {
    body: () =>
      mass(
        "M33 0C36 7 43 8 48 4C49 11 59 17 61.5 29C64 47 51 63.5 32 63.5C13 63.5 0 47 2.5 29" +
          "C4.5 20 11 17 13 9C17 10.5 20 13 22 16C27 12 32 8 33 0Z",
      ),
    at: [32, 38, 0.62],
  },
  water: {
    body: () =>
      mass(
        "M32 0C38 9 47 13 54 21C60 28 62 34 61.5 41C59.5 55 47 63.5 32 63.5C17 63.5 4.5 55 2.5 41" +
          "C2 34 4 28 10 21C17 13 26 9 32 0Z",
      ),
    at: [32, 38, 0.62],
  },
  air: { body: () => wool(32, 32, 26.5, 9), at: [32, 32, 0.68] },
  neutral: { body: () => dot(32, 32, 31, INK), at: [32, 32, 0.68] },
  heal: {
    body: () =>
      mass(
        "M32 63C11 48 1 36 1 22C1 10 9 3 18 3C24 3 29 6 32 12C35 6 40 3 46 3C55 3 63 10 63 22C63 36 53 48 32 63Z",
      ),
    at: [32, 29.5, 0.56],
  },
  special: { body: () => mass("M3 3H61V47L32 62L3 47Z"), at: [32, 28, 0.68] },
};

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} width */
const hoop = (x, y, rx, ry, width) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;
const clock = () => dot(32, 32, 30, INK) + dot(32, 32, 23) + line("M32 15V32L43 40", 5, INK);
const arrow = () =>
  line("M14 50L46 18", 5.4, INK) + mass("M62 2L55 29L35 9Z") + mass("M1 51L13 39L21 43L25 51L13 63L12 52Z");
const push = () => mass("M2 6H11V58H2Z") + line("M20 12L36 32L20 52M40 12L56 32L40 52", 7.6, INK);
const flake = () =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 32 32)">${line("M32 2V62M22 8L32 18L42 8M22 56L32 46L42 56", 5, INK)}</g>`,
    )
    .join("");
const drop = () => mass("M32 1C43 17 55 29 55 42C55 55 45 63 32 63C19 63 9 55 9 42C9 29 21 17 32 1Z");
const plus = () => mass("M23 3H41V23H61V41H41V61H23V41H3V23H23Z");

/** @type {Record<string, () => string>} */
const GLYPHS = {
  arrow,
  arrows: () => put(arrow(), -4, -2, 0.74) + put(arrow(), 18, 18, 0.74),
  barbed: () => arrow() + line("M23 25L24 40L39 41M33 15L34 30L49 31", 4.6, INK),
  plague: () =>
    arrow() + dot(12, 14, 5, INK) + dot(26, 6, 4, INK) + dot(52, 46, 5, INK) + dot(42, 58, 4, INK),
  frost_arrow: () => put(arrow(), -2, 10, 0.86) + put(flake(), 0, 0, 0.46),
  repel: () => put(arrow(), -4, 18, 0.74) + line("M32 3C48 4 60 16 61 32", 7, INK),
  crosshair: () => hoop(32, 32, 21, 21, 6) + line("M32 2V22M32 42V62M2 32H22M42 32H62", 5.4, INK),
  push,
  pull: () => line("M12 10V32C12 60 52 60 52 32V10", 13, INK) + line("M3 22H22M42 22H61", 4),
  retreat: () => line("M57 58C58 32 44 20 18 21", 8, INK) + mass("M25 2L1 21L25 40Z"),
  ap_up: () => GAUGES.AP(INK, CUT, true),
  ap_down: () => GAUGES.AP(INK, CUT, false),
  mp_up: () => GAUGES.MP(INK, CUT, true),
  mp_down: () => GAUGES.MP(INK, CUT, false),
  sled: () =>
    mass("M4 22H46V33H4Z") + line("M14 33V48M36 33V48", 5, INK) + line("M3 50H46C60 50 64 34 52 26", 6, INK),
  whip: () =>
    line("M5 60L20 40", 9, INK) +
    line("M20 40C28 14 60 8 60 28C60 46 36 46 38 32C39 27 45 26 47 30", 4.6, INK),
  pendulum: () =>
    line("M18 3L40 38", 5, INK) + dot(44, 46, 16, INK) + dot(44, 46, 7) + line("M6 3H30", 5, INK),
  hourglass: () =>
    mass("M10 1H54V10L38 29V35L54 54V63H10V54L26 35V29L10 10Z") +
    mass("M20 10H44L33 24H31Z", CUT) +
    mass("M32 39L44 55H20Z", CUT),
  clock,
  stopped: () => clock() + line("M6 58L58 6", 13) + line("M6 58L58 6", 6, INK),
  pie: () =>
    mass("M29 3V35H61C60 51 47 62 31 62C15 62 2 50 2 33C2 17 13 5 29 3Z") +
    mass("M36 1C50 2 61 13 62 28H36Z") +
    line("M22 20V40H40", 4),
  burst: MARKS.C,
  skull: () =>
    mass("M32 2C49 2 60 13 60 28C60 37 56 42 49 45L48 61H16L15 45C8 42 4 37 4 28C4 13 15 2 32 2Z") +
    mirrored(mass("M36 28C38 22 47 21 51 26C52 34 47 38 41 37C37 36 35 32 36 28Z", CUT)) +
    mass("M32 37L37 45H27Z", CUT) +
    line("M26 52V60M32 52V60M38 52V60", 3),
  crown: () => mass("M6 58L1 12L18 28L32 4L46 28L63 12L58 58Z") + line("M36 8L29 24L38 32L28 44L35 57", 4.4),
  snail: () =>
    mass("M7 60C2 48 6 38 4 26L1 16L8 22L13 13L15 25C16 36 16 44 20 50H60C64 54 62 60 58 60Z") +
    dot(40, 32, 21, INK) +
    line("M40 34C41 30 46 31 45 36C43 42 32 40 33 31C35 22 49 22 52 32", 4),
  plus,
  drain: () =>
    mass(
      "M26 60C8 47 1 38 1 26C1 15 8 10 15 10C20 10 24 13 26 18C28 13 32 10 37 10C44 10 51 15 51 26" +
        "C51 38 44 47 26 60Z",
    ) + line("M62 4L34 32M32 20V34H46", 5),
  shield: MARKS.A,
  bash: () => put(MARKS.A(), -4, 5, 0.84) + line("M50 14L61 30L50 46", 6.4, INK),
  sting: () =>
    mass("M2 4C34 4 50 24 62 62C30 54 6 36 2 4Z") +
    gouges([
      [10, 12, 44, 46, 3.4],
      [8, 24, 28, 42, 3],
    ]),
  wind: ELEMENTS.air,
  gobball: () => bust("gobball"),
  tofu: () => bust("tofu"),
  bomb: POWERS.explosive,
  feather: POWERS.agility,
  leaf: () =>
    mass("M8 54C0 26 20 4 61 3C62 42 42 62 14 56L6 63L2 60Z") +
    line("M10 56L44 20", 4) +
    gouges([
      [24, 40, 23, 24, 3],
      [35, 29, 36, 13, 3],
      [28, 38, 46, 40, 3],
    ]),
  toad: () =>
    mass("M4 32C0 10 20 4 24 16Q32 13 40 16C44 4 64 10 60 32C66 46 52 60 32 60C12 60 -2 46 4 32Z") +
    dot(14.5, 20, 5) +
    dot(49.5, 20, 5) +
    line("M12 42Q32 54 52 42", 4.4) +
    dot(28, 30, 2) +
    dot(36, 30, 2),
  claws: () =>
    gouges(
      [
        [22, 1, 4, 56, 6],
        [42, 3, 24, 62, 6.6],
        [60, 8, 46, 60, 6],
      ],
      INK,
    ),
  spit: () => put(drop(), -5, 26, 0.42) + put(drop(), 16, 18, 0.5) + put(drop(), 34, 2, 0.6),
  paw,
  leap: () => line("M4 58C4 20 30 6 48 22", 6, INK) + mass("M60 34L38 33L54 10Z") + put(paw(), 21, 29, 0.5),
  sword: () =>
    mass("M63 1L59 20L29 48L16 35L44 5Z") +
    line("M9 33L31 55", 7, INK) +
    line("M17 47L5 59", 7.4, INK) +
    gouges([[24, 39, 54, 9, 2.8]]),
  mask: () =>
    mass("M1 18C14 10 26 13 32 19C38 13 50 10 63 18C64 42 50 52 40 45L32 38L24 45C14 52 0 42 1 18Z") +
    mirrored(mass("M38 28C42 22 52 22 55 26C53 34 42 36 38 28Z", CUT)),
  thread: () =>
    line("M5 59L46 18", 5, INK) +
    `<g transform="rotate(45 51 13)">${hoop(51, 13, 5, 9, 4.4)}</g>` +
    line("M55 9C66 26 38 28 46 42C52 54 34 52 28 61", 3.8, INK),
  needle: () => mass("M63 1L25 48L16 39Z") + dot(14, 50, 11, INK) + dot(14, 50, 4.4),
  hands: () =>
    put(ELEMENTS.fire(), 16, -2, 0.5) +
    mirrored(mass("M62 24C54 30 50 40 36 42L34 62H52C60 52 64 38 62 24Z")),
  flame: ELEMENTS.fire,
  pitchfork: () =>
    line("M8 60L34 30", 6, INK) +
    line("M20 14C12 34 34 52 52 44M34 30L56 6M20 14L36 2M52 44L62 26", 5.4, INK),
  seeds: () =>
    [
      [8, 40, 0],
      [28, 44, 30],
      [48, 38, 60],
      [18, 20, -20],
      [42, 16, 20],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="6" ry="10" fill="${INK}"/></g>`,
      )
      .join(""),
  swap: () =>
    line("M4 20H42", 8, INK) +
    mass("M38 3L62 20L38 37Z") +
    line("M60 45H22", 8, INK) +
    mass("M26 28L2 45L26 62Z"),
  flake,
  orb: () =>
    dot(32, 32, 13, INK) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => `<g transform="rotate(${turn} 32 32)">${line("M32 3V12", 6, INK)}</g>`)
      .join(""),
  portal: () => hoop(38, 32, 20, 28, 6) + line("M3 32H32", 7, INK) + mass("M28 18L47 32L28 46Z"),
  fangs: () =>
    mass("M1 4H63L56 27L47 13L39 31L32 15L25 31L17 13L8 27Z") +
    mass("M1 60H63L56 40L47 52L39 37L32 50L25 37L17 52L8 40Z"),
  lips: () =>
    mass("M1 30C12 12 24 12 32 20C40 12 52 12 63 30C52 50 42 56 32 56C22 56 12 50 1 30Z") +
    line("M8 31Q20 30 32 34Q44 30 56 31", 4.4),
  fist: POWERS.strength,
  cube: () =>
    mass("M36 8L61 20V46L36 60L11 46V20Z") +
    line("M11 20L36 33L61 20M36 33V60", 4) +
    line("M1 26V50", 5, INK),
  pick: () => mass("M1 26C16 4 48 2 63 20C50 14 42 14 38 15L32 62L23 61L29 16C20 17 12 20 1 26Z"),
  horn: () =>
    mass(
      "M1 14L10 5C13 19 22 27 32 25C41 23 45 15 47 2C58 12 65 32 62 54C48 56 30 56 17 45C6 35 2 25 1 14Z",
    ) + line("M25 26L16 41M38 24L33 52", 4.4),
};

/** The pictures of the house's spells, with the mass behind each. @type {Record<string, [string, string]>} */
const SPELLS = {
  retreat_shot: ["retreat", "water"],
  plant_bomb: ["bomb", "special"],
  plaguing_arrow: ["plague", "air"],
  long_shot: ["crosshair", "special"],
  giddy_up: ["mp_up", "special"],
  second_wind: ["ap_up", "special"],
  sled_ram: ["sled", "earth"],
  punishment: ["whip", "fire"],
  pendulum_blow: ["pendulum", "water"],
  hourglass_gale: ["hourglass", "air"],
  stopped_hour: ["stopped", "special"],
  cruel_shot: ["barbed", "air"],
  devastation: ["burst", "fire"],
  vile_age: ["skull", "water"],
  infamy: ["crown", "earth"],
  sluggish: ["snail", "water"],
  restauration: ["plus", "heal"],
  shield_bash: ["bash", "earth"],
  brace: ["shield", "special"],
  irritating_sting: ["sting", "fire"],
  puff: ["wind", "air"],
  gobbolob: ["gobball", "earth"],
  summon_gobball: ["gobball", "special"],
  disgrace: ["leaf", "earth"],
  toadaby: ["toad", "earth"],
  repelling_arrow: ["repel", "air"],
  snap_shot: ["arrows", "fire"],
  decoy: ["pull", "earth"],
  distance: ["push", "air"],
  claw: ["claws", "earth"],
  snow_spit: ["spit", "water"],
  lick_wounds: ["paw", "heal"],
  powerful_ha_sword: ["sword", "fire"],
  feline_leap: ["leap", "special"],
  con: ["mask", "water"],
  sharp_thread: ["thread", "earth"],
  needle: ["needle", "air"],
  dan_to_fu: ["feather", "air"],
  summon_tofu: ["tofu", "special"],
  warm_hands: ["hands", "heal"],
  ember: ["flame", "fire"],
  pitchfork: ["pitchfork", "earth"],
  seed_toss: ["seeds", "neutral"],
  time_theft: ["pie", "water"],
  swap_second: ["swap", "special"],
  frost_arrow: ["frost_arrow", "water"],
  rime_burst: ["flake", "water"],
  burst_of_wakfu: ["orb", "neutral"],
  transfer_portal: ["portal", "special"],
  explosion: ["bomb", "fire"],
  bite: ["fangs", "earth"],
  kiss: ["lips", "air"],
  punch: ["fist", "neutral"],
  ice_shove: ["cube", "special"],
  icepick_stab: ["pick", "water"],
  horn_blast: ["horn", "fire"],
};

/** What an effect looks like, the most telling first. @type {[string, string][]} */
const OPS = [
  ["summon", "bomb"],
  ["teleport_choice", "portal"],
  ["teleport_self", "leap"],
  ["transpose", "swap"],
  ["ice_shove", "cube"],
  ["pushback", "push"],
  ["attract", "pull"],
  ["retreat", "retreat"],
  ["steal_ap", "pie"],
  ["steal_health", "drain"],
  ["tokens+1AP", "ap_up"],
  ["tokens-1AP", "ap_down"],
  ["tokens+1MP", "mp_up"],
  ["tokens-1MP", "mp_down"],
  ["grant_power", "shield"],
  ["range_bonus", "crosshair"],
  ["pierce_armour", "needle"],
  ["crit_double", "burst"],
];

/** @param {SpellEntry} entry */
const tileOf = ({ kind = "special", element = "neutral" }) => (kind === "attack" ? element : kind);

/** The picture of a spell that the house has none of. @param {SpellEntry} entry */
function glyphOf({ kind, area = "single", range, ops, effects = [] }) {
  const does = (ops ?? effects).map((one) => (typeof one === "string" ? one : one.op + (one.k ?? "")));
  const found = OPS.find(([op]) => does.includes(op));
  if (found) return found[1];
  if (kind === "heal") return "plus";
  if (area !== "single") return "burst";
  return range === "cc" ? "sword" : "arrow";
}

/** @param {SpellEntry} entry */
export function spellGroup(entry) {
  const [glyph, tile] = SPELLS[entry.id ?? ""] ?? [glyphOf(entry), tileOf(entry)];
  const { body, at } = TILES[tile] ?? TILES.special;
  const [x, y, k] = at;
  return (
    `<g class="k-${tile}">${body()}<g class="turned" transform="translate(${x - 32 * k} ${y - 32 * k}) scale(${k})">` +
    `${GLYPHS[glyph]()}</g></g>`
  );
}

/** @param {SpellEntry} entry @param {import("../../../../web/art/svg.js").Frame} [frame] */
export const spell = (entry, frame) => drawing("0 0 64 64", spellGroup(entry), frame);
