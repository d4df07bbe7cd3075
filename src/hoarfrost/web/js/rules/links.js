// @ts-check
/** Where the text of a rule leads to: the rules of the things that it names. */

/** @typedef {{id: string, section: string, title: string, text: string, source: string, cites: string[]}} Rule */
/** @typedef {{pattern: RegExp, rules: Map<string, string>}} Links */

/**
 * What in a text leads to which rule, and a pattern that cuts a text at these places.
 * @param {import("../table/types.js").Things} things
 * @param {Rule[]} rules
 * @returns {Links}
 */
export function linksOf(things, rules) {
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  /** @type {Map<string, string>} */
  const targets = new Map();
  for (const thing of Object.values(things).flatMap((all) => Object.values(all))) {
    const { rule = "" } = thing;
    for (const name of [thing.name, thing.one]) {
      // Of several things of one name that counts which has a rule of that name: a Power, not the face of a die.
      const isTaken = name && titles.get(targets.get(name) ?? "") === name;
      if (name && titles.has(rule) && !isTaken) targets.set(name, rule);
    }
  }
  const longestFirst = [...targets.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const names = longestFirst.join("|") || "(?!)"; // a game may have no things
  return { rules: targets, pattern: new RegExp(`(?<![\\p{L}\\d.])(${names})(?![\\p{L}\\d_])`, "u") };
}
