// @ts-check
/** The reader's language. English is the key of every sentence, and what is shown if there is no other. */

import { settings } from "./store.js";

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "nl", name: "Nederlands" },
  { code: "es", name: "Español" },
];

let current = "en";
/** @type {Record<string, string>} */
let texts = {};
/** @type {Set<(code: string) => void>} */
const listeners = new Set();

/**
 * @param {string} text an English literal; `{name}` is filled from `values`
 * @param {Record<string, string | number>} [values]
 */
export function t(text, values) {
  const sentence = texts[text] || text;
  if (!values) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (hole, name) => (name in values ? String(values[name]) : hole));
}

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
  speak(code, await load(code));
}

/** @param {string} code */
export async function setLanguage(code) {
  settings.set("language", code);
  const loaded = await load(code);
  // Another was chosen meanwhile, whose texts may have come first.
  if (settings.get("language") !== code) return;
  speak(code, loaded);
  for (const listener of [...listeners]) listener(code);
}

/**
 * @param {string} code
 * @param {Record<string, string>} loaded
 */
function speak(code, loaded) {
  current = code;
  texts = loaded;
  document.documentElement.lang = code;
}

/**
 * @param {string} code
 * @returns {Promise<Record<string, string>>}
 */
async function load(code) {
  if (code === "en") return {};
  try {
    const answer = await fetch(`/api/texts?lang=${code}`);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}
