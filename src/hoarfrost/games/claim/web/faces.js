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
/** @type {Record<string, string>} */
const BADGES = { o: "odd", e: "even", h: "high", l: "low" };

/**
 * @typedef {object} Face
 * @property {string} faction
 * @property {number | null} value null if it cannot be read
 * @property {string | null} badge odd, even, high or low
 * @property {"real" | "fake" | null} truth of a Trickster, after the end
 */

/** @param {string} word */
export const isCard = (word) => word.slice(0, 2) in FACTION_OF && word.length > 2;

/** @param {string} code */
export const factionOf = (code) => FACTION_OF[code.slice(0, 2)];

/**
 * @param {string} code
 * @returns {Face}
 */
export function faceOf(code) {
  const faction = factionOf(code),
    rest = code.slice(2);
  if (rest in BADGES) return { faction, value: null, badge: BADGES[rest], truth: null };
  const value = parseInt(rest, 10);
  const truth =
    faction !== "tricksters" ? null : rest.endsWith("x") ? "fake" : rest.endsWith("r") ? "real" : null;
  return { faction, value, badge: badgeOf(faction, value), truth };
}

/**
 * The badge that stands on a card whose number is known, too.
 * @param {string} faction
 * @param {number} value
 */
function badgeOf(faction, value) {
  if (faction === "demons") return value % 2 ? "odd" : "even";
  if (faction === "fire_elementals") return value > 4 ? "high" : "low";
  return null;
}

/**
 * A card in words: "Goblin 4", "Demon (odd)".
 * @param {string} code
 * @param {any} things
 */
export function cardName(code, things) {
  if (code === BACK) return t("a card");
  const { faction, value, truth } = faceOf(code);
  const name =
    value === null
      ? `${things.factions[faction].one} (${things.badges[code.slice(2)].toLowerCase()})`
      : `${things.factions[faction].one} ${value}`;
  return truth ? `${name} (${truth === "fake" ? t("fake") : t("real")})` : name;
}

/**
 * The number that can be read, or the badge in a sign.
 * @param {string} code
 */
export function valueText(code) {
  if (code === BACK) return "?";
  const { value, badge } = faceOf(code);
  if (value !== null) return String(value);
  return { odd: "\u2022", even: "\u2022\u2022", high: "\u25b2", low: "\u25bc" }[badge ?? ""] ?? "?";
}

/** Letters of the badges, as the server's `things` have them. @type {Record<string, string>} */
const LETTERS = { odd: "o", even: "e", high: "h", low: "l" };

/**
 * The picture of a card; it has no name of its own, what it lies in has one.
 * @param {string} code
 * @param {any} things
 */
export function cardPicture(code, things) {
  if (code === BACK) return picture(cardBack());
  const { faction, value, badge } = faceOf(code);
  const badgeName = badge ? things.badges[LETTERS[badge]] : "";
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
