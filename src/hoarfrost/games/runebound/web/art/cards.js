// @ts-check
/** Every item, ally and Legend as an emblem on the 64 grid. */
// cardGroup(id, thing?): a group in the ink of its type; card(id, frame & {thing?}): a picture
// thing: what the catalogue has of the card (type, values, colour): a card of a player's own gets what fits it

import { drawing } from "../../../../web/art/svg.js";
import { bust } from "./heroes.js";
import { ALLIES } from "./allies.js";
import { ARMOR } from "./armor.js";
import { FORAGE } from "./forage.js";
import { WARES } from "./wares.js";
import { WEAPONS } from "./weapons.js";

const ALL = { ...ALLIES, ...FORAGE, ...ARMOR, ...WARES, ...WEAPONS };
import { signGroup } from "./signs.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/** What of a card decides its looks. @typedef {{type?: string, values?: Record<string, number>}} Like */

/** @param {string} id @param {Like} [thing] */
export function cardGroup(id, thing = {}) {
  const type = thing.type ?? "artifact";
  if (type === "hero") return bust(id, thing);
  return `<g class="i-${type}">${ALL[id]?.() ?? (type === "ally" ? bust(id, thing) : signGroup(type))}</g>`;
}

/** @param {string} id @param {Frame & {thing?: Like}} [frame] */
export const card = (id, { thing, ...frame } = {}) => drawing("0 0 64 64", cardGroup(id, thing), frame);
