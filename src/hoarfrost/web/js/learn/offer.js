// @ts-check
/** After a defeat: one line that leads to the lessons, as long as some of them are not done. */

import { h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { lessons } from "../lib/store.js";

/**
 * @param {string} game
 * @returns {Promise<HTMLElement | null>}
 */
export async function lessonsOffer(game) {
  const info = (await games()).find(({ name }) => name === game);
  if (!info || lessons.done(game).length >= info.lessons) return null;
  const text = t("Short lessons show what decides a game");
  return h("p", { class: "offer" }, h("a", { class: "link", href: `#/learn/${game}` }, text));
}
