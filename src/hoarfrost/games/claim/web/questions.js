// @ts-check
/** What is asked beside a card of the hand, sorted for a picker: which pictures, in which groups. */

import { artifact } from "./art/artifacts.js";
import { toxic } from "./art/cards.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { about, ofPiles } from "./choices.js";
import { BACK, cardName, cardPicture, factionOf, readingOrder, valueText } from "./faces.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").CardTarget} CardTarget */
/** @typedef {import("./board.js").ClaimBoard} ClaimBoard */
/** @typedef {import("./position.js").Position} Position */
/**
 * @typedef {object} Item
 * @property {Choice | null} choice null for a card of a pair that the server names only as the second
 * @property {string | null} code
 * @property {() => Element} picture
 * @property {string} caption
 * @property {string} name in words
 * @property {string} rule
 */
/** @typedef {{title: string, faction: string | null, items: Item[]}} Group */
/**
 * @typedef {object} Question
 * @property {string} id the same for as long as it is the same question
 * @property {string} text
 * @property {Group[]} groups
 * @property {boolean} byValue whether names are asked for, not cards: shown by value, and a digit means a value
 * @property {boolean} pair whether two are chosen, in any order
 */

/**
 * The question, if it is one for a picker.
 * @param {Position} position
 * @param {ClaimBoard} board
 * @returns {Question | null}
 */
export function questionOf(position, board) {
  const { table } = board;
  const choices = board.choices.filter(({ side }) => !side);
  if (!choices.length || table.me === null) return null;
  const cards = ofPiles(choices);
  const pair = cards.some(({ target }) => target.of === 2);
  const byValue = cards.some(({ target }) => target.zone === "any");
  const items = [...signs(choices), ...seers(choices, board), ...toxics(choices)];
  const groups = pair
    ? byFaction(pairItems(cards, position, board), position, board)
    : cards.length
      ? byFaction(cardItems(cards, byValue, board), position, board)
      : [{ title: "", faction: null, items }];
  if (!groups.some((group) => group.items.length)) return null;
  const id = [...table.begun, ...choices.map(({ move }) => move)].join("|");
  return { id, text: table.step?.ask ?? table.state?.prompt ?? "", groups, byValue, pair };
}

/**
 * @param {{choice: Choice, target: CardTarget}[]} cards
 * @param {boolean} byValue
 * @param {ClaimBoard} board
 * @returns {Item[]}
 */
function cardItems(cards, byValue, { things }) {
  return cards.map(({ choice, target: { card: code } }) => ({
    choice,
    code,
    picture: () =>
      byValue ? h("span", { class: "pickvalue" }, valueText(code, things)) : cardPicture(code, things),
    caption: "",
    name: choice.label,
    rule: things.factions[factionOf(code)].rule,
  }));
}

/**
 * Every card of the reader's score pile: two that look alike are two.
 * @param {{choice: Choice, target: CardTarget}[]} cards
 * @param {Position} position
 * @param {ClaimBoard} board
 * @returns {Item[]}
 */
function pairItems(cards, { score, below }, { things }) {
  return score[below].map(({ code }) => ({
    choice: cards.find(({ target }) => target.card === code)?.choice ?? null,
    code,
    picture: () => cardPicture(code, things),
    caption: "",
    name: cardName(code, things),
    rule: things.factions[factionOf(code)].rule,
  }));
}

/**
 * @param {Item[]} items
 * @param {Position} position
 * @param {ClaimBoard} board
 * @returns {Group[]}
 */
function byFaction(items, { mix }, { things }) {
  const order = readingOrder(mix);
  const sorted = items.toSorted((a, b) => order(a.code ?? BACK, b.code ?? BACK));
  return mix
    .map((faction) => ({
      title: things.factions[faction].name,
      faction,
      items: sorted.filter(({ code }) => code !== null && factionOf(code) === faction),
    }))
    .filter((group) => group.items.length);
}

/** @param {Choice[]} choices @returns {Item[]} */
function signs(choices) {
  return about(choices, "sign").map(({ choice, target }) => ({
    choice,
    code: null,
    picture: () => picture(artifact(target.artifact)),
    caption: target.sign > 0 ? `+${target.sign}` : `\u2212${-target.sign}`,
    name: choice.label,
    rule: `claim.artifact.${target.artifact}`,
  }));
}

/**
 * The Seer: the prize on one side, the top card on the other.
 * @param {Choice[]} choices
 * @param {ClaimBoard} board
 * @returns {Item[]}
 */
function seers(choices, { things }) {
  const items = about(choices, "word").flatMap(({ choice, target: { card: code, word } }) =>
    code === undefined ? [] : [{ choice, code, word }],
  );
  items.sort((a, b) => Number(b.word === "keep") - Number(a.word === "keep"));
  return items.map(({ choice, code }) => ({
    choice,
    code,
    picture: () => cardPicture(code, things),
    caption: choice.label,
    name: choice.label,
    rule: "claim.claim2.seers",
  }));
}

/** @param {Choice[]} choices @returns {Item[]} */
function toxics(choices) {
  return about(choices, "toxic").map(({ choice, target: { toxic: value } }) => ({
    choice,
    code: null,
    picture: () => picture(toxic({ value: value === BACK ? null : value })),
    caption: choice.label,
    name: choice.label,
    rule: "claim.fire.poisoner",
  }));
}
