// @ts-check
/** What is for sale and what can be sold: buttons that trade, or say why that cannot be. */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute, fill, reason } from "../../../../web/js/lib/parts.js";
import { card as cardPicture } from "../art/cards.js";
import { sign } from "../art/signs.js";
import { token } from "../art/tokens.js";
import { choiceOf } from "../choices.js";
import { PHASES, signed } from "../sheet/figures.js";
import { kindOf } from "../sheet/tile.js";
import { changeChips } from "./changes.js";
import { plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/lib/bubble.js").Told} Told */
/** @typedef {import("../../../../web/js/lib/json.js").Json} Json */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Changes} Changes */
/** @typedef {import("../types.js").Gain} Gain */
/**
 * Something that is traded by pressing it: the move, what its choice is about, and what it says where it is no market
 * step.
 * @typedef {{move: string, target: Record<string, Json>, elsewhere?: () => Told}} Deal
 */

/**
 * A button that trades, or says why that cannot be.
 * @param {RuneboundBoard} board
 * @param {Deal} deal
 * @param {Record<string, unknown>} attributes
 * @param {...import("../../../../web/js/lib/dom.js").Child} children
 */
export function dealButton(board, deal, attributes, ...children) {
  const now = () => choiceOf(board.choices, deal.target);
  const button = h(
    "button",
    {
      type: "button",
      ...attributes,
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
    ...children,
  );
  board.bubble.attach(button, async () => (now() ? null : (deal.elsewhere?.() ?? board.whyNot(deal.move))));
  return button;
}

/**
 * Whether it can be done now, and is what the primary button says.
 * @param {RuneboundBoard} board
 * @param {HTMLElement} button
 * @param {Deal} deal
 */
export function drawDeal(board, button, deal) {
  const choice = choiceOf(board.choices, deal.target);
  attribute(button, "data-choice", choice?.move ?? null);
  attribute(button, "aria-disabled", choice ? null : "true");
  button.classList.toggle("sel", choice !== undefined && board.table.proposed === choice.move);
}

/** @param {number} n @param {number} [size] */
export const coins = (n, size = 18) => [
  picture(token("gold", { size })),
  h("b", { "aria-hidden": "true" }, n),
  h("span", { class: "vh" }, t("{n} gold", { n })),
];

// For sale ----------------------------------------------------------------------------------------------

/**
 * A card of a stack as it is offered.
 * @typedef {{card: string, price: number, gold: number | null, gain: Gain | null,
 *   elsewhere: (() => Told) | undefined}} Offer
 */

/** @param {RuneboundBoard} board @param {HTMLElement} place @param {Offer[]} offers */
export function drawOffers(board, place, offers) {
  keyed(
    place,
    offers,
    (offer) => `${offer.card} ${Boolean(offer.elsewhere)} ${copiesBefore(offers, offer)}`,
    (offer) => h("li", null, offerButton(board, offer)),
    (element, offer) => drawOffer(board, element.firstElementChild, offer),
  );
}

/** A town may have two of the same card. @param {Offer[]} offers @param {Offer} offer */
const copiesBefore = (offers, offer) =>
  offers.slice(0, offers.indexOf(offer)).filter(({ card }) => card === offer.card).length;

/** @param {string} card @returns {Deal} */
const saleOf = (card) => ({ move: `buy ${card}`, target: { kind: "card", card, verb: "buy" } });

/** @param {RuneboundBoard} board @param {Offer} offer */
function offerButton(board, { card, elsewhere }) {
  const thing = board.catalogue.card(card);
  return dealButton(
    board,
    { ...saleOf(card), elsewhere },
    { class: `moffer i-${thing.type}`, dataset: { anchor: `card:${card}`, rule: thing.rule } },
    h("span", { class: "mpic", "aria-hidden": "true" }, picture(cardPicture(card, { size: 52, thing }))),
    h("span", { class: "mname" }, h("b", null, thing.name), h("small", null, kindOf(board, thing))),
    h("span", { class: "mprice" }),
    h("span", { class: "mtext" }, ...textOf(board, thing)),
    h("span", { class: "mgain" }),
  );
}

/**
 * The text of a card without what stands beside it, type and price; the values of an ally as signs.
 * @param {RuneboundBoard} board
 * @param {import("../types.js").Card} thing
 */
function textOf({ catalogue }, { text, difficulty, values, damages, life }) {
  const lines = text.slice(difficulty ? 2 : 1).map((line) => h("span", null, line));
  if (!life || !values) return lines;
  const phases = PHASES.map((phase) =>
    h(
      "span",
      { title: catalogue.thing("phases", phase).name },
      picture(sign(phase, { size: 14, title: catalogue.thing("phases", phase).name })),
      h("b", null, signed(values[phase] ?? 0)),
      h("small", null, t("hits for {n}", { n: damages?.[phase] ?? 0 })),
    ),
  );
  return [lines[0], h("span", { class: "mphases" }, ...phases), ...lines.slice(1 + PHASES.length)];
}

/** @param {RuneboundBoard} board @param {HTMLElement} button @param {Offer} offer */
function drawOffer(board, button, { card, price, gold, gain }) {
  const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (button.querySelector(name));
  const short = gold === null ? 0 : Math.max(0, price - gold);
  fill(place(".mprice"), [price, short], () => [
    h("span", { class: "mcoins" }, ...coins(price)),
    short ? h("small", null, t("{n} gold short", { n: short })) : "",
  ]);
  fill(place(".mgain"), gain, () => gainLines(board, gain));
  drawDeal(board, button, saleOf(card));
}

/**
 * What the card would change; beyond a limit compared with each card that could go for it.
 * @param {RuneboundBoard} board @param {Gain | null} gain @returns {Node[]}
 */
function gainLines({ catalogue }, gain) {
  if (!gain) return [];
  if (!gain.over.length) return changeChips(catalogue, gain.changes);
  return gain.over.map((card) => {
    const chips = changeChips(catalogue, gain.instead[card] ?? {});
    return h(
      "span",
      { class: "minstead" },
      h("small", null, t("Instead of {card}:", { card: catalogue.card(card).name })),
      ...(chips.length ? chips : [h("small", null, t("the same figures"))]),
    );
  });
}

// One's own ---------------------------------------------------------------------------------------------

/** @typedef {{card: string, gold: number, changes: Changes}} Sale */

/** @param {RuneboundBoard} board @param {HTMLElement} place @param {Sale[]} sales */
export function drawSales(board, place, sales) {
  keyed(
    place,
    sales,
    ({ card }) => card,
    ({ card }) => h("li", null, saleButton(board, card)),
    (element, { card, gold, changes }) => {
      const button = /** @type {HTMLElement} */ (element.firstElementChild);
      fill(/** @type {Element} */ (button.querySelector(".mcoins")), gold, () => ["+", ...coins(gold, 16)]);
      fill(/** @type {Element} */ (button.querySelector(".mgain")), changes, () =>
        changeChips(board.catalogue, changes),
      );
      drawDeal(board, button, sellingOf(card));
    },
  );
}

/** @param {string} card @returns {Deal} */
const sellingOf = (card) => ({ move: `sell ${card}`, target: { kind: "card", card, verb: "sell" } });

/** @param {RuneboundBoard} board @param {string} card */
function saleButton(board, card) {
  const thing = board.catalogue.card(card);
  const name = t("Sell {card}", { card: thing.name });
  return dealButton(
    board,
    sellingOf(card),
    { class: `msale i-${thing.type}`, dataset: { anchor: `sell:${card}` } },
    picture(cardPicture(card, { size: 30, thing })),
    h("span", { class: "mname" }, h("b", null, name), h("span", { class: "mgain" })),
    h("span", { class: "mcoins" }),
  );
}

// Gear --------------------------------------------------------------------------------------------------

/** @typedef {{id: string, left: number, own: number, elsewhere: (() => Told) | undefined}} Supply */

/** @param {RuneboundBoard} board @param {HTMLElement} place @param {Supply[]} supplies */
export function drawGear(board, place, supplies) {
  keyed(
    place,
    supplies,
    ({ id, elsewhere }) => `${id} ${Boolean(elsewhere)}`,
    (supply) => h("li", null, gearButton(board, supply)),
    (element, { id, left, own }) => {
      const button = /** @type {HTMLElement} */ (element.firstElementChild);
      const had = t("You have {n}, {left} in the supply", { n: own, left });
      say(button.querySelector(".mleft"), had);
      drawDeal(board, button, gearOf(id));
    },
  );
}

/** @param {string} id @returns {Deal} */
const gearOf = (id) => ({ move: `gear ${id}`, target: { kind: "gear", gear: id, verb: "buy" } });

/** @param {RuneboundBoard} board @param {Supply} supply */
function gearButton(board, { id, elsewhere }) {
  const { name, power, rule, cost } = board.catalogue.thing("gear", id);
  return dealButton(
    board,
    { ...gearOf(id), elsewhere },
    { class: "msale mgear", dataset: { anchor: `gear:${id}`, rule } },
    picture(token(id, { size: 30 })),
    h(
      "span",
      { class: "mname" },
      h("b", null, name),
      h("small", null, power),
      h("small", { class: "mleft" }),
    ),
    h("span", { class: "mcoins" }, ...coins(cost ?? 1, 16)),
  );
}

// Healing -----------------------------------------------------------------------------------------------

/** What is healed, and the word of the move that does it. */
const HEALED = /** @type {const} */ ([
  ["wound", "wound"],
  ["exhaustion", "exhaustion"],
  ["white_death", "cure"],
]);

/** @typedef {{card: string, counter: string, word: string, n: number}} Treatment */

/**
 * Each counter that can go in one row, for nothing as long as that lasts, and for gold.
 * @param {RuneboundBoard} board
 * @param {HTMLElement} place
 * @param {{card: string, counters: import("../types.js").Counters}[]} members
 * @param {number} free  units of free healing that are left
 */
export function drawHealing(board, place, members, free) {
  const treatments = members.flatMap(({ card, counters }) =>
    HEALED.map(([counter, word]) => ({ card, counter, word, n: counters[counter] })).filter(({ n }) => n > 0),
  );
  keyed(
    place,
    treatments,
    ({ card, counter }) => `${card} ${counter} ${free > 0}`,
    (treatment) => treatmentRow(board, treatment, free > 0 ? [true, false] : [false]),
    (element, { card, counter, word, n }) => {
      fill(element.querySelector(".mtokens"), [counter, n], () => healedTokens(counter, n));
      for (const button of element.querySelectorAll("button")) {
        const deal = treatmentOf(card, counter, word, button.classList.contains("mfree"));
        drawDeal(board, button, deal);
        const choice = choiceOf(board.choices, deal.target);
        if (choice) say(button.querySelector(".mspoken"), choice.label);
      }
    },
  );
}

/** @param {string} card @param {string} counter @param {string} word @param {boolean} isFree @returns {Deal} */
function treatmentOf(card, counter, word, isFree) {
  const paid = word === "cure" ? `cure ${card}` : `heal ${word} ${card}`;
  return {
    move: isFree ? `free ${word} ${card}` : paid,
    target: { kind: "character", card, verb: "heal", counter, free: isFree },
  };
}

/** @param {RuneboundBoard} board @param {Treatment} treatment @param {boolean[]} prices  whether each is free */
function treatmentRow(board, { card, counter, word }, prices) {
  const { catalogue } = board;
  const { name } = catalogue.thing("counters", counter);
  const what = counter === "exhaustion" ? t("All exhaustion") : `1 × ${name}`;
  return h(
    "li",
    { class: "mtreat", dataset: { anchor: `heal:${card}` } },
    h("span", { class: "mtokens", "aria-hidden": "true" }),
    h("span", { class: "mname" }, h("b", null, what), h("small", null, catalogue.card(card).name)),
    ...prices.map((isFree) =>
      dealButton(
        board,
        treatmentOf(card, counter, word, isFree),
        { class: isFree ? "mheal mfree" : "mheal" },
        h("span", { class: "vh mspoken" }, `${what}, ${catalogue.card(card).name}`),
        h("span", { class: "mcoins", "aria-hidden": "true" }, ...(isFree ? [t("free")] : coins(1, 16))),
      ),
    ),
  );
}

/** All that lie there; those that would go stand out. @param {string} counter @param {number} n */
function healedTokens(counter, n) {
  const goes = (/** @type {number} */ at) => counter === "exhaustion" || at === 0;
  return Array.from({ length: n }, (_, at) =>
    h("i", { class: goes(at) ? "goes" : "" }, picture(token(counter, { size: 18 }))),
  );
}

/** What a card for sale says to whoever is not there. @param {RuneboundBoard} board @param {string} town */
export const goThere = (board, town) => () => [
  reason(t("For sale in {town}, in your Market step.", { town })),
  board.bubble.rule("rune.market.where"),
];

/** @param {number} n */
export const freeText = (n) =>
  n ? plural("{n} free healing left", "{n} free healings left", { n }) : t("1 gold each");
