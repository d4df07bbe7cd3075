// @ts-check
/**
 * What is seen to happen on the map. The pieces always stand where they end: an effect only shifts what is seen of
 * them, or lies above them, so that it can be ended at any moment and leaves nothing behind.
 */

import { drawing, short, words } from "../../../../web/art/svg.js";
import { picture } from "../../../../web/js/lib/dom.js";
import { reducedMotion } from "../../../../web/js/lib/motion.js";
import { tokenGroup } from "../art/tokens.js";

/** @typedef {import("../map/map.js").RealmMap} RealmMap */
/** @typedef {import("../map/hexes.js").Point} Point */

/** Milliseconds of a step, of a way through the air, of numbers that rise, and of falling snow. */
export const STEP = 170;
const FLIES = 460,
  RISES = 760,
  SNOWS = 520;
/** How far a step lifts a figure, and how high something is carried. */
const LIFT = 4,
  HIGH = 60;
/** Flakes over a space that is cold: where they begin, and how much later. */
const FLAKES = [
  [-16, 0],
  [9, 70],
  [-5, 130],
  [18, 40],
  [2, 190],
];
const FLAKE = "M-4 0H4M-2 -3.5L2 3.5M2 -3.5L-2 3.5";

export class Effects {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** @type {Set<Element>} what was put on the map */
  #things = new Set();

  /** @param {RealmMap} map */
  constructor(map) {
    this.map = map;
  }

  /** Everything stands where it ends. */
  finish() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const thing of this.#things) thing.remove();
    this.#things.clear();
  }

  /** A hero walks along spaces to where it stands. @param {number} seat @param {string[]} path */
  walk(seat, path) {
    const offsets = this.#offsets(path);
    this.#put(`<path class="fx-trail" d="${this.map.hexes.line(path)}"/>`);
    const frames = offsets.flatMap((at, n) => {
      const next = offsets[n + 1];
      if (!next) return [{ translate: shift(at) }];
      const half = { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 - LIFT };
      return [{ translate: shift(at) }, { translate: shift(half) }];
    });
    this.#animate(this.map.hero(seat), frames, { duration: STEP * (path.length - 1) });
  }

  /**
   * A hero is carried through the air to where it stands.
   * @param {number} seat
   * @param {string} from
   * @param {string} to
   */
  carry(seat, from, to) {
    const [start] = this.#offsets([from, to]);
    const frames = [
      { translate: shift(start), easing: "ease-out" },
      { translate: shift({ x: start.x / 2, y: start.y / 2 - HIGH }), easing: "ease-in" },
      { translate: "0px 0px" },
    ];
    this.#put(`<path class="fx-trail" d="${this.map.hexes.line([from, to])}"/>`);
    this.#animate(this.map.hero(seat), frames, { duration: FLIES });
  }

  /** A hero comes to the map. @param {number} seat */
  drop(seat) {
    const frames = [{ translate: "0 -40px", opacity: 0 }, { opacity: 1, offset: 0.5 }, { translate: "0 0" }];
    this.#animate(this.map.hero(seat), frames, { duration: 320, easing: "ease-in", fill: "backwards" });
  }

  /** A hero falls. @param {number} seat */
  fall(seat) {
    const frames = [
      {},
      { rotate: "-8deg", offset: 0.2 },
      { rotate: "86deg", offset: 0.55 },
      { rotate: "86deg" },
    ];
    this.#animate(this.map.hero(seat), frames, { duration: 800, easing: "ease-in" });
  }

  /** A mark around a space. @param {string} space @param {string} [kind]  "threat" for what is bad */
  ring(space, kind = "") {
    const [thing] = this.#put(`<path class="fx-ring ${kind}" d="${this.map.hexes.hexes([space], 0.94)}"/>`);
    this.#animate(thing, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], { duration: 420 });
  }

  /** Snow falls on a space. @param {string} space */
  snow(space) {
    const { x, y } = this.map.hexes.middle(space);
    for (const [dx, delay] of FLAKES) {
      const at = `translate(${short(x + dx)} ${short(y - 22)})`;
      const [flake] = this.#put(`<g transform="${at}"><path class="fx-flake" d="${FLAKE}"/></g>`);
      const frames = [
        { translate: "0 -14px", opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { translate: "3px 34px", opacity: 0 },
      ];
      this.#animate(flake.firstElementChild, frames, { duration: SNOWS, delay, fill: "both" });
    }
  }

  /**
   * A token with a number rises from a space.
   * @param {string} space
   * @param {string} id
   * @param {string} text
   * @param {number} [place]  how many rise from there before it
   */
  rise(space, id, text, place = 0) {
    const { x, y } = this.map.hexes.middle(space);
    const width = 29 + 9 * text.length;
    const at = `translate(${short(x - width / 2)} ${short(y - 44 - 25 * place)})`;
    const [thing] = this.#put(
      `<g transform="${at}"><g><rect class="fx-plate" width="${width}" height="23" rx="11"/>` +
        `<g transform="translate(4 3) scale(.27)">${tokenGroup(id)}</g>` +
        `<text class="fx-number" x="${width - 6}" y="16.5">${words(text)}</text></g></g>`,
    );
    const frames = [
      { translate: "0 14px", opacity: 0 },
      { translate: "0 0", opacity: 1, offset: 0.22 },
      { translate: "0 -4px", opacity: 1 },
    ];
    this.#animate(thing.firstElementChild, frames, { duration: RISES, easing: "ease-out" });
  }

  /** Counters lie on spaces again, or are turned over. @param {string[]} spaces */
  flip(spaces) {
    for (const space of spaces) {
      const piece = this.map.pieces.querySelector(`[data-key="counter-${space}"]`)?.firstElementChild;
      const frames = [{ scale: "0 1" }, { scale: "1 1" }];
      if (piece) this.#animate(piece, frames, { duration: 300, easing: "ease-out" });
    }
  }

  /** Where a path leads, seen from its end. @param {string[]} path @returns {Point[]} */
  #offsets(path) {
    const points = path.map((space) => this.map.hexes.middle(space));
    const end = points[points.length - 1];
    return points.map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
  }

  /** @param {string} text  of SVG @returns {Element[]} */
  #put(text) {
    const made = [...picture(drawing("0 0 64 64", text)).children];
    this.map.over.append(...made);
    for (const one of made) this.#things.add(one);
    return made;
  }

  /**
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  #animate(element, frames, timing) {
    if (!element || reducedMotion()) return;
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.finished.then(
      () => this.#running.delete(animation),
      () => {},
    );
  }
}

/** @param {Point} point */
const shift = ({ x, y }) => `${short(x)}px ${short(y)}px`;
