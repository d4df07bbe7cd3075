// @ts-check
/** Signs in one ink: phases, attributes, skills, traits and types of cards, on the 64 grid. */
// sign(id, frame?), signGroup(id): ranged, melee, magic; mind, body, spirit, stamina, life; climb, swim, observation,
//   stealth, escape, survival, diplomacy, lore; beast, human, spirit_trait, undead, machine, wyrm, giant, hazard;
//   hero, ally, weapon, armor, artifact, rune, potion, forage; fight, test, event

import { INK, dot, drawing, line, mass } from "../../../../web/art/svg.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */

/** @type {Record<string, () => string>} */
const SIGNS = {
  ranged: () => line("M8 56L56 8M38 8H56V26", 6, INK),
  melee: () => line("M8 56L56 8M8 40L24 56", 6, INK),
  magic: () => mass("M32 2L40 24L62 32L40 40L32 62L24 40L2 32L24 24Z"),
  other: () => dot(32, 32, 20, INK),
};

/** @param {string} id */
export const signGroup = (id) => (SIGNS[id] ?? SIGNS.other)();

/** @param {string} id @param {Frame} [frame] */
export const sign = (id, frame) => drawing("0 0 64 64", signGroup(id), frame);
