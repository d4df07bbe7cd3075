// @ts-check
/** The arena as a drawing: ground, pieces in depth, and cells that can be pointed at, pressed and walked by keys. */

import { keyed, picture } from "../../../web/js/lib/dom.js";
import { drawing, words } from "../../../web/art/svg.js";
import { figureGroup } from "./art/figures.js";
import { crack, pieceGroup } from "./art/pieces.js";
import { tokenGroup } from "./art/tokens.js";
import { dieGroup } from "./art/dice.js";
import { CELLS, SIDE, SIZE, beside, cornerOf, placeOf } from "./grid.js";
import { groundOf, placesOf } from "./ground.js";
import { SCENERY } from "./position.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {{key: string, cell: string, depth: number, text: string, cls: string, hp?: number}} Drawn */

const BOX = "-30 -30 828 828";
/** What a figure can stand on, and what lies flat. */
const STANDS = ["ice_cube", "crate"];
/** Figures on a cube are smaller and stand on its back half. */
const ON_CUBE = { size: 46, dx: 9, dy: -11 };
const ON_GROUND = { you: { size: 56, dx: 4, dy: 1 }, foe: { size: 64, dx: 0, dy: -3 } };
const MOST_CHIPS = 3;
const COLUMN_NAMES = "ABCDEFGHIJKL";

export class Arena {
  /** @type {Position | null} */
  #position = null;
  /** @type {string} the board whose ground is drawn */
  #ground = "";
  /** @type {Map<string, SVGElement>} */
  #cells = new Map();

