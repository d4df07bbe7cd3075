// @ts-check
/**
 * A fight as a scene: both sides face to face, three phases, the dice, and how it may end before each choice.
 * Anchors: fighter:CARD (or a challenge), phase:melee, fate, rolled
 */

import { h, say } from "../../../../web/js/lib/dom.js";
import { chanceText, fill } from "../../../../web/js/lib/parts.js";
import { targetOf } from "../choices.js";
import { atHome, hasFallen, isTested } from "../homes.js";
import { t } from "../words.js";
import { TenDice } from "./dice.js";
import { QUIET, average, cardOf, fateBar, useText } from "./parts.js";
import { Phases, actorOf, phaseOf } from "./phases.js";
import { ROLLS, fightEvents, lastRoll, rollOf } from "./rolls.js";
import { foeSide, heroSide } from "./sides.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Fight} FightView */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("./parts.js").Answer} Answer */
/** @typedef {import("./types.js").Fate} Fate */
/** @typedef {import("./types.js").SceneOutlook} SceneOutlook */

const PICTURE = 40;

export class Fight {
  /** What was asked when something was last brought into sight. */
  #seen = "";

  /** How long the log was when dice were rolled here. */
  #rolledAt = -1;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.dice = new TenDice();
    this.phases = new Phases(board);
    this.title = h("h2", { dataset: { rule: "rune.combat.sequence" } });
    this.round = h("p", { class: "round" });
    this.near = h("div", { class: "side near" });
    this.far = h("div", { class: "side far" });
    this.fate = h("div", { class: "fate", dataset: { anchor: "fate" } });
    this.cost = h("p", { class: "fatecost" });
    this.outcome = h("div", { class: "outcome" }, this.fate, this.cost);
    this.element = h(
      "section",
      { class: "panel fight", "aria-label": t("Combat") },
      h("header", null, this.title, this.round),
      h("div", { class: "sides" }, this.near, this.dice.element, this.far),
      this.outcome,
      h("div", { class: "phaseplace" }, this.phases.element),
    );
    this.element.hidden = true;
    this.dice.element.dataset.anchor = "rolled";
  }

  update() {
    const { position } = this.board;
    const fight = position?.fight ?? null;
    // A test in its midst has a scene of its own; what others fight is told in the line of their turn.
    this.element.hidden =
      !fight || !position || isTested(position) || hasFallen(position) || !isPart(position, fight);
    if (!position || !fight || this.element.hidden) return;
    const { scene } = this;
    const choices = atHome(this.board.choices, position, "fight");
    const events = fightEvents(this.board.table.log);
    this.#drawHead(position, fight);
    this.#drawSides(position, fight, scene);
    this.phases.draw(position, fight, scene, { choices, events });
    this.#drawFate(position, fight, scene);
    this.#layDice(position, events);
    this.#keepInSight(`${fight.round} ${fight.phase} ${choices.length > 0}`);
  }

  /** On a phone the phase that is asked about may lie below the edge. @param {string} now  what is asked */
  #keepInSight(now) {
    if (now === this.#seen) return;
    this.#seen = now;
    requestAnimationFrame(() => this.phases.now?.scrollIntoView({ block: "nearest" }));
  }

  focus() {
    const { first } = this.phases;
    if (this.element.hidden || !first) return false;
    first.focus({ preventScroll: true });
    return true;
  }

  // The scene ----------------------------------------------------------------------------------------

  /** @param {Position} position @param {FightView} fight */
  #drawHead(position, { foe, hero, other, round }) {
    const names = { one: position.heroName(hero) };
    const against = foe === null ? position.heroName(other ?? 0) : position.catalogue.adventure(foe).name;
    say(this.title, t("{one} against {other}", { ...names, other: against }));
    say(this.round, round ? t("Round {n}", { n: round }) : t("Before combat"));
  }

  /**
   * The reader's side is the near one.
   * @param {Position} position
   * @param {FightView} fight
   * @param {SceneOutlook | null} scene
   */
  #drawSides(position, fight, scene) {
    const { foe, hero, other } = fight;
    const near = other !== null && position.me === other ? other : hero;
    const far = near === hero ? other : hero;
    const { parties, figures } = position.view;
    const role = (/** @type {number} */ seat) => (foe === null ? roleOf(seat === hero) : "");
    fill(this.near, [near, parties[near], figures, role(near)], () =>
      heroSide(this.board, position, near, role(near)),
    );
    fill(
      this.far,
      [foe, fight.wounds, fight.foeLife, scene?.left, scene?.life, far, far === null || parties[far]],
      () => (far === null ? foeSide(position, fight, scene) : heroSide(this.board, position, far, role(far))),
    );
  }

  // Chances ------------------------------------------------------------------------------------------

  /**
   * How the fight may end: after what is proposed, if that is known, else by the best choices.
   * @param {Position} position
   * @param {FightView} fight
   * @param {SceneOutlook | null} scene
   */
  #drawFate(position, fight, scene) {
    const { table, choices } = this.board;
    const proposed = choices.find(({ move }) => move === table.proposed);
    const after = proposed && scene ? fateAfter(proposed, position, fight, scene) : null;
    const fate = after ?? scene?.fate ?? null;
    const isDuel = fight.foe === null;
    this.fate.hidden = !fate;
    this.cost.hidden = !fate && !isDuel;
    // What cannot be foreseen for a moment leaves its room.
    this.outcome.classList.toggle("none", !scene);
    if (isDuel)
      say(this.cost, t("No forecast for the whole fight: both players choose. Each roll shows its chance."));
    if (!fate) return;
    const about = after && proposed ? proposed.label : t("The whole fight");
    fill(this.fate, [fate, about], () => fateBar(fate, about));
    say(this.cost, costText(fate, scene?.exact ?? true));
  }

  // Windows ------------------------------------------------------------------------------------------

  /**
   * An answer that belongs to no phase, for the panel of questions: a card, an escape, a truce, going on.
   * @param {Choice} choice
   * @returns {Answer}
   */
  answerOf(choice) {
    const { catalogue } = this.board;
    const { kind, verb, word, card, effect } = targetOf(choice);
    const scene = this.scene;
    if (kind === "word" && word === "pass") return this.#passing(choice);
    if (kind === "word" && word === "escape")
      return { choice, detail: scene?.escape ? escapeText(scene.escape) : "" };
    if (kind === "card" && verb === "use")
      return {
        choice,
        drawn: cardOf(catalogue, card, PICTURE),
        detail: useText(catalogue, { card, effect }),
        note: winText(scene ? fateOfUse(scene, card, effect) : null),
      };
    if (kind === "character") return { choice, drawn: cardOf(catalogue, card, PICTURE) };
    return { choice };
  }

  /** Nothing is used, or the fight goes on. @param {Choice} choice @returns {Answer} */
  #passing(choice) {
    const on = this.scene?.rounds?.on ?? null;
    return { choice, cls: on ? "" : QUIET, note: winText(on) };
  }

  /** The fight under way, as the server foresees it. @returns {SceneOutlook | null} */
  get scene() {
    return this.board.position?.fight ? this.board.foresight.of("scene") : null;
  }

  // Dice -----------------------------------------------------------------------------------------------

  /** The last roll of this fight lies there. @param {Position} position @param {RuneEvent[]} events */
  #layDice(position, events) {
    // What was just rolled is not yet in the log.
    if (this.#rolledAt === this.board.table.log.length) return;
    const last = lastRoll(events);
    if (last) this.dice.lay(rollOf(last, position.catalogue, position.heroName(last.seat)));
    else this.dice.clear();
  }

  /** A roll happens before everybody's eyes. Whether it is one of this scene. @param {RuneEvent} event */
  roll(event) {
    const { position } = this.board;
    if (this.element.hidden || !position || !ROLLS.includes(event.kind)) return false;
    this.#rolledAt = this.board.table.log.length;
    this.dice.roll(rollOf(event, position.catalogue, position.heroName(event.seat)));
    return true;
  }
}

