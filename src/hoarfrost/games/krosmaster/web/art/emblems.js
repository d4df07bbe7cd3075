// @ts-check
/** The signs of elements, powers, the limits of spells and areas, on the 64 grid. */

import { CUT, INK, SPOT, dot, drawing, gouges, line, mass, mirrored } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { MARKS } from "./dice.js";
import { put } from "./placing.js";
import { GAUGES } from "./tokens.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

export const FLAME =
  "M34 1C36 12 53 21 54 40C55 54 45 63 32 63C19 63 9 54 10 41C10.5 32 16 28 17 18C22 21 25 25 26 30" +
  "C30 22 27 10 34 1Z";
const DROP = "M32 1C43 17 55 29 55 42C55 55 45 63 32 63C19 63 9 55 9 42C9 29 21 17 32 1Z";
const SHIELD = "M32 2C40 8 49 10 58 10C59 34 52 53 32 63C12 53 5 34 6 10C15 10 24 8 32 2Z";

/** The print of an animal: of a pet, and of spells. */
export const paw = () =>
  mass("M32 28C43 28 52 40 49 50C46 60 38 55 32 55C26 55 18 60 15 50C12 40 21 28 32 28Z") +
  [
    [10, 28],
    [23, 14],
    [41, 14],
    [54, 28],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6.4" ry="9" fill="${INK}"/>`)
    .join("");

/** Each without its colour. @type {Record<string, () => string>} */
export const ELEMENTS = {
  earth: () =>
    mass("M3 58L14 31L22 34L36 6L48 24L52 22L62 58Z") +
    gouges([
      [35, 13, 24, 38, 3],
      [38, 16, 45, 34, 2.6],
      [15, 38, 10, 53, 2.8],
      [51, 30, 55, 50, 2.8],
      [33, 38, 28, 54, 3],
      [42, 42, 44, 54, 2.6],
    ]),
  fire: () =>
    mass(FLAME) +
    mass(
      "M33 25C35 33 44 36 44 46C44 54 39 58 32 58C25 58 20 54 20 47C20 43 22 41 23 37" +
        "C26 39 27 41 28 44C32 38 31 32 33 25Z",
      CUT,
    ) +
    mass(
      "M33 42C34 46 38 47 38 51C38 55 36 57 32.5 57C29 57 27 55 27 52C27 50 28 49 28.5 47.5" +
        "C30 48.5 30.5 49 31 50C32.5 47.5 32.5 45 33 42Z",
    ),
  water: () =>
    mass(DROP) +
    mass(
      "M12 39C18 33 25 33 32 38C39 43 46 43 52 37C53.6 40 53.6 43 52.6 46C46 50 39 50 32 45" +
        "C25 40 18 41 11.4 46C11 43 11.2 41 12 39Z",
      CUT,
    ) +
    gouges([[22, 54, 42, 54, 2.8]]),
  air: () =>
    line("M5 24H41C54 24 54 6 42 6C35 6 32 12 35 17", 6.6, INK) +
    line("M3 37H52C64 37 63 55 51 55C45 55 42 50 45 45", 6.6, INK) +
    line("M9 50H29C37 50 37 61 29 61C26 61 24 60 23 58", 5.6, INK),
  neutral: () =>
    dot(32, 32, 29, INK) + dot(32, 32, 20) + dot(32, 32, 12, INK) + gouges([[10, 24, 24, 9, 2.6]]),
};

/** @param {string} id */
export const elementGroup = (id) => `<g class="k-${id}">${(ELEMENTS[id] ?? ELEMENTS.neutral)()}</g>`;

/** @param {string} id @param {Frame} [frame] */
export const element = (id, frame) => drawing("0 0 64 64", elementGroup(id), frame);

/** What a power lets spells give: a token in its rim of ice, in ink. @param {string} gauge @param {boolean} more */
const frozen = (gauge, more) =>
  line("M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z", 4, INK) + put(GAUGES[gauge](INK, CUT, more), 10, 10.2, 0.69);

/** Each without its colour. @type {Record<string, () => string>} */
export const POWERS = {
  critical_hit: MARKS.C,
  armour: MARKS.A,
  dodge: MARKS.D,
  lock: MARKS.L,
  unfazed: () =>
    `<circle cx="32" cy="9" r="6" fill="none" stroke="${INK}" stroke-width="5"/>` +
    mass(
      "M28.6 14H35.4V50C43 49 48 45 50 38L43 39L54 25L62 41L56 39C54 53 46 61 32 63" +
        "C18 61 10 53 8 39L2 41L10 25L21 39L14 38C16 45 21 49 28.6 50Z",
    ) +
    mass("M18 20H46V26H18Z"),
  blind: () =>
    mass("M1 33C11 18 21 13 32 13C43 13 53 18 63 33C53 48 43 53 32 53C21 53 11 48 1 33Z") +
    mass("M9 33C17 23 24 19 32 19C40 19 47 23 55 33C47 43 40 47 32 47C24 47 17 43 9 33Z", CUT) +
    dot(32, 33, 11, INK) +
    line("M9 56L55 8", 10) +
    line("M9 56L55 8", 5, INK),
  farmer: () =>
    line("M32 63V14", 4, INK) +
    mass("M32 18C25 13 26 5 32 1C38 5 39 13 32 18Z") +
    mirrored(
      mass(
        "M34 29C34 20 40 15 48 15C49 24 43 29 34 29ZM34 42C34 33 41 28 50 28C51 37 44 42 34 42Z" +
          "M34 55C34 46 42 41 52 41C53 50 45 55 34 55Z",
      ) +
        gouges([
          [46, 17, 37, 26, 2],
          [48, 30, 37, 39, 2],
          [50, 43, 37, 52, 2],
        ]),
    ),
  frostbite: () =>
    mass("M6 4H58L52 22L46 44L40 28L32 62L24 28L18 44L12 22Z") +
    rime(32, 15, 11, CUT) +
    gouges([
      [15, 12, 18, 32, 2.2],
      [49, 12, 46, 32, 2.2],
      [30, 32, 32, 50, 2.2],
    ]),
  interior_fire: () =>
    mass(
      "M32 62C12 47 2 35 2 22C2 11 10 4 19 4C25 4 29 7 32 13C35 7 39 4 45 4C54 4 62 11 62 22C62 35 52 47 32 62Z",
    ) +
    put(mass(FLAME, CUT), 16.6, 15, 0.48) +
    mass(
      "M33 31C34 36 40 38 40 43C40 46 37 47 33 47C29 47 26 46 26 43C26 40 28 39 28.6 36" +
        "C30 37 31 38 31.4 40C33 37 33 34 33 31Z",
      SPOT,
    ),
  itty_bitty: () =>
    dot(15, 20, 12, INK) +
    dot(49, 20, 12, INK) +
    dot(15, 20, 6) +
    dot(49, 20, 6) +
    mass("M32 14C45 14 51 24 49 36C47 46 40 52 32 58C24 52 17 46 15 36C13 24 19 14 32 14Z") +
    dot(25, 33, 3) +
    dot(39, 33, 3) +
    dot(32, 54, 5, SPOT) +
    line("M6 42L22 45M6 52L22 49M58 42L42 45M58 52L42 49", 2, INK),
  bulky: () =>
    mass("M3 8H61V58H3Z") +
    line("M3 24.6H61M3 41.3H61M22 8V24M44 8V24M12 25V41M32 25V41M52 25V41M22 42V58M44 42V58", 2.8) +
    gouges([
      [7, 15, 17, 14, 2],
      [36, 32, 47, 31, 2],
      [26, 50, 38, 49, 2],
    ]),
  explosive: () =>
    dot(28, 40, 23, INK) +
    mass("M34 15L46 22L42 29L30 22Z") +
    line("M41 18C44 10 50 14 53 8", 3, INK) +
    mass("M54 0L56.4 5L62 4L59 8.6L63 13L57 12.6L54 18L51.6 12.6L46 12L50 8L48 2.6L52.4 4.6Z", SPOT) +
    gouges([
      [12, 39, 20, 26, 3.4],
      [18, 36, 24, 28, 2],
    ]),
  heroic_inspiration: () =>
    line("M12 4V63", 4.6, INK) +
    mass("M14 5C26 0 36 12 60 6L52 22L60 38C38 44 28 32 14 37Z") +
    mass(
      "M33 10.5L36 17.6L43.6 18.2L37.8 23.2L39.6 30.6L33 26.6L26.4 30.6L28.2 23.2L22.4 18.2L30 17.6Z",
      CUT,
    ),
  fragility: () =>
    mass("M32 1C47 1 56 23 56 37C56 53 46 63 32 63C18 63 8 53 8 37C8 23 17 1 32 1Z") +
    line("M38 2L31 15L40 23L29 35L39 44L31 54L35 62", 3.4) +
    line("M29 35L17 31M40 23L50 20M39 44L50 49", 2.6),
  endurance: () =>
    mass(
      "M7 10H57V18C50 18 44 24 42 32H46V40H40C41 46 46 50 53 51V60H11V51C18 50 23 46 24 40H18V32H22" +
        "C20 26 14 22 2 21V13L7 14Z",
    ) +
    gouges([
      [16, 15, 50, 14.6, 2.6],
      [30, 24, 30, 44, 2.6],
      [17, 56, 46, 56, 2.4],
    ]),
  splicing: () => frozen("MP", true),
  desplicing: () => frozen("MP", false),
  akseleraktion: () => frozen("AP", true),
  glaciaktion: () => frozen("AP", false),
  agility: () =>
    mass("M60 3C38 4 18 14 10 34L3 61L9 62L14 50C34 52 50 42 55 26L45 26L58 19L60 12L50 13Z") +
    line("M11 55C18 40 30 26 46 17", 2.8) +
    gouges([
      [20, 41, 18, 27, 2.4],
      [29, 31, 30, 17, 2.4],
      [24, 44, 40, 41, 2.4],
      [34, 33, 48, 32, 2.4],
    ]),
  chance: () =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 32 29)">${mass(
            "M32 29C24 22 17 14 22 6C26 1 31 4 32 9C33 4 38 1 42 6C47 14 40 22 32 29Z",
          )}${gouges([[32, 24, 32, 12, 2]])}</g>`,
      )
      .join("") + line("M34 32C36 44 42 54 50 61", 4, INK),
  intelligence: () =>
    mirrored(
      mass("M33 14C42 6 52 6 62 9V52C52 49 42 50 33 57Z") +
        gouges([
          [39, 20, 56, 16, 2.6],
          [39, 30, 56, 26, 2.6],
          [39, 40, 56, 36, 2.6],
        ]),
    ) +
    mass("M30.4 13H33.6V60H30.4Z", CUT) +
    line("M2 58C14 54 26 56 32 61C38 56 50 54 62 58", 3, INK),
  strength: () =>
    mass(
      "M14 22C14 14 20 12 23 14C25 7 33 6 35 11C38 6 46 7 46 14C50 11 56 14 56 20V38" +
        "C56 48 49 52 46 54V63H20V54C12 49 7 42 8 34C8 27 14 26 18 28L28 32L29 25C24 26 14 27 14 22Z",
    ) +
    line("M24 15V23M35 12V23M46 15V23", 2.6) +
    line("M28 32C30 37 26 42 22 42", 2.6) +
    gouges([[34, 40, 47, 42, 2.4]]),
};

/** @type {Record<string, string>} */
const MASTERIES = { agility: "air", chance: "water", intelligence: "fire", strength: "earth" };

const OPEN = "M32 4C40 9.6 48 11.6 56 11.8C56.6 34 50 51 32 60.6C14 51 7.4 34 8 11.8C16 11.6 24 9.6 32 4Z";

/** Some of the damage, or all of it: an open shield, or a solid one. @param {string} family @param {string} of */
function against(family, of) {
  const sign = (ELEMENTS[of] ?? ELEMENTS.neutral)();
  const shield =
    family === "immune"
      ? `${mass(SHIELD)}<g class="turned">${put(sign, 15, 12, 0.54)}</g>`
      : line(OPEN, 4, INK) + put(sign, 16, 13, 0.5);
  return `<g class="k-${of}">${shield}</g>`;
}

/** @param {string} id */
export function powerGroup(id) {
  const [family, of] = id.split("_");
  if (family === "resistance" || family === "immune") return against(family, of);
  const drawn = (POWERS[id] ?? POWERS.heroic_inspiration)();
  const mastered = MASTERIES[id];
  return `<g${mastered ? ` class="k-${mastered}"` : ""}>${drawn}</g>`;
}

/** @param {string} id @param {Frame} [frame] */
export const power = (id, frame) => drawing("0 0 64 64", powerGroup(id), frame);

const NUMERAL = "M27 24L33.5 19V45";

/** Always, once per turn, once per turn and target, once per game. @type {Record<string, () => string>} */
const LIMITS = {
  black: () =>
    line(
      "M32 32C26 22 21 18 15 18C7 18 3 24 3 32C3 40 7 46 15 46C21 46 26 42 32 32C38 22 43 18 49 18" +
        "C57 18 61 24 61 32C61 40 57 46 49 46C43 46 38 42 32 32Z",
      6,
      INK,
    ),
  blue: () =>
    line("M53 20C48 11 41 6 32 6C17 6 6 17 6 32C6 47 17 58 32 58C44 58 53 51 57 41", 6, INK) +
    mass("M62 8L60 28L42 20Z") +
    line(NUMERAL, 6, INK),
  purple: () =>
    line("M6 20V6H20M44 6H58V20M58 44V58H44M20 58H6V44", 6, INK) + dot(32, 32, 18, INK) + line(NUMERAL, 5.4),
  red: () => mass("M20 3H44L61 20V44L44 61H20L3 44V20Z") + line("M26 21L34 15V49", 6.6),
};

/** How often a spell can be cast. @param {string} colour @param {Frame} [frame] */
export const limit = (colour, frame) =>
  drawing("0 0 64 64", `<g class="k-limit-${colour}">${(LIMITS[colour] ?? LIMITS.black)()}</g>`, frame);

/** The cells that are hit, seen from the middle; a line begins on the left. @type {Record<string, number[][]>} */
const AREAS = {
  single: [[0, 0]],
  cross: [
    [0, 0],
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  diamond2: [
    [0, 0],
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [2, 0],
    [0, 2],
    [-2, 0],
  ],
  line3: [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
};

/** @param {string} id @param {Frame} [frame] */
export function area(id, frame) {
  const cells = AREAS[id] ?? AREAS.single;
  const far = Math.max(1, ...cells.flat()),
    step = 62 / (2 * far + 1);
  const size = step - 2.4;
  const squares = cells.map(([x, y]) => {
    const left = 32 + x * step - size / 2,
      top = 32 + y * step - size / 2;
    return `M${left.toFixed(1)} ${top.toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h${(-size).toFixed(1)}Z`;
  });
  const start = id === "line3" ? 32 - step : 32;
  const frameOf = id === "single" ? line("M5 14V5H14M50 5H59V14M59 50V59H50M14 59H5V50", 3, INK) : "";
  return drawing(
    "0 0 64 64",
    mass(squares.join("")) + frameOf + dot(Number(start.toFixed(1)), 32, step / 5),
    frame,
  );
}
