// @ts-check
/** The pictures of the lessons, 96 x 80: a piece of the map with what each is about. */
// lessonPicture(id): the text of an SVG, or null; ids: travel, fight, frost, market, legend

import { INK, drawing, line, mass } from "../../../../web/art/svg.js";
import { rime } from "../../../../web/art/scenery.js";
import { cardGroup } from "./cards.js";
import { put } from "./carving.js";
import { movementDieGroup, tenDieGroup } from "./dice.js";
import { foeGroup } from "./foes.js";
import { markerGroup } from "./heroes.js";
import { jewelGroup } from "./jewels.js";
import { signGroup } from "./signs.js";
import { HEX, terrainTexture } from "./terrains.js";
import { rumorGroup, tokenGroup } from "./tokens.js";
import { townGroup } from "./towns.js";

/** Hexes of the map around these places, quiet behind what stands on them. @param {[string, number, number][]} list */
const hexes = (list) =>
  list
    .map(([id, x, y]) => {
      const land = id === "town" ? "var(--town-ground)" : `var(--t-${id})`;
      const texture = id === "town" ? "" : `<g opacity=".42">${terrainTexture(id)}</g>`;
      const edge = line(HEX, 1.4, "var(--hex-line)");
      return `<g transform="translate(${x} ${y}) scale(.82)">${mass(HEX, land)}${texture}${edge}</g>`;
    })
    .join("");

/** A floor of one terrain. @param {string} id */
const ground = (id) =>
  hexes([
    [id, 3, 20],
    [id, 48, 20],
    [id, 93, 20],
    [id, 25.5, 59],
    [id, 70.5, 59],
    [id, -20, 59],
  ]);

/** @param {string} id @param {string} ground */
const onTown = (id, ground) => `<g class="${ground}">${townGroup(id)}</g>`;

/** @type {Record<string, () => string>} */
const PICTURES = {
  travel: () =>
    hexes([
      ["forest", 3, 20],
      ["ice", 48, 20],
      ["mountain", 93, 20],
      ["tundra", 25.5, 59],
      ["snowdrift", 70.5, 59],
      ["fjord", -20, 59],
    ]) +
    line("M25.5 57L70.5 57L48 20", 6, "var(--card)") +
    line("M25.5 57L70.5 57L48 20", 3.4, "var(--you)") +
    put(markerGroup("zyla", "circle"), 9, 40, 34) +
    put(movementDieGroup(["snowdrift", "ice", "wastes"]), 66, 42, 28) +
    put(movementDieGroup(["forest", "ice"]), 40, 4, 28),
  fight: () =>
    ground("tundra") +
    put(cardGroup("brynja_stormborn", { type: "hero" }), 1, 22, 50) +
    put(foeGroup("cave_bear", { trait: "beast" }), 52, 10, 42) +
    put(tenDieGroup(9), 37, 50, 26) +
    put(signGroup("fight"), 41, 4, 16),
  frost: () =>
    ground("snowdrift") +
    put(cardGroup("arvel_worldwalker", { type: "hero" }), 20, 10, 60) +
    put(tokenGroup("frost"), 2, 6, 24) +
    put(tokenGroup("frost"), 2, 32, 24) +
    put(tokenGroup("white_death"), 70, 6, 25) +
    rime(82, 58, 13, "var(--t-snowdrift-i)") +
    rime(14, 68, 8, "var(--t-snowdrift-i)"),
  market: () =>
    hexes([
      ["fjord", 3, 20],
      ["town", 48, 20],
      ["tundra", 93, 20],
      ["tundra", 25.5, 59],
      ["forest", 70.5, 59],
      ["fjord", -20, 59],
    ]) +
    put(onTown("weikgart", "on-town"), 32, 1, 33) +
    tray("great_weik_axe", "weapon", 4) +
    tray("healing_draught", "potion", 34) +
    tray("sealskin_coat", "armor", 64) +
    put(tokenGroup("gold"), 76, 6, 18),
  legend: () =>
    ground("wastes") +
    put(foeGroup("princess", { trait: "princess" }), 40, 4, 54) +
    put(rumorGroup("mountain"), 2, 6, 26) +
    put(rumorGroup("forest"), 2, 36, 26) +
    put(jewelGroup("yellow"), 30, 54, 20),
};

/** A card on the market. @param {string} id @param {string} type @param {number} x */
const tray = (id, type, x) =>
  `<path d="M${x} 42h28v36h-28Z" fill="var(--card)" stroke="${INK}" stroke-width="1.6"/>` +
  put(cardGroup(id, { type }), x + 3, 48, 22);

/**
 * @param {string} id
 * @returns {string | null}
 */
export function lessonPicture(id) {
  const draw = PICTURES[id];
  return draw ? drawing("0 0 96 80", draw(), { width: 96, height: 80 }) : null;
}
