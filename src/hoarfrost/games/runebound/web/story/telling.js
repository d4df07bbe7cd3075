// @ts-check
/** The turns of a game in one line each: "3 steps to I8, beats Frost Troll, +3 gold". */

import { list, plural, t } from "../words.js";

/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/**
 * A turn: whose it is, which one of that hero and of all, and what happened in it. `from` is its first line of the log.
 * @typedef {{seat: number, turn: number, count: number, from: number, events: RuneEvent[]}} Turn
 */
/**
 * A fact of a turn in a few words. `sign` says what its picture is of: a token, a foe, a card, a place ...
 * @typedef {{sign: Sign, text: string}} Fact
 */
/** @typedef {{kind: "token"|"foe"|"card"|"weather"|"way"|"hero"|"princess", id: string}} Sign */
/**
 * Names of what the events are about.
 * @typedef {object} Names
 * @property {(card: string) => string} card
 * @property {(foe: string) => string} foe
 * @property {(space: string) => string} place
 * @property {(seat: number) => string} hero
 * @property {(kind: string, id: string) => string} thing
 */

/** What happens only when the hero goes no further. */
const PAST_MOVING = ["survival", "draw", "stock", "buy", "sell", "buy_gear", "level", "place_flare"];

/** How a turn told so far has ended for a foe. @typedef {"won"|"lost"|"fled"|"left"} Outcome */

/** @param {RuneEvent[]} events  in the order of the log @returns {Turn[]} */
export function turnsOf(events) {
  /** @type {Turn[]} */
  const turns = [];
  events.forEach((event, line) => {
    const { kind, seat, turn, count } = event;
    if (kind === "turn") turns.push({ seat, turn, count, from: line, events: [] });
    else turns.at(-1)?.events.push(event);
  });
  return turns;
}

/**
 * What came of a turn so far, the most telling last: where the hero went, whom it met, what it got.
 * @param {Pick<Turn, "seat" | "events">} turn
 * @param {Names} names
 * @returns {Fact[]}
 */
export function factsOf({ seat, events }, names) {
  const own = events.filter((event) => event.seat === seat || event.seat === undefined);
  return [
    ...wayOf(own, names),
    ...metOf(events, seat, names),
    ...marksOf(own),
    ...gainsOf(own),
    ...cardsOf(own, names),
    ...fallOf(own, names),
  ];
}

/** @param {Fact[]} facts */
export const inWords = (facts) => facts.map(({ text }) => text).join(", ");

// Where it went --------------------------------------------------------------------------------------

/** @param {RuneEvent[]} events @param {Names} names @returns {Fact[]} */
function wayOf(events, names) {
  const moves = events.filter(({ kind }) => kind === "move");
  const flown = events.find(({ kind, rule }) => kind === "carried" && rule !== "rune.ko.sequence");
  /** @type {Fact[]} */
  const facts = [];
  const last = moves.at(-1);
  if (last) {
    const values = { n: moves.length, place: names.place(last.space) };
    facts.push(way(plural("{n} step to {place}", "{n} steps to {place}", values)));
  } else if (!flown) facts.push(...before(events));
  if (flown) facts.push(way(t("carried to {place}", { place: names.place(flown.space) })));
  return facts;
}

/** As long as no step was made: what was rolled, then that none is. @param {RuneEvent[]} events @returns {Fact[]} */
function before(events) {
  if (events.some(({ kind }) => PAST_MOVING.includes(kind))) return [way(t("stays"))];
  const roll = events.findLast(({ kind }) => kind === "roll");
  return roll ? [way(plural("rolls {n} die", "rolls {n} dice", { n: roll.dice.length }))] : [];
}

/** @param {string} text @returns {Fact} */
const way = (text) => ({ sign: { kind: "way", id: "" }, text });

// Whom it met ----------------------------------------------------------------------------------------

/** @param {RuneEvent[]} events @param {number} seat @param {Names} names @returns {Fact[]} */
function metOf(events, seat, names) {
  /** @type {Fact[]} */
  const facts = [];
  events.forEach((event, n) => {
    const { kind } = event;
    const rest = events.slice(n + 1);
    if ((kind === "fight" || kind === "challenge") && event.seat === seat)
      facts.push(metFoe(event, outcomeOf(rest, seat), names));
    else if (kind === "duel") facts.push(metHero(event, seat, rest, names));
    else if (kind === "event")
      facts.push({
        sign: { kind: "weather", id: event.weather },
        text: t("Event: {name}", { name: names.foe(event.event) }),
      });
  });
  return facts;
}

/**
 * How it went on with a foe; null while nobody knows.
 * @param {RuneEvent[]} rest
 * @param {number} seat
 * @returns {Outcome | null}
 */
function outcomeOf(rest, seat) {
  for (const event of rest) {
    const isOwn = event.seat === seat;
    if (isOwn && (event.kind === "defeat" || event.kind === "reward")) return "won";
    if (isOwn && event.kind === "knock_out") return "lost";
    if (isOwn && event.kind === "escape") return "fled";
    if (event.kind === "undefeated" || event.kind === "let_go") return "left";
    if (isOwn && (event.kind === "fight" || event.kind === "challenge")) return "left";
  }
  return null;
}

