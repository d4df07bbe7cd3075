// @ts-check
/** The Heroes: busts on the 64 grid, and small markers on the base of a seat. */
// bust(id): a group on the 64 grid; hero(id, frame & {seat?}): the bust, in the ink of a seat if there is one
// markerGroup(id, seat), marker(id, frame & {seat}): a head on the base of its seat, readable at 24 px
// seat is the shape of table.mark(): circle, diamond, triangle, square, hexagon, star ("none": without a base)
// a Hero of a player's own gets the drawing that fits its values: heroLike(id, thing) gives the id to draw

import { CUT, INK, drawing, line, mass } from "../../../../web/art/svg.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/** @typedef {"circle" | "diamond" | "triangle" | "square" | "hexagon" | "star" | "none"} Seat */
/** What of a Hero decides its looks. @typedef {{values?: Record<string, number>}} Like */

/** @type {Record<string, () => string>} */
const HEROES = {
  hooded: () =>
    mass("M32 3C44 6 51 17 49 32L47 42C54 46 57 54 58 62H6C7 54 10 46 17 42L15 32C13 17 20 6 32 3Z") +
    mass("M32 13C40 15 43.5 22 42.5 30C41 38 37 42 32 42C27 42 23 38 21.5 30C20.5 22 24 15 32 13Z", CUT) +
    line("M26.5 28.5L30 29.5M37.5 28.5L34 29.5", 2.4, INK),
};

/** @param {string} id @param {Like} [thing] */
export function heroLike(id, thing = {}) {
  if (HEROES[id]) return id;
  const { ranged = 0, melee = 0, magic = 0 } = thing.values ?? {};
  if (magic > melee && magic > ranged) return "zyla";
  return ranged > melee ? "olen_greycloak" : "brynja_stormborn";
}

/** @param {string} id @param {Like} [thing] */
export const bust = (id, thing) => (HEROES[heroLike(id, thing)] ?? HEROES.hooded)();

/** Of each seat the base, larger than what lies on it. @type {Record<string, string>} */
const BASES = {
  circle: "M32 1A31 31 0 1 1 32 63A31 31 0 1 1 32 1Z",
  diamond: "M32 -2L66 32L32 66L-2 32Z",
  triangle: "M32 -6L69 60H-5Z",
  square: "M4 4H60V60H4Z",
  hexagon: "M16 2H48L65 32L48 62H16L-1 32Z",
  star: "M32 -4L41 17L62 8L53 29L68 32L53 35L62 56L41 47L32 68L23 47L2 56L11 35L-4 32L11 29L2 8L23 17Z",
};

/** @param {string} id @param {Seat} [seat] @param {Like} [thing] */
export function markerGroup(id, seat = "circle", thing) {
  if (seat === "none") return `<g class="hero">${bust(id, thing)}</g>`;
  return (
    `<g class="hero seat-${seat}">${mass(BASES[seat])}<circle cx="32" cy="32" r="25" fill="var(--card)"/>` +
    `<g clip-path="circle(39%)"><path d="M0 0H64V64H0Z" fill="none"/>` +
    `<g transform="translate(6.4 9) scale(.8)">${bust(id, thing)}</g></g></g>`
  );
}

/** @param {string} id @param {Frame & {seat?: Seat, like?: Like}} [frame] */
export const marker = (id, { seat = "circle", like, ...frame } = {}) =>
  drawing("-3 -3 70 70", markerGroup(id, seat, like), frame);

/** @param {string} id @param {Frame & {seat?: Seat, like?: Like}} [frame] */
export const hero = (id, { seat = "none", like, ...frame } = {}) =>
  drawing(
    "0 0 64 64",
    `<g class="hero ${seat === "none" ? "" : `seat-${seat}`}">${bust(id, like)}</g>`,
    frame,
  );
