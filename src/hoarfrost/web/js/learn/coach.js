// @ts-check
/** The sentence of a step in a bubble beside the thing it speaks of, with a soft ring around that thing. */

import { h, say } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { above, beside } from "./place.js";

/** @typedef {import("./place.js").Box} Box */
/** @typedef {import("./place.js").Place} Place */
/**
 * What a sentence is about, where it is answered, what it must not cover, and what it had better not.
 * @typedef {{thing: Element[], answer: Element, kept: Element[], seen: Element[]}} Ground
 */

/** How often the bubble looks where its thing is: a board moves things in its own time. In milliseconds. */
const LOOK = 100;
/** How far the ring stands off. */
const OFF = 5;
/** What is higher than this share of the room is not copied. */
const SMALL = 0.3;

export class Coach {
  /** Where everything was when the bubble was placed. */
  #seen = "";
  /** Whether the thing of this step was brought into view. */
  #shown = false;
  /** What the picture in the bubble shows. @type {Element | null} */
  #copied = null;

  /**
   * @param {HTMLElement} room  what it stands in
   * @param {() => Ground | null} ground  null while there is nothing to say
   * @param {(rule: string) => void} openRule
   */
  constructor(room, ground, openRule) {
    this.room = room;
    this.ground = ground;
    this.openRule = openRule;
    this.wrong = h("p", { class: "coach-wrong" });
    this.rule = h("button", { class: "link", type: "button" }, t("Read the rule"));
    this.sentence = h("p", { class: "coach-say" });
    this.picture = h("div", { class: "coach-picture", "aria-hidden": "true", inert: true });
    this.element = h(
      "div",
      { class: "coach", role: "status" },
      h("div", { class: "coach-answer" }, this.wrong, this.rule),
      this.sentence,
      this.picture,
    );
    this.ring = h("div", { class: "coach-ring", "aria-hidden": "true" });
    this.rule.addEventListener("click", () => this.openRule(this.rule.dataset.of ?? ""));
    room.append(this.ring, this.element);
    this.timer = setInterval(() => this.#look(), LOOK);
    this.watch = new ResizeObserver(() => this.hide());
    this.watch.observe(room);
    this.hide();
  }

  close() {
    clearInterval(this.timer);
    this.watch.disconnect();
    this.ring.remove();
    this.element.remove();
  }

  /** Until the next step stands still. */
  hide() {
    this.#seen = "";
    this.#shown = false;
    this.#copied = null;
    this.picture.replaceChildren();
    for (const one of [this.element, this.ring]) {
      one.classList.add("away");
      one.style.left = one.style.top = "0";
    }
  }

  /**
   * @param {string} sentence
   * @param {import("./course.js").Words | null} wrong
   */
  tell(sentence, wrong) {
    say(this.sentence, sentence);
    say(this.wrong, wrong?.text ?? "");
    this.wrong.hidden = !wrong;
    this.rule.hidden = !wrong?.rule;
    this.rule.dataset.of = wrong?.rule ?? "";
    this.element.classList.toggle("corrects", wrong !== null);
    this.#seen = "";
  }

  /** Place the bubble when nothing has moved since the last look. */
  #look() {
    const told = this.ground();
    if (!told) return;
    const ground = { ...told, thing: told.thing.filter(isSeen) };
    if (told.thing.length && !ground.thing.length) this.#copy(told.thing);
    const seen = this.#boxes(ground);
    const isStill = seen === this.#seen;
    this.#seen = seen;
    if (!isStill || this.#isPlaced(seen)) return;
    this.#bringIntoView(ground.thing);
    this.#place(ground);
  }

  /** @param {Ground} ground */
  #boxes({ thing, answer, kept }) {
    const all = [...thing, answer, ...kept, this.room, this.element];
    return JSON.stringify(all.map((element) => element.getBoundingClientRect()));
  }

