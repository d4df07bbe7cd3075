// @ts-check
/** What is foraged from beasts and machines, in one ink on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass } from "../../../../web/art/svg.js";
import { cuts, put, ring } from "./carving.js";
import { BOLT } from "./weapons.js";

/** A hide that is spread out: neck above, four legs. */
const HIDE =
  "M26 2H38L41 10L54 6L60 15L50 24C48 34 48 40 52 46L62 52L57 61L44 57L36 63H28L20 57L7 61L2 52" +
  "L12 46C16 40 16 34 14 24L4 15L10 6L23 10Z";

/** A hide with its pattern. @param {string} pattern */
const hide = (pattern) => mass(HIDE) + pattern;

const DROP = "M32 2C44 18 55 29 55 42C55 54 45 62 32 62C19 62 9 54 9 42C9 29 20 18 32 2Z";

/** @type {Record<string, () => string>} */
export const FORAGE = {
  sabercat_pelt: () =>
    hide(
      cuts(
        "22 18 30 21 2.6; 42 18 34 21 2.6; 20 27 29 30 2.8; 44 27 35 30 2.8; 20 37 29 39 2.8;" +
          " 44 37 35 39 2.8; 22 47 30 48 2.6; 42 47 34 48 2.6",
      ),
    ) + mass("M28 2L30 12L31.4 2ZM36 2L34 12L32.6 2Z", CUT),
  wolf_furs: () =>
    mass(
      "M24 0L28 6H36L40 0L43 10L56 5L61 15L51 25L53 31L49 36L53 42L63 52L58 62L45 56L40 60L36 56L32 63" +
        "L28 56L24 60L19 56L6 62L1 52L11 42L15 36L11 31L13 25L3 15L8 5L21 10Z",
    ) +
    cuts(
      "32 12 32 28 3.4; 24 20 26 34 2.4; 40 20 38 34 2.4; 32 34 32 50 3.4; 22 40 25 50 2.4;" +
        " 42 40 39 50 2.4; 12 13 19 18 2; 52 13 45 18 2",
    ),
  troll_hide: () =>
    hide(
      [
        [24, 22, 4],
        [38, 19, 3],
        [36, 32, 5],
        [23, 37, 3.4],
        [30, 48, 4],
        [43, 45, 3],
        [14, 14, 2.4],
        [51, 14, 2.4],
      ]
        .map(([x, y, r]) => dot(x, y, r) + dot(x, y, r - 2, INK))
        .join(""),
    ),
  bear_cloak: () =>
    dot(19, 9, 6.6, INK) +
    dot(45, 9, 6.6, INK) +
    dot(19, 9, 2.8) +
    dot(45, 9, 2.8) +
    mass(
      "M32 4C42 4 48 11 47 20C56 28 61 44 62 63L54 58L47 63L40 58L32 63L24 58L17 63L10 58L2 63" +
        "C3 44 8 28 17 20C16 11 22 4 32 4Z",
    ) +
    mass("M24 14L29 15.6L26.6 18.6ZM40 14L35 15.6L37.4 18.6Z", CUT) +
    mass("M27 21H37L32 28Z", CUT) +
    cuts("32 32 32 56 3; 22 30 14 54 2.6; 42 30 50 54 2.6"),
  stalker_fur: () =>
    hide(
      line("M22 20L28 24L22 28M42 20L36 24L42 28M21 36L28 40L21 44M43 36L36 40L43 44", 2.6) +
        cuts("32 10 32 54 2.6"),
    ) + mass("M30 4H34V8H30Z", SPOT),
  mammoth_wool: () =>
    mass(
      "M12 16C4 16 2 6 11 5C13 -1 23 0 25 4C29 -1 38 -1 41 4C46 0 54 2 54 8C62 10 61 20 54 21" +
        "C62 27 60 37 54 38C60 46 55 55 48 54C46 63 36 65 32 59C27 65 17 62 16 54C8 55 4 46 10 39" +
        "C3 36 3 25 11 22Z",
    ) +
    line(
      "M18 14C24 10 30 14 28 20C26 25 20 24 21 20M40 14C47 12 50 20 45 23C41 25 37 22 39 19M20 36" +
        "C26 31 33 36 30 42C28 46 22 45 23 41M40 36C46 33 51 40 46 44C42 46 38 44 39 41M31 28" +
        "C33 26 36 28 34 30",
      2.4,
    ),
  tusker_blubber: () =>
    mass("M4 30L14 14L46 8L60 20V40L50 54L18 60L4 48Z") +
    line("M5 31L19 36L59 22M19 36L18 59", 2.4) +
    mass("M22 40L56 28V33L22 45Z", CUT) +
    mass("M22 49L54 40L51 45L22 54Z", SPOT) +
    cuts("14 20 40 14 2.2; 8 38 14 50 2.2"),
  adder_venom: () =>
    mass("M6 4C22 12 42 12 58 4C56 20 52 30 46 40C44 30 42 26 38 22H26C22 26 20 30 18 40C12 30 8 20 6 4Z") +
    line("M10 13C24 19 40 19 54 13", 2.2) +
    mass("M46 46C50 52 52 54 52 58C52 64 40 64 40 58C40 54 42 52 46 46Z", SPOT) +
    mass("M18 44C21 49 23 51 23 54C23 59 13 59 13 54C13 51 15 49 18 44Z", SPOT),
  drone_cell: () =>
    mass("M22 2H42V8H50V56H42V62H22V56H14V8H22Z") +
    mass("M19 14H45V50H19Z", CUT) +
    put(mass(BOLT, SPOT), 17, 17, 30) +
    cuts("16 12 16 52 1.6"),
  icewyrm_scale: () =>
    mass("M12 3H52L61 20C61 42 50 56 32 63C14 56 3 42 3 20Z") +
    line("M15 12C20 26 44 26 49 12M12 27C18 44 46 44 52 27", 2.6) +
    cuts("22 44 30 57 2.4; 42 44 34 57 2.4; 12 16 8 25 2; 52 16 56 25 2") +
    mass("M32 3L36 9L32 15L28 9Z", SPOT),
  wyrm_blood: () =>
    mass(DROP) +
    mass(
      "M40 24C34 22 26 26 26 33C26 40 40 38 40 45C40 50 32 52 24 49C30 58 46 56 46 45C46 34 33 37 33 32" +
        "C33 29 37 28 42 30Z",
      CUT,
    ) +
    dot(41, 27, 2.2, SPOT) +
    cuts("16 44 18 33 2.2"),
  warder_plate: () =>
    mass("M8 6H56L60 20L52 58L32 63L12 58L4 20Z") +
    line("M32 8V60M7 22H57M11 42H53", 2.4) +
    [
      [14, 13],
      [50, 13],
      [18, 51],
      [46, 51],
    ]
      .map(([x, y]) => dot(x, y, 2.6))
      .join("") +
    ring(32, 32, 8, 5, INK) +
    dot(32, 32, 8.4) +
    dot(32, 32, 6, SPOT),
  sarschas_fang: () =>
    mass("M6 6C16 1 30 2 38 8C54 20 60 42 56 63C48 44 40 34 28 30C16 28 6 18 6 6Z") +
    line("M8 14C18 8 28 10 33 16", 3, CUT) +
    cuts("30 20 50 50 3.2; 20 20 34 28 2.4") +
    mass("M44 4L47 10L53 12L47 14L44 20L41 14L35 12L41 10Z", SPOT),
  forage: () =>
    hide(cuts("32 12 32 52 3; 22 20 26 34 2.4; 42 20 38 34 2.4; 22 42 27 50 2.4; 42 42 37 50 2.4")),
};
