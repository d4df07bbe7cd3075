// @ts-check
/** The reader's own teams, which this browser remembers. */

import { settings } from "../../../../web/js/lib/store.js";

/** @typedef {{name: string, members: string[]}} SavedTeam */

const KEY = "teams krosmaster";
export const NAME_LENGTH = 40;

export const saved = {
  /** @returns {SavedTeam[]} */
  all() {
    const teams = settings.get(KEY);
    return (Array.isArray(teams) ? teams : []).filter(isTeam);
  },
  /** @param {string} name @returns {SavedTeam | undefined} */
  find(name) {
    return saved.all().find((team) => isSameName(team.name, name));
  },
  /** A team of the same name is replaced. @param {SavedTeam} team @param {number} [at] */
  put(team, at) {
    const all = saved.all();
    const found = all.findIndex(({ name }) => isSameName(name, team.name));
    if (found >= 0) all[found] = team;
    else all.splice(at ?? all.length, 0, team);
    settings.set(KEY, all);
  },
  /** @param {string} name @param {string} next */
  rename(name, next) {
    settings.set(
      KEY,
      saved.all().map((team) => (team.name === name ? { ...team, name: next } : team)),
    );
  },
  /** @param {string} name @returns {number} where it was */
  drop(name) {
    const all = saved.all();
    const at = all.findIndex((team) => team.name === name);
    settings.set(
      KEY,
      all.filter((_, index) => index !== at),
    );
    return at;
  },
  /** @param {() => void} heard @returns {() => void} ends the listening */
  listen: (heard) => settings.listen(KEY, heard),
};

/** @param {string} a @param {string} b */
const isSameName = (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What is stored may be damaged. @param {unknown} team */
function isTeam(team) {
  const { name, members } = /** @type {SavedTeam} */ (team ?? {});
  return typeof name === "string" && Array.isArray(members) && members.every((id) => typeof id === "string");
}
