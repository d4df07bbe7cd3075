// @ts-check
/** Tokens, gear and gauges: shape first, colour second, on the 64 grid. */
// token(id, frame?), tokenGroup(id): wound, exhaustion, frost, white_death, gold, xp, life, stamina, flare, luckstone,
//   snowshoe, rumor (its back), clue (its back), legend, doom, princess
// rumor(symbol, frame?), rumorGroup(symbol): a rumor token that can be seen; symbol: a terrain or "wild"
// clue(symbols, frame?), clueGroup(symbols): a clue card that can be seen, one or two symbols; 64 x 64

import { CUT, INK, SPOT, dot, drawing, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts, put, ring } from "./carving.js";
import { HEX, symbolHex } from "./terrains.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const DROP = "M32 2C44 18 55 29 55 42C55 54 45 62 32 62C19 62 9 54 9 42C9 29 20 18 32 2Z";
const PLATE = "M32 1L59 16.5V47.5L32 63L5 47.5V16.5Z";
const HEART =
  "M32 60C12 46 2 35 2 21C2 11 9 4 18 4C24 4 29 7 32 13C35 7 40 4 46 4C55 4 62 11 62 21C62 35 52 46 32 60Z";
const STAR = "M32 1L40.6 21.6L63 23.4L46 38L51.2 60L32 48.2L12.8 60L18 38L1 23.4L23.4 21.6Z";
const SKULL =
  "M32 4C47 4 58 14 58 28C58 36 54 41 48 44L47 52L43 61H21L17 52L16 44C10 41 6 36 6 28C6 14 17 4 32 4Z";
const BALLOON = "M3 5H61V46H37L23 61V46H3Z";

/** @param {string} ink @param {string} cut */
export const skull = (ink, cut) =>
  mass(SKULL, ink) +
  mass(
    "M28.5 27C27 22 19 20 15 25C13 31 17 36 23 36C27 35 29 31 28.5 27ZM35.5 27C37 22 45 20 49 25" +
      "C51 31 47 36 41 36C37 35 35 31 35.5 27Z",
    cut,
  ) +
  mass("M32 34L37 43L32 41.5L27 43Z", cut) +
  line("M22 49V60M27 49V60M32 49V60M37 49V60M42 49V60", 2.2, cut);

/** A coin with the sign that is struck on it. @param {string} struck */
const coin = (struck) =>
  dot(32, 32, 31, "var(--rb-gold-2)") +
  dot(32, 32, 27.6, "var(--rb-gold)") +
  ring(32, 32, 22, 2.4, "var(--rb-gold-2)") +
  struck +
  cuts("12 25 22 11 2.6", "var(--rb-gold-3)");

/** A snowshoe on its own. @param {string} strap */
const shoe = (strap) =>
  line("M32 4C47 8 49 30 37 48L33.5 62L29 48C15 30 17 8 32 4Z", 5, INK) +
  line("M19.6 19H44.4M19.4 28H44.6M22 37H42M27 6V46M37 6V46", 2.2, INK) +
  mass("M25 23.4H39V33H25Z", strap);

