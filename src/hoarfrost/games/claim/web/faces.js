// @ts-check
/** Cards of Claim by their codes (docs/notation.md): what can be read on them, their names and pictures. */

import { card, cardBack } from "./art/cards.js";
import { CODES } from "./art/factions.js";
import { picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";

/** The back of a card. */
export const BACK = "?";

/** @type {Record<string, string>} */
const FACTION_OF = Object.fromEntries(Object.entries(CODES).map(([faction, code]) => [code, faction]));
/**
 * @typedef {object} Face
 * @property {string} faction
 * @property {number | null} value null if it cannot be read
 * @property {"real" | "fake" | null} truth of a Trickster, after the end
 */
/** @typedef {import("./types.js").Things} Things */

/** The signs of the badges, by their letters. @type {Record<string, string>} */
const SIGNS = { o: "\u2022", e: "\u2022\u2022", h: "\u25b2", l: "\u25bc" };
/** Their names in the pictures. @type {Record<string, string>} */
const BADGES = { o: "odd", e: "even", h: "high", l: "low" };
/** What the last letter of a code says. @type {Record<string, "real" | "fake">} */
const TRUTHS = { r: "real", x: "fake" };

/** @param {string} code */
export const factionOf = (code) => FACTION_OF[code.slice(0, 2)];

/**
 * @param {string} code
 * @returns {Face}
 */
export function faceOf(code) {
  const rest = code.slice(2),
    value = parseInt(rest, 10);
  return {
    faction: factionOf(code),
    value: Number.isNaN(value) ? null : value,
    truth: TRUTHS[rest.at(-1) ?? ""] ?? null,
  };
}

/**
 * The letter of the badge on a card, whether its number can be read or not; empty if it has none.
 * @param {string} code
 * @param {Things} things
 */
function badgeOf(code, { factions }) {
  const { faction, value } = faceOf(code);
  return value === null ? code.slice(2) : factions[faction].badges[value];
}

/**
 * A card in words: "Goblin 4", "Demon (odd)".
 * @param {string} code
 * @param {Things} things
 */
export function cardName(code, things) {
  if (code === BACK) return t("a card");
  const { faction, value, truth } = faceOf(code);
  const name =
    value === null
      ? `${things.factions[faction].one} (${things.badges[badgeOf(code, things)].toLowerCase()})`
      : `${things.factions[faction].one} ${value}`;
  return truth ? `${name} (${truth === "fake" ? t("fake") : t("real")})` : name;
}

/**
 * The number that can be read, or the badge in a sign.
 * @param {string} code
 * @param {Things} things
 */
export function valueText(code, things) {
  if (code === BACK) return "?";
  return String(faceOf(code).value ?? SIGNS[badgeOf(code, things)]);
}

/**
 * The picture of a card; it has no name of its own, what it lies in has one.
 * @param {string} code
 * @param {Things} things
 */
export function cardPicture(code, things) {
  if (code === BACK) return picture(cardBack());
  const { faction, value } = faceOf(code),
    letter = badgeOf(code, things);
  const badge = BADGES[letter] ?? null,
    badgeName = badge ? things.badges[letter] : "";
  return picture(card({ faction, value, badge, name: things.factions[faction].name, badgeName }));
}

/**
 * Compare by the order of the factions in the mix, then by value; cards without a number come last.
 * @param {string[]} mix
 */
export function readingOrder(mix) {
  return (/** @type {string} */ a, /** @type {string} */ b) => {
    if (a === BACK || b === BACK) return Number(a === BACK) - Number(b === BACK);
    const factions = mix.indexOf(factionOf(a)) - mix.indexOf(factionOf(b));
    return factions || (faceOf(a).value ?? 99) - (faceOf(b).value ?? 99) || (a < b ? -1 : Number(a > b));
  };
}
