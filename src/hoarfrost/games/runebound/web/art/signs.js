// @ts-check
/** Signs in one ink: phases, attributes, skills, traits and types of cards, on the 64 grid. */
// sign(id, frame?), signGroup(id): ranged, melee, magic; mind, body, spirit, stamina, life; climb, swim, observation,
//   stealth, escape, survival, diplomacy, lore; beast, human, spirit_trait, undead, machine, wyrm, giant, hazard;
//   hero, ally, weapon, armor, artifact, rune, potion, forage; fight, test, event

import { CUT, INK, SPOT, dot, drawing, line, mass, mirrored } from "../../../../web/art/svg.js";
import { fir, rime } from "../../../../web/art/scenery.js";
import { cuts, put, ring, turned } from "./carving.js";
import { skull } from "./tokens.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const SWORD = "M32 0L37.6 8V42H46V48H35.6V58H37V63H27V58H28.4V48H18V42H26.4V8Z";
const SHIELD = "M32 1C41 7 50 9 60 9C61 34 53 54 32 64C11 54 3 34 4 9C14 9 23 7 32 1Z";
const STAR = "M32 0C34 20 44 30 64 32C44 34 34 44 32 64C30 44 20 34 0 32C20 30 30 20 32 0Z";
const FIST =
  "M10 24C10 18 18 17 20 21C20 13 30 12 32 18C33 12 42 12 43 19C45 15 53 17 53 23V40" +
  "C53 52 47 58 44 63H20C16 56 6 48 6 38C6 32 10 30 14 32V25Z";

