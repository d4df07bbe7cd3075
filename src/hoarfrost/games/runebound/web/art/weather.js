// @ts-check
/** The icons of the weather, each in its colour and with a shape of its own, on the 64 grid. */
// weatherGroup(icon): a group; weather(icon, frame?): a picture

import { CUT, dot, drawing, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cuts } from "./carving.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

const DROP = "M32 4C44 20 54 30 54 42C54 54 44 61 32 61C20 61 10 54 10 42C10 30 20 20 32 4Z";

/** @type {Record<string, () => string>} */
const WEATHER = {
  printed: () => rime(32, 32, 31),
  yellow_moon: () =>
    mass("M42 4C22 6 12 20 14 36C16 52 32 62 50 56C36 52 28 42 28 30C28 18 33 9 42 4Z", "var(--j-yellow)"),
  white_cloud: () => mass("M16 46C4 46 4 30 16 30C16 16 36 12 42 24C56 20 64 40 50 46Z"),
  blue_diamond: () => mass("M32 2L54 32L32 62L10 32Z", "var(--j-blue)"),
  green_leaf: () => mass("M8 56C2 26 22 6 58 6C60 40 40 60 14 54Z", "var(--j-green)"),
  red_star: () => mass("M32 2L40 23L62 24L45 38L51 60L32 47L13 60L19 38L2 24L24 23Z", "var(--j-red)"),
  orange_sun: () => dot(32, 32, 16, "var(--w-sun)"),
  violet_spiral: () =>
    line(
      "M32 34C34 30 40 32 38 38C35 46 22 42 23 31C25 17 46 16 50 33C53 50 32 62 16 50C4 40 8 16 26 8",
      6,
      "var(--w-spiral)",
    ),
  silver_fang: () =>
    mass("M10 6C24 14 40 14 54 6C54 30 46 48 36 62C34 48 30 40 24 34C14 26 10 18 10 6Z", "var(--w-fang)"),
  black_skull: () => dot(32, 28, 24, "var(--ink)") + dot(23, 28, 6, CUT) + dot(41, 28, 6, CUT),
  blue_drop: () => mass(DROP, "var(--j-blue)") + cuts("18 42 28 54 3"),
};

/** @param {string} icon */
export const weatherGroup = (icon) => (WEATHER[icon] ?? WEATHER.printed)();

/** @param {string} icon @param {Frame} [frame] */
export const weather = (icon, frame) => drawing("0 0 64 64", weatherGroup(icon), frame);
