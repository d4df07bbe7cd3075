// @ts-check
/**
 * A closer look at a drawing, mostly on a phone: two fingers, a double tap, the wheel, or buttons. What is drawn stays
 * sharp and keeps its place. A tap is still a tap.
 */

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { reducedMotion } from "./motion.js";

/** @typedef {{x: number, y: number}} Point */
/** The point in the middle of what is seen, in the units of the drawing, and how much closer it is. */
/** @typedef {Point & {scale: number}} View */
/**
 * @typedef {object} Place
 * @property {SVGSVGElement} svg
 * @property {HTMLElement} element  in which it is seen, and in which the buttons are laid
 * @property {string} all  what the button is called that shows all of it again
 * @property {string} [buttons]  the class of the buttons
 * @property {() => Point | null} [middle]  where the first step goes from the whole
 * @property {number} [most]  how much closer at most
 * @property {() => void} [laidOut]  its room is known, or has changed
 * @property {boolean} [wheel]  the wheel alone is enough: there is nothing to scroll
 * @property {() => number} [covered]  how many pixels of its lower edge something lies over
 * @property {(view: View, unit: number) => void} [show]  draws a view, `unit` pixels for a unit of the whole; without
 *   it the box of the drawing is set
 */

const MOST = 3,
  CLOSER = 2,
  STEP = 1.5;
/** From so many pixels on a press is a drag; so near and so soon a second tap makes it a double one. */
const DRAG = 8,
  NEAR = 28,
  SOON = 320;
/** How long the view takes to go somewhere by itself, and after what time it stands still, in milliseconds. */
const GLIDES = 180,
  STILL = 160;

export class Zoom {
  /** @type {View} */
  #view;
  /** @type {Map<number, Point>} fingers on the drawing, by pointer */
  #fingers = new Map();
  /** @type {{at: Point, isDrag: boolean} | null} where the press began */
  #press = null;
  /** @type {{at: Point, time: number} | null} the tap before */
  #tap = null;
  /** The click that follows means nothing. */
  #isMuted = false;
  #glide = 0;
  #still = 0;
  /** The room for the drawing in pixels of the page, once it is known. */
  #room = { width: 0, height: 0 };
  #end = new AbortController();

  /** @param {Place} place */
  constructor(place) {
    this.place = place;
    const { x, y, width, height } = place.svg.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.#view = this.#everything;
    this.element = this.#buttons();
    place.element.append(this.element);
    this.#listen(place.svg);
    this.sizes = new ResizeObserver(([{ contentRect }]) => this.#resized(contentRect));
    this.sizes.observe(place.element);
  }

  /** @param {SVGSVGElement} svg */
  #listen(svg) {
    const heard = { signal: this.#end.signal };
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
    this.sizes.disconnect();
    cancelAnimationFrame(this.#glide);
    clearTimeout(this.#still);
  }

  get scale() {
    return this.#view.scale;
  }

  /** How many pixels of the page a unit of the drawing is while all of it is seen; 0 as long as it is not laid out. */
  get unit() {
    const { width, height } = this.#room;
    return Math.min(width / this.whole.width, height / this.whole.height);
  }

  /** All of it again. */
  reset() {
    this.#glideTo(this.#everything);
  }

  /** @param {Point} point @param {number} [scale] @param {boolean} [atOnce] */
  goTo(point, scale = this.#view.scale, atOnce = false) {
    if (atOnce) this.#see({ ...point, scale });
    else this.#glideTo({ ...point, scale });
  }

  /** Let a point be seen, with so much around it. @param {Point} point @param {number} around */
  keepInSight(point, around) {
    const { x, y, scale } = this.#view;
    if (scale === 1) return;
    const { width, height } = this.#seen(scale),
      covered = this.#covered(scale);
    const inside = (/** @type {number} */ middle, /** @type {number} */ at, /** @type {number} */ size) => {
      const free = Math.max(0, size / 2 - around);
      return Math.min(Math.max(middle, at - free), at + free);
    };
    const down = inside(y - covered / 2, point.y, height - covered) + covered / 2;
    const next = { x: inside(x, point.x, width), y: down, scale };
    if (next.x !== x || next.y !== y) this.#glideTo(next);
  }

  /** What covers the drawing has changed. */
  settle() {
    if (this.unit) this.#see(this.#view);
  }

  // The view -------------------------------------------------------------------------------------------

  /** @returns {View} */
  get #everything() {
    const { x, y, width, height } = this.whole;
    return { x: x + width / 2, y: y + height / 2, scale: 1 };
  }

  /** @param {{width: number, height: number}} room */
  #resized({ width, height }) {
    this.#room = { width, height };
    if (!width || !height) return;
    this.#see(this.#view);
    this.place.laidOut?.();
  }

  /** How much of the drawing is seen at a scale, in its units. @param {number} scale */
  #seen(scale) {
    const { unit } = this,
      { width, height } = this.#room;
    if (!unit) return { width: this.whole.width / scale, height: this.whole.height / scale };
    return { width: width / unit / scale, height: height / unit / scale };
  }

