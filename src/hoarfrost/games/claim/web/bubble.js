// @ts-check
/** The line beside a thing: why it cannot be played, or what it does. */

import { h } from "../../../web/js/lib/dom.js";

/** How many pixels of the window one of the element is. @param {HTMLElement & {currentCSSZoom?: number}} element */
export const zoomOf = (element) => element.currentCSSZoom ?? 1;

/** How long the pointer rests on a thing before it answers, and how long a press is a long one. */
const REST_MS = 450;

/** @typedef {(Node | string)[] | null} Told */
/** @typedef {() => Promise<Told> | Told} Tell */

export class Bubble {
  /** @type {HTMLElement | null} */
  #thing = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {WeakMap<HTMLElement, Tell>} */
  #tellings = new WeakMap();

  /** @param {HTMLElement} root what it may cover */
  constructor(root) {
    this.root = root;
    this.element = h("div", { class: "why", role: "tooltip", id: "claim-why" });
    this.element.hidden = true;
    root.append(this.element);
  }

  /**
   * Let a thing answer when the pointer rests on it, when a key brings focus to it and when it is pressed long.
   * @param {HTMLElement} thing
   * @param {Tell} tell nothing is shown for null
   */
  attach(thing, tell) {
    const known = this.#tellings.has(thing);
    this.#tellings.set(thing, tell);
    if (known) return;
    thing.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.#later(thing));
    thing.addEventListener("pointerdown", (event) =>
      event.pointerType === "mouse" ? this.hide() : this.#later(thing),
    );
    for (const name of ["pointerleave", "pointercancel", "blur"])
      thing.addEventListener(name, () => this.#leave(thing));
    thing.addEventListener("pointerup", () => clearTimeout(this.#timer));
    thing.addEventListener("focus", () => thing.matches(":focus-visible") && this.#later(thing));
    thing.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {HTMLElement} thing */
  #later(thing) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(thing), REST_MS);
  }

  /** @param {HTMLElement} thing */
  #leave(thing) {
    clearTimeout(this.#timer);
    if (this.#thing === thing) this.hide();
  }

  /**
   * Answer now.
   * @param {HTMLElement} thing
   */
  async show(thing) {
    clearTimeout(this.#timer);
    this.#thing = thing;
    const told = await this.#tellings.get(thing)?.();
    if (!told || this.#thing !== thing || !thing.isConnected) return;
    this.element.replaceChildren(...told);
    this.element.hidden = false;
    thing.setAttribute("aria-describedby", this.element.id);
    this.#place(thing);
  }

  hide() {
    clearTimeout(this.#timer);
    this.#thing?.removeAttribute("aria-describedby");
    this.#thing = null;
    this.element.hidden = true;
  }

  /**
   * Above the thing, inside the root; below it if there is no room.
   * @param {HTMLElement} thing
   */
  #place(thing) {
    const zoom = zoomOf(this.root);
    const room = this.root.getBoundingClientRect(),
      box = thing.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const middle = (Math.min(box.right, room.right) + Math.max(box.left, room.left)) / 2;
    const centre = (middle - room.left) / zoom;
    const left = Math.max(6, Math.min(centre - width / 2, room.width / zoom - width - 6));
    const above = (box.top - room.top) / zoom - height - 12;
    const below = above < 4;
    this.element.classList.toggle("below", below);
    this.element.style.left = `${left}px`;
    this.element.style.top = `${below ? (box.bottom - room.top) / zoom + 12 : above}px`;
    this.element.style.setProperty("--tip", `${Math.max(14, Math.min(centre - left, width - 14))}px`);
  }
}
