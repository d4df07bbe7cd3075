// @ts-check
/** Start: texts, theme, routes. */

import { h } from "./lib/dom.js";
import { dialog } from "./lib/dialog.js";
import { games } from "./lib/games.js";
import { onLanguage, startLanguage, t } from "./lib/i18n.js";
import { heard } from "./lib/keys.js";
import { listenForRules } from "./lib/rules.js";
import { drawShell } from "./lib/shell.js";
import { settings } from "./lib/store.js";
import { openSettings } from "./screens/settings.js";
import { lastFirst } from "./setup/last.js";

/**
 * What a screen may ask of the page.
 * @typedef {object} App
 * @property {(text: string) => void} title
 * @property {(hash: string) => void} go
 * @property {(game: string, options?: Record<string, unknown>) => void} game which game Rules in the bar means, and
 *   the options of one that is on the screen
 * @property {{game: string, options: Record<string, unknown>} | null} played the game that was on the screen last
 * @property {() => void} settings
 * @property {string | null} record the text of a record that is handed to #/replay
 */
/** @typedef {{close?: () => void, relabel?: () => void} | void} Screen */
/** @typedef {{screen: string, params: Record<string, string | null>}} Route */

/**
 * The screen of each first word, and the names of the words after it.
 * `whole` is the screen where all of these words are given.
 * @type {Record<string, {screen: string, names: string[], whole?: string}>}
 */
const ROUTES = {
  "": { screen: "home", names: [] },
  new: { screen: "setup", names: ["game"] },
  table: { screen: "table", names: ["id"] },
  join: { screen: "join", names: ["invitation"] },
  deal: { screen: "deal", names: ["id"] },
  // With a number the id is that of a deal: the game of one of those who have played it.
  replay: { screen: "replay", names: ["id", "number", "move"] },
  missed: { screen: "replay", names: ["missed"] },
  moment: { screen: "replay", names: ["id", "line"] },
  rules: { screen: "rules", names: ["game", "rule"] },
  learn: { screen: "learn", names: ["game", "lesson"], whole: "lesson" },
};

/** @type {App} */
const app = {
  title(text) {
    document.title = text ? `${text} · Hoarfrost` : "Hoarfrost";
    shell.where(text);
  },
  go(hash) {
    if (location.hash === hash) void show();
    else location.hash = hash;
  },
  game(game, options) {
    shell.game(game);
    if (options) app.played = { game, options };
  },
  played: null,
  settings: () => void openSettings(),
  record: null,
};

for (const name of ["theme", "motion"]) settings.listen(name, () => followSetting(name));
await startLanguage();
const shell = drawShell(app);
listenForRules(explainQuestionMark);
games().then((all) => shell.game(lastFirst(all)[0].name), console.error);

/** @type {Screen} */
let screen;
let visit = 0;

addEventListener("hashchange", () => {
  void show();
  // At once, so that a screen can give the focus to something in it.
  shell.main.focus({ preventScroll: true });
});
onLanguage(() => {
  shell.relabel();
  if (screen?.relabel) screen.relabel();
  else void show();
});
await show();

/** @returns {Route | null} */
function route() {
  const [first = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  const found = Object.hasOwn(ROUTES, first) ? ROUTES[first] : null;
  if (!found) return null;
  const isWhole = found.names.every((_, n) => rest[n]);
  return {
    screen: (isWhole && found.whole) || found.screen,
    params: Object.fromEntries(found.names.map((name, n) => [name, rest[n] || null])),
  };
}

/** @param {string} word */
function decode(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

async function show() {
  visit += 1;
  const mine = visit;
  const found = route();
  screen?.close?.();
  screen = undefined;
  const styled = shell.here(found?.screen ?? "lost");
  app.title("");
  // What stands below a screen is not seen to jump while it fills.
  document.body.classList.add("opening");
  // A place of its own: what a screen draws after the reader has gone elsewhere is seen by nobody.
  const place = h("div", { class: "screen" });
  shell.main.replaceChildren(place);
  scrollTo(0, 0);
  try {
    if (!found) return lost(t("There is no such page."));
    const [module] = await Promise.all([import(`./screens/${found.screen}.js`), styled]);
    if (mine !== visit) return;
    const opened = await module.open(place, found.params, app);
    if (mine === visit) screen = opened;
    else opened?.close?.();
  } catch (error) {
    if (mine !== visit) return;
    console.error(error);
    lost(/** @type {Error} */ (error).message);
  } finally {
    if (mine === visit) document.body.classList.remove("opening");
  }
}

/** @param {string} reason */
function lost(reason) {
  shell.main.replaceChildren(
    h(
      "section",
      { class: "lost" },
      h("h1", null, t("This page could not be shown")),
      h("p", null, reason),
      h("a", { class: "btn primary", href: "#/" }, t("To the home page")),
    ),
  );
}

/** @param {string} name */
function followSetting(name) {
  const value = settings.get(name);
  if (value === "system") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

function explainQuestionMark() {
  const groups = heard().map(({ label, keys }) =>
    h(
      "div",
      { class: "key-group" },
      h("dt", null, label),
      h(
        "dd",
        null,
        keys.map((key) => h("kbd", null, keyName(key))),
      ),
    ),
  );
  void dialog({
    title: t("Keys"),
    body: h(
      "div",
      { class: "rule-text" },
      h("p", null, t("Point at something (or Tab to it) and press ? to read its rule.")),
      h("dl", { class: "key-groups" }, groups),
    ),
    actions: [{ label: t("Close"), primary: true }],
  });
}

/** @param {string} key */
function keyName(key) {
  const arrows = new Map([
    ["ArrowLeft", "←"],
    ["ArrowRight", "→"],
    ["ArrowUp", "↑"],
    ["ArrowDown", "↓"],
  ]);
  return arrows.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);
}
