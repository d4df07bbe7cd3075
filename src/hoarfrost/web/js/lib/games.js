// @ts-check
/** The games that the server has, in the reader's language, and what each adds to the page. */

import { get } from "./api.js";
import { language, needTexts } from "./i18n.js";
import { memo } from "./memo.js";
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
 * @property {import("../setup/options.js").Preset[]} presets
 * @property {{id: string, title: string, about: string}[]} levels  the weakest first
 * @property {string} default_level
 * @property {number} lessons  how many there are
 * @property {string} rules  with what the ids of its rules begin
 */
/** @typedef {"board" | "end" | "setup" | "settings" | "pictures" | "gallery" | "cover"} Part */

/** The screens on which a sheet holds, by its name; any other sheet holds everywhere. @type {Record<string, string>} */
const SCREENS = {
  "board.css": "table replay lesson",
  "end.css": "table replay",
  "setup.css": "setup",
  "cover.css": "home",
};
/** All that a cover needs, because the home page shows those of all games. */
const OF_COVERS = ["cover.css", "style.css"];

/** @type {(lang: string) => Promise<GameInfo[]>} */
const inLanguage = memo(() => get("/api/games"));

/** @returns {Promise<GameInfo[]>} */
export function games() {
  return inLanguage(language());
}

/** The game whose rulebook has a rule, by the id of the rule. @param {string} rule */
export async function gameOfRule(rule) {
  return (await games()).find(({ rules }) => rule.startsWith(`${rules}.`))?.name ?? null;
}

/**
 * A module that a game adds to the page, with its texts and style sheets; null if it has none.
 * @param {string} game
 * @param {Part} part
 * @returns {Promise<any>}  because each part has its own form: docs/web.md
 */
export async function partOf(game, part) {
  const info = (await games()).find(({ name }) => name === game);
  if (!info) return null;
  const sheets = part === "cover" ? info.styles.filter((sheet) => OF_COVERS.includes(sheet)) : info.styles;
  const [module] = await Promise.all([
    info.parts.includes(part) ? import(`../../../games/${game}/web/${part}.js`) : null,
    needTexts(game),
    ...sheets.map((sheet) => linked(game, sheet)),
  ]);
  return module;
}

/**
 * How a game is drawn: by its own board and end, or by the plain ones of the house.
 * @param {string} game
 * @returns {Promise<import("../table/types.js").GameModules>}
 */
export async function boardOf(game) {
  const [board, end] = await Promise.all([partOf(game, "board"), partOf(game, "end")]);
  const { mount } = board ?? (await import("../plain/board.js"));
  const { draw } = end ?? (await import("../plain/end.js"));
  return { mount, draw };
}

/** Resolves when the sheet holds, if it does on this screen, so that nothing is drawn without it. */
const linked = memo(
  /** @param {string} game @param {string} sheet */
  (game, sheet) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`../../../games/${game}/web/${sheet}`, import.meta.url).href;
    if (SCREENS[sheet]) link.dataset.screens = SCREENS[sheet];
    const holds = followScreen(link);
    document.head.append(link);
    return holds;
  },
);
