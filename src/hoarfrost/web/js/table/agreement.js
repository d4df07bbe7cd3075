// @ts-check
/** What was agreed on at a table, in words: everybody reads it before sitting down and at any time after. */

import { dialog } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";

/** @typedef {import("./types.js").Agreement} Agreement */
/** @typedef {Pick<import("./types.js").Game, "levels">} Levelled */

/**
 * @param {Levelled} game
 * @param {string} level
 */
export const titleOf = ({ levels }, level) => levels.find(({ id }) => id === level)?.title ?? level;

/**
 * What the rhythm means for whoever hesitates.
 * @param {Pick<Agreement, "rhythm"|"window">} agreement
 */
export function rhythmText({ rhythm, window }) {
  return rhythm === "poker"
    ? t("Poker face: each window takes {seconds} s, whether or not somebody can play something.", {
        seconds: number(window / 1000),
      })
    : t("Relaxed: hesitation can be read, as at a real table.");
}

/** @param {Agreement["spectators"]} spectators */
export function watchersText(spectators) {
  if (spectators === "public") return t("Anybody may watch, and sees what all players see.");
  if (spectators === "end") return t("After the end anybody may look at the game, and then sees everything.");
  return t("Private: nobody else can watch.");
}

/** @param {Pick<Agreement, "spectators"|"open_chat">} agreement */
export function chatText({ spectators, open_chat }) {
  return open_chat && spectators !== "none"
    ? t("Players and spectators read the chat.")
    : t("Only the players read the chat.");
}

/**
 * @param {Agreement} agreement
 * @param {Levelled} game
 * @param {boolean} company  whether people play with each other
 */
export function drawAgreement(agreement, game, company) {
  const { clock } = agreement;
  const time = clock
    ? plural(
        "Clock: {minutes} minutes for each player, and {n} second for each move.",
        "Clock: {minutes} minutes for each player, and {n} seconds for each move.",
        { n: clock.increment, minutes: number(clock.seconds / 60) },
      )
    : null;
  const among = company
    ? [
        rhythmText(agreement),
        t("The computer ({level}) may play on for somebody who stays away.", {
          level: titleOf(game, agreement.stand_in),
        }),
      ]
    : [];
  const lines = [...among, time, watchersText(agreement.spectators), company ? chatText(agreement) : null];
  return h(
    "ul",
    { class: "agreement", "aria-label": t("About this table") },
    lines.filter((line) => line !== null).map((line) => h("li", {}, line)),
  );
}

/**
 * @param {import("./session.js").Session} session
 * @param {Levelled} game
 */
export function showAgreement({ welcome, company }, game) {
  const { table } = /** @type {import("./types.js").Welcome} */ (welcome);
  return dialog({
    title: t("About this table"),
    body: drawAgreement(table, game, company),
    actions: [{ label: t("Close"), value: null, primary: true }],
  });
}
