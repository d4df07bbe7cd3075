// @ts-check
/** What the dock says: of the space that is looked at, or of what the dice are for. Facts are data until drawn. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { chanceText } from "../../../../web/js/lib/parts.js";
import { foe } from "../art/foes.js";
import { marker } from "../art/heroes.js";
import { counter } from "../art/jewels.js";
import { terrain as terrainPicture } from "../art/terrains.js";
import { token } from "../art/tokens.js";
import { town as townPicture } from "../art/towns.js";
import { adventureChance, adventureWords, frostWords, groundWords, townWords } from "../speak.js";
import { capital, list, lower, plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Reach} Reach */
/** @typedef {import("./travel.js").Ahead} Ahead */
/** A small picture and a few words. @typedef {{text: string, art?: [string, ...string[]], cls?: string}} Fact */
/** @typedef {{title: string, lines: Fact[], draw: () => Node[]}} Telling */

const SIZE = 22;
/** Who waits in Green Vale. */
const ARSHAN = "arshan";

/** @param {RuneboundBoard} board @returns {Telling} */
export function tellingOf(board) {
  const { position, travel } = board;
  const { space } = travel;
  if (!position) return telling("", []);
  if (space) return ofSpace(board, position, space);
  return ofDice(board, position);
}

/** @param {string} title @param {Fact[]} lines @returns {Telling} */
const telling = (title, lines) => ({ title, lines, draw: () => lines.map(drawFact) });

// A space --------------------------------------------------------------------------------------------

/** @param {RuneboundBoard} board @param {Position} position @param {string} space @returns {Telling} */
export function ofSpace(board, position, space) {
  const { reach } = board;
  const { way } = board.travel;
  const facts = [...groundFacts(position, space), ...waitingFacts(board, position, space)];
  if (way && reach)
    return telling(titleOf(position, reach, way), [...facts, ...costFacts(board, position, way)]);
  return telling(position.placeName(space), [...facts, ...whyNotFacts(board, position, space)]);
}

/** @param {Position} position @param {Reach} reach @param {Ahead} way */
function titleOf(position, reach, way) {
  const to = position.placeName(way.space),
    from = position.placeName(reach.from);
  if (!reach.rolled && way.space === reach.from) return from;
  if (!reach.rolled) {
    const chance = chanceText(way.chance);
    return plural("{place}: {chance} with {n} die", "{place}: {chance} with {n} dice", {
      place: to,
      chance,
      n: reach.dice,
    });
  }
  if (!way.dice.length) return t("Stay in {place}", { place: from });
  return plural("{from} to {to}, {n} die", "{from} to {to}, {n} dice", { from, to, n: way.dice.length });
}

/** @param {Position} position @param {string} space @returns {Fact[]} */
function groundFacts(position, space) {
  const { terrain, town } = position.space(space) ?? {};
  const [text] = groundWords(position, space);
  if (terrain) return [{ text: capital(text), art: ["terrain", terrain] }];
  if (!town) {
    const goal = t("To win, bring Princess Taira here, or defeat Arshan.");
    return [{ text: goal, art: ["town", "green_vale", "green_vale"] }];
  }
  const { type } = position.catalogue.town(town);
  return [{ text: townWords(position.catalogue, town), art: ["town", town, type] }];
}

/** @param {RuneboundBoard} board @param {Position} position @param {string} space @returns {Fact[]} */
function waitingFacts(board, position, space) {
  const colour = position.counterAt(space),
    challenge = position.challengeAt(space) ?? (space === position.land.vale ? ARSHAN : null);
  return [
    ...(colour && !challenge
      ? [
          {
            text: capital(adventureWords(position, colour, adventureChance(board, colour))),
            art: art("counter", colour),
          },
        ]
      : []),
    ...(challenge ? [{ text: foeWords(board, position, challenge), art: art("foe", challenge) }] : []),
    ...position
      .heroesAt(space)
      .filter(({ seat }) => seat !== position.me)
      .map(({ seat, hero }) => ({
        text: position.heroName(seat),
        art: art("hero", hero ?? "", position.shape(seat)),
      })),
  ];
}

/** Who waits, and how likely the own party defeats them. */
/** @param {RuneboundBoard} board @param {Position} position @param {string} id */
function foeWords({ foresight }, { catalogue }, id) {
  const { name, kind } = catalogue.adventure(id);
  const told = foresight.of(kind === "test" ? `test ${id}` : `fight ${id}`);
  const chance = told?.win ?? told?.luck;
  return chance === undefined
    ? t("{foe} waits", { foe: name })
    : t("{foe} waits: {chance} to defeat", { foe: name, chance: chanceText(chance) });
}

/** @param {...string} parts @returns {[string, ...string[]]} */
const art = (...parts) => /** @type {[string, ...string[]]} */ (parts);

/**
 * What it takes to end there.
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {Ahead} way
 * @returns {Fact[]}
 */
