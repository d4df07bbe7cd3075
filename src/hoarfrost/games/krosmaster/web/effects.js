// @ts-check
/**
 * What is seen to happen on the arena. The pieces always stand where they end: an effect only shifts what is seen of
 * them, or lies above them, so that it can be ended at any moment and leaves nothing behind.
 */

import { carry, reducedMotion } from "../../../web/js/lib/motion.js";
import { picture } from "../../../web/js/lib/dom.js";
import { words } from "../../../web/art/svg.js";
import { token, tokenGroup } from "./art/tokens.js";
import { pieceGroup } from "./art/pieces.js";
import { SIDE, cornerOf, distance, line, middleOf } from "./grid.js";

/** @typedef {import("./arena.js").Arena} Arena */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {{x: number, y: number}} Point */

/** Milliseconds of a walk per cell and at most, of a slide per cell, and of what comes with everything. */
const STEP = 90,
  LONGEST_WALK = 600,
  GLIDE = 70,
  RISES = 620,
  FLIES = 320;
/** How far a step lifts a figure, and how far something hops that goes over others. */
const LIFT = 5,
  HOP = 46;
const OUT = "cubic-bezier(.2, .8, .2, 1)";
/** Fast from the start, and stopped all at once. */
const HARD = "cubic-bezier(.25, .25, .8, .95)";

/** How long figures walk along a path. @param {string[]} path */
export const walkLasts = (path) => Math.min(LONGEST_WALK, Math.max(2, path.length - 1) * STEP);
/** How long things slide along a path. @param {string[]} path */
export const slideLasts = (path) => 140 + path.length * GLIDE;

export class Effects {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** @type {Set<Element>} what was put on the arena */
  #things = new Set();

  /** @param {Arena} arena */
  constructor(arena) {
    this.arena = arena;
  }

