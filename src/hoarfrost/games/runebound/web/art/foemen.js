// @ts-check
/** People, the dead and machines that stand in the way, Arshan and the Princess: in one ink, on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { apart, cuts, put, ring } from "./carving.js";
import { skull } from "./tokens.js";
import { BOLT, flame } from "./weapons.js";

const SHOULDERS = "M23 43C12 45 7 53 6 63H58C57 53 52 45 41 43Z";
const HEAD = "M32 8C42 8 47 15 47 26C47 39 41 47 32 47C23 47 17 39 17 26C17 15 22 8 32 8Z";
const FACE = "M21 23C25 20 39 20 43 23C44 35 40 43 32 43C24 43 20 35 21 23Z";
/** Eyes that look at you from below the brows. */
const GRIM = "M24.6 28L29.6 30.4M39.4 28L34.4 30.4";

/** @param {string} [mouth] */
const person = (mouth = "M28 38.4Q32 36.6 36 38.4") =>
  mass(SHOULDERS) + mass(HEAD) + mass(FACE, CUT) + line(GRIM, 2.6, INK) + line(mouth, 2, INK);

/** A beard with teeth of frost. @param {number} y */
const beard = (y) =>
  mass(
    `M20 31C24 36 28 33 32 35C36 33 40 36 44 31L46 42L41 ${y - 3}L37 ${y - 8}L32 ${y}L27 ${y - 8}L23 ${y - 3}L18 42Z`,
  ) + line("M28 40.4H36", 2.2);

/** A skull with what it wears. @param {string} worn */
const dead = (worn) =>
  put(skull(INK, CUT), 8, 9, 48) + dot(24, 31.6, 2.6, SPOT) + dot(40, 31.6, 2.6, SPOT) + worn;

/** A toothed wheel, cut out. @param {number} x @param {number} y @param {number} r @param {number} teeth */
function cog(x, y, r, teeth) {
  const points = Array.from({ length: teeth * 4 }, (_, n) => {
    const angle = (2 * Math.PI * (Math.floor(n / 4) + [-0.32, -0.2, 0.2, 0.32][n % 4])) / teeth;
    const far = n % 4 === 0 || n % 4 === 3 ? 0.8 : 1;
    return `${(x + r * far * Math.sin(angle)).toFixed(1)} ${(y - r * far * Math.cos(angle)).toFixed(1)}`;
  });
  return mass(`M${points.join("L")}Z`, CUT);
}

