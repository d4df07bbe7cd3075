// @ts-check
/** The games that the server has, in the reader's language, and what each adds to the page. */

import { get } from "./api.js";
import { language, needTexts } from "./i18n.js";
import { followScreen } from "./shell.js";

/**
 * @typedef {object} GameInfo
 * @property {string} name
 * @property {string} title
 * @property {string} subtitle
 * @property {string} about
 * @property {[number, number]} players  the least and the most
 * @property {string[]} parts  the modules it adds to the page
 * @property {string[]} styles  its style sheets
 */
/** @typedef {"board" | "end" | "setup" | "settings" | "pictures" | "cover"} Part */

/** The screens on which a sheet holds, by its name; any other sheet holds everywhere. @type {Record<string, string>} */
const SCREENS = {
  "board.css": "table replay",
  "end.css": "table replay",
  "setup.css": "setup",
  "cover.css": "home",
};

/** The sheets that were linked. @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** @type {Map<string, Promise<GameInfo[]>>} */
const asked = new Map();

/** @returns {Promise<GameInfo[]>} */
export function games() {
  const lang = language();
  const list = asked.get(lang) ?? get("/api/games");
  asked.set(lang, list);
  list.catch(() => asked.delete(lang));
  return list;
}

/**
 * A module that a game adds to the page, with its texts and style sheets; null if it has none.
 * @param {string} game
 * @param {Part} part
 * @returns {Promise<any>}  each part has its own form: docs/web.md
 */
export async function partOf(game, part) {
  const info = (await games()).find(({ name }) => name === game);
  if (!info) return null;
  const [module] = await Promise.all([
    info.parts.includes(part) ? import(`../../../games/${game}/web/${part}.js`) : null,
    needTexts(game),
    ...info.styles.map((sheet) => linked(game, sheet)),
  ]);
  return module;
}

/**
 * Resolves when the sheet holds, so that nothing is drawn without it.
 * @param {string} game
 * @param {string} sheet
 */
function linked(game, sheet) {
  const href = new URL(`../../../games/${game}/web/${sheet}`, import.meta.url).href;
  const before = sheets.get(href);
  if (before) return before;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  if (SCREENS[sheet]) link.dataset.screens = SCREENS[sheet];
  const loaded = new Promise((resolve) => {
    link.onload = () => resolve(followScreen(link));
    link.onerror = resolve;
  });
  sheets.set(href, loaded);
  document.head.append(link);
  return loaded;
}
