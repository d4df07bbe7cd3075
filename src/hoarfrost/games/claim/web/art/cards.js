// Card frames and backs, 100 x 140. Words on a card are given by the caller, in the reader's language.
import { INK, dot, drawing, gouge, gouges, mass } from "../../../../web/art/svg.js";
import { lettering, letteringWidth } from "../../../../web/art/lettering.js";
import { CODES, emblemBody } from "./factions.js";
import { artifactBody } from "./artifacts.js";
import { fir, rime } from "../../../../web/art/scenery.js";

/** @type {Record<string, string>} */
const BADGE = {
  odd: dot(0, 0, 4.6, INK),
  even: dot(-5.2, 0, 4.2, INK) + dot(5.2, 0, 4.2, INK),
  high: mass("M0 -6L7 5H-7Z"),
  low: mass("M0 6L7 -5H-7Z"),
};

const PAPER =
  '<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="var(--card)" ' +
  'stroke="var(--card-edge)" stroke-width="1.5"/>';
const CLIPPED =
  '<path d="M10 1H90L99 10V130L90 139H10L1 130V10Z" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>';
const FLAKES = [
  [84, 12, 6.5],
  [70, 22, 3.9],
  [90, 30, 3.9],
  [52, 13, 3.1],
]
  .map(([x, y, r]) => rime(x, y, r, "var(--card-flake)"))
  .join("");

/**
 * @typedef {object} CardFace
 * @property {string} faction
 * @property {number | null} [value]  null if its number cannot be read: then its badge stands there
 * @property {string | null} [badge]  odd, even, high or low
 * @property {string} [name]  the faction's name
 * @property {string} [badgeName]  the badge in words
 */

/**
 * A faction card. A card with a badge has the same picture whether its number can be read or not.
 * @param {CardFace & import("../../../../web/art/svg.js").Frame} card
 */
export function card({ faction, value = null, badge = null, name = "", badgeName = "", cls = "", ...frame }) {
  const code = CODES[/** @type {keyof typeof CODES} */ (faction)];
  const index = value === null ? unread(badge, badgeName, code) : numbered(value, badge, code);
  const body =
    PAPER +
    FLAKES +
    '<path d="M1.5 98Q22 84 46 92T98.5 86V131Q98.5 138.5 91 138.5H9Q1.5 138.5 1.5 131Z" fill="var(--card-shade)"/>' +
    `<g transform="translate(11.5 36) scale(1.2)">${emblemBody(faction, { badge, value })}</g>` +
    `<path d="M1.5 121Q26 112.5 52 117T98.5 115V131Q98.5 138.5 91 138.5H9Q1.5 138.5 1.5 131Z" fill="${INK}"/>` +
    '<path d="M1.5 121Q26 112.5 52 117T98.5 115" fill="none" stroke="var(--card)" stroke-width="2.6"/>' +
    lettering(name, { x: 50, y: 133.2, size: 7, room: 88, ink: "var(--card)" }) +
    index;
  return drawing("0 0 100 140", body, { ...frame, cls: `card f-${faction} ${cls}` });
}

/**
 * The corner of a card whose number can be read. The code stands clear of the widest number.
 * @param {number} value @param {string | null} badge @param {string} code
 */
function numbered(value, badge, code) {
  const right = 7 + letteringWidth(String(value), 21) + 5;
  return (
    lettering(String(value), { x: 7, y: 29.5, size: 21, weight: 2.5, anchor: "start" }) +
    lettering(code, { x: right, y: 16.4, size: 8, anchor: "start" }) +
    (badge ? `<g transform="translate(${right + 6} 25) scale(.62)">${BADGE[badge]}</g>` : "")
  );
}

/**
 * The corner of a card whose number cannot be read.
 * @param {string | null} badge @param {string} badgeName @param {string} code
 */
function unread(badge, badgeName, code) {
  return (
    (badge ? `<g transform="translate(15 17)">${BADGE[badge]}</g>` : "") +
    lettering(badgeName, { x: 8, y: 36, size: 7, room: 44, anchor: "start" }) +
    lettering(code, { x: 28, y: 20.6, size: 8, anchor: "start" })
  );
}

/**
 * The back of every faction card.
 * @param {import("../../../../web/art/svg.js").Frame} [frame]
 */
