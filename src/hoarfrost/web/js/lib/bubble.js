// @ts-check
/**
 * The line beside a thing: what it is, why it cannot be played, and its rule. It answers a pointer that rests on the
 * thing, a key that brings the focus to it, and a tap or click on anything that is no control; then it stays until
 * something else is touched. It never covers what must stay in sight.
 */

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { keys } from "./keys.js";

/** How many pixels of the window one of the element is. @param {HTMLElement & {currentCSSZoom?: number}} element */
export const zoomOf = (element) => element.currentCSSZoom ?? 1;

/** How long the pointer or the focus rests on a thing before it answers, in milliseconds. */
const REST = 450;
/** Between the line and its thing, and between the line and the edge of the window. */
const GAP = 10;
const EDGE = 6;

/** @typedef {(Node | string)[] | null} Told */
/** @typedef {() => Promise<Told> | Told} Tell */
/** @typedef {{left: number, top: number}} Place */
/** @typedef {Place & {right: number, bottom: number}} Box */
/** @typedef {{width: number, height: number}} Size */

const CONTROLS = "a, button, input, select, textarea, summary";

export class Bubble {
  /** @type {HTMLElement | null} */
  #thing = null;
  #isPinned = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {WeakMap<Element, Tell>} */
  #tellings = new WeakMap();
  /** Where the pointer was last: what slides under a pointer at rest was not pointed at. */
  #pointer = "";
  #end = new AbortController();

