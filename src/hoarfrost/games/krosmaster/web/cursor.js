// @ts-check
/** How cells are pointed at: by pointer, by finger and by keys. */

import { ARROWS, beside } from "./grid.js";

/**
 * @typedef {object} Listener
 * @property {(cell: string | null) => void} hover  the pointer is over a cell, or over none
 * @property {(cell: string, event: PointerEvent) => void} press
 * @property {(cell: string) => void} arrive  a key has brought the focus to a cell
 * @property {(cell: string) => boolean} enter  Enter or Space on a cell; whether it meant something
 * @property {(from: string | null, back: boolean) => string | null} next  the target after this one, for Tab
 */

export class Cursor {
  /** The cell that Tab comes to first. */
  #home = "F6";
  #end = new AbortController();

  /**
   * @param {import("./arena.js").Arena} arena
   * @param {Listener} listener
   */
  constructor(arena, listener) {
    this.arena = arena;
    this.listener = listener;
    const { svg } = arena,
      { signal } = this.#end;
    svg.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    svg.addEventListener("pointerleave", () => listener.hover(null), { signal });
    svg.addEventListener("click", (event) => this.#pressed(/** @type {PointerEvent} */ (event)), { signal });
    svg.addEventListener("keydown", (event) => this.#key(event), { signal });
    svg.addEventListener("focusin", (event) => this.#focused(event), { signal });
    this.rest(this.#home);
  }

  close() {
    this.#end.abort();
  }

  /** The cell in focus. @returns {string | null} */
  get cell() {
    return cellAt(document.activeElement);
  }

  /** From now on Tab comes to this cell. @param {string} cell */
  rest(cell) {
    this.arena.cell(this.#home).setAttribute("tabindex", "-1");
    this.#home = cell;
    this.arena.cell(cell).setAttribute("tabindex", "0");
  }

  /** @param {string} [cell] */
  focus(cell = this.#home) {
    this.arena.cell(cell).focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  #moved({ target, pointerType }) {
    if (pointerType === "mouse") this.listener.hover(cellAt(target));
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const cell = cellAt(event.target);
    if (!cell) return;
    this.rest(cell);
    this.listener.press(cell, event);
  }

  /** @param {FocusEvent} event */
  #focused({ target }) {
    const cell = cellAt(target);
    if (!cell) return;
    this.rest(cell);
    if (target instanceof Element && target.matches(":focus-visible")) this.listener.arrive(cell);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const cell = cellAt(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) this.#go(event, beside(cell, event.key));
    else if (event.key === "Tab") this.#tab(event, cell);
    else if ((event.key === "Enter" || event.key === " ") && this.listener.enter(cell)) taken(event);
  }

  /** @param {KeyboardEvent} event @param {string} cell */
  #go(event, cell) {
    taken(event);
    this.focus(cell);
  }

  /**
   * With a spell in hand Tab goes from target to target, and after the last one on.
   * @param {KeyboardEvent} event
   * @param {string} cell
   */
  #tab(event, cell) {
    const next = this.listener.next(cell, event.shiftKey);
    if (next) this.#go(event, next);
  }
}

/** @param {Event} event */
function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {EventTarget | null} target @returns {string | null} */
function cellAt(target) {
  return target instanceof Element ? target.getAttribute("data-cell") : null;
}
