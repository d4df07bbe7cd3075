// @ts-check
/** Whom the builder shows: by name, element, role and Level, and whether they fit now. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { element } from "../art/emblems.js";
import { t } from "../words.js";
import { folded } from "./text.js";

/** @typedef {import("./rules.js").Roster} Roster */

export class Filters {
  /**
   * @param {Roster} roster
   * @param {() => void} changed
   */
  constructor(roster, changed) {
    this.roster = roster;
    const { things, characters } = roster;
    const levels = [...new Set(Object.values(characters).map(({ level }) => level))].sort((a, b) => a - b);
    this.text = h("input", {
      class: "input",
      type: "search",
      placeholder: t("Search"),
      "aria-label": t("Search by name, Spell or Power"),
      oninput: changed,
    });
    this.fits = h("input", { type: "checkbox", onchange: changed });
    this.groups = {
      element: chips(t("Element"), named(things.elements), changed, (id) => element(id, { size: 15 })),
      level: chips(
        t("Level"),
        levels.map((level) => [String(level), String(level), ""]),
        changed,
      ),
      role: chips(t("Role (all of these)"), named(things.roles), changed),
    };
    this.clearing = h(
      "button",
      { class: "btn quiet clear", type: "button", onclick: () => this.clear(changed) },
      t("Clear filters"),
    );
    this.count = h("span", { class: "n" });
    this.element = h(
      "div",
      { class: "filters" },
      this.text,
      h(
        "details",
        { class: "more" },
        h("summary", {}, t("Filters"), this.count),
        h(
          "div",
          { class: "filter-groups" },
          h("label", { class: "chip-box only" }, this.fits, h("span", {}, t("Fits into the team"))),
          this.groups.element.element,
          this.groups.level.element,
          this.groups.role.element,
          this.clearing,
        ),
      ),
    );
    this.show();
  }

  /** Wide windows have the filters open. @param {boolean} isOpen */
  open(isOpen) {
    const fold = this.element.querySelector("details");
    if (fold) fold.open = isOpen;
  }

  /** @param {() => void} changed */
  clear(changed) {
    for (const input of this.element.querySelectorAll("input")) input.checked = false;
    this.text.value = "";
    changed();
    this.text.focus();
  }

  /** How many filters hold. */
  show() {
    const n = this.element.querySelectorAll("input:checked").length;
    this.count.textContent = n ? ` (${n})` : "";
    this.clearing.hidden = !n && !this.text.value;
  }

  /**
   * @param {string} id
   * @param {boolean} fits whether this one can be added
   */
  matches(id, fits) {
    const card = this.roster.characters[id];
    const elements = this.groups.element.chosen();
    const levels = this.groups.level.chosen();
    return (
      (!this.fits.checked || fits) &&
      (!levels.length || levels.includes(String(card.level))) &&
      (!elements.length || elementsOf(this.roster, id).some((one) => elements.includes(one))) &&
      this.groups.role.chosen().every((one) => card.roles.includes(one)) &&
      wordsOf(this.roster, id).includes(folded(this.text.value))
    );
  }
}

/** @param {import("../../../../web/js/lib/json.js").Json} kind @returns {[string, string, string][]} */
const named = (kind) => Object.entries(kind).map(([id, { name, power = "" }]) => [id, name, power]);

/**
 * Switches side by side.
 * @param {string} title
 * @param {[string, string, string][]} choices  id, name, and what it means
 * @param {() => void} changed
 * @param {(id: string) => string} [sign]
 */
function chips(title, choices, changed, sign) {
  const inputs = choices.map(([value]) => h("input", { type: "checkbox", value, onchange: changed }));
  const labels = choices.map(([id, name, about], index) =>
    h(
      "label",
      { class: "chip-box", title: about },
      inputs[index],
      sign ? picture(sign(id)) : null,
      h("span", {}, name),
    ),
  );
  return {
    element: h("fieldset", {}, h("legend", {}, title), h("div", { class: "chips" }, labels)),
    chosen: () => inputs.filter(({ checked }) => checked).map(({ value }) => value),
  };
}

/** The elements of the attacks of a character. @param {Roster} roster @param {string} id @returns {string[]} */
export function elementsOf({ characters, things }, id) {
  const card = /** @type {import("../cards.js").Card} */ (characters[id]);
  const spells = card.ownSpells ?? card.spells.map((spell) => things.spells[spell]);
  return [...new Set(spells.map(({ element }) => element).filter(Boolean))];
}

/** What a search looks through. @param {Roster} roster @param {string} id */
function wordsOf({ characters, things }, id) {
  const { name, className = "", spells, powers } = characters[id];
  const more = [...spells.map((one) => things.spells[one]), ...powers.map((one) => things.powers[one])];
  return folded([name, className, ...more.map((thing) => thing?.name ?? "")].join(" "));
}