/** @type {Record<string, () => string>} */
const TOKENS = {
  wound: () =>
    mass(DROP, "var(--threat)") + mass("M18 43C18 51 24 56 32 56C27 52 23 48 22 41Z", "var(--card)"),
  exhaustion: () =>
    mass("M12 2H52V10L38 29V35L52 54V62H12V54L26 35V29L12 10Z", "var(--dubious)") +
    mass("M19.4 10.6H44.6L40 17H24Z", "var(--card)") +
    mass("M32 38L44 55.4H20Z", "var(--card)") +
    line("M32 30V34", 3, "var(--card)"),
  frost: () => mass(PLATE, "var(--foe)") + rime(32, 32, 28, "var(--card)"),
  white_death: () =>
    mass("M32 0L63 23L51 62H13L1 23Z", "var(--ink)") +
    put(skull("var(--card)", "var(--ink)"), 13.4, 13.6, 37),
  gold: () =>
    coin(
      mass("M32 15L37 27L49 32L37 37L32 49L27 37L15 32L27 27Z", "var(--rb-gold-2)") +
        dot(32, 32, 4, "var(--rb-gold)"),
    ),
  xp: () =>
    mass(STAR, "var(--last)") +
    cuts("32 9 32 29 2.6; 11 26 28 32 2.4; 53 26 36 32 2.4; 19 53 29 39 2.2", CUT),
  life: () => mass(HEART, "var(--threat)") + cuts("10 27 18 11 3.2", CUT),
  stamina: () => mass("M38 0L8 38H27L20 64L57 25H36Z", "var(--legal)") + cuts("34 9 19 31 2.6", CUT),
  flare: () =>
    mass("M32 14L43 29L38 63H26L21 29Z") +
    mass("M32 14L43 29H21Z", SPOT) +
    cuts("32 33 31 58 2.8; 26.6 33 28.6 52 1.6") +
    cuts("32 9 32 0 3; 18 15 10 7 3; 46 15 54 7 3; 14 28 3 27 3; 50 28 61 27 3", SPOT),
  luckstone: () =>
    mass("M19 5L46 3L62 27L51 56L20 62L2 38Z") +
    cuts("17 12 8 35 2; 48 8 57 26 2") +
    mass("M32 15L36 27L48 28L39 36L41 48L31.6 41.4L21 46L24 34.6L16 26L28 26Z", SPOT),
  snowshoe: () => shoe(SPOT),
  rumor: () => mass(BALLOON) + cuts("11 16 53 16 2.8; 11 26 53 26 2.8; 11 36 38 36 2.8"),
  clue: () =>
    mass("M12 1H52V63H12Z") +
    line("M16.6 5.6H47.4V58.4H16.6Z", 1.8) +
    line("M25 26C25 16 40 16 40 25C40 32 32.4 31 32.4 39", 5) +
    dot(32.4, 47.4, 3.4),
  legend: () =>
    mass(
      "M32 1L41 9L53 7L55 19L63 28L57 38L59 50L47 53L39 62L32 56L25 62L17 53L5 50L7 38L1 28L9 19L11 7L23 9Z",
    ) +
    mass("M32 12L37.6 25.4L52 26.6L41 36L44.4 50L32 42.4L19.6 50L23 36L12 26.6L26.4 25.4Z", CUT) +
    dot(32, 33, 5.4, SPOT),
  doom: () =>
    dot(32, 32, 31, INK) +
    dot(32, 32, 25) +
    mass("M32 32V9A23 23 0 0 1 51.9 43.5Z", SPOT) +
    line("M32 12V32L48 41", 4.4, INK) +
    dot(32, 32, 4, INK),
  princess: () =>
    mass("M7 56L1 17L18 30L32 5L46 30L63 17L57 56Z", "var(--last)") +
    line("M10.6 48H53.4", 2.6) +
    mass("M32 27L37.4 35L32 43L26.6 35Z", CUT) +
    dot(17.6, 39, 2.6) +
    dot(46.4, 39, 2.6),
  snowshoes: () =>
    `<g transform="translate(-15 0) rotate(-14 32 34)">${shoe(INK)}</g>` +
    `<g transform="translate(15 0) rotate(14 32 34)">${shoe(SPOT)}</g>`,
};

/** @param {string} id */
export const tokenGroup = (id) => `<g class="token">${(TOKENS[id] ?? TOKENS.luckstone)()}</g>`;

/** @param {string} id @param {Frame} [frame] */
export const token = (id, frame) => drawing("0 0 64 64", tokenGroup(id), frame);

/** A hex in its rim. @param {string} symbol @param {number} x @param {number} y @param {number} scale */
const hexAt = (symbol, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line(HEX, 9, "var(--card)")}${symbolHex(symbol)}` +
  `${line(HEX, 2.6, `var(--t-${symbol}-i)`)}</g>`;

/** @param {string} symbol  a terrain or "wild" */
export const rumorGroup = (symbol) => mass(BALLOON) + hexAt(symbol, 32, 26, 0.66);

/** @param {string} symbol @param {Frame} [frame] */
export const rumor = (symbol, frame) => drawing("0 0 64 64", rumorGroup(symbol), frame);

/** @param {string[]} symbols  one or two */
export function clueGroup(symbols) {
  const leaf = "M12 1H52V63H12Z";
  const hexes =
    symbols.length > 1
      ? hexAt(symbols[0], 32, 18, 0.43) + hexAt(symbols[1], 32, 46, 0.43)
      : hexAt(symbols[0], 32, 32, 0.56);
  return (
    mass(leaf, "var(--card)") + line(leaf, 2, INK) + line("M16 5H48V59H16Z", 1.2, "var(--card-edge)") + hexes
  );
}

/** @param {string[]} symbols @param {Frame} [frame] */
export const clue = (symbols, frame) => drawing("0 0 64 64", clueGroup(symbols), frame);
