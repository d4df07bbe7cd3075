// @ts-check
/** Tokens and markers, and the signs of the figures on a card: shape first, colour second, on the 64 grid. */

import { CUT, dot, drawing, gouges, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { pieceGroup } from "./pieces.js";
import { put } from "./placing.js";

export const STAR = "M32 2L40.6 22.6L63 24.4L46 39L51.2 61L32 49.2L12.8 61L18 39L1 24.4L23.4 22.6Z";
export const ARROW = "M3 17H32V2L62 32L32 62V47H3Z";
const HEX = "M32 1L59 16.5V47.5L32 63L5 47.5V16.5Z";
const DROP = "M32 3C43 18 54 29 54 42C54 54 44 62 32 62C20 62 10 54 10 42C10 29 21 18 32 3Z";
const HEART =
  "M32 59C13 45 3 34 3 21C3 11 10 5 18 5C24 5 29 8 32 14C35 8 40 5 46 5C54 5 61 11 61 21C61 34 51 45 32 59Z";

/** @param {number} r @param {number} w @param {string} stroke */
const ring = (r, w, stroke) =>
  `<circle cx="32" cy="32" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;

/**
 * Plus or minus one, in strokes around (x, y).
 * @param {number} x @param {number} y @param {number} k @param {boolean} more @param {string} stroke
 */
function one(x, y, k, more, stroke) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => `${x + dx * k} ${y + dy * k}`;
  const sign = `M${at(-13, 0)}L${at(-3, 0)}${more ? `M${at(-8, -5)}L${at(-8, 5)}` : ""}`;
  return line(`${sign}M${at(3.5, -5.6)}L${at(8, -9)}L${at(8, 9)}`, 4.6 * k, stroke);
}

/** @param {string} ink @param {string} cut */
const target = (ink, cut) => dot(32, 32, 30, ink) + ring(23, 3, cut);

/** What takes away stands on its head or points back. @param {string} shape @param {boolean} more */
const turned = (shape, more) => (more ? shape : `<g transform="rotate(180 32 32)">${shape}</g>`);

/** What changes a gauge. @type {Record<string, (ink: string, cut: string, more: boolean) => string>} */
export const GAUGES = {
  AP: (ink, cut, more) => turned(mass(STAR, ink), more) + one(33.6, more ? 35.5 : 29, 0.92, more, cut),
  MP: (ink, cut, more) => turned(mass(ARROW, ink), more) + one(more ? 32 : 38, 32, 1.08, more, cut),
  Range: (ink, cut, more) => target(ink, cut) + one(34, 32, 1, more, cut),
};

const frost = () =>
  mass(HEX, "var(--p-ice)") +
  mass("M32 4.6L55.8 18.3V45.7L32 59.4L8.2 45.7V18.3Z", "var(--p-ice-2)") +
  gouges(
    [
      [13, 21, 22, 15, 2.2],
      [51, 43, 42, 49, 2.2],
    ],
    "var(--p-white)",
  );

/** A token that changes a gauge. @param {string} id such as F-1MP */
function gauge(id) {
  const [, frozen, sign, what] = /^(F?)([+-])1(.*)$/.exec(id) ?? ["", "", "+", ""];
  const draw = GAUGES[what] ?? GAUGES.AP;
  const more = sign === "+";
  if (!frozen) return draw(more ? "var(--legal)" : "var(--threat)", "var(--card)", more);
  return frost() + put(draw("var(--p-ice-d)", "var(--p-white)", more), 8.6, 9, 0.73);
}

const FOAM =
  "M8 18C5 8 15 2 22.5 6C27 -1 39 0 41 7C50 5 54 15 47 19C47 25 41 25 40 20H29C28 29 20 29 19 20H14C11 21 9 20 8 18Z";

/** @param {string} ink */
const mug = (ink) =>
  `<path d="M43 25H50C59 25 59 47 50 47H43" fill="none" stroke="${ink}" stroke-width="6"/>` +
  mass("M12 16H45V57C45 61 42 63 38 63H19C15 63 12 61 12 57Z", ink) +
  mass(FOAM, "var(--card)") +
  line(FOAM, 2.6, ink);

/** @type {Record<string, () => string>} */
const TOKENS = {
  glory: () =>
    mug("var(--last)") +
    gouges(
      [
        [24, 32, 24, 56, 2.8],
        [34, 29, 34, 56, 2.8],
      ],
      "var(--card)",
    ),
  glory_wild: () =>
    mug("var(--threat)") +
    mass(
      "M28.5 29L31.6 36.4L39.6 37L33.6 42.2L35.4 50L28.5 45.8L21.6 50L23.4 42.2L17.4 37L25.4 36.4Z",
      "var(--card)",
    ),
  injury: () =>
    mass(DROP, "var(--threat)") + mass("M19 43C19 51 25 55 32 55C27 52 23.5 48 22.5 41Z", "var(--card)"),
  frozen: () =>
    frost() + put(mass(DROP, "var(--p-ice-d)") + rime(32, 41, 16, "var(--p-white)"), 13, 8.5, 0.6),
  kama: () => pieceGroup("kama"),
  ap: () =>
    mass(STAR, "var(--k-ap)") +
    gouges(
      [
        [32, 10, 32, 30, 2.4],
        [12, 27, 29, 33, 2.2],
      ],
      CUT,
    ),
  mp: () =>
    mass(ARROW, "var(--k-mp)") +
    gouges([
      [10, 27, 34, 27, 2.4],
      [10, 37, 30, 37, 2.2],
    ]),
  hp: () => mass(HEART, "var(--threat)") + gouges([[11, 26, 19, 12, 3]]),
  range: () => target("var(--k-range)", CUT) + ring(12, 3, CUT) + dot(32, 32, 3.4),
  initiative: () =>
    mass("M14 3H50V10L37 29V35L50 54V61H14V54L27 35V29L14 10Z", "var(--k-neutral)") +
    mass("M20.5 11H43.5L33.5 25H30.5Z", CUT) +
    mass("M32 39L42 55H22Z", CUT),
  level: () =>
    mass("M6 24L32 3L58 24V36L32 16L6 36Z", "var(--k-gold)") +
    mass("M6 46L32 25L58 46V58L32 38L6 58Z", "var(--k-gold)"),
};

/** @param {string} id */
const draw = (id) => (TOKENS[id] ?? (() => gauge(id)))();

/** @param {string} id */
export const tokenGroup = (id) => `<g class="token">${draw(id)}</g>`;

/** @param {string} id @param {import("../../../../web/art/svg.js").Frame} [frame] */
export const token = (id, { cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", tokenGroup(id), { ...frame, cls: `token-picture ${cls}` });
