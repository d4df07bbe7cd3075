// @ts-check
/**
 * The board of Runebound: the map, the dock with dice and questions, and scenes above the map (fights, tests, trading).
 *
 * A part is a class `constructor(board)` with `element` and `update()`. What parts use of the board:
 *   position, table, catalogue, bubble, foresight.of(about), choices, reach   what is known
 *   press(choice, event), follows(choice, element), commit(choice)            a thing that stands for a choice
 *   whyNot(move), redraw(), pointAt(uses), map                                answers, drawing, marks on the map
 */

import { post } from "../../../web/js/lib/api.js";
import { ChoosingBoard } from "../../../web/js/lib/choosing.js";
import { Cursor, nextOf } from "../../../web/js/lib/cursor.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { keys } from "../../../web/js/lib/keys.js";
import { attribute } from "../../../web/js/lib/parts.js";
import { anchorOf } from "./anchors.js";
import { marker } from "./art/heroes.js";
import { beatsOf, settled } from "./beats.js";
import { Catalogue } from "./catalogue.js";
import { onSpaces, spaceOf } from "./choices.js";
import { Fight } from "./fight/fight.js";
import { Trial } from "./fight/test.js";
import { Hand } from "./hand/hand.js";
import { isTrading } from "./homes.js";
import { keysOf, legend } from "./keyboard.js";
import { RealmMap } from "./map/map.js";
import { marksOf } from "./map/marks.js";
import { overText, underText } from "./map/overlay.js";
import { drawIn } from "./map/pieces.js";
import { Sight } from "./map/sight.js";
import { Market } from "./market/market.js";
import { Position } from "./position.js";
import { Questions } from "./questions.js";
import { Others } from "./sheet/others.js";
import { Sheet } from "./sheet/sheet.js";
import { Weather } from "./sheet/weather.js";
import { speaker } from "./speak.js";
import { storyOf } from "./story/story.js";
import { ofSpace, whyNot } from "./travel/telling.js";
import { Travel } from "./travel/travel.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/table/types.js").BoardTable} BoardTable */
/** @typedef {import("../../../web/js/lib/bubble.js").Told} Told */
/** @typedef {import("./types.js").RuneEvent} RuneEvent */
/** @typedef {{space: string, text: string, isSure: boolean}} Use */

/**
 * @param {HTMLElement} root
 * @param {BoardTable} table
 */
export function mount(root, table) {
  return new RuneboundBoard(root, table);
}

export class RuneboundBoard extends ChoosingBoard {
  /** @type {Position | null} */
  position = null;
  /** The spaces of the last journey, from and to. @type {string[]} */
  last = [];
  /** Where a thing that is pointed at could be used. @type {{uses: Use[]} | null} */
  pointed = null;
  /** The space under the pointer, or to which keys have gone. @type {string | null} */
  #hovered = null;

