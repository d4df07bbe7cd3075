// @ts-check
// Numerals and capitals as strokes, so that what is printed on a card looks the same on every machine.
// A glyph is its width and its strokes on a grid on which capitals are 10 high. A stroke begins with an
// absolute point, "x y", and goes on in relative steps, so a glyph is moved by moving these points.
import { INK, short, words } from "./svg.js";

const HEIGHT = 10;
const GAP = 2.5; // between two letters
const SPACE = 7;
const WEIGHT = 2; // of a stroke

const ROUND = "c-2.1 0 -3.2 2.1 -3.2 5s1.1 5 3.2 5s3.2 -2.1 3.2 -5s-1.1 -5 -3.2 -5z";
const BOW = "0 10v-10h2.9c1.9 0 3 1 3 2.75s-1.1 2.75 -3 2.75h-2.9";
const CURVE = "6 1.9c-.6 -1.2 -1.6 -1.9 -3 -1.9c-1.9 0 -3 2.2 -3 5s1.1 5 3 5";

/** @type {Record<string, [width: number, ...strokes: string[]]>} */
const GLYPHS = {
  0: [6, "3 0c2 0 3 2.1 3 5s-1 5 -3 5s-3 -2.1 -3 -5s1 -5 3 -5z"],
  1: [4.4, "0 2.1l2.5 -2.1v10", ".1 10h4.6"],
  2: [6, ".1 2.7c0 -1.7 1.2 -2.7 2.9 -2.7c1.7 0 2.8 1 2.8 2.6c0 2.4 -2.9 3.7 -5.7 7.4h6"],
  3: [6, ".3 0h5.2l-2.9 3.9c2.1 0 3.4 1.1 3.4 3c0 1.9 -1.3 3.1 -3.2 3.1c-1.4 0 -2.3 -.6 -2.8 -1.7"],
  4: [6.2, "4.5 10v-10l-4.5 7h6.3"],
  5: [
    6,
    "5.3 0h-4.3l-.5 4.7c.7 -.6 1.5 -.9 2.5 -.9c1.8 0 3 1.2 3 3c0 2 -1.3 3.2 -3.2 3.2c-1.2 0 -2.2 -.5 -2.8 -1.5",
  ],
  6: [
    6,
    "4.8 0c-2.6 .3 -4.8 3.2 -4.8 6.7c0 2 1.2 3.3 3 3.3s3 -1.2 3 -3.1s-1.2 -3 -2.9 -3c-1.6 0 -2.8 1 -3.1 2.7",
  ],
  7: [6, "0 0h6l-3.6 10"],
  8: [
    6,
    "3 4.6c-1.6 0 -2.6 -.9 -2.6 -2.3s1 -2.3 2.6 -2.3s2.6 .9 2.6 2.3s-1 2.3 -2.6 2.3c-1.8 0 -3 1 -3 2.7" +
      "s1.2 2.7 3 2.7s3 -1 3 -2.7s-1.2 -2.7 -3 -2.7z",
  ],
  9: [
    6,
    "1.2 10c2.6 -.3 4.8 -3.2 4.8 -6.7c0 -2 -1.2 -3.3 -3 -3.3s-3 1.2 -3 3.1s1.2 3 2.9 3c1.6 0 2.8 -1 3.1 -2.7",
  ],
  A: [6.6, "0 10l3.3 -10l3.3 10", "1.2 6.7h4.2"],
  B: [
    6,
    "0 4.7h2.7c1.7 0 2.6 -.9 2.6 -2.35s-.9 -2.35 -2.6 -2.35h-2.7v10h3c1.9 0 3 -1 3 -2.65s-1.1 -2.65 -3 -2.65",
  ],
  C: [5.8, `${CURVE}c1.4 0 2.4 -.7 3 -1.9`],
  D: [6.2, "0 0v10h2.4c2.4 0 3.8 -1.9 3.8 -5s-1.4 -5 -3.8 -5z"],
  E: [4.8, "5 0h-5v10h5.1", "0 4.8h4.2"],
  F: [4.6, "5 0h-5v10", "0 5h4.1"],
  G: [6.2, `${CURVE}c1.3 0 2.3 -.5 3.1 -1.4v-3.1h-2.5`],
  H: [6, "0 0v10", "6 0v10", "0 4.9h6"],
  I: [0, "0 0v10"],
  J: [3.4, "3.4 0v7.2c0 1.8 -.7 2.8 -2 2.8c-.7 0 -1.2 -.3 -1.6 -.8"],
  K: [5.8, "0 0v10", "5.5 0l-5.4 6", "2.2 3.8l3.7 6.2"],
  L: [4.4, "0 0v10h4.8"],
  M: [7.4, "0 10v-10l3.7 6.4l3.7 -6.4v10"],
  N: [6, "0 10v-10l6 10v-10"],
  O: [6.4, `3.2 0${ROUND}`],
  P: [5.6, BOW],
  Q: [6.4, `3.2 0${ROUND}`, "4 7.3l2.5 3.4"],
  R: [5.8, BOW, "2.9 5.5l3.1 4.5"],
  S: [
    5.6,
    "5.2 1.7c-.5 -1.1 -1.4 -1.7 -2.6 -1.7c-1.5 0 -2.5 .9 -2.5 2.3c0 3.4 5.5 1.8 5.5 5.2c0 1.5 -1.1 2.5 -2.7 2.5" +
      "c-1.4 0 -2.4 -.7 -2.9 -1.9",
  ],
  T: [6, "0 0h6", "3 0v10"],
  U: [6, "0 0v6.4c0 2.3 1.1 3.6 3 3.6s3 -1.3 3 -3.6v-6.4"],
  V: [6.2, "0 0l3.1 10l3.1 -10"],
  W: [9, "0 0l2.2 10l2.3 -9l2.3 9l2.2 -10"],
  X: [5.8, "0 0l5.8 10", "5.8 0l-5.8 10"],
  Y: [6, "0 0l3 5.2l3 -5.2", "3 5.2v4.8"],
  Z: [5.8, ".2 0h5.4l-5.6 10h5.9"],
  "'": [0, "0 0v2.6"],
  "-": [2.6, "0 5.6h2.6"],
  ".": [0, "0 9.9v.1"],
};
/** Above a letter, from its middle: acute, diaeresis, tilde. @type {Record<string, string[]>} */
const MARKS = {
  "\u0301": ["-.4 -2l1.4 -1.9"],
  "\u0308": ["-1.5 -2.7v.1", "1.5 -2.7v.1"],
  "\u0303": ["-2 -2.3c1.3 -1.6 2.7 1 4 -.6"],
};