function costFacts(board, position, way) {
  const isCold = way.frost.some((n) => n > 0);
  return [
    {
      text: capital(frostWords(way.frost)),
      ...(isCold ? { art: art("token", "frost") } : {}),
      cls: isCold ? "cost" : "",
    },
    ...dangerFacts(board, position, way),
    ...(way.shoes
      ? [
          {
            text: plural("{n} snowshoe", "{n} snowshoes", { n: way.shoes }),
            art: art("token", "snowshoe"),
          },
        ]
      : []),
  ];
}

/**
 * What the frost leads to in this very turn.
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {Ahead} way
 * @returns {Fact[]}
 */
function dangerFacts(board, position, way) {
  const { terrain } = position.space(way.space) ?? {};
  const weather = terrain ? board.foresight.of("weather") : null;
  const danger = weather?.terrains[terrain ?? ""];
  if (!danger) return [];
  if (danger.knock_out === 1)
    return [{ text: t("Knocked out"), art: art("token", "white_death"), cls: "danger" }];
  return danger.white_death === 1
    ? [{ text: t("White Death"), art: art("token", "white_death"), cls: "danger" }]
    : [];
}

/**
 * Why the dice do not lead there.
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {string} space
 * @returns {Fact[]}
 */
function whyNotFacts(board, position, space) {
  const text = board.reach && space !== position.mine.space ? whyNot(board, position, space) : "";
  return text ? [{ text, cls: "beyond" }] : [];
}

/** @param {RuneboundBoard} board @param {Position} position @param {string} space @returns {string} */
export function whyNot(board, position, space) {
  const told = /** @type {import("../types.js").WayOutlook | null} */ (board.foresight.of(`way ${space}`));
  if (!told) return "";
  const { steps, dice, missing } = told;
  if (!board.reach?.rolled || steps > dice)
    return plural(
      "{steps} steps away: {n} die is not enough",
      "{steps} steps away: {n} dice are not enough",
      {
        steps,
        n: dice,
      },
    );
  const names = missing.map((step) =>
    t("{terrain} in {space}", {
      terrain: step.terrain ? lower(position.catalogue.thing("terrains", step.terrain).name) : "",
      space: step.space,
    }),
  );
  return t("No die is left for {steps}", { steps: list(names) });
}

// The dice -------------------------------------------------------------------------------------------

/** @param {RuneboundBoard} board @param {Position} position @returns {Telling} */
function ofDice(board, position) {
  const { reach } = board;
  if (!reach) return telling("", []);
  if (!reach.rolled) {
    const text = plural(
      "The map shows how likely {n} die leads there, in percent.",
      "The map shows how likely {n} dice lead there, in percent.",
      { n: reach.dice },
    );
    return telling("", [{ text }, ...fewerFacts(board, position)]);
  }
  const text =
    reach.ways.length > 1
      ? t("Choose a green space, or stop here. Figures on the map: frost.")
      : t("These dice lead nowhere.");
  // Without dice the question says that none are left.
  const lines = position.view.dice.length ? [{ text }] : [];
  return telling("", [...lines, ...stayFacts(board, position)]);
}

/**
 * What makes dice fewer, and what those do that are not rolled.
 * @param {RuneboundBoard} board
 * @param {Position} position
 */
function fewerFacts(board, { mine }) {
  const bears = (/** @type {(keyof import("../types.js").Counters)[]} */ ...ids) =>
    [mine, ...mine.allies].some(({ counters }) => ids.some((id) => counters[id] > 0));
  const isHurt = bears("wound", "exhaustion", "white_death");
  const canRest = bears("exhaustion") && board.travel.rolling.left > 0;
  return [
    ...(canRest ? [{ text: t("Each die that rests takes away 1 exhaustion.") }] : []),
    ...(isHurt && !canRest ? [{ text: t("Wounds, exhaustion or White Death cost a die.") }] : []),
  ];
}

/** What it costs to stop where one is. @param {RuneboundBoard} board @param {Position} position @returns {Fact[]} */
function stayFacts(board, position) {
  const stay = board.reach?.ways.find(({ space }) => space === position.mine.space);
  if (!stay) return [];
  const [hero] = stay.frost;
  const text = hero ? t("Here: {frost}", { frost: frostWords(stay.frost) }) : t("Here: no frost");
  return [{ text, ...(hero ? { art: art("token", "frost") } : {}) }];
}

// Drawing --------------------------------------------------------------------------------------------

/** @param {Fact} fact */
function drawFact({ text, art: parts, cls }) {
  return h(
    "span",
    { class: `fact ${cls ?? ""}` },
    parts ? picture(artOf(parts)) : null,
    h("span", null, text),
  );
}

/** @param {[string, ...string[]]} parts */
function artOf([kind, id, more]) {
  if (kind === "terrain") return terrainPicture(id, { size: SIZE });
  if (kind === "town") return townPicture(id, { type: more, size: SIZE });
  if (kind === "counter") return counter(id, { size: SIZE });
  if (kind === "foe") return foe(id, { size: SIZE });
  if (kind === "hero") return marker(id, { seat: /** @type {"circle"} */ (more), size: SIZE });
  return token(id, { size: SIZE });
}
