// @ts-check
/** The board of Krosmaster: the arena, whoever acts, and what they could do. */

import { ChoosingBoard } from "../../../web/js/lib/choosing.js";
import { Cursor, nextOf } from "../../../web/js/lib/cursor.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { keys } from "../../../web/js/lib/keys.js";
import { anchorOf } from "./anchors.js";
import { Arena, arenaName } from "./arena.js";
import { figure } from "./art/figures.js";
import { spell as spellPicture } from "./art/spells.js";
import { beatsOf, settled } from "./beats.js";
import { Catalogue } from "./catalogue.js";
import { cellOf, onCells, targetOf, wordOf } from "./choices.js";
import { DiceTray } from "./dice.js";
import { Forecast } from "./forecast.js";
import { CELLS } from "./grid.js";
import { marksOf, spellOf } from "./marks.js";
import { overText, underText } from "./overlay.js";
import { Position } from "./position.js";
import { Questions } from "./questions.js";
import { Sheet } from "./sheet.js";
import { Shop } from "./shop.js";
import { speaker } from "./speak.js";
import { Timeline } from "./timeline.js";
import { t } from "./words.js";
import { ArenaZoom } from "./zoom.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/table/types.js").BoardTable} BoardTable */
/** @typedef {import("../../../web/js/lib/bubble.js").Told} Told */
/** @typedef {import("./types.js").KrosEvent} KrosEvent */
/** @typedef {import("./types.js").Unit} Unit */

const SPELL_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** What one does with a cell, by step, for the question why not. @type {Record<string, string>} */
const VERBS = { act: "mv", deploy: "put", inspire: "inspire" };
/** In these steps the server has an outlook. */
const FORESEEN = ["act", "lock"];

/**
 * @param {HTMLElement} root
 * @param {BoardTable} table
 */
export function mount(root, table) {
  return new KrosmasterBoard(root, table);
}

export class KrosmasterBoard extends ChoosingBoard {
  /** @type {Position | null} */
  position = null;
  /** The piece whose sheet is looked at; null: whoever acts. @type {number | null} */
  selected = null;
  /** The spell in hand. @type {string | null} */
  aimed = null;
  /** The cells of the last walk, from and to. @type {string[]} */
  last = [];
  /** The cell under the pointer. @type {string | null} */
  #hovered = null;