  /** Everything stands where it ends. */
  finish() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const thing of this.#things) thing.remove();
    this.#things.clear();
  }

  /**
   * End what was shown before and draw what is now. Pieces that leave are still seen, as returned.
   * @param {Position} position
   * @param {number[]} [leaving]
   */
  begin(position, leaving = []) {
    this.finish();
    const copies = leaving.map((number) => this.arena.piece(number)?.cloneNode(true) ?? null);
    this.arena.draw(position);
    this.#markActive(position);
    const ghosts = copies.map((copy) => {
      if (!(copy instanceof Element)) return null;
      copy.removeAttribute("data-key");
      const [place] = this.#put(`<g></g>`);
      place.append(copy);
      return place;
    });
    return new Map(leaving.map((number, n) => [number, ghosts[n]]));
  }

  /** The frame of whoever acts goes with them. @param {Position} position */
  #markActive({ active }) {
    const frame = this.arena.under.querySelector(".activecell");
    if (!frame) return;
    frame.toggleAttribute("hidden", !active?.cell);
    if (!active?.cell) return;
    const { x, y } = cornerOf(active.cell);
    frame.setAttribute("x", String(x + 2));
    frame.setAttribute("y", String(y + 2));
  }

  // Ways -----------------------------------------------------------------------------------------------

  /** A figure walks cell by cell. @param {number} number @param {string[]} path */
  walk(number, path) {
    this.#trail(path);
    const offsets = offsetsOf(path);
    const last = offsets.length - 1;
    const frames = offsets.flatMap((at, n) => {
      const next = offsets[n + 1];
      const here = { translate: shift(at), easing: n === 0 ? "ease-in" : "linear" };
      if (!next) return [here];
      const half = { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 - LIFT };
      return [here, { translate: shift(half), easing: n === last - 1 ? "ease-out" : "linear" }];
    });
    this.#animate(this.arena.piece(number), frames, { duration: walkLasts(path) });
  }

  /**
   * Pieces slide together along a path and stop at once; what stops them gives them a jolt.
   * @param {number[]} numbers
   * @param {string[]} path
   * @param {boolean} isStopped
   * @param {Point} way  in which it was pushed
   */
  slide(numbers, path, isStopped, way) {
    // What cannot move at all is thrown against whatever stops it; what has moved, back from it.
    const far = path.length > 1 ? -5 : 9;
    const jolt = isStopped ? { x: far * way.x, y: far * way.y } : { x: 0, y: 0 };
    const offsets = offsetsOf(path);
    const reach = offsets.length > 1 ? 0.8 : 0;
    const frames = [
      ...offsets.map((at, n) => ({
        translate: shift(at),
        offset: (n / Math.max(1, offsets.length - 1)) * reach,
      })),
      { translate: shift(jolt), offset: reach + (1 - reach) * 0.4 },
      { translate: "0px 0px", offset: 1 },
    ];
    if (path.length > 1) this.#trail(path);
    for (const number of numbers)
      this.#animate(this.arena.piece(number), frames, { duration: slideLasts(path), easing: HARD });
    if (path.length > 1 && isStopped) this.#dust(path[path.length - 1], slideLasts(path) * 0.8);
  }

  /**
   * A piece goes over the others from a cell to where it stands.
   * @param {number} number
   * @param {string} from
   * @param {string} to
   */
  hop(number, from, to) {
    const [start] = offsetsOf([from, to]);
    const middle = { x: start.x / 2, y: start.y / 2 - HOP };
    const frames = [
      { translate: shift(start), easing: "ease-out" },
      { translate: shift(middle), easing: "ease-in" },
      { translate: "0px 0px" },
    ];
    this.#frames([from], to);
    this.#animate(this.arena.piece(number), frames, { duration: 420 });
  }

  /**
   * It vanishes here and appears there.
   * @param {number} number
   * @param {Element | null | undefined} ghost
   * @param {string[]} path
   */
  teleport(number, ghost, path) {
    this.#frames([path[0]], path[1]);
    this.#animate(ghost, [{}, { translate: "0 -34px", opacity: 0 }], {
      duration: 220,
      easing: "ease-in",
      fill: "forwards",
    });
    if (reducedMotion()) ghost?.remove();
    this.drop(number, 200);
  }

  /** A figure is put on its cell. @param {number} number @param {number} [delay] */
  drop(number, delay = 0) {
    const piece = this.arena.piece(number);
    const frames = [{ translate: "0 -44px", opacity: 0 }, { opacity: 1, offset: 0.5 }, { translate: "0 0" }];
    this.#animate(piece, frames, { duration: 300, delay, easing: "ease-in", fill: "backwards" });
  }

  /** It leaves the board. @param {Element | null | undefined} ghost @param {number} [delay] */
  sink(ghost, delay = 0) {
    const plate = ghost?.querySelector(".hpn");
    if (plate) plate.textContent = "0";
    const frames = [{}, { translate: "0 22px", opacity: 0 }];
    this.#animate(ghost, frames, { duration: 420, delay, easing: "ease-in", fill: "forwards" });
    if (reducedMotion()) ghost?.setAttribute("opacity", ".4");
  }

  /** Somebody is hurt, or wanted to go and cannot. @param {Element | null | undefined} piece */
  shake(piece) {
    const frames = [0, -5, 4, -3, 0].map((x) => ({ translate: `${x}px 0` }));
    this.#animate(piece, frames, { duration: 220 });
  }

  // Spells -----------------------------------------------------------------------------------------------

  /**
   * Something goes from whoever casts to the target; whoever is beside it strikes.
   * @param {number} number
   * @param {string} from
   * @param {string} to
   * @param {string} ink  of the element
   * @param {string} shape
   */
  cast(number, from, to, ink, shape) {
    const start = middleOf(from),
      end = middleOf(to);
    const way = { x: end.x - start.x, y: end.y - start.y };
    const length = Math.hypot(way.x, way.y);
    if (!length) return this.ring(to, ink);
    if (distance(from, to) === 1) return this.#strike(number, way, to, ink);
    const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
    const [ray] = this.#put(
      `<g transform="translate(${start.x} ${start.y}) rotate(${angle})"><path class="kfx-ray" d="M0 0H${length}"
        stroke="var(${ink})"/></g>`,
    );
    const [missile] = this.#put(
      `<g transform="translate(${start.x - 17} ${start.y - 17})"><g class="kfx-part">` +
        `<g transform="scale(${34 / 64})">${shape}</g></g></g>`,
    );
    this.#animate(
      ray.firstElementChild,
      [{ scale: "0 1" }, { scale: "1 1", offset: 0.6 }, { scale: "1 1", opacity: 0 }],
      {
        duration: FLIES * 1.6,
        fill: "forwards",
      },
    );
    this.#animate(missile.firstElementChild, [{}, { translate: shift(way) }], {
      duration: FLIES,
      easing: "cubic-bezier(.4, 0, .9, .7)",
      fill: "forwards",
    });
    if (reducedMotion()) missile.setAttribute("transform", `translate(${end.x - 17} ${end.y - 17})`);
  }

  /** @param {number} number @param {Point} way @param {string} to @param {string} ink */
  #strike(number, way, to, ink) {
    const lunge = { x: way.x * 0.45, y: way.y * 0.45 };
    const frames = [
      { translate: "0 0", easing: "ease-in" },
      { translate: shift(lunge), offset: 0.35, easing: "ease-out" },
      { translate: "0 0" },
    ];
    this.#animate(this.arena.piece(number), frames, { duration: 340 });
    const { x, y } = middleOf(to);
    const [blow] = this.#put(
      `<g transform="translate(${x} ${y})"><path class="kfx-part kfx-blow" fill="var(${ink})" d="${BLOW}"/></g>`,
    );
    this.#animate(
      blow.firstElementChild,
      [
        { scale: 0, opacity: 1 },
        { scale: 1.1, opacity: 1, offset: 0.5 },
        { scale: 1.2, opacity: 0 },
      ],
      {
        duration: 320,
        delay: 110,
        easing: OUT,
        fill: "both",
      },
    );
  }

  /**
   * Cells flash one after the other, the nearest first.
   * @param {string[]} cells
   * @param {string} origin
   * @param {string} ink
   * @param {number} [delay]
   */
  flash(cells, origin, ink, delay = 0) {
    for (const cell of cells) {
      const { x, y } = cornerOf(cell);
      const [square] = this.#put(
        `<rect class="kfx-flash" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="var(${ink})"/>`,
      );
      this.#animate(square, [{ opacity: 0 }, { opacity: 0.55, offset: 0.25 }, { opacity: 0 }], {
        duration: 380,
        delay: delay + distance(cell, origin) * 70,
        fill: "both",
      });
    }
  }

  /** @param {string} cell @param {string} ink */
  ring(cell, ink) {
    const { x, y } = middleOf(cell);
    const [ring] = this.#put(
      `<g transform="translate(${x} ${y})"><circle class="kfx-part kfx-ring" r="36" stroke="var(${ink})"/></g>`,
    );
    this.#animate(
      ring.firstElementChild,
      [
        { scale: 0.5, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { scale: 1.15, opacity: 0 },
      ],
      {
        duration: 420,
        easing: OUT,
        fill: "both",
      },
    );
  }

  /** @param {string} cell @param {string[]} cells  the area, with the cell */
  explode(cell, cells) {
    const { x, y } = middleOf(cell);
    const [burst] = this.#put(
      `<g transform="translate(${x} ${y})"><g class="kfx-part"><path class="kfx-burst" d="${BLAST}"/>
        <path class="kfx-burst inner" d="${BLAST}" transform="scale(.56) rotate(11)"/></g></g>`,
    );
    this.#animate(
      burst.firstElementChild,
      [
        { scale: 0.2, opacity: 1 },
        { scale: 1, opacity: 1, offset: 0.4, easing: "linear" },
        { scale: 1.15, opacity: 0 },
      ],
      { duration: 480, easing: OUT, fill: "both" },
    );
    this.flash(cells, cell, "--k-fire", 60);
  }

  // Signs ------------------------------------------------------------------------------------------------

  /**
   * A number rises from a cell: damage, in a shape of its own if it is Frozen, and healing.
   * @param {string} cell
   * @param {string} text
   * @param {"hurt" | "frozen" | "heal" | "none"} kind
   * @param {number} [place]  how many are there already
   */
  number(cell, text, kind, place = 0) {
    const { x, y } = middleOf(cell);
    const [sign] = this.#put(
      `<g transform="translate(${x + place * 34} ${y - 26})"><g class="kfx-part kfx-number ${kind}">` +
        `<path d="${BADGES[kind]}"/><text y="7">${words(text)}</text></g></g>`,
    );
    this.#rise(sign);
  }

  /**
   * A small picture on the 64 grid rises from a cell.
   * @param {string} cell
   * @param {string} body
   * @param {number} [place]
   */
  sign(cell, body, place = 0) {
    const { x, y } = middleOf(cell);
    const [sign] = this.#put(
      `<g transform="translate(${x + place * 34} ${y - 26})"><g class="kfx-part"><circle r="20" class="kfx-ground"/>` +
        `<g transform="translate(-15 -15) scale(${30 / 64})">${body}</g></g></g>`,
    );
    this.#rise(sign);
  }

  /** @param {Element} sign */
  #rise(sign) {
    this.#animate(
      sign.firstElementChild,
      [
        { translate: "0 16px", scale: 0.5, opacity: 0, easing: OUT },
        { translate: "0 -4px", scale: 1.12, opacity: 1, offset: 0.22 },
        { translate: "0 -8px", scale: 1, opacity: 1, offset: 0.75, easing: "ease-in" },
        { translate: "0 -22px", opacity: 0 },
      ],
      { duration: RISES, fill: "both" },
    );
  }

  /**
   * A small picture flies from one cell to a place on another: a token, a die, a coin.
   * @param {string} body  on the 64 grid
   * @param {string | null} from  null: from the tray
   * @param {string} to
   * @param {Point} spot  on the cell
   * @param {{delay?: number, size?: number, ends?: "stays" | "fades"}} [manner]
   */
  fly(body, from, to, spot, { delay = 0, size = 26, ends = "stays" } = {}) {
    const corner = cornerOf(to);
    const end = { x: corner.x + spot.x, y: corner.y + spot.y };
    const start = from === null ? { x: 384, y: 700 } : middleOf(from);
    const [place] = this.#put(
      `<g transform="translate(${end.x} ${end.y})"><g class="kfx-part">` +
        `<circle r="${size * 0.62}" class="kfx-ground"/>` +
        `<g transform="translate(${-size / 2} ${-size / 2}) scale(${size / 64})">${body}</g></g></g>`,
    );
    const way = { x: start.x - end.x, y: start.y - end.y };
    const high = { x: way.x / 2, y: way.y / 2 - 36 };
    const frames = [
      { translate: shift(way), scale: 1.3, opacity: 0, easing: "ease-out" },
      { translate: shift({ x: way.x * 0.85, y: way.y * 0.85 - 16 }), scale: 1.5, opacity: 1, offset: 0.15 },
      { translate: shift(high), scale: 1.6, offset: 0.5, easing: "ease-in" },
      { translate: "0px 0px", scale: 1, opacity: 1, offset: 0.85 },
      { translate: "0px 0px", scale: ends === "stays" ? 1 : 1.7, opacity: ends === "stays" ? 1 : 0 },
    ];
    this.#animate(place.firstElementChild, frames, { duration: 420, delay, fill: "both" });
  }

  /** A coin lies on its cell and is taken by whoever stands there. @param {string} cell */
  takeKama(cell) {
    const { x, y } = middleOf(cell);
    const [coin] = this.#put(
      `<g transform="translate(${x} ${y})"><g class="kfx-part"><g transform="translate(-15 -15) scale(${30 / 64})">` +
        `${pieceGroup("kama")}</g></g></g>`,
    );
    const frames = [
      { translate: "0 6px", easing: OUT },
      { translate: "0 -40px", scale: 1.35, opacity: 1, offset: 0.55, easing: "ease-in" },
      { translate: "0 -10px", scale: 0.4, opacity: 0 },
    ];
    this.#animate(coin.firstElementChild, frames, { duration: 420, fill: "both" });
  }

  /**
   * Gallons of Glory go to the score of a seat, where it is in sight.
   * @param {string} cell
   * @param {Element | null} score
   * @param {boolean} isWild
   */
  glory(cell, score, isWild) {
    const id = isWild ? "glory_wild" : "glory";
    this.sign(cell, tokenGroup(id), 1);
    if (!(score instanceof HTMLElement) || reducedMotion() || !score.checkVisibility()) return;
    void carry(picture(token(id)), this.arena.cell(cell).getBoundingClientRect(), score);
  }

  /** From where to where. @param {string[]} from @param {string} to */
  #frames(from, to) {
    const text = (/** @type {string} */ cell, /** @type {string} */ cls) => {
      const { x, y } = cornerOf(cell);
      return `<rect x="${x + 3}" y="${y + 3}" width="${SIDE - 6}" height="${SIDE - 6}" rx="6" class="${cls}"/>`;
    };
    this.#put(from.map((cell) => text(cell, "kfx-from")).join("") + text(to, "kfx-to"));
  }

  /** @param {string[]} path */
  #trail(path) {
    this.#frames([path[0]], path[path.length - 1]);
    this.#put(`<path class="kfx-trail" d="${line(path)}"/>`);
  }

  /** What stopped hard sends up snow. @param {string} cell @param {number} delay */
  #dust(cell, delay) {
    const { x, y } = middleOf(cell);
    const [dust] = this.#put(
      `<g transform="translate(${x} ${y + 20})">` +
        `<path class="kfx-part kfx-dust" d="M-26 0l6 -8M26 0l-6 -8M-14 4l2 -11M14 4l-2 -11"/></g>`,
    );
    this.#animate(
      dust.firstElementChild,
      [
        { opacity: 0, scale: 0.5 },
        { opacity: 1, scale: 1, offset: 0.4 },
        { opacity: 0, scale: 1.4 },
      ],
      {
        duration: 260,
        delay,
        fill: "both",
      },
    );
  }

  // Means ------------------------------------------------------------------------------------------------

  /** @param {string} text of SVG @returns {Element[]} */
  #put(text) {
    const { over } = this.arena;
    const before = over.childElementCount;
    over.insertAdjacentHTML("beforeend", text);
    const put = [...over.children].slice(before);
    for (const thing of put) this.#things.add(thing);
    return put;
  }

  /**
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  #animate(element, frames, timing) {
    if (!element || reducedMotion() || document.hidden) return;
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    const end = () => void this.#running.delete(animation);
    if (timing.fill !== "forwards" && timing.fill !== "both") animation.finished.then(end, end);
    else animation.finished.catch(end);
  }
}

/** Where each cell of a path is, seen from its end. @param {string[]} path @returns {Point[]} */
function offsetsOf(path) {
  const end = cornerOf(path[path.length - 1]);
  return path.map(cornerOf).map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
}

/** @param {Point} point */
const shift = ({ x, y }) => `${x}px ${y}px`;

/** A star of so many rays around the origin. @param {number} rays @param {number} far @param {number} near */
function star(rays, far, near) {
  const points = Array.from({ length: rays * 2 }, (_, n) => {
    const angle = (n / rays) * Math.PI - Math.PI / 2,
      r = n % 2 ? near : far;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const BLOW = star(6, 34, 9);
const BLAST = star(12, 78, 46);
/** The shape behind a number says what kind it is. */
const BADGES = {
  hurt: star(11, 27, 20),
  frozen: star(3, 27, 23.4),
  heal:
    "M0 24C-18 12 -26 3 -26 -8C-26 -18 -18 -24 -11 -24C-6 -24 -2 -21 0 -17" +
    "C2 -21 6 -24 11 -24C18 -24 26 -18 26 -8C26 3 18 12 0 24Z",
  none: "M-22 -14H22V0C22 12 10 20 0 24C-10 20 -22 12 -22 0Z",
};
