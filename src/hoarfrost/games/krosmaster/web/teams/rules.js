// @ts-check
/**
 * What a team may be, in words that stand beside what cannot be added. The server judges (files/teams.py); this says
 * the same before anything is sent.
 */

import { list } from "../../../../web/js/lib/i18n.js";
import { plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/lib/json.js").Json} Json */
/**
 * @typedef {import("../types.js").Card & {level: number, initiative: number, colour: string, roles: string[],
 *   ownSpells?: Json[]}} Character
 */
/** @typedef {{text: string, rule: string}} Fault */
/** @typedef {{name: string, about: string, members: string[]}} Team */
/**
 * Everybody a team can be made of, and its limits.
 * @typedef {object} Roster
 * @property {Record<string, Character>} characters
 * @property {Json} things
 * @property {Record<string, Team>} teams  ready-made ones
 * @property {number} least  how many are in a team
 * @property {number} most
 * @property {number} levels  what their Levels add up to
 */

const LEVELS = 12;
const MOST = 8;
const BOSS = "boss";

/**
 * @param {Json} things  `things` of the game
 * @param {Json} options  all of them
 * @returns {Roster}
 */
export function rosterOf(things, options) {
  const own = options.content ?? {};
  return {
    characters: { ...things.characters, ...ownCharacters(own.characters ?? {}) },
    things,
    teams: { ...things.teams, ...ownTeams(own.teams ?? {}) },
    least: options.min_team,
    most: MOST,
    levels: LEVELS,
  };
}

/** Characters of a folder of somebody's own have their spells with them. @param {Json} entries */
function ownCharacters(entries) {
  /** @type {Record<string, Character>} */
  const found = {};
  for (const [id, entry] of Object.entries(entries))
    found[id] = { roles: [], ...entry, name: nameIn(entry.name), ownSpells: entry.spells };
  return found;
}

/** @param {Json} entries @returns {Record<string, Team>} */
function ownTeams(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([id, { name, about, members }]) => [
      id,
      { name: nameIn(name), about: nameIn(about ?? ""), members },
    ]),
  );
}

/** A name of own content: one for all languages, or one for each. @param {string | Record<string, string>} name */
export const nameIn = (name) =>
  typeof name === "string" ? name : (name[document.documentElement.lang] ?? name.en);

/** @param {Roster} roster @param {string} id */
export const nameOf = (roster, id) => roster.characters[id]?.name ?? id;

/**
 * The members of what the option of a team says: the name of a ready-made one, or a list.
 * @param {Roster} roster
 * @param {unknown} team
 * @returns {string[]}
 */
export function membersOf(roster, team) {
  if (Array.isArray(team)) return team;
  return roster.teams[String(team)]?.members ?? [];
}

/**
 * What the option says: a ready-made team goes by its name.
 * @param {Roster} roster
 * @param {string[]} members
 */
export function optionOf(roster, members) {
  const found = Object.entries(roster.teams).find(([, team]) => isSame(team.members, members));
  return found ? found[0] : members;
}

/** The same characters, in any order. @param {string[]} a @param {string[]} b */
export const isSame = (a, b) => a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** @param {Roster} roster @param {string[]} members */
export const levelsOf = ({ characters }, members) => sum(members.map((id) => characters[id]?.level ?? 0));

/** @param {Roster} roster @param {string[]} members */
export const initiativeOf = ({ characters }, members) =>
  sum(members.map((id) => characters[id]?.initiative ?? 0));

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** @param {string[]} members @param {string} id */
export const copiesOf = (members, id) => members.filter((one) => one === id).length;

/** @param {Roster} roster @param {string} id */
export const mostCopies = ({ things, characters }, id) => things.colours[characters[id].colour]?.copies ?? 1;

/** @param {Roster} roster @param {string} id */
export const isBoss = ({ characters }, id) => Boolean(characters[id]?.types?.includes(BOSS));

/**
 * Why somebody cannot join the team now; null if they can.
 * @param {Roster} roster
 * @param {string[]} members
 * @param {string} id
 * @returns {Fault | null}
 */
export function obstacle(roster, members, id) {
  const { level } = roster.characters[id];
  const left = roster.levels - levelsOf(roster, members);
  if (copiesOf(members, id) >= mostCopies(roster, id)) return tooOften(roster, id);
  const boss = members.find((one) => isBoss(roster, one));
  if (boss && isBoss(roster, id))
    return {
      text: t("A team has at most one Boss, and {name} is one.", { name: nameOf(roster, boss) }),
      rule: "kros.team.boss",
    };
  if (left <= 0)
    return {
      text: t("The Levels already add up to {levels}.", { levels: roster.levels }),
      rule: "kros.team.levels",
    };
  if (level > left)
    return {
      text: plural("Needs {level} Levels, {n} is left.", "Needs {level} Levels, {n} are left.", {
        n: left,
        level,
      }),
      rule: "kros.team.levels",
    };
  if (members.length >= roster.most)
    return {
      text: t("A team has at most {most} Krosmasters.", { most: roster.most }),
      rule: "kros.team.size",
    };
  if (level === left && members.length + 1 < roster.least)
    return {
      text: t("All Levels would be used, and a team has at least {least} Krosmasters.", {
        least: roster.least,
      }),
      rule: "kros.team.size",
    };
  return null;
}

/** @param {Roster} roster @param {string} id @returns {Fault} */
function tooOften(roster, id) {
  const n = mostCopies(roster, id);
  return {
    text: plural("{name} can be in a team once.", "{name} can be in a team {n} times.", {
      n,
      name: nameOf(roster, id),
    }),
    rule: "kros.team.copies",
  };
}

/**
 * What a team lacks or has too much of; nothing if it can play.
 * @param {Roster} roster
 * @param {string[]} members
 * @returns {Fault[]}
 */
export function faultsOf(roster, members) {
  const known = members.filter((id) => roster.characters[id]);
  return [
    ...members
      .filter((id) => !roster.characters[id])
      .map((name) => ({ text: t("This game has no character {name}.", { name }), rule: "kros.team.copies" })),
    ...levelFaults(roster, known),
    ...sizeFaults(roster, members),
    ...[...new Set(known)]
      .filter((id) => copiesOf(known, id) > mostCopies(roster, id))
      .map((id) => tooOften(roster, id)),
    ...bossFaults(roster, known),
  ];
}

/** @param {Roster} roster @param {string[]} members @returns {Fault[]} */
function levelFaults(roster, members) {
  const n = roster.levels - levelsOf(roster, members);
  const rule = "kros.team.levels";
  if (n > 0) return [{ text: plural("{n} Level is missing.", "{n} Levels are missing.", { n }), rule }];
  if (n < 0) return [{ text: plural("{n} Level too many.", "{n} Levels too many.", { n: -n }), rule }];
  return [];
}

/** @param {Roster} roster @param {string[]} members @returns {Fault[]} */
function sizeFaults({ least, most }, members) {
  const n = members.length;
  if (n >= least && n <= most) return [];
  const text = t("A team has {least} to {most} Krosmasters, this one {n}.", { least, most, n });
  return [{ text, rule: "kros.team.size" }];
}

/** @param {Roster} roster @param {string[]} members @returns {Fault[]} */
function bossFaults(roster, members) {
  const bosses = members.filter((id) => isBoss(roster, id));
  if (bosses.length < 2) return [];
  const names = list(bosses.map((id) => nameOf(roster, id)));
  return [{ text: t("A team has at most one Boss, not {names}.", { names }), rule: "kros.team.boss" }];
}
