// @ts-check
/** The picture of each thing of Runebound that has one, for the rulebook and the list of lessons. */

import { card } from "./art/cards.js";
import { movementDie } from "./art/dice.js";
import { foe, princess, trait } from "./art/foes.js";
import { counter, jewel } from "./art/jewels.js";
import { lessonPicture } from "./art/lessons.js";
import { sign } from "./art/signs.js";
import { symbol, terrains } from "./art/terrains.js";
import { clue, rumor, token } from "./art/tokens.js";
import { town, townType } from "./art/towns.js";
import { weather } from "./art/weather.js";

const FRAME = { size: 56 };

/** What the faces of the house's movement dice show. @type {Record<string, string[]>} */
const FACES = {
  1: ["forest", "ice"],
  2: ["snowdrift", "ice", "wastes"],
  3: ["forest", "snowdrift", "ice"],
  4: ["fjord", "mountain", "wastes"],
  5: ["fjord", "tundra", "mountain"],
  6: ["fjord", "tundra", "forest"],
};

/** Of the fields of a view those that a picture says more of than words. @type {Record<string, () => string>} */
const FIELDS = {
  gold: () => token("gold", FRAME),
  counters: () => counter("green", FRAME),
  princess: () => princess(FRAME),
  doom: () => token("doom", FRAME),
};

/** By kind, as in `things` of the game. @type {Record<string, (id: string) => string | null>} */
const PICTURES = {
  cards: (id) => card(id, FRAME),
  adventures: (id) => foe(id, FRAME),
  weather: (id) => weather(id, FRAME),
  towns: (id) => town(id, FRAME),
  towntypes: (id) => townType(id, FRAME),
  maps: () => terrains(["forest", "ice", "mountain", "tundra", "snowdrift", "fjord", "wastes"], FRAME),
  terrains: (id) => symbol(id, FRAME),
  symbols: (id) => rumor(id, FRAME),
  colours: (id) => jewel(id, FRAME),
  counters: (id) => token(id, FRAME),
  gear: (id) => token(id, FRAME),
  clues: (id) => clue(id.split("+"), FRAME),
  faces: (id) => movementDie(FACES[id] ?? [], FRAME),
  phases: (id) => sign(id, FRAME),
  attributes: (id) => sign(id, FRAME),
  skills: (id) => sign(id, FRAME),
  traits: (id) => trait(id, FRAME),
  cardtypes: (id) => sign(id, FRAME),
  fields: (id) => FIELDS[id]?.() ?? null,
  lessons: lessonPicture,
};

/**
 * @param {string} kind  as in `things` of the game, or "lessons"
 * @param {string} id
 * @returns {string | null} the text of an SVG
 */
export const pictureOf = (kind, id) => PICTURES[kind]?.(id) ?? null;
