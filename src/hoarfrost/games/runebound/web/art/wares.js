// @ts-check
/** Potions, runes and artifacts in one ink, on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { apart, cuts, put, ring } from "./carving.js";
import { flame } from "./weapons.js";

/** A standing stone with the sign carved in it. @param {string} carved */
const stone = (carved) =>
  mass("M20 4L42 1L55 14L58 46L49 62L16 63L6 47L9 18Z") +
  cuts("13 20 11 42 2.2; 50 14 54 40 2.2; 20 58 40 58 2") +
  carved;

/** Something on a cord around the neck. @param {string} hung */
const necklace = (hung) => line("M8 1C10 18 20 26 32 29C44 26 54 18 56 1", 3.4, INK) + hung;

/** A bellied flask with a sign on its belly. @param {string} sign */
const flask = (sign) =>
  mass("M24 1H40V9H37.6V18C50 21 58 30 58 41C58 54 47 63 32 63C17 63 6 54 6 41C6 30 14 21 26.4 18V9H24Z") +
  line("M25 11H39", 2.4) +
  sign +
  cuts("13 45 15 30 2.8");

/** A narrow flask, pointed below. @param {string} sign */
const vial = (sign) =>
  mass("M23 1H41V9H38V20L54 50C57 57 53 63 46 63H18C11 63 7 57 10 50L26 20V9H23Z") +
  line("M24 11H40", 2.4) +
  mass("M19.6 40H44.4L49.4 51C51 55.6 48.6 58.6 44.6 58.6H19.4C15.4 58.6 13 55.6 14.6 51Z", CUT) +
  sign;