  /**
   * @param {HTMLElement} root
   * @param {BoardTable} table
   */
  constructor(root, table) {
    super(root, table, () => this.#drawAround());
    this.catalogue = new Catalogue(table.things, table.options);
    this.arena = new Arena(arenaName(this.#boardName()));
    this.dice = new DiceTray(this);
    this.zoom = new ArenaZoom(this.arena);
    this.arena.element.append(this.dice.element);
    this.cursor = new Cursor(this.arena.forCursor, {
      hover: (cell) => this.#hover(cell),
      press: (cell, event) => this.#pressCell(cell, event),
      arrive: (cell) => this.#arrive(cell),
      enter: (cell) => this.#enter(cell),
      next: (from, back) => this.#nextTarget(from, back),
    });
    this.questions = new Questions(this);
    this.sheet = new Sheet(this);
    this.forecast = new Forecast(this);
    this.timeline = new Timeline(this);
    this.shop = new Shop(this);
    this.place = h(
      "div",
      { class: "krosplay" },
      this.timeline.strip,
      h("div", { class: "arenaplace" }, this.arena.element),
      h("div", { class: "beside" }, this.sheet.element),
      this.forecast.element,
      this.questions.element,
      h("div", { class: "statusplace" }, this.sheet.words, table.status, table.quick),
    );
    root.classList.add("krosmaster");
    root.prepend(this.place);
    for (const place of [root, this.timeline.element, this.shop.element]) this.bubble.listen(place);
    for (const cell of CELLS) this.bubble.attach(this.arena.cell(cell), () => this.#tellCell(cell));
    this.legend = legend();
    this.endKeys = keys(this.#keys(), { label: t("Krosmaster Arena") });
  }

  close() {
    this.endKeys();
    this.cursor.close();
    this.zoom.close();
    this.bubble.close();
  }

  panels() {
    return [
      { id: "teams", title: t("Teams"), element: this.timeline.element, side: /** @type {const} */ ("left") },
      { id: "shop", title: t("Shop"), element: this.shop.element, side: /** @type {const} */ ("left") },
    ];
  }

  #boardName() {
    const id = String(this.table.options.board ?? "");
    return this.catalogue.board(id)?.name ?? "";
  }

  // Drawing ----------------------------------------------------------------------------------------

  /**
   * What is to be seen of what happened, before the state is drawn and anything is asked.
   * @param {State} state
   * @param {KrosEvent[]} events
   */
  beats(state, events) {
    if (!state.view) return [];
    const now = new Position(state.view, this.catalogue, this.table.me);
    if (!this.position) {
      this.position = now;
      this.arena.draw(now);
      this.#drawAround(); // so that nothing jumps when the deal has been shown
    }
    this.#putDown();
    this.#drawMarks();
    return beatsOf(this, events, state.log.lines);
  }

  /**
   * @param {State} state
   * @param {KrosEvent[]} events  what has happened since the state before
   */
  update(state, events) {
    if (!state.view) return;
    const isNew = this.isNew(state.version);
    if (isNew) this.#moveOn(events);
    this.position = new Position(state.view, this.catalogue, this.table.me);
    settled(this);
    this.arena.draw(this.position);
    if (isNew) this.#followActive(this.position);
    this.arena.cells.setAttribute("aria-label", arenaName(this.catalogue.board(state.view.board).name));
    this.redraw();
    this.#proposeTheOnly();
  }

  /** @param {KrosEvent[]} events */
  #moveOn(events) {
    this.#putDown();
    const walks = events.filter(({ kind, path }) => kind === "move" && path.length > 1);
    const walk = walks.at(-1);
    this.last = walk ? [walk.path[0], walk.path.at(-1)] : [];
    this.selected = null;
  }

  /** Tab comes to whoever acts; a focus that is on the arena, or nowhere, goes along. @param {Position} position */
  #followActive({ active }) {
    if (!active?.cell) return;
    this.cursor.rest(active.cell);
    const isFree = this.cursor.place !== null || document.activeElement === document.body;
    if (isFree && !matchMedia("(hover: none)").matches) this.cursor.focus();
  }

  /** Nothing is in hand any more. */
  #putDown() {
    this.aimed = null;
    this.#hovered = null;
  }

  #drawAround() {
    if (!this.position) return;
    this.#drawMarks();
    this.#drawCells();
    for (const part of [this.questions, this.sheet, this.forecast, this.timeline, this.shop]) part.draw();
    this.bubble.redrawn();
  }