/** @type {Record<string, () => string>} */
export const FOEMEN = {
  weik_cutthroat: () =>
    person() +
    mass("M15 26C14 12 22 4 32 4C42 4 50 12 49 26L55 22L52 32L46 24C38 20 26 20 18 24Z") +
    mass("M20 33Q32 39 44 33L45 43Q32 52 19 43Z") +
    line("M20 33Q32 39 44 33", 2.2) +
    line("M58 34L44 58", 6.4) +
    mass("M60 26C64 36 58 48 50 54L46 51C52 46 56 38 60 26Z", SPOT) +
    line("M44 48L52 56M46 54L41 62", 3.6, INK) +
    cuts("24 9 22 17 2; 32 7 32 16 2.2; 40 9 42 17 2; 18 52 12 62 2.4"),
  drift_goblin_trappers: () =>
    mass(
      "M32 13C40 13 46 17 48 24L63 15C62 29 57 36 49 39C47 50 41 60 32 60C23 60 17 50 15 39" +
        "C7 36 2 29 1 15L16 24C18 17 24 13 32 13Z",
    ) +
    mass("M14 22C16 8 24 2 32 2C40 2 48 8 50 22Q32 12 14 22Z") +
    mirrored(
      mass("M34.5 34.5L46.5 27C48 34 43 39 36.5 37.5Z", CUT) + dot(41.2, 33, 2, SPOT) + cuts("58 21 50 33 3"),
    ) +
    line("M30 35L28 43Q32 46 36 43L34 35", 2.2) +
    mass("M20 47Q32 52 44 47Q41 56 32 56Q23 56 20 47Z", CUT) +
    mass("M23 48L25.6 52.6L28 49.4ZM29.6 49.8L32 54L34.4 49.8ZM36 49.4L38.4 52.6L41 48Z") +
    cuts("24 7 21 15 2; 32 5 32 13 2.2; 40 7 43 15 2"),
  wreck_scavengers: () =>
    person() +
    mass("M12 25C14 9 22 3 32 3C42 3 50 9 52 25Q32 17 12 25Z") +
    line("M14 21Q32 13 50 21", 2.2) +
    mass("M34 26L44 25.4V31.4C40 34 36 33 34 30Z") +
    line("M20 22L44 27", 1.8, INK) +
    beard(52) +
    apart("M54 22V58", 4.4, SPOT) +
    apart("M54 22C64 24 64 38 54 38", 4, SPOT) +
    ring(54, 17, 4, 3, SPOT) +
    cuts("18 52 12 62 2.4; 26 8 24 15 2; 38 8 40 15 2"),
  weik_berserkers: () =>
    mirrored(dot(48, 11, 8.4, INK) + dot(48, 11, 3.8)) +
    mass("M32 2C46 2 52 11 51 24L55 42L60 63H4L9 42L13 24C12 11 18 2 32 2Z") +
    mirrored(mass("M37 10L45 8C45 12 42 14 38 13.4Z", CUT)) +
    mass("M29.6 13H34.4L32 16.4Z", CUT) +
    mass(
      "M18 25L22 19L25 25L28.6 19L32 25L35.4 19L39 25L42 19L46 25C47 38 42 47 32 47C22 47 17 38 18 25Z",
      CUT,
    ) +
    line("M22.6 28.4L29.6 32M41.4 28.4L34.4 32", 3, INK) +
    line("M32 27V33M23 34L26.6 38M41 34L37.4 38", 2.2, SPOT) +
    mass("M25 37.6H39L36.6 44.4H27.4Z") +
    mass("M27 37.6L28.8 40.6L30.6 37.6ZM33.4 37.6L35.2 40.6L37 37.6Z", CUT) +
    cuts("16 44 11 61 2.4; 48 44 53 61 2.4; 25 51 22 62 2.4; 39 51 42 62 2.4; 32 50 32 62 2.4; 32 4 32 10 2"),
  onoit_outcast: () =>
    line("M8 14V63", 3.6, INK) +
    put(skull(SPOT, CUT), 0, 0, 17) +
    mass(SHOULDERS) +
    mass(
      "M34 3L40 5L45 5L48 10L52 14L52 20L54 26L52 34L50 42L46 47H22L18 42L16 34L14 26L16 20L16 14L20 10L23 5L28 5Z",
    ) +
    mass("M34 15C41 15 45 21 44 30C43 38 39 43 34 43C29 43 25 38 24 30C23 21 27 15 34 15Z", CUT) +
    line("M27 28L31.6 30.2M41 28L36.4 30.2", 2.5, INK) +
    line("M30.6 38.4Q34 36.6 37.4 38.4", 2, INK) +
    line("M27 33.4L30 36M41 33.4L38 36", 1.6, INK) +
    cuts(
      "34 5 34 12 2; 24 9 27 15 2; 44 9 41 15 2; 17 22 22 24 2; 51 22 46 24 2; 20 51 16 62 2.4;" +
        " 48 51 52 62 2.4; 34 50 34 62 2.4",
    ),
  ravine_ambush: () =>
    mass("M0 0H17L22 14L15 26L24 40L16 52L20 64H0ZM64 0H47L42 14L49 26L40 40L48 52L44 64H64Z") +
    cuts("6 6 12 24 2.6; 5 34 14 46 2.6; 58 6 52 24 2.6; 59 34 50 46 2.6") +
    line("M27 15L37 33M37 15L27 33", 3, SPOT) +
    mass("M24 64C24 48 40 48 40 64Z") +
    dot(32, 46, 6, INK) +
    line("M29.4 46L31 46.8M34.6 46L33 46.8", 1.8),
  storm_caller: () =>
    put(mass(BOLT, SPOT), -2, 0, 26) +
    put(mass(BOLT, SPOT), 42, 0, 26) +
    mass("M32 3C44 5 51 15 50 29L48 42C55 45 59 53 60 63H4C5 53 9 45 16 42L14 29C13 15 20 5 32 3Z") +
    mass(FACE, CUT) +
    mass("M21 22C25 19.6 39 19.6 43 22L44 27L34 30H30L20 27Z") +
    line("M24.6 27L29.4 28.6M39.4 27L34.6 28.6", 2.4, SPOT) +
    beard(60) +
    cuts(
      "27 47 29 54 1.8; 37 47 35 54 1.8; 24 8 19 20 2.2; 40 8 45 20 2.2; 32 6 32 16 2.4;" +
        " 14 50 10 61 2.4; 50 50 54 61 2.4",
    ),
  lost_caravan: () =>
    mass("M2 46C2 16 20 8 32 8C44 8 62 16 62 46Z") +
    line("M17 12L14 45M32 8V45M47 12L50 45", 2.4) +
    mass("M22 45V34C22 24 42 24 42 34V45Z", CUT) +
    mass("M25 45V36C25 28 39 28 39 36V45Z", SPOT) +
    mass("M4 44H60V50H4Z") +
    ring(17, 54, 7, 3.6, INK) +
    ring(47, 54, 7, 3.6, INK) +
    line("M17 48V60M11 54H23M47 48V60M41 54H53", 1.8, INK) +
    cuts("8 30 6 40 2; 56 30 58 40 2"),
  ice_wraith: () =>
    mass(
      "M32 1C47 4 55 17 53 33L58 47L51 46L55 60L45 53L42 64L34 55L28 64L24 54L12 60L14 46L6 47L11 33C9 17 17 4 32 1Z",
    ) +
    mass("M32 11C41 13 45 21 44 31C42 40 38 45 32 45C26 45 22 40 20 31C19 21 23 13 32 11Z", CUT) +
    mass("M32 14C39 16 42 22 41 30C39.6 38 36.6 42 32 42C27.4 42 24.4 38 23 30C22 22 25 16 32 14Z") +
    dot(27.4, 27, 3.2) +
    dot(36.6, 27, 3.2) +
    dot(27.4, 27.4, 1.7, SPOT) +
    dot(36.6, 27.4, 1.7, SPOT) +
    cuts("32 33 32 40 2.6; 17 26 24 8 2.4; 47 26 40 8 2.4; 18 42 18 54 2; 46 42 46 54 2"),
  frozen_dead: () =>
    dead(
      mass(
        "M9 26C9 9 19 1 32 1C45 1 55 9 55 26L50 20L46 27L41 18L36 25L32 17L28 25L23 18L18 27L14 20Z",
        CUT,
      ) +
        mass("M9 24C10 9 19 1 32 1C45 1 54 9 55 24L50 17L46 24L41 15L36 22L32 14L28 22L23 15L18 24L14 17Z") +
        cuts("24 5 21 12 1.8; 40 5 43 12 1.8"),
    ) + mass("M14 56L16 64L19 57ZM45 57L48 64L50 56Z"),
  ghost_ship_crew: () =>
    mass("M3 42H61L53 58H13Z") +
    line("M32 42V3", 3.4, INK) +
    mass("M29 5C15 7 9 18 8 36H29ZM35 8C47 12 54 22 56 36H35Z") +
    put(skull(CUT, INK), 11, 15, 18) +
    cuts("50 28 40 16 2.2; 10 48 50 47 2.2; 16 53 44 53 1.8") +
    line("M2 62C8 58 12 58 17 62S27 66 32 62S43 58 48 62S58 65 62 61", 2.6, SPOT),
  lich_of_the_sunken_barrow: () =>
    dead(
      mass("M10 20L6 0L19 10L26 -2L32 8L38 -2L45 10L58 0L54 20Q32 12 10 20Z") +
        line("M11 17Q32 9 53 17", 2.2) +
        mass("M32 4L35 8.6L32 13L29 8.6Z", CUT),
    ) + mass("M6 44L14 46L17 62H2ZM58 44L50 46L47 62H62Z"),
  herald_of_the_white_death: () =>
    mass("M32 0C48 4 57 18 55 34L52 44C58 48 62 55 63 64H1C2 55 6 48 12 44L9 34C7 18 16 4 32 0Z") +
    mass("M32 9C42 12 47 20 46 31C44 42 39 47 32 47C25 47 20 42 18 31C17 20 22 12 32 9Z", CUT) +
    put(skull(INK, CUT), 19, 15, 26) +
    cuts("32 51 32 63 2.6; 20 51 12 63 2.6; 44 51 52 63 2.6; 14 28 22 8 2.4; 50 28 42 8 2.4") +
    rime(32, 57, 7, CUT),
  rusted_sentry: () =>
    mass("M17 12C17 4 47 4 47 12V40H17Z") +
    mass("M6 44H58L55 63H9Z") +
    mass("M25 40H39V45H25Z") +
    line("M47 12L58 3M17 20H10", 3.4, INK) +
    mass("M21 16H43V26H21Z", CUT) +
    dot(36, 21, 3.8, SPOT) +
    line("M24 21H29", 2.4, INK) +
    line("M23 33H41", 2.2) +
    cuts("12 50 22 58 2.4; 52 50 44 60 2.4") +
    mass("M24 48L30 52L27 57L33 60L24 63Z", CUT) +
    dot(21, 9.6, 1.5) +
    dot(43, 9.6, 1.5),
  jefa_drone: () =>
    line("M10 20L22 28M54 20L42 28M12 52L22 42M52 52L42 42", 4.6, INK) +
    line("M0 16H20M44 16H64", 4, INK) +
    line("M2 56H20M44 56H62", 3.6, INK) +
    dot(32, 35, 19, INK) +
    ring(32, 35, 14, 2) +
    dot(32, 35, 9.4) +
    dot(32, 35, 7, SPOT) +
    dot(34, 33, 2) +
    line("M32 16V6M28 6H36", 3, INK),
  jefa_warder: () =>
    mass("M22 3H42L46 9V24H18V9Z") +
    mass("M4 25H60L63 41H54L52 35V63H36V50H28V63H12V35L10 41H1Z") +
    mass("M23 11H41V16H23Z", SPOT) +
    line("M14 30H50M18 36H46", 2.2) +
    dot(32, 42, 5) +
    cuts("7 30 5 38 2; 57 30 59 38 2; 18 42 16 58 2; 46 42 48 58 2"),
  the_sealed_vault: () =>
    dot(32, 32, 31, INK) +
    ring(32, 32, 25, 2.4) +
    cog(32, 32, 17, 8) +
    dot(32, 32, 8, SPOT) +
    line("M32 32L32 27", 2.4) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((a) => `<g transform="rotate(${a} 32 32)">${dot(32, 4, 1.8)}</g>`)
      .join("") +
    line("M1 32H7M57 32H63", 3),
  arshans_marshal: () =>
    mass("M28 1H36L38 12H26Z", SPOT) +
    mass("M16 12H48L51 30L44 44H20L13 30Z") +
    mass("M1 46L22 44L32 50L42 44L63 46L58 63H6Z") +
    mass("M18 22L30 26V30L19 29ZM46 22L34 26V30L45 29Z", CUT) +
    line("M32 14V22M26 36H38M27 40H37", 2.2) +
    cuts("12 51 10 61 2.2; 52 51 54 61 2.2; 24 16 20 20 1.6; 40 16 44 20 1.6") +
    mass("M32 52L36 57L32 62L28 57Z", CUT),
  titan_engine: () =>
    mass("M10 1H17V14H10ZM47 1H54V14H47Z") +
    mass("M6 12H58V26H63V52H56V63H40V54H24V63H8V52H1V26H6Z") +
    cog(32, 34, 17, 10) +
    dot(32, 34, 9, INK) +
    dot(32, 34, 5.6, SPOT) +
    line("M12 19H26M38 19H52", 3.4) +
    cuts("5 32 5 46 2.2; 59 32 59 46 2.2; 15 54 15 60 2; 49 54 49 60 2"),
  guardians_of_the_colony_ship: () => {
    const guard = (/** @type {number} */ x) =>
      `<g transform="translate(${x} 0)">${mass("M7 20H19L21 30V38H5V30ZM1 40H25V62H17V52H9V62H1Z")}` +
      `${mass("M8 27H18V31H8Z", SPOT)}</g>`;
    return (
      mass("M32 0C42 8 46 20 46 34L52 48H12L18 34C18 20 22 8 32 0Z") +
      dot(32, 19, 6) +
      dot(32, 19, 3.4, INK) +
      cuts("25 30 24 44 2; 39 30 40 44 2; 32 30 32 44 2") +
      put(flame(), 24, 47, 16) +
      mass("M-2 18H29V64H-2ZM35 18H66V64H35Z", CUT) +
      guard(1) +
      guard(37)
    );
  },
  arshan: () =>
    mirrored(
      mass("M42 10L50 -1L54 12L63 8L58 24L50 30Z") +
        cuts("51 5 48 14 1.8; 58 13 53 22 1.8") +
        mass("M40 46L60 50L63 63H42Z"),
    ) +
    mass("M20 44L32 50L44 44L50 63H14Z") +
    mass("M32 4C44 4 50 12 49 26L45 40L38 48H26L19 40L15 26C14 12 20 4 32 4Z") +
    mirrored(mass("M35 25L46 21L45.6 28L36 31Z", CUT) + mass("M37.6 26L44.4 23.4L44 27L38 29Z", SPOT)) +
    mass("M32 8L36 15L32 22L28 15Z", CUT) +
    mass("M32 11L34.2 15L32 19L29.8 15Z", SPOT) +
    line("M25 37H39M26 41H38M28 45H36", 2) +
    line("M32 26V34", 2) +
    cuts("22 10 20 18 1.8; 42 10 44 18 1.8; 10 54 7 62 2; 54 54 57 62 2") +
    cog(32, 58, 7, 8) +
    dot(32, 58, 2.4, INK),
  princess: () =>
    mass("M18 14L14 0L24 7L32 -2L40 7L50 0L46 14Q32 9 18 14Z", SPOT) +
    mass(
      "M32 12C45 12 51 20 50 32C50 44 54 52 60 58C54 59 50 61 49 63H15C14 61 10 59 4 58" +
        "C10 52 14 44 14 32C13 20 19 12 32 12Z",
    ) +
    mass("M32 19C40 22 43 26 43 32C43 41 38 46 32 46C26 46 21 41 21 32C21 26 24 22 32 19Z", CUT) +
    mass("M32 16C26 20 22 26 21 34C18 26 22 17 32 16ZM32 16C38 20 42 26 43 34C46 26 42 17 32 16Z") +
    line("M24.6 32Q27 34 29.4 32M34.6 32Q37 34 39.4 32", 2.2, INK) +
    line("M29.4 39.6Q32 41 34.6 39.6", 1.9, INK) +
    mass("M24 48L32 54L40 48L38 63H26Z", CUT) +
    mass("M32 54L35 58.6L32 63L29 58.6Z", SPOT) +
    cuts("18 28 17 46 2.2; 46 28 47 46 2.2; 19 50 15 60 2.2; 45 50 49 60 2.2"),
  human: () => FOEMEN.weik_cutthroat(),
  undead: () => dead(""),
  machine: () => FOEMEN.rusted_sentry(),
};
