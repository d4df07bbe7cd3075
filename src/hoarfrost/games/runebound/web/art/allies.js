// @ts-check
/** The Allies: busts and heads in one ink, on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts, oval, put, ring } from "./carving.js";
import { flame } from "./weapons.js";

const SHOULDERS = "M23 43C12 45 7 53 6 63H58C57 53 52 45 41 43Z";
const HEAD = "M32 8C42 8 47 15 47 26C47 39 41 47 32 47C23 47 17 39 17 26C17 15 22 8 32 8Z";
const FACE = "M21 23C25 20 39 20 43 23C44 35 40 43 32 43C24 43 20 35 21 23Z";

/** Head and shoulders; what is on the head comes after. @param {string} [eyes] */
const person = (eyes = "M25 29.4H29.4M34.6 29.4H39") =>
  mass(SHOULDERS) + mass(HEAD) + mass(FACE, CUT) + line(eyes, 2.5, INK) + line("M29 38H35", 1.9, INK);

/** Folds of a coat. */
const folds = () => cuts("20 51 14 62 2.4; 44 51 50 62 2.4; 32 50 32 62 2.4");

/** A beard from cheek to cheek, as long as told. @param {number} y */
const beard = (y) =>
  mass(`M20 31C24 36 28 33 32 35C36 33 40 36 44 31C46 42 42 ${y - 4} 32 ${y}C22 ${y - 4} 18 42 20 31Z`) +
  line("M29 39.4H35", 2);

/** A hood of fur around the face. */
const furHood = () =>
  mass(
    "M32 2L38 4L43 4L46 9L51 12L51 18L54 23L52 29L54 35L50 39L49 45L44 47L20 47L15 45L14 39L10 35" +
      "L12 29L10 23L13 18L13 12L18 9L21 4L26 4Z",
  ) +
  mass("M32 14C40 14 44 20 43 29C42 38 38 43 32 43C26 43 22 38 21 29C20 20 24 14 32 14Z", CUT) +
  cuts(
    "32 4 32 11 2.2; 22 8 25 14 2.2; 42 8 39 14 2.2; 15 18 20 21 2.2; 49 18 44 21 2.2; 13 29 19 30 2;" +
      " 51 29 45 30 2; 17 40 22 37 2; 47 40 42 37 2",
  );

/** The head of a wolf from the front; `grown` has a ruff. @param {boolean} grown */
const wolf = (grown) =>
  (grown
    ? mass("M10 22L1 30L8 34L1 44L10 46L6 57L17 55L20 63H44L47 55L58 57L54 46L63 44L56 34L63 30L54 22Z") +
      cuts(
        "12 34 8 30 1.8; 14 44 8 44 1.8; 18 53 13 52 1.8; 52 34 56 30 1.8; 50 44 56 44 1.8; 46 53 51 52 1.8",
      )
    : mass("M17 40L10 63H54L47 40Z")) +
  mass("M14 3L25 15H39L50 3L54 24L49 35L44 40L38 55L32 60L26 55L20 40L15 35L10 24Z", CUT) +
  mass("M15 6L25 18H39L49 6L52 24L47 34L42 38L37 53L32 57L27 53L22 38L17 34L12 24Z") +
  mirrored(mass("M36 30L46 25C46 31 42 34 37 33Z", CUT) + dot(41, 29.6, 1.8, SPOT) + cuts("46 13 43 22 2")) +
  mass("M28.6 50H35.4L32 55Z", CUT) +
  cuts("32 22 32 44 3; 27 36 29 46 1.8; 37 36 35 46 1.8");

/** A bow over the shoulder. */
const bowBehind = () => line("M9 9C-4 26 -2 48 9 62", 3.4, INK) + line("M9 9V62", 1.5, INK);

