// @ts-check
/** The games that the server has, in the reader's language. */

import { get } from "./api.js";
import { language } from "./i18n.js";

/** @typedef {{name: string, title: string, subtitle: string, about: string, players: [number, number]}} GameInfo */

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