  /** What a small screen has no room for is shown in the bubble. @param {Element[]} thing */
  #copy(thing) {
    if (this.#copied === thing[0]) return;
    this.#copied = thing[0];
    const panel = thing[0].closest(".panel")?.classList.value ?? "";
    this.picture.className = `coach-picture ${panel}`;
    this.picture.classList.remove("panel");
    this.picture.replaceChildren(...thing.map((one) => one.cloneNode(true)));
    // A copy is none of the things that move.
    for (const one of this.picture.querySelectorAll("[data-key]")) one.removeAttribute("data-key");
    if (this.picture.offsetHeight > this.room.offsetHeight * SMALL) this.picture.replaceChildren();
  }

  /** @param {string} seen */
  #isPlaced(seen) {
    return this.element.dataset.seen === seen && !this.element.classList.contains("away");
  }

  /** In a small window the table scrolls. @param {Element[]} thing */
  #bringIntoView([thing]) {
    if (this.#shown) return;
    this.#shown = true;
    thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {Ground} ground */
  #place(ground) {
    const { thing, answer, kept, seen } = ground;
    const { element, room } = this;
    const zoom = room.currentCSSZoom ?? 1;
    element.classList.remove("docked");
    room.style.setProperty("--docked", "0px");
    const frame = room.getBoundingClientRect();
    const inRoom = (/** @type {Element} */ one) => boxIn(frame, one, zoom);
    const whole = { left: 0, top: 0, right: frame.width / zoom, bottom: frame.height / zoom };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const box = around(thing.map(inRoom));
    const others = kept.map(inRoom);
    const place =
      (box && beside(box, size, whole, [inRoom(answer), ...others], seen.map(inRoom))) ??
      above(inRoom(answer), size, whole, box ? [box, ...others] : others);
    this.#put(place, box);
    this.#encircle(around(thing.map(inRoom)), inRoom(cutting(thing) ?? room));
    element.dataset.seen = this.#seen = this.#boxes(ground);
  }

  /**
   * Without a free place it stands on top of the board, which makes room.
   * @param {Place | null} place
   * @param {Box | null} box  of the thing
   */
  #put(place, box) {
    const { element } = this;
    element.classList.toggle("docked", place === null);
    this.room.style.setProperty("--docked", place ? "0px" : `${element.offsetHeight}px`);
    element.dataset.side = place?.side ?? "";
    element.style.left = place ? `${place.left}px` : "";
    element.style.top = place ? `${place.top}px` : "";
    if (place && box) {
      element.style.setProperty("--tip-x", `${(box.left + box.right) / 2 - place.left}px`);
      element.style.setProperty("--tip-y", `${(box.top + box.bottom) / 2 - place.top}px`);
    }
    element.classList.remove("away");
  }

  /** @param {Box | null} box @param {Box} part  of the room, from which the thing may be scrolled out */
  #encircle(box, part) {
    const { style } = this.ring;
    this.ring.classList.toggle("away", box === null);
    if (!box) return;
    const left = Math.max(part.left, box.left - OFF);
    const top = Math.max(part.top, box.top - OFF);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${Math.min(part.right, box.right + OFF) - left}px`;
    style.height = `${Math.min(part.bottom, box.bottom + OFF) - top}px`;
  }
}

/** Is it before the learner's eyes? @param {Element} element */
export const isSeen = (element) => element.checkVisibility();

/** The place that all of it may be scrolled out of. @param {Element[]} thing @returns {Element | null} */
function cutting(thing) {
  const places = thing.map((one) => {
    let place = one.parentElement;
    while (place && getComputedStyle(place).overflowY === "visible") place = place.parentElement;
    return place;
  });
  return places.every((place) => place === places[0]) ? places[0] : thing[0].closest(".centre, .rail");
}

/** What holds all of them. @param {Box[]} boxes @returns {Box | null} */
function around(boxes) {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * @param {DOMRect} frame
 * @param {Element} element
 * @param {number} zoom
 * @returns {Box}
 */
function boxIn(frame, element, zoom) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: (left - frame.left) / zoom,
    top: (top - frame.top) / zoom,
    right: (right - frame.left) / zoom,
    bottom: (bottom - frame.top) / zoom,
  };
}