  #drawMarks() {
    const marks = marksOf(this);
    this.arena.under.innerHTML = underText(marks);
    this.arena.marks.innerHTML = overText(marks);
  }

  /** What every cell is called, and which can be chosen. */
  #drawCells() {
    const speak = speaker(this);
    const legal = onCells(this.choices, this.aimed);
    for (const cell of CELLS) {
      const element = this.arena.cell(cell),
        choice = legal.get(cell);
      element.setAttribute("aria-label", speak(cell));
      if (choice) element.setAttribute("data-choice", choice.move);
      else element.removeAttribute("data-choice");
      element.classList.toggle("can", Boolean(choice));
    }
  }

  /** Where there is only one thing to do, the button says it. */
  #proposeTheOnly() {
    const { table, choices } = this;
    if (choices.length === 1 && table.proposed === null) table.propose(choices[0].move, choices[0].label);
  }

  // What is known ----------------------------------------------------------------------------------

  /** What can be chosen now. @returns {Choice[]} */
  get choices() {
    return this.table.busy ? [] : this.table.choices;
  }

  /** Whether the reader acts with a unit now. */
  get isActing() {
    return this.choices.length > 0 && FORESEEN.includes(this.position?.view.step ?? "");
  }

  /** @returns {import("./types.js").Outlook | null} */
  get outlook() {
    return this.isActing ? this.foresight.of("") : null;
  }

  /** @returns {import("./types.js").SpellOutlook | null} */
  get reach() {
    return this.aimed && this.isActing ? this.foresight.of(`cast ${this.aimed}`) : null;
  }

  /** @returns {import("./types.js").UnitOutlook | null} */
  get unitOutlook() {
    const { selected, position, table } = this;
    if (selected === null || table.me === null || table.busy || !position) return null;
    const isActive = selected === position.view.piece && this.isActing;
    return isActive || position.view.units[selected]?.cell === null
      ? null
      : this.foresight.of(`unit ${selected}`);
  }

  /** The unit on the sheet: the selected one, whoever acts, or whoever is placed next. @returns {Unit | null} */
  get shown() {
    const { position, selected } = this;
    if (!position) return null;
    const chosen = selected === null ? null : position.view.units[selected];
    const asked = position.view.asked ?? position.near;
    return chosen ?? position.active ?? position.next(asked) ?? position.view.units[0] ?? null;
  }

  /** The cell of what is proposed. */
  get proposedCell() {
    const choice = this.choices.find(({ move }) => move === this.table.proposed);
    return choice ? cellOf(choice) : null;
  }

  /** The cell that is looked at: under the pointer, or proposed. */
  get #looked() {
    return this.#hovered ?? this.proposedCell;
  }

  /** The walk that is looked at. @returns {import("./types.js").Walk | null} */
  get walk() {
    if (this.aimed) return null;
    const cell = this.#looked;
    return this.outlook?.walks.find((walk) => walk.cell === cell) ?? null;
  }

  /** What the spell in hand does at the cell that is looked at. */
  get aim() {
    const cell = this.aimed ? this.#looked : null;
    return cell ? { cell, told: this.reach?.aims[cell] ?? null } : null;
  }

  // Choosing -------------------------------------------------------------------------------------------

  /** Look at a unit. @param {number | null} piece */
  select(piece) {
    this.selected = piece;
    if (piece !== null) this.aimed = null;
    this.redraw();
  }

  /** Take a spell in hand, or put it down. @param {string | null} spell */
  aimSpell(spell) {
    this.aimed = spell === this.aimed ? null : spell;
    this.selected = null;
    this.#hovered = null;
    this.table.propose(null);
    this.redraw();
  }

  /** What is proposed has changed. */
  proposed() {
    const choice = this.choices.find(({ move }) => move === this.table.proposed);
    const spell = choice ? spellOf(choice) : null;
    if (spell) this.aimed = spell;
    else if (choice && targetOf(choice).verb === "move") this.aimed = null;
    this.redraw();
  }

  /** @param {string | null} cell */
  #hover(cell) {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#drawMarks();
    this.forecast.draw();
  }

  /** @param {string} cell @param {PointerEvent} event */
  #pressCell(cell, event) {
    const choice = onCells(this.choices, this.aimed).get(cell);
    if (choice) return this.press(choice, event);
    const unit = this.position?.unitAt(cell);
    if (!unit || this.aimed) return undefined;
    // Whoever wants the Kama under a Krosmaster presses where it lies.
    const pick = wordOf(this.choices, "pick");
    if (pick && this.selected === null && cell === this.position?.active?.cell)
      return this.press(pick, event);
    return this.select(unit.piece === this.selected ? null : unit.piece);
  }

  /** @param {string} cell */
  #arrive(cell) {
    this.#hovered = null;
    this.zoom.keepCell(cell);
    const choice = onCells(this.choices, this.aimed).get(cell);
    if (choice) this.table.propose(choice.move, choice.label);
    else if (this.proposedCell) this.table.propose(null);
    this.#hovered = cell;
    this.#drawMarks();
    this.forecast.draw();
  }

  /** @param {string} cell */
  #enter(cell) {
    if (this.table.proposed !== null || onCells(this.choices, this.aimed).has(cell)) return false;
    const unit = this.position?.unitAt(cell);
    if (!unit || this.aimed) return false;
    this.select(unit.piece === this.selected ? null : unit.piece);
    return true;
  }

  /**
   * The targets of the spell in hand one after the other: those that are hurt most first.
   * @param {string | null} from
   * @param {boolean} back
   */
  #nextTarget(from, back) {
    return this.aimed ? nextOf(this.targets, from, back) : null;
  }

  /** The cells at which the spell in hand does something. @returns {string[]} */
  get targets() {
    const legal = [...onCells(this.choices, this.aimed).keys()];
    const aims = this.reach?.aims ?? {};
    const worth = (/** @type {string} */ cell) => this.#worth(cell);
    return legal.filter((cell) => cell in aims).toSorted((one, other) => worth(other) - worth(one));
  }

  /** How much a target is hurt; one's own pieces come last. @param {string} cell */
  #worth(cell) {
    const hits = this.reach?.aims[cell]?.hits ?? [];
    const units = this.position?.view.units ?? [];
    return hits.reduce((sum, { piece, expected, ko }) => {
      const isOwn = units[piece]?.owner === this.table.me;
      return sum + (isOwn ? -1 : 1) * (piece < units.length ? expected + 2 * ko : expected / 20);
    }, 0);
  }

  focus() {
    if (this.table.me === null || matchMedia("(hover: none)").matches) return;
    this.#drawAround();
    const legal = [...onCells(this.choices, null).keys()];
    if (!legal.length && this.questions.focus()) return;
    const first = this.aimed ? this.targets[0] : this.position?.active?.cell;
    this.cursor.focus(first ?? legal[0]);
  }

  /** What a lesson speaks of. @param {string} at */
  anchor(at) {
    return anchorOf(this, at);
  }

  /** A small picture of a move, for hints. @param {string} move */
  picture(move) {
    const choice = (this.table.state?.choices ?? []).find((one) => one.move === move);
    const spell = choice ? spellOf(choice) : null;
    if (spell) return picture(spellPicture(this.catalogue.spell(spell), { size: 28 }));
    const active = this.position?.active;
    return active && choice && cellOf(choice)
      ? picture(figure(active.card, { seat: this.position?.side(active.owner), size: 28 }))
      : null;
  }

  // Answers ----------------------------------------------------------------------------------------------

  /** What a cell answers when somebody rests on it: why not. @param {string} cell @returns {Promise<Told> | Told} */
  #tellCell(cell) {
    if (!this.choices.length || onCells(this.choices, this.aimed).has(cell)) return null;
    if (this.aimed) return this.whyNot(`cast ${this.aimed} ${cell}`);
    const verb = VERBS[this.position?.view.step ?? ""];
    const isLookedAt = verb === "mv" && this.position?.unitAt(cell);
    return verb && !isLookedAt ? this.whyNot(`${verb} ${cell}`) : null;
  }

  // Keys -------------------------------------------------------------------------------------------------

  #keys() {
    /** @type {Record<string, () => unknown>} */
    const map = {
      e: () => this.#word("end"),
      p: () => this.#word("pick"),
      a: () => this.cursor.focus(this.position?.active?.cell ?? undefined),
      m: () => this.aimSpell(null),
      Escape: () => this.#escape(),
    };
    SPELL_KEYS.forEach((key, n) => {
      map[key] = () => this.#spellKey(n);
    });
    return map;
  }

  /** A word is proposed, and done if its key comes again. @param {string} word */
  #word(word) {
    const choice = wordOf(this.choices, word);
    if (!choice) return false;
    if (this.table.proposed === choice.move) return void this.commit(choice);
    this.aimed = null;
    this.table.propose(choice.move, choice.label);
  }

  /** @param {number} n */
  #spellKey(n) {
    const offer = this.outlook?.spells[n];
    if (!offer) return false;
    this.aimSpell(offer.spell);
    if (this.aimed) void this.#goToTarget(this.aimed);
  }

  /** The focus goes to what the spell would do most to, once that is known. @param {string} spell */
  async #goToTarget(spell) {
    await this.foresight.known(`cast ${spell}`);
    const [best] = this.targets;
    if (best && this.aimed === spell && !this.#hovered) this.cursor.focus(best);
  }

  #escape() {
    if (this.aimed) return this.aimSpell(null);
    if (this.selected !== null) return this.select(null);
    return false;
  }
}

/** @returns {[string, string][]} */
function legend() {
  return [
    ["1 – 9", t("take a Spell in hand, or put it down")],
    ["← ↑ → ↓", t("go from cell to cell")],
    ["Tab", t("go from target to target")],
    ["E", t("end the turn")],
    ["P", t("pick up a Kama")],
    ["A", t("go to whoever acts")],
    ["M", t("put the Spell down and walk")],
  ];
}
