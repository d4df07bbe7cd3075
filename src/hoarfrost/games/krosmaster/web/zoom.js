// @ts-check
/**
 * A closer look at the arena, mostly on a phone: two fingers, a double tap, Ctrl and the wheel, or buttons. What is
 * seen is the box of the drawing, so everything on it stays sharp and keeps its place. A tap is still a tap.
 */

import { h } from "../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../web/js/lib/motion.js";
import { cornerOf, SIDE } from "./grid.js";
import { t } from "./words.js";

/** @typedef {{x: number, y: number}} Point */

const MOST = 3,
  CLOSER = 2,
  STEP = 1.5;
/** From so many pixels on a press is a drag; so near and so soon a second tap makes it a double one. */
const DRAG = 8,
  NEAR = 28,
  SOON = 320;
/** How long the view takes to go somewhere by itself, in milliseconds. */
const GLIDES = 180;

export class Zoom {
  /** The corner of what is seen, in the units of the drawing, and how much closer it is. */
  #view;
  /** @type {Map<number, Point>} fingers on the arena, by pointer */
  #fingers = new Map();
  /** @type {{at: Point, isDrag: boolean} | null} where the press began */
  #press = null;
  /** @type {{at: Point, time: number} | null} the tap before */
  #tap = null;
  /** The click that follows means nothing. */
  #isMuted = false;
  #glide = 0;
  #end = new AbortController();

