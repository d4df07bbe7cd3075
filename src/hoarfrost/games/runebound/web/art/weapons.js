// @ts-check
/** Weapons in one ink, on the 64 grid: blades, axes, maces, bows, staves and what is thrown. */

import { CUT, INK, SPOT, dot, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { apart, cuts, put, ring, turned } from "./carving.js";

export const BOLT = "M38 0L14 36H28L20 64L52 24H36L44 0Z";
export const FLAME =
  "M34 1C36 12 53 21 54 40C55 54 45 63 32 63C19 63 9 54 10 41C10.5 32 16 28 17 18C22 21 25 25 26 30" +
  "C30 22 27 10 34 1Z";

/** A flame with a lighter heart. @param {string} [ink] */
export const flame = (ink = SPOT) =>
  mass(FLAME, ink) +
  mass(
    "M33 30C35 37 43 40 43 48C43 55 38 59 32 59C26 59 21 55 21 48C21 45 23 43 24 39C27 41 28 43 29 46" +
      "C32 41 31 35 33 30Z",
    CUT,
  );

/** Standing on its point: blade, guard, grip. @param {string} blade @param {string} guard @param {string} [knob] */
const sword = (blade, guard, knob = SPOT) =>
  mass(blade) +
  mass(guard) +
  mass("M28.6 47H35.4V57H28.6Z") +
  line("M28.6 51H35.4M28.6 54.6H35.4", 1.6) +
  dot(32, 60, 3.8, knob);

/** A shaft from the lower left to the upper right. @param {number} [w] */
const shaft = (w = 5) => line("M7 58L50 13", w, INK);

/** A bow whose belly is on the right, with its string and an arrow. @param {string} limbs @param {number} w */
const bow = (limbs, w) =>
  line("M17 3V61", 1.6, INK) +
  line(limbs, w, INK) +
  line("M4 32H56", 2.6, INK) +
  mass("M64 32L52 26.6V37.4Z", SPOT) +
  cuts("2 28 10 32 2; 2 36 10 32 2", INK);

/** A staff that stands, with its head. @param {string} head */
const staff = (head) => line("M32 20V63", 5, INK) + line("M29 47H35M29 51H35", 1.8) + head;

/** @type {Record<string, () => string>} */
export const WEAPONS = {
  whalebone_knife: () =>
    turned(
      mass("M32 1C41 12 42 28 38 42H26C27 28 28 14 32 1Z") +
        mass("M24 42H40V47H24Z") +
        mass("M27 47H37L36 61C34 64 30 64 28 61Z") +
        cuts("33 8 32 37 2.6") +
        line("M28 52H36M28 56H36", 1.8),
      40,
    ),
  hunting_sling: () =>
    line("M10 3C6 20 12 40 24 50M50 2C46 20 46 36 40 48", 3.4, INK) +
    mass("M20 46C26 42 40 42 45 47C46 56 40 63 32 63C25 63 19 56 20 46Z") +
    dot(32.4, 47, 9) +
    dot(32.4, 46.4, 7, SPOT) +
    cuts("29 45 34 42.6 1.8") +
    ring(10, 4, 3.4, 3, INK),
  carved_totem: () =>
    mass("M20 6L32 1L44 6V20L50 24V38L44 42V63H20V42L14 38V24L20 20Z") +
    mass("M24 10L30 11.4V15L25 15ZM40 10L34 11.4V15L39 15Z", CUT) +
    line("M20 20H44M20 42H44", 2) +
    mass("M20 26L29 27V33L22 33ZM44 26L35 27V33L42 33Z", CUT) +
    mass("M27 37H37V40H27Z", SPOT) +
    line("M25 48H39M25 53H39M25 58H39", 2.2),
  weik_hand_axe: () =>
    line("M14 61L44 15", 6, INK) +
    mass("M33 4C42 5 47 10 50 16C56 22 62 25 63 32C56 41 45 42 36 36L40 23L29 15Z") +
    cuts("57 30 44 36 2.2; 52 22 40 30 2; 19 54 30 37 1.8") +
    line("M17 51L24 56M20 46.6L27 51.4", 2),
  yew_bow: () => bow("M17 3C48 10 48 54 17 61", 4.6),
  rune_wand: () =>
    line("M8 60L38 26", 6, INK) +
    cuts("12 56 28 37 1.8") +
    mass("M46 3L50 14L61 18L50 22L46 33L42 22L31 18L42 14Z", SPOT) +
    dot(46, 18, 3) +
    cuts("22 7 28 13 2.6; 60 42 53 36 2.6; 34 2 37 7 2; 62 4 57 8 2", INK),
  barbed_harpoon: () =>
    line("M4 61L46 17", 4.6, INK) +
    mass("M63 0L57 24L51 20L53 29L45 23L40 17L34 10L43 12L40 6Z") +
    cuts("57 7 47 17 2") +
    line("M12 52C24 62 40 60 42 48C43 42 36 40 33 45C30 52 44 58 58 54", 2.4, INK),
  boarding_sword: () =>
    turned(
      mass("M36 1C46 14 46 30 38 46H29C32 32 34 16 36 1Z") +
        mass("M20 43H44V48H20Z") +
        mass("M28.6 47H36V60H28.6Z") +
        line("M44 46C52 50 48 60 36 59", 3.4, INK) +
        cuts("37 12 35 40 2.4") +
        dot(32, 61, 3.6, SPOT),
      38,
    ),
  horn_bow: () =>
    bow("M17 3C30 3 34 10 33 18C32 24 41 26 41 32C41 38 32 40 33 46C34 54 30 61 17 61", 5.4) +
    line("M37 32H45", 4),
  staff_of_cinders: () => staff(put(flame(), 16, 0, 32) + mass("M24 30H40L37 37H27Z")),
  twin_gutting_knives: () => {
    const knife =
      mass("M32 0C38 10 39 26 36 42H28C28 26 28 12 32 0Z") +
      mass("M24 41H40V46H24Z") +
      mass("M28 46H36V62H28Z") +
      cuts("33 10 32 36 2") +
      line("M28 51H36M28 56H36", 1.8);
    return (
      turned(knife, -34) +
      `<g transform="matrix(-1 0 0 1 64 0)">${turned(line("M32 1V62", 14) + knife, -34)}</g>`
    );
  },
  lightning_mace: () =>
    line("M9 62L34 30", 6, INK) +
    mass("M40 2L47 5L54 3L57 10L63 14L60 21L62 28L55 31L50 37L44 33L36 34L34 27L28 22L32 16L31 8L38 8Z") +
    put(mass(BOLT, SPOT), 34, 7, 24) +
    cuts("14 55 28 37 1.8") +
    cuts("22 8 12 4 2.6; 58 44 62 54 2.6; 24 18 12 18 2.4", SPOT),
  mace_of_kellos: () =>
    staff("") +
    mass("M26 3H38L41 10H23ZM14 8L24 12V32L14 36L8 22ZM50 8L40 12V32L50 36L56 22ZM26 12H38V33H26Z") +
    put(flame(), 22, 12, 20) +
    mass("M24 36H40V41H24Z"),
  storm_bow: () =>
    bow("M17 3C40 6 48 20 43 32C48 44 40 58 17 61", 5.6) +
    cuts("30 10 38 18 2; 38 46 30 54 2") +
    put(mass(BOLT, SPOT), 48, 2, 17) +
    put(mass(BOLT, SPOT), 48, 46, 17),
  great_weik_axe: () =>
    line("M32 6V63", 6, INK) +
    mass(
      "M29 10C24 8 20 4 18 1C8 8 3 20 6 36C12 30 22 26 29 27ZM35 10C40 8 44 4 46 1C56 8 61 20 58 36" +
        "C52 30 42 26 35 27Z",
    ) +
    cuts("17 7 10 28 2.4; 47 7 54 28 2.4; 22 12 19 22 2; 42 12 45 22 2; 32 34 32 56 1.8") +
    mass("M32 12L36 18.5L32 25L28 18.5Z", SPOT),
  sceptre_of_embers: () =>
    staff(
      mass(
        "M17 4C16 16 20 26 32 32C44 26 48 16 47 4C43 14 40 17 38 18C40 10 36 4 32 0C28 4 24 10 26 18" +
          "C24 17 21 14 17 4Z",
      ) +
        dot(32, 20, 7) +
        dot(32, 20, 5.2, SPOT) +
        mass("M25 33H39V38H25Z"),
    ) + cuts("10 12 3 8 2.6; 54 12 61 8 2.6; 12 26 4 28 2.4; 52 26 60 28 2.4", SPOT),
  spirit_spear: () =>
    line("M32 20V63", 4.4, INK) +
    mass("M32 0L42 16L32 32L22 16Z") +
    cuts("32 4 32 27 2.6") +
    mass(
      "M30 34C20 34 12 42 12 54C18 50 22 50 27 54C28 46 30 42 32 40C34 42 36 46 37 54C42 50 46 50 52 54" +
        "C52 42 44 34 34 34Z",
      SPOT,
    ) +
    line("M27 33H37", 3.4, INK),
  ragnars_axe: () =>
    line("M13 62L42 12", 6.6, INK) +
    mass("M40 1C49 3 54 9 55 15C61 20 64 28 61 38C52 46 39 45 31 38L38 24L22 14C25 7 33 2 40 1Z") +
    cuts("58 34 42 39 2.4; 56 26 44 30 2; 28 12 38 7 2") +
    rime(46, 20, 8, CUT) +
    mass("M12 50L22 56L20 59L10 53Z", SPOT),
  bow_of_the_sky: () =>
    bow("M17 3C44 -2 56 14 46 32C56 50 44 66 17 61", 5) +
    mass(
      "M49 1L51 6.4L56.4 8.4L51 10.4L49 16L47 10.4L41.6 8.4L47 6.4ZM49 48L51 53.4L56.4 55.4L51 57.4" +
        "L49 63L47 57.4L41.6 55.4L47 53.4Z",
      SPOT,
    ),
  jefa_pulse_rod: () =>
    turned(
      mass("M28 26H36L37 58L32 63L27 58Z") +
        mass("M24 21H40V28H24ZM22 34H42V39H22Z") +
        dot(32, 14, 8, INK) +
        dot(32, 14, 4.6, SPOT) +
        line("M32 43V56", 2.4) +
        line(
          "M20 7C16 11 16 17 20 21M44 7C48 11 48 17 44 21M14 4C8 10 8 18 14 24M50 4C56 10 56 18 50 24",
          2.6,
          SPOT,
        ),
      40,
    ),
  // What stands for any weapon of a kind.
  sword: () => turned(sword("M32 0L38 8V44H26V8Z", "M16 41H48V47H16Z") + cuts("32 6 32 40 2.4"), 40),
  axe: () => WEAPONS.weik_hand_axe(),
  bow: () => WEAPONS.yew_bow(),
  staff: () => staff(ring(32, 14, 10, 6, INK) + dot(32, 14, 4, SPOT)),
  spear: () =>
    turned(line("M32 16V64", 4.4, INK) + mass("M32 -6L41 10L32 24L23 10Z") + cuts("32 0 32 20 2"), 40),
  knife: () => WEAPONS.whalebone_knife(),
  mace: () =>
    shaft(6) + dot(46, 17, 14, INK) + cuts("40 12 50 12 2.4; 40 20 50 21 2.4") + apart("M40 30L33 24", 2),
};