  /** @param {string} label  what the arena is called */
  constructor(label) {
    this.svg = /** @type {SVGSVGElement} */ (picture(drawing(BOX, layers(), { cls: "arena-svg" })));
    this.svg.removeAttribute("aria-hidden");
    // A drawing counts as one picture, in which nothing else is to be found: the grid is what it is.
    this.svg.setAttribute("role", "none");
    const layer = (/** @type {string} */ name) =>
      /** @type {SVGGElement} */ (this.svg.querySelector(`.${name}`));
    this.ground = layer("ground");
    this.under = layer("under");
    this.pieces = layer("pieces");
    this.marks = layer("marks");
    this.over = layer("over");
    this.cells = layer("cells");
    this.cells.setAttribute("role", "grid");
    this.cells.setAttribute("aria-label", label);
    for (const cell of this.cells.querySelectorAll("[data-cell]"))
      this.#cells.set(
        /** @type {string} */ (cell.getAttribute("data-cell")),
        /** @type {SVGElement} */ (cell),
      );
    this.element = document.createElement("div");
    this.element.className = "arena";
    this.element.append(this.svg);
  }

  /** What the cursor goes over. @returns {import("../../../web/js/lib/cursor.js").Places} */
  get forCursor() {
    const element = (/** @type {string} */ cell) => this.cell(cell);
    return { svg: this.svg, attribute: "data-cell", first: "F6", element, beside };
  }

  /** The part that takes pointer and focus for a cell. @param {string} cell */
  cell(cell) {
    return /** @type {SVGElement} */ (this.#cells.get(cell));
  }

  // Drawing ----------------------------------------------------------------------------------------

  /** @param {Position} position */
  draw(position) {
    this.#position = position;
    const { view, catalogue } = position;
    if (view.board !== this.#ground) {
      this.#ground = view.board;
      const board = catalogue.board(view.board);
      this.places = placesOf(board.map);
      this.ground.innerHTML = groundOf(this.places);
    }
    this.#drawPieces(everything(position));
  }

  /** @param {Drawn[]} drawn */
  #drawPieces(drawn) {
    const inDepth = drawn.toSorted((one, other) => one.depth - other.depth);
    keyed(this.pieces, inDepth, ({ key }) => key, pieceElement, updatePiece);
  }

  /**
   * The element of a piece: a unit by its number, scenery from 64 on.
   * @param {number} number
   * @returns {SVGGElement | null}
   */
  piece(number) {
    return this.pieces.querySelector(`[data-key="${keyOf(number)}"]`);
  }

  /** Put a piece on a cell at once; null takes it away. @param {number} number @param {string | null} cell */
  place(number, cell) {
    this.#change(number, (piece) => ({ ...piece, cell }));
  }

  /** What the plate of a unit says. @param {number} number @param {number} left */
  setHp(number, left) {
    const text = this.piece(number)?.querySelector(".hpn");
    if (text) text.textContent = String(left);
  }

  /** A unit that was not there before. @param {Unit} unit */
  addUnit(unit) {
    if (!this.#position) return;
    const { view } = this.#position;
    const units = [...view.units];
    units[unit.piece] = unit;
    this.draw(this.#position.with({ ...view, units }));
  }

  /**
   * Draw what happens between two positions.
   * @param {number} number
   * @param {<T extends {cell: string | null}>(piece: T) => T} change
   */
  #change(number, change) {
    if (!this.#position) return;
    const { view } = this.#position;
    const units = view.units.map((unit, n) => (n === number ? change(unit) : unit));
    const scenery = view.scenery.map((piece, n) => (n + SCENERY === number ? change(piece) : piece));
    this.draw(this.#position.with({ ...view, units, scenery }));
  }
}

/** @param {number} number */
export function keyOf(number) {
  return number < SCENERY ? `unit-${number}` : `scenery-${number - SCENERY}`;
}

function layers() {
  const side = SIDE * SIZE;
  return (
    `<g aria-hidden="true"><rect x="-6" y="-6" width="${side + 12}" height="${side + 12}" rx="8" class="frame"/>` +
    `<g class="ground"></g><g class="under"></g><g class="pieces"></g><g class="marks"></g><g class="over"></g>` +
    `${coordinates()}</g>` +
    `<g class="cells">${rows()}</g>`
  );
}

function coordinates() {
  return Array.from(COLUMN_NAMES, (name, n) => {
    const middle = n * SIDE + SIDE / 2;
    return (
      `<text class="coordinate" x="${middle}" y="-12">${name}</text>` +
      `<text class="coordinate" x="-17" y="${middle + 6}">${n + 1}</text>`
    );
  }).join("");
}

function rows() {
  return Array.from({ length: SIZE }, (_, row) => {
    const cells = CELLS.slice(row * SIZE, (row + 1) * SIZE).map(cellText);
    return `<g role="row">${cells.join("")}</g>`;
  }).join("");
}

/** @param {string} cell */
function cellText(cell) {
  const { x, y } = cornerOf(cell);
  return (
    `<rect class="cell" role="gridcell" tabindex="-1" data-cell="${cell}" aria-label="${cell}" ` +
    `x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>`
  );
}

// Pieces -------------------------------------------------------------------------------------------------

/** @param {Position} position @returns {Drawn[]} */
function everything(position) {
  const { view } = position;
  return [
    ...Object.entries(view.kamas).map(([cell, count]) => kamas(cell, count)),
    ...view.scenery.flatMap((_, number) => scenery(position, number)),
    ...view.units.flatMap((unit) => (unit.cell === null ? [] : [figure(position, unit, unit.cell)])),
  ];
}

/** From the far rows to the near ones; on a cell Kamas lie below scenery, and a figure stands on top. */
const depth = (/** @type {string} */ cell, /** @type {number} */ layer) => placeOf(cell).y * 4 + layer;

/** @param {string} cell @param {number} count @returns {Drawn} */
function kamas(cell, count) {
  const size = 30;
  const coins = Array.from({ length: count }, (_, n) => {
    const shift = (n - (count - 1) / 2) * 13;
    return inBox(pieceGroup("kama"), size, (SIDE - size) / 2 + shift, (SIDE - size) / 2 + shift / 2);
  });
  return { key: `kamas-${cell}`, cell, depth: depth(cell, 0), text: coins.join(""), cls: "coins" };
}

/** @param {Position} position @param {number} number @returns {Drawn[]} */
function scenery({ view, catalogue }, number) {
  const { kind, cell, marks } = view.scenery[number];
  if (cell === null) return [];
  const isTall = kind === "fir" || kind === "tree";
  const carries = view.units.some((unit) => unit.cell === cell);
  const size = isTall ? 66 : carries ? 64 : 58;
  const dy = isTall ? -3 : carries ? 4 : -2;
  const drawn = inBox(
    pieceGroup(kind) + (marks ? crack(kind, marks, catalogue.thing("scenery", kind).hp) : ""),
    size,
    (SIDE - size) / 2,
    (SIDE - size) / 2 + dy,
  );
  return [{ key: keyOf(SCENERY + number), cell, depth: depth(cell, 1), text: drawn, cls: `scenery ${kind}` }];
}

/** @param {Position} position @param {Unit} unit @param {string} cell @returns {Drawn} */
function figure(position, unit, cell) {
  const { view, catalogue } = position;
  const side = position.side(unit.owner);
  const isRaised = view.scenery.some((piece) => piece.cell === cell && STANDS.includes(piece.kind));
  const { size, dx, dy } = isRaised ? ON_CUBE : ON_GROUND[side];
  const left = position.hpLeft(unit);
  const look = catalogue.card(unit.card)?.class;
  const text =
    inBox(figureGroup(unit.card, side, look), size, dx, dy) +
    plate(left, side, isRaised, unit.frozen) +
    chips(unit) +
    markOf(unit);
  return { key: keyOf(unit.piece), cell, depth: depth(cell, 2), text, cls: `unit ${side}` };
}

/** @param {string} body  on the 64 grid @param {number} size @param {number} x @param {number} y */
function inBox(body, size, x, y) {
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">${body}</g>`;
}

/**
 * The HP that are left; with Frozen markers the plate has a rim of ice.
 * @param {number} left
 * @param {"you" | "foe"} side
 * @param {boolean} isRaised
 * @param {number} frozen
 */
function plate(left, side, isRaised, frozen) {
  const [x, y] = isRaised ? [50, 46] : [32, 56];
  return (
    `<g class="plate" transform="translate(${x} ${y})">` +
    `<rect x="-15" y="-10" width="30" height="20" rx="5" class="plate-${side}${frozen ? " iced" : ""}"/>` +
    `<text y="6" class="hpn">${left}</text></g>`
  );
}

/** Tokens beside the head, the first few of them. @param {Unit} unit */
function chips(unit) {
  const ids = Object.entries(unit.tokens ?? {});
  const shown = ids.slice(0, MOST_CHIPS).map(([id, count], n) => {
    const y = 8 + n * 19;
    const many = count > 1 ? `<text x="9" y="7" class="chipn">${words(String(count))}</text>` : "";
    return (
      `<g class="chip" transform="translate(56 ${y})"><circle r="11" class="chipground"/>` +
      `<g transform="translate(-9 -9) scale(${18 / 64})">${tokenGroup(id)}</g>${many}</g>`
    );
  });
  return shown.join("");
}

/** The die of an inspired Krosmaster. @param {Unit} unit */
function markOf(unit) {
  const faces = { critical_hit: "C", dodge: "D", lock: "L", armour: "A" };
  const [power] = unit.inspired ?? [];
  const face = /** @type {Record<string, string>} */ (faces)[power];
  return face
    ? `<g class="inspired" transform="translate(-3 -3) scale(${22 / 64})">${dieGroup(face)}</g>`
    : "";
}

/** @param {Drawn} drawn */
function pieceElement({ key }) {
  const svg = picture(drawing("0 0 64 64", `<g data-key="${key}"></g>`));
  return /** @type {SVGGElement} */ (svg.firstElementChild);
}

/** @type {WeakMap<Element, string>} what each piece looks like now, so that it is parsed only when that changes */
const looks = new WeakMap();

/** @param {SVGGElement} element @param {Drawn} drawn */
function updatePiece(element, { cell, text, cls }) {
  const { x, y } = cornerOf(cell);
  element.setAttribute("transform", `translate(${x} ${y})`);
  element.setAttribute("class", `piece ${cls}`);
  if (looks.get(element) === text) return;
  looks.set(element, text);
  element.innerHTML = text;
}

/** What the arena is called by whoever cannot see it. @param {string} board */
export const arenaName = (board) => t("Arena: {board}", { board });
