// @ts-check
/**
 * A card as it lies before somebody: picture, name, kind, generated text, its state, and what can be done with it.
 * Anchors: `card:<id>`, `use:<id>`.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute } from "../../../../web/js/lib/parts.js";
import { card as cardPicture } from "../art/cards.js";
import { choiceOf, targetOf } from "../choices.js";
import { Gauges } from "./gauges.js";
import { Values } from "./values.js";
import { list, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Card} Card */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").MemberFigures} MemberFigures */
/** @typedef {import("../types.js").Used} Used */
/**
 * A card in play. An ally has counters and figures; `isMine`: the reader may use it.
 * @typedef {object} Held
 * @property {string} card
 * @property {boolean} activated
 * @property {Used} [used]
 * @property {Counters} [counters]
 * @property {MemberFigures} [figures]
 * @property {boolean} isMine
 * @property {HTMLElement[]} [chips]  what would change without it
 */

/** What is done with a card besides using it, on the sheet. */
const VERBS = ["lose", "for", "rest"];

export class CardTile {
  /** @param {RuneboundBoard} board @param {string} card */
  constructor(board, card) {
    this.board = board;
    this.card = card;
    const thing = board.catalogue.card(card);
    this.state = h("span", { class: "rstate" });
    this.gauges = new Gauges(board, 16);
    this.values = new Values(board, 14);
    this.effects = h("ul", { class: "reffects" });
    this.chips = h("p", { class: "mgain" });
    this.acts = h("div", { class: "racts" });
    this.element = h(
      "article",
      { class: `rcard i-${thing.type}`, dataset: { anchor: `card:${card}` } },
      h("div", { class: "rpic", "aria-hidden": "true" }, picture(cardPicture(card, { size: 44, thing }))),
      h(
        "div",
        { class: "rtitle" },
        h("h4", { dataset: { rule: thing.rule } }, thing.name),
        h("p", { class: "rkind" }, h("span", null, kindOf(board, thing)), this.state),
        this.gauges.element,
      ),
      h("div", { class: "rtext" }, this.values.element, this.effects, this.chips, this.acts),
    );
  }

  /** @param {Held} held */
  draw(held) {
    const { activated, counters, figures } = held;
    this.element.classList.toggle("activated", activated);
    say(this.state, activated ? t("Activated") : "");
    this.state.hidden = !activated;
    this.gauges.element.hidden = !counters || !figures;
    if (counters && figures) this.gauges.draw(figures, counters, { isBrief: true });
    this.values.element.hidden = !figures;
    if (figures) this.values.draw(figures);
    this.#drawEffects(held);
    this.chips.replaceChildren(...(held.chips ?? []));
    this.#drawActs(held);
  }

  /** @param {Held} held */
  #drawEffects(held) {
    const { catalogue } = this.board;
    drawEffects(this.board, this.effects, catalogue.card(this.card), held);
  }

  /** @param {Held} held */
  #drawActs({ isMine }) {
    const { board, card } = this;
    const acts = isMine
      ? board.choices.filter((choice) => {
          const { card: which, verb } = targetOf(choice);
          return which === card && VERBS.includes(verb);
        })
      : [];
    keyed(
      this.acts,
      acts,
      ({ move }) => move,
      (choice) => actButton(board, choice),
      (button, choice) => button.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }
}

/** A button that stands for a choice, with its label. @param {RuneboundBoard} board @param {Choice} choice */
export function actButton(board, choice) {
  return h(
    "button",
    {
      type: "button",
      class: "btn ract",
      dataset: { choice: choice.move },
      onclick: (/** @type {PointerEvent} */ event) => board.press(choice, event),
      onfocus: (/** @type {FocusEvent} */ event) => board.follows(choice, event.target),
    },
    choice.label,
  );
}

/**
 * The effects of a card. One that waits to be used is a button: it uses it, or says why that cannot be now.
 * @param {RuneboundBoard} board
 * @param {HTMLElement} place
 * @param {Card} thing
 * @param {{card: string, isMine: boolean, used?: Used}} held
 */
export function drawEffects(board, place, thing, held) {
  keyed(
    place,
    effectsOf(thing).map((effect, n) => ({ ...effect, n, isButton: Boolean(effect.use) && held.isMine })),
    // One place shows several cards in turn: heroes of others, or of a replay.
    ({ text, n, isButton }) => `${held.card} ${n} ${isButton} ${text}`,
    ({ text, use, n, isButton }) =>
      h("li", null, isButton && use ? useButton(board, held.card, n, text, use) : h("p", null, text)),
    (element, { n, isButton }) => {
      if (!isButton) return;
      const button = /** @type {HTMLElement} */ (element.firstElementChild);
      const choice = useOf(board, held.card, n, thing);
      attribute(button, "data-choice", choice?.move ?? null);
      attribute(button, "aria-disabled", choice ? null : "true");
      button.classList.toggle("sel", choice !== undefined && board.table.proposed === choice.move);
      button.classList.toggle(
        "spent",
        Object.values(held.used ?? {}).some((used) => used.includes(n)),
      );
    },
  );
}

/** Cards of own content have no text in the page; their lines are what there is. @param {Card} thing */
function effectsOf(thing) {
  return thing.effects ?? [];
}

/**
 * The choice that uses an effect.
 * @param {RuneboundBoard} board @param {string} card @param {number} n @param {Card} thing
 */
function useOf(board, card, n, thing) {
  const about = { kind: "card", card, verb: "use" };
  const several = effectsOf(thing).filter(({ use }) => use).length > 1;
  return choiceOf(board.choices, several ? { ...about, effect: n } : about);
}

/**
 * @param {RuneboundBoard} board
 * @param {string} card
 * @param {number} n  the place of the effect on the card
 * @param {string} text
 * @param {string} move
 */
function useButton(board, card, n, text, move) {
  const now = () => useOf(board, card, n, board.catalogue.card(card));
  const button = h(
    "button",
    {
      type: "button",
      class: "ruse",
      dataset: { anchor: `use:${card}` },
      onclick: (/** @type {PointerEvent} */ event) => {
        const choice = now();
        if (choice) board.press(choice, event);
        else void board.bubble.show(button);
      },
      onfocus: (/** @type {FocusEvent} */ event) => {
        const choice = now();
        if (choice) board.follows(choice, event.target);
      },
    },
    h("span", { class: "rusetext" }, text),
    h("span", { class: "rusenow", "aria-hidden": "true" }, t("Use")),
  );
  board.bubble.attach(button, () => (now() ? null : board.whyNot(move)));
  return button;
}

/** "Weapon", "Ally, Legend". @param {RuneboundBoard} board @param {Card} thing */
export function kindOf({ catalogue }, thing) {
  const { name } = catalogue.thing("cardtypes", thing.type);
  return thing.difficulty ? list([name, t("Legend")]) : name;
}
