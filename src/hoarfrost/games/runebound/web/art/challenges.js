// @ts-check
/** Hazards, the tests of skills that stand for others, and events: in one ink, on the 64 grid. */

import { CUT, INK, SPOT, dot, line, mass, mirrored } from "../../../../web/art/svg.js";
import { fir, rime } from "../../../../web/art/scenery.js";
import { cuts, put, ring } from "./carving.js";
import { BEASTS } from "./beasts.js";
import { FOEMEN } from "./foemen.js";
import { skull } from "./tokens.js";
import { townGroup } from "./towns.js";
import { weatherGroup } from "./weather.js";

/** Wind that curls at its end, from the left. */
const WIND =
  "M3 22H40C54 22 54 4 42 4C35 4 32 10 35 15M1 36H52C64 36 63 54 51 54C45 54 42 49 45 44M8 49H28" +
  "C36 49 36 61 28 61C25 61 23 60 22 58";

/** Someone small who walks. @param {number} x @param {number} y @param {string} [ink] */
const walker = (x, y, ink = SPOT) =>
  `<g transform="translate(${x} ${y})">${dot(0, -15, 3, ink)}` +
  `${mass("M-4 -11H4L6 -4L3 -4L5 0H1L0 -4L-3 0H-7L-3 -5Z", ink)}</g>`;

/** @type {Record<string, () => string>} */
export const HAZARDS = {
  thin_ice: () =>
    mass("M2 14L30 6L62 16L58 52L32 60L4 48Z") +
    mass("M24 26L34 20L46 27L44 40L30 44L20 37Z", CUT) +
    mass("M27 28L34 24L42 29L41 37L31 40L24 35Z", SPOT) +
    line("M24 26L10 19M34 20L36 10M46 27L58 22M44 40L54 50M30 44L26 56M20 37L7 42", 2.2) +
    cuts("12 28 16 34 2; 50 32 53 38 2"),
  avalanche_slope: () =>
    mass("M1 63V55L40 4L63 40V63Z") +
    mass("M40 4L50 20L44 18L38 28L32 22L26 34Z", CUT) +
    [
      [24, 40, 8],
      [37, 49, 10],
      [14, 52, 7],
      [52, 56, 6],
      [25, 57, 6],
    ]
      .map(([x, y, r]) => dot(x, y, r) + dot(x, y, r - 2.2, INK))
      .join("") +
    cuts("44 28 50 38 2.4; 38 34 40 40 2"),
  crevasse: () =>
    mass("M0 22H20L26 34L20 46L28 63H0ZM64 22H46L41 33L46 45L40 63H64Z") +
    line("M16 21Q33 29 50 21M22 23V27M28 25V29M33 26V30M38 25V29M44 23V27", 2.6, SPOT) +
    walker(33, 24) +
    cuts("5 29 14 30 2.4; 6 41 14 43 2.4; 5 54 20 55 2.4; 52 29 60 28 2.4; 53 42 60 41 2.4; 47 55 59 54 2.4"),
  frozen_library: () =>
    mass(
      "M32 10C24 4 12 4 2 7V44L7 46L9 58L12 45L16 46L18 63L22 46L27 48L29 56L32 51L35 58L38 48L42 46L46 60L49 45Z",
    ) +
    mass("M32 10C40 4 52 4 62 7V44L57 46L55 55L52 45L49 45L46 60L42 46L38 48L35 58L32 51Z") +
    line("M32 11V49", 2.6) +
    mirrored(cuts("37 19 57 14 2.2; 37 27 57 22 2.2; 37 35 55 31 2.2")) +
    mass("M44 4V24L48 20L52 24V4Z", SPOT),
  whiteout: () => line(WIND, 5.4, INK) + rime(56, 12, 8) + rime(10, 10, 7) + rime(14, 60, 6, INK),
  the_screaming_gorge: () =>
    mass("M0 0H20L17 16L24 30L18 46L23 63H0ZM64 0H44L47 16L40 30L46 46L41 63H64Z") +
    cuts(
      "4 10 13 16 2.4; 4 30 15 32 2.4; 4 48 14 50 2.4; 60 10 51 16 2.4; 60 30 49 32 2.4; 60 48 50 50 2.4",
    ) +
    mass("M32 14C37 14 39 18 38.4 23L36 30H28L25.6 23C25 18 27 14 32 14Z", SPOT) +
    dot(29.8, 20, 1.7) +
    dot(34.2, 20, 1.7) +
    dot(32, 26, 2) +
    line("M26 38C29 36 35 36 38 38M25 45C29 42 35 42 39 45M26 52C29 50 35 50 38 52", 2.6, SPOT),
  heart_of_the_blizzard: () =>
    line(
      "M33 34C36 29 42 33 39 39C35 47 20 43 22 30C24 14 49 14 53 33C56 52 33 66 14 52C-1 40 4 12 27 3",
      7,
      INK,
    ) +
    mass("M33 45C22 37 21 29 27 28C30 28 32 30 33 32C34 30 36 28 39 28C45 29 44 37 33 45Z", CUT) +
    mass("M33 42C26 36 24 31 28 31C31 31 32 33 33 35C34 33 35 31 38 31C42 31 40 36 33 42Z", SPOT) +
    rime(56, 9, 8, INK),
  hazard: () => mass("M32 2L63 60H1Z") + mass("M28.6 22H35.4L34.4 42H29.6Z", CUT) + dot(32, 50, 4),
};

