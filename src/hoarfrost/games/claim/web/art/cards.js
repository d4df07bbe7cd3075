// Card frames and backs, 100 x 140. Words on a card are given by the caller, in the reader's language.
import { INK, dot, drawing, gouge, gouges, mass, words } from "../../../../web/art/svg.js";
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
 * Text that is squeezed when it is too long for its room.
 * @param {string} text @param {number} x @param {number} y @param {string} cls
 * @param {number} room @param {number} letter  about the width of a letter
 */
function fitted(text, x, y, cls, room, letter) {
  const squeeze = text.length * letter > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" class="${cls}"${squeeze}>${words(text)}</text>`;
}

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
  const wide = value !== null && value > 9;
  const index =
    value === null
      ? (badge ? `<g transform="translate(15 17)">${BADGE[badge]}</g>` : "") +
        fitted(badgeName, 22, 37, "ci-badge", 36, 6) +
        `<text x="36" y="17" class="ci-code">${code}</text>`
      : `<text x="${wide ? 19 : 15}" y="30" class="ci-num">${value}</text>` +
        `<text x="${wide ? 44 : 34}" y="17" class="ci-code">${code}</text>` +
        (badge ? `<g transform="translate(34 28) scale(.62)">${BADGE[badge]}</g>` : "");
  const body =
    PAPER +
    FLAKES +
    '<path d="M1.5 98Q22 84 46 92T98.5 86V131Q98.5 138.5 91 138.5H9Q1.5 138.5 1.5 131Z" fill="var(--card-shade)"/>' +
    `<g transform="translate(11.5 36) scale(1.2)">${emblemBody(faction, { badge, value })}</g>` +
    `<path d="M1.5 121Q26 112.5 52 117T98.5 115V131Q98.5 138.5 91 138.5H9Q1.5 138.5 1.5 131Z" fill="${INK}"/>` +
    '<path d="M1.5 121Q26 112.5 52 117T98.5 115" fill="none" stroke="var(--card)" stroke-width="2.6"/>' +
    fitted(name, 50, 132, "ci-name", 88, 5.4) +
    index;
  return drawing("0 0 100 140", body, { ...frame, cls: `card f-${faction} ${cls}` });
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
    fitted(text, 50, (all.length > 1 ? 124.5 - 6.5 * all.length : 118) + i * 13, "ci-art", 82, 6),
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
      : `<text x="32" y="46" class="ci-toxic">${words(value)}</text>`);
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
