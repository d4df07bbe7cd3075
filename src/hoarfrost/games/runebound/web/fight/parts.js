// @ts-check
/** What fights, tests and questions share: answers as buttons, chances as bars, counters as pips. */

import { h, keyed, picture } from "../../../../web/js/lib/dom.js";
import { chanceText, fill } from "../../../../web/js/lib/parts.js";
import { card as cardPicture } from "../art/cards.js";
import { hero as heroPicture } from "../art/heroes.js";
import { number, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./types.js").Fate} Fate */
/**
 * A button that stands for a choice: its picture as SVG text, a line below the label, a note at its end.
 * @typedef {{choice: Choice, drawn?: string | null, detail?: string, note?: string, cls?: string,
 *   label?: string}} Answer
 */

/** A choice that does nothing, last among the others. */
export const QUIET = "quiet";

/**
 * Answers side by side, each living as long as its choice.
 * @param {HTMLElement} list
 * @param {RuneboundBoard} board
 * @param {Answer[]} answers
 */
export function drawAnswers(list, board, answers) {
  keyed(
    list,
    answers,
    ({ choice }) => choice.move,
    ({ choice }) => button(board, choice),
    (element, answer) => update(board, element, answer),
  );
}

/** @param {RuneboundBoard} board @param {Choice} choice */
function button(board, choice) {
  return h("button", {
    type: "button",
    dataset: { choice: choice.move },
    onclick: (/** @type {PointerEvent} */ event) => board.press(current(board, choice), event),
    onfocus: (/** @type {FocusEvent} */ event) => board.follows(current(board, choice), event.target),
  });
}

/**
 * The same choice as it is offered now: a language may have changed.
 * @param {RuneboundBoard} board
 * @param {Choice} choice
 */
const current = (board, choice) => board.choices.find(({ move }) => move === choice.move) ?? choice;

/** @param {RuneboundBoard} board @param {HTMLElement} element @param {Answer} answer */
function update(board, element, { choice, drawn, detail = "", note = "", cls = "", label }) {
  const isChosen = board.table.proposed === choice.move;
  element.className = `btn answer ${drawn ? "pictured" : ""} ${detail ? "told" : ""} ${cls}`;
  element.classList.toggle("sel", isChosen);
  fill(element, [choice.label, label, drawn?.length, detail, note], () => [
    ...(drawn ? [picture(drawn)] : []),
    h("span", { class: "atext" }, h("b", null, label ?? choice.label), detail && h("small", null, detail)),
    ...(note ? [h("em", { class: "anote" }, note)] : []),
  ]);
}

/**
 * The picture of a card, be it a hero or anything else.
 * @param {Catalogue} catalogue
 * @param {string} id
 * @param {number} size
 */
export function cardOf(catalogue, id, size) {
  const thing = catalogue.card(id);
  return thing.type === "hero" ? heroPicture(id, { like: thing, size }) : cardPicture(id, { thing, size });
}

/** What a card does when it is used. @param {Catalogue} catalogue @param {{card: string, effect?: number}} target */
export function useText(catalogue, { card, effect }) {
  const { effects = [], power } = catalogue.card(card);
  if (effect !== undefined && effects[effect]) return effects[effect].text;
  const waiting = effects.filter(({ use }) => use).map(({ text }) => text);
  return waiting.length ? waiting.join(" ") : power;
}

/**
 * What stands on a card, without its title.
 * @param {Catalogue} catalogue
 * @param {string} id
 * @param {number} [head]  how many lines are left out
 */
export function cardText(catalogue, id, head = 0) {
  const { text = [], power = "" } = catalogue.card(id);
  const lines = text.slice(head).map((line) => `${line.replace(/\.$/, "")}.`);
  return text.length ? lines.join(" ") : power;
}

// Chances --------------------------------------------------------------------------------------------

/** How a fight may end, as one bar and in words. @param {Fate} fate @param {string} about */
export function fateBar(fate, about) {
  const parts = [
    { cls: "win", name: t("Win"), chance: fate.win },
    { cls: "away", name: t("Escape"), chance: fate.escape },
    { cls: "ko", name: t("Knocked out"), chance: fate.ko },
  ];
  const shown = parts.filter(({ chance, cls }) => chance > 0 || cls !== "away");
  return [
    h("span", { class: "fateabout" }, about),
    h(
      "span",
      { class: "fatebar", "aria-hidden": "true" },
      ...shown.map(({ cls, chance }) => h("i", { class: cls, style: { flex: `${chance} 1 0` } })),
    ),
    h(
      "span",
      { class: "fatewords" },
      ...shown.map(({ cls, name, chance }) =>
        h(
          "span",
          { class: cls },
          h("i", { "aria-hidden": "true" }),
          `${name} `,
          h("b", null, chanceText(chance)),
        ),
      ),
    ),
  ];
}

/** A number of things on average: "1.3". @param {number} n */
export const average = (n) => number(Math.round(n * 10) / 10);

// Counters -------------------------------------------------------------------------------------------

/**
 * Life or Stamina: what is left, then what is taken from it by kind of counter.
 * @param {string} label
 * @param {number} most
 * @param {{cls: string, n: number}[]} taken
 */
export function pips(label, most, taken) {
  const gone = taken.flatMap(({ cls, n }) => Array.from({ length: n }, () => cls)).slice(0, most);
  const left = Math.max(0, most - gone.length);
  const all = [...Array.from({ length: left }, () => "left"), ...gone];
  return h(
    "span",
    { class: "pips", role: "img", "aria-label": label },
    ...all.map((cls) => h("i", { class: cls })),
  );
}
