// @ts-check
/** The row of Legends: what each takes, what is missing for it, and where it could be discovered. */

import { h, keyed, picture } from "../../../../web/js/lib/dom.js";
import { attribute, fill } from "../../../../web/js/lib/parts.js";
import { jewel } from "../art/jewels.js";
import { choiceOf } from "../choices.js";
import { cardOf, cardText, drawAnswers } from "../fight/parts.js";
import { plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").LegendOutlook} LegendOutlook */
/** @typedef {import("./hand.js").Hand} Hand */

const PICTURE = 60;
/** More than any Legend takes. */
const ALL = 99;
/** The lines of a card that say its type and what it takes. */
const HEAD = 2;

export class Legends {
  /** @param {RuneboundBoard} board @param {Hand} hand */
  constructor(board, hand) {
    this.board = board;
    this.hand = hand;
    this.list = h("ul", { class: "legends" });
    this.left = h("p", { class: "faint" });
    this.element = h(
      "section",
      { class: "panel legendrow" },
      h("header", null, h("h2", { dataset: { rule: "rune.legend.row" } }, t("Legends"))),
      this.list,
      this.left,
    );
  }

  /** @param {Position} position */
  update(position) {
    const { row, deck, below } = position.view.legends;
    keyed(
      this.list,
      row,
      (card) => card,
      (card) => this.#make(card),
      (element, card) => this.#draw(element, card, position),
    );
    const n = deck + below.length;
    this.left.textContent = plural("{n} more Legend in the deck", "{n} more Legends in the deck", { n });
  }

  /** @param {string} card */
  #make(card) {
    return h(
      "li",
      { dataset: { anchor: `legend:${card}` } },
      h("div", { class: "legendcard" }),
      h("button", {
        type: "button",
        class: "btn where",
        onclick: () => this.hand.point(`legend ${card}`),
      }),
      h("div", { class: "answers" }),
    );
  }

  /** @param {HTMLElement} element @param {string} card @param {Position} position */
  #draw(element, card, position) {
    const { board, hand } = this;
    const [body, where, answers] = /** @type {HTMLElement[]} */ ([...element.children]);
    const about = `legend ${card}`;
    const told = /** @type {LegendOutlook | null} */ (
      position.me === null ? null : board.foresight.of(about)
    );
    fill(body, [card, told], () => legendOf(position, card, told));
    where.hidden = (told?.spaces[0]?.missing ?? ALL) >= (told?.tokens ?? 0);
    fill(where, [hand.pointed === about], () => [
      hand.pointed === about ? t("Hide on the map") : t("Show on the map"),
    ]);
    attribute(where, "aria-pressed", String(hand.pointed === about));
    const choice = choiceOf(board.choices, { kind: "card", verb: "discover", card });
    drawAnswers(answers, board, choice ? [{ choice }] : []);
  }
}

/** @param {Position} position @param {string} card @param {LegendOutlook | null} told */
function legendOf({ catalogue }, card, told) {
  const thing = catalogue.card(card);
  const { colour = "", difficulty = 0 } = thing;
  const best = told?.spaces[0];
  const lines = cardText(catalogue, card, HEAD);
  const jewelName = catalogue.thing("colours", colour).name;
  return [
    picture(cardOf(catalogue, card, PICTURE)),
    h(
      "div",
      null,
      h("h3", { dataset: { rule: "rune.legend.discover" } }, thing.name),
      h(
        "p",
        { class: "takes" },
        picture(jewel(colour, { size: 20 })),
        plural("{colour} jewel, {n} rumor token", "{colour} jewel, {n} rumor tokens", {
          n: difficulty,
          colour: jewelName,
        }),
      ),
      h("p", { class: "ltext" }, lines),
      best ? h("p", { class: best.missing ? "missing" : "missing none" }, missingText(best)) : "",
    ),
  ];
}

/** @param {import("../types.js").Find} find */
function missingText({ space, missing }) {
  if (!missing) return t("Your tokens are enough, for example on {space}.", { space });
  return plural("At best {n} token is missing, on {space}.", "At best {n} tokens are missing, on {space}.", {
    n: missing,
    space,
  });
}
