// @ts-check
/** The three phases of a round, side by side: what is to be reached, who could act with which chance, who has acted. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { chanceText } from "../../../../web/js/lib/parts.js";
import { sign } from "../art/signs.js";
import { targetOf } from "../choices.js";
import { plural, t } from "../words.js";
import { cardOf, drawAnswers } from "./parts.js";
import { actedIn } from "./rolls.js";
import { woundsText } from "./sides.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Fight} FightView */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("./types.js").PhaseOutlook} PhaseOutlook */
/** @typedef {import("./types.js").RollOutlook} RollOutlook */
/** @typedef {import("./types.js").SceneOutlook} SceneOutlook */
/** @typedef {"done"|"now"|"next"} When */

export const PHASES = ["ranged", "melee", "magic"];
const PORTRAIT = 34;
/** Stages of a combat in which a phase is under way. */
const IN_PHASE = [
  "phase_opens",
  "other_rolls",
  "choosing",
  "before_rolling",
  "rolling",
  "hit",
  "after_phase",
];

export class Phases {
  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.columns = PHASES.map((phase) => new Phase(board, phase));
    this.element = h("div", { class: "phases" }, ...this.columns.map(({ element }) => element));
  }

  /**
   * @param {Position} position
   * @param {FightView} fight
   * @param {SceneOutlook | null} scene
   * @param {{choices: Choice[], events: RuneEvent[]}} now  what can be chosen, and what has happened in this fight
   */
  draw(position, fight, scene, { choices, events }) {
    const isInPhase = isUnderWay(position);
    const at = PHASES.indexOf(fight.phase);
    this.element.classList.toggle("asked", isInPhase);
    this.columns.forEach((column, n) => {
      const when = !isInPhase || n > at ? "next" : n === at ? "now" : "done";
      const own = choices.filter((choice) => phaseOf(choice, fight) === column.phase);
      column.draw({ position, fight, when, outlook: scene?.phases[n] ?? null, choices: own, events });
    });
  }

  /** The phase that is under way. @returns {HTMLElement | null} */
  get now() {
    return this.element.querySelector(".now");
  }

  /** The button to go to. @returns {HTMLElement | null} */
  get first() {
    return this.element.querySelector("button.answer");
  }
}

/** Whether rolls of this round are asked about. @param {Position} position */
export function isUnderWay(position) {
  const combat = position.frameOf("combat");
  return IN_PHASE.includes(String(combat?.stage ?? ""));
}

/**
 * The phase in which a choice is made; null for those that belong to none.
 * @param {Choice} choice
 * @param {FightView} fight
 */
export function phaseOf(choice, fight) {
  const { kind, verb, word, phase } = targetOf(choice);
  if (kind === "word" && (word === "attack" || word === "defend")) return phase;
  return kind === "character" && verb === "ally" ? fight.phase : null;
}

/** Who acts by a choice, and how. @param {Choice} choice @param {string} hero */
export function actorOf(choice, hero) {
  const { kind, word, card } = targetOf(choice);
  return kind === "word" ? { card: hero, role: word } : { card, role: "attack" };
}

class Phase {
  /** @param {RuneboundBoard} board @param {string} phase */
  constructor(board, phase) {
    this.board = board;
    this.phase = phase;
    this.name = h("h3");
    this.need = h("p", { class: "need" });
    this.acted = h("p", { class: "acted" });
    this.answers = h("div", { class: "acts" });
    this.rest = h("ul", { class: "rolls" });
    this.element = h(
      "section",
      { class: "phase", dataset: { anchor: `phase:${phase}`, rule: "rune.combat.phase" } },
      this.name,
      this.need,
      this.acted,
      this.answers,
      this.rest,
    );
  }

