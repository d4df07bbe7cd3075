// @ts-check
/**
 * The reader's language. English is the key of every sentence, and what is shown if there is no other.
 * The house has its texts, and each game has its own; plurals, lists and numbers are made by `Intl`.
 */

import { memo } from "./memo.js";
import { settings } from "./store.js";

/** @typedef {string | number | readonly string[]} Value */
/** A sentence, or its forms by plural category. @typedef {Record<string, string | Record<string, string>>} Texts */
/**
 * Whether a type is a choice of several.
 * @template T, [U=T]
 * @typedef {T extends unknown ? ([U] extends [T] ? false : true) : never} IsChoice
 */
/**
 * A text as it stands in the source, for the tool that makes the catalogues can read nothing else.
 * @template {string} S
 * @typedef {{} extends Record<S, 1> ? never : IsChoice<S> extends true ? never : S} Plain
 */

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "nl", name: "Nederlands" },
  { code: "es", name: "Español" },
];
const HOUSE = "";

let current = "en";
/** The texts by language and game. @type {Map<string, Texts>} */
const known = new Map();
/** Those that were asked for. @type {Map<string, Promise<Texts>>} */
const coming = new Map();
/** Whose texts the page needs in every language. */
const needed = new Set([HOUSE]);
/** @type {Set<(code: string) => void>} */
const listeners = new Set();

export const { t, plural } = textsOf(HOUSE);

/**
 * What says the sentences of a game; those that it does not have are the house's.
 * @param {string} game
 */
export function textsOf(game) {
  /** @param {string} text */
  const find = (text) => known.get(`${current} ${game}`)?.[text] ?? known.get(`${current} ${HOUSE}`)?.[text];
  return {
    /**
     * @template {string} S
     * @param {Plain<S>} text  an English literal; `{name}` is filled from `values`
     * @param {Record<string, Value>} [values]
     * @returns {string}
     */
    t: (text, values = {}) => {
      const found = find(text) ?? text;
      return filled(typeof found === "string" ? found : found.other, values);
    },
    /**
     * A sentence whose form depends on the number `n`.
     * @template {string} One
     * @template {string} Other
     * @param {Plain<One>} one
     * @param {Plain<Other>} other
     * @param {Record<string, Value> & { n: number }} values
     * @returns {string}
     */
    plural: (one, other, values) => {
      const found = find(one) ?? { one, other };
      const forms = typeof found === "string" ? { other: found } : found;
      const category = formats().plural.select(values.n);
      return filled(forms[category] ?? forms.other, values);
    },
  };
}

/**
 * @param {string} sentence
 * @param {Record<string, Value>} values
 */
function filled(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => (name in values ? written(values[name]) : place));
}

/** @param {Value} value */
function written(value) {
  if (typeof value === "number") return number(value);
  return typeof value === "string" ? value : list(value);
}

// Numbers and lists ---------------------------------------------------------------------------------

/** @param {number} value */
export function number(value) {
  return formats().number.format(value);
}

/** @param {number} share  1 is all */
export function percent(share) {
  return formats().percent.format(share);
}

/**
 * "a, b and c"
 * @param {readonly string[]} items
 */
export function list(items) {
  return formats().list.format(items);
}

/** The units of time that a moment in the past is told in, with how many seconds they have. */
const UNITS = /** @type {const} */ ([
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
]);

/**
 * "5 minutes ago", "yesterday", "now"
 * @param {number} at  seconds since 1970
 */
export function ago(at) {
  const seconds = Date.now() / 1000 - at;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return formats().ago.format(-Math.floor(seconds / size) || 0, unit);
}

const formats = () => formatsOf(current);

const formatsOf = memo((/** @type {string} */ code) => {
  const locale = code === "en" ? "en-GB" : code; // "a, b and c", without a comma before the last
  return {
    number: new Intl.NumberFormat(locale),
    percent: new Intl.NumberFormat(locale, { style: "percent" }),
    list: new Intl.ListFormat(locale),
    ago: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
    plural: new Intl.PluralRules(locale),
  };
});

// The language --------------------------------------------------------------------------------------

export function language() {
  return current;
}

/**
 * @param {(code: string) => void} listener called after the texts are there
 * @returns {() => void} ends the listening
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language that was chosen here, or else the first of the browser's that we speak. */
export function preferredLanguage() {
  const wanted = [settings.get("language"), ...navigator.languages].filter(Boolean);
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((known) => known.code === code)) ?? "en";
}

/** Load the texts of the reader's language; called once, before anything is drawn. */
export async function startLanguage() {
  const code = preferredLanguage();
  await loadAll(code);
  speak(code);
}

/** @param {string} code */
export async function setLanguage(code) {
  settings.set("language", code);
  await loadAll(code);
  // Another was chosen meanwhile, whose texts may have come first.
  if (settings.get("language") !== code) return;
  speak(code);
  for (const listener of [...listeners]) listener(code);
}

/** @param {string} code */
function speak(code) {
  current = code;
  document.documentElement.lang = code;
}

// The texts -----------------------------------------------------------------------------------------

/**
 * Resolves when the texts of a game are there; from then on they follow the language.
 * @param {string} game
 */
export async function needTexts(game) {
  needed.add(game);
  await load(current, game);
}

/** @param {string} code */
function loadAll(code) {
  return Promise.all([...needed].map((game) => load(code, game)));
}

/**
 * @param {string} code
 * @param {string} game
 */
async function load(code, game) {
  const key = `${code} ${game}`;
  if (code === "en" || known.has(key)) return;
  const asking = coming.get(key) ?? ask(game === HOUSE ? "/api" : `/api/games/${game}`, code);
  coming.set(key, asking);
  try {
    known.set(key, await asking);
  } catch {
    // The page stays English, and asks again another time.
  } finally {
    coming.delete(key);
  }
}

/**
 * @param {string} place
 * @param {string} code
 * @returns {Promise<Texts>}
 */
async function ask(place, code) {
  const answer = await fetch(`${place}/texts?lang=${code}`);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return answer.json();
}
