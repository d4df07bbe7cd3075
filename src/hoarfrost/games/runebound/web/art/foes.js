// @ts-check
/** Every foe, challenge and event of the Adventures, Arshan and the Princess as emblems on the 64 grid. */
// foeGroup(id, thing?): a group in the ink of its trait; foe(id, frame & {thing?}): a picture
// thing: what the catalogue has of it (kind, trait, weather, tests): one of a player's own gets what fits it
// arshan(frame?), princess(frame?); foeGroup("arshan"), foeGroup("princess")
// traitGroup(trait), trait(id, frame?): what stands for all of a trait

import { drawing } from "../../../../web/art/svg.js";
import { signGroup } from "./signs.js";
import { weatherGroup } from "./weather.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/**
 * What of a challenge decides its looks.
 * @typedef {{kind?: string, trait?: string, weather?: string, tests?: {skill: string}[]}} Like
 */

/** @param {string} id @param {Like} [thing] */
export function foeGroup(id, thing = {}) {
  if (thing.kind === "event") return weatherGroup(thing.weather ?? "printed");
  return `<g class="x-${thing.trait ?? "human"}">${signGroup(thing.trait ?? id)}</g>`;
}

/** @param {string} id @param {Frame & {thing?: Like}} [frame] */
export const foe = (id, { thing, ...frame } = {}) => drawing("0 0 64 64", foeGroup(id, thing), frame);

/** @param {Frame} [frame] */
export const arshan = (frame) => foe("arshan", { ...frame, thing: { kind: "fight", trait: "machine" } });

/** @param {Frame} [frame] */
export const princess = (frame) => foe("princess", { ...frame, thing: { kind: "fight", trait: "human" } });

/** @param {string} trait */
export const traitGroup = (trait) => `<g class="x-${trait}">${signGroup(trait)}</g>`;

/** @param {string} id @param {Frame} [frame] */
export const trait = (id, frame) => drawing("0 0 64 64", traitGroup(id), frame);
