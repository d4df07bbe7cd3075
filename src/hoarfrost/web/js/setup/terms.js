// @ts-check
/** The panel of a new table that says what its players agree on: the clock, who may watch, the rhythm. */

import { h } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";
import { titleOf, watchersText } from "../table/agreement.js";
import { list, toggle } from "./form.js";
import { INCREMENTS, MINUTES, WINDOWS, hasRhythm, isAmongPeople, isWatching } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Seated} Seated */
/** @typedef {import("./form.js").Alternative} Alternative */

/**
 * @param {Seated} game
 * @param {Plan} plan  is changed in place
 * @param {boolean} hasWindows  whether the options of the game have moments to play something in
 * @param {() => void} changed
 * @returns {HTMLElement}
 */
export function drawTerms(game, plan, hasWindows, changed) {
  return h(
    "section",
    { class: "panel terms", "aria-labelledby": "terms-title" },
    h("header", {}, h("h2", { id: "terms-title" }, t("At this table"))),
    h(
      "div",
      { class: "fields" },
      clock(plan, changed),
      isWatching(plan) ? null : watching(plan, changed),
      hasWindows && hasRhythm(plan) ? rhythm(plan, changed) : null,
      isAmongPeople(plan) ? standIn(game, plan, changed) : null,
    ),
  );
}

/**
 * What is chosen, in a few words each, so that nothing of it is a surprise.
 * @param {Seated} game
 * @param {Plan} plan
 * @returns {string[]}
 */
export function termsInWords(game, plan) {
  const players = plan.chairs.map(({ kind, level, name }) => {
    if (kind === "computer") return titleOf(game, level);
    return kind === "open" ? t("Invitation") : name.trim() || t("You");
  });
  return [
    players.join(" – "),
    plan.minutes ? t("{minutes} min", { minutes: plan.minutes }) : t("No clock"),
    watchersInWords(isWatching(plan) ? "public" : plan.watching),
  ];
}

/** @param {Plan["watching"]} watching */
function watchersInWords(watching) {
  if (watching === "public") return t("Open to spectators");
  return watching === "end" ? t("Shown after the game") : t("Private");
}

/**
 * A list to choose from that keeps its focus when the panel is drawn anew.
 * @param {string} id
 * @param {string} title
 * @param {Alternative[]} choices
 * @param {unknown} now
 * @param {(value: import("../lib/json.js").Json) => void} choose
 */
function choice(id, title, choices, now, choose) {
  const control = list(title, choices, choose);
  control.main.id = id;
  control.update(/** @type {import("../lib/json.js").Json} */ (now));
  return control;
}

/**
 * @param {ReturnType<typeof choice>} control
 * @param {string} text
 * @param {...(HTMLElement | null)} more
 */
function explained({ main, element }, text, ...more) {
  const about = h("p", { class: "help", id: `about-${main.id}` }, text);
  main.setAttribute("aria-describedby", about.id);
  return h("div", { class: "field" }, element, about, more);
}

/** @param {Plan} plan @param {() => void} changed */
function clock(plan, changed) {
  const minutes = MINUTES.map((value) => ({
    value,
    title: value ? t("{minutes} min", { minutes: value }) : t("No clock"),
  }));
  const time = choice("minutes", t("Clock"), minutes, plan.minutes, (value) => {
    plan.minutes = value;
    changed();
  });
  if (!plan.minutes) return h("div", { class: "field" }, time.element);
  const seconds = INCREMENTS.map((value) => ({
    value,
    title: plural("{n} second", "{n} seconds", { n: value }),
  }));
  const increment = choice("increment", t("Added per move"), seconds, plan.increment, (value) => {
    plan.increment = value;
    changed();
  });
  return h("div", { class: "field" }, time.element, increment.element);
}

/** Who else may look on: nobody, unless the players want it. @param {Plan} plan @param {() => void} changed */
function watching(plan, changed) {
  const who = [
    { value: "none", title: t("Nobody") },
    { value: "end", title: t("After the game") },
    { value: "public", title: t("Anybody") },
  ];
  const control = choice("watching", t("Who may watch?"), who, plan.watching, (value) => {
    plan.watching = value;
    changed();
  });
  const isChat = plan.watching !== "none" && isAmongPeople(plan);
  return explained(control, watchersText(plan.watching), isChat ? openChat(plan, changed) : null);
}

/** @param {Plan} plan @param {() => void} changed */
function openChat(plan, changed) {
  const chat = toggle(t("Spectators read the chat"), (value) => {
    plan.openChat = value;
    changed();
  });
  chat.main.id = "open-chat";
  chat.update(plan.openChat);
  return chat.element;
}

/** How much the time of an answer tells. @param {Plan} plan @param {() => void} changed */
function rhythm(plan, changed) {
  const rhythms = [
    { value: "relaxed", title: t("Relaxed") },
    { value: "poker", title: t("Poker face") },
  ];
  const control = choice("rhythm", t("Rhythm"), rhythms, plan.rhythm, (value) => {
    plan.rhythm = value;
    changed();
  });
  if (plan.rhythm !== "poker") return explained(control, t("Hesitation can be read, as at a real table."));
  const seconds = WINDOWS.map((value) => ({ value, title: t("{seconds} s", { seconds: number(value) }) }));
  const window = choice("window", t("Each window takes"), seconds, plan.window, (value) => {
    plan.window = value;
    changed();
  });
  const about = t(
    "A window is a moment to play something. Each takes the same time, so nobody can read hesitation.",
  );
  return explained(control, about, window.element);
}

/** Who plays for somebody who stays away. @param {Seated} game @param {Plan} plan @param {() => void} changed */
function standIn({ levels }, plan, changed) {
  const choices = levels.map(({ id, title }) => ({ value: id, title }));
  const control = choice("stand-in", t("If somebody stays away"), choices, plan.standIn, (value) => {
    plan.standIn = value;
    changed();
  });
  return explained(control, t("After a minute the others may let this computer play on."));
}
