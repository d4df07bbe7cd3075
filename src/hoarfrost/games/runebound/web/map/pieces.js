// @ts-check
/** What lies and stands on the map: adventure counters, challenges that wait, flares and heroes. */

import { counterGroup } from "../art/jewels.js";
import { foeGroup } from "../art/foes.js";
import { markerGroup } from "../art/heroes.js";
import { tokenGroup } from "../art/tokens.js";

/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Party} Party */
/** @typedef {import("./hexes.js").Hexes} Hexes */
/** @typedef {{key: string, x: number, y: number, text: string, cls: string}} Drawn */

const HERO = 40,
  COUNTER = 24,
  FOE = 25;
/** What a challenge that waits stands on, so that it is seen on every terrain. */
const PLATE = `<circle class="foeplate" cx="32" cy="32" r="39"/>`;

/**
 * Counters below, then challenges, heroes on top, your own uppermost.
 * @param {Position} position
 * @param {Hexes} hexes
 */
export function everything(position, hexes) {
  const { view, near } = position;
  const parties = view.parties.toSorted(
    (one, other) => Number(one.seat === near) - Number(other.seat === near),
  );
  return [
    ...view.jewels.map((space) => counter(position, hexes, space)),
    ...Object.entries(view.undefeated).map(([slot, { card, space }]) => waiting(hexes, slot, card, space)),
    ...parties.flatMap((party) => (party.flare && party.space ? [flare(hexes, party, party.space)] : [])),
    ...parties.flatMap((party) => (party.hero && party.space ? [hero(position, hexes, party)] : [])),
  ];
}

/** @param {Position} position @param {Hexes} hexes @param {string} space @returns {Drawn} */
function counter(position, hexes, space) {
  const colour = position.space(space)?.jewel ?? "green";
  return {
    key: `counter-${space}`,
    ...hexes.middle(space),
    text: inBox(counterGroup(colour), COUNTER),
    cls: "counter",
  };
}

/** @param {Hexes} hexes @param {string} slot @param {string} card @param {string} space @returns {Drawn} */
function waiting(hexes, slot, card, space) {
  const { x, y } = hexes.middle(space);
  return {
    key: `foe-${slot}`,
    x: x + 12,
    y: y - 13,
    text: inBox(PLATE + foeGroup(card), FOE),
    cls: "waiting",
  };
}

/** @param {Hexes} hexes @param {Party} party @param {string} space @returns {Drawn} */
function flare(hexes, { seat }, space) {
  const { x, y } = hexes.middle(space);
  return { key: `flare-${seat}`, x: x - 16, y: y - 14, text: inBox(tokenGroup("flare"), 18), cls: "flare" };
}

/** Heroes on the same space stand side by side. @param {Position} position @param {Hexes} hexes @param {Party} party */
function hero(position, hexes, party) {
  const space = /** @type {string} */ (party.space);
  const card = /** @type {string} */ (party.hero);
  const { x, y } = hexes.middle(space);
  const there = position.heroesAt(space);
  const { dx, dy, size } = spotOf(there.length, there.indexOf(party), position.townName(space) !== null);
  const like = position.catalogue.card(card);
  return {
    key: `hero-${party.seat}`,
    x: x + dx,
    y: y + dy,
    text: inBox(markerGroup(card, position.shape(party.seat), like), size),
    cls: `figure ${party.seat === position.near ? "own" : ""}`,
  };
}

/** @param {number} count @param {number} n @param {boolean} inTown  above its name */
function spotOf(count, n, inTown) {
  const lift = inTown ? -9 : 0;
  if (count === 1) return { dx: 0, dy: lift, size: inTown ? HERO - 4 : HERO };
  const angle =
    ((n + (count === 2 ? 0.5 : 0)) / count) * 2 * Math.PI - Math.PI / 2 - (count === 2 ? Math.PI : 0);
  const far = count < 4 ? 13 : 17;
  return { dx: far * Math.cos(angle), dy: lift + far * Math.sin(angle) * 0.9, size: count < 4 ? 29 : 25 };
}

/** @param {string} body  on the 64 grid @param {number} size */
function inBox(body, size) {
  // The outer group is for whoever moves the piece: what turns or grows does so around its middle.
  return `<g><g transform="translate(${-size / 2} ${-size / 2}) scale(${size / 64})">${body}</g></g>`;
}

/** @param {SVGGElement} element @param {Drawn} drawn */
export function updatePiece(element, { x, y, text, cls }) {
  element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  element.setAttribute("class", `piece ${cls}`);
  drawIn(element, text);
}

/** @type {WeakMap<Element, string>} what is drawn in each, so that it is parsed only when that changes */
const looks = new WeakMap();

/** @param {SVGGElement} element @param {string} text */
export function drawIn(element, text) {
  if (looks.get(element) === text) return;
  looks.set(element, text);
  element.innerHTML = text;
}
