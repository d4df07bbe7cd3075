// The sixteen artifacts of Claim.
import {
  CUT,
  INK,
  SPOT,
  dot,
  drawing,
  gouge,
  gouges,
  line,
  mass,
  mirrored,
} from "../../../../web/art/svg.js";

/** @type {Record<string, () => string>} */
const ARTIFACT = {
  flail_of_dawn: () =>
    mass("M3 60L28 8L36 12L11 64Z") +
    gouges([[10, 57, 29, 17, 1.8]]) +
    line("M9 48L17 52M24.5 16L32.5 20", 2.2) +
    [
      [38.5, 8.5],
      [45, 12],
      [49, 18.5],
      [50, 26],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="none" stroke="${INK}" stroke-width="2.4"/>`)
      .join("") +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((angle) => `<g transform="rotate(${angle} 49 44)">${gouge(49, 34, 49, 28.5, 4.4, INK)}</g>`)
      .join("") +
    dot(49, 44, 12, INK) +
    mass("M40.5 46A8.5 8.5 0 0 1 57.5 46Z", SPOT) +
    line("M39 47.5H59", 2),
  hunting_cloak: () =>
    mass(
      "M32 1C43 5 48 13 47 22C56 30 61 46 63 60L54 57L47 63L40 57L32 63L24 57L17 63L10 57L1 60C3 46 " +
        "8 30 17 22C16 13 21 5 32 1Z",
    ) +
    line("M32 8.5C39 12 42 18 40 27Q32 34 24 27C22 18 25 12 32 8.5Z", 2.4) +
    mirrored(
      mass("M34 20.5L38.5 18.5C38.5 22 37 23.5 34.5 23Z", CUT) +
        gouges([
          [41, 36, 50, 56, 2.6],
          [50, 32, 57, 50, 2.2],
        ]),
    ) +
    gouge(32, 38, 32, 60, 2.8) +
    dot(32, 33.5, 5, CUT) +
    dot(32, 33.5, 3.4, SPOT),
  kings_dagger: () =>
    mass("M32 63L25 26H39Z") +
    mass("M14 20C20 24 44 24 50 20L50 26C42 29 22 29 14 26Z") +
    mass("M28 8H36V21H28Z") +
    mass("M24 1L28 5L32 0L36 5L40 1L39 10H25Z", SPOT) +
    gouge(32, 28, 32, 58, 2) +
    line("M28 13H36M28 17H36", 1.8),
  prowlers_torch: () =>
    mass("M27 34H39L36 63H30Z") +
    mass("M22 27H44L41 35H25Z") +
    mass(
      "M33 1C35 8 45 13 44 22C43 27 39 28 33 28C26 28 21 26 20 20C20 15 24 13 25 8C28 10 29 12 30 15C33 12 32 6 33 1Z",
      SPOT,
    ) +
    mass("M33 14C34 18 38 20 37 24C36 26 29 26 28 24C27 21 31 19 33 14Z", CUT) +
    gouges([[33, 37, 33, 60, 2]]) +
    gouges(
      [
        [14, 12, 6, 8, 2.4],
        [50, 12, 58, 8, 2.4],
        [13, 24, 5, 27, 2.4],
        [51, 24, 59, 27, 2.4],
      ],
      INK,
    ),
  wishing_lamp: () =>
    mass("M2 24C9 25 12 31 18 33C24 29 40 29 46 33C53 31 56 22 63 25C60 38 52 47 43 49H22C13 46 9 32 2 29Z") +
    mass("M24 29C26 23 38 23 40 29Z") +
    dot(32, 21, 3, INK) +
    mass("M24 51H40L46 60H18Z") +
    gouges([
      [14, 36, 24, 44, 2.4],
      [24, 45, 44, 43, 2.6],
      [32, 26, 38, 28, 1.6],
    ]) +
    mass("M52 2C48 8 55 11 50 18C58 14 59 8 52 2Z", SPOT) +
    line("M50 41C58 39 60 34 58 30", 2.2),
  gamblers_book: () =>
    mass("M8 8H50C54 8 56 10 56 14V58H14C10 58 8 56 8 52Z") +
    line("M14 52H55", 2.4) +
    line("M15 12V47", 2.2) +
    mass("M35 14L47 30L35 46L23 30Z", CUT) +
    mass("M35 20L42.5 30L35 40L27.5 30Z", SPOT) +
    gouges([
      [52, 14, 46, 18, 1.8],
      [52, 44, 46, 40, 1.8],
    ]),
  spyglass: () =>
    mass("M3 46L12 59L26 50L18 37Z") +
    mass("M20 36L28 48L44 38L37 26Z") +
    mass("M39 24L47 37L62 28L52 12Z") +
    line("M19 38L27 49M38 26L45.5 38", 2.2) +
    mass("M52 12C56 14 62 22 62 28C57 27 51 18 52 12Z", SPOT) +
    gouges([
      [10, 46, 20, 42, 2],
      [26, 37, 37, 31, 2],
      [44, 27, 53, 20, 2],
    ]) +
    mass("M10 4L12 10L18 12L12 14L10 20L8 14L2 12L8 10Z"),
  magic_wand: () =>
    mass("M5 62L1 58L36 22L42 28Z") +
    line("M32 27L37 32", 2.4) +
    mass("M46 2L50 14L62 18L50 22L46 34L42 22L30 18L42 14Z", SPOT) +
    dot(46, 18, 3, CUT) +
    gouges([[8, 57, 28, 36, 1.6]]) +
    gouges(
      [
        [22, 6, 26, 12, 2.4],
        [58, 36, 54, 32, 2.4],
        [14, 22, 20, 22, 2],
        [50, 50, 48, 43, 2],
      ],
      INK,
    ),
  endless_rope: () =>
    [46, 34, 22]
      .map(
        (y, i) =>
          `<ellipse cx="32" cy="${y}" rx="${25 - i * 1.5}" ry="${12 - i}" fill="none" ` +
          `stroke="${CUT}" stroke-width="12"/><ellipse cx="32" cy="${y}" rx="${25 - i * 1.5}" ` +
          `ry="${12 - i}" fill="none" stroke="${INK}" stroke-width="8.4"/>`,
      )
      .join("") +
    gouges([
      [10, 52, 14, 47, 2],
      [18, 58, 22, 53, 2],
      [28, 61, 31, 55, 2],
      [38, 61, 40, 55, 2],
      [48, 58, 48, 52, 2],
      [12, 41, 15, 36, 2],
      [21, 46, 24, 41, 2],
      [32, 48, 34, 43, 2],
      [42, 46, 43, 41, 2],
      [51, 41, 50, 36, 2],
      [13, 29, 16, 24, 2],
      [23, 34, 26, 29, 2],
      [34, 35, 36, 30, 2],
      [45, 32, 45, 27, 2],
      [18, 17, 22, 13, 2],
      [30, 15, 34, 11, 2],
      [43, 16, 46, 12, 2],
    ]) +
    mass("M50 20C60 14 60 4 50 3L48 8C53 9 53 13 47 16Z", SPOT) +
    mass("M49 1L44 0L46 5L43 9L49 9Z", SPOT),
  bottomless_bottle: () =>
    mass(
      "M25 12H39V24C48 28 52 36 52 46V50C52 50 46 47 42 50C38 53 34 47 30 50C26 53 18 48 12 51V46C12 36 16 28 25 24Z",
    ) +
    mass("M26 2H38V10H26Z", SPOT) +
    line("M25 15H39", 2.2) +
    mass("M20 34H44V42H20Z", CUT) +
    line("M24 38H40", 2, INK) +
    gouges(
      [
        [18, 58, 30, 55, 2.4],
        [46, 58, 34, 55, 2.4],
        [26, 63, 38, 61, 2],
      ],
      INK,
    ),
  flask_of_tears: () =>
    mass("M26 3H38V22L56 53C58 58 55 62 50 62H14C9 62 6 58 8 53L26 22Z") +
    line("M24 4.5H40", 3, INK) +
    mass("M20 41H44L50 53C51 56 50 57 48 57H16C14 57 13 56 14 53Z", CUT) +
    mass("M32 32C36 39 39 42 39 46C39 50 36 53 32 53C28 53 25 50 25 46C25 42 28 39 32 32Z", SPOT) +
    gouge(30, 8, 30, 24, 2),
  mask_of_darkness: () =>
    mass("M4 14C14 20 22 16 32 16C42 16 50 20 60 14C63 32 54 56 32 60C10 56 1 32 4 14Z") +
    mirrored(mass("M36 30C42 24 50 25 54 29C51 36 42 38 36 34Z", CUT) + gouge(56, 20, 44, 22, 2)) +
    mass("M32 34L36 46H28Z", CUT) +
    line("M22 51Q32 55 42 51", 2.2) +
    mass("M32 2L35 9L32 15L29 9Z", SPOT),
  gamblers_dice: () =>
    mass("M4 26L26 16L44 30L40 54L18 62L2 48Z") +
    line("M3 27L22 38L18 61M22 38L43 31", 2) +
    dot(15, 27, 2.4) +
    dot(24, 24, 2.4) +
    dot(33, 29, 2.4) +
    dot(11, 43, 2.4) +
    dot(28, 51, 2.4) +
    dot(35, 42, 2.4) +
    mass("M42 4L60 8L62 26L48 32L34 20L36 8Z", SPOT) +
    line("M36 8L48 14L48 31M48 14L60 9", 1.8) +
    dot(54, 20, 2.2) +
    dot(42, 16, 2),
  mirror_of_lies: () =>
    mass(
      "M32 0L37 5C48 7 55 14 55 25C55 36 47 45 36.5 47L38.5 58C38.5 62 36 64 32 64C28 64 25.5 62 " +
        "25.5 58L27.5 47C17 45 9 36 9 25C9 14 16 7 27 5Z",
    ) +
    `<ellipse cx="32" cy="26" rx="17" ry="17" fill="${CUT}"/>` +
    mass("M30.8 13C24 14 20 19 20.5 27C21 34 25.5 38.5 30.8 39.5Z") +
    mass("M33.2 13C40 14 44 19 43.5 27C43 34 38.5 38.5 33.2 39.5Z", SPOT) +
    mass("M23.5 23Q26.5 20 29 23.5Q26 25.5 23.5 23Z", CUT) +
    mass("M40.5 21.5Q40 25.5 35 24.5Z", CUT) +
    line("M24.5 31Q27 34.5 30.5 34.5", 2) +
    line("M39.5 34.5Q37 31 33.5 31.5", 2) +
    line("M28 50H36M28.5 54H35.5", 1.8),
  book_of_memories: () =>
    mass("M32 14C24 8 12 8 2 11V54C12 51 24 51 32 57C40 51 52 51 62 54V11C52 8 40 8 32 14Z") +
    line("M32 15V56", 2.4) +
    mirrored(
      gouges([
        [37, 24, 56, 19, 2],
        [37, 32, 56, 27, 2],
        [37, 40, 50, 36, 2],
      ]),
    ) +
    mass("M44 9V26L48 22L52 26V8Z", SPOT),
  ice_sword: () =>
    mass("M32 0L40 10L38 22L42 30L37 44H27L22 30L26 22L24 10Z") +
    mass("M12 42L26 45H38L52 42L50 50H14Z") +
    mass("M28 51H36L35 59H29Z") +
    dot(32, 61, 3.4, SPOT) +
    gouges([
      [32, 6, 31, 38, 2.8],
      [37, 12, 34, 24, 1.6],
      [26, 27, 29, 36, 1.6],
    ]) +
    gouges(
      [
        [14, 8, 20, 14, 2.2],
        [50, 8, 44, 14, 2.2],
        [10, 26, 18, 26, 2.2],
        [54, 26, 46, 26, 2.2],
      ],
      SPOT,
    ),
};
export const ARTIFACTS = Object.keys(ARTIFACT);

/**
 * The icon without its frame, on the 64 grid.
 * @param {string} id
 */
export function artifactBody(id) {
  if (!(id in ARTIFACT)) throw new RangeError(`unknown artifact: ${id}`);
  return ARTIFACT[id]();
}

/**
 * @param {string} id @param {import("../../../../web/art/svg.js").Frame} [frame]
 */
export const artifact = (id, { cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", artifactBody(id), { ...frame, cls: `artifact ${cls}` });
