// @ts-check
/** The Heroes: busts on the 64 grid, and small markers on the base of a seat. */
// bust(id): a group on the 64 grid; hero(id, frame & {seat?}): the bust, in the ink of a seat if there is one
// markerGroup(id, seat), marker(id, frame & {seat}): a head on the base of its seat, readable at 24 px
// seat is the shape of table.mark(): circle, diamond, triangle, square, hexagon, star ("none": without a base)
// a Hero of a player's own gets the drawing that fits its values: heroLike(id, thing) gives the id to draw

import { CUT, INK, SPOT, dot, drawing, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/** @typedef {"circle" | "diamond" | "triangle" | "square" | "hexagon" | "star" | "none"} Seat */
/** What of a Hero decides its looks. @typedef {{values?: Record<string, number>}} Like */

/** @type {Record<string, () => string>} */
const HEROES = {
  // A traveller: fur cap with flaps, goggles pushed up, a short beard, an arrow over the shoulder.
  arvel_worldwalker: () =>
    line("M47 46L61 24", 3, INK) +
    mass("M57 29L64 14L52 20Z", SPOT) +
    mass("M22 44C11 46 6 53 5 63H59C58 53 53 46 42 44Z") +
    mass("M12 26C9 11 19 2 32 2C45 2 55 11 52 26L54 40L46 46L45 30H19L18 46L10 40Z") +
    mass("M19 26H45V35C45 43 40 48 32 48C24 48 19 43 19 35Z") +
    mass("M22 26H42V33C38 31 35 34 32 34C29 34 26 31 22 33Z", CUT) +
    line("M26 29.2H29.4M34.6 29.2H38", 2.4, INK) +
    line("M29 40H35", 2.2) +
    mass("M13 15C13 11 51 11 51 15V25C51 27 13 27 13 25Z", CUT) +
    mass(
      "M15 15.4C20 13 28 13.6 31 16.6V21C29 24.6 19 25 16 22.4ZM49 15.4C44 13 36 13.6 33 16.6V21" +
        "C35 24.6 45 25 48 22.4Z",
    ) +
    cuts("20 21 27 17 2; 38 21 45 17 2; 24 10 27 4 2.2; 32 10 32 3.6 2.2; 40 10 37 4 2.2") +
    cuts("13 31 15 40 2; 51 31 49 40 2; 20 50 14 61 2.4; 44 50 50 61 2.4; 27 52 31 62 2.4; 37 52 33 62 2.4"),
  // A storm of a warrior: winged helmet with a nasal, two braids.
  brynja_stormborn: () =>
    mirrored(
      mass("M44 23C55 23 61 14 59 0C55 5 51 7 48 8L53 10C50 12 47 13 44 13Z") +
        cuts("57 6 52 15 1.8; 53 12 48 19 1.6"),
    ) +
    mass("M23 42C12 44 7 52 6 63H58C57 52 52 44 41 42Z") +
    mass("M17 27C17 13 23 5 32 5C41 5 47 13 47 27L45 37C43 44 38 47 32 47C26 47 21 44 19 37Z") +
    mass("M20.5 25H43.5C44 35 40 44 32 44C24 44 20 35 20.5 25Z", CUT) +
    mass("M29.6 18H34.4L34 34L32 36.4L30 34Z") +
    line("M23.6 29.4H28M36 29.4H40.4", 2.5, INK) +
    line("M28.4 40H35.6", 2, INK) +
    line("M17.4 22H29.6M34.4 22H46.6", 2.4) +
    dot(32, 12.4, 4.4) +
    dot(32, 12.4, 3, SPOT) +
    mirrored(
      mass("M43 36L50 38L53 44L49 48L52 53L48 57L49 63H41L43 57L40 53L43 48L40 43Z", CUT) +
        mass(
          "M44 38L49 39.6L51 44L47 47L42.4 44.6ZM47 48L50 53L46.4 56.4L42.4 53L44.4 48.6ZM46 57.4L48 63H43L43.6 58Z",
        ),
    ) +
    cuts("24 9 21 18 2; 40 9 43 18 2; 32 49 32 62 2.4; 15 50 11 61 2.2; 49 50 53 61 2.2"),
  // A shaman who knows the paths: the head of a bear as a hood, a drum with the star of rime.
  ittuk_the_pathwise: () =>
    dot(14, 11, 8.6, INK) +
    dot(50, 11, 8.6, INK) +
    dot(14.6, 11.6, 4) +
    dot(49.4, 11.6, 4) +
    mass("M32 4C46 4 53 15 51 29L54 43C57 48 59 55 59 63H5C5 55 7 48 10 43L13 29C11 15 18 4 32 4Z") +
    mass("M20 12L25.4 13.4L23.6 17.4ZM44 12L38.6 13.4L40.4 17.4Z", CUT) +
    mass("M32 8L36.4 13.4L34 18H30L27.6 13.4Z", CUT) +
    mass("M20 27C20 19 44 19 44 27C46 38 41 46 32 46C23 46 18 38 20 27Z", CUT) +
    mass("M20 26L23 19.6L25.4 24.6L29 19L32 24.6L35 19L38.6 24.6L41 19.6L44 26V20H20Z") +
    line("M24 32Q26.6 29.4 29.2 32M34.8 32Q37.4 29.4 40 32", 2.3, INK) +
    line("M27.6 39.6Q32 42.4 36.4 39.6", 2, INK) +
    line("M22 36.4L25 37M22 39.4L25.4 39.4M42 36.4L39 37M42 39.4L38.6 39.4", 1.5, INK) +
    dot(32, 56, 10.6) +
    dot(32, 56, 8.6, SPOT) +
    rime(32, 56, 7.4, CUT) +
    cuts("16 46 11 61 2.4; 48 46 53 61 2.4; 18 30 15 40 2; 46 30 49 40 2"),
  // A yeti: horns, fur and a broad face.
  karnon: () =>
    mass("M13 21C3 18 -1 9 2 0C7 7 13 9 22 9ZM51 21C61 18 65 9 62 0C57 7 51 9 42 9Z", SPOT) +
    cuts("4 7 11 15 1.8; 60 7 53 15 1.8") +
    mass(
      "M32 6L38 3L42 7L48 6L49 12L54 15L52 21L56 26L54 32L60 38L57 43L63 50L60 55L63 63H1L4 55L1 50L7 43L4 38L10 32" +
        "L8 26L12 21L10 15L15 12L16 6L22 7L26 3Z",
    ) +
    mass("M19 19C22 13 42 13 45 19C49 31 43 42 32 42C21 42 15 31 19 19Z", CUT) +
    line("M22 22.4L29.6 25.4M42 22.4L34.4 25.4", 3.2, INK) +
    dot(26.4, 28.4, 2.4, INK) +
    dot(37.6, 28.4, 2.4, INK) +
    mass("M29 31H35L33.4 34H30.6Z") +
    mass("M23.4 36H40.6L37.6 40H26.4Z") +
    mass("M25.4 36L27.2 39L29 36ZM35 36L36.8 39L38.6 36Z", CUT) +
    cuts(
      "20 46 25 54 2.8; 44 46 39 54 2.8; 32 46 32 56 3; 12 48 15 59 2.6; 52 48 49 59 2.6;" +
        " 26 54 28 62 2.4; 38 54 36 62 2.4",
    ) +
    cuts("24 12 26 7 2; 32 12 32 6.6 2.2; 40 12 38 7 2"),
  // A scout in grey: hood, cloth over the mouth, only the eyes are seen.
  olen_greycloak: () =>
    line("M52 40L58 12M57 40L62 16", 2, INK) +
    mass("M55 18L57 4L61 5L60 19ZM60 22L62 9L64 10V24Z", SPOT) +
    mass("M32 1C46 4 53 17 51 32L48 42C55 46 58 54 59 63H5C6 54 9 46 16 42L13 32C11 17 18 4 32 1Z") +
    mass("M32 11C41 14 45 22 44 30L40 34L32 36L24 34L20 30C19 22 23 14 32 11Z", CUT) +
    mass("M32 13.6C37 15.6 40.6 19 41.6 23.4L32 25.6L22.4 23.4C23.4 19 27 15.6 32 13.6Z") +
    line("M25 28.4L29.6 29.2M39 28.4L34.4 29.2", 2.8, INK) +
    mass("M19 33Q32 39 45 33L46 43Q32 52 18 43Z", SPOT) +
    cuts("23 39 30 44 1.8; 41 39 35 45 1.8; 32 40 32 47 1.8") +
    cuts("32 53 32 62 2.6; 22 52 15 62 2.4; 42 52 49 62 2.4; 17 27 24 9 2.4; 47 27 40 9 2.4; 32 3 32 9 1.8"),
  // A mage of the cold light: pointed hood, long hair, a staff with a crystal.
  zyla: () =>
    line("M55 24V63", 3.6, INK) +
    mass("M55 1L62 12L55 25L48 12Z", SPOT) +
    cuts("55 5 52 14 1.8") +
    mass("M27 0C40 5 48 16 46 30L48 41C52 44 53 52 53 63H6C7 53 11 46 17 42L14 30C13 19 20 9 27 0Z") +
    mass("M31 14C39 17 42 23 41 31C39.6 38 36 42 31 42C26 42 22 38 20.4 31C19.4 23 24 18 31 14Z", CUT) +
    mass("M31 17C27 18 23 24 22 33C20 26 22 19 31 14C40 18 42 26 40 33C38 25 35 19 31 17Z") +
    line("M24.4 29.6L29.2 30.6M37.4 29.6L32.8 30.6", 2.5, INK) +
    line("M29 37.4H33", 1.9, INK) +
    mass("M21.4 38L25 46L22 63H17.4L20 48ZM40.4 38L37 46L40 63H44.6L42 48Z", CUT) +
    mass("M31 47L33.8 52L31 57L28.2 52Z", CUT) +
    cuts("18 26 25 8 2.4; 43 24 33 6 2; 12 51 9 61 2.2; 49 49 50 61 2"),
  hooded: () =>
    mass("M32 3C44 6 51 17 49 32L47 42C54 46 57 54 58 63H6C7 54 10 46 17 42L15 32C13 17 20 6 32 3Z") +
    mass("M32 13C40 15 43.5 22 42.5 30C41 38 37 42 32 42C27 42 23 38 21.5 30C20.5 22 24 15 32 13Z", CUT) +
    line("M26.5 28.5L30 29.5M37.5 28.5L34 29.5", 2.4, INK) +
    cuts("32 47 32 61 2.6; 22 49 16 61 2.4; 42 49 48 61 2.4; 19 26 24 11 2; 45 26 40 11 2"),
};

/** Has a Hero a drawing of its own? @param {string} id */
export const drawnHero = (id) => id in HEROES;

/** @param {string} id @param {Like} [thing] */
export function heroLike(id, thing = {}) {
  if (HEROES[id]) return id;
  const { ranged = 0, melee = 0, magic = 0 } = thing.values ?? {};
  if (magic > melee && magic > ranged) return "zyla";
  return ranged > melee ? "olen_greycloak" : "brynja_stormborn";
}

/** @param {string} id @param {Like} [thing] */
export const bust = (id, thing) => (HEROES[heroLike(id, thing)] ?? HEROES.hooded)();

/** Of each seat the base, and how far in the ground on it begins. @type {Record<string, [string, string]>} */
const BASES = {
  circle: ["M32 1A31 31 0 1 1 32 63A31 31 0 1 1 32 1Z", "translate(4.5 4.5) scale(.86)"],
  diamond: ["M32 -4L68 32L32 68L-4 32Z", "translate(5.8 5.8) scale(.82)"],
  triangle: ["M32 -5L68 61H-4Z", "translate(6.4 8.6) scale(.8)"],
  square: ["M3 3H61V61H3Z", "translate(5 5) scale(.844)"],
  hexagon: ["M15 3H49L66 32L49 61H15L-2 32Z", "translate(4.8 4.8) scale(.85)"],
  star: [
    "M32 -3L41 11L56.7 7.3L53 23L67 32L53 41L56.7 56.7L41 53L32 67L23 53L7.3 56.7L11 41L-3 32L11 23L7.3 7.3L23 11Z",
    "translate(7 7) scale(.78)",
  ],
};

/** What cuts the shoulders off: the lower half of a circle. Horns and hoods may stand out above. */
const CHEST = Array.from({ length: 13 }, (_, n) => {
  const angle = (Math.PI * n) / 12;
  return `${(50 + 43 * Math.cos(angle)).toFixed(1)}% ${(50 + 43 * Math.sin(angle)).toFixed(1)}%`;
});
const CLIP = `polygon(0 0, 100% 0, 100% 50%, ${CHEST.join(", ")}, 0 50%)`;

/** @param {string} id @param {Seat} [seat] @param {Like} [thing] */
export function markerGroup(id, seat = "circle", thing) {
  const drawn = bust(id, thing);
  if (seat === "none") return `<g class="hero">${drawn}</g>`;
  const [base, inner] = BASES[seat];
  return (
    `<g class="hero seat-${seat}">${mass(base)}<g transform="${inner}">${mass(base, "var(--card)")}</g>` +
    `<g clip-path="${CLIP}"><path d="M0 0H64V64H0Z" fill="none"/>` +
    `<g transform="translate(4.2 3.4) scale(.87)"><g stroke="var(--card)" stroke-width="5" stroke-linejoin="round">` +
    `${drawn}</g>${drawn}</g></g></g>`
  );
}

/** @param {string} id @param {Frame & {seat?: Seat, like?: Like}} [frame] */
export const marker = (id, { seat = "circle", like, ...frame } = {}) =>
  drawing("-5 -5 74 74", markerGroup(id, seat, like), frame);

/** @param {string} id @param {Frame & {seat?: Seat, like?: Like}} [frame] */
export const hero = (id, { seat = "none", like, ...frame } = {}) =>
  drawing(
    "0 0 64 64",
    `<g class="hero ${seat === "none" ? "" : `seat-${seat}`}">${bust(id, like)}</g>`,
    frame,
  );
