// @ts-check
/** Beasts, wyrms, giants and spirits: mostly heads in one ink, on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { apart, cuts, put } from "./carving.js";

/** A pair of slanted eyes. @param {number} y @param {string} [iris] */
const eyes = (y, iris = SPOT) =>
  mirrored(
    mass(`M35.5 ${y + 2}L47 ${y - 3}C47 ${y + 4} 42 ${y + 6} 36.5 ${y + 5}Z`, CUT) +
      dot(41.4, y + 1.6, 2, iris),
  );

/** A young wyrm with its neck. */
const NECK = "M8 64C4 44 6 28 18 20L12 10L24 14L28 4L34 14C44 16 54 22 62 30L54 36L40 36C32 38 28 50 30 64Z";

/** The head of a wyrm seen from its right. @param {string} crest */
const wyrm = (crest) =>
  mass(
    "M4 63C5 47 9 38 18 32L22 19C30 13 40 13 48 19L62 29L60 35L51 35.5L56 39L45 41L39 40" +
      "C42 45 48 47 54 46.5L51 52C41 55 33 52 28 47C28 54 31 59 36 63Z",
  ) +
  crest +
  mass("M34 23.5L46 25.5L41 29.4Z", CUT) +
  dot(40, 26.2, 1.7, SPOT) +
  cuts(
    "54 28 59 30.5 2.4; 20 40 12 46 2.4; 21 46 10 53 2.6; 23 52 11 60 2.8; 26 35 18 38 2.2; 30 29 24 31 2",
  ) +
  mass("M44 41L46 45.4L49 40.5ZM51 38.5L52.5 42.4L55 39Z", CUT);