  /** @param {import("./arena.js").Arena} arena */
  constructor(arena) {
    this.arena = arena;
    const { x, y, width } = arena.svg.viewBox.baseVal;
    this.whole = { x, y, width };
    this.#view = { x, y, scale: 1 };
    this.element = this.#buttons();
    arena.element.append(this.element);
    const { svg } = arena,
      heard = { signal: this.#end.signal };
    svg.addEventListener("pointerdown", (event) => this.#down(event), heard);
    svg.addEventListener("pointermove", (event) => this.#moved(event), heard);
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      addEventListener(end, (event) => this.#up(event), heard);
    svg.addEventListener("click", (event) => this.#click(event), { ...heard, capture: true });
    svg.addEventListener("wheel", (event) => this.#wheel(event), { ...heard, passive: false });
    // A browser that has begun to scroll takes the fingers away: two fingers never scroll the page here.
    svg.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), {
      ...heard,
      passive: false,
    });
  }

  close() {
    this.#end.abort();
    cancelAnimationFrame(this.#glide);
  }

  get scale() {
    return this.#view.scale;
  }

  /** The whole arena again. */
  reset() {
    this.#glideTo({ ...this.whole, scale: 1 });
  }

  /** Let a cell be seen, with its neighbours. @param {string} cell */
  keepInSight(cell) {
    const { x, y, scale } = this.#view;
    if (scale === 1) return;
    const corner = cornerOf(cell),
      width = this.whole.width / scale;
    const inside = (/** @type {number} */ from, /** @type {number} */ at) =>
      Math.min(Math.max(from, at + 2 * SIDE - width), at - SIDE);
    const next = { x: inside(x, corner.x), y: inside(y, corner.y), scale };
    if (next.x !== x || next.y !== y) this.#glideTo(next);
  }

  // The view -------------------------------------------------------------------------------------------

  /**
   * Never further away than the whole, and never beside it.
   * @param {{x: number, y: number, scale: number}} wanted
   */
  #see({ x, y, scale }) {
    const near = Math.min(MOST, Math.max(1, scale)),
      width = this.whole.width / near;
    const within = (/** @type {number} */ low, /** @type {number} */ at) =>
      Math.min(low + this.whole.width - width, Math.max(low, at));
    this.#view = { x: within(this.whole.x, x), y: within(this.whole.y, y), scale: near };
    this.arena.svg.setAttribute("viewBox", `${this.#view.x} ${this.#view.y} ${width} ${width}`);
    this.arena.element.classList.toggle("zoomed", near > 1);
    const [closer, further, all] = this.element.children;
    closer.toggleAttribute("disabled", near === MOST);
    for (const button of [further, all]) button.toggleAttribute("disabled", near === 1);
  }

  /** @param {{x: number, y: number, scale: number}} goal */
  #glideTo(goal) {
    cancelAnimationFrame(this.#glide);
    if (reducedMotion()) return this.#see(goal);
    const from = this.#view,
      began = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - began) / GLIDES)),
        eased = 1 - (1 - share) ** 3;
      const between = (/** @type {"x" | "y" | "scale"} */ part) =>
        from[part] + (goal[part] - from[part]) * eased;
      this.#see({ x: between("x"), y: between("y"), scale: between("scale") });
      if (share < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  /**
   * The view at another scale, in which a point stays where it is seen.
   * @param {Point} at
   * @param {number} scale
   */
  #around(at, scale) {
    const near = Math.min(MOST, Math.max(1, scale)),
      { x, y, scale: before } = this.#view;
    const share = before / near;
    return { x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share, scale: near };
  }

  /** Where a point of the window lies in the drawing. @param {Point} point */
  #inDrawing(point) {
    const box = this.arena.svg.getBoundingClientRect();
    const measure = this.whole.width / this.#view.scale / box.width;
    return { x: this.#view.x + (point.x - box.x) * measure, y: this.#view.y + (point.y - box.y) * measure };
  }

  /** @param {number} factor */
  #step(factor) {
    const half = this.whole.width / this.#view.scale / 2;
    const shown = { x: this.#view.x + half, y: this.#view.y + half };
    // From the whole arena the first step goes to whoever acts.
    const acts = this.arena.under.querySelector(".activecell");
    const middle = acts && this.#view.scale === 1 ? middleOfRect(acts) : shown;
    this.#glideTo(this.#around(middle, this.#view.scale * factor));
  }

  // Fingers --------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.#glide);
    this.#isMuted = false;
    this.#fingers.set(event.pointerId, pointOf(event));
    this.#press = { at: pointOf(event), isDrag: this.#fingers.size > 1 };
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#press) return;
    const now = pointOf(event);
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, now);
    else if (this.#view.scale > 1) this.#drag(event, before, now);
    else if (apart(now, this.#press.at) <= DRAG) return;
    this.#fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event @param {Point} before @param {Point} now */
  #drag(event, before, now) {
    const press = /** @type {{at: Point, isDrag: boolean}} */ (this.#press);
    if (!press.isDrag && apart(now, press.at) <= DRAG) return;
    if (!press.isDrag) this.arena.svg.setPointerCapture(event.pointerId);
    press.isDrag = true;
    this.#pan(before, now);
  }

  /** @param {Point} before @param {Point} now */
  #pan(before, now) {
    const from = this.#inDrawing(before),
      to = this.#inDrawing(now);
    const { x, y, scale } = this.#view;
    this.#see({ x: x + from.x - to.x, y: y + from.y - to.y, scale });
  }

  /**
   * Two fingers: what lies between them stays between them.
   * @param {number} finger
   * @param {Point} before
   * @param {Point} now
   */
  #pinch(finger, before, now) {
    const [other] = [...this.#fingers].filter(([id]) => id !== finger).map(([, point]) => point);
    const middle = (/** @type {Point} */ point) => ({
      x: (point.x + other.x) / 2,
      y: (point.y + other.y) / 2,
    });
    this.#pan(middle(before), middle(now));
    const factor = apart(now, other) / Math.max(1, apart(before, other));
    this.#see(this.#around(this.#inDrawing(middle(now)), this.#view.scale * factor));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#fingers.delete(event.pointerId) || !this.#press) return;
    const { isDrag } = this.#press;
    if (isDrag) this.#isMuted = true;
    else if (event.type === "pointerup" && event.pointerType === "touch") this.#tapped(event);
    if (!this.#fingers.size) this.#press = null;
  }

  /** @param {PointerEvent} event */
  #tapped(event) {
    const at = pointOf(event),
      time = performance.now();
    const isDouble = this.#tap && time - this.#tap.time < SOON && apart(at, this.#tap.at) < NEAR;
    this.#tap = isDouble ? null : { at, time };
    if (!isDouble) return;
    this.#isMuted = true;
    if (this.#view.scale > 1) this.reset();
    else this.#glideTo(this.#around(this.#inDrawing(at), CLOSER));
  }

  /** What ended a drag chooses nothing. @param {MouseEvent} event */
  #click(event) {
    if (!this.#isMuted || event.detail === 0) return;
    this.#isMuted = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    cancelAnimationFrame(this.#glide);
    this.#see(
      this.#around(this.#inDrawing(pointOf(event)), this.#view.scale * Math.exp(-event.deltaY / 300)),
    );
  }

  #buttons() {
    const button = (
      /** @type {string} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ press,
    ) => h("button", { type: "button", class: "btn", "aria-label": label, onclick: press }, sign);
    const bar = h(
      "div",
      { class: "kfx-zoom" },
      button("+", t("Zoom in"), () => this.#step(STEP)),
      button("−", t("Zoom out"), () => this.#step(1 / STEP)),
      button("⤢", t("Whole arena"), () => this.reset()),
    );
    for (const further of [...bar.children].slice(1)) further.toggleAttribute("disabled", true);
    return bar;
  }
}

/** @param {MouseEvent} event @returns {Point} */
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @param {Point} one @param {Point} other */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** @param {Element} rect @returns {Point} */
function middleOfRect(rect) {
  const value = (/** @type {string} */ name) => Number(rect.getAttribute(name));
  return { x: value("x") + value("width") / 2, y: value("y") + value("height") / 2 };
}
