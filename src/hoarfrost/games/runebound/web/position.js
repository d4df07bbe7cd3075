// @ts-check
/** A view of the realm, as a board asks about it. */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Party} Party */
/** @typedef {import("./types.js").Frame} Frame */

/** Stages of a turn in which the hero travels. */
const MOVEMENT = ["before_moving", "dropping", "rolling_more", "resting", "roll", "moving"];

/** The shapes of seats: you are the circle. A spectator gives them in the order of the seats. */
const SHAPES = /** @type {const} */ (["circle", "diamond", "triangle", "square", "hexagon", "star"]);

export class Position {
  /**
   * @param {View} view
   * @param {import("./catalogue.js").Catalogue} catalogue
   * @param {number|null} me  the seat that looks; null for a spectator
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

  /** The seat on the reader's side; a spectator looks from whoever is active. */
  get near() {
    return this.me ?? this.view.active ?? 0;
  }

  /** The party of the reader, or the one a spectator looks at. @returns {Party} */
  get mine() {
    return this.view.parties[this.near];
  }

  /** @param {number} seat @returns {Party} */
  party(seat) {
    return this.view.parties[seat];
  }

  /** Of which shape a seat is, as `table.mark`. @param {number} seat */
  shape(seat) {
    const count = this.view.parties.length;
    return SHAPES[(this.me === null ? seat : (seat - this.me + count) % count) % SHAPES.length];
  }

  /** All parties but the reader's, in the order in which they play after it. @returns {Party[]} */
  get others() {
    const { parties } = this.view;
    return parties.slice(1).map((_, n) => parties[(this.near + 1 + n) % parties.length]);
  }

  /** Whose turn it is. @returns {Party|null} */
  get active() {
    const { active } = this.view;
    return active === null ? null : this.view.parties[active];
  }

  /** Where the game stands: the stage of a turn, or the kind of what is under way. */
  get step() {
    return this.view.step;
  }

  /** The seat that is asked. */
  get asked() {
    return this.view.asked;
  }

  get isMyTurn() {
    return this.me !== null && this.view.active === this.me;
  }

  /** Whether the reader is asked. */
  get isMine() {
    return this.me !== null && this.view.asked === this.me;
  }

  /** Whether the active hero is in the Movement step. */
  get isTravelling() {
    return MOVEMENT.includes(this.step);
  }

  /** @returns {import("./types.js").Fight|null} */
  get fight() {
    return this.view.fight ?? null;
  }

  /** What is under way, uppermost. @returns {Frame|null} */
  get frame() {
    return this.view.stack.at(-1) ?? null;
  }

  /** The uppermost frame of a kind. @param {string} kind @returns {Frame|null} */
  frameOf(kind) {
    return this.view.stack.findLast(({ step }) => step === kind) ?? null;
  }

  // The map ------------------------------------------------------------------------------------------

  get land() {
    return this.catalogue.land;
  }

  /** What is printed on a space. @param {string} name @returns {import("./types.js").Space|undefined} */
  space(name) {
    return this.land.spaces[name];
  }

  /** The heroes on a space. @param {string} space @returns {Party[]} */
  heroesAt(space) {
    return this.view.parties.filter((party) => party.space === space && party.hero !== null);
  }

  /** The colour of the adventure counter that lies on a space. @param {string} space @returns {string|null} */
  counterAt(space) {
    return this.view.jewels.includes(space) ? (this.space(space)?.jewel ?? null) : null;
  }

  /** The challenge that waits undefeated on a space. @param {string} space @returns {string|null} */
  challengeAt(space) {
    return Object.values(this.view.undefeated).find((one) => one.space === space)?.card ?? null;
  }

  /** The name of the town on a space, or of Green Vale. @param {string} space @returns {string|null} */
  townName(space) {
    if (space === this.land.vale) return this.land.valeName;
    const town = this.space(space)?.town;
    return town ? this.catalogue.town(town).name : null;
  }

  /** Whether something waits on a space: a town, a challenge, another hero. @param {string} space */
  isWorthAVisit(space) {
    const others = this.heroesAt(space).some(({ seat }) => seat !== this.near);
    return Boolean(this.townName(space) ?? this.counterAt(space) ?? this.challengeAt(space)) || others;
  }

  /** "Vrede", or "I8": what a space is called. @param {string} space */
  placeName(space) {
    return this.townName(space) ?? space;
  }

  // Names ----------------------------------------------------------------------------------------------

  /** @param {number} seat @returns {string} */
  heroName(seat) {
    const { hero } = this.party(seat);
    return hero === null ? "" : this.catalogue.card(hero).name;
  }
}
