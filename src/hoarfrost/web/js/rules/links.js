// @ts-check
/** Where the text of a rule leads to: other rules by the names of their things, chapters by their names in quotes. */

/** @typedef {{id: string, section: string, title: string, text: string, source: string, cites: string[]}} Rule */
/** @typedef {{id: string, title: string}} Section */
/** @typedef {{pattern: RegExp, rules: Map<string, string>, sections: Map<string, string>}} Links */

/**
 * What in a text leads to which rule or chapter, and a pattern that cuts a text at these places.
 * @param {import("../table/types.js").Things} things
 * @param {Rule[]} rules
 * @param {Section[]} sections
 * @returns {Links}
 */
export function linksOf(things, rules, sections) {
  const ids = new Set(rules.map(({ id }) => id));
  /** @type {Map<string, string>} */
  const targets = new Map();
  for (const thing of Object.values(things).flatMap((all) => Object.values(all))) {
    const { rule = "" } = thing;
    for (const name of [thing.name, thing.one]) if (name && ids.has(rule)) targets.set(name, rule);
  }
  const chapters = new Map(sections.flatMap(({ id, title }) => quoted(title).map((name) => [name, id])));
  const names = longestFirst(targets).join("|");
  const cut = chapters.size ? `|${longestFirst(chapters).join("|")}` : "";
  return {
    rules: targets,
    sections: chapters,
    pattern: new RegExp(`((?<![\\p{L}\\d.])(?:${names || "(?!)"})(?![\\p{L}\\d_])${cut})`, "u"),
  };
}

/** A name as each language quotes it. @param {string} name */
const quoted = (name) => [`'${name}'`, `‘${name}’`, `«${name}»`, `“${name}”`];

/** @param {Map<string, unknown>} names */
const longestFirst = (names) =>
  [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
