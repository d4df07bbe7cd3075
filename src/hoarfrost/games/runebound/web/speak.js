// @ts-check
/** What a space is called by whoever cannot see it: what is there, and what it takes to go there. */

import { chanceText } from "../../../web/js/lib/parts.js";
import { onSpaces } from "./choices.js";
import { capital, lower, percent, plural, t } from "./words.js";

/** @typedef {import("./board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("./position.js").Position} Position */

/**
 * "I8, tundra, yellow adventure: you defeat 21% of these, 3 dice away, 2 frost".
 * @param {RuneboundBoard} board
 * @returns {(space: string) => string}
 */
export function speaker(board) {
  const { position } = board;
  if (!position) return (space) => space;
  const legal = onSpaces(board.choices);
  const ways = new Map(board.reach?.ways.map((way) => [way.space, way]));
  return (space) =>
    [
      space,
      ...groundWords(position, space),
      ...waitingWords(board, position, space),
      ...heroWords(board, position, space),
      ...wayWords(board, position, ways.get(space), legal.has(space)),
    ].join(", ");
}

/** The terrain or the town of a space. @param {Position} position @param {string} space @returns {string[]} */
export function groundWords(position, space) {
  const town = position.townName(space);
  if (town) return [town];
  const { terrain } = position.space(space) ?? {};
  return terrain ? [lower(position.catalogue.thing("terrains", terrain).name)] : [];
}

/** What kind of town it is, and what it is good for. Vrede is the only one of its kind. */
/** @param {import("./catalogue.js").Catalogue} catalogue @param {string} id */
export function townWords(catalogue, id) {
  const { name, type } = catalogue.town(id);
  const kind = catalogue.thing("towntypes", type);
  return [...(kind.name === name ? [] : [capital(kind.name)]), kind.power].filter(Boolean).join(" · ");
}

/** What waits on a space. @param {RuneboundBoard} board @param {Position} position @param {string} space */
function waitingWords(board, position, space) {
  const colour = position.counterAt(space),
    challenge = position.challengeAt(space);
  const jewel = position.space(space)?.jewel;
  // Only where one can go: names are read anew at every position, also while others play.
  const chance = colour && !challenge && board.reach ? adventureChance(board, colour) : null;
  return [
    ...(colour ? [adventureWords(position, colour, chance)] : []),
    ...(jewel && !colour ? [t("an empty jewel")] : []),
    ...(challenge ? [t("{foe} waits", { foe: position.catalogue.adventure(challenge).name })] : []),
  ];
}

/** How many adventures of a colour that nobody knows yet the own party defeats. */
/** @param {RuneboundBoard} board @param {string} colour @returns {number | null} */
export function adventureChance({ foresight }, colour) {
  const told = /** @type {import("./fight/types.js").AttemptOutlook | null} */ (
    foresight.of(`attempt ${colour}`)
  );
  return told?.chance ?? null;
}

/** @param {Position} position @param {string} colour @param {number | null} [chance] */
export function adventureWords({ catalogue }, colour, chance = null) {
  const name = lower(catalogue.thing("colours", colour).name);
  return chance === null
    ? t("{colour} adventure", { colour: name })
    : t("{colour} adventure: you defeat {chance} of these", { colour: name, chance: chanceText(chance) });
}

/** @param {RuneboundBoard} board @param {Position} position @param {string} space */
function heroWords({ table }, position, space) {
  return position
    .heroesAt(space)
    .map(({ seat }) =>
      seat === table.me
        ? t("{hero}, your hero", { hero: position.heroName(seat) })
        : t("{hero} of {who}", { hero: position.heroName(seat), who: table.name(seat) }),
    );
}

/**
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {(import("./types.js").Way & import("./types.js").Hope) | undefined} way
 * @param {boolean} isLegal
 */
function wayWords({ reach }, position, way, isLegal) {
  if (!way || way.space === position.mine.space) return isLegal ? [t("can be chosen")] : [];
  const far = reach?.rolled
    ? plural("{n} die away", "{n} dice away", { n: way.dice.length })
    : t("{chance} to reach with {n} dice", { chance: percent(way.chance), n: reach?.dice ?? 0 });
  return [far, frostWords(way.frost)];
}

/** The frost at the end of a way. @param {number[]} frost  by member of the party */
export function frostWords(frost) {
  const [hero = 0, ...allies] = frost;
  const worst = Math.max(0, ...allies);
  if (!hero && !worst) return t("no frost");
  const own = t("{n} frost", { n: hero });
  return worst ? t("{own}, allies {n}", { own, n: worst }) : own;
}
