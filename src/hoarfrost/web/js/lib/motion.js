// @ts-check
/** Movement: things slide from where they were to where they are. It never holds up input. */

import { settings } from "./store.js";

/**
 * Where an element is seen: its centre in the window, its width, its turn in degrees, and how far its own
 * `transform` shifts it.
 * @typedef {{x: number, y: number, width: number, turn: number, shift: {x: number, y: number}}} Pose
 */
/** @typedef {{animation: Animation, from: Keyframe, to: Pose, parent: Node | null}} Flight */

/** @type {WeakMap<Element, Flight>} */
const flights = new WeakMap();

export function reducedMotion() {
  const wanted = settings.get("motion");
  if (wanted !== "system") return wanted === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Run `update`; every [data-key] element below `root` then slides from its old pose to its new one. It is the
 * key that counts: the element may be another one. A key that was not there before may say with `data-from`
 * from which key it comes. An update in mid-flight goes on from what is seen.
 * @param {Element} root
 * @param {() => void} update
 * @param {{duration?: string, stagger?: number}} [options] the token of the duration; milliseconds between starts
 * @returns {Promise<void>} resolves when everything has arrived
 */
export async function move(root, update, { duration = "--d-move", stagger = 0 } = {}) {
  if (reducedMotion() || document.hidden) {
    for (const element of root.querySelectorAll("[data-key]")) flights.get(element)?.animation.cancel();
    update();
    return;
  }
  const before = posesOf(root);
  update();
  const landed = [...root.querySelectorAll("[data-key]")];
  const stopped = new Map(landed.map((element) => [element, stop(element)]));
  const after = new Map(landed.map((element) => [element, poseOf(element)]));
  // Measure everything first: each reading after an animation has begun would lay the page out anew.
  const usual = { duration: milliseconds(duration), easing: token("--ease-slide") };
  let started = 0;
  const journeys = landed.flatMap((element) => {
    const to = /** @type {Pose} */ (after.get(element));
    const flight = stopped.get(element);
    if (flight && samePose(flight.to, to) && flight.parent === element.parentNode)
      return [{ element, from: flight.from, to, timing: { ...usual, ...flight.timing } }];
    const from = departure(element, before);
    if (!from || samePose(from.pose, to)) return [];
    const journey = way(element, from.pose, to, carrier(element, before, after));
    const timing = { ...usual, delay: stagger * started, time: 0 };
    started += 1;
    const isOver = from.parent !== element.parentNode;
    return [{ element, from: isOver ? { ...journey, zIndex: 20 } : journey, to, timing }];
  });
  await Promise.all(journeys.map(fly));
}

/**
 * Let a new element come into view.
 * @param {Element} element
 * @returns {Promise<void>}
 */
export async function appear(element) {
  if (reducedMotion()) return;
  const animation = element.animate([{ opacity: 0, scale: 0.96 }, {}], {
    duration: milliseconds("--d-reveal"),
    easing: token("--ease-out"),
  });
  await animation.finished.catch(() => {});
}

/**
 * Let a picture fly over everything from where something was seen to where an element is now, which appears when the
 * picture arrives: what lies in a panel that scrolls could not be seen on its way there.
 * @param {Element} picture
 * @param {DOMRect} from
 * @param {HTMLElement | SVGElement} to
 * @returns {Promise<void>}
 */
export async function carry(picture, from, to) {
  if (reducedMotion() || document.hidden || !from.width) return;
  const bird = document.createElement("div");
  bird.className = "carried";
  bird.ariaHidden = "true";
  bird.append(picture);
  document.body.append(bird);
  to.style.opacity = "0";
  // By now everything has its new place.
  await Promise.resolve();
  const goal = to.getBoundingClientRect();
  const measure = unit(bird);
  bird.style.width = `${from.width / measure}px`;
  const pose = (/** @type {DOMRect} */ { x, y, width, height }, /** @type {number} */ scale) => ({
    translate: `${(x + width / 2) / measure}px ${(y + height / 2) / measure}px`,
    scale,
  });
  const flight = bird.animate([pose(from, 1), pose(goal, Math.max(goal.width, 12) / from.width)], {
    duration: milliseconds("--d-settle"),
    easing: token("--ease-slide"),
  });
  await flight.finished.catch(() => {});
  to.style.opacity = "";
  bird.remove();
}

/** @typedef {{pose: Pose, parent: Node | null}} Place */

/**
 * @param {Element} root
 * @returns {Map<string, Place>}
 */
function posesOf(root) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const element of root.querySelectorAll("[data-key]")) {
    places.set(/** @type {string} */ (element.getAttribute("data-key")), {
      pose: poseOf(element),
      parent: element.parentNode,
    });
  }
  return places;
}

