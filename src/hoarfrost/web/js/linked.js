// @ts-check
/** The look-up of modules that lie in one file: table/linking.py puts this in front of the house's. */

/** @typedef {Record<string, unknown>} Exports */
/** @typedef {[path: string, make: () => Exports]} Row */

/** @param {URL} base  the folder from which paths count */
export function linker(base) {
  /** @type {Map<string, () => Exports>} */
  const makers = new Map();
  /** @type {Map<string, Exports>} */
  const made = new Map();

  /** @param {Row[]} rows */
  function add(rows) {
    for (const [path, make] of rows) makers.set(path, make);
  }

  /** @param {string} path */
  function need(path) {
    const known = made.get(path);
    if (known) return known;
    const make = makers.get(path);
    if (!make) throw new Error(`There is no module ${path}.`);
    const exports = make();
    made.set(path, exports);
    return exports;
  }

  /**
   * A module that is not needed from the start; the file of a game is fetched with its first one. Its cover has a file
   * of its own. A module that lies in both is made once, from whichever comes first.
   * @param {string} from
   * @param {string} source
   */
  async function load(from, source) {
    const path = new URL(source, new URL(from, base)).href.slice(base.href.length);
    const folder = path.match(/^games\/[^/]+\/web\//)?.[0];
    if (folder && !makers.has(path)) {
      const name = path === `${folder}cover.js` ? "cover.linked.js" : "linked.js";
      const file = await import(new URL(`${folder}${name}`, base).href);
      add(file.modules(need, load, base));
    }
    return need(path);
  }

  return { add, need, load };
}
