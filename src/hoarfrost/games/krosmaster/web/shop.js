// @ts-check
/** The shop: the four ranks of rewards, what lies face up, what may be in the piles, a GG, and who holds what. */

import { dialog } from "../../../web/js/lib/dialog.js";
import { h, keyed, picture, say } from "../../../web/js/lib/dom.js";
import { about, attribute, fill, reason } from "../../../web/js/lib/parts.js";
import { reward as rewardPicture, rewardBack } from "./art/rewards.js";
import { token } from "./art/tokens.js";
import { choiceOf, mark, portrait, rewardMark } from "./panel.js";
import { plural, t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Unit} Unit */
/**
 * A thing for sale: the move that buys it, and what its choice is about.
 * @typedef {{move: string, target: Record<string, string>}} Sale
 */

const RANKS = ["granite", "jade", "gold", "ruby"];
/** kros.act.gg_price */
const GG_PRICE = 12;
const GG = { move: "buy gg", target: { kind: "word", word: "buy_gg" } };

export class Shop {
  /**
   * @param {KrosmasterBoard} board
   * @param {() => void} [chosen]  called when something for sale was pressed
   */
  constructor(board, chosen = () => {}) {
    this.board = board;
    this.chosen = chosen;
    this.stock = h("span", { class: "sstock" });
    this.ranks = h("ul", { class: "sranks" });
    this.gg = this.#buy(GG, picture(token("glory", { size: 26 })));
    this.held = h("ul", { class: "sheld" });
    this.heldTitle = h("h3", null, t("Rewards held"));
    this.element = h(
      "section",
      { class: "panel kshop", dataset: { anchor: "shop" } },
      h("header", null, h("h2", { dataset: { rule: "kros.reward.buy" } }, t("Shop")), this.stock),
      h("div", { class: "sgg" }, this.gg),
      this.ranks,
      this.heldTitle,
      this.held,
    );
  }

