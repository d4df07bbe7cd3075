// @ts-check
/** Tokens, gear and gauges: shape first, colour second, on the 64 grid. */
// token(id, frame?), tokenGroup(id): wound, exhaustion, frost, white_death, gold, xp, life, stamina, flare, luckstone,
//   snowshoe, rumor (its back), clue (its back), legend, doom, princess
// rumor(symbol, frame?), rumorGroup(symbol): a rumor token that can be seen; symbol: a terrain or "wild"
// clue(symbols, frame?), clueGroup(symbols): a clue card that can be seen, one or two symbols; 64 x 64

import { INK, SPOT, drawing, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts, ring } from "./carving.js";
import { symbolHex } from "./terrains.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const DROP = "M32 4C44 20 54 30 54 42C54 54 44 61 32 61C20 61 10 54 10 42C10 30 20 20 32 4Z";
const HEXTOK = "M32 2L57 16.5V47.5L32 62L7 47.5V16.5Z";
const HEART =
  "M32 59C13 45 3 34 3 21C3 11 10 5 18 5C24 5 29 8 32 14C35 8 40 5 46 5C54 5 61 11 61 21C61 34 51 45 32 59Z";

/** @type {Record<string, () => string>} */
const TOKENS = {
  wound: () =>
    mass(DROP, "var(--threat)") + mass("M20 44C20 50 25 54 31 54C27 51 24 48 23 42Z", "var(--card)"),
  exhaustion: () =>
    mass("M14 4H50V10L38 30V34L50 54V60H14V54L26 34V30L14 10Z", "var(--dubious)") +
    mass("M21 10H43L34 26H30Z", "var(--card)") +
    mass("M32 38L42 55H22Z", "var(--card)"),
  frost: () => mass(HEXTOK, "var(--foe)") + rime(32, 32, 25, "var(--card)"),
  white_death: () => mass("M32 3L60 24L49 61H15L4 24Z", "var(--ink)"),
  gold: () =>
    `<circle cx="32" cy="32" r="30" fill="var(--rb-gold-2)"/><circle cx="32" cy="32" r="26" fill="var(--rb-gold)"/>`,
  xp: () =>
    mass("M32 2L40.6 22.6L63 24.4L46 39L51.2 61L32 49.2L12.8 61L18 39L1 24.4L23.4 22.6Z", "var(--last)"),
  life: () => mass(HEART, "var(--threat)"),
  stamina: () => mass("M37 1L10 37H27L21 63L54 25H35Z", "var(--legal)"),
  flare: () => mass("M32 2L42 22L38 60H26L22 22Z"),
  luckstone: () => mass("M20 8L46 6L60 28L50 54L22 60L4 38Z"),
  snowshoe: () =>
    line("M32 4C48 8 50 30 36 50L33 62L30 50C14 30 16 8 32 4Z", 5, INK) +
    line("M20 20H44M20 30H44M32 8V50", 2.4, INK),
  rumor: () => mass("M6 8H58V44H34L20 60V44H6Z") + cuts("14 18 50 18 2.4; 14 27 50 27 2.4; 14 35 38 35 2.4"),
  clue: () => mass("M10 3H44L56 15V61H10Z"),
  legend: () => mass("M32 2L62 24L50 60H14L2 24Z") + mass("M32 18L46 30L40 48H24L18 30Z", SPOT),
  doom: () => ring(32, 32, 28, 5, INK) + line("M32 14V32L44 40", 4, INK),
  princess: () => mass("M6 50L2 16L18 30L32 8L46 30L62 16L58 50Z", "var(--last)"),
};

/** @param {string} id */
export const tokenGroup = (id) => `<g class="token">${(TOKENS[id] ?? TOKENS.luckstone)()}</g>`;

/** @param {string} id @param {Frame} [frame] */
export const token = (id, frame) => drawing("0 0 64 64", tokenGroup(id), frame);

/** @param {string} symbol  a terrain or "wild" */
export const rumorGroup = (symbol) =>
  mass("M6 4H58V48H36L24 62V48H6Z") + `<g transform="translate(32 26) scale(.62)">${symbolHex(symbol)}</g>`;

/** @param {string} symbol @param {Frame} [frame] */
export const rumor = (symbol, frame) => drawing("0 0 64 64", rumorGroup(symbol), frame);

/** @param {string[]} symbols  one or two */
export function clueGroup(symbols) {
  const card = mass("M10 1H54V63H10Z", "var(--card)") + line("M10 1H54V63H10Z", 2, "var(--card-edge)");
  const places = symbols.length > 1 ? [18, 46] : [32];
  const size = symbols.length > 1 ? 0.42 : 0.6;
  const hexes = symbols.map(
    (id, n) => `<g transform="translate(32 ${places[n]}) scale(${size})">${symbolHex(id)}</g>`,
  );
  return card + hexes.join("");
}

/** @param {string[]} symbols @param {Frame} [frame] */
export const clue = (symbols, frame) => drawing("0 0 64 64", clueGroup(symbols), frame);