/**
 * @typedef {object} Lettering
 * @property {number} x
 * @property {number} y  of the line on which the letters stand
 * @property {number} size  the height of a capital
 * @property {"start" | "middle"} [anchor]
 * @property {number} [room]  the widest it may be; longer words are squeezed
 * @property {number} [weight]  of a stroke, on the grid
 * @property {string} [ink]
 */

/**
 * Words in capitals. What has a letter that is not drawn here stands as text in the page's own type.
 * @param {string} text
 * @param {Lettering} place
 */
export function lettering(
  text,
  { x, y, size, anchor = "middle", room = Infinity, weight = WEIGHT, ink = INK },
) {
  const strokes = inStrokes(text);
  if (!strokes) return asText(text, { x, y, size, anchor, ink });
  const scale = size / HEIGHT;
  const wide = (strokes.width + weight) * scale;
  const squeeze = Math.min(1, room / wide);
  const left =
    anchor === "middle" ? x - (strokes.width * scale * squeeze) / 2 : x + (weight * scale * squeeze) / 2;
  const place = `translate(${short(left)} ${short(y - size)}) scale(${short4(scale * squeeze)} ${short4(scale)})`;
  return (
    `<path d="${strokes.path}" transform="${place}" fill="none" stroke="${ink}" stroke-width="${weight}" ` +
    'stroke-linecap="square" stroke-linejoin="bevel"/>'
  );
}

/**
 * How wide words are at a size, with half a stroke on either side.
 * @param {string} text @param {number} size
 */
export function letteringWidth(text, size) {
  return (((inStrokes(text)?.width ?? text.length * 6) + WEIGHT) * size) / HEIGHT;
}

/** @param {string} text */
function inStrokes(text) {
  /** @type {string[]} */
  const path = [];
  let end = 0; // of the last letter
  let next = 0; // where a letter would begin
  let middle = 0; // of the last letter
  for (const sign of text.toUpperCase().replaceAll("’", "'").normalize("NFD")) {
    if (sign === " ") {
      next += SPACE - GAP;
    } else if (MARKS[sign]) {
      path.push(...MARKS[sign].map((stroke) => moved(stroke, middle)));
    } else if (GLYPHS[sign]) {
      const [width, ...strokes] = GLYPHS[sign];
      path.push(...strokes.map((stroke) => moved(stroke, next)));
      middle = next + width / 2;
      end = next + width;
      next = end + GAP;
    } else {
      return null;
    }
  }
  return { path: path.join(""), width: end };
}

/** @param {string} stroke @param {number} by */
function moved(stroke, by) {
  const [, x, rest] = /** @type {RegExpMatchArray} */ (stroke.match(/^(\S+)( [\s\S]*)$/));
  return `M${short(Number(x) + by)}${rest}`;
}

/** @param {number} value */
const short4 = (value) => Math.round(value * 10000) / 10000;

/** @param {string} text @param {Lettering} place */
function asText(text, { x, y, size, anchor, ink = INK }) {
  const type = `font-size="${short(size * 1.35)}" font-weight="700" text-anchor="${anchor}" fill="${ink}"`;
  return `<text x="${x}" y="${y}" ${type}>${words(text)}</text>`;
}
