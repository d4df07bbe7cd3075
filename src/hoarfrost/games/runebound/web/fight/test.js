// @ts-check
/** A skill test: what is rolled against which number, and after a failure what could be done about it. */

import { h, picture, say } from "../../../../web/js/lib/dom.js";
import { chanceText, fill } from "../../../../web/js/lib/parts.js";
import { foe as foePicture } from "../art/foes.js";
import { sign } from "../art/signs.js";
import { token } from "../art/tokens.js";
import { targetOf, wordOf } from "../choices.js";
import { atHome, isTested } from "../homes.js";
import { plural, t } from "../words.js";
import { TenDice } from "./dice.js";
import { QUIET, cardOf, drawAnswers, useText } from "./parts.js";
import { rollOf } from "./rolls.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("../types.js").TestOutlook} TestOutlook */
/** @typedef {import("./parts.js").Answer} Answer */

const PICTURE = 40;

export class Trial {
  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.dice = new TenDice();
    this.title = h("h2", { dataset: { rule: "rune.test.roll" } });
    this.head = h("div", { class: "trialhead" });
    this.chances = h("dl", { class: "trialchances" });
    this.answers = h("div", { class: "answers windows" });
    this.element = h(
      "section",
      { class: "panel trial", "aria-label": t("Skill test") },
      h("header", null, this.title),
      this.head,
      this.dice.element,
      this.chances,
      this.answers,
    );
    this.element.hidden = true;
  }

  update() {
    const { position } = this.board;
    // What others are tested for is told in the line of their turn.
    const isShown = position !== null && isTested(position) && (position.isMine || position.me === null);
    this.element.hidden = !isShown;
    if (!isShown) return;
    const test = testOf(position);
    const outlook = /** @type {TestOutlook | null} */ (
      position.isMine ? this.board.foresight.of(`test ${test.skill} ${test.difficulty}`) : null
    );
    this.#show(test, position);
    this.#drawChances(position, outlook);
    const choices = atHome(this.board.choices, position, "trial");
    const pass = wordOf(choices, "pass");
    const others = choices.filter((choice) => choice !== pass);
    drawAnswers(this.answers, this.board, [
      ...others.map((choice) => answerOf(position, choice, outlook)),
      ...(pass ? [{ choice: pass, cls: QUIET }] : []),
    ]);
  }

  focus() {
    const first = /** @type {HTMLElement | null} */ (this.answers.querySelector("button.answer"));
    if (this.element.hidden || !first) return false;
    first.focus({ preventScroll: true });
    return true;
  }

  /** A test is rolled before everybody's eyes. @param {RuneEvent} event */
  roll(event) {
    const { position } = this.board;
    if (event.kind !== "test" || !position) return false;
    this.element.hidden = false;
    this.board.place.classList.add("in-scene");
    this.#drawHead(event, position);
    this.chances.replaceChildren();
    drawAnswers(this.answers, this.board, []);
    this.dice.roll(rollOf(event, position.catalogue, position.heroName(event.seat)));
    return true;
  }

  /** @param {RuneEvent} event @param {Position} position */
  #show(event, position) {
    this.#drawHead(event, position);
    this.dice.lay(rollOf(event, position.catalogue, position.heroName(event.seat)));
  }

  /** @param {RuneEvent} event @param {Position} position */
  #drawHead({ skill, difficulty, dice, total }, position) {
    const { catalogue, view } = position;
    const name = catalogue.thing("skills", skill).name;
    const challenge = position.fight?.foe ?? view.challenge ?? null;
    say(this.title, t("{skill} test", { skill: name }));
    fill(this.head, [skill, difficulty, dice, total, challenge], () => [
      picture(
        challenge
          ? foePicture(challenge, { thing: catalogue.adventure(challenge), size: 56 })
          : sign(skill, { size: 40 }),
      ),
      h(
        "p",
        null,
        challenge ? h("b", null, catalogue.adventure(challenge).name) : "",
        h("span", null, t("2 dice + {value} against {difficulty}", { value: total - dice, difficulty })),
      ),
    ]);
  }

  /** @param {Position} position @param {TestOutlook | null} outlook */
  #drawChances({ mine }, outlook) {
    this.chances.hidden = !outlook;
    if (!outlook) return;
    const stones = mine.gear.luckstone ?? 0;
    const rows = [{ name: t("Once more"), chance: outlook.chance }];
    if (stones > 1)
      rows.push({
        name: plural("With {n} luckstone", "With all {n} luckstones", { n: stones }),
        chance: outlook.luck,
      });
    fill(this.chances, rows, () =>
      rows.flatMap(({ name, chance }) => [h("dt", null, name), h("dd", null, chanceText(chance))]),
    );
  }
}

/** The test that has failed, as its event told it. @param {Position} position @returns {RuneEvent} */
function testOf({ frame, view }) {
  const { skill, difficulty, seat } = /** @type {import("../types.js").Frame} */ (frame);
  const faces = view.rolled?.at(-1) ?? [];
  const dice = faces.reduce((sum, face) => sum + face, 0);
  return { kind: "test", rule: null, seat, skill, difficulty, faces, dice, total: view.total ?? dice };
}

/** @param {Position} position @param {Choice} choice @param {TestOutlook | null} outlook @returns {Answer} */
function answerOf({ catalogue, mine }, choice, outlook) {
  const { kind, word, card, effect } = targetOf(choice);
  const note = outlook ? chanceText(outlook.chance) : "";
  if (kind === "word" && word === "luck") {
    const n = mine.gear.luckstone ?? 0;
    const detail = t("Rolls again. You have {n}.", { n });
    return { choice, drawn: token("luckstone", { size: PICTURE }), detail, note };
  }
  if (kind === "card")
    return {
      choice,
      drawn: cardOf(catalogue, card, PICTURE),
      detail: useText(catalogue, { card, effect }),
    };
  return { choice };
}
