// @ts-check
/** What the builder and the two sides of a new game show of a team: its Levels as a bar, its members, its faults. */

import { h } from "../../../../web/js/lib/dom.js";
import { portrait, word } from "../cards.js";
import { t } from "../words.js";
import { levelsOf, nameOf } from "./rules.js";

/** @typedef {import("./rules.js").Roster} Roster */
/** @typedef {"you" | "foe"} Shape */

/** A piece for each Level: those that are used, those that are left, and those that are too many. */
export class LevelBar {
  constructor() {
    this.bar = h("div", { class: "level-bar", role: "meter", "aria-label": t("Levels"), "aria-valuemin": 0 });
    this.text = h("span", { class: "level-text" });
    this.element = h("div", { class: "levels" }, this.bar, this.text);
  }

  /** @param {Roster} roster @param {string[]} members */
  update(roster, members) {
    const n = levelsOf(roster, members);
    const said = t("{n} of {levels} Levels", { n, levels: roster.levels });
    const members_ = members.filter((id) => roster.characters[id]);
    this.bar.replaceChildren(
      ...members_.map((id) => piece(roster.characters[id].level, "used")),
      ...(n < roster.levels ? [piece(roster.levels - n, "free")] : []),
    );
    this.bar.classList.toggle("over", n > roster.levels);
    this.bar.classList.toggle("full", n === roster.levels);
    this.bar.setAttribute("aria-valuemax", String(Math.max(n, roster.levels)));
    this.bar.setAttribute("aria-valuenow", String(n));
    this.bar.setAttribute("aria-valuetext", said);
    this.text.textContent = said;
  }
}

/** @param {number} levels @param {string} kind */
const piece = (levels, kind) => h("span", { class: kind, style: { "flex-grow": levels, "--n": levels } });

/**
 * The members side by side, each with their Level.
 * @param {Roster} roster
 * @param {string[]} members
 * @param {Shape} shape
 */
export function memberList(roster, members, shape) {
  return h(
    "ul",
    { class: "members" },
    members.map((id) => {
      const card = roster.characters[id];
      return h(
        "li",
        {},
        portrait(id, card, shape),
        h("span", { class: "who" }, nameOf(roster, id)),
        card
          ? h("span", { class: "level", title: t("Level {level}", { level: card.level }) }, card.level)
          : null,
      );
    }),
  );
}

/**
 * What is wrong, each with its rule.
 * @param {import("./rules.js").Fault[]} faults
 */
export const faultList = (faults) =>
  faults.map(({ text, rule }) => h("li", {}, text, " ", word(t("Rule"), rule)));
