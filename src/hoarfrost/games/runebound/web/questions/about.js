// @ts-check
/** What a question is about, and what each of its answers is a picture of and does. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { chanceText } from "../../../../web/js/lib/parts.js";
import { foe as foePicture } from "../art/foes.js";
import { marker } from "../art/heroes.js";
import { jewel } from "../art/jewels.js";
import { sign } from "../art/signs.js";
import { clue, rumor, token } from "../art/tokens.js";
import { town as townPicture } from "../art/towns.js";
import { targetOf } from "../choices.js";
import { cardOf, cardText, fateBar, useText } from "../fight/parts.js";
import { drawFinding, findingOf } from "../hand/finding.js";
import { isFought } from "../homes.js";
import { goalText } from "../sheet/others.js";
import { adventureWords } from "../speak.js";
import { capital, list, plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../fight/parts.js").Answer} Answer */
/** What a question is about: the data that the drawing depends on, and the drawing.
 * @typedef {{what: unknown, draw: () => (Node | string)[]}} About */

const PICTURE = 44;
/** By step of what is under way, where the stage does not matter or the step is its own name. */
const STAGES = /** @type {Record<string, Record<string, string>>} */ ({
  begin: { heroes: "choose_hero", places: "choose_place" },
  turn: { flare_warmth: "warmth", market: "to_market" },
  knock_out: { losing: "losing", moving_away: "away" },
  market: { warming: "warming", trading: "trading" },
  combat: {
    other_prepares: "preparing",
    hero_prepares: "preparing",
    round_opens: "round",
    other_opens: "other_round",
    other_rolls: "before_roll",
    before_rolling: "before_roll",
    choosing: "phase",
    truce_answer: "truce",
  },
});
/** Questions whether a card is used: nothing is the usual answer. */
export const WINDOWS = [
  "frost",
  "white_death",
  "harm",
  "before_arshan",
  "preparing",
  "other_round",
  "before_roll",
  "hit",
];
/** What an experience counter is a sign of. */
const ATTRIBUTES = ["mind", "body", "spirit"];

/** Where most is done with dice or at the stalls, a few answers more are left for the panel. */
export const BESIDES = ["before_moving", "moving", "trading", "resting", "dropping", "rolling_more"];

/** What is asked, by its name among the things. @param {Position} position */
export function questionOf({ frame, land, mine }) {
  const step = frame?.step ?? "turn",
    stage = String(frame?.stage ?? "");
  if (step === "turn" && stage === "adventure" && mine.space === land.vale) return "before_arshan";
  return STAGES[step]?.[stage] ?? (["turn", "combat"].includes(step) ? stage : step);
}

// What a question is about -----------------------------------------------------------------------------

/** @param {RuneboundBoard} board @param {string} question @returns {About | null} */
export function aboutOf(board, question) {
  const { position } = board;
  if (!position) return null;
  const found = findingOf(board);
  if (found) return { what: found, draw: () => drawFinding(board, found) };
  switch (question) {
    case "choose_hero":
    case "choose_place":
      return line(goalText()); // whoever is new learns here what the journey is for
    case "adventure":
      return aboutAdventure(board, position);
    case "before_arshan":
      return aboutFoe(board, position, "arshan");
    case "frost":
    case "white_death":
    case "harm":
      return aboutCounters(position, question);
    case "effect":
      return aboutEffect(board, position);
    case "experience":
      return line(
        t("A counter costs {cost}, you have {points} experience.", {
          cost: costOf(position),
          points: position.mine.xp,
        }),
      );
    case "to_market":
      return line(board.market.about(position.space(position.mine.space ?? "")?.town ?? ""));
    case "rumor":
      return line(t("You will see the token that you take."));
    default:
      return null;
  }
}

/** @param {string} text @returns {About} */
const line = (text) => ({ what: text, draw: () => [h("p", null, text)] });

/** @param {Position} position */
const costOf = ({ view, near }) => view.figures?.[near]?.counter ?? 0;

/**
 * The adventure on the own space: how likely it is overcome.
 * @param {RuneboundBoard} board
 * @param {Position} position
 */
