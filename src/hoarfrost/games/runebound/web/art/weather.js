// @ts-check
/** The icons of the weather, each in its colour and with a shape of its own, on the 64 grid. */
// weatherGroup(icon): a group; weather(icon, frame?): a picture

import { CUT, INK, dot, drawing, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts, notched } from "./carving.js";
import { skull } from "./tokens.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const DROP = "M32 2C44 18 55 29 55 42C55 54 45 62 32 62C19 62 9 54 9 42C9 29 20 18 32 2Z";
const CLOUD = "M15 47C1 47 0 27 14 26C13 8 38 3 44 19C58 15 68 37 54 46Q52 47 50 47Z";
/** Where the rays of the sun point. */
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** @type {Record<string, () => string>} */
const WEATHER = {
  printed: () => rime(32, 32, 31),
  yellow_moon: () =>
    mass("M43 1C19 2 6 17 8 36C10 55 30 67 53 59C37 55 27 44 27 29C27 16 33 6 43 1Z", "var(--j-yellow)") +
    cuts("14 30 17 48 2.6; 22 16 17 30 2.4; 24 46 38 57 2.4") +
    mass("M50 13L52.6 20.4L60 23L52.6 25.6L50 33L47.4 25.6L40 23L47.4 20.4Z", "var(--j-yellow)"),
  white_cloud: () =>
    mass(CLOUD) +
    mass("M16 42.4C7 42.4 7 31 17 31C17 11 37 8 40.6 25C52 20 60 38 50 42.4Z", CUT) +
    cuts("17 35 28 35 2.2; 40 37 50 35 2.2", INK) +
    cuts("18 51 13 63 2.8; 32 51 27 63 2.8; 46 51 41 63 2.8", INK),
  blue_diamond: () =>
    mass("M32 0L57 32L32 64L7 32Z", "var(--j-blue)") +
    line("M14 32H50", 2.2) +
    cuts("32 6 20 28 2.8; 35 8 45 28 2.8; 32 58 22 37 2.8; 36 54 43 37 2.4"),
  green_leaf: () =>
    mass("M7 57C-1 26 20 3 61 3C64 42 42 63 13 56L6 63L2 60Z", "var(--j-green)") +
    line("M8 58L48 16", 2.8) +
    cuts("26 39 22 21 2.4; 38 27 36 11 2.4; 28 38 46 40 2.4; 38 27 55 27 2.4; 18 48 32 52 2"),
  red_star: () =>
    mass(
      "M32 0L40.8 21.4L64 23.2L46.4 38.4L51.8 61L32 48.8L12.2 61L17.6 38.4L0 23.2L23.2 21.4Z",
      "var(--j-red)",
    ) + cuts("32 34 32 9 2.4; 35 35 56 26.4 2.4; 29 35 8 26.4 2.4; 34 39 45 54 2.2; 30 39 19 54 2.2"),
  orange_sun: () =>
    dot(32, 32, 15, "var(--w-sun)") +
    RAYS.map(
      (angle) => `<g transform="rotate(${angle} 32 32)">${cuts("32 13 32 0 4.4", "var(--w-sun)")}</g>`,
    ).join("") +
    cuts("22 36 42 36 3; 24 28 34 25 2.4"),
  violet_spiral: () =>
    line(
      "M33 34C36 29 42 33 39 39C35 47 21 43 22 31C24 16 47 15 52 33C55 51 33 65 15 52C1 41 5 14 26 5",
      6.6,
      "var(--w-spiral)",
    ) + cuts("46 5 58 12 3; 60 45 63 56 2.6", "var(--w-spiral)"),
  silver_fang: () =>
    mass("M6 3C22 12 42 12 58 3C59 30 51 49 37 64C36 49 31 41 24 35C12 27 5 18 6 3Z", "var(--w-fang)") +
    line("M8 14C24 22 40 22 56 14", 2.4) +
    cuts("24 25 37 52 3.2; 47 23 41 44 2.6"),
  black_skull: () => skull("var(--ink)", CUT),
  blue_drop: () =>
    mass(DROP, "var(--j-blue)") +
    mass("M17 42C17 51 24 56 32 56C27 52 23 48 21.6 40Z", CUT) +
    cuts("38 22 46 36 2.4"),
};

/** @param {string} icon */
export const weatherGroup = (icon) => WEATHER[icon]?.() ?? notched(WEATHER.printed(), icon);

/** Has an icon a drawing of its own? @param {string} icon */
export const drawnWeather = (icon) => icon in WEATHER;

/** @param {string} icon @param {Frame} [frame] */
export const weather = (icon, frame) => drawing("0 0 64 64", weatherGroup(icon), frame);
