// @ts-check
/** The end of a lesson: what was learned is marked, and what comes next is offered. */

import { rime } from "../../art/scenery.js";
import { drawing } from "../../art/svg.js";
import { h, picture } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { progress } from "./progress.js";

/**
 * @param {object} lesson
 * @param {string} lesson.title
 * @param {{id: string, isDone: boolean}[]} lesson.all  the lessons of the game
 * @param {string | null} lesson.next  where the next lesson is
 * @param {string} lesson.list  where all of them are
 * @param {string} lesson.playText
 * @param {() => void} lesson.play
 */
export function drawFinished({ title, all, next, list, playText, play }) {
  const kind = next ? "btn" : "btn primary";
  return h(
    "section",
    { class: "finished-card panel", "aria-labelledby": "finished-title" },
    h(
      "div",
      { class: "crystals", "aria-hidden": "true" },
      [44, 84, 44].map((size) => picture(drawing("0 0 64 64", rime(32, 32, 31), { size }))),
    ),
    h("p", { class: "eyebrow" }, t("Lesson finished")),
    h("h2", { id: "finished-title", class: "display" }, title),
    progress(all),
    h(
      "div",
      { class: "acts" },
      next ? h("a", { class: "btn primary", href: next }, t("Next lesson")) : null,
      h("button", { class: kind, type: "button", onclick: play }, playText),
      h("a", { class: "btn quiet", href: list }, t("All lessons")),
    ),
  );
}
