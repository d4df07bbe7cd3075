// @ts-check
/** Every item, ally and Legend as an emblem on the 64 grid. */
// cardGroup(id, thing?): a group in the ink of its type; card(id, frame & {thing?}): a picture
// thing: what the catalogue has of the card (type, values, colour): a card of a player's own gets what fits it

import { drawing } from "../../../../web/art/svg.js";
import { ALLIES } from "./allies.js";
import { ARMOR } from "./armor.js";
import { notched } from "./carving.js";
import { FORAGE } from "./forage.js";
import { bust, drawnHero } from "./heroes.js";
import { WARES } from "./wares.js";
import { WEAPONS } from "./weapons.js";

/** @typedef {import("../../../../web/art/svg.js").Frame} Frame */
/** What of a card decides its looks. @typedef {{type?: string, values?: Record<string, number>}} Like */

/** By type what is drawn, and what stands for any other card of the type. */
/** @type {Record<string, [Record<string, () => string>, string]>} */
const TYPES = {
  ally: [ALLIES, "melee"],
  weapon: [WEAPONS, "sword"],
  armor: [ARMOR, "armor"],
  artifact: [WARES, "artifact"],
  rune: [WARES, "rune"],
  potion: [WARES, "potion"],
  forage: [FORAGE, "forage"],
};
/** Of wares only the drawing knows the type. @type {Record<string, string>} */
const WARE_TYPES = {
  hot_spiced_mead: "potion",
  healing_draught: "potion",
  ember_flask: "potion",
  whiteroot_tonic: "potion",
  fire_pot: "potion",
  rune_of_warding: "rune",
  rune_of_striding: "rune",
  rune_of_return: "rune",
};
/** What the words in an id say of a card that has no drawing. @type {[RegExp, string][]} */
const NOUNS = [
  [/axe|hatchet|cleaver/, "axe"],
  [/bow|sling|arrow/, "bow"],
  [/staff|wand|rod|sceptre|totem/, "staff"],
  [/spear|lance|harpoon|pike|javelin/, "spear"],
  [/knife|dagger|dirk/, "knife"],
  [/mace|hammer|club|flail|maul/, "mace"],
  [/shield|buckler/, "shield"],
  [/cloak|cape|mantle|robe/, "cloak"],
  [/book|tome|scroll|map/, "book"],
  [/ring|band/, "ring"],
];

/** @param {string} id @param {Like} thing */
function typeOf(id, thing) {
  if (thing.type) return thing.type;
  if (drawnHero(id)) return "hero";
  return WARE_TYPES[id] ?? Object.keys(TYPES).find((type) => id in TYPES[type][0]) ?? "artifact";
}

/**
 * What is drawn for a card that has no drawing of its own.
 * @param {string} id @param {string} type @param {Like} thing
 */
function standsFor(id, type, thing) {
  const [drawn, any] = TYPES[type] ?? TYPES.artifact;
  if (type === "ally") {
    const best = Object.entries(thing.values ?? {}).sort(([, a], [, b]) => b - a)[0];
    return (drawn[best?.[0] ?? any] ?? drawn[any])();
  }
  const noun = NOUNS.find(([words, name]) => words.test(id) && name in drawn);
  return drawn[noun?.[1] ?? any]();
}

/** @param {string} id @param {Like} [thing] */
export function cardGroup(id, thing = {}) {
  const type = typeOf(id, thing);
  if (type === "hero") return `<g class="hero">${bust(id, thing)}</g>`;
  const drawn = (TYPES[type] ?? TYPES.artifact)[0][id];
  const ink = type in TYPES ? type : "artifact";
  return `<g class="i-${ink}">${drawn ? drawn() : notched(standsFor(id, type, thing), id)}</g>`;
}

/** @param {string} id @param {Frame & {thing?: Like}} [frame] */
export const card = (id, { thing, ...frame } = {}) => drawing("0 0 64 64", cardGroup(id, thing), frame);

/** Has a card a drawing of its own? @param {string} id */
export const drawnCard = (id) => drawnHero(id) || Object.values(TYPES).some(([drawn]) => id in drawn);