/** A test that has no drawing, by the skill it is of. @type {Record<string, () => string>} */
export const TRIALS = {
  climb: () => HAZARDS.crevasse(),
  swim: () => HAZARDS.thin_ice(),
  observation: () => HAZARDS.the_screaming_gorge(),
  stealth: () => BEASTS.snow_adder_nest(),
  escape: () => HAZARDS.avalanche_slope(),
  survival: () => HAZARDS.whiteout(),
  diplomacy: () => FOEMEN.lost_caravan(),
  lore: () => HAZARDS.frozen_library(),
};

/** A scene with the weather that it brings. @param {string} scene @param {string} icon */
const scene = (scene, icon) => scene + dot(52, 12, 14) + put(weatherGroup(icon), 41, 1, 22);

/** Each without its weather. @type {Record<string, () => string>} */
export const EVENTS = {
  market_days_in_the_cities: () =>
    mass("M4 26H60L56 40H8Z") +
    mass("M4 26H14.2L13 40H8ZM24.6 26H35L34.8 40H25.2ZM45.8 26H60L56 40H47Z", SPOT) +
    line("M8 40V62M56 40V62", 3.6, INK) +
    mass("M12 50H52V63H12Z") +
    cuts("18 57 46 57 2.2") +
    dot(22, 46.6, 4, INK) +
    dot(32, 46.6, 4, INK),
  quiet_snowfall: () =>
    mass("M0 63V52C16 44 30 50 44 46C54 44 60 46 64 48V63Z") +
    fir(14, 52, 36) +
    fir(34, 54, 28) +
    rime(24, 8, 6) +
    rime(6, 16, 5) +
    rime(36, 20, 5) +
    rime(50, 36, 5),
  the_moonlit_hunt: () => put(BEASTS.starving_wolf_pack(), -1, 14, 52),
  rain_on_the_ice: () =>
    mass("M1 48L20 40L44 43L63 50L54 62H10Z") +
    line("M22 42L26 50L16 61M26 50L42 54L46 44M42 54L40 62", 2.2) +
    cuts("8 6 3 20 3.4; 22 2 15 18 3.4; 34 8 28 24 3.4; 14 24 9 36 3.2; 30 28 26 38 3", "var(--j-blue)"),
  a_brief_thaw: () =>
    mass("M1 12H40L38 34L34 22L30 40L25 22L21 46L16 22L12 34L8 20L5 28Z") +
    mass("M21 50C24 54 25.4 56 25.4 58.6C25.4 63 16.6 63 16.6 58.6C16.6 56 18 54 21 50Z", "var(--j-blue)") +
    line("M46 63V42", 3.6, "var(--j-green)") +
    mass(
      "M46 54C36 54 33 46 34 42C42 42 46 47 46 54ZM46 48C46 40 52 36 60 37C60 44 54 48 46 48Z",
      "var(--j-green)",
    ) +
    cuts("10 15 12 24 2; 21 15 21 30 2; 33 15 32 24 2"),
  wind_off_the_peaks: () =>
    mass("M0 63L18 22L27 38L34 29L50 63Z") +
    mass("M18 22L26 37L21 36L18 44L14 35L10 40Z", CUT) +
    line("M6 12H28C36 12 36 2 29 2M30 48H54C63 48 62 36 54 37", 3.8, SPOT),
  the_long_drift: () =>
    mass("M0 63V44C14 26 30 26 40 38C48 32 58 34 64 42V63Z") +
    cuts("4 52 22 38 2.6; 18 56 40 46 2.6; 40 54 58 46 2.6") +
    walker(20, 27) +
    line("M4 42L14 32", 2.4, INK),
  sickness_in_the_villages: () =>
    put(townGroup("suluk"), -2, 18, 46) +
    line("M44 38V58M34 48H54", 10, CUT) +
    line("M44 40V56M36 48H52", 5, SPOT),
  the_machines_wake: () => put(FOEMEN.rusted_sentry(), -3, 14, 50),
  night_of_the_red_star: () =>
    put(skull(INK, CUT), 0, 16, 48) + dot(17.4, 37, 2.6, SPOT) + dot(30.6, 37, 2.6, SPOT),
  the_raiding_fleet_sails: () => {
    const ship =
      mass("M2 40C8 50 14 56 22 56H46C54 56 58 48 62 38C60 44 54 46 50 46H14C9 46 5 44 2 40Z") +
      line("M32 46V8", 3, INK) +
      mass("M14 12C26 8 38 8 50 12L48 34C38 30 26 30 16 34Z") +
      cuts("22 14 23 30 2; 32 12 32 29 2; 42 14 41 30 2");
    return put(ship, -2, 22, 44) + put(ship, 28, 32, 34) + put(ship, 4, 0, 24);
  },
  the_white_night: () =>
    mirrored(mass("M32 24C44 24 54 34 63 44C54 54 44 62 32 62Z")) +
    mass("M9 44C18 34 25 30 32 30C39 30 46 34 55 44C46 53 39 57 32 57C25 57 18 53 9 44Z", CUT) +
    dot(32, 43, 12, INK) +
    rime(32, 43, 10, CUT) +
    cuts("14 26 9 18 2.8; 26 21 24 11 2.8; 40 21 42 14 2.4", INK),
};

/** The weather of the events that have a drawing, for pictures without a thing. @type {Record<string, string>} */
const WEATHER = {
  market_days_in_the_cities: "orange_sun",
  quiet_snowfall: "white_cloud",
  the_moonlit_hunt: "yellow_moon",
  rain_on_the_ice: "blue_drop",
  a_brief_thaw: "green_leaf",
  wind_off_the_peaks: "blue_diamond",
  the_long_drift: "violet_spiral",
  sickness_in_the_villages: "silver_fang",
  the_machines_wake: "blue_diamond",
  night_of_the_red_star: "red_star",
  the_raiding_fleet_sails: "silver_fang",
  the_white_night: "black_skull",
};

/**
 * An event: what happens, with the weather that it brings.
 * @param {string} id @param {string} [icon]
 */
export function eventGroup(id, icon = WEATHER[id] ?? "printed") {
  if (EVENTS[id]) return scene(EVENTS[id](), icon);
  const ground = ring(32, 32, 29, 4, INK) + rime(32, 32, 30, "var(--card-flake)") + dot(32, 32, 19);
  return ground + put(weatherGroup(icon), 16, 16, 32);
}
