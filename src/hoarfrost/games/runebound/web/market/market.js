// @ts-check
/**
 * The market: whoever trades sees the stalls of the town; else every town's stack can be looked at from afar. A card
 * beyond a limit is given up here, too.
 * Anchors: `stack`, `card:<id>`, `sell:<id>`, `gear:<id>`, `heal:<card>`, `leave`.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute, fill } from "../../../../web/js/lib/parts.js";
import { token } from "../art/tokens.js";
import { town as townPicture } from "../art/towns.js";
import { ofCard, wordOf } from "../choices.js";
import { CardTile, actButton } from "../sheet/tile.js";
import { banner } from "./banner.js";
import { changeChips } from "./changes.js";
import { coins, drawGear, drawHealing, drawOffers, drawSales, freeText, goThere } from "./offers.js";
import { plural, t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../../web/js/lib/bubble.js").Told} Told */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").MarketOutlook} MarketOutlook */
/** What is asked: nothing, whether frost goes, trade, or which card is given up. */
/** @typedef {"looking" | "warming" | "trading" | "limit"} Mode */

export class Market {
  /** The town that is looked at; null: where the reader is, or the nearest choice. @type {string | null} */
  looked = null;
  /** @type {WeakMap<Element, CardTile>} */
  #tiles = new WeakMap();

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.picture = h("div", { class: "mbanner", "aria-hidden": "true" });
    this.name = h("h2", { dataset: { rule: "rune.market.where" } });
    this.kind = h("p", { class: "mkind" });
    this.gold = h("p", { class: "mgold" });
    this.towns = h("div", { class: "mtowns", role: "group", "aria-label": t("Towns") });
    this.asks = h("div", { class: "masks" });
    this.stack = this.#section(t("For sale"), "moffers", "rune.market.buy", "stack");
    this.own = this.#section(t("Sell"), "msales", "rune.market.sell", "own");
    this.healing = this.#section(t("Healing"), "msales", "rune.market.heal", "healing");
    this.gear = this.#section(t("Survival gear"), "msales", "rune.market.gear", "gear");
    this.note = h("p", { class: "panel mnote" });
    this.leave = h("div", { class: "mleave", dataset: { anchor: "leave" } });
    this.element = h(
      "section",
      { class: "panel market", tabindex: "-1", dataset: { anchor: "market" } },
      this.picture,
      h("div", { class: "mhead" }, h("div", null, this.name, this.kind), this.gold),
      this.towns,
      this.asks,
      h(
        "div",
        { class: "mstalls" },
        this.stack.element,
        h("div", { class: "mside" }, this.healing.element, this.gear.element, this.own.element),
      ),
      this.leave,
    );
  }

  /** @param {string} title @param {string} cls @param {string} rule @param {string} anchor */
  #section(title, cls, rule, anchor) {
    const list = h("ul", { class: cls });
    const note = h("small");
    const element = h(
      "section",
      { class: "mstall", dataset: { anchor } },
      h("h3", { dataset: { rule } }, h("span", null, title), note),
      list,
    );
    return { list, note, element };
  }

  update() {
    const { position } = this.board;
    if (!position) return;
    const before = this.element.dataset.mode;
    this.#draw(position);
    this.#drawNote();
    const { mode } = this.element.dataset;
    // What had the focus may have been sold, or the question answered that led here.
    if (mode !== "looking" && (mode !== before || this.#hadFocus) && document.activeElement === document.body)
      this.focus();
    this.#hadFocus = this.element.contains(document.activeElement);
  }

  #hadFocus = false;

  /** Whoever trades has the stalls before them: its own page says where. */
  #drawNote() {
    const { stall } = this.board;
    if (!stall) return;
    if (this.note.parentElement !== stall) stall.append(this.note);
    this.note.hidden = stall.contains(this.element);
    say(this.note, t("You are at the market now: go to the table to trade."));
  }

  /** @param {Position} position */
  #draw(position) {
    const { catalogue } = this.board;
    const mode = this.#mode(position);
    const town = this.#town(position, mode);
    this.element.hidden = town === null;
    if (town === null) return;
    const { name, type } = catalogue.town(town);
    attribute(this.element, "data-mode", mode);
    attribute(this.element, "aria-label", t("Market of {town}", { town: name }));
    fill(this.picture, [town, type], () => [picture(banner(town, type))]);
    say(this.name, name);
    say(this.kind, this.about(town));
    const gold = position.me === null ? null : position.mine.gold;
    fill(this.gold, gold, () => (gold === null ? [] : [...coins(gold, 26)]));
    this.#drawTowns(position, mode, town);
    this.#drawAsks(position, mode);
    this.#drawStalls(position, mode, town);
    this.#drawLeave(mode);
  }

  /** Whether there was something to go to. */
  focus() {
    const first = /** @type {HTMLElement | null} */ (this.element.querySelector("[data-choice]"));
    if (this.element.hidden || this.element.dataset.mode === "looking" || !first) return false;
    // Not at once to something that Enter would buy.
    if (document.activeElement === this.element) first.focus();
    else this.element.focus({ preventScroll: true });
    return true;
  }

  // What is asked ---------------------------------------------------------------------------------------

  /** @param {Position} position @returns {Mode} */
  #mode({ frame, isMine }) {
    if (!isMine || !this.board.choices.length) return "looking";
    if (frame?.step === "limit") return "limit";
    if (frame?.step !== "market") return "looking";
    return frame.stage === "trading" ? "trading" : "warming";
  }

  /** @param {Position} position @param {Mode} mode @returns {string | null} */
  #town({ mine, land, view }, mode) {
    const here = (mine?.space && land.spaces[mine.space]?.town) || null;
    const towns = Object.keys(view.stacks);
    if (mode !== "looking") return here ?? towns[0] ?? null;
    return (this.looked && towns.includes(this.looked) ? this.looked : here) ?? towns[0] ?? null;
  }

  /** @returns {MarketOutlook | null} */
  get foreseen() {
    const { board } = this;
    const isThere = board.table.me !== null && board.position?.mine?.space && !board.position.view.winners;
    return isThere && !board.table.busy ? board.foresight.of("market") : null;
  }

  /** "Onoit village · 1 new card a visit · cures White Death". @param {string} town */
  about(town) {
    const { power } = this.board.catalogue.town(town);
    const told = this.foreseen?.towns[town];
    const kind = power === this.board.catalogue.town(town).name ? "" : power;
    if (!told) return kind;
    return [
      kind,
      plural("{n} new card a visit", "{n} new cards a visit", { n: told.new }),
      told.cures ? t("heals White Death") : t("no healing of White Death"),
      told.free ? plural("{n} free healing", "{n} free healings", { n: told.free }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  }

  /** @param {Position} position @param {Mode} mode @param {string} shown */
  #drawTowns({ view }, mode, shown) {
    const { board } = this;
    this.towns.hidden = mode !== "looking";
    keyed(
      this.towns,
      Object.keys(view.stacks),
      (town) => town,
      (town) => {
        const { name, type } = board.catalogue.town(town);
        const onclick = () => {
          this.looked = town;
          board.redraw();
        };
        return h(
          "button",
          { type: "button", class: "mtab", title: name, onclick },
          picture(townPicture(town, { type, size: 26 })),
          h("span", { class: "vh" }, name),
          h("small", { "aria-hidden": "true" }),
        );
      },
      (button, town) => {
        attribute(button, "aria-pressed", String(town === shown));
        say(button.querySelector("small"), String(view.stacks[town].length));
      },
    );
  }

  // Frost goes, or a card --------------------------------------------------------------------------------

  /** @param {Position} position @param {Mode} mode */
  #drawAsks(position, mode) {
    this.asks.hidden = mode !== "warming" && mode !== "limit";
    if (mode === "warming") this.#drawWarming(position);
    else if (mode === "limit") this.#drawLimit(position);
    else fill(this.asks, mode, () => []);
  }

  /** @param {Position} position */
  #drawWarming({ mine }) {
    const frost = [mine, ...mine.allies].reduce((sum, { counters }) => sum + counters.frost, 0);
    const [warm, pass] = ["warm", "pass"].map((word) => wordOf(this.board.choices, word));
    fill(this.asks, ["warming", frost, warm?.label, pass?.label], () => [
      h("h3", { dataset: { rule: "rune.market.frost" } }, t("Warm yourself at the fire?")),
      h(
        "p",
        { class: "mtokens" },
        ...Array.from({ length: frost }, () => picture(token("frost", { size: 24 }))),
      ),
      h("p", null, plural("{n} frost counter can go.", "All {n} frost counters can go.", { n: frost })),
      h("div", { class: "racts" }, ...this.#words([warm, pass])),
    ]);
    this.#mark();
  }

  /** @param {(Choice | undefined)[]} choices @returns {HTMLElement[]} */
  #words(choices) {
    return choices.flatMap((choice) => (choice ? [actButton(this.board, choice)] : []));
  }

  /** Which of these buttons is what the primary one says. */
  #mark() {
    for (const button of this.asks.querySelectorAll("[data-choice]"))
      button.classList.toggle("sel", button.getAttribute("data-choice") === this.board.table.proposed);
  }

  /** @param {Position} position */
  #drawLimit({ mine, catalogue, view }) {
    const { board } = this;
    const held = [...mine.items, ...mine.allies].filter(
      ({ card }) => ofCard(board.choices, card, "lose").length,
    );
    const type = held[0] ? catalogue.card(held[0].card).type : "";
    const title = limitTitle(type);
    if (!this.asks.querySelector(".mlimit"))
      fill(this.asks, "limit", () => [
        h("h3", { dataset: { rule: "rune.limits" } }),
        h("p", null, t("Which card do you give up?")),
        h("div", { class: "mlimit" }),
      ]);
    say(this.asks.querySelector("h3"), title);
    const figures = view.figures?.[mine.seat]?.members ?? [];
    keyed(
      /** @type {Element} */ (this.asks.querySelector(".mlimit")),
      held,
      ({ card }) => card,
      ({ card }) => {
        const tile = new CardTile(board, card);
        this.#tiles.set(tile.element, tile);
        return tile.element;
      },
      (element, one) => {
        const place = mine.allies.findIndex(({ card }) => card === one.card);
        const changes = this.foreseen?.sales[one.card]?.changes ?? {};
        this.#tiles.get(element)?.draw({
          ...one,
          figures: place < 0 ? undefined : figures[place + 1],
          isMine: true,
          chips: changeChips(catalogue, changes),
        });
      },
    );
  }

  // Stalls ----------------------------------------------------------------------------------------------

  /** @param {Position} position @param {Mode} mode @param {string} town */
  #drawStalls(position, mode, town) {
    const { board, foreseen } = this;
    const { view, mine, me, catalogue } = position;
    const isTrading = mode === "trading";
    const elsewhere = isTrading ? undefined : goThere(board, catalogue.town(town).name);
    const prices = foreseen?.towns[town]?.prices ?? {};
    drawOffers(
      board,
      this.stack.list,
      view.stacks[town].map((card) => ({
        card,
        price: prices[card] ?? catalogue.card(card).cost ?? 1,
        gold: me === null ? null : mine.gold,
        gain: foreseen?.gains[card] ?? null,
        elsewhere,
      })),
    );
    say(this.stack.note, view.stacks[town].length ? "" : t("nothing now"));
    this.#drawGear(position, elsewhere);
    this.own.element.hidden = this.healing.element.hidden = !isTrading;
    if (isTrading) this.#drawOwn(position);
  }

  /** @param {Position} position @param {(() => Told) | undefined} elsewhere */
  #drawGear({ view, mine, me }, elsewhere) {
    drawGear(
      this.board,
      this.gear.list,
      Object.entries(view.gear).map(([id, left]) => ({
        id,
        left,
        own: me === null ? 0 : (mine.gear[id] ?? 0),
        elsewhere,
      })),
    );
  }

  /** @param {Position} position */
  #drawOwn({ mine, frame }) {
    const sales = this.foreseen?.sales ?? {};
    const held = [...mine.items, ...mine.allies].filter(({ card }) => card in sales);
    drawSales(
      this.board,
      this.own.list,
      held.map(({ card }) => ({ card, ...sales[card] })),
    );
    say(this.own.note, held.length ? "" : t("nothing to sell"));
    const free = Number(frame?.freeHealing ?? 0);
    const members = [{ card: mine.hero ?? "", counters: mine.counters }, ...mine.allies];
    drawHealing(this.board, this.healing.list, members, free);
    say(this.healing.note, this.healing.list.childElementCount ? freeText(free) : t("nobody needs it"));
  }

  /** @param {Mode} mode */
  #drawLeave(mode) {
    const { board } = this;
    const pass = mode === "trading" ? wordOf(board.choices, "pass") : undefined;
    this.leave.hidden = !pass;
    keyed(
      this.leave,
      pass ? [pass] : [],
      ({ move, label }) => `${move} ${label}`,
      (choice) => actButton(board, choice),
      (button, choice) => button.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }
}

/** @param {string} type  of the cards of which there are too many */
function limitTitle(type) {
  if (type === "weapon") return t("Too many weapons");
  if (type === "armor") return t("Too much armor");
  return type === "ally" ? t("Too many allies") : t("Too many cards");
}
