// @ts-check
/** What the panels beside the arena share. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { about, mark as answering, reason } from "../../../web/js/lib/parts.js";
import { targetOf } from "./choices.js";
import { figure } from "./art/figures.js";
import { reward as rewardPicture, rewardBack } from "./art/rewards.js";
import { plural, t } from "./words.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/lib/dom.js").Child} Child */
/** @typedef {import("../../../web/js/lib/bubble.js").Told} Told */

/** The first choice about a thing. @param {Choice[]} choices @param {Record<string, unknown>} about */
export function choiceOf(choices, about) {
  return choices.find((choice) => {
    const target = targetOf(choice);
    return Object.entries(about).every(([field, value]) => target[field] === value);
  });
}

/** The portrait of a unit. @param {KrosmasterBoard} board @param {Unit} unit @param {number} size */
export function portrait({ position, catalogue }, unit, size) {
  const seat = position?.side(unit.owner) ?? "foe";
  return picture(figure(unit.card, { seat, size, look: catalogue.card(unit.card).class }));
}

/**
 * A small thing that answers with its name, its power and its rule.
 * @param {KrosmasterBoard} board
 * @param {{cls?: string, rule?: string | null, label?: string, tell: () => Promise<Told> | Told}} what
 * @param {...Child} children
 */
export function mark({ bubble }, { cls = "", ...what }, ...children) {
  return answering(bubble, { ...what, cls: `kmark ${cls}` }, ...children);
}

/** How a reward lies that the reader knows. @param {{up?: boolean, seen?: boolean}} held @param {boolean} isMine */
export function lies({ up, seen }, isMine) {
  if (up) return t("Face up");
  if (seen) return t("Face down, but everybody knows it");
  return isMine ? t("Face down: only you know it") : t("Face down");
}

/**
 * A reward on a card: what the reader knows of it, else its back.
 * @param {KrosmasterBoard} board
 * @param {{rank: string, reward?: string, up?: boolean, seen?: boolean}} held
 * @param {boolean} isMine
 */
export function rewardMark(board, held, isMine) {
  const { catalogue } = board;
  const rank = catalogue.thing("ranks", held.rank).name;
  if (!held.reward) {
    const label = t("{rank} reward, face down", { rank });
    const tell = () => about(label, t("Only its owner knows which one it is"));
    const back = picture(rewardBack(held.rank, { size: 20 }));
    return mark(board, { rule: "kros.reward.buy", cls: "kback", label, tell }, back, rank);
  }
  const entry = catalogue.reward(held.reward);
  const state = lies(held, isMine);
  const tell = () => [...(about(entry.name, entry.power) ?? []), reason(state)];
  const what = {
    rule: entry.rule,
    cls: held.up ? "kreward" : "kreward down",
    label: `${entry.name}: ${state}`,
    tell,
  };
  return mark(board, what, picture(rewardPicture(held.reward, { size: 20 }, entry)), entry.name);
}

/** The parts of a spell behind its cost, each with its rule. @param {import("./types.js").Spell} spell */
export function partsOf(spell) {
  const parts = spell.parts ?? ownParts(spell);
  return parts[0]?.rule === "kros.cast.prereq" ? parts.slice(1) : parts;
}

/**
 * Of a spell of the players' own content, whose text the server does not write: its figures.
 * @param {import("./types.js").Spell} spell
 */
function ownParts({ range, damage, heal }) {
  const parts = [];
  if (range && typeof range === "object")
    parts.push({
      text: t("Range {min} to {max}", { min: range.min, max: range.max }),
      rule: "kros.range.distance",
    });
  if (range === "cc") parts.push({ text: t("Close Combat"), rule: "kros.spell.range_colour" });
  if (damage !== undefined) parts.push({ text: t("{n} damage", { n: damage }), rule: "kros.damage.formula" });
  if (heal)
    parts.push({
      text: plural("heals {n} injury", "heals {n} injuries", { n: heal }),
      rule: "kros.cast.steps",
    });
  return parts;
}

/** The parts of a spell in a row, each of which answers with its rule. @param {{text: string, rule: string}[]} parts */
export function partWords(parts) {
  return parts.flatMap(({ text, rule }, n) => [
    n ? ", " : "",
    h("span", { class: "kword", dataset: { rule } }, text),
  ]);
}
