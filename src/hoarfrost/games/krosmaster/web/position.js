// @ts-check
/** A view of the arena, as a board asks about it. */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Unit} Unit */

/** Pieces of scenery have numbers from here on. */
export const SCENERY = 64;

export class Position {
  /**
   * @param {View} view
   * @param {import("./catalogue.js").Catalogue} catalogue
   * @param {number|null} me  the seat that looks
   */
  constructor(view, catalogue, me) {
    this.view = view;
    this.catalogue = catalogue;
    this.me = me;
  }

  /** The same eyes on another view. @param {View} view */
  with(view) {
    return new Position(view, this.catalogue, this.me);
  }

  /** The seat on the reader's side; a spectator looks from the first. */
  get near() {
    return this.me ?? 0;
  }

  /** The unit that acts. @returns {Unit|null} */
  get active() {
    const { piece, units } = this.view;
    return piece === null ? null : units[piece];
  }

  /** Of which shape and colour a seat is. @param {number} owner @returns {"you"|"foe"} */
  side(owner) {
    return owner === this.near ? "you" : "foe";
  }

  /** @param {string} cell @returns {Unit|undefined} */
  unitAt(cell) {
    return this.view.units.find((unit) => unit.cell === cell);
  }

  /** The scenery on a cell, with its number as a piece. @param {string} cell */
  sceneryAt(cell) {
    const number = this.view.scenery.findIndex((piece) => piece.cell === cell);
    return number < 0 ? null : { ...this.view.scenery[number], piece: SCENERY + number };
  }

  /** @param {Unit} unit */
  hpLeft(unit) {
    return Math.max(0, this.catalogue.card(unit.card).hp - unit.injuries - unit.frozen);
  }

  /** The units of a seat in the order in which they act, those that are out last. @param {number} seat */
  line(seat) {
    const units = this.view.timelines[seat].map((number) => this.view.units[number]);
    const missing = this.view.units.filter((unit) => unit.owner === seat && !units.includes(unit));
    // Before the first turn the whole team waits to be placed, in an order that may not be there yet.
    return [...units, ...missing.filter((unit) => unit.cell !== null || this.view.turn === 0)];
  }

  /** Who comes next of a seat: while the arena is set up to be placed, later to act. @param {number} seat */
  next(seat) {
    const isPlaced = this.view.turn > 0;
    return this.view.timelines[seat]
      .map((number) => this.view.units[number])
      .find(({ cell }) => (cell !== null) === isPlaced);
  }

  /** What a piece is called. @param {number} piece */
  nameOf(piece) {
    const { units, scenery } = this.view;
    if (piece < SCENERY) return this.catalogue.card(units[piece].card).name;
    return this.catalogue.thing("scenery", scenery[piece - SCENERY].kind).name;
  }
}
