// @ts-check
/**
 * The sheet of a hero: who it is, how much life, breath and warmth is left, what it adds to the dice, what it carries,
 * and its ability, items and allies with their text. One's own can be used from here; any other can be looked at.
 * Anchors: `gauge:life`, `token:frost`, `value:melee`, `purse:gold`, `skill:climb`, `ability`, `card:<id>`, `use:<id>`.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { about, attribute, fill, mark } from "../../../../web/js/lib/parts.js";
import { hero as heroPicture } from "../art/heroes.js";
import { princess } from "../art/foes.js";
import { sign } from "../art/signs.js";
import { targetOf } from "../choices.js";
import { Gauges } from "./gauges.js";
import { drawPurse } from "./purse.js";
import { actButton, CardTile, drawEffects } from "./tile.js";
import { figuresOf, signed } from "./figures.js";
import { Values } from "./values.js";
import { t } from "../words.js";

/** @typedef {import("../../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Figures} Figures */
/** @typedef {import("../types.js").Party} Party */
/** @typedef {import("./tile.js").Held} Held */

/** What a hero is chosen for on the sheet: to rest, or for an effect. */
const VERBS = ["for", "rest"];

export class Sheet {
  /** The seat that is looked at; null: the reader's own. @type {number | null} */
  looked = null;
  /** The cards by their elements. @type {WeakMap<Element, CardTile>} */
  #tiles = new WeakMap();

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.face = h("div", { class: "rface", "aria-hidden": "true" });
    this.name = h("h2");
    this.who = h("p", { class: "rwho" });
    this.escort = h("p", { class: "rescort", dataset: { rule: "rune.princess.escort" } });
    this.back = h(
      "button",
      { type: "button", class: "btn rback", onclick: () => this.look(null) },
      t("Back to your hero"),
    );
    this.gauges = new Gauges(board);
    this.values = new Values(board, 16);
    this.purse = h("ul", { class: "rpurse", "aria-label": t("Gold, experience and gear") });
    this.ability = h("ul", { class: "reffects rability", dataset: { anchor: "ability" } });
    this.acts = h("div", { class: "racts" });
    this.skills = h("ul", { class: "rskills", "aria-label": t("Skills") });
    this.allies = this.#cards(t("Allies"));
    this.items = this.#cards(t("Items"));
    this.element = h(
      "section",
      { class: "panel rsheet", dataset: { anchor: "sheet" } },
      this.back,
      h("div", { class: "rhead" }, this.face, h("div", null, this.name, this.who, this.escort)),
      this.gauges.element,
      this.values.element,
      this.purse,
      this.ability,
      this.acts,
    );
    // A panel of its own: between it and the figures stands what matters more often.
    this.belongings = h(
      "section",
      { class: "panel rbelongings", dataset: { anchor: "belongings" } },
      this.allies.element,
      this.items.element,
      h("details", { class: "rmore" }, h("summary", null, t("Skills")), this.skills),
    );
  }

  /** @param {string} title */
  #cards(title) {
    const cards = h("div", { class: "rcards" });
    return { cards, element: h("section", { class: "rowned" }, h("h3", null, title), cards) };
  }

  /** Look at the sheet of a seat; null is back to one's own. @param {number | null} seat */
  look(seat) {
    this.looked = seat === this.board.position?.near ? null : seat;
    this.board.redraw();
    if (this.looked !== null) this.element.scrollIntoView({ block: "nearest" });
  }

  /** The seat whose sheet this is. */
  get seat() {
    return this.looked ?? this.board.position?.near ?? 0;
  }

  update() {
    const { position } = this.board;
    if (!position) return;
    const party = position.party(this.seat);
    const figures = figuresOf(position, this.seat);
    this.back.hidden = this.looked === null;
    this.element.hidden = party.hero === null;
    if (party.hero === null) this.belongings.hidden = true;
    if (party.hero === null) return;
    this.#drawHead(position, party);
    this.#drawFigures(party, figures);
    this.#drawAbility(party);
    this.#drawCards(party, figures);
    this.#drawSkills(figures);
    this.#placeCards();
  }

  /** On a phone, and of somebody else, cards follow the figures; else they come last. */
  #placeCards() {
    const { element, belongings } = this;
    belongings.hidden = false;
    const isNext = this.looked !== null || matchMedia("(max-width: 760px)").matches;
    if (isNext && element.nextSibling !== belongings) element.after(belongings);
    else if (!isNext && element.parentElement?.lastChild !== belongings)
      element.parentElement?.append(belongings);
  }

  // Who it is -------------------------------------------------------------------------------------------

  /** @param {Position} position @param {Party} party */
  #drawHead(position, { seat, hero, space }) {
    const { table, catalogue } = this.board;
    const id = hero ?? "";
    const shape = position.shape(seat);
    fill(this.face, [id, shape], () => [
      picture(heroPicture(id, { seat: shape, size: 60, like: catalogue.card(id) })),
    ]);
    attribute(this.face, "data-seat", shape);
    attribute(this.element, "aria-label", t("Hero sheet: {hero}", { hero: catalogue.card(id).name }));
    say(this.name, catalogue.card(id).name);
    const where = space === null ? "" : placeText(position, space);
    fill(this.who, [seat, table.name(seat), where, shape], () => [
      table.mark(seat),
      h("b", null, table.name(seat)),
      where && h("span", null, where),
    ]);
    const isEscort = position.view.princess === seat;
    this.escort.hidden = !isEscort;
    fill(this.escort, isEscort, () =>
      isEscort ? [picture(princess({ size: 22 })), t("With Princess Taira: to Green Vale")] : [],
    );
  }

  // Figures ---------------------------------------------------------------------------------------------

  /** @param {Party} party @param {Figures | null} figures */
  #drawFigures(party, figures) {
    if (figures) {
      this.gauges.draw(figures.members[0], party.counters);
      this.values.draw(figures.members[0]);
    }
    drawPurse(this.board, this.purse, party, figures);
  }

  /** @param {Figures | null} figures */
  #drawSkills(figures) {
    const { bubble, catalogue } = this.board;
    keyed(
      this.skills,
      Object.entries(figures?.skills ?? {}),
      ([skill, value]) => `${skill} ${value}`,
      ([skill, value]) => {
        const { name, rule, attribute: of } = catalogue.thing("skills", skill);
        const power = t("Added to two dice. Attribute: {attribute}", {
          attribute: catalogue.thing("attributes", of).name,
        });
        const what = { cls: "rskill", rule, tell: () => about(`${name} ${signed(value)}`, power) };
        const button = mark(
          bubble,
          what,
          picture(sign(skill, { size: 14 })),
          h("span", null, name),
          h("b", null, signed(value)),
        );
        button.dataset.anchor = `skill:${skill}`;
        return h("li", null, button);
      },
    );
  }

  // What can be used ------------------------------------------------------------------------------------

  /** @param {Party} party */
  #drawAbility({ seat, hero, used }) {
    const { board } = this;
    const id = hero ?? "";
    const isMine = seat === board.position?.me;
    attribute(this.ability, "data-hero", id);
    drawEffects(board, this.ability, board.catalogue.card(id), { card: id, isMine, used });
    const acts = isMine
      ? board.choices.filter(
          (choice) => targetOf(choice).card === id && VERBS.includes(targetOf(choice).verb),
        )
      : [];
    keyed(
      this.acts,
      acts,
      ({ move }) => move,
      (choice) => actButton(board, choice),
      (button, choice) => button.classList.toggle("sel", board.table.proposed === choice.move),
    );
  }

  /** @param {Party} party @param {Figures | null} figures */
  #drawCards({ seat, allies, items }, figures) {
    const isMine = seat === this.board.position?.me;
    this.#drawOwned(
      this.allies,
      allies.map((ally, n) => ({ ...ally, figures: figures?.members[n + 1], isMine })),
    );
    this.#drawOwned(
      this.items,
      items.map((item) => ({ ...item, isMine })),
    );
  }

  /** @param {{cards: HTMLElement, element: HTMLElement}} place @param {Held[]} held */
  #drawOwned({ cards, element }, held) {
    element.hidden = held.length === 0;
    keyed(
      cards,
      held,
      ({ card }) => card,
      ({ card }) => {
        const tile = new CardTile(this.board, card);
        this.#tiles.set(tile.element, tile);
        return tile.element;
      },
      (tile, one) => this.#tiles.get(tile)?.draw(one),
    );
  }
}

/** "Omarra", or "I8, tundra". @param {Position} position @param {string} space */
export function placeText(position, space) {
  const town = position.townName(space);
  if (town) return town;
  const terrain = position.space(space)?.terrain;
  return terrain ? `${space}, ${position.catalogue.thing("terrains", terrain).name.toLowerCase()}` : space;
}
