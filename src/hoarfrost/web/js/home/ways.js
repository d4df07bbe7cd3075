// @ts-check
/** The ways into a game on the home page: learn it, play it at once, set it up, with other people. */

import { h } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";
import { lessons } from "../lib/store.js";
import { hasPlayed, nextGame } from "../setup/last.js";
import { invite, passDevice, playComputer } from "./begin.js";

/** @typedef {import("../lib/games.js").GameInfo} GameInfo */
/** @typedef {(game: GameInfo, app: import("../main.js").App) => Promise<void>} Begin */

/**
 * @param {GameInfo} game
 * @param {(begin: Begin) => void} go
 */
export function waysOf(game, go) {
  const way = (/** @type {string} */ text, /** @type {Begin} */ begin, kind = "btn") =>
    h("button", { class: kind, type: "button", onclick: () => go(begin) }, text);
  const done = lessons.done(game.name).length;
  const isNew = game.lessons > 0 && done === 0 && !hasPlayed(game.name);
  const play = way(playText(game), playComputer, isNew ? "btn first" : "btn primary first");
  const learn = game.lessons > 0 ? learnLink(game, isNew, done) : null;
  return h(
    "div",
    { class: "ways" },
    isNew ? [h("p", { class: "welcome" }, welcome(game)), learn, play] : [play, learn],
    h("a", { class: "btn", href: `#/new/${game.name}` }, t("Set up a game")),
    game.players[1] === 1
      ? null
      : [way(t("Invite somebody"), invite), way(t("Play on one device"), passDevice)],
    h("a", { class: "btn", href: `#/rules/${game.name}` }, t("Rules")),
  );
}

/**
 * @param {GameInfo} game
 * @param {boolean} isNew
 * @param {number} done
 */
function learnLink({ name, lessons: all }, isNew, done) {
  const begun = done > 0 && done < all;
  return h(
    "a",
    { class: isNew ? "btn primary first" : "btn first", href: `#/learn/${name}` },
    isNew ? t("Learn to play") : t("Learn"),
    begun ? h("small", null, t("{done} of {all}", { done: number(done), all: number(all) })) : null,
  );
}

/** Whom one click plays, and which edition. @param {GameInfo} game */
export function playText(game) {
  const { plan, preset } = nextGame(game);
  const computers = plan.chairs.filter(({ kind }) => kind === "computer");
  const titles = computers.map(({ level }) => game.levels.find(({ id }) => id === level)?.title ?? level);
  const opponents = [...new Set(titles)];
  const edition = game.presets.find(({ id }) => id === preset)?.title;
  if (!opponents.length) return t("Play");
  return edition
    ? t("Play {opponents}, {edition}", { opponents, edition })
    : t("Play {opponents}", { opponents });
}

/** For somebody who has never played. @param {GameInfo} game */
function welcome({ lessons: n, levels: [{ title: opponent }] }) {
  return plural(
    "New here? {n} short lesson shows you the game. Then play {opponent}, who is easy to beat.",
    "New here? {n} short lessons show you the game. Then play {opponent}, who is easy to beat.",
    { n, opponent },
  );
}
