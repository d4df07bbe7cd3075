// @ts-check
/** What is worn, in one ink on the 64 grid: coats, mail, plate, shields, gloves, cloaks. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts, ring } from "./carving.js";

const COAT = "M22 3L32 8L42 3L54 9L63 34L52 39L49 28V62H15V28L12 39L1 34L10 9Z";
const VEST = "M18 3L25 8C27 13 37 13 39 8L46 3L56 9L52 24L55 40V62H9V40L12 24L8 9Z";
const CLOAK = "M32 2C42 2 48 9 47 19C56 27 61 44 62 63H2C3 44 8 27 17 19C16 9 22 2 32 2Z";

/** Rows of rings or scales. @param {number[]} rows @param {string} one  what stands there, from its left end */
const rows = (rows, one) =>
  line(
    rows.flatMap((y, n) => [0, 1, 2, 3, 4].map((k) => `M${14 + k * 8 - (n % 2) * 4} ${y}${one}`)).join(""),
    1.8,
  );

/** A zigzag of fur. @param {number} x @param {number} y @param {number} times @param {number} step */
const zigzag = (x, y, times, step) => `M${x} ${y}${`l${step / 2} 4l${step / 2} -4`.repeat(times)}`;

/** @type {Record<string, () => string>} */
export const ARMOR = {
  padded_furs: () =>
    mass(
      "M20 3L32 9L44 3L55 9L63 34L58 39L52 36L49 29V60L45 56L41 62L36 57L32 63L28 57L23 62L19 56L15 60" +
        "V29L12 36L6 39L1 34L9 9Z",
    ) +
    line(zigzag(18, 24, 5, 5.6), 2.2) +
    line(zigzag(18, 36, 5, 5.6), 2.2) +
    line(zigzag(18, 47, 5, 5.6), 2.2) +
    cuts("20 6 31 17 2.4; 44 6 33 17 2.4; 9 18 6 30 2; 55 18 58 30 2"),
  sealskin_coat: () =>
    mass(COAT) +
    line("M32 16V62M20 5L32 17L44 5", 2.4) +
    line("M28 26H36M28 37H36M28 48H36", 3.4, SPOT) +
    cuts("11 15 6 31 2.2; 53 15 58 31 2.2; 20 34 19 56 2; 44 34 45 56 2") +
    mass("M15 54L20 58L25 54L30 58V62H15ZM49 54L44 58L39 54L34 58V62H49Z", CUT),
  boiled_leather: () =>
    mass(VEST) +
    line("M32 13V60", 2.2) +
    line("M27 20L37 26M37 20L27 26M27 32L37 38M37 32L27 38M27 44L37 50M37 44L27 50", 2.2) +
    line("M10 42H22M42 42H54M11 50H22M42 50H53", 2) +
    cuts("14 12 18 30 2.2; 50 12 46 30 2.2"),
  round_shield: () =>
    dot(32, 32, 31, INK) +
    ring(32, 32, 25, 2.4) +
    line("M32 8V22M32 42V56M8 32H22M42 32H56", 2.4) +
    dot(32, 32, 10.6) +
    dot(32, 32, 8, SPOT) +
    dot(32, 32, 2.6) +
    cuts("16 15 25 23 2; 48 15 39 23 2; 16 49 25 41 2; 48 49 39 41 2") +
    [0, 60, 120, 180, 240, 300]
      .map((a) => `<g transform="rotate(${a + 30} 32 32)">${dot(32, 3.8, 1.8)}</g>`)
      .join(""),
  climbers_harness: () =>
    line("M18 2L24 30M46 2L40 30M13 36H51", 5.6, INK) +
    line("M15 40C12 62 31 62 30 42M49 40C52 62 33 62 34 42", 5.6, INK) +
    mass("M10 30H54V40H10Z") +
    line("M14 35H25M39 35H50", 2) +
    mass("M26 28H38V43H26Z", CUT) +
    ring(32, 35, 5.6, 4, SPOT) +
    line("M32 41V63", 3, SPOT) +
    line("M19 13L44 13", 3.6, INK),
  ringmail: () =>
    mass("M20 3H44L56 10L62 36H52L50 27V56L46 62H18L14 56V27L12 36H2L8 10Z") +
    rows([27, 34, 41, 48, 55], "a3.4 3.4 0 0 0 6.8 0") +
    line("M20 4C22 14 42 14 44 4", 3) +
    cuts("12 15 9 30 2; 52 15 55 30 2"),
  warded_robe: () =>
    mass("M24 2H40L52 8L61 42L52 46L47 30L56 63H8L17 30L12 46L3 42L12 8Z") +
    line("M24 3L32 16L40 3M32 16V62", 2.2) +
    mass("M32 24L41 36L32 48L23 36Z", CUT) +
    mass("M32 28L38 36L32 44L26 36Z", SPOT) +
    dot(32, 36, 2.4) +
    cuts("20 44 15 60 2.2; 44 44 49 60 2.2; 14 16 9 36 2; 50 16 55 36 2"),
  scale_hauberk: () =>
    mass(
      "M18 3H46L58 11L60 34H51L50 24V52L46 63L41 56L36.6 63L32 56L27.4 63L23 56L18 63L14 52V24L13 34H4L6 11Z",
    ) +
    rows([24, 31, 38, 45], "l3.4 5l3.4 -5") +
    mass("M20 3L32 15L44 3Z", CUT) +
    mass("M24 3L32 11L40 3Z", SPOT) +
    cuts("11 14 9 28 2; 53 14 55 28 2"),
  winterguard_mail: () =>
    mass("M20 4L32 9L44 4L58 12L61 35H52L50 27V62H14V27L12 35H3L6 12Z") +
    mass("M12 10L20 3L26 8L32 4L38 8L44 3L52 10L46 16L40 13L32 19L24 13L18 16Z", CUT) +
    mass("M15 10L20 6L26 11L32 7L38 11L44 6L49 10L45.6 12.6L40 9.6L32 15L24 9.6L18.4 12.6Z") +
    rime(32, 36, 15, CUT) +
    line("M15 54H49", 2.2) +
    cuts("9 18 7 31 2; 55 18 57 31 2"),
  snowlord_plate: () =>
    mass("M22 9L32 14L42 9L48 20L46 42L50 63H14L18 42L16 20Z") +
    mirrored(
      mass("M44 6C56 5 63 14 63 27L52 31L47 19Z") + cuts("50 11 58 21 2.2") + line("M49 25L60 20", 1.8),
    ) +
    line("M32 15V40M18.6 41H45.4M17 48H47M15.6 55.4H48.4", 2.4) +
    cuts("22 18 25 36 2.4; 42 18 39 36 2.4") +
    mass("M25 1L32 10L39 1L37 9L32 13L27 9Z", SPOT),
  gauntlets_of_fortitude: () =>
    mass(
      "M14 63L12 44L4 30L9 25L16 31L14 8L21 6L24 24L25 3H32L33 24L37 5L44 7L42 27L48 14L54 17L48 42L46 63Z",
    ) +
    line("M13 46H48M14 54H47", 2.6) +
    line("M15 18L22 17M25 14H33M36 16L43 17.4", 2) +
    line("M16 36C24 31 38 31 45 37", 2) +
    mass("M31 36L36 41L31 46L26 41Z", CUT) +
    mass("M31 38.4L33.6 41L31 43.6L28.4 41Z", SPOT),
  cloak_of_the_first_winter: () =>
    mass(CLOAK) +
    mass("M32 9C38 9 41 14 40 21L32 27L24 21C23 14 26 9 32 9Z", CUT) +
    mass("M13 26L20 18L26 25L32 29L38 25L44 18L51 26L44 30L38 28L32 34L26 28L20 30Z", CUT) +
    rime(32, 48, 13, CUT) +
    cuts("20 34 12 61 2.4; 44 34 52 61 2.4; 13 36 6 58 2; 51 36 58 58 2") +
    dot(32, 28.6, 3, SPOT),
  mail_of_the_glacier_king: () =>
    mass(
      "M16 8L20 1L25 8L32 3L39 8L44 1L48 8L60 14L62 38L52 36L50 28L48 63L40 57L32 63L24 57L16 63L14 28" +
        "L12 36L2 38L4 14Z",
    ) +
    mass("M22 20L32 14L42 20L40 40L32 48L24 40Z", CUT) +
    mass("M25 22L32 18L39 22L37.4 38.6L32 44L26.6 38.6Z", SPOT) +
    cuts("32 21 30 40 2.2; 20 50 24 56 2; 44 50 40 56 2; 9 18 7 32 2.2; 55 18 57 32 2.2; 32 51 32 60 2.2"),
  // What stands for any armor.
  armor: () =>
    mass(VEST) +
    line("M32 14V61M10 40H54", 2.4) +
    cuts("16 12 20 34 2.4; 48 12 44 34 2.4; 18 46 18 58 2; 46 46 46 58 2"),
  shield: () =>
    mass("M32 1C41 7 50 9 60 9C61 34 53 54 32 64C11 54 3 34 4 9C14 9 23 7 32 1Z") +
    line("M32 8V56M10 28H54", 2.6) +
    dot(32, 28, 8) +
    dot(32, 28, 5.6, SPOT),
  cloak: () =>
    mass(CLOAK) +
    mass("M32 10C38 10 41 15 40 22L32 28L24 22C23 15 26 10 32 10Z", CUT) +
    cuts("32 31 32 61 3; 24 30 14 60 2.6; 40 30 50 60 2.6; 20 26 9 48 2; 44 26 55 48 2") +
    dot(32, 29, 3.4, SPOT),
};
