// @ts-check
/** The options of a game as its JSON Schema tells them: defaults, what sets other options, ready-made games. */

/** @typedef {import("../lib/json.js").Json} Json */
/** @typedef {Record<string, Json>} Options */
/** @typedef {{properties: Record<string, Json>}} Schema  a JSON Schema */
/** @typedef {{id: string, title: string, about: string, options: Options}} Preset */

/**
 * All options: those that are chosen, and the defaults of the others.
 * @param {Schema} schema
 * @param {Options} chosen
 * @returns {Options}
 */
export function resolved(schema, chosen) {
  return { ...defaults(schema, chosen), ...chosen };
}

/**
 * What each option is if nobody chooses it. An option with `x-presets` sets the defaults of others.
 * @param {Schema} schema
 * @param {Options} chosen
 * @returns {Options}
 */
function defaults(schema, chosen) {
  /** @type {Options} */
  const all = {};
  for (const [name, option] of Object.entries(schema.properties)) all[name] = option.default;
  for (const [name, option] of Object.entries(schema.properties)) {
    Object.assign(all, option["x-presets"]?.[chosen[name] ?? option.default]);
  }
  return all;
}

/**
 * The options that another one sets: they come after it, out of the way.
 * @param {Schema} schema
 * @returns {Set<string>}
 */
export function steered(schema) {
  const all = Object.values(schema.properties).flatMap((option) => Object.values(option["x-presets"] ?? {}));
  return new Set(all.flatMap((others) => Object.keys(others)));
}

/**
 * Choose a value. An option that sets others takes back what was chosen for them; a default is not kept, so
 * that it can follow its preset.
 * @param {Schema} schema
 * @param {Options} chosen
 * @param {Options} more
 * @returns {Options}
 */
export function choose(schema, chosen, more) {
  const next = { ...chosen, ...more };
  for (const name of Object.keys(more)) {
    for (const others of Object.values(schema.properties[name]?.["x-presets"] ?? {})) {
      for (const other of Object.keys(others)) delete next[other];
    }
  }
  const usual = defaults(schema, next);
  for (const [name, value] of Object.entries(next)) if (isSame(value, usual[name])) delete next[name];
  return next;
}

/**
 * The names of the options that ready-made games are about: each of them sets all of these.
 * @param {Preset[]} presets
 */
export const spoken = (presets) => [...new Set(presets.flatMap(({ options }) => Object.keys(options)))];

/**
 * The ready-made game that is chosen.
 * @param {Preset[]} presets
 * @param {Options} options  all of them
 */
export function presetOf(presets, options) {
  return presets.find((preset) =>
    Object.entries(preset.options).every(([name, value]) => isSame(value, options[name])),
  );
}

/** @param {unknown} a @param {unknown} b */
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
