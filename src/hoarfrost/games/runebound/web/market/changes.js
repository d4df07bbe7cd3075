// @ts-check
/** What would change of the hero's figures, as small signs: up or down, by how much, what. */

import { h } from "../../../../web/js/lib/dom.js";
import { PHASES, signed } from "../sheet/figures.js";
import { t } from "../words.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").Changes} Changes */

/** @param {Catalogue} catalogue @param {Changes} changes @returns {HTMLElement[]} */
export function changeChips(catalogue, changes) {
  return Object.entries(inAllPhases(changes))
    .filter(([name, n], _, all) => !isSaid(name, n, Object.fromEntries(all)))
    .map(([name, n]) =>
      h(
        "span",
        { class: `mchange ${n > 0 ? "up" : "down"}` },
        h("b", null, signed(n)),
        figureName(catalogue, name),
      ),
    );
}

/** What is the same in all three phases is said once. @param {Changes} changes @returns {Changes} */
function inAllPhases(changes) {
  /** @type {Changes} */
  const found = { ...changes };
  for (const kind of ["attack", "defend", "damage"]) {
    const all = PHASES.map((phase) => changes[`${kind}.${phase}`]);
    if (!all[0] || all.some((n) => n !== all[0])) continue;
    for (const phase of PHASES) delete found[`${kind}.${phase}`];
    found[`${kind}.all`] = all[0];
  }
  return found;
}

/**
 * Whether another one says it: defence goes with attack, and the frost one can bear with Life.
 * @param {string} name @param {number} n @param {Changes} changes
 */
function isSaid(name, n, changes) {
  const [kind, of] = name.split(".");
  if (kind === "defend") return changes[`attack.${of}`] === n;
  return kind === "frost" && changes.life === n;
}

/** @param {Catalogue} catalogue @param {string} name */
function figureName(catalogue, name) {
  const [kind, of] = name.split(".");
  if (kind === "skill") return catalogue.thing("skills", of).name;
  if (kind === "frost") return t("frost until White Death");
  if (!of) return catalogue.thing("attributes", kind).name;
  if (of === "all") return allName(kind);
  const phase = catalogue.thing("phases", of).name;
  if (kind === "defend") return t("{phase} defence", { phase });
  return kind === "damage" ? t("{phase} hits", { phase }) : phase;
}

/** @param {string} kind */
function allName(kind) {
  if (kind === "attack") return t("all combat rolls");
  return kind === "defend" ? t("defence") : t("hits");
}
