// @ts-check
/** How the places of a drawing are pointed at: by pointer, by finger and by keys. */

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/**
 * @typedef {object} Places  of a drawing
 * @property {SVGElement} svg
 * @property {string} attribute  that has the name of a place, on its element
 * @property {string} first  the place that Tab comes to before anything has happened
 * @property {(place: string) => SVGElement} element
 * @property {(place: string, arrow: string) => string} beside  where an arrow leads; at the edge it stays
 */

/**
 * @typedef {object} Listener
 * @property {(place: string | null) => void} hover  the pointer is over a place, or over none
 * @property {(place: string, event: PointerEvent) => void} press
 * @property {(place: string) => void} arrive  a key has brought the focus to a place
 * @property {(place: string) => boolean} enter  Enter or Space on a place; whether it meant something
 * @property {(from: string | null, back: boolean) => string | null} next  the target after this one, for Tab
 */

export class Cursor {
  /** The place that Tab comes to first. */
  #home;
  #end = new AbortController();

  /**
   * @param {Places} places
   * @param {Listener} listener
   */
  constructor(places, listener) {
    this.places = places;
    this.listener = listener;
    const { svg, first } = places,
      { signal } = this.#end;
    svg.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    svg.addEventListener("pointerleave", () => listener.hover(null), { signal });
    svg.addEventListener("click", (event) => this.#pressed(/** @type {PointerEvent} */ (event)), { signal });
    svg.addEventListener("keydown", (event) => this.#key(event), { signal });
    svg.addEventListener("focusin", (event) => this.#focused(event), { signal });
    this.#home = first;
    this.rest(first);
  }

  close() {
    this.#end.abort();
  }

  /** The place in focus. @returns {string | null} */
  get place() {
    return this.#placeAt(document.activeElement);
  }

  /** From now on Tab comes to this place. @param {string} place */
  rest(place) {
    this.places.element(this.#home).setAttribute("tabindex", "-1");
    this.#home = place;
    this.places.element(place).setAttribute("tabindex", "0");
  }

  /** @param {string} [place] */
  focus(place = this.#home) {
    this.places.element(place).focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  #moved({ target, pointerType, buttons }) {
    // Whoever drags the drawing looks at nothing else.
    if (pointerType === "mouse" && !buttons) this.listener.hover(this.#placeAt(target));
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const place = this.#placeAt(event.target);
    if (!place) return;
    this.rest(place);
    this.listener.press(place, event);
  }

  /** @param {FocusEvent} event */
  #focused({ target }) {
    const place = this.#placeAt(target);
    if (!place) return;
    this.rest(place);
    if (target instanceof Element && target.matches(":focus-visible")) this.listener.arrive(place);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = this.#placeAt(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) this.#go(event, this.places.beside(place, event.key));
    else if (event.key === "Tab") this.#tab(event, place);
    else if ((event.key === "Enter" || event.key === " ") && this.listener.enter(place)) taken(event);
  }

  /** @param {KeyboardEvent} event @param {string} place */
  #go(event, place) {
    taken(event);
    this.focus(place);
  }

  /**
   * Where something can be chosen Tab goes from target to target, and after the last one on.
   * @param {KeyboardEvent} event
   * @param {string} place
   */
  #tab(event, place) {
    const next = this.listener.next(place, event.shiftKey);
    if (next) this.#go(event, next);
  }

  /** @param {EventTarget | null} target @returns {string | null} */
  #placeAt(target) {
    return target instanceof Element ? target.getAttribute(this.places.attribute) : null;
  }
}

/**
 * The target after this one; from elsewhere it is the first.
 * @param {string[]} order
 * @param {string | null} from
 * @param {boolean} back
 */
export function nextOf(order, from, back) {
  const at = from === null ? -1 : order.indexOf(from);
  if (at < 0 && from !== null) return back ? null : (order[0] ?? null);
  return order[at + (back ? -1 : 1)] ?? null;
}

/** @param {Event} event */
function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}