/** @param {RuneEvent} event @param {Outcome | null} outcome @param {Names} names @returns {Fact} */
function metFoe({ kind, foe: id }, outcome, names) {
  const foe = names.foe(id);
  const isFight = kind === "fight";
  const texts = {
    won: isFight ? t("beats {foe}", { foe }) : t("passes {foe}", { foe }),
    lost: t("falls to {foe}", { foe }),
    fled: t("escapes from {foe}", { foe }),
    left: isFight ? t("does not beat {foe}", { foe }) : t("fails at {foe}", { foe }),
  };
  const text = outcome ? texts[outcome] : t("meets {foe}", { foe });
  return { sign: { kind: "foe", id }, text };
}

/** @param {RuneEvent} event @param {number} seat @param {RuneEvent[]} rest @param {Names} names @returns {Fact} */
function metHero(event, seat, rest, names) {
  const other = event.seat === seat ? event.other : event.seat;
  const hero = names.hero(other);
  const end = rest.find(
    ({ kind, seat: who }) => kind === "truce" || (kind === "knock_out" && [seat, other].includes(who)),
  );
  const sign = /** @type {Sign} */ ({ kind: "hero", id: String(other) });
  if (!end) return { sign, text: t("attacks {hero}", { hero }) };
  if (end.kind === "truce") return { sign, text: t("truce with {hero}", { hero }) };
  return { sign, text: end.seat === seat ? t("falls to {hero}", { hero }) : t("beats {hero}", { hero }) };
}

// What it suffered and got ---------------------------------------------------------------------------

/** The counters that the party took in all. @param {RuneEvent[]} events @returns {Fact[]} */
function marksOf(events) {
  const taken = (/** @type {string} */ counter) =>
    events
      .filter(({ kind, counter: which }) => kind === "take" && which === counter)
      .reduce((sum, { n }) => sum + n, 0);
  /** @type {[string, string][]} */
  const texts = [
    ["wound", plural("{n} wound", "{n} wounds", { n: taken("wound") })],
    ["frost", t("{n} frost", { n: taken("frost") })],
    ["white_death", t("{n} White Death", { n: taken("white_death") })],
  ];
  return texts.filter(([id]) => taken(id)).map(([id, text]) => token(id, text));
}

/** @param {string} id @param {string} text @returns {Fact} */
const token = (id, text) => ({ sign: { kind: "token", id }, text });

/** @param {RuneEvent[]} events @returns {Fact[]} */
function gainsOf(events) {
  const sum = (/** @type {string} */ kind, /** @type {string} */ field) =>
    events.filter((event) => event.kind === kind).reduce((all, event) => all + event[field], 0);
  const count = (/** @type {string} */ kind) => events.filter((event) => event.kind === kind).length;
  const xp = sum("reward", "xp"),
    gold = sum("gold", "n") + sum("sell", "gold"),
    rumors = count("rumor") + count("steal"),
    clues = count("clue");
  return [
    ...(xp ? [token("xp", t("+{n} experience", { n: xp }))] : []),
    ...(gold ? [token("gold", t("+{n} gold", { n: gold }))] : []),
    ...(rumors ? [token("rumor", plural("{n} rumor", "{n} rumors", { n: rumors }))] : []),
    ...(clues ? [token("clue", plural("{n} clue", "{n} clues", { n: clues }))] : []),
  ];
}

/** @param {RuneEvent[]} events @param {Names} names @returns {Fact[]} */
function cardsOf(events, names) {
  /** @type {Fact[]} */
  const facts = [];
  const bought = events.filter(({ kind }) => kind === "buy");
  const sign = (/** @type {string} */ id) => /** @type {Sign} */ ({ kind: "card", id });
  if (bought.length)
    facts.push({
      sign: sign(bought[0].card),
      text: t("buys {cards}", { cards: list(bought.map(({ card }) => names.card(card))) }),
    });
  const gear = events.filter(({ kind }) => kind === "buy_gear");
  if (gear.length)
    facts.push(
      token(
        gear[0].gear,
        t("buys {cards}", { cards: list(gear.map((one) => names.thing("gear", one.gear))) }),
      ),
    );
  for (const { kind, card, counter } of events) {
    if (kind === "forage")
      facts.push({ sign: sign(card), text: t("forages {card}", { card: names.card(card) }) });
    else if (kind === "discover")
      facts.push({ sign: sign(card), text: t("discovers {card}", { card: names.card(card) }) });
    else if (kind === "princess")
      facts.push({ sign: { kind: "princess", id: "" }, text: t("finds the Princess") });
    else if (kind === "level")
      facts.push(
        token("xp", t("experience counter: {attribute}", { attribute: names.thing("attributes", counter) })),
      );
    else if (kind === "killed")
      facts.push({ sign: sign(card), text: t("{card} is killed", { card: names.card(card) }) });
  }
  return facts;
}

/** @param {RuneEvent[]} events @param {Names} names @returns {Fact[]} */
function fallOf(events, names) {
  if (!events.some(({ kind }) => kind === "knock_out")) return [];
  const end = events.findLast(({ kind, rule }) => kind === "carried" && rule === "rune.ko.sequence");
  const text = end ? t("knocked out, now in {place}", { place: names.place(end.space) }) : t("knocked out");
  return [token("wound", text)];
}