/** @type {Record<string, () => string>} */
export const ALLIES = {
  onoit_guide: () =>
    line("M56 12V63", 3.4, INK) +
    ring(56, 8, 5, 3, INK) +
    mass(SHOULDERS) +
    furHood() +
    line("M25 28H29.6M34.4 28H39M28.6 37Q32 39.4 35.4 37", 2.3, INK) +
    folds() +
    dot(32, 56, 4) +
    dot(32, 56, 2.6, SPOT),
  young_ulfen: () => wolf(false),
  seal_hunter: () =>
    line("M54 20L50 63", 3.4, INK) +
    mass("M56 2L63 20L56 17L53 25L49 16Z", SPOT) +
    person() +
    mass("M15 25C13 11 21 3 32 3C43 3 51 11 49 25L43 20H21Z") +
    mass("M13 17L5 30L17 34ZM51 17L59 30L47 34Z") +
    cuts("24 7 22 16 2; 32 6 32 16 2.2; 40 7 42 16 2") +
    beard(50) +
    folds(),
  rune_apprentice: () =>
    person("M25 29.6Q27 27.6 29.2 29.6M34.8 29.6Q37 27.6 39 29.6") +
    mass("M16 28C14 12 22 4 32 4C42 4 50 12 48 28L43 20C36 22 26 22 21 20Z") +
    mass("M10 47L29 51V63H10ZM54 47L35 51V63H54Z", CUT) +
    mass("M12 49.6L30.6 53V63H12ZM52 49.6L33.4 53V63H52Z") +
    cuts("16 55 26 57 1.8; 48 55 38 57 1.8; 16 60 26 61 1.6; 48 60 38 61 1.6") +
    mass("M32 11L34.6 15L32 19L29.4 15Z", SPOT),
  burning_priest: () =>
    put(flame(), 14, -4, 36) +
    mass(SHOULDERS) +
    mass("M32 12C42 12 47 18 47 27C47 39 41 47 32 47C23 47 17 39 17 27C17 18 22 12 32 12Z") +
    mass("M21 26C25 23 39 23 43 26C44 36 40 43 32 43C24 43 20 36 21 26Z", CUT) +
    line("M25 31L29.4 30M39 31L34.6 30", 2.5, INK) +
    line("M29 38.4H35", 1.9, INK) +
    mass("M24 47L32 54L40 47L38 63H26Z", CUT) +
    put(flame(INK), 26.6, 51, 11) +
    cuts("18 51 12 62 2.4; 46 51 52 62 2.4; 24 21 28 14 2; 40 21 36 14 2"),
  weik_shieldmaiden: () =>
    person() +
    mass("M16 25C15 11 23 4 32 4C41 4 49 11 48 25L43 21H34.6V30L32 33L29.4 30V21H21Z") +
    line("M17 19H47", 2.2) +
    cuts("32 5 32 14 2.2") +
    dot(48, 50, 15) +
    dot(48, 50, 13, INK) +
    ring(48, 50, 9, 1.8) +
    dot(48, 50, 4, SPOT) +
    line("M18 34L14 50L18 62", 5) +
    line("M18 34L14 50L18 62", 2.4, INK),
  battle_skald: () =>
    person() +
    mass("M15 29C12 12 21 3 32 3C43 3 52 12 49 29L52 45L44 40L43 21C36 17 28 17 21 21L20 40L12 45Z") +
    cuts("32 5 31 15 2.2; 22 9 19 24 2; 42 9 45 24 2") +
    beard(48) +
    mass("M36 42L58 38L60 44L52 45C58 52 52 63 44 62C36 60 36 52 40 47Z", CUT) +
    mass("M40 50C43 44 52 44 54 50C56 57 50 62 45 60C40 59 38 55 40 50ZM47 46L62 33L64 36L50 48Z", SPOT) +
    dot(47, 53, 2.6) +
    cuts("20 51 14 62 2.4"),
  old_shaman: () =>
    mirrored(line("M40 12L47 1M44 6L54 4M42 9L52 12", 3, INK)) +
    mass(SHOULDERS) +
    mass(HEAD) +
    mass(FACE, CUT) +
    mass("M16 26C14 13 22 8 32 8C42 8 50 13 48 26L44 22H20Z") +
    line("M24.6 29L29.6 30.4M39.4 29L34.4 30.4", 2.4, INK) +
    mass("M20 33C24 38 28 35 32 37C36 35 40 38 44 33C47 46 42 55 32 63C22 55 17 46 20 33Z", CUT) +
    line("M20 33C24 38 28 35 32 37C36 35 40 38 44 33C47 46 42 55 32 63C22 55 17 46 20 33Z", 2.4, INK) +
    cuts("32 41 32 58 2; 26 41 28 53 2; 38 41 36 53 2", INK) +
    cuts("14 52 10 61 2.2; 50 52 54 61 2.2; 26 12 25 19 2; 38 12 39 19 2") +
    dot(32, 15, 3, SPOT),
  snow_leopard: () =>
    mass("M9 7L20 12C26 9 38 9 44 12L55 7L57 21C60 34 54 46 46 51L40 60H24L18 51C10 46 4 34 7 21Z") +
    mirrored(
      mass("M36 29L48 25C48 32 43 35 37 33Z", CUT) +
        dot(43, 29.4, 2, SPOT) +
        ring(49, 40, 2.6, 2) +
        ring(42, 18, 2.4, 2) +
        cuts("36 47 50 45 1.6; 36 50 48 52 1.6"),
    ) +
    mass("M27 38H37L32 44Z", CUT) +
    line("M32 44V49M32 49L26 52M32 49L38 52", 2.2) +
    ring(32, 15, 2.4, 2) +
    cuts("32 21 32 32 2.4"),
  sellsword_of_seragart: () =>
    line("M8 2L56 62", 4.4, INK) +
    line("M2 14L14 4", 4, SPOT) +
    mass(SHOULDERS) +
    mass(HEAD, CUT) +
    person("M25 29.4H29.4M34 27.4L39 31.4M39 27.4L34 31.4") +
    mass("M16 26C14 12 22 5 32 5C42 5 50 12 48 26L44 20L38 23L32 19L26 23L20 20Z") +
    line("M36 24L42 40", 1.6, INK) +
    beard(49) +
    folds() +
    cuts("25 9 23 17 2; 39 9 41 17 2"),
  grim_archer: () =>
    bowBehind() +
    mass("M34 2C46 5 53 17 51 32L48 42C55 46 58 54 59 63H12C13 54 14 46 19 42L16 32C14 17 22 5 34 2Z") +
    mass("M34 13C41 15 45 22 44 31C42 38 39 42 34 42C28 42 25 38 24 31C23 22 27 15 34 13Z", CUT) +
    mass("M34 13C27 15 23 22 24 31C32 30 38 28 44 31C45 22 41 15 34 13Z") +
    line("M28 33.4H32M36 33.4H40", 2.4, INK) +
    line("M31 39H37", 1.9, INK) +
    cuts("34 47 34 61 2.6; 24 49 19 61 2.4; 44 49 50 61 2.4; 20 26 26 11 2; 47 26 42 11 2"),
  hedge_witch: () =>
    mass("M2 27C10 22 20 21 24 20L30 5C33 -1 41 1 47 8L40 8L42 20C46 21 55 22 62 27Q32 19 2 27Z") +
    line("M23.4 17.4Q32 14.6 42 17.4", 2.6, SPOT) +
    mass(
      "M20 26C32 22 42 24 45 26C46 33 50 40 54 44C52 48 54 56 58 63H6C10 56 12 48 10 44C14 40 18 34 20 26Z",
    ) +
    mass("M23 27C30 24.6 36 24.8 41 27C43 37 39 44 32 44C25 44 21 37 23 27Z", CUT) +
    line("M26 31.4Q28 29.6 30 31.4M34.6 31.4Q36.6 29.6 38.6 31.4M28.6 38.6Q32 41 36 38", 2.2, INK) +
    cuts("18 40 14 52 2.2; 46 40 50 52 2.2; 24 50 18 62 2.4; 40 50 46 62 2.4") +
    mass("M32 49C36 52 36 57 32 61C28 57 28 52 32 49Z", CUT),
  ulfen_warhound: () => wolf(true) + mass("M22 58H42V63H22Z", SPOT),
  star_reader: () =>
    person("M25 29.6L29.4 30.4M39 29.6L34.6 30.4") +
    mass("M14 26L20 20L32 -1L44 20L50 26Q32 19 14 26Z") +
    mass("M32 7L33.8 12.2L39 14L33.8 15.8L32 21L30.2 15.8L25 14L30.2 12.2Z", SPOT) +
    beard(58) +
    cuts("28 46 30 55 1.8; 36 46 34 55 1.8; 18 51 12 62 2.4; 46 51 52 62 2.4") +
    cuts("8 6 8 16 2; 3 11 13 11 2; 56 12 56 22 2; 51 17 61 17 2", INK),
  deadeye_of_iagart: () =>
    bowBehind() +
    mass("M27 43C17 45 13 53 12 63H60C59 53 55 45 45 43Z") +
    `<g transform="translate(4 0)">${mass(HEAD) + mass(FACE, CUT)}</g>` +
    mass("M10 20C22 18 28 5 40 5C50 5 55 13 54 22Q34 14 10 20Z") +
    mass("M44 8C48 0 57 -1 63 3C60 10 54 14 48 15Z", SPOT) +
    ring(40, 29.6, 5, 2.6, INK) +
    dot(40, 29.6, 1.8, INK) +
    line("M28 29.6H32.6M33 38.6H39", 2.3, INK) +
    cuts("24 51 20 62 2.4; 48 51 53 62 2.4; 36 50 36 62 2.4"),
  champion_of_the_north: () =>
    mirrored(mass("M44 18C54 18 60 10 58 -1C64 8 65 22 48 27Z") + mass("M41 44L60 48L63 63H44Z")) +
    mass(SHOULDERS) +
    mass("M15 27C14 11 22 3 32 3C42 3 50 11 49 27L46 42L38 48H26L18 42Z") +
    mass("M19 26L30 28V33L21 32ZM45 26L34 28V33L43 32Z", CUT) +
    line("M32 8V26M32 34V46", 2.4) +
    cuts("24 38 28 45 1.8; 40 38 36 45 1.8; 22 10 19 20 2; 42 10 45 20 2; 12 53 9 62 2; 52 53 55 62 2") +
    mass("M26 50H38L32 60Z", SPOT),
  frida_brani: () =>
    line("M56 6L44 63", 4.4, INK) +
    mass("M50 2C58 -1 64 4 63 14L54 20L46 12Z", SPOT) +
    person() +
    mass("M15 30C12 12 21 4 32 4C43 4 52 12 49 30L44 22C40 16 34 18 30 16C26 20 22 18 20 24Z") +
    mirrored(line("M47 28L51 40L48 52L51 62", 5.6) + line("M47 28L51 40L48 52L51 62", 3, INK)) +
    cuts("27 8 20 18 2; 38 7 45 18 2; 32 49 32 62 2.4") +
    line("M23.4 33L27 37", 2, SPOT),
  old_ukko_the_ulfen_elder: () =>
    line("M58 10V63", 3.4, INK) +
    mass("M58 0L63 8L58 16L53 8Z", SPOT) +
    `<g transform="translate(-4 0)">${wolf(true)}` +
    mass("M20 41C24 47 28 45 32 49C36 45 40 47 44 41C47 52 41 60 32 64C23 60 17 52 20 41Z", CUT) +
    cuts("32 51 32 62 2; 26 48 28 58 2; 38 48 36 58 2", INK) +
    `${mass("M28.6 40H35.4L32 46Z")}</g>`,
  sela_icevoice: () =>
    mass("M16 20L12 4L22 11L26 0L32 9L38 0L42 11L52 4L48 20L53 42L58 63H6L11 42Z") +
    mass(FACE, CUT) +
    line("M24.6 29.6Q27 31.6 29.4 29.6M34.6 29.6Q37 31.6 39.4 29.6", 2.3, INK) +
    oval(32, 38, 3, 3.6, INK) +
    line("M50 30C56 34 56 42 50 46M56 26C64 32 64 44 56 50", 2.6, SPOT) +
    rime(32, 54, 9, CUT) +
    cuts("24 8 25 16 1.8; 40 8 39 16 1.8; 17 40 12 60 2.2; 46 48 51 61 2.2"),
  unit_seven_the_freed_machine: () =>
    line("M32 1V10M24 4H40", 3, INK) +
    mass("M14 10H50L53 20V36L47 44H17L11 36V20Z") +
    mass("M5 48H59V63H5Z") +
    mass("M24 44H40V49H24Z") +
    mass("M17 18H47V31H17Z", CUT) +
    dot(25, 24.6, 4.6, INK) +
    dot(39, 24.6, 4.6, SPOT) +
    line("M23 37H41", 2.4) +
    cuts("10 54 26 54 2.2; 38 54 54 54 2.2") +
    line("M28 51L26 59M33 50L30 60M38 51L34 60", 2) +
    dot(14, 40, 1.6) +
    dot(50, 40, 1.6),
  halla_the_undying: () =>
    mass("M14 26C11 10 20 1 32 1C44 1 53 10 50 26L54 46L58 63H6L10 46Z") +
    mass(FACE, CUT) +
    mass("M20 22C26 12 38 12 44 22C36 17 28 17 20 22Z", SPOT) +
    line("M24.6 29L29.4 30M39.4 29L34.6 30", 2.6, INK) +
    line("M29 38.6H35", 2, INK) +
    line("M22 32L26 40M42 32L38 40", 1.6, INK) +
    mass("M22 46L32 54L42 46L40 63H24Z", CUT) +
    line("M32 54V63M26 58H38", 2.6, INK) +
    cuts("20 6 16 24 2.2; 44 6 48 24 2.2; 15 40 11 58 2.2; 49 40 53 58 2.2; 32 3 32 11 2"),
  // Who stands for any Ally, by what they are best at.
  ranged: () => ALLIES.grim_archer(),
  melee: () =>
    person() +
    mass("M16 25C15 11 23 4 32 4C41 4 49 11 48 25L43 21H34.6V30L32 33L29.4 30V21H21Z") +
    line("M17 19H47", 2.2) +
    folds(),
  magic: () =>
    mass(SHOULDERS) +
    mass("M16 28C14 12 26 6 32 -1C38 6 50 12 48 28L47 46H17Z") +
    mass(FACE, CUT) +
    line("M25 29.4L29.4 30.4M39 29.4L34.6 30.4", 2.5, INK) +
    line("M29 38H35", 1.9, INK) +
    mass("M32 5L35 11L32 17L29 11Z", SPOT) +
    folds(),
};
