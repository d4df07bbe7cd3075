// @ts-check
/** What has a name: the house's things, and those of the content that a game brings along. */

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */

export class Catalogue {
  /** @type {Map<string, Json>} the spells of the game's own content, by id */
  #ownSpells = new Map();

  /**
   * @param {Json} things  `things` of the game
   * @param {Record<string, unknown>} options  of this table
   */
  constructor(things, options) {
    this.things = things;
    this.own = /** @type {Record<string, Record<string, Json>>} */ (options.content ?? {});
    for (const kind of ["characters", "summons"])
      for (const card of Object.values(this.own[kind] ?? {}))
        for (const spell of card.spells ?? []) this.#ownSpells.set(spell.id, spell);
  }

  /** A Krosmaster or a Summon. @param {string} id @returns {import("./types.js").Card} */
  card(id) {
    const { characters, summons } = this.things;
    const own = this.own.characters?.[id] ?? this.own.summons?.[id];
    if (own)
      return { ...own, name: named(own.name, id), spells: own.spells.map((/** @type {Json} */ s) => s.id) };
    return characters[id] ?? summons[id];
  }

  /** @param {string} id @returns {import("./types.js").Spell} */
  spell(id) {
    const own = this.#ownSpells.get(id);
    if (own) return { power: "", effects: [], ...own, name: named(own.name, id) };
    return this.things.spells[id];
  }

  /** @param {string} id @returns {Json} */
  reward(id) {
    const own = this.own.rewards?.[id];
    return own ? { power: "", ...own, name: named(own.name, id) } : this.things.rewards[id];
  }

  /** @param {string} id @returns {import("./types.js").BoardThing} */
  board(id) {
    const own = this.own.boards?.[id];
    return own ? { about: "", ...own, name: named(own.name, id) } : this.things.boards[id];
  }

  /** The name and the rule of anything that names.toml has. @param {string} kind @param {string} id @returns {Json} */
  thing(kind, id) {
    return this.things[kind]?.[id] ?? { name: id };
  }
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
