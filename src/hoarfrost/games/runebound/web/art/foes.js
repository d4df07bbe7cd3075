// @ts-check
/** Every foe, challenge and event of the Adventures, Arshan and the Princess as emblems on the 64 grid. */
// foeGroup(id, thing?): a group in the ink of its trait; foe(id, frame & {thing?}): a picture
// thing: what the catalogue has of it (kind, trait, weather, tests): one of a player's own gets what fits it
// arshan(frame?), princess(frame?); foeGroup("arshan"), foeGroup("princess")
// traitGroup(trait), trait(id, frame?): what stands for all of a trait

import { drawing } from "../../../../web/art/svg.js";
import { BEASTS } from "./beasts.js";
import { notched } from "./carving.js";
import { EVENTS, HAZARDS, TRIALS, eventGroup } from "./challenges.js";
import { FOEMEN } from "./foemen.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/**
 * What of a challenge decides its looks.
 * @typedef {{kind?: string, trait?: string, weather?: string, tests?: {skill: string}[]}} Like
 */

/** @type {Record<string, () => string>} */
const DRAWN = { ...BEASTS, ...FOEMEN, ...HAZARDS };
/** The traits of those who have a drawing, for pictures without a thing: the rest are beasts, humans and machines. */
/** @type {Record<string, RegExp>} */
const TRAITS = {
  hazard:
    /^(thin_ice|avalanche_slope|crevasse|frozen_library|whiteout|the_screaming_gorge|heart_of_the_blizzard)$/,
  undead: /^(ice_wraith|frozen_dead|ghost_ship_crew|lich_of_the_sunken_barrow|herald_of_the_white_death)$/,
  machine:
    /^(rusted_sentry|jefa_drone|jefa_warder|the_sealed_vault|arshan.*|titan_engine|guardians_of_the_colony_ship)$/,
  wyrm: /wyrm|sarscha/,
  giant: /^(snow_troll|frost_giant|the_glacier_king)$/,
  spirit: /^(frost_sprite|ice_imp)$/,
};

/** @param {string} id @param {Like} thing */
function traitOf(id, { trait }) {
  if (trait) return trait;
  const told = Object.keys(TRAITS).find((one) => TRAITS[one].test(id));
  return told ?? (id in BEASTS ? "beast" : "human");
}

/** What is drawn for a challenge that has no drawing of its own. @param {Like} thing @param {string} trait */
function standsFor({ kind, tests }, trait) {
  const skill = tests?.[0]?.skill ?? "";
  if (kind === "test" && TRIALS[skill]) return TRIALS[skill]();
  return (DRAWN[trait] ?? DRAWN.human)();
}

/** @param {string} id @param {Like} [thing] */
export function foeGroup(id, thing = {}) {
  if (thing.kind === "event" || id in EVENTS)
    return `<g class="x-event">${eventGroup(id, thing.weather)}</g>`;
  const trait = traitOf(id, thing);
  return `<g class="x-${trait}">${DRAWN[id]?.() ?? notched(standsFor(thing, trait), id)}</g>`;
}

/** @param {string} id @param {Frame & {thing?: Like}} [frame] */
export const foe = (id, { thing, ...frame } = {}) => drawing("0 0 64 64", foeGroup(id, thing), frame);

/** @param {Frame} [frame] */
export const arshan = (frame) => foe("arshan", { ...frame, thing: { kind: "fight", trait: "machine" } });

/** @param {Frame} [frame] */
export const princess = (frame) => foe("princess", { ...frame, thing: { kind: "fight", trait: "princess" } });

/** @param {string} trait */
export const traitGroup = (trait) => `<g class="x-${trait}">${(DRAWN[trait] ?? DRAWN.human)()}</g>`;

/** @param {string} id @param {Frame} [frame] */
export const trait = (id, frame) => drawing("0 0 64 64", traitGroup(id), frame);

/** Has a challenge or an event a drawing of its own? @param {string} id */
export const drawnFoe = (id) => id in DRAWN || id in EVENTS;