  /** How much of what is seen lies below something else, in units. @param {number} scale */
  #covered(scale) {
    return this.unit ? (this.place.covered?.() ?? 0) / this.unit / scale : 0;
  }

  /** Never further away than the whole, and never beside it, but for what is covered. @param {View} wanted */
  #see({ x, y, scale }) {
    const near = this.#within(scale),
      seen = this.#seen(near);
    const inside = (
      /** @type {number} */ low,
      /** @type {number} */ size,
      /** @type {number} */ part,
      /** @type {number} */ at,
    ) => (part >= size ? low + size / 2 : Math.min(low + size - part / 2, Math.max(low + part / 2, at)));
    const { whole } = this,
      covered = near > 1 ? this.#covered(near) : 0;
    this.#view = {
      x: inside(whole.x, whole.width, seen.width, x),
      y: inside(whole.y, whole.height + covered, seen.height, y),
      scale: near,
    };
    this.#show();
  }

  #show() {
    const { place, whole } = this,
      { x, y, scale } = this.#view;
    const width = whole.width / scale,
      height = whole.height / scale;
    if (place.show) place.show(this.#view, this.unit);
    else place.svg.setAttribute("viewBox", `${x - width / 2} ${y - height / 2} ${width} ${height}`);
    place.element.classList.toggle("zoomed", scale > 1);
    place.element.classList.add("zooming");
    clearTimeout(this.#still);
    this.#still = setTimeout(() => place.element.classList.remove("zooming"), STILL);
    const [closer, further, all] = this.element.children;
    closer.toggleAttribute("disabled", scale === this.#most);
    for (const button of [further, all]) button.toggleAttribute("disabled", scale === 1);
  }

  get #most() {
    return this.place.most ?? MOST;
  }

  /** @param {number} scale */
  #within(scale) {
    return Math.min(this.#most, Math.max(1, scale));
  }

  /** @param {View} goal */
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
    const near = this.#within(scale),
      { x, y, scale: before } = this.#view;
    const share = before / near;
    return { x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share, scale: near };
  }

  /** Where a point of the window lies in the drawing. @param {Point} point */
  #inDrawing(point) {
    const box = this.place.element.getBoundingClientRect();
    const seen = this.#seen(this.#view.scale);
    return {
      x: this.#view.x + ((point.x - box.x) / box.width - 0.5) * seen.width,
      y: this.#view.y + ((point.y - box.y) / box.height - 0.5) * seen.height,
    };
  }

  /** @param {number} factor */
  #step(factor) {
    const { x, y, scale } = this.#view;
    const first = scale === 1 ? this.place.middle?.() : null;
    this.#glideTo(this.#around(first ?? { x, y }, scale * factor));
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
    if (!press.isDrag) this.place.svg.setPointerCapture(event.pointerId);
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
    if (!event.ctrlKey && !this.place.wheel) return;
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
      { class: this.place.buttons ?? "zoom-buttons" },
      button("+", t("Zoom in"), () => this.#step(STEP)),
      button("−", t("Zoom out"), () => this.#step(1 / STEP)),
      button("⤢", this.place.all, () => this.reset()),
    );
    for (const further of [...bar.children].slice(1)) further.toggleAttribute("disabled", true);
    return bar;
  }
}

/** @param {MouseEvent} event @returns {Point} */
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @param {Point} one @param {Point} other */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
