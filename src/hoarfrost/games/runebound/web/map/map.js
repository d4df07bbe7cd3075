// @ts-check
/** The map as a drawing: land, counters, heroes, and spaces that can be pointed at, pressed and walked by keys. */

import { keyed, picture } from "../../../../web/js/lib/dom.js";
import { drawing } from "../../../../web/art/svg.js";
import { grouped } from "../grouped.js";
import { t } from "../words.js";
import { Hexes, hexAt } from "./hexes.js";
import { boxOf, groundOf, namesOf } from "./land.js";
import { everything, updatePiece } from "./pieces.js";

/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

export class RealmMap {
  /** @type {Position | null} */
  #position = null;
  /** @type {Map<string, SVGElement>} */
  #spaces = new Map();

  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.hexes = new Hexes(catalogue.land);
    this.whole = boxOf(this.hexes);
    const { x, y, width, height } = this.whole;
    const box = `${x} ${y} ${width.toFixed(1)} ${height}`;
    this.svg = /** @type {SVGSVGElement} */ (picture(drawing(box, layers(this.hexes), { cls: "map-svg" })));
    this.svg.removeAttribute("aria-hidden");
    // A drawing counts as one picture, in which nothing else is to be found: the grid is what it is.
    this.svg.setAttribute("role", "none");
    const layer = (/** @type {string} */ name) =>
      /** @type {SVGGElement} */ (this.svg.querySelector(`.${name}`));
    this.under = layer("under");
    this.pieces = layer("pieces");
    this.marks = layer("marks");
    /** For whoever draws something that passes: beats, a journey. */
    this.over = layer("over");
    this.spaces = layer("spaces");
    this.spaces.setAttribute("role", "grid");
    this.spaces.setAttribute("aria-label", t("Map: {name}", { name: catalogue.land.name }));
    layer("ground").innerHTML = groundOf(this.hexes, catalogue);
    layer("names").innerHTML = namesOf(this.hexes, catalogue);
    for (const space of this.spaces.querySelectorAll("[data-space]"))
      this.#spaces.set(
        /** @type {string} */ (space.getAttribute("data-space")),
        /** @type {SVGElement} */ (space),
      );
    this.element = document.createElement("div");
    this.element.className = "map";
    this.element.append(this.svg);
  }

  /** What the cursor goes over. @returns {import("../../../../web/js/lib/cursor.js").Places} */
  get forCursor() {
    return {
      svg: this.svg,
      attribute: "data-space",
      first: this.hexes.names[0],
      element: (space) => this.space(space),
      beside: (space, arrow) => this.hexes.toward(space, arrow),
    };
  }

  /** The part that takes pointer and focus for a space. @param {string} name */
  space(name) {
    return /** @type {SVGElement} */ (this.#spaces.get(name));
  }

  /** @param {Position} position */
  draw(position) {
    this.#position = position;
    keyed(this.pieces, everything(position, this.hexes), ({ key }) => key, pieceElement, updatePiece);
  }

  /** The figure of a seat. @param {number} seat @returns {SVGGElement | null} */
  hero(seat) {
    return this.pieces.querySelector(`[data-key="hero-${seat}"]`);
  }

  /** Put a hero on a space at once, as beats do. @param {number} seat @param {string} space */
  place(seat, space) {
    if (!this.#position) return;
    const { view } = this.#position;
    const parties = view.parties.map((party) => (party.seat === seat ? { ...party, space } : party));
    this.draw(this.#position.with({ ...view, parties }));
  }
}

/** @param {Hexes} hexes */
function layers(hexes) {
  return (
    `<g aria-hidden="true"><g class="ground"></g><g class="under"></g><g class="pieces"></g>` +
    `<g class="marks"></g><g class="over"></g></g><g class="spaces">${rows(hexes)}</g>` +
    `<g class="names" aria-hidden="true"></g>`
  );
}

/** @param {Hexes} hexes */
function rows(hexes) {
  const inRows = grouped(hexes.names, (name) => hexes.land.spaces[name].row);
  return [...inRows.values()]
    .map((names) => `<g role="row">${names.map((name) => spaceText(hexes, name)).join("")}</g>`)
    .join("");
}

/** @param {Hexes} hexes @param {string} name */
function spaceText(hexes, name) {
  return (
    `<path class="space" role="gridcell" tabindex="-1" data-space="${name}" aria-label="${name}" ` +
    `d="${hexAt(hexes.middle(name))}"/>`
  );
}

/** @param {{key: string}} drawn */
function pieceElement({ key }) {
  const svg = picture(drawing("0 0 64 64", `<g data-key="${key}"></g>`));
  return /** @type {SVGGElement} */ (svg.firstElementChild);
}