  /**
   * @param {{position: Position, fight: FightView, when: When, outlook: PhaseOutlook | null, choices: Choice[],
   *   events: RuneEvent[]}} about
   */
  draw({ position, fight, when, outlook, choices, events }) {
    const { catalogue } = position;
    this.element.className = `phase ${when}`;
    this.name.replaceChildren(
      picture(sign(this.phase, { size: 20 })),
      catalogue.thing("phases", this.phase).name,
      ...(when === "now" ? [h("em", null, t("now"))] : []),
    );
    this.need.replaceChildren(...this.#need(position, fight, outlook));
    this.#drawActed(position, when, events);
    this.#drawAnswers(position, fight, outlook, choices);
    this.#drawRest(position, outlook, choices, when);
  }

  /** @param {Position} position @param {FightView} fight @param {PhaseOutlook | null} outlook */
  #need({ catalogue }, fight, outlook) {
    const printed = fight.foe === null ? null : catalogue.adventure(fight.foe);
    const target = outlook ? outlook.target : (printed?.targets?.[this.phase] ?? (fight.target || null));
    const harm = outlook?.harm ?? printed?.damages?.[this.phase] ?? 0;
    const goal =
      target === null
        ? [h("b", null, t("2 dice + {n}", { n: outlook?.adds ?? 0 })), h("span", null, t("to reach"))]
        : [h("b", null, String(target)), h("span", null, t("to reach"))];
    const cost = harm ? plural("else {n} wound", "else {n} wounds", { n: harm }) : t("else no harm");
    return [...goal, h("span", { class: harm ? "harm" : "harm none" }, cost)];
  }

  /** @param {Position} position @param {When} when @param {RuneEvent[]} events */
  #drawActed({ catalogue }, when, events) {
    const event = when === "next" ? null : actedIn(events, this.phase);
    this.acted.hidden = !event && when !== "done";
    if (!event) {
      this.acted.replaceChildren(when === "done" ? t("Nobody had to roll.") : "");
      return;
    }
    const values = { name: catalogue.card(event.card).name, total: event.total, target: event.target };
    const text =
      event.role === "attack"
        ? event.success
          ? t("{name} attacked: {total} against {target}, hit", values)
          : t("{name} attacked: {total} against {target}, missed", values)
        : event.success
          ? t("{name} defended: {total} against {target}, unhurt", values)
          : t("{name} defended: {total} against {target}, hurt", values);
    this.acted.className = event.success ? "acted good" : "acted bad";
    this.acted.replaceChildren(picture(cardOf(catalogue, event.card, PORTRAIT)), h("span", null, text));
  }

  /**
   * @param {Position} position
   * @param {FightView} fight
   * @param {PhaseOutlook | null} outlook
   * @param {Choice[]} choices
   */
  #drawAnswers(position, fight, outlook, choices) {
    const { catalogue } = position;
    const hero = position.party(fight.hero).hero ?? "";
    const answers = choices.map((choice) => {
      const { card, role } = actorOf(choice, hero);
      const roll = outlook?.rolls.find((one) => one.card === card && one.role === role);
      return {
        choice,
        drawn: cardOf(catalogue, card, PORTRAIT),
        label: labelOf(catalogue.card(card).name, role, card === hero),
        detail: roll ? detailOf(roll) : "",
        note: roll?.fate ? t("win {win}", { win: chanceText(roll.fate.win) }) : "",
        cls: "act",
      };
    });
    drawAnswers(this.answers, this.board, answers);
  }

  /**
   * Who could act here with which chance, where it is not asked.
   * @param {Position} position
   * @param {PhaseOutlook | null} outlook
   * @param {Choice[]} choices
   * @param {When} when
   */
  #drawRest({ catalogue }, outlook, choices, when) {
    const isShown = when !== "done" && !choices.length && outlook !== null;
    this.rest.hidden = !isShown;
    if (!isShown) return this.rest.replaceChildren();
    this.rest.replaceChildren(
      ...outlook.rolls.map((roll, n) =>
        h(
          "li",
          null,
          h("span", null, labelOf(catalogue.card(roll.card).name, roll.role, n < 2)),
          briefOf(roll),
        ),
      ),
    );
  }
}

/** @param {string} name @param {string} role @param {boolean} isHero */
function labelOf(name, role, isHero) {
  if (!isHero) return name;
  return role === "attack" ? t("Attack") : t("Defend");
}

/** @param {RollOutlook} roll */
function detailOf({ role, chance, hurts, harm }) {
  if (role === "defend")
    return harm ? t("{chance} to stay unhurt", { chance: chanceText(chance) }) : t("no harm comes");
  const wounds = woundsText(hurts);
  return t("{chance} to hit: {wounds}", { chance: chanceText(chance), wounds });
}

/** @param {RollOutlook} roll */
function briefOf({ role, chance, hurts, harm }) {
  if (role === "defend") return h("b", null, harm ? chanceText(chance) : t("safe"));
  return h("b", null, t("{chance}: {wounds}", { chance: chanceText(chance), wounds: woundsText(hurts) }));
}