function aboutAdventure(board, position) {
  const space = position.mine.space ?? "";
  const colour = position.counterAt(space);
  if (!colour) return null;
  const known = position.challengeAt(space);
  if (known) return aboutFoe(board, position, known);
  const told = /** @type {import("../fight/types.js").AttemptOutlook | null} */ (
    board.foresight.of("attempt")
  );
  const name = capital(adventureWords(position, colour));
  const chance = told?.chance ?? null;
  const text =
    chance === null
      ? t("Nobody knows yet what waits here.")
      : t("Nobody knows yet what waits here. On average you defeat {chance} of these.", {
          chance: chanceText(chance),
        });
  return {
    what: [colour, text],
    draw: () => [
      picture(jewel(colour, { size: PICTURE })),
      h("p", null, h("b", null, name), h("span", null, text)),
    ],
  };
}

/**
 * A challenge that is known: its figures, and how it may end.
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {string} id
 * @returns {About}
 */
function aboutFoe(board, position, id) {
  const thing = position.catalogue.adventure(id);
  const verb = thing.kind === "test" ? "test" : "fight";
  const told = board.foresight.of(`${verb} ${id}`);
  const words = thing.text?.slice(1).join(" · ") ?? "";
  return {
    what: [id, told],
    draw: () => [
      picture(foePicture(id, { thing, size: 56 })),
      h("p", null, h("b", null, thing.name), h("span", null, words)),
      ...(told
        ? [
            h(
              "div",
              { class: "fate" },
              ...(verb === "fight" ? fateBar(told, t("The whole fight")) : [testsText(told)]),
            ),
          ]
        : []),
    ],
  };
}

/** @param {import("../types.js").TrialOutlook} told */
function testsText({ chance, luck }) {
  const values = { chance: chanceText(chance), luck: chanceText(luck) };
  const text =
    luck > chance
      ? t("Passed with {chance}, with luckstones {luck}", values)
      : t("Passed with {chance}", values);
  return h("span", null, text);
}

/** What is about to be taken, by whom. @param {Position} position @param {string} question @returns {About | null} */
function aboutCounters(position, question) {
  const { frame, catalogue, mine } = position;
  if (!frame) return null;
  const counter = question === "harm" ? "wound" : question;
  const cards = [mine.hero ?? "", ...mine.allies.map(({ card }) => card)];
  const amounts =
    question === "frost"
      ? (frame.amounts ?? []).map((n, at) => ({ card: cards[at] ?? "", n }))
      : [{ card: frame.card ?? "", n: frame.wounds ?? frame.counters ?? 1 }];
  const taken = amounts.filter(({ n, card }) => n > 0 && card);
  if (!taken.length) return null;
  return {
    what: [counter, taken],
    draw: () =>
      taken.map(({ card, n }) =>
        h(
          "p",
          { class: "taking" },
          picture(cardOf(catalogue, card, 36)),
          h("b", null, catalogue.card(card).name),
          picture(token(counter, { size: 28 })),
          h("span", null, `× ${n}`),
        ),
      ),
  };
}

/** The card whose effect asks. @param {RuneboundBoard} board @param {Position} position @returns {About | null} */
function aboutEffect({ choices }, { frame, catalogue }) {
  const source = frame?.source;
  if (!source) return null;
  const isCard = source.of === "card";
  const thing = isCard ? catalogue.card(source.card) : catalogue.adventure(source.card);
  const drawn = isCard
    ? cardOf(catalogue, source.card, PICTURE)
    : foePicture(source.card, { thing: catalogue.adventure(source.card), size: PICTURE });
  const text = isCard
    ? useText(catalogue, { card: source.card, effect: source.effect })
    : (thing.text ?? []).at(-1);
  // Branches that would change nothing are not offered.
  const isOnlyOne = choices.length === 1 && targetOf(choices[0]).kind === "choice";
  const only = isOnlyOne ? h("span", null, t("Nothing else would help now.")) : null;
  return {
    what: [source, isOnlyOne],
    draw: () => [picture(drawn), h("p", null, h("b", null, thing.name), h("span", null, text ?? ""), only)],
  };
}

// Answers ----------------------------------------------------------------------------------------------

