// @ts-check
/** What has been rolled in the fight under way, as the log tells it. */

import { t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Line} Line */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("./dice.js").Roll} Roll */

const BEGINNINGS = ["fight", "duel"];
export const ROLLS = ["combat_roll", "target", "test"];

/**
 * The events of the fight under way, from its beginning on; a table that began in its midst has no beginning.
 * @param {Line[]} log
 * @returns {RuneEvent[]}
 */
export function fightEvents(log) {
  const start = log.findLastIndex(({ event }) => BEGINNINGS.includes(event.kind));
  return log.slice(Math.max(0, start)).map(({ event }) => /** @type {RuneEvent} */ (event));
}

/** Those of the round that is under way. @param {RuneEvent[]} events */
export function roundEvents(events) {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === "round"),
    ),
  );
}

/** The roll of whoever acted in a phase of this round. @param {RuneEvent[]} events @param {string} phase */
export const actedIn = (events, phase) =>
  roundEvents(events).findLast(({ kind, phase: when }) => kind === "combat_roll" && when === phase) ?? null;

/** The last roll of all. @param {RuneEvent[]} events */
export const lastRoll = (events) => events.findLast(({ kind }) => ROLLS.includes(kind)) ?? null;

/**
 * A roll as dice show it.
 * @param {RuneEvent} event
 * @param {Catalogue} catalogue
 * @param {string} hero  who rolls
 * @returns {Roll}
 */
export function rollOf(event, catalogue, hero) {
  const { kind, faces = [], dice, total, target = null, difficulty = null } = event;
  const goal = kind === "test" ? difficulty : target;
  const isGood = kind === "target" ? null : kind === "test" ? total >= difficulty : event.success;
  return {
    title: titleOf(event, catalogue, hero),
    faces,
    value: total - dice,
    total,
    target: goal,
    result: resultOf(event, isGood),
    isGood,
  };
}

/** @param {RuneEvent} event @param {Catalogue} catalogue @param {string} hero */
function titleOf(event, catalogue, hero) {
  const { kind } = event;
  if (kind === "test")
    return t("{hero}: {skill} test", { hero, skill: catalogue.thing("skills", event.skill).name });
  const phase = catalogue.thing("phases", event.phase).name;
  if (kind === "target") return t("{hero} rolls the number to reach ({phase})", { hero, phase });
  const character = catalogue.card(event.card).name;
  return event.role === "attack"
    ? t("{character} attacks ({phase})", { character, phase })
    : t("{character} defends ({phase})", { character, phase });
}

/** @param {RuneEvent} event @param {boolean | null} isGood */
function resultOf({ kind, role }, isGood) {
  if (isGood === null) return "";
  if (kind === "test") return isGood ? t("Passed") : t("Failed");
  if (role === "attack") return isGood ? t("Hit") : t("Missed");
  return isGood ? t("Unhurt") : t("Not defended");
}
