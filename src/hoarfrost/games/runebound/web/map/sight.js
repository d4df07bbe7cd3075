// @ts-check
/**
 * A closer look at the map. The drawing is moved and enlarged as a whole while fingers are on it, so that nothing is
 * painted anew; when it stands still, the browser draws it sharp.
 */

import { Zoom } from "../../../../web/js/lib/zoom.js";
import { t } from "../words.js";
import { RADIUS, WIDTH } from "./hexes.js";

/** How much closer at most, and how wide a hex is at least where one begins to play, in pixels. */
const MOST = 6,
  FINGER = 50;
/** Where the whole map is not much too small, one begins with it. */
const MUCH = 1.5;
/** So much closer the map has rows to spare for what covers it. */
const LIFTED = 1.25;

/** @typedef {import("./map.js").RealmMap} RealmMap */
/** @typedef {import("../../../../web/js/lib/zoom.js").View} View */

export class Sight extends Zoom {
  #isBegun = false;
  /** The width for which one has begun. */
  #width = 0;
  /** One looks closer because the dock lay over the own hero. */
  #isLifted = false;
  /** What is asked about, and how close one looked before. */
  #asked = { spaces: /** @type {string[]} */ ([]), scale: 1 };

  /**
   * @param {RealmMap} map
   * @param {() => string | null} hero  the space of the reader's hero
   * @param {HTMLElement} dock  which grows over the lower edge
   */
  constructor(map, hero, dock) {
    super({
      svg: map.svg,
      element: map.element,
      all: t("Whole map"),
      most: MOST,
      wheel: true,
      middle: () => middleOf(map, hero()),
      laidOut: () => this.#laidOut(),
      covered: () => overlapOf(map.element, dock),
      show: (view, unit) => this.#draw(view, unit),
    });
    this.map = map;
    this.hero = hero;
    this.dock = dock;
    this.dockSizes = new ResizeObserver(() => this.#uncover());
    this.dockSizes.observe(dock);
  }

  close() {
    super.close();
    this.dockSizes.disconnect();
  }

  /** What is asked must not lie over the own hero. */
  #uncover() {
    const own = this.hero();
    this.settle();
    if (!own) return;
    const isCovered = this.#isCovered(own);
    if (this.scale === 1 && isCovered) this.goTo(this.map.hexes.middle(own), LIFTED, true);
    else if (this.#isLifted && !isCovered && !overlapOf(this.map.element, this.dock)) this.reset();
    this.#isLifted = this.scale === LIFTED;
    this.keepSpace(own);
  }

  /** @param {string} space */
  #isCovered(space) {
    const [hex, dock] = [this.map.space(space), this.dock].map((element) => element.getBoundingClientRect());
    return hex.bottom > dock.top && hex.left < dock.right && hex.right > dock.left;
  }

  /** Another size may be too small for the whole; a question that takes some of the height is none. */
  #laidOut() {
    const { clientWidth } = this.place.element;
    if (this.scale === 1 && clientWidth !== this.#width) this.#isBegun = false;
    this.#width = clientWidth;
    this.begin();
    this.#showAsked();
  }

  /** Where the map is small, one begins near the own hero. */
  begin() {
    const at = middleOf(this.map, this.hero());
    if (this.#isBegun || !at || !this.unit) return;
    this.#isBegun = true;
    const scale = FINGER / (this.unit * WIDTH);
    if (scale > MUCH) this.goTo(at, scale, true);
  }

  /** Let a space be seen, with its neighbours. @param {string} space */
  keepSpace(space) {
    this.keepInSight(this.map.hexes.middle(space), 2.2 * RADIUS);
  }

  /** Let all spaces be seen that a question is about, as long as it is asked. @param {string[]} spaces */
  ask(spaces) {
    const before = this.#asked;
    if (spaces.join() === before.spaces.join()) return;
    this.#asked = { spaces, scale: before.spaces.length ? before.scale : this.scale };
    const at = middleOf(this.map, this.hero());
    if (spaces.length) this.#showAsked();
    else if (at && this.scale < before.scale) this.goTo(at, before.scale);
  }

  #showAsked() {
    const { unit, scale, map } = this;
    const { clientWidth, clientHeight } = this.place.element;
    const own = this.hero();
    const points = [...this.#asked.spaces, ...(own ? [own] : [])].map((space) => map.hexes.middle(space));
    if (!this.#asked.spaces.length || !unit || scale === 1) return;
    const across = endsOf(points.map(({ x }) => x)),
      down = endsOf(points.map(({ y }) => y));
    const most = Math.min(clientWidth / across.size, clientHeight / down.size) / unit;
    this.goTo({ x: across.middle, y: down.middle }, Math.min(scale, most), true);
  }

  /** @param {View} view @param {number} unit */
  #draw({ x, y, scale }, unit) {
    const { whole } = this;
    const across = (whole.x + whole.width / 2 - x) * unit,
      down = (whole.y + whole.height / 2 - y) * unit;
    const { style } = this.place.svg;
    // In three dimensions, so that it is a layer of its own all the time and is never painted anew.
    style.transform = `scale(${scale}) translate3d(${across}px, ${down}px, 0)`;
  }
}

/** @param {RealmMap} map @param {string | null} space */
const middleOf = (map, space) => (space ? map.hexes.middle(space) : null);

/** What spaces take in one direction, each with its edge. @param {number[]} places */
function endsOf(places) {
  const low = Math.min(...places) - 1.4 * RADIUS,
    high = Math.max(...places) + 1.4 * RADIUS;
  return { size: high - low, middle: (low + high) / 2 };
}

/** How much of an element's lower edge another one lies over, in pixels. @param {Element} one @param {Element} other */
function overlapOf(one, other) {
  const [below, over] = [one, other].map((element) => element.getBoundingClientRect());
  const isBeside = over.left >= below.right || over.right <= below.left;
  return isBeside ? 0 : Math.max(0, below.bottom - over.top);
}