  /**
   * @param {HTMLElement} root
   * @param {BoardTable} table
   */
  constructor(root, table) {
    super(root, table, () => this.#drawAround());
    this.catalogue = new Catalogue(table.things, table.options);
    this.map = new RealmMap(this.catalogue);
    this.dock = h("div", { class: "dock" });
    this.sight = new Sight(this.map, () => this.position?.mine?.space ?? null, this.dock);
    this.cursor = new Cursor(this.map.forCursor, {
      hover: (space) => this.#hover(space),
      press: (space, event) => this.#pressSpace(space, event),
      arrive: (space) => this.#arrive(space),
      enter: (space) => this.#enter(space),
      next: (from, back) => this.#nextTarget(from, back),
    });
    this.travel = new Travel(this);
    this.questions = new Questions(this);
    this.sheet = new Sheet(this);
    this.weather = new Weather(this);
    this.others = new Others(this);
    this.hand = new Hand(this);
    this.market = new Market(this);
    this.fight = new Fight(this);
    this.trial = new Trial(this);
    this.scene = h("div", { class: "scene" }, this.fight.element, this.trial.element);
    this.stall = h("div", { class: "stall" }, this.market.element);
    this.beside = h(
      "div",
      { class: "heropage" },
      this.sheet.element,
      this.weather.element,
      this.others.element,
    );
    this.dock.append(this.travel.element, this.questions.element);
    this.place = h(
      "div",
      { class: "runeplay" },
      h("div", { class: "mapplace" }, this.map.element),
      this.scene,
      this.dock,
      h("div", { class: "statusplace" }, table.status, table.quick),
    );
    root.classList.add("runebound");
    root.prepend(this.place);
    this.#listen();
    this.legend = legend();
    this.endKeys = keys(keysOf(this), { label: t("Runebound") });
  }

  #listen() {
    for (const place of [this.root, this.beside, this.hand.element, this.stall]) this.bubble.listen(place);
    for (const space of this.map.hexes.names)
      this.bubble.attach(this.map.space(space), () => this.#tellSpace(space));
  }

  /** Everything that is drawn anew. @returns {import("./types.js").Part[]} */
  get parts() {
    return [
      this.market, // before questions: whoever trades begins at the stalls
      this.travel,
      this.questions,
      this.sheet,
      this.weather,
      this.others,
      this.hand,
      this.fight,
      this.trial,
    ];
  }

  close() {
    this.endKeys();
    this.cursor.close();
    this.sight.close();
    this.bubble.close();
    storyOf(this).turns.close();
    for (const part of this.parts) part.close?.();
  }

  panels() {
    const side = /** @type {const} */ ("left");
    return [
      { id: "hero", title: this.catalogue.thing("cardtypes", "hero").name, element: this.beside, side },
      { id: "hand", title: t("Clues"), element: this.hand.element, side },
      { id: "market", title: t("Market"), element: this.stall, side },
    ];
  }

  // Drawing ----------------------------------------------------------------------------------------

  /**
   * What is to be seen of what happened, before the state is drawn and anything is asked.
   * @param {State} state
   * @param {RuneEvent[]} events
   */
  beats(state, events) {
    if (!state.view) return [];
    if (!this.position) {
      this.position = new Position(state.view, this.catalogue, this.table.me);
      this.map.draw(this.position);
      this.#drawAround(); // so that nothing jumps when the deal has been shown
    }
    this.#putDown();
    this.#drawMarks();
    return beatsOf(this, events, state.log.lines);
  }

  /**
   * @param {State} state
   * @param {RuneEvent[]} events  what has happened since the state before
   */
  update(state, events) {
    if (!state.view) return;
    const isNew = this.isNew(state.version);
    if (isNew) this.#moveOn(events);
    this.position = new Position(state.view, this.catalogue, this.table.me);
    void this.#learnOwn();
    settled(this);
    this.map.draw(this.position);
    if (isNew) this.#followHero(this.position);
    this.sight.begin();
    this.redraw();
    if (isNew && this.travel.journey.isUnderWay) this.travel.journey.goOn();
    else this.proposeUsual();
  }

  /** The texts of the content that players have added. */
  async #learnOwn() {
    const { catalogue, table } = this;
    if (!catalogue.isUntold) return;
    catalogue.learn({});
    // From the options alone, which everybody knows who looks on: also in a replay, and when all is over.
    const told = await post(`/api/games/${table.game}/things`, { options: table.options }).catch(() => ({}));
    catalogue.learn(told);
    this.redraw();
  }