/** @type {Record<string, () => string>} */
const SIGNS = {
  ranged: () =>
    line("M14 3C48 10 54 42 61 50", 5.4, INK) +
    line("M14 3L61 50", 2, INK) +
    line("M3 61L44 20", 4.4, INK) +
    mass("M58 6L52 24L40 12Z") +
    cuts("2 52 12 52 3; 12 62 12 52 3", INK),
  melee: () =>
    turned(mass(SWORD), 45) + turned(line("M32 6V60", 10) + line("M20 45H44", 9) + mass(SWORD), -45),
  magic: () =>
    mass(STAR) +
    cuts("32 14 32 30 2") +
    cuts("52 6 52 16 2.4; 47 11 57 11 2.4; 11 48 11 58 2.4; 6 53 16 53 2.4", INK),
  mind: () =>
    mass("M1 34C11 18 21 13 32 13C43 13 53 18 63 34C53 50 43 55 32 55C21 55 11 50 1 34Z") +
    mass("M9 34C17 24 24 20 32 20C40 20 47 24 55 34C47 44 40 48 32 48C24 48 17 44 9 34Z", CUT) +
    dot(32, 34, 11, INK) +
    dot(35, 31, 3.4),
  body: () =>
    mass(FIST) +
    line("M20 21V34M32 18V34M43 19V34", 2.4) +
    line("M14 32C20 36 26 36 30 40C26 44 20 44 16 42", 2.4),
  spirit: () =>
    mass(
      "M34 1C36 12 53 21 54 40C55 54 45 63 32 63C19 63 9 54 10 41C10.5 32 16 28 17 18C22 21 25 25 26 30" +
        "C30 22 27 10 34 1Z",
    ) +
    mass(
      "M33 28C35 36 44 39 44 48C44 55 39 59 32 59C25 59 20 55 20 48C20 44 22 42 23 38C26 40 27 42 28 45" +
        "C32 39 31 34 33 28Z",
      CUT,
    ),
  stamina: () => mass("M38 0L8 38H27L20 64L57 25H36Z"),
  life: () =>
    mass(
      "M32 60C12 46 2 35 2 21C2 11 9 4 18 4C24 4 29 7 32 13C35 7 40 4 46 4C55 4 62 11 62 21C62 35 52 46 32 60Z",
    ) + cuts("10 27 18 11 3.2"),
  climb: () =>
    mass("M0 63L26 12L36 28L43 20L64 63Z") +
    mass("M26 12L35 27L29 27L25 37L20 29L15 34Z", CUT) +
    line("M46 2V20", 3.4, INK) +
    mass("M46 2L61 7L46 12Z"),
  swim: () =>
    dot(46, 17, 7.6, INK) +
    mass("M4 34L24 14L33 16L28 24L46 36Z") +
    line("M2 44Q10 36 18 44T34 44T50 44T62 42M2 57Q10 49 18 57T34 57T50 57T62 55", 5, INK),
  observation: () =>
    ring(25, 25, 20, 6.6, INK) +
    line("M40 40L59 59", 9, INK) +
    mass("M12 26Q25 12 38 26Q25 38 12 26Z") +
    dot(25, 25.4, 4.4),
  stealth: () =>
    mass("M32 2C46 5 53 17 51 33L48 43C55 47 58 54 59 63H5C6 54 9 47 16 43L13 33C11 17 18 5 32 2Z") +
    mass("M32 13C40 16 43 22 42 30C41 38 37 42 32 42C27 42 23 38 22 30C21 22 24 16 32 13Z", CUT) +
    mass(
      "M32 16C38.6 18.6 40.6 23.6 40 29.6C39 36 36 39.6 32 39.6C28 39.6 25 36 24 29.6C23.4 23.6 25.4 18.6 32 16Z",
    ) +
    line("M27 28H30M34 28H37", 2.8),
  escape: () =>
    mass(
      "M39 3C45 3 48 8 46.6 13C45.4 18 40 19.6 36.4 17L33 28L43.4 37L38.6 62H30.4L34 41L24 34L18.4 47" +
        "L3 49.4V41.6L13 39.4L20.6 21L14.6 24.4L11.4 33L4 29.6L9.6 18L24 12L31 13C32 7 34.4 3 39 3Z",
    ) + cuts("50 25 64 23 3.4; 48 35 64 35 3.4; 48 46 62 48 3.4", INK),
  survival: () =>
    mass(
      "M32 2C34 12 48 20 48 34C48 44 41 50 32 50C23 50 16 44 16 35C16 28 20 26 21 18C25 21 27 24 28 28" +
        "C31 20 29 10 32 2Z",
    ) +
    mass(
      "M32 26C34 31 39 33 39 39C39 43 36 46 32 46C28 46 25 43 25 39C25 36 27 35 28 32C30 34 30 35 31 36" +
        "C32 33 31 30 32 26Z",
      CUT,
    ) +
    line("M6 62L58 50M6 50L58 62", 5, INK),
  diplomacy: () =>
    mass("M2 6H46V34H26L14 46V34H2Z") +
    mass("M50 20H62V50H54V62L42 50H26L38 39H50Z") +
    dot(13, 20, 3) +
    dot(24, 20, 3) +
    dot(35, 20, 3),
  lore: () =>
    mass("M32 14C24 8 12 8 2 11V54C12 51 24 51 32 57C40 51 52 51 62 54V11C52 8 40 8 32 14Z") +
    line("M32 15V56", 2.6) +
    mirrored(cuts("37 24 56 19 2.2; 37 32 56 27 2.2; 37 40 54 36 2.2")),
  beast: () =>
    mass("M32 28C44 28 53 40 50 51C47 61 38 56 32 56C26 56 17 61 14 51C11 40 20 28 32 28Z") +
    mass(
      "M10 20C16 20 19 33 13 36C6 38 1 22 10 20ZM54 20C48 20 45 33 51 36C58 38 63 22 54 20ZM24 4" +
        "C31 4 32 22 25 24C17 25 15 6 24 4ZM40 4C33 4 32 22 39 24C47 25 49 6 40 4Z",
    ),
  human: () =>
    dot(32, 17, 15, INK) + mass("M4 63C4 44 14 36 32 36C50 36 60 44 60 63Z") + cuts("32 42 32 58 2.6"),
  spirit_trait: () =>
    mass("M32 1C46 4 54 16 52 32L56 60L47 54L40 63L32 55L24 63L17 54L8 60L12 32C10 16 18 4 32 1Z") +
    dot(24, 27, 5) +
    dot(40, 27, 5),
  undead: () => skull(INK, CUT),
  machine: () => {
    const tooth = "M27 0H37L39 12H25Z";
    const teeth = [0, 45, 90, 135, 180, 225, 270, 315].map(
      (a) => `<path d="${tooth}" fill="${INK}" transform="rotate(${a} 32 32)"/>`,
    );
    return teeth.join("") + dot(32, 32, 24, INK) + dot(32, 32, 13) + dot(32, 32, 6, INK);
  },
  wyrm: () =>
    mass(
      "M4 63C5 47 9 38 18 32L6 27L21 20L16 5L31 14C42 14 54 20 62 29L60 35L51 35.5L56 39L45 41L39 40" +
        "C42 45 48 47 54 46.5L51 52C41 55 33 52 28 47C28 54 31 59 36 63Z",
    ) +
    mass("M34 23.5L46 25.5L41 29.4Z", CUT) +
    cuts("20 42 10 50 3; 23 50 12 58 3"),
  giant: () =>
    mass(
      "M32 1C39 1 43 6 43 13L42 18C53 19 60 26 61 38L63 63H1L3 38C4 26 11 19 22 18L21 13C21 6 25 1 32 1Z",
    ) +
    line("M25.4 11L30 12.6M38.6 11L34 12.6", 2.8) +
    mass("M26 63V52L32 46L38 52V63Z", CUT) +
    fir(12, 63, 20, CUT, INK) +
    fir(52, 63, 20, CUT, INK),
  hazard: () => mass("M32 2L63 60H1Z") + mass("M28.6 22H35.4L34.4 42H29.6Z", CUT) + dot(32, 50, 4),
  hero: () => mass("M5 56L1 16L18 30L32 5L46 30L63 16L59 56Z") + line("M9 47H55", 3),
  ally: () =>
    dot(22, 18, 12, INK) +
    mass("M0 60C0 42 8 34 22 34C36 34 44 42 44 60Z") +
    dot(46, 23, 12.6) +
    dot(46, 23, 10, INK) +
    mass("M28 64C28 46 34 36 46 36C58 36 64 46 64 64Z", CUT) +
    mass("M31 63C31 46 36 39 46 39C57 39 63 46 63 63Z"),
  weapon: () => turned(mass(SWORD), 45),
  armor: () =>
    mass(SHIELD) + mass("M32 9V55C17 47 11 34 11.4 16C19 16 26 13.6 32 9Z", CUT) + cuts("48 18 45 40 3.4"),
  artifact: () =>
    line("M10 2C12 18 20 24 32 26C44 24 52 18 54 2", 4.4, INK) +
    mass("M32 22L50 36L43 58L32 63L21 58L14 36Z") +
    mass("M32 32L40 39L37 51L32 54L27 51L24 39Z", CUT),
  rune: () => mass("M20 4L42 1L55 14L58 46L49 62L16 63L6 47L9 18Z") + rime(32, 33, 22, CUT),
  potion: () =>
    mass("M23 1H41V10H38V20C51 24 58 32 58 42C58 55 47 63 32 63C17 63 6 55 6 42C6 32 13 24 26 20V10H23Z") +
    mass("M13 40H51C51 51 43 57 32 57C21 57 13 51 13 40Z", CUT) +
    dot(26, 47, 2.8, INK) +
    dot(37, 46, 4, INK),
  forage: () =>
    mass(
      "M26 2H38L41 10L54 6L60 15L50 24C48 34 48 40 52 46L62 52L57 61L44 57L36 63H28L20 57L7 61L2 52" +
        "L12 46C16 40 16 34 14 24L4 15L10 6L23 10Z",
    ) + cuts("32 12 32 52 3.4; 22 22 26 36 2.4; 42 22 38 36 2.4"),
  fight: () =>
    turned(mass(SWORD), 45) + turned(line("M32 6V60", 10) + line("M20 45H44", 9) + mass(SWORD), -45),
  test: () =>
    mass("M32 1L62 26L58 42L32 63L6 42L2 26Z") +
    mass("M32 6L52 38L32 47L12 38Z", CUT) +
    line("M26 24C26 17 38 17 38 24C38 29 32 29 32 33", 3.6, INK) +
    dot(32, 38.4, 2.2, INK),
  event: () =>
    put(mass("M15 47C1 47 0 27 14 26C13 8 38 3 44 19C58 15 68 37 54 46Q52 47 50 47Z"), 0, -2, 64) +
    mass("M36 38L22 54H31L26 64L43 48H34Z", SPOT),
  wild: () =>
    [0, 60, 120, 180, 240, 300]
      .map((a) => `<path d="M32 1L38 22L32 32L26 22Z" fill="${INK}" transform="rotate(${a} 32 32)"/>`)
      .join(""),
};

/** @param {string} id */
export const signGroup = (id) => (SIGNS[id] ?? SIGNS.wild)();

/** @param {string} id @param {Frame} [frame] */
export const sign = (id, frame) => drawing("0 0 64 64", signGroup(id), frame);