/** @type {Record<string, () => string>} */
export const BEASTS = {
  prowling_sabercat: () =>
    mass("M10 4L22 10C28 7 36 7 42 10L54 4L57 20L55 34L46 44H18L9 34L7 20Z") +
    eyes(23) +
    mass("M27 34H37L32 40Z", CUT) +
    line("M32 40V44", 2.2) +
    mass("M17 42L20 63L26 44ZM47 42L44 63L38 44Z") +
    mass("M27 44H37L32 52Z") +
    cuts(
      "32 11 32 21 2.4; 24 12 27 19 2; 40 12 37 19 2; 13 34 20 37 1.8; 51 34 44 37 1.8;" +
        " 13 28 19 31 1.6; 51 28 45 31 1.6",
    ),
  starving_wolf_pack: () => {
    const head = (/** @type {string} */ ink) =>
      mass("M14 3L25 15H39L50 3L53 24L47 35L42 40L37 56L32 61L27 56L22 40L17 35L11 24Z", ink) +
      mirrored(mass("M36 29L45 25C45 31 41 33 37 32Z", CUT)) +
      mass("M28.6 51H35.4L32 56Z", CUT) +
      cuts("32 21 32 45 2.8");
    return (
      put(head(INK), -3, 2, 40) +
      put(head(INK), 27, 2, 40) +
      put(
        line("M14 3L25 15H39L50 3L53 24L47 35L42 40L37 56L32 61L27 56L22 40L17 35L11 24Z", 7) + head(INK),
        9,
        17,
        47,
      ) +
      dot(38, 38, 1.3, SPOT) +
      dot(27, 38, 1.3, SPOT)
    );
  },
  tusker_bull: () =>
    mass("M32 4C48 4 57 15 56 30C55 38 52 42 48 45L46 52H18L16 45C12 42 9 38 8 30C7 15 16 4 32 4Z") +
    mirrored(
      dot(43, 22, 3.6) +
        dot(43, 22, 2, SPOT) +
        mass("M36 42L46 42C50 50 50 58 45 64C44 56 40 50 36 48Z", CUT) +
        mass("M37.6 43.6H45C48 50 48.4 55 46 60C44.6 54 41 48 37.6 46.6Z"),
    ) +
    mass("M20 34C20 28 44 28 44 34C44 42 40 45 32 45C24 45 20 42 20 34Z", CUT) +
    mass("M27 32H37L32 37Z") +
    line("M32 37V43", 2, INK) +
    [
      [24, 38],
      [27, 42],
      [40, 38],
      [37, 42],
    ]
      .map(([x, y]) => dot(x, y, 1.3, INK))
      .join("") +
    cuts("24 8 26 16 2; 32 6 32 17 2.4; 40 8 38 16 2; 12 26 12 36 2; 52 26 52 36 2"),
  snow_adder_nest: () =>
    line("M6 58C30 64 60 58 54 44C48 32 16 46 16 30C16 16 36 22 44 14", 9, INK) +
    line("M58 62C62 50 46 48 34 50", 7, INK) +
    mass("M40 4C50 1 60 6 63 16L53 22C46 22 40 18 38 12Z") +
    dot(51, 12, 2.6) +
    dot(51, 12, 1.4, SPOT) +
    line("M62 17L64 24M62 17L58 24", 2, SPOT) +
    line(
      "M20 58L26 56M34 58L40 55M48 52L52 48M44 39L40 44M30 38L28 43M19 34L23 38M19 24L24 27M30 19L32 23",
      2.2,
    ) +
    put(
      mass("M6 20C20 4 46 2 58 18L46 28C34 32 18 30 6 20Z") +
        dot(24, 17, 4) +
        line("M5 20L-6 18M5 20L-4 26", 4, SPOT),
      2,
      4,
      24,
    ),
  cave_bear: () =>
    dot(13, 15, 10, INK) +
    dot(51, 15, 10, INK) +
    dot(13, 15, 4.6) +
    dot(51, 15, 4.6) +
    mass("M32 6C47 6 57 17 57 32C57 49 46 61 32 61C18 61 7 49 7 32C7 17 17 6 32 6Z") +
    mirrored(mass("M37 26L46 23C46 29 42 31 38 30Z", CUT) + dot(42.4, 26.6, 1.7, SPOT)) +
    mass("M21 38C21 30 43 30 43 38C45 50 40 56 32 56C24 56 19 50 21 38Z", CUT) +
    mass("M26 33H38L32 41Z") +
    line("M32 41V46", 2.2, INK) +
    mass("M24 47H40L37 53H27Z") +
    mass("M26 47L28 51L30 47ZM34 47L36 51L38 47Z", CUT) +
    cuts("32 9 32 22 2.6; 24 11 26 19 2; 40 11 38 19 2; 12 36 16 46 2.2; 52 36 48 46 2.2"),
  lone_mammoth: () =>
    mass(
      "M32 1C45 1 52 8 54 18L63 20L60 38L51 42L47 34L42 42C42 50 42 58 36 63C30 65 26 60 28 56" +
        "C31 58 34 56 33 50C31 46 28 46 24 44L18 36L13 42L4 38L1 20L10 18C12 8 19 1 32 1Z",
    ) +
    line("M22 40C14 46 12 56 22 63", 7) +
    line("M22 40C14 46 12 56 22 63", 4.4, SPOT) +
    line("M43 42C53 46 55 56 46 63", 7) +
    line("M43 42C53 46 55 56 46 63", 4.4, SPOT) +
    mirrored(dot(41, 25, 2.6) + cuts("57 24 54 36 2.2")) +
    line("M29 45H37M29.6 51H36M30 57H35", 1.8) +
    cuts("32 4 32 18 3; 24 6 26 18 2.4; 40 6 38 18 2.4; 20 14 22 22 2; 44 14 42 22 2"),
  harpy_flock: () => {
    const bird =
      mass(
        "M2 12C14 6 22 14 30 26C31 20 33 20 34 26C42 14 50 6 62 12C56 16 58 20 52 22C54 26 48 28 44 30" +
          "C42 38 38 42 36 44L38 56H34L32 48L30 56H26L28 44C26 42 22 38 20 30C16 28 10 26 12 22" +
          "C6 20 8 16 2 12Z",
      ) + cuts("10 14 24 26 2; 54 14 40 26 2");
    return (
      put(bird, -2, 20, 44) +
      put(bird, 26, -3, 40) +
      put(dot(32, 34, 3, SPOT), 9, 21, 30) +
      put(bird, 36, 34, 30)
    );
  },
  white_stalker: () =>
    mass(
      "M8 2L20 13C26 9 38 9 44 13L56 2L58 22L63 30L57 36L60 44L52 46L46 58L32 63L18 58L12 46L4 44L7 36L1 30L6 22Z",
    ) +
    mirrored(mass("M34 24L49 19C50 28 44 32 36 30Z", CUT) + mass("M43 20.6L45 21L43.6 29.6L42 29.8Z", SPOT)) +
    mass("M20 42H44L41 52L32 57L23 52Z", CUT) +
    mass(
      "M22 42L24.6 49L27 42ZM37 42L39.4 49L42 42ZM29 42L32 47L35 42ZM28 55L30 50L32 56L34 50L36 55L32 57Z",
    ) +
    mass("M28.6 34H35.4L32 39Z", CUT) +
    cuts("32 13 32 26 2.6; 22 15 26 22 2; 42 15 38 22 2; 9 30 14 32 1.8; 55 30 50 32 1.8"),
  young_icewyrm: () =>
    wyrm(mass("M18 32L6 27L21 20L16 9L30 15Z") + cuts("21 17 26 20 1.8")) + rime(11, 10, 9),
  elder_icewyrm: () =>
    wyrm(
      mass("M18 33L1 32L15 24L4 14L21 17L16 1L30 13L36 0L42 15L50 8L49 20Z") +
        cuts("24 19 14 12 2.2; 30 15 24 6 2; 38 14 37 6 2"),
    ) + mass("M63 40C59 42 57 46 56 50C60 48 61 51 59 56C64 52 66 46 63 40Z", SPOT),
  sarschas_brood: () => {
    const neck = mass(NECK) + mass("M34 22L46 24L41 29Z", CUT) + cuts("16 34 12 50 3.4; 24 32 20 44 2.6");
    const before = line(NECK, 7) + neck;
    return (
      put(neck, -4, -3, 40) +
      `<g transform="matrix(-1 0 0 1 64 0)">${put(before, -4, 6, 44)}</g>` +
      put(before, 4, 22, 44) +
      dot(31.4, 39.4, 1.6, SPOT)
    );
  },
  sarscha_the_vile: () =>
    mirrored(mass("M42 16L49 1L52 12L63 8L56 22L64 30L54 34L46 30Z") + cuts("50 8 47 18 2; 59 13 52 22 2")) +
    mass("M32 8C44 8 50 16 49 28L45 42L40 56L32 63L24 56L19 42L15 28C14 16 20 8 32 8Z") +
    mirrored(
      mass("M34.6 27L47 20C48 29 43 33 36 31.6Z", CUT) +
        mass("M41.6 22.8L43.4 21.8L42.6 31L40.8 31.4Z", SPOT) +
        cuts("37 46 40 42 1.8; 45 36 41 40 1.8"),
    ) +
    mass("M24 46H40L37 54L32 58L27 54Z", CUT) +
    mass("M25 46L27.6 53L30 46ZM34 46L36.4 53L39 46Z") +
    cuts("32 12 32 38 3; 26 12 27 20 2; 38 12 37 20 2") +
    mass("M31 54H33L34.4 64L32 61L29.6 64Z", SPOT),
  snow_troll: () =>
    mass(
      "M13 17L9 5L19 11L22 1L29 9L34 0L38 9L46 2L46 11L55 6L52 18L63 20L57 34C59 45 55 57 46 62H18" +
        "C9 57 5 45 7 34L1 20Z",
    ) +
    mirrored(
      mass("M36 30L49 25C50 32 44 36 37 34.5Z", CUT) +
        dot(42, 31, 1.9, SPOT) +
        mass("M41 59L49 57L47.5 42Z", CUT),
    ) +
    line("M27 35C22 44 25 49 32 49C39 49 42 44 37 35", 2.4) +
    line("M24 57Q32 53 40 57", 2.4) +
    line("M15 23Q24 22 30 27M49 23Q40 22 34 27", 2) +
    cuts("24 18 23 6 2; 34 17 35 5 2; 44 18 46 8 2"),
  frost_giant: () =>
    mass(
      "M32 2C39 2 43 7 43 14L42 19C53 20 60 27 61 39L63 63H1L3 39C4 27 11 20 22 19L21 14C21 7 25 2 32 2Z",
    ) +
    line("M25.4 11L29.6 12.4M38.6 11L34.4 12.4", 2.5) +
    mass("M24 17L28 19L32 17L36 19L40 17L38 29L35 24L32 33L29 24L26 29Z", CUT) +
    cuts("18 25 27 35 2.4; 46 25 37 35 2.4; 8 40 12 28 2.4; 56 40 52 28 2.4; 14 31 25 42 2; 50 31 39 42 2") +
    apart("M8 63L18 36", 5) +
    mass("M10 36L16 26L27 30L26 42L16 44Z", CUT) +
    mass("M12 36L17 28.6L25 31.6L24 40.4L17 41.6Z", SPOT),
  the_glacier_king: () =>
    mass("M10 22L3 1L18 12L25 -1L32 10L39 -1L46 12L61 1L54 22Q32 17.5 10 22Z") +
    mass("M11 25.5Q32 21 53 25.5L56 39L50 54L45 46L41 60L37 50L32 64L27 50L23 60L19 46L14 54L8 39Z") +
    mirrored(mass("M36 30L49 28L48 33Q42 36 36.5 34.5Z", CUT) + dot(42.5, 31.7, 1.8, SPOT)) +
    line("M29.5 29L28.5 38Q32 41 35.5 38L34.5 29", 2) +
    mass("M32 43C28 40 20 41 16 45C22 48 29 48 32 45.5C35 48 42 48 48 45C44 41 36 40 32 43Z", CUT) +
    cuts(
      "32 50 32 60 2.4; 25 49 23.5 55 2; 39 49 40.5 55 2; 15 19 9 7 2.2; 25 18 26 4 2.2;" +
        " 39 18 38 4 2.2; 49 19 55 7 2.2",
    ) +
    mass("M32 11.5L35.5 15.5L32 19.5L28.5 15.5Z", SPOT),
  frost_sprite: () =>
    mirrored(
      mass("M36 30C44 12 56 6 63 8C63 20 54 30 40 34ZM37 38C46 38 54 44 56 54C48 56 40 50 36 43Z") +
        cuts("58 12 42 28 2.4; 52 50 41 42 2"),
    ) +
    dot(32, 17, 11, INK) +
    mass("M32 1L35 8L40 4L38 12H26L24 4L29 8Z") +
    dot(28, 17, 2.4) +
    dot(36, 17, 2.4) +
    line("M29 22.6Q32 24.6 35 22.6", 1.8) +
    mass("M26 27H38L40 44L32 63L24 44Z") +
    rime(32, 39, 8, CUT),
  ice_imp: () =>
    mirrored(
      mass("M40 18C46 12 52 10 53 0C60 8 60 20 48 26Z") +
        cuts("54 6 50 18 1.8") +
        mass("M46 28L63 24L52 38Z") +
        mass("M35 28L46 23C47 30 42 34 36 33Z", CUT) +
        dot(41, 28.4, 2, SPOT),
    ) +
    mass("M32 12C43 12 49 19 49 30C49 42 43 51 32 60C21 51 15 42 15 30C15 19 21 12 32 12Z") +
    mirrored(mass("M35 28L46 23C47 30 42 34 36 33Z", CUT) + dot(41, 28.4, 2, SPOT)) +
    mass("M21 39Q32 45 43 39Q41 49 32 52Q23 49 21 39Z", CUT) +
    mass("M24 40.6L26.4 46L29 42ZM35 42L37.6 46L40 40.6Z") +
    cuts("32 14 32 23 2.2; 26 16 28 22 1.8; 38 16 36 22 1.8"),
  // What stands for all of a trait.
  beast: () => BEASTS.cave_bear(),
  wyrm: () => BEASTS.young_icewyrm(),
  giant: () => BEASTS.snow_troll(),
  spirit: () =>
    mass("M32 1C46 4 54 16 52 32L56 60L47 54L40 63L32 55L24 63L17 54L8 60L12 32C10 16 18 4 32 1Z") +
    dot(24, 27, 5) +
    dot(40, 27, 5) +
    dot(24, 28, 2.2, SPOT) +
    dot(40, 28, 2.2, SPOT) +
    cuts("26 44 27 54 2; 38 44 37 54 2; 18 34 16 50 2; 46 34 48 50 2"),
};