  draw() {
    const { position } = this.board;
    if (!position) return;
    const kamas = position.view.stock[position.near];
    fill(this.stock, kamas, () => [
      coin(),
      h("b", null, kamas),
      h("span", { class: "vh" }, t("Kamas in stock")),
    ]);
    this.#drawBuy(
      this.gg,
      GG,
      t("Buy 1 GG"),
      GG_PRICE,
      position.view.wild ? t("The wild one") : t("From the opponent"),
    );
    keyed(
      this.ranks,
      RANKS,
      (rank) => rank,
      (rank) => this.#rank(rank),
      (element, rank) => this.#drawRank(position, element, rank),
    );
    this.#drawHeld(position);
  }

  /** Bring the shop before the reader's eyes: into view beside the arena, or over it where it is on another page. */
  open() {
    if (!this.element.getClientRects().length) return void this.#openOver();
    const first = /** @type {HTMLElement | null} */ (this.element.querySelector("[data-choice]"));
    first?.focus();
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** What is pressed there is proposed, so that the button below the arena buys it. */
  #openOver() {
    const body = (/** @type {(value: unknown) => void} */ close) => {
      const shop = new Shop(this.board, () => close(null));
      shop.draw();
      return shop.element;
    };
    return dialog({ title: t("Shop"), body, kind: "kshop-dialog" });
  }

  // Ranks -------------------------------------------------------------------------------------------

  /** @param {string} rank */
  #rank(rank) {
    const { name, rule } = this.board.catalogue.thing("ranks", rank);
    const sale = { move: `buy ${rank}`, target: { kind: "rank", rank, verb: "buy" } };
    return h(
      "li",
      { class: `srank ${rank}`, dataset: { rank } },
      h("h3", { dataset: { rule } }, name),
      h("div", { class: "sup" }),
      this.#buy(sale, picture(rewardBack(rank, { size: 30 }))),
      h("details", { class: "sunseen" }, h("summary", null, t("What may be in the pile")), h("ul")),
    );
  }

  /** @param {Position} position @param {HTMLElement} element @param {string} rank */
  #drawRank({ view }, element, rank) {
    const { catalogue } = this.board;
    // With nothing hidden a pile is told as it is.
    const pile = view.piles[rank] ?? 0,
      n = typeof pile === "number" ? pile : pile.length;
    const price = catalogue.thing("ranks", rank).price;
    const up = view.display.filter((id) => catalogue.reward(id).rank === rank);
    keyed(
      /** @type {Element} */ (element.querySelector(".sup")),
      up.map((id, copy) => ({
        id,
        key: `${id} ${up.slice(0, copy).filter((other) => other === id).length}`,
      })),
      ({ key }) => key,
      ({ id }) =>
        this.#buy(saleOf(id), picture(rewardPicture(id, { size: 30 }, this.board.catalogue.reward(id)))),
      (button, { id }) => {
        const { name, power } = catalogue.reward(id);
        this.#drawBuy(button, saleOf(id), name, price, power);
      },
    );
    const blind = /** @type {HTMLElement} */ (element.querySelector(":scope > .sbuy"));
    const sale = { move: `buy ${rank}`, target: { kind: "rank", rank, verb: "buy" } };
    blind.hidden = n === 0;
    this.#drawBuy(blind, sale, t("Unseen"), price, plural("{n} in the pile", "{n} in the pile", { n }));
    this.#drawUnseen(element, view.unseen?.[rank] ?? (typeof pile === "number" ? [] : pile));
  }

  /** @param {HTMLElement} element @param {string[]} unseen */
  #drawUnseen(element, unseen) {
    const { board } = this;
    const fold = /** @type {HTMLElement} */ (element.querySelector(".sunseen"));
    fold.hidden = unseen.length === 0;
    const kinds = [...new Set(unseen)].map((id) => ({
      id,
      n: unseen.filter((other) => other === id).length,
    }));
    fill(/** @type {Element} */ (fold.querySelector("ul")), kinds, () =>
      kinds.map(({ id, n }) => {
        const { name, power, rule } = board.catalogue.reward(id);
        const text = n > 1 ? `${name} × ${n}` : name;
        const tell = () => about(name, power);
        return h(
          "li",
          null,
          mark(
            board,
            { rule, cls: "kreward", tell },
            picture(rewardPicture(id, { size: 20 }, board.catalogue.reward(id))),
            text,
          ),
        );
      }),
    );
  }

  // Buying ------------------------------------------------------------------------------------------

  /** A button that buys, or says why that cannot be. @param {Sale} sale @param {SVGElement} shown */
  #buy(sale, shown) {
    const { board } = this;
    const now = () => choiceOf(board.choices, sale.target);
    const button = h(
      "button",
      {
        type: "button",
        class: "sbuy",
        dataset: sale.target.reward ? { anchor: `reward:${sale.target.reward}` } : {},
        onclick: (/** @type {PointerEvent} */ event) => this.#pressed(button, now(), event),
        onfocus: (/** @type {FocusEvent} */ event) => {
          const choice = now();
          if (choice) board.follows(choice, event.target);
        },
      },
      shown,
      h("span", { class: "swhat" }, h("b"), h("span")),
      h("span", { class: "sprice" }),
    );
    board.bubble.attach(button, () => (now() ? null : this.#tell(sale)));
    return button;
  }

  /** @param {HTMLElement} button @param {Choice | undefined} choice @param {PointerEvent} event */
  #pressed(button, choice, event) {
    if (!choice) return void this.board.bubble.show(button);
    this.board.press(choice, event);
    this.chosen();
  }

  /** Why it cannot be bought, and whose turn it is to do so. @param {Sale} sale */
  async #tell(sale) {
    const { board } = this;
    const why = await board.whyNot(sale.move);
    return (
      why ?? [
        reason(t("A Krosmaster on a Demon cell can buy in its turn.")),
        board.bubble.rule("kros.reward.buy"),
      ]
    );
  }

  /** @param {HTMLElement} button @param {Sale} sale @param {string} name @param {number} price @param {string} text */
  #drawBuy(button, sale, name, price, text) {
    const { choices, table } = this.board;
    const choice = choiceOf(choices, sale.target);
    say(button.querySelector("b"), name);
    say(button.querySelector(".swhat > span"), text);
    fill(/** @type {Element} */ (button.querySelector(".sprice")), price, () => [
      coin(),
      h("b", { "aria-hidden": "true" }, price),
      h("span", { class: "vh" }, plural("{n} Kama", "{n} Kamas", { n: price })),
    ]);
    attribute(button, "data-choice", choice?.move ?? null);
    attribute(button, "aria-disabled", choice ? null : "true");
    button.classList.toggle("sel", choice !== undefined && table.proposed === choice.move);
  }

  // Who holds what ----------------------------------------------------------------------------------

  /** @param {Position} position */
  #drawHeld(position) {
    const { board } = this;
    const owners = position.view.units.filter(({ rewards, cell }) => rewards?.length && cell !== null);
    this.heldTitle.hidden = owners.length === 0;
    keyed(
      this.held,
      owners,
      ({ piece, owner }) => `${piece} ${position.side(owner)}`,
      (unit) =>
        h(
          "li",
          null,
          h(
            "span",
            { class: "sowner" },
            portrait(board, unit, 28),
            h("b", null, position.nameOf(unit.piece)),
          ),
          h("span", { class: "shas" }),
        ),
      (element, unit) =>
        fill(element.querySelector(".shas"), unit.rewards, () =>
          (unit.rewards ?? []).map((held) => rewardMark(board, held, unit.owner === board.table.me)),
        ),
    );
  }
}

/** @param {string} id */
const saleOf = (id) => ({ move: `buy ${id}`, target: { kind: "reward", reward: id, verb: "buy" } });

const coin = () => picture(token("kama", { size: 16 }));