/**
 * @param {Element} element
 * @param {Map<string, Place>} before
 */
function departure(element, before) {
  const own = before.get(element.getAttribute("data-key") ?? "");
  return own ?? before.get(element.getAttribute("data-from") ?? "");
}

/**
 * How far the nearest keyed ancestor takes this element along with it.
 * @param {Element} element
 * @param {Map<string, Place>} before
 * @param {Map<Element, Pose>} after
 */
function carrier(element, before, after) {
  const ancestor = element.parentElement?.closest("[data-key]");
  const to = ancestor && after.get(ancestor);
  const from = ancestor && departure(ancestor, before)?.pose;
  return to && from ? { x: from.x - to.x, y: from.y - to.y } : { x: 0, y: 0 };
}

/**
 * @param {Element} element
 * @returns {Pose}
 */
function poseOf(element) {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const matrix = new DOMMatrix(style.transform === "none" ? "" : style.transform);
  const scale = style.scale === "none" ? 1 : parseFloat(style.scale);
  const turn =
    (style.rotate === "none" ? 0 : parseFloat(style.rotate)) +
    (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  // The width of the box would grow with the turn; the layout's width does not.
  const width =
    element instanceof HTMLElement
      ? element.offsetWidth * unit(element) * scale * Math.hypot(matrix.a, matrix.b)
      : box.width;
  const shift = { x: matrix.e, y: matrix.f };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn, shift };
}

/**
 * How many pixels of the window one pixel of the element's own measure is: the page zooms on big screens.
 * @param {Element & {currentCSSZoom?: number}} element
 */
function unit(element) {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const { parentNode } = element;
    return parentNode instanceof SVGGraphicsElement ? (parentNode.getScreenCTM()?.a ?? 1) : 1;
  }
  return element.currentCSSZoom ?? 1;
}

/**
 * @param {Pose} a
 * @param {Pose} b
 */
function samePose(a, b) {
  return (
    Math.abs(a.x - b.x) < 0.5 &&
    Math.abs(a.y - b.y) < 0.5 &&
    Math.abs(a.width - b.width) < 0.5 &&
    Math.abs(a.turn - b.turn) < 0.5
  );
}

/**
 * What to add to the new pose to be seen in the old one. `translate`, `rotate` and `scale` leave `transform`
 * to the screen.
 * @param {Element} element
 * @param {Pose} from
 * @param {Pose} to
 * @param {{x: number, y: number}} carried
 * @returns {Keyframe}
 */
function way(element, from, to, carried) {
  const measure = unit(element);
  const turn = from.turn - to.turn;
  const scale = to.width ? from.width / to.width : 1;
  // What `transform` shifts is turned and scaled with the element.
  const shifted = new DOMMatrix().rotate(turn).scale(scale).transformPoint(to.shift);
  const x = (from.x - to.x - carried.x) / measure + to.shift.x - shifted.x;
  const y = (from.y - to.y - carried.y) / measure + to.shift.y - shifted.y;
  return { translate: `${x}px ${y}px`, rotate: `${turn}deg`, scale };
}

/**
 * @typedef {object} Journey
 * @property {Element} element
 * @property {Keyframe} from
 * @property {Pose} to
 * @property {{duration: number, easing: string, delay: number, time: number}} timing  `time`: go on from there
 */

/** @param {Journey} journey */
function fly({ element, from, to, timing: { time, ...timing } }) {
  const goal = {
    translate: "0px 0px",
    rotate: "0deg",
    scale: 1,
    ...("zIndex" in from ? { zIndex: from.zIndex } : {}),
  };
  const animation = element.animate([from, goal], { ...timing, composite: "add", fill: "backwards" });
  animation.currentTime = time;
  flights.set(element, { animation, from, to, parent: element.parentNode });
  const land = () => void (flights.get(element)?.animation === animation && flights.delete(element));
  return animation.finished.then(land, land);
}

/**
 * End a flight so that the element can be measured where it will be.
 * @param {Element} element
 */
function stop(element) {
  const flight = flights.get(element);
  if (!flight) return null;
  const { duration, delay } = /** @type {AnimationEffect} */ (flight.animation.effect).getTiming();
  const time = Number(flight.animation.currentTime ?? 0);
  flight.animation.cancel();
  flights.delete(element);
  return { ...flight, timing: { duration: Number(duration), delay: Number(delay), time } };
}

/** @param {string} name */
function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** @param {string} name */
function milliseconds(name) {
  const text = token(name);
  return parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) || 0;
}
