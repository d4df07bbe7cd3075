// @ts-check
/** What has a name: the house's things, and those of the content that a game brings along. */

import { landOfGrid } from "./map/own.js";

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */

/** Where the entries of own content lie, by kind of thing. @type {Record<string, string[]>} */
const SECTIONS = {
  cards: ["heroes", "market", "legends"],
  adventures: ["adventures"],
  weather: ["weather"],
};
/** The phase of each attribute on a hero of own content. @type {[string, string][]} */
const ATTRIBUTES = [
  ["mind", "ranged"],
  ["body", "melee"],
  ["spirit", "magic"],
];

export class Catalogue {
  #land;
  /** Own content with its texts, once the server has told it. @type {Record<string, Record<string, Json>> | null} */
  #told = null;

  /**
   * @param {Json} things  `things` of the game
   * @param {Record<string, Json>} options  of this table
   */
  constructor(things, options) {
    this.things = things;
    this.options = options;
    this.own = /** @type {Record<string, Record<string, Json>>} */ (options.content ?? {});
    this.#land = this.#findLand();
  }

  /** Whether the texts of own content are still to be asked for. */
  get isUntold() {
    return Object.keys(this.own).length > 0 && !this.#told;
  }

  /** The server tells own content as it tells the house's. @param {Record<string, Record<string, Json>>} things */
  learn(things) {
    this.#told = things;
  }

  /** A hero, an ally or an item. @param {string} id @returns {import("./types.js").Card} */
  card(id) {
    const own = this.#own("cards", id);
    if (this.#told?.cards?.[id]) return this.#told.cards[id];
    return own ? ownCard(own, id, this.own.heroes?.[id] ? "hero" : own.type) : this.#named("cards", id);
  }

  /** A challenge or an Event. @param {string} id @returns {import("./types.js").Adventure} */
  adventure(id) {
    const own = this.#own("adventures", id);
    if (this.#told?.adventures?.[id]) return this.#told.adventures[id];
    return own ? ownAdventure(own, id) : this.#named("adventures", id);
  }

  /** @param {string} icon @returns {import("./types.js").WeatherTile} */
  weather(icon) {
    const own = this.#own("weather", icon);
    if (own) return { rule: "rune.weather.values", ...own, name: named(own.name, icon) };
    return { frost: {}, ...this.#named("weather", icon) };
  }

  /** @param {string} id @returns {import("./types.js").Town} */
  town(id) {
    return this.land.towns?.[id] ?? this.#named("towns", id);
  }

  /** @param {string} id @returns {import("./types.js").Clue} */
  clue(id) {
    return { symbols: id.split("+"), ...this.#named("clues", id) };
  }

  /** What a face of a movement die shows. @param {number} face  from 1 @returns {import("./types.js").Face} */
  face(face) {
    return { terrains: [], ...this.#named("faces", String(face)) };
  }

  /** The map of this game. @returns {import("./types.js").Land} */
  get land() {
    return this.#land;
  }

  /** @returns {import("./types.js").Land} */
  #findLand() {
    const id = String(this.options.map ?? "isheim");
    const own = this.own.maps?.[id];
    if (own) return landOfGrid(own, this.things, named);
    return this.things.maps?.[id] ?? Object.values(this.things.maps)[0];
  }

  /** The name and the rule of anything that names.toml has. @param {string} kind @param {string} id @returns {Json} */
  thing(kind, id) {
    return this.things[kind]?.[id] ?? { name: id };
  }

  /** @param {string} kind @param {string} id @returns {Json} */
  #named(kind, id) {
    return this.things[kind]?.[id] ?? { name: id, text: [], power: "" };
  }

  /** @param {string} kind @param {string} id @returns {Json | undefined} */
  #own(kind, id) {
    for (const section of SECTIONS[kind]) {
      const entry = this.own[section]?.[id];
      if (entry) return entry;
    }
    return undefined;
  }
}

/** A card of own content before its text is known. @param {Json} entry @param {string} id @param {string} type */
function ownCard(entry, id, type) {
  const pairs = ATTRIBUTES.flatMap(([attribute, phase]) => {
    const pair = entry[attribute] ?? entry[phase];
    return pair ? [[phase, pair]] : [];
  });
  const part = (/** @type {number} */ n) =>
    Object.fromEntries(pairs.map(([phase, pair]) => [phase, pair[n]]));
  const figures = entry.life ? { values: part(0), damages: part(1) } : {};
  return {
    text: [],
    power: "",
    skills: {},
    ...entry,
    ...figures,
    effects: [],
    type,
    name: named(entry.name, id),
  };
}

/** @param {Json} entry @param {string} id */
function ownAdventure(entry, id) {
  const phases = ATTRIBUTES.map(([, phase]) => phase).filter((phase) => entry[phase]);
  const part = (/** @type {number} */ n) =>
    Object.fromEntries(phases.map((phase) => [phase, entry[phase][n]]));
  const figures = entry.life ? { targets: part(0), damages: part(1) } : {};
  return { text: [], power: "", ...entry, ...figures, effects: [], name: named(entry.name, id) };
}

/**
 * A name of own content: one for all languages, or one for each.
 * @param {string | Record<string, string>} name
 * @param {string} id
 */
function named(name, id) {
  if (typeof name === "string") return name;
  return name?.[document.documentElement.lang] ?? name?.en ?? id;
}