/** @type {Record<string, () => string>} */
export const WARES = {
  hot_spiced_mead: () =>
    line("M45 26C60 22 61 48 44 47", 5.6, INK) +
    mass("M8 20H48V56C48 61 44 63 40 63H16C12 63 8 61 8 56Z") +
    mass("M6 20C4 13 50 13 50 20C50 25 6 25 6 20Z") +
    mass("M12 19.6C16 17 40 17 44 19.6C40 22 16 22 12 19.6Z", CUT) +
    line("M8.6 32H47.4M8.6 53H47.4", 2.2) +
    cuts("18 36 18 50 2.4; 28 36 28 50 2.4; 38 36 38 50 2.4") +
    line("M18 12C14 8 22 6 18 1M28 12C24 8 32 6 28 1M38 12C34 8 42 6 38 1", 2.8, SPOT),
  healing_draught: () => flask(mass("M27.6 29H36.4V37H44.4V45H36.4V53H27.6V45H19.6V37H27.6Z", CUT)),
  ember_flask: () => flask(dot(32, 42, 14) + put(flame(), 19, 28, 26)),
  whiteroot_tonic: () =>
    vial(line("M32 42V57M32 46L25 52M32 46L39 52M32 50L28 56M32 50L36 56", 2.6, INK)) +
    mass("M32 1C34 -2 40 -2 44 1C42 5 37 6 33 4Z", SPOT),
  fire_pot: () =>
    mass("M12 28H52C58 40 55 54 44 62H20C9 54 6 40 12 28Z") +
    mass("M10 23H54V29H10Z") +
    line("M12 38C24 44 40 44 52 38M13 47C24 53 40 53 51 47", 2.4) +
    put(flame(), 18, -3, 28),
  rope_and_pitons: () =>
    [46, 36, 26]
      .map((y, n) => {
        const size = `cx="27" cy="${y}" rx="${22 - n}" ry="10"`;
        return (
          `<ellipse ${size} fill="none" stroke="${CUT}" stroke-width="11"/>` +
          `<ellipse ${size} fill="none" stroke="${INK}" stroke-width="7.4"/>`
        );
      })
      .join("") +
    cuts(
      "8 52 12 47 2; 17 57 20 52 2; 27 58 30 53 2; 38 56 40 51 2; 11 24 14 19 2; 24 19 27 14 2; 38 22 40 17 2",
    ) +
    apart("M46 62L56 8", 4.4, SPOT) +
    apart("M51 8C51 2 62 2 61 9C60 14 55 14 54 12", 3.4, SPOT),
  snow_goggles: () =>
    line("M1 26L10 30M63 26L54 30", 4, INK) +
    mass("M6 20C14 14 50 14 58 20L60 36C58 48 40 50 32 38C24 50 6 48 4 36Z") +
    line("M11 32H27M37 32H53", 4.6) +
    line("M11 32H27M37 32H53", 1.6, SPOT) +
    cuts("14 22 28 20 2; 38 20 50 22 2; 12 41 22 42 2; 42 42 52 41 2"),
  brass_spyglass: () =>
    mass("M2 47L11 60L26 51L17 37Z") +
    mass("M19 36L28 49L45 38L37 25Z") +
    mass("M39 23L48 37L63 28L53 11Z") +
    line("M18 38L27 50M38 25L46 38", 2.4) +
    mass("M53 11C57 13 63 22 63 28C58 27 52 18 53 11Z", SPOT) +
    cuts("9 47 20 42 2.2; 26 38 37 31 2.2; 44 28 53 20 2.2"),
  traders_seal: () =>
    mass("M25 2H39L38 20H26ZM22 20H42L44 27H20Z") +
    dot(32, 44, 19, INK) +
    ring(32, 44, 14.6, 2) +
    line("M32 34V54M24 39H40M24 39L20.4 46H27.6ZM40 39L36.4 46H43.6ZM27 54H37", 2.2) +
    cuts("30 5 30 17 2"),
  rune_of_warding: () =>
    stone(
      mass("M32 12C38 16 44 17 49 17C50 34 45 46 32 53C19 46 14 34 15 17C20 17 26 16 32 12Z", CUT) +
        mass("M32 20L39 31L32 42L25 31Z", SPOT),
    ),
  rune_of_striding: () => stone(line("M18 18L31 32L18 46M33 18L46 32L33 46", 5.6)),
  rune_of_return: () =>
    stone(line("M44 27C40 16 24 16 20 28C16 42 30 50 40 45", 5) + mass("M50 20L47 35L36 26Z", CUT)),
  knucklebone_charm: () =>
    necklace(
      mass(
        "M21 31C17 25 26 21 30 26C32 28 34 28 36 26C40 21 48 26 44 32C41 36 41 48 45 53C50 60 40 65 36 60" +
          "C34 58 31 58 29 60C25 65 15 60 19 53C23 47 24 37 21 31Z",
      ) +
        dot(32, 37, 2.6) +
        dot(32, 49, 2.6) +
        cuts("26 36 27 50 1.8"),
    ),
  charm_of_warmth: () => necklace(dot(32, 45, 18, INK) + ring(32, 45, 14, 1.8) + put(flame(), 20.4, 31, 24)),
  twisted_symbol: () =>
    line(
      "M32 4C54 6 58 28 40 34C20 40 12 30 20 20C30 10 50 26 52 44C53 58 30 64 22 52C16 42 32 36 40 46",
      9,
      INK,
    ) +
    line(
      "M32 4C54 6 58 28 40 34C20 40 12 30 20 20C30 10 50 26 52 44C53 58 30 64 22 52C16 42 32 36 40 46",
      2,
      CUT,
    ) +
    dot(32, 5, 5, SPOT),
  steeltooth_trap: () =>
    mass("M2 50H62V58H2Z") +
    mass(
      "M4 50C4 26 16 10 32 10C48 10 60 26 60 50H54L52 42L47 48L45 36L40 44L37 31L32 40L27 31L24 44" +
        "L19 36L17 48L12 42L10 50Z",
    ) +
    line("M10 34C14 23 22 16 32 16C42 16 50 23 54 34", 2) +
    dot(32, 54, 7) +
    dot(32, 54, 5, SPOT) +
    line("M6 58V63M58 58V63", 4, INK),
  sunstone_amulet: () =>
    necklace(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((a) => `<g transform="rotate(${a} 32 45)">${cuts("32 34 32 26 3.6", INK)}</g>`)
        .join("") +
        dot(32, 45, 13, INK) +
        dot(32, 45, 9) +
        dot(32, 45, 7, SPOT) +
        cuts("29 44 33 40 1.8"),
    ),
  ulfen_sledge: () =>
    line("M2 57H50C60 57 62 47 56 41", 4.6, INK) +
    line("M12 57V44M28 57V44M44 57V44", 4, INK) +
    mass("M5 38H54V45H5Z") +
    mass("M9 38V22L16 14H36L42 22V38Z") +
    line("M9 25H42M20 14V38M33 14V38", 2.2) +
    line("M54 41L61 10", 3.4, INK) +
    mass("M22 22H31V30H22Z", SPOT),
  horn_of_isheim: () =>
    mass("M2 14L20 4C18 26 30 42 56 40L63 34L62 48L54 50C26 56 6 42 2 14Z") +
    mass("M2 14C2 6 18 1 20 4C20 8 8 16 2 14Z", SPOT) +
    line("M17 28L27 22M29 43L36 34M46 50L48 40", 2.6) +
    line("M20 32C30 60 50 60 56 48", 2.2, INK) +
    cuts("40 16 50 8 3; 34 10 40 1 3; 44 25 56 21 3", SPOT),
  mirror_of_taira: () =>
    mass("M32 1C46 1 54 11 54 23C54 35 46 44 37 46L39 63H25L27 46C18 44 10 35 10 23C10 11 18 1 32 1Z") +
    mass("M32 7C42 7 48 14 48 23C48 32 42 39 32 39C22 39 16 32 16 23C16 14 22 7 32 7Z", CUT) +
    mass("M20 30L17 14L25 20L32 11L39 20L47 14L44 30Z", SPOT) +
    line("M29 50H35M29 55H35", 2) +
    cuts("22 34 38 35 1.8", INK),
  potion: () =>
    flask(
      mass("M15 40H49C49 51 41 56 32 56C23 56 15 51 15 40Z", CUT) +
        dot(27, 47, 2.6, SPOT) +
        dot(36, 45, 3.4, SPOT),
    ),
  rune: () => stone(rime(32, 33, 20, CUT)),
  artifact: () =>
    necklace(
      mass("M32 27L46 37L41 59L32 63L23 59L18 37Z") +
        mass("M32 33L39 39L36 53L32 56L28 53L25 39Z", SPOT) +
        cuts("32 36 31 52 1.6"),
    ),
  book: () =>
    mass("M32 14C24 8 12 8 2 11V54C12 51 24 51 32 57C40 51 52 51 62 54V11C52 8 40 8 32 14Z") +
    line("M32 15V56", 2.4) +
    mirrored(cuts("37 24 56 19 2; 37 32 56 27 2; 37 40 50 36 2")),
  ring: () => ring(32, 40, 18, 7, INK) + mass("M32 2L45 14L38 26H26L19 14Z", SPOT) + cuts("18 42 22 52 2"),
};
