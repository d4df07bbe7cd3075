// @ts-check
/** The Krosmasters and their Summons: busts on the 64 grid, each on the base of its seat. */

import { CUT, INK, SPOT, dot, drawing, gouges, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";

/** @typedef {"you" | "foe" | "none"} Seat */

const SHOULDERS = "M23 42C12 44 7 52 6 62H58C57 52 52 44 41 42Z";

/** A ring. @param {number} x @param {number} y @param {number} r @param {number} w @param {string} [stroke] */
const ring = (x, y, r, w, stroke = CUT) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;

/** A line that stays apart from the mass behind it. @param {string} d @param {number} w */
const apart = (d, w) => line(d, w + 4) + line(d, w, INK);

/** A shell is white: only its edge is printed. @param {string} d */
const shell = (d) => mass(d, CUT) + line(d, 3, INK);

/** Wool: a round mass of curls. @param {number} x @param {number} y @param {number} r @param {number} curls */
export function wool(x, y, r, curls) {
  const at = (/** @type {number} */ n) => {
    const turn = (2 * Math.PI * n) / curls;
    return [Math.round(10 * (x + r * Math.sin(turn))) / 10, Math.round(10 * (y - r * Math.cos(turn))) / 10];
  };
  const bump = Math.round(10 * r * Math.sin(Math.PI / curls) * 1.12) / 10;
  const arcs = Array.from({ length: curls }, (_, n) => `A${bump} ${bump} 0 0 1 ${at(n + 1).join(" ")}`);
  return mass(`M${at(0).join(" ")}${arcs.join("")}Z`);
}

/** A toothed wheel. @param {number} x @param {number} y @param {number} r @param {number} teeth */
function cog(x, y, r, teeth) {
  const points = [];
  for (let n = 0; n < teeth; n++)
    for (const [turn, far] of [
      [-0.32, 0.82],
      [-0.2, 1],
      [0.2, 1],
      [0.32, 0.82],
    ]) {
      const angle = (2 * Math.PI * (n + turn)) / teeth;
      points.push(
        `${(x + r * far * Math.sin(angle)).toFixed(1)} ${(y - r * far * Math.cos(angle)).toFixed(1)}`,
      );
    }
  return mass(`M${points.join("L")}Z`);
}

/** @type {Record<string, () => string>} */
const FIGURES = {
  luk_ylook: () =>
    line("M9 12C-1 26 0 46 10 61", 3.4, INK) +
    line("M9 12L10 61", 1.5, INK) +
    mass("M24 30C17 33 13 42 12 62H58C57 46 52 36 44 31Z") +
    mass("M22 19H46V24C46 31 41 36 34 36C27 36 22 30 22 19Z") +
    mass("M25 21H44V24C44 30 40 33.5 35 33.5C29 33.5 25 29 25 21Z", CUT) +
    line("M29 25.5H32.5M37.5 25.5H41", 2.3, INK) +
    line("M32 30.5H38", 1.8, INK) +
    mass("M6 22C18 20 22 7 36 6C45 6 49 12 50 21Q30 15 6 22Z") +
    mass("M40 10C44 1 53 -1 61 3C59 10 53 15 45 17Z", SPOT) +
    gouges([[58, 5, 46, 14, 1.6]]) +
    gouges([
      [35, 39, 34, 60, 2.6],
      [26, 40, 19, 58, 2.4],
      [45, 39, 52, 58, 2.4],
      [34, 9, 24, 15, 2],
    ]),
  bill_tell: () =>
    mass(SHOULDERS) +
    mass("M18 26H46V34C46 41 40 46 32 46C24 46 18 41 18 34Z") +
    mass("M21 27H43V33C43 39 38 43 32 43C26 43 21 39 21 33Z", CUT) +
    mass("M11 27C10 19 20 16 33 16C46 16 54 20 53 27Q32 21.5 11 27Z") +
    line("M25.5 30.5H29M35 30.5H38.5", 2.3, INK) +
    mass("M32 35.5C28 33 23 34 20 38.5C25 41 30 40.5 32 38C34 40.5 39 41 44 38.5C41 34 36 33 32 35.5Z") +
    mass(
      "M32 5.5C35 1.5 42 3 42 8.5C42 13.5 37 17.5 32 15.8C27 17.5 22 13.5 22 8.5C22 3 29 1.5 32 5.5Z",
      SPOT,
    ) +
    line("M32 6L34.5 1", 2.4, INK) +
    gouges([[26, 6.5, 26, 12.5, 2]]) +
    line("M12 56Q32 42 52 56", 3) +
    line("M32 47.5V62", 3) +
    line("M12 56L32 60L52 56", 1.4),
  ysolde_hoar: () =>
    line("M44 48L55 17", 2.6, INK) +
    line("M38 46L47 11", 2.6, INK) +
    mass("M53 22L52 12L57 6L62 13L58 24ZM44 18L42 8L46 1L52 7L50 18Z") +
    mass(
      "M30 8L36 7L40 11L45 13L45 18L49 23L47 28L50 33L46 38L47 43C54 46 57 53 58 62H6C7 53 9 46 15 43" +
        "L15 38L11 33L14 28L12 23L16 18L16 13L21 11L25 7Z",
    ) +
    mass("M30.5 17C38 17 41 23 40 30C39 37 35 41 30.5 41C26 41 22 37 21 30C20 23 23 17 30.5 17Z", CUT) +
    mass("M30.5 17C24 18 20 26 21 33C24 29 28 27 30 22C33 27 37 28 40 32C41 24 37 17 30.5 17Z") +
    line("M24.5 31.5Q26.5 33 28.5 31.5M33 31.5Q35 33 37 31.5", 2, INK) +
    line("M29 37H32.5", 1.8, INK) +
    gouges([
      [20, 17, 17, 14, 1.6],
      [17, 24, 14, 23, 1.6],
      [18, 31, 14.5, 33, 1.6],
      [26, 12, 25, 9, 1.6],
      [35, 12, 36, 9, 1.6],
      [42, 18, 43, 15, 1.6],
      [44, 25, 47, 24, 1.6],
      [18, 50, 13, 61, 2.4],
      [44, 50, 50, 61, 2.4],
    ]) +
    rime(31, 53, 9, CUT),
  count_harebourg: () =>
    mass("M17 21L20 1H45L48 21L56 23L55 28H10L9 23Z") +
    mass("M19 29H46C46 39 41 45 32.5 45C24 45 19 39 19 29Z") +
    mass("M24 43L32.5 51L41 43L55 50L59 62H6L10 50Z") +
    mass("M9 54L8 36L23 46ZM56 54L57 36L42 46Z") +
    dot(32.5, 12, 8.4) +
    dot(32.5, 12, 6.2, SPOT) +
    line("M32.5 8.4V12L35.6 14.2", 1.9) +
    line("M23 33L30 35M42 33L35 35", 2.6) +
    gouges([
      [32.5, 38, 32.5, 45, 2],
      [26, 41, 31.5, 39, 1.8],
      [39, 41, 33.5, 39, 1.8],
      [18, 53, 13, 61, 2.4],
      [47, 53, 52, 61, 2.4],
    ]) +
    mass("M32.5 53L35.5 57.5L32.5 62L29.5 57.5Z", CUT),
  tock_minutia: () =>
    cog(32, 24, 25, 11) +
    dot(32, 24, 16.6) +
    mass(SHOULDERS) +
    mass("M32 10C41 10 45.5 16 45.5 25C45.5 36 40 43 32 43C24 43 18.5 36 18.5 25C18.5 16 23 10 32 10Z") +
    mass("M22 23C26 20 38 20 42 23C43 33 39 40 32 40C25 40 21 33 22 23Z", CUT) +
    ring(38, 26, 5.2, 2.6, INK) +
    dot(38, 26, 3, SPOT) +
    line("M24.5 26.5H28.5", 2.4, INK) +
    mass("M32 32C28 30.5 23.5 32 21 36C26 38 30 37.5 32 35.2C34 37.5 38 38 43 36C40.5 32 36 30.5 32 32Z") +
    gouges([
      [26, 19, 28, 12.5, 2],
      [34, 18, 33, 12, 2],
      [20, 48, 14, 60, 2.4],
      [44, 48, 50, 60, 2.4],
    ]) +
    line("M24 48L32 55L40 48M32 55V61", 2.2),
  bad_aboum: () =>
    mass("M14 26C14 12 22 4 33 4C44 4 50 12 50 24L47 40C52 42 56 48 57 62H8C9 50 13 43 19 40Z") +
    mass("M17 19H47.5V30H17Z", CUT) +
    dot(26, 24.5, 7, INK) +
    dot(39, 24.5, 7, INK) +
    dot(26, 24.5, 4) +
    dot(39, 24.5, 4) +
    line("M22 35Q31 41 42 35", 2.6) +
    dot(46, 50, 12.4) +
    dot(46, 51.5, 10, INK) +
    line("M47 43C48 38 53 40 54 35", 2.4, INK) +
    mass(
      "M54 27L56.4 31.6L61.5 32.5L58 36.4L58.6 41.5L54 39.2L49.4 41.5L50 36.4L46.5 32.5L51.6 31.6Z",
      SPOT,
    ) +
    gouges([
      [41, 48, 45, 45, 2],
      [24, 8, 22, 16, 2.2],
      [33, 6, 33, 16, 2.2],
      [42, 8, 44, 16, 2.2],
      [18, 47, 14, 60, 2.4],
      [26, 47, 24, 60, 2.2],
    ]),
  yugo: () =>
    mass(SHOULDERS) +
    mass(
      "M32 13C36 13 38 14 40 15C42 7 48 3 55 4C61 6 62 13 59 19C56 25 50 27 46 28L46 33" +
        "C46 40 40 45 32 45C24 45 18 40 18 33L18 28C14 27 8 25 5 19C2 13 3 6 9 4C16 3 22 7 24 15C26 14 28 13 32 13Z",
    ) +
    mirrored(mass("M44 19C46 13 50 9.5 54.5 9.5C58 12 56 19 48.5 22Z", CUT)) +
    mass("M22 27Q32 22 42 27C43 36 39 42 32 42C25 42 21 36 22 27Z", CUT) +
    dot(27.5, 31, 2.3, INK) +
    dot(36.5, 31, 2.3, INK) +
    line("M29 37Q32 39 35 37", 1.9, INK) +
    mass("M23 24.5Q32 19.5 41 24.5L40.5 21Q32 17 23.5 21Z", CUT) +
    ring(32, 56, 6.4, 3, CUT) +
    dot(32, 56, 3.4, SPOT) +
    gouges([
      [19, 47, 13, 59, 2.4],
      [45, 47, 51, 59, 2.4],
    ]),
  drop_knight: () =>
    mass("M20 24C20 11 26 4 35 4C44 4 50 11 50 24V37L35 44L20 37Z") +
    mass("M19 41L35 47L52 41C57 45 59 53 59 62H12C12 53 14 45 19 41Z") +
    mass("M23 22.5H47V27.5H23Z", CUT) +
    mass("M33.7 9H36.3V41H33.7Z", CUT) +
    dot(29, 33, 1.5) +
    dot(41, 33, 1.5) +
    dot(29, 37, 1.5) +
    dot(41, 37, 1.5) +
    mass("M2 33L18 30L33 36V47C33 56 26 61 19 64C9 61 2 53 2 44Z", CUT) +
    mass("M4.6 35.5L18 33L30.4 38V47C30.4 54 25 58 19 61C11 58 4.6 52 4.6 44Z") +
    mass(
      "M18 37.5C22.5 44.5 25 47 25 50.5C25 54 22 56.5 18 56.5C14 56.5 11 54 11 50.5C11 47 13.5 44.5 18 37.5Z",
      SPOT,
    ) +
    gouges([
      [29, 8, 25, 18, 2],
      [41, 8, 45, 18, 2],
      [50, 47, 53, 60, 2.4],
      [42, 48, 44, 61, 2.2],
    ]),
  leaf_knight: () =>
    mass("M32 16C24 10 26 3 32 0C38 3 40 10 32 16Z") +
    mirrored(mass("M35 15C37 7 44 3 52 4C51 12 45 17 36 17Z") + gouges([[50, 5.5, 39, 14.5, 1.8]])) +
    mass("M17 28C17 18 23 14 32 14C41 14 47 18 47 28V37L38 46H26L17 37Z") +
    mass("M20.5 25H43.5V29.5H34.3V42H29.7V29.5H20.5Z", CUT) +
    mass("M20 43L6 46L3 62H61L58 46L44 43L36 49H28Z") +
    gouges([
      [32, 3, 32, 13, 1.8],
      [24, 34, 26, 42, 2],
      [40, 34, 38, 42, 2],
      [10, 49, 8, 61, 2.4],
      [54, 49, 56, 61, 2.4],
      [18, 48, 17, 61, 2.4],
      [46, 48, 47, 61, 2.4],
    ]) +
    mass("M32 49C39 51 39 58 32 63C25 58 25 51 32 49Z", SPOT) +
    line("M32 53V62", 1.6),
  darkness_knight: () =>
    mirrored(mass("M41 23C51 22 56 13 53 2C62 10 64 27 45 33Z") + gouges([[58, 13, 50, 24, 2.4]])) +
    mass("M32 3L41 12L46 26L44 40L36 51H28L20 40L18 26L23 12Z") +
    mirrored(mass("M34.5 29L45 24L44 31.5L35.5 34Z", CUT) + dot(40, 29.4, 2.2, SPOT)) +
    mass("M20 45L13 41L13 47L4 45L7 52L2 62H62L57 52L60 45L51 47L51 41L44 45L32 56Z") +
    gouges([
      [32, 7, 32, 26, 2.6],
      [28, 38, 29.5, 48, 1.8],
      [32, 37, 32, 49, 1.8],
      [36, 38, 34.5, 48, 1.8],
      [12, 51, 9, 61, 2.4],
      [52, 51, 55, 61, 2.4],
      [22, 52, 24, 61, 2.2],
      [42, 52, 40, 61, 2.2],
    ]),
  maskun_john: () =>
    mass("M20 46L32 50L44 46C54 48 58 54 58 62H6C6 54 10 48 20 46Z") +
    mass("M32 8C44 8 50 16 49 28C48 40 42 47 32 47C22 47 16 40 15 28C14 16 20 8 32 8Z") +
    mirrored(
      mass("M42 10L58 0L52 22Z") +
        mass("M34.5 24C39 18 46 19 47.5 23.5C46 31 38 32.5 34.5 28Z", CUT) +
        dot(41, 25.4, 2.3, INK),
    ) +
    mass("M32 26L35 34H29Z", CUT) +
    mass("M20.5 36.5H43.5L39.5 43H24.5Z", CUT) +
    line("M27 36.5V43M32 36.5V43M37 36.5V43", 1.7, INK) +
    mass("M32 9L36 15.5L32 22L28 15.5Z", SPOT) +
    gouges([
      [20, 51, 14, 61, 2.4],
      [44, 51, 50, 61, 2.4],
      [32, 53, 32, 61, 2.2],
    ]),
  kassius_kaos: () =>
    mass("M30 42C20 46 15 53 14 62H59C58 51 54 45 44 41Z") +
    mass("M20 22H47V31C47 38 44 43 38 45L29 45C27 42 26 41 25 40C17 39 9 41 1 49C2 37 10 29 20 26Z") +
    mass("M8 22C18 19 20 9 34 8C44 8 50 13 51 20L57 24Q32 18 8 24Z") +
    mass("M46 16C49 5 56 1 62 2C62 12 58 19 49 20Z", SPOT) +
    gouges([[60, 4, 50, 17, 1.8]]) +
    dot(31, 30.5, 5.6) +
    dot(31, 30.5, 3, INK) +
    line("M40 25C41 32 40 38 36 43", 2.2) +
    gouges([
      [22, 33, 6, 43, 2.4],
      [34, 49, 30, 61, 2.4],
      [44, 48, 48, 61, 2.6],
      [24, 52, 20, 61, 2],
      [34, 12, 24, 17, 2],
    ]),
  coa_gulary: () =>
    mass(
      "M18 41L13 32L5 29L13 23L7 12L18 15L18 3L27 10L34 0L38 10L48 3L47 14L58 13L51 23L59 30L51 33L46 41" +
        "C53 45 57 52 58 62H6C7 52 11 45 18 41Z",
    ) +
    mass("M21 27L26 20L30 26L35 19L38 25L43 22C45 33 41 43 32 43C23 43 19 35 21 27Z", CUT) +
    mass("M20.5 30.5Q32 27 43.6 30.5L43 34.5Q32 31 21 34.5Z", SPOT) +
    line("M25 31.5L29.5 32.5M39 31.5L34.5 32.5", 2.2, INK) +
    line("M29.5 38.5H34.5", 2, INK) +
    gouges([
      [24, 16, 21, 8, 2],
      [33, 14, 34, 5, 2],
      [42, 15, 46, 8, 2],
      [16, 24, 11, 17, 2],
      [49, 23, 54, 18, 2],
    ]) +
    line("M15 50L43 61M49 50L21 61", 2.6),
  oscar_kass: () =>
    mass("M30 1C40 6 50 16 50 30L48 42C54 46 57 54 58 62H6C7 54 10 46 16 42L14 30C14 18 22 10 30 1Z") +
    mass(
      "M32 14C41 14 45.5 20 45.5 27.5C45.5 32 43.5 34.5 41 36L40.5 43.5H23.5L23 36" +
        "C20.5 34.5 18.5 32 18.5 27.5C18.5 20 23 14 32 14Z",
      CUT,
    ) +
    mirrored(mass("M34.5 26C37 22.5 42 23 43 27C43 31 39.5 32.5 36.5 31.5C34.5 30.5 34 28.5 34.5 26Z")) +
    mass("M32 31.5L34.4 36H29.6Z") +
    line("M28 39V43.5M32 39V43.5M36 39V43.5", 1.8, INK) +
    dot(39, 28, 1.8, SPOT) +
    gouges([
      [19, 18, 27, 7, 2.2],
      [45, 18, 36, 8, 2.2],
      [18, 49, 12, 61, 2.4],
      [46, 49, 52, 61, 2.4],
    ]) +
    mass("M32 48L35 55L32 64L29 55ZM25.5 51H38.5V53.4H25.5Z", CUT),
  naz_rael: () =>
    mass(SHOULDERS) +
    mass(
      "M12 3L26 13Q32 11.5 38 13L52 3L53 27C53 31 52 33 51 35L59 38L50 40C46 45 40 48 32 48" +
        "C24 48 18 45 14 40L5 38L13 35C12 33 11 31 11 27Z",
    ) +
    mirrored(
      mass("M48.5 9L49.5 20L41 15Z", CUT) +
        mass("M35 28C38 22 45 21.5 48 24.5C47 31 39 33.5 35 28Z", CUT) +
        mass("M41.4 22.6L43 27.3L41.4 31.6L39.8 27.3Z"),
    ) +
    mass(
      "M32 36C37 33.5 43 36 42.5 40C41 44.5 35 45 32 42.5C29 45 23 44.5 21.5 40C21 36 27 33.5 32 36Z",
      CUT,
    ) +
    mass("M27.5 34H36.5L32 39.5Z", SPOT) +
    line("M32 39.5V42", 1.8, INK) +
    gouges([
      [32, 23, 32, 14, 2],
      [27, 22, 26, 16, 1.6],
      [37, 22, 38, 16, 1.6],
    ]) +
    '<g transform="rotate(-12 32 56)">' +
    mass("M26 51H38V63H26Z", CUT) +
    [29, 32, 35].map((at) => dot(at, at + 25, 1.5, INK)).join("") +
    "</g>" +
    gouges([
      [18, 50, 13, 60, 2.2],
      [46, 50, 51, 60, 2.2],
    ]),
  queen_of_the_tofus: () =>
    mass("M32 20C46 20 51 29 50 38L53 46C56 51 58 57 58 62H6C6 57 8 51 11 46L14 38C13 29 18 20 32 20Z") +
    mass("M32 27C40 27 42.5 31 42 36C41 42 37 45.5 32 45.5C27 45.5 23 42 22 36C21.5 31 24 27 32 27Z", CUT) +
    line("M25.5 35.5Q27.5 37 29.5 35.5M34.5 35.5Q36.5 37 38.5 35.5", 2, INK) +
    line("M30 41.3Q32 42.6 34 41.3", 1.9, INK) +
    dot(32, 12.5, 10.6) +
    mirrored(mass("M35 14C44 17 55 12 59 1C50 4 42 3 35 8Z") + gouges([[55, 5, 43, 11, 2]])) +
    dot(32, 12.5, 8.4, INK) +
    mass("M32 5L28 0L33 2L36 -1L35 5Z") +
    dot(28.8, 11, 1.9) +
    dot(35.2, 11, 1.9) +
    mass("M29.4 14H34.6L32 18Z", SPOT) +
    gouges([
      [17, 38, 13, 50, 2.4],
      [47, 38, 51, 50, 2.4],
      [21, 50, 18, 61, 2.4],
      [43, 50, 46, 61, 2.4],
      [28, 51, 27, 61, 2],
      [36, 51, 37, 61, 2],
    ]),
  king_of_the_gobballs: () =>
    mass(SHOULDERS) +
    wool(32, 28, 18, 10) +
    mass("M32 20C40 20 43 25 42 32C41 40 37 44 32 44C27 44 23 40 22 32C21 25 24 20 32 20Z", CUT) +
    mass("M22 24C24 18 40 18 42 24L42 28Q32 22 22 28Z") +
    line("M26 31H29.5M34.5 31H38", 2.3, INK) +
    mass("M25 36Q32 33 39 36C40 42 36 46 32 46C28 46 24 42 25 36Z") +
    gouges([[29, 38.6, 35, 38.6, 1.6]]) +
    mirrored(apart("M46.5 22C56 15 63.5 26 58 34C53 40 45.5 36 48.5 30C49.5 27 53 28 53 30", 5)) +
    mass("M19 14L17 1L25 7L32 0L39 7L47 1L45 14Q32 10.5 19 14Z", SPOT) +
    gouges([
      [18, 48, 13, 60, 2.4],
      [46, 48, 51, 60, 2.4],
      [28, 51, 26, 61, 2.4],
      [36, 51, 38, 61, 2.4],
    ]),
  hild_rimeguard: () =>
    mass(SHOULDERS) +
    mass("M17 26C17 12 23 6 32 6C41 6 47 12 47 26L45 38C43 43 38 46 32 46C26 46 21 43 19 38Z") +
    mirrored(
      mass("M46 24C44 14 48 4 57 0C56 4 57 6 60 7C58 9 58 11 61 13C58 15 58 17 60 20C56 25 51 26 46 24Z") +
        gouges([
          [57, 7, 49, 17, 1.8],
          [58, 15, 50, 20, 1.8],
        ]) +
        mass("M44 36L51 40L47 44L52 48L47 53L50 57L45 61L42 48Z") +
        line("M46 40L50 44M46 47.5L50.5 51M45 55L48.5 57.5", 1.8),
    ) +
    mass("M21 25H43C44 35 39 43 32 43C25 43 20 35 21 25Z", CUT) +
    mass("M29.6 16H34.4V34L32 37L29.6 34Z") +
    line("M24.5 30H28M36 30H39.5", 2.3, INK) +
    line("M29.5 39.6H34.5", 1.9, INK) +
    line("M17.5 23H46.5", 2.4) +
    dot(32, 14.5, 3.6, SPOT) +
    gouges([
      [24, 18, 26, 10, 2],
      [40, 18, 38, 10, 2],
      [32, 50, 32, 61, 2.6],
      [25, 50, 22, 61, 2.2],
      [39, 50, 42, 61, 2.2],
    ]),
  bruno_sledge: () =>
    mass("M18 44C10 46 6 53 5 62H59C58 53 54 46 46 44L32 50Z") +
    mass("M8 20C6 8 18 2 32 2C46 2 58 8 56 20L57 39C57 47 46 48 44 42L44 24H20L20 42C18 48 7 47 7 39Z") +
    mass("M18 25H46V36L40 50L32 57L24 50L18 36Z") +
    mass("M21 24H43V32Q38 30 32 34Q26 30 21 32Z", CUT) +
    line("M25 28H28.5M35.5 28H39", 2.3, INK) +
    line("M8 21Q32 14 56 21", 2.2) +
    dot(24, 13.5, 6.4) +
    dot(40, 13.5, 6.4) +
    dot(24, 13.5, 4.2, SPOT) +
    dot(40, 13.5, 4.2, SPOT) +
    line("M26 40.5Q32 37.5 38 40.5", 2.2) +
    gouges([
      [13, 26, 11, 39, 2.4],
      [51, 26, 53, 39, 2.4],
      [28, 44, 29.5, 51, 2],
      [36, 44, 34.5, 51, 2],
      [32, 44, 32, 54, 2.2],
      [14, 50, 10, 60, 2.4],
      [50, 50, 54, 60, 2.4],
    ]),
  mo_snowmole: () =>
    mass("M32 6C45 6 51 17 49 30C53 40 55 52 55 62H9C9 52 11 40 15 30C13 17 19 6 32 6Z") +
    mass("M32 24C40 24 45 30 43 37C41 43 23 43 21 37C19 30 24 24 32 24Z", CUT) +
    mass(
      "M32 21L35 25.5L40.5 24.5L39 29.5L43 33L38 34.5L36.5 39L32 36L27.5 39L26 34.5L21 33L25 29.5L23.5 24.5L29 25.5Z",
      SPOT,
    ) +
    line("M21 19L27 20.5M43 19L37 20.5", 2.4) +
    mass("M28 41H31.4V46H28ZM32.6 41H36V46H32.6Z", CUT) +
    gouges([
      [27, 14, 25, 8.5, 2],
      [32, 14, 32, 8, 2],
      [37, 14, 39, 8.5, 2],
      [27, 50, 26, 59, 2.2],
      [37, 50, 38, 59, 2.2],
    ]) +
    mirrored(
      apart("M45 50L43 38M50 48L51 34M55 49L58 37", 3.4) +
        mass("M41 64C40 54 43 47 50 46.5C57 46.5 62 53 61 64Z", CUT) +
        mass("M43.4 62C43 54.5 45.5 49.4 50.5 49C55.6 49 59 54 58.6 62Z"),
    ),
  pip_thinshell: () =>
    mass("M16 22H48V35C48 43 41 48 32 48C23 48 16 43 16 35Z") +
    mass("M20 31Q32 24 44 31V35C44 41.5 39 45.5 32 45.5C25 45.5 20 41.5 20 35Z", CUT) +
    shell("M11 28C10 12 20 2 32 2C44 2 54 12 53 28L46.5 21.5L41 29L35.5 22L30 29L24 21.5L18 29Z") +
    dot(26.5, 35, 3.1, INK) +
    dot(37.5, 35, 3.1, INK) +
    line("M30.5 41Q32 42.2 33.5 41", 1.9, INK) +
    shell("M7 51L13 45L19 52L25.5 46L32 52L38.5 46L45 52L51 45L57 51C57 56 56 59 55 62H9C8 59 7 56 7 51Z") +
    line("M41 5L37 11L43 14L39 20", 2.2, INK) +
    gouges(
      [
        [21, 9, 16, 20, 2.2],
        [16, 55, 19, 60, 2],
        [48, 55, 45, 60, 2],
      ],
      INK,
    ),
  sister_cinder: () =>
    mass("M32 3C46 3 51 14 51 27C51 40 54 48 58 62H6C10 48 13 40 13 27C13 14 18 3 32 3Z") +
    mass("M32 10C42 10 45 18 45 26C45 37 40 43 32 43C24 43 19 37 19 26C19 18 22 10 32 10Z", CUT) +
    mass("M32 15C39 15 41.5 20 41.5 26C41.5 34 37.5 39 32 39C26.5 39 22.5 34 22.5 26C22.5 20 25 15 32 15Z") +
    mass("M24.6 23Q32 17 39.4 23V26.5C39.4 33 36.5 36.8 32 36.8C27.5 36.8 24.6 33 24.6 26.5Z", CUT) +
    line("M26.5 27.5Q28.3 29 30 27.5M34 27.5Q35.7 29 37.5 27.5", 1.9, INK) +
    line("M30.6 33H33.4", 1.8, INK) +
    mass(
      "M32 41C34 46 40 48 39.5 55C39 60 36 62 32 62C28 62 25 60 24.5 55C24.3 51 26.5 49.5 27 46.5" +
        "C28.5 47.5 29.3 48.6 29.7 50C31 47 31.8 45 32 41Z",
      CUT,
    ) +
    mass(
      "M32 47C33.2 50.5 37 52 36.5 56C36 59 34.5 60 32 60C29.5 60 27.8 59 27.5 56" +
        "C27.4 54 28.3 53 28.8 51.6C29.6 52.2 30 53 30.2 53.8C31.3 51.6 31.8 50 32 47Z",
      SPOT,
    ) +
    gouges([
      [16, 34, 12, 50, 2.4],
      [48, 34, 52, 50, 2.4],
      [19, 44, 14, 60, 2.4],
      [45, 44, 50, 60, 2.4],
    ]),
  tilly_furrow: () =>
    mass(SHOULDERS) +
    mass("M18 26H46V34C46 42 40 47 32 47C24 47 18 42 18 34Z") +
    mass("M21 27H43V34C43 40 38 44 32 44C26 44 21 40 21 34Z", CUT) +
    mass(
      "M1 26C9 20 16 21 18 18C19 8 25 4 32 4C39 4 45 8 46 18C48 21 55 20 63 26C56 31 44 30 32 30C20 30 8 31 1 26Z",
    ) +
    mass("M18.5 16.5Q32 21 45.5 16.5L46 20.5Q32 25 18 20.5Z", SPOT) +
    dot(27, 34.5, 2, INK) +
    dot(37, 34.5, 2, INK) +
    line("M28.5 39.3Q32 41.5 35.5 39.3", 1.9, INK) +
    gouges([
      [26, 14, 28, 7, 2],
      [33, 15, 33, 6.5, 2],
      [40, 14, 37, 7, 2],
      [14, 26.5, 6, 26, 1.8],
      [50, 26.5, 58, 26, 1.8],
      [26, 27, 19, 26.5, 1.6],
    ]) +
    mass("M20 33C13 34 9 40 11 46C7 50 8 57 12 60C17 57 19 51 17 47C21 43 22 38 20 33Z") +
    line("M11.4 46.2L17 46.6M12 40.5L18 42", 1.8) +
    apart("M52 64V46", 2.6) +
    apart("M44.5 35V42C44.5 47 59.5 47 59.5 42V35M52 34V46", 2.6) +
    gouges([
      [30, 50, 28, 61, 2.2],
      [38, 50, 40, 61, 2.2],
    ]),
  firebomb: () =>
    line("M38 17C40 8 47 12 50 7", 3, INK) +
    mass(
      "M51 0L53 4.6L58 3.5L55.4 7.8L59 11.5L53.8 11.4L51.5 16L49.4 11.3L44.5 10.8L48 7.2L46 2.6L50 4.3Z",
      SPOT,
    ) +
    mass("M27 14L41 16L39 24H25Z") +
    dot(32, 40, 22, INK) +
    mirrored(mass("M34.5 41L46 35C47.5 42 42 46.5 36 45Z", CUT) + dot(40.5, 41, 2.2, INK)) +
    mass("M21 49Q32 54 43 49Q40 57 32 57Q24 57 21 49Z", CUT) +
    mass("M25 50.4L27.6 54.4L30 51.5ZM39 50.4L36.4 54.4L34 51.5Z") +
    gouges([
      [15, 37, 22, 25, 3],
      [20, 33, 25, 27, 1.8],
    ]),
  gobball: () =>
    mass("M20 52H27V63H20ZM37 52H44V63H37Z") +
    wool(32, 34, 21, 10) +
    mass("M32 24C41 24 44 31 43 38C42 46 38 50 32 50C26 50 22 46 21 38C20 31 23 24 32 24Z", CUT) +
    mass(
      "M32 26.5C39 26.5 41.5 32 40.8 38C40 44.5 36.8 47.7 32 47.7C27.2 47.7 24 44.5 23.2 38C22.5 32 25 26.5 32 26.5Z",
    ) +
    dot(28, 34, 2.7) +
    dot(36, 34, 2.7) +
    mass("M27 40.5H37L32 45.5Z", CUT) +
    mirrored(apart("M44 26C53 18 62 28 56 36C52 41 46 37 49 33", 4.6)) +
    line("M22 20Q25 16 28 20Q32 15 36 20Q39 16 42 20", 2.2),
  tofu: () =>
    mass("M24 56L20 63H26L28 58ZM40 56L44 63H38L36 58Z") +
    mass("M30 12L24 3L31 7L33 0L36 7L42 4L36 13Z") +
    mass("M32 10C48 10 56 22 55 36C54 51 45 60 32 60C19 60 10 51 9 36C8 22 16 10 32 10Z") +
    mirrored(mass("M50 34C56 32 60 34 63 40C60 47 54 50 49 48Z") + line("M50 36C47 40 47 45 50 49", 2)) +
    dot(23.5, 29, 7) +
    dot(40.5, 29, 7) +
    dot(25, 30, 3.4, INK) +
    dot(39, 30, 3.4, INK) +
    mass("M24 37Q32 33 40 37L32 46Z", SPOT) +
    gouges([
      [25, 50, 26, 57, 2.2],
      [32, 51, 32, 58, 2.2],
      [39, 50, 38, 57, 2.2],
      [28, 20, 30, 13, 1.8],
      [36, 20, 34, 13, 1.8],
    ]),
  hooded: () =>
    mass("M32 3C44 6 51 17 49 32L47 42C54 46 57 54 58 62H6C7 54 10 46 17 42L15 32C13 17 20 6 32 3Z") +
    mass("M32 13C40 15 43.5 22 42.5 30C41 38 37 42 32 42C27 42 23 38 21.5 30C20.5 22 24 15 32 13Z", CUT) +
    mass(
      "M32 15.5C38.5 17 41 23 40 30C39 36.5 36 39.5 32 39.5C28 39.5 25 36.5 24 30C23 23 25.5 17 32 15.5Z",
    ) +
    line("M26.5 28.5L30 29.5M37.5 28.5L34 29.5", 2.4) +
    gouges([
      [32, 47, 32, 61, 2.6],
      [22, 49, 16, 61, 2.4],
      [42, 49, 48, 61, 2.4],
      [19, 26, 24, 11, 2],
      [45, 26, 40, 11, 2],
    ]),
};

/** Who stands for a class: for characters of a player's own, which have no drawing. */
/** @type {Record<string, string>} */
const OF_CLASS = {
  cra: "luk_ylook",
  xelor: "count_harebourg",
  rogue: "bad_aboum",
  eliatrope: "yugo",
  knight: "drop_knight",
  masqueraider: "maskun_john",
  sacrier: "coa_gulary",
  sram: "oscar_kass",
  ecaflip: "naz_rael",
  osamodas: "king_of_the_gobballs",
  guardian: "hild_rimeguard",
  scout: "pip_thinshell",
  beast: "mo_snowmole",
  farmer: "tilly_furrow",
  driver: "bruno_sledge",
  clockmaker: "tock_minutia",
  healer: "sister_cinder",
  archer: "ysolde_hoar",
};

/** @param {string} card @param {string} [look] */
export const bust = (card, look = "") => (FIGURES[card] ?? FIGURES[OF_CLASS[look]] ?? FIGURES.hooded)();

/** Of each seat the base, the ground on it, what cuts the bust off, and how the bust is put there. */
const BASES = {
  you: {
    base: '<circle cx="32" cy="32" r="31" fill="var(--you)"/><circle cx="32" cy="32" r="27.4" fill="var(--card)"/>',
    clip: "circle(43.6%)",
    place: "translate(5.1 10.2) scale(.84)",
  },
  foe: {
    base:
      mass("M32 -1L65 32L32 65L-1 32Z", "var(--foe)") +
      mass("M32 4.2L59.8 32L32 59.8L4.2 32Z", "var(--card)"),
    clip: "polygon(50% 5.6%, 94.4% 50%, 50% 94.4%, 5.6% 50%)",
    place: "translate(6.4 12.8) scale(.8)",
  },
};

/**
 * The text of a group on the 64 grid. What cuts it off is a shape of CSS on a box of 64, not a clipPath: several
 * copies stand on one page, and some of them are hidden.
 * @param {string} card  a Krosmaster or a Summon
 * @param {Seat} [seat]
 * @param {string} [look]  the class of a character that has no drawing
 */
export function figureGroup(card, seat = "none", look) {
  if (seat === "none") return `<g class="fig">${bust(card, look)}</g>`;
  const { base, clip, place } = BASES[seat];
  return (
    `<g class="fig fig-${seat}">${base}<g clip-path="${clip}"><path d="M0 0H64V64H0Z" fill="none"/>` +
    `<g transform="${place}">${bust(card, look)}</g></g></g>`
  );
}

/**
 * @param {string} card
 * @param {import("../../../../web/art/svg.js").Frame & { seat?: Seat, look?: string }} [frame]
 */
export const figure = (card, { seat = "none", look, cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", figureGroup(card, seat, look), { ...frame, cls: `figure ${cls}` });