/**
 * Whether the reader is in a fight; a spectator looks on from near.
 * @param {Position} position
 * @param {FightView} fight
 */
const isPart = ({ me }, { hero, other }) => me === null || me === hero || me === other;

/** @param {boolean} isHero */
const roleOf = (isHero) => (isHero ? t("attacks or defends") : t("rolls the number to reach"));

/**
 * How the fight may end after a choice, as far as it was foreseen.
 * @param {Choice} choice
 * @param {Position} position
 * @param {FightView} fight
 * @param {SceneOutlook} scene
 * @returns {Fate | null}
 */
function fateAfter(choice, position, fight, scene) {
  const { kind, verb, word, card, effect } = targetOf(choice);
  if (kind === "word" && word === "escape") return scene.rounds?.escape ?? null;
  if (kind === "word" && word === "pass") return scene.rounds?.on ?? null;
  if (kind === "card" && verb === "use") return fateOfUse(scene, card, effect);
  if (phaseOf(choice, fight) === null) return null;
  const actor = actorOf(choice, position.party(fight.hero).hero ?? "");
  const phase = scene.phases.find((one) => one.phase === fight.phase);
  return phase?.rolls.find((roll) => roll.card === actor.card && roll.role === actor.role)?.fate ?? null;
}

/** @param {SceneOutlook} scene @param {string} card @param {number} [effect] @returns {Fate | null} */
const fateOfUse = ({ uses }, card, effect) =>
  uses.find((use) => use.card === card && (effect === undefined || use.effect === effect))?.fate ?? null;

/** @param {Fate | null} fate */
const winText = (fate) => (fate ? t("win {win}", { win: chanceText(fate.win) }) : "");

/** @param {import("./types.js").EscapeOutlook} escape */
function escapeText({ difficulty, value, chance, luck }) {
  const values = { difficulty, value, chance: chanceText(chance), luck: chanceText(luck) };
  return luck > chance
    ? t("2 dice + {value} against {difficulty}: {chance}, with luckstones {luck}; else 1 exhaustion", values)
    : t("2 dice + {value} against {difficulty}: {chance}; else 1 exhaustion", values);
}

/** @param {Fate} fate @param {boolean} isExact */
function costText({ wounds, lost }, isExact) {
  const told = [t("Wounds on average: {n}", { n: average(wounds) })];
  if (lost > 0.005) told.push(t("Allies lost on average: {n}", { n: average(lost) }));
  told.push(isExact ? t("with the best choices") : t("roughly, with one plan for all rounds"));
  return told.join(" · ");
}
