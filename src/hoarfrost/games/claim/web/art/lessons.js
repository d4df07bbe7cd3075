// The pictures of the lessons, 96 x 80: the cards that each is about.
import { drawing } from "../../../../web/art/svg.js";
import { artifactCard, card, cardBack } from "./cards.js";
import { emblem } from "./factions.js";

const SIZE = { width: 46, height: 64 };

/** @param {string} faction @param {number} value */
const face = (faction, value) => card({ faction, value, ...SIZE });
const back = () => cardBack(SIZE);

/** @type {Record<string, () => string>} */
const PICTURES = {
  trick: () => fan(face("goblins", 5), face("goblins", 7)),
  losing: () => fan(face("dwarves", 2), back()),
  phases: () => fan(back(), back(), face("knights", 9)),
  votes: () =>
    ["goblins", "knights", "undead", "dwarves", "doppelgangers"]
      .map((faction, n) => at(n * 30 + (n < 3 ? 6 : -69), n < 3 ? 8 : 44, 0, emblem(faction, { size: 26 })))
      .join(""),
  knights: () => fan(face("goblins", 8), face("knights", 2)),
  artifact: () => fan(artifactCard("mirror_of_lies", SIZE)),
  frost: () => fan(face("ice_kings", 5), face("ice_queens", 5)),
};

/**
 * @param {string} id
 * @returns {string | null}
 */
export function lessonPicture(id) {
  const draw = PICTURES[id];
  return draw ? drawing("0 0 96 80", draw(), { width: 96, height: 80 }) : null;
}

/** @param {...string} cards */
function fan(...cards) {
  const middle = (cards.length - 1) / 2;
  const step = 26 / Math.max(1, middle * 2);
  return cards.map((one, n) => at(25 + (n - middle) * step, 8, (n - middle) * 8, one)).join("");
}

/** @param {number} x @param {number} y @param {number} turn @param {string} picture */
const at = (x, y, turn, picture) =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 23 32)">${picture}</g>`;