  /** @param {RuneEvent[]} events */
  #moveOn(events) {
    this.#putDown();
    this.travel.moveOn();
    this.pointed = null;
    const moves = events.filter(({ kind }) => kind === "move");
    const isOn = moves.length > 0 && this.last.at(-1) === moves[0].from;
    if (moves.length) this.last = [isOn ? this.last[0] : moves[0].from, moves[moves.length - 1].space];
    else if (events.some(({ kind }) => kind === "turn")) this.last = [];
  }

  /** Tab comes to the own hero; a focus that is on the map, or nowhere, goes along. @param {Position} position */
  #followHero({ mine, isMine }) {
    if (!mine?.space || !isMine) return;
    this.cursor.rest(mine.space);
    this.sight.keepSpace(mine.space);
    const isFree = this.cursor.place !== null || document.activeElement === document.body;
    if (isFree && !matchMedia("(hover: none)").matches) this.cursor.focus();
  }

  /** Who is here, and their clocks, stand with the heroes. The rail is laid after the board, so not before now. */
  #placeBadges() {
    for (const { seat } of this.position?.view.parties ?? []) {
      const row = this.others.element.querySelector(`[data-anchor="seat:${seat}"]`)?.parentElement;
      const badge = this.table.badge(seat);
      if (row && badge.parentElement !== row) row.append(badge);
    }
  }

  /** Nothing is looked at any more. */
  #putDown() {
    this.#hovered = null;
  }

  #drawAround() {
    if (!this.position) return;
    this.#drawMarks();
    this.#drawSpaces();
    this.#placeMarket();
    for (const part of this.parts) part.update();
    this.#placeBadges();
    this.place.classList.toggle("company", this.position.view.parties.length > 1);
    this.place.classList.toggle("in-scene", isAnyShown(this.scene.children));
    this.bubble.redrawn();
  }

  #drawMarks() {
    const marks = marksOf(this);
    drawIn(this.map.under, underText(marks, this.map.hexes));
    drawIn(this.map.marks, overText(marks, this.map.hexes));
  }

  /** Whoever trades sees the market where they play, also on a phone; else it has a page of its own. */
  #placeMarket() {
    const { position, choices } = this;
    const isScene = position?.isMine && isTrading(position) && choices.length > 0;
    const place = isScene ? this.scene : this.stall;
    if (this.market.element.parentElement !== place) place.append(this.market.element);
  }

  /** What every space is called, and which can be chosen. */
  #drawSpaces() {
    const speak = speaker(this);
    const legal = onSpaces(this.travel.onMap);
    const ways = new Map((this.reach?.ways ?? []).map((way) => [way.space, way]));
    for (const space of this.map.hexes.names) {
      const element = this.map.space(space);
      const move = ways.get(space)?.moves?.[0] ?? legal.get(space)?.[0].move;
      attribute(element, "aria-label", speak(space));
      attribute(element, "data-choice", move ?? null);
      element.classList.toggle("can", Boolean(move));
    }
  }

  /** Where there is only one thing to do, or one that is usual, the button says it. */
  proposeUsual(isAgain = false) {
    const { table, choices } = this;
    if (table.proposed !== null && !isAgain) return;
    const own = choices.filter(({ side }) => !side);
    const usual = own.length === 1 ? own[0] : own.length ? this.travel.usual : null;
    if (usual) table.propose(usual.move, usual.label);
  }

  // What is known ----------------------------------------------------------------------------------

  /** What can be chosen now. @returns {Choice[]} */
  get choices() {
    return this.table.busy || storyOf(this).isShowingAgain ? [] : this.table.choices;
  }

  /** Where the reader's dice lead, in the own Movement step. @returns {import("./types.js").Reach | null} */
  get reach() {
    const { position } = this;
    const isOwn = position?.isMyTurn && position.isTravelling && position.isMine;
    if (!isOwn || !this.choices.length) return null;
    const { toRoll } = position.view; // chosen already, while somebody rests
    const dice = position.step === "moving" ? null : (toRoll ?? this.travel.rolling.proposed);
    return this.foresight.of(dice === null ? "reach" : `reach ${dice}`);
  }

  /** The space of what is proposed. */
  get proposedSpace() {
    const choice = this.choices.find(({ move }) => move === this.table.proposed);
    return choice ? spaceOf(choice) : null;
  }

  /** The space under the pointer, or to which keys have gone. */
  get looked() {
    return this.#hovered;
  }

  // Choosing -------------------------------------------------------------------------------------------

  /** What is proposed has changed, or was sent. */
  proposed() {
    this.travel.journey.proposed();
    this.redraw();
  }

  /** Show on the map where something could be used; null takes it away. @param {Use[] | null} uses */
  pointAt(uses) {
    this.pointed = uses ? { uses } : null;
    this.#drawMarks();
  }

  /** @param {string | null} space */
  #hover(space) {
    if (space === this.#hovered) return;
    this.#hovered = space;
    this.#drawMarks();
    this.travel.update();
  }

  /** @param {string} space @param {PointerEvent} event */
  #pressSpace(space, event) {
    const isAgain = space === (this.travel.goal ?? this.proposedSpace);
    if (isAgain && event.pointerType !== "touch" && this.table.proposed !== null) {
      const choice = this.choices.find(({ move }) => move === this.table.proposed);
      if (choice) return this.commit(choice);
    }
    if (event.pointerType === "touch") this.#hovered = space;
    if (!this.travel.propose(space)) this.redraw();
  }

  /** @param {string} space */
  #arrive(space) {
    this.#hovered = space;
    this.sight.keepSpace(space);
    // The focus begins at the own hero: to stop there has to be wanted.
    const isOwn = space === this.position?.mine?.space;
    if ((isOwn || !this.travel.propose(space)) && this.travel.goal) this.table.propose(null);
    this.#drawMarks();
    this.travel.update();
  }

  /** @param {string} space */
  #enter(space) {
    return this.table.proposed === null && this.travel.propose(space);
  }

  /**
   * The spaces that can be chosen one after the other, the nearest first.
   * @param {string | null} from
   * @param {boolean} back
   */
  #nextTarget(from, back) {
    return nextOf(this.targets, from, back);
  }

  /** The spaces that Tab goes to: those where something waits, or if there are none, all. @returns {string[]} */
  get targets() {
    const { reach, position } = this;
    if (!reach?.rolled || !position) return [...onSpaces(this.travel.onMap).keys()];
    const far = reach.ways.filter(({ path }) => path.length);
    const inOrder = far
      .toSorted((one, other) => one.dice.length - other.dice.length)
      .map(({ space }) => space);
    const worth = inOrder.filter((space) => position.isWorthAVisit(space));
    return worth.length ? worth : inOrder;
  }

  focus() {
    if (this.table.me === null || matchMedia("(hover: none)").matches) return;
    this.#drawAround();
    for (const part of this.parts) if (part.focus?.()) return;
    this.cursor.focus(this.position?.mine?.space ?? this.targets[0] ?? undefined);
  }

  /** What a lesson speaks of. @param {string} at */
  anchor(at) {
    return anchorOf(this, at);
  }

  /** A small picture of a move, for hints. @param {string} move */
  picture(move) {
    const choice = (this.table.state?.choices ?? []).find((one) => one.move === move);
    const { mine } = this.position ?? {};
    if (!choice || !mine?.hero || !spaceOf(choice)) return null;
    return picture(marker(mine.hero, { seat: this.position?.shape(mine.seat), size: 28 }));
  }

  // Answers ----------------------------------------------------------------------------------------------

  /** What a space answers when somebody rests on it. @param {string} space @returns {Promise<Told>} */
  async #tellSpace(space) {
    const { position, reach } = this;
    if (!position) return null;
    if (this.questions.isInsteadOfTravel) {
      const { title, draw } = ofSpace(this, position, space);
      return [h("b", null, title), h("span", { class: "spacefacts" }, ...draw())];
    }
    if (!reach?.rolled || reach.ways.some((way) => way.space === space)) return null;
    await this.foresight.known(`way ${space}`);
    const text = whyNot(this, position, space);
    return text ? [h("span", { class: "reason" }, text), this.bubble.rule("rune.move.assign")] : null;
  }
}

/** @param {HTMLCollection} elements */
function isAnyShown(elements) {
  return [...elements].some((element) => !(/** @type {HTMLElement} */ (element).hidden));
}
