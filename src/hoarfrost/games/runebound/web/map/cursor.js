// @ts-check
/** How spaces are pointed at: by pointer, by finger and by keys. */

import { ARROWS } from "./hexes.js";

/**
 * @typedef {object} Listener
 * @property {(space: string | null) => void} hover  the pointer is over a space, or over none
 * @property {(space: string, event: PointerEvent) => void} press
 * @property {(space: string) => void} arrive  a key has brought the focus to a space
 * @property {(space: string) => boolean} enter  Enter or Space on a space; whether it meant something
 * @property {(from: string | null, back: boolean) => string | null} next  the target after this one, for Tab
 */

export class Cursor {
  /** The space that Tab comes to first. */
  #home;
  #end = new AbortController();

  /**
   * @param {import("./map.js").RealmMap} map
   * @param {Listener} listener
   */
  constructor(map, listener) {
    this.map = map;
    this.listener = listener;
    const { svg } = map,
      { signal } = this.#end;
    svg.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    svg.addEventListener("pointerleave", () => listener.hover(null), { signal });
    svg.addEventListener("click", (event) => this.#pressed(/** @type {PointerEvent} */ (event)), { signal });
    svg.addEventListener("keydown", (event) => this.#key(event), { signal });
    svg.addEventListener("focusin", (event) => this.#focused(event), { signal });
    this.#home = map.hexes.names[0];
    this.rest(this.#home);
  }

  close() {
    this.#end.abort();
  }

  /** The space in focus. @returns {string | null} */
  get space() {
    return spaceAt(document.activeElement);
  }

  /** From now on Tab comes to this space. @param {string} space */
  rest(space) {
    this.map.space(this.#home).setAttribute("tabindex", "-1");
    this.#home = space;
    this.map.space(space).setAttribute("tabindex", "0");
  }

  /** @param {string} [space] */
  focus(space = this.#home) {
    this.map.space(space).focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  #moved({ target, pointerType, buttons }) {
    // Whoever drags the map looks at nothing else.
    if (pointerType === "mouse" && !buttons) this.listener.hover(spaceAt(target));
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const space = spaceAt(event.target);
    if (!space) return;
    this.rest(space);
    this.listener.press(space, event);
  }

  /** @param {FocusEvent} event */
  #focused({ target }) {
    const space = spaceAt(target);
    if (!space) return;
    this.rest(space);
    if (target instanceof Element && target.matches(":focus-visible")) this.listener.arrive(space);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const space = spaceAt(event.target);
    if (!space || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) this.#go(event, this.map.hexes.toward(space, event.key));
    else if (event.key === "Tab") this.#tab(event, space);
    else if ((event.key === "Enter" || event.key === " ") && this.listener.enter(space)) taken(event);
  }

  /** @param {KeyboardEvent} event @param {string} space */
  #go(event, space) {
    taken(event);
    this.focus(space);
  }

  /**
   * Where something can be chosen on the map Tab goes from target to target, and after the last one on.
   * @param {KeyboardEvent} event
   * @param {string} space
   */
  #tab(event, space) {
    const next = this.listener.next(space, event.shiftKey);
    if (next) this.#go(event, next);
  }
}

/** @param {Event} event */
function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {EventTarget | null} target @returns {string | null} */
function spaceAt(target) {
  return target instanceof Element ? target.getAttribute("data-space") : null;
}