/** @param {RuneboundBoard} board @param {Choice} choice @returns {Answer} */
export function answerOf(board, choice) {
  const { position, catalogue } = board;
  if (position && isFought(position)) return board.fight.answerOf(choice);
  const { kind, verb, card, town, gear, counter, seat, effect, word, symbol, symbols } = targetOf(choice);
  if (!position) return { choice };
  if (kind === "token") return { choice, drawn: rumor(symbol, { size: 40 }), cls: "token" };
  if (kind === "clue") return { choice, drawn: clue(symbols, { size: PICTURE }) };
  if (kind === "card" && verb === "hero")
    return { choice, drawn: cardOf(catalogue, card, 56), detail: heroText(catalogue, card), cls: "heropick" };
  if (kind === "card") {
    const detail = verb === "use" ? useText(catalogue, { card, effect }) : cardText(catalogue, card);
    return { choice, drawn: cardOf(catalogue, card, PICTURE), detail };
  }
  if (kind === "character")
    return { choice, drawn: cardOf(catalogue, card, PICTURE), detail: stateOf(position, card) };
  if (kind === "town") return townAnswer(position, choice, town);
  if (kind === "seat") return seatAnswer(position, choice, seat, verb);
  if (kind === "gear")
    return {
      choice,
      drawn: token(gear, { size: PICTURE }),
      detail: catalogue.thing("gear", gear).power ?? "",
    };
  if (kind === "counter")
    return { choice, drawn: sign(counter, { size: 36 }), detail: counterText(board, counter) };
  if (kind === "word") return { choice, drawn: wordPicture(position, word) };
  return { choice };
}

/**
 * Who a hero is, in short: figures, skills, and what only that hero can do.
 * @param {Catalogue} catalogue
 * @param {string} id
 */
function heroText(catalogue, id) {
  const { life = 0, stamina = 0, values = {}, skills = {}, effects = [] } = catalogue.card(id);
  const named = (
    /** @type {string} */ kind,
    /** @type {Record<string, number>} */ figures,
    /** @type {string} */ sign,
  ) => Object.entries(figures).map(([name, n]) => `${catalogue.thing(kind, name).name} ${sign}${n}`);
  const figures = [
    `${catalogue.thing("attributes", "life").name} ${life}`,
    `${catalogue.thing("attributes", "stamina").name} ${stamina}`,
    ...named("phases", values, ""),
    ...named("skills", skills, "+"),
  ];
  return [`${figures.join(" · ")}.`, ...effects.map(({ text }) => text)].join(" ");
}

/** What somebody of the own party bears. @param {Position} position @param {string} card */
function stateOf({ mine, catalogue }, card) {
  const member = card === mine.hero ? mine : mine.allies.find((ally) => ally.card === card);
  const counters = Object.entries(member?.counters ?? {}).filter(([, n]) => n > 0);
  return list(counters.map(([id, n]) => `${n} ${catalogue.thing("counters", id).name}`));
}

/**
 * A town by what it is good for.
 * @param {Position} position
 * @param {Choice} choice
 * @param {string} id
 * @returns {Answer}
 */
function townAnswer({ catalogue }, choice, id) {
  const { name, type } = catalogue.town(id);
  const { power } = catalogue.thing("towntypes", type);
  return { choice, label: name, drawn: townPicture(id, { type, size: PICTURE }), detail: power };
}

/**
 * Somebody else's hero.
 * @param {Position} position
 * @param {Choice} choice
 * @param {number} seat
 * @param {string} verb
 * @returns {Answer}
 */
function seatAnswer(position, choice, seat, verb) {
  const { hero, rumorCount, counters } = position.party(seat);
  const drawn = hero ? marker(hero, { seat: position.shape(seat), size: PICTURE }) : null;
  const life = position.view.figures?.[seat]?.members[0]?.life ?? 0;
  const detail =
    verb === "steal"
      ? plural("Has {n} rumor token.", "Has {n} rumor tokens.", { n: rumorCount })
      : t("Life: {left} of {most}", { left: life - counters.wound - counters.white_death, most: life });
  return { choice, drawn, detail };
}

/** @param {RuneboundBoard} board @param {string} counter */
function counterText({ catalogue }, counter) {
  if (counter === "life") return t("+1 Life");
  if (counter === "stamina") return t("+2 Stamina");
  const phases = /** @type {[string, {attribute: string, name: string}][]} */ (
    Object.entries(catalogue.things.phases ?? {})
  );
  const phase = phases.find(([, { attribute }]) => attribute === counter)?.[1].name ?? "";
  return ATTRIBUTES.includes(counter) ? t("+2 to {phase} rolls and to its skills", { phase }) : "";
}

/** @param {Position} position @param {string} word @returns {string | null} */
function wordPicture(position, word) {
  const size = 36;
  if (word === "flare") return token("flare", { size });
  if (word === "warm") return token("frost", { size });
  if (word === "luck") return token("luckstone", { size });
  if (word === "market") return token("gold", { size });
  const space = position.mine.space ?? "";
  const colour = position.counterAt(space);
  return word === "attempt" && colour ? jewel(colour, { size }) : null;
}