export function cardBack({ cls = "", ...frame } = {}) {
  const ground = "var(--back-ink, #1d3b52)",
    cut = "var(--back-cut, #dbe9ef)";
  const edge = [];
  for (let x = 12; x <= 88; x += 6.33) edge.push([x, 9, x, 15.5, 1.3], [x, 131, x, 124.5, 1.3]);
  for (let y = 21; y <= 121; y += 6.25) edge.push([9, y, 15.5, y, 1.3], [91, y, 84.5, y, 1.3]);
  const body =
    PAPER +
    `<rect x="6" y="6" width="88" height="128" rx="4" fill="${ground}"/>` +
    gouges(edge, cut) +
    rime(50, 62, 31, cut) +
    mass("M18 122V112Q34 100 50 107T82 104V122Z", cut) +
    fir(30, 116, 20, ground, cut) +
    fir(41, 118, 14, ground, cut) +
    fir(69, 117, 24, ground, cut);
  return drawing("0 0 100 140", body, { ...frame, cls: `card back ${cls}` });
}

/**
 * Words in lines of at most so many letters.
 * @param {string} text @param {number} letters
 */
function lines(text, letters) {
  /** @type {string[]} */
  const out = [];
  for (const word of text.split(" ")) {
    const last = out.at(-1);
    if (last && `${last} ${word}`.length <= letters) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/**
 * An artifact as a card: clipped corners and a double frame, never mistaken for a faction card.
 * @param {string} id @param {{name?: string} & import("../../../../web/art/svg.js").Frame} [card]
 */
export function artifactCard(id, { name = "", cls = "", ...frame } = {}) {
  const label = lines(name, 13).map((text, i, all) =>
    lettering(text, {
      x: 50,
      y: (all.length > 1 ? 124 - 6 * all.length : 118) + i * 12,
      size: 6.8,
      room: 80,
      ink: "var(--ink)",
    }),
  );
  const place = name ? "translate(16 22) scale(1.06)" : "translate(11.6 31) scale(1.2)";
  const body =
    CLIPPED +
    `<path d="M13 6H87L94 13V127L87 134H13L6 127V13Z" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
    `<g transform="${place}">${artifactBody(id)}</g>` +
    (name ? label.join("") : "");
  return drawing("0 0 100 140", body, { ...frame, cls: `card artcard ${cls}` });
}

/**
 * The back of every artifact.
 * @param {import("../../../../web/art/svg.js").Frame} [frame]
 */
export function artifactBack({ cls = "", ...frame } = {}) {
  const ground = "var(--back2-ink, #6d2f17)",
    cut = "var(--back2-cut, #f4dfcf)";
  const body =
    CLIPPED +
    mass("M13 6H87L94 13V127L87 134H13L6 127V13Z", ground) +
    mass("M50 26L78 70L50 114L22 70Z", cut) +
    mass("M50 38L70 70L50 102L30 70Z", ground) +
    rime(50, 70, 19, cut);
  return drawing("0 0 100 140", body, { ...frame, cls: `card artcard back ${cls}` });
}

/**
 * A Toxic of the Poisoners: a round token, with its number ("X" is harmless) or closed.
 * @param {{value?: string | null} & import("../../../../web/art/svg.js").Frame} [token]
 */
export function toxic({ value = null, cls = "", ...frame } = {}) {
  const drop = "M32 12C39 23 46 30 46 39C46 48 40 53 32 53C24 53 18 48 18 39C18 30 25 23 32 12Z";
  const body =
    dot(32, 32, 30, "var(--f-poisoners)") +
    dot(32, 32, 26, "var(--card)") +
    mass(drop, "var(--f-poisoners)") +
    (value === null
      ? gouge(26, 34, 24, 46, 2.2, "var(--card)")
      : lettering(value, { x: 32, y: 47, size: 14, weight: 2.5, ink: "var(--card)" }));
  return drawing("0 0 64 64", body, { ...frame, cls: `toxic ${cls}` });
}

/**
 * An eye: somebody else knows this card.
 * @param {import("../../../../web/art/svg.js").Frame} [frame]
 */
export const eye = ({ cls = "", ...frame } = {}) =>
  drawing(
    "0 0 20 14",
    mass("M0 7C4 2 7 .5 10 .5S16 2 20 7C16 12 13 13.5 10 13.5S4 12 0 7Z", "var(--ink)") +
      dot(10, 7, 4.6, "var(--card)") +
      dot(10, 7, 2.4, "var(--ink)"),
    { ...frame, cls: `eye ${cls}` },
  );