  /**
   * @param {(rule: string) => void} openRule
   * @param {() => Element[]} inSight what it must not cover
   */
  constructor(openRule, inSight) {
    this.openRule = openRule;
    this.inSight = inSight;
    this.element = h("div", { class: "why", role: "tooltip", id: "thing-line", popover: "manual" });
    // In the landmark of what it speaks of: whoever listens finds nothing outside of all of them.
    (document.querySelector("main") ?? document.body).append(this.element);
    const { signal } = this.#end;
    addEventListener("pointerdown", (event) => this.#touched(event), { capture: true, signal });
    addEventListener("resize", () => this.hide(), { signal });
    this.#endKeys = keys({ Escape: () => (this.isOpen ? this.hide() : false) });
  }

  #endKeys = () => {};

  close() {
    this.hide();
    this.#end.abort();
    this.#endKeys();
    this.element.remove();
  }

  get isOpen() {
    return this.element.matches(":popover-open");
  }

  /**
   * From now on everything in this place that has a rule, or something of its own to tell, answers.
   * @param {HTMLElement} place
   */
  listen(place) {
    const { signal } = this.#end;
    place.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    place.addEventListener("pointerleave", () => this.#left(), { signal });
    place.addEventListener("click", (event) => this.#clicked(event), { signal });
    place.addEventListener("focusin", (event) => this.#focused(event), { signal });
    place.addEventListener("focusout", () => this.#left(), { signal });
  }

  /**
   * What a thing tells of itself, instead of its name.
   * @param {Element} thing
   * @param {Tell} tell nothing is shown for null
   */
  attach(thing, tell) {
    this.#tellings.set(thing, tell);
  }

  /** Answer now, and stay. @param {HTMLElement} thing */
  async show(thing) {
    await this.#open(thing, true);
  }

  hide() {
    clearTimeout(this.#timer);
    this.#thing?.removeAttribute("aria-describedby");
    this.#thing = null;
    if (this.isOpen) this.element.hidePopover();
  }

  /** The table has been drawn anew: what somebody has asked for stays, if the thing is still there. */
  redrawn() {
    const thing = this.#thing;
    if (!this.#isPinned || !thing?.isConnected) return this.hide();
    requestAnimationFrame(() => this.#thing === thing && this.isOpen && this.#place(thing));
  }

  // What people do --------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  #moved(event) {
    const place = `${event.clientX} ${event.clientY}`;
    if (event.pointerType !== "mouse" || place === this.#pointer) return;
    this.#pointer = place;
    const thing = this.#thingAt(event.target, false);
    if (thing === this.#thing && thing !== null) return;
    if (this.isOpen && !this.#isPinned) this.hide();
    if (thing && event.buttons === 0 && !(this.isOpen && this.#isPinned)) this.#later(thing);
    else clearTimeout(this.#timer);
  }

  #left() {
    clearTimeout(this.#timer);
    if (!this.#isPinned) this.hide();
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const thing = this.#thingAt(event.target, false);
    if (thing && thing === event.target && thing.matches(":focus-visible")) this.#later(thing);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    const thing = this.#thingAt(target, true);
    if (thing) void this.show(thing);
  }

  /** Whatever is touched puts away what was told of another thing. @param {PointerEvent} event */
  #touched({ target }) {
    if (!(target instanceof Node) || this.element.contains(target)) return;
    if (!this.#thing?.contains(target)) this.hide();
    else clearTimeout(this.#timer);
  }

  /**
   * @param {EventTarget | null} target
   * @param {boolean} withRules also what has nothing to tell but its name and its rule
   * @returns {HTMLElement | null}
   */
  #thingAt(target, withRules) {
    let element = target instanceof Element ? target : null;
    while (element && !this.#tellings.has(element) && !(withRules && element.hasAttribute("data-rule")))
      element = element.parentElement;
    return /** @type {HTMLElement | null} */ (element);
  }

  // What is shown ---------------------------------------------------------------------------------

  /** @param {HTMLElement} thing */
  #later(thing) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(thing, false), REST);
  }

  /** @param {HTMLElement} thing @param {boolean} pinned */
  async #open(thing, pinned) {
    this.hide();
    this.#thing = thing;
    this.#isPinned = pinned;
    const tell = this.#tellings.get(thing);
    const told = tell ? await tell() : [nameOf(thing)];
    if (!told || this.#thing !== thing || !thing.isConnected) return;
    const { rule } = thing.dataset;
    const hasRule = told.some((part) => part instanceof Element && part.matches(".rule"));
    this.element.replaceChildren(...told, ...(rule && !hasRule ? [this.rule(rule)] : []));
    this.element.showPopover();
    thing.setAttribute("aria-describedby", this.element.id);
    this.#place(thing);
  }

  /** The way to a rule. @param {string} id */
  rule(id) {
    const open = () => {
      this.hide();
      this.openRule(id);
    };
    return h("button", { class: "rule", type: "button", tabindex: "-1", onclick: open }, t("Rule"));
  }

  /** @param {HTMLElement} thing */
  #place(thing) {
    const zoom = zoomOf(this.element);
    const size = { width: this.element.offsetWidth * zoom, height: this.element.offsetHeight * zoom };
    const lesson = document.querySelectorAll(".coach:not(.away)");
    const kept = [...this.inSight(), ...lesson].map((element) => element.getBoundingClientRect());
    const { left, top } = placeFor(thing.getBoundingClientRect(), size, kept, {
      width: innerWidth,
      height: innerHeight,
    });
    this.element.style.left = `${left / zoom}px`;
    this.element.style.top = `${top / zoom}px`;
  }
}

/**
 * Where a line of this size goes: above its thing, below it or beside it, and where it covers nothing that must stay in
 * sight. Where there is no such place beside the thing, the nearest one in the window.
 * @param {Box} thing
 * @param {Size} size
 * @param {Box[]} kept
 * @param {Size} room
 * @returns {Place}
 */
export function placeFor(thing, size, kept, room) {
  const across = (/** @type {number} */ left) =>
    Math.max(EDGE, Math.min(left, room.width - size.width - EDGE));
  const down = (/** @type {number} */ top) => Math.max(EDGE, Math.min(top, room.height - size.height - EDGE));
  const middle = across((thing.left + thing.right - size.width) / 2);
  const level = down((thing.top + thing.bottom - size.height) / 2);
  const above = thing.top - size.height - GAP,
    below = thing.bottom + GAP;
  const beside = [thing.right + GAP, thing.left - size.width - GAP];
  const places = [
    { left: middle, top: above },
    { left: middle, top: below },
    ...beside.map((left) => ({ left, top: level })),
    ...kept.flatMap((box) => [
      { left: middle, top: box.top - size.height - GAP },
      { left: box.left - size.width - GAP, top: down(above) },
      { left: box.right + GAP, top: down(above) },
      { left: middle, top: box.bottom + GAP },
    ]),
  ];
  const fits = (/** @type {Place} */ { left, top }) =>
    left >= EDGE - 1 &&
    top >= EDGE - 1 &&
    left + size.width <= room.width &&
    top + size.height <= room.height;
  const isFree = (/** @type {Place} */ { left, top }) =>
    kept.every(
      (box) =>
        left >= box.right ||
        left + size.width <= box.left ||
        top >= box.bottom ||
        top + size.height <= box.top,
    );
  return (
    places.find((place) => fits(place) && isFree(place)) ??
    places.map(({ left, top }) => ({ left: across(left), top: down(top) })).find(isFree) ?? {
      left: middle,
      top: EDGE,
    }
  );
}

/** What a thing is called where it has nothing more to tell. @param {HTMLElement} thing */
function nameOf(thing) {
  const name = thing.getAttribute("aria-label") || thing.title || thing.querySelector("h2, h3")?.textContent;
  return h("span", { class: "reason" }, (name || thing.textContent || "").trim());
}
