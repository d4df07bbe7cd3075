// @ts-check
/** What the panels beside the arena share. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { percent } from "../../../web/js/lib/i18n.js";
import { targetOf } from "./choices.js";
import { figure } from "./art/figures.js";
import { reward as rewardPicture, rewardBack } from "./art/rewards.js";
import { plural, t } from "./words.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/lib/dom.js").Child} Child */
/** @typedef {import("../../../web/js/lib/bubble.js").Told} Told */

/** What an element shows. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Draw what is in an element anew, but only if it shows something else.
 * @param {Element} element
 * @param {unknown} what  all that the drawing depends on, as data
 * @param {() => (Node | string)[]} make
 */
export function fill(element, what, make) {
  const key = JSON.stringify([document.documentElement.lang, what]);
  if (shown.get(element) === key) return;
  shown.set(element, key);
  element.replaceChildren(...make());
}

/** @param {Element} element @param {string} name @param {string | null} value */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

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

/** A chance in percent, never 0 or 100 for what may or may not happen. @param {number} chance */
export function chanceText(chance) {
  if (chance > 0 && chance < 0.01) return `< ${percent(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${percent(0.99)}`;
  return percent(chance);
}

/** @param {string} text */
export const reason = (text) => h("span", { class: "reason" }, text);

/** What a thing is and does, for the line beside it. @param {string} name @param {string} [power] @returns {Told} */
export const about = (name, power) => [h("b", null, name), power ? reason(power) : ""];

/**
 * A small thing that answers with its name, its power and its rule.
 * @param {KrosmasterBoard} board
 * @param {{cls?: string, rule?: string | null, label?: string, tell: () => Promise<Told> | Told}} what
 * @param {...Child} children
 */
export function mark({ bubble }, { cls = "", rule, label, tell }, ...children) {
  const button = h(
    "button",
    { type: "button", class: `kmark ${cls}`, dataset: rule ? { rule } : {}, "aria-label": label },
    ...children,
  );
  button.addEventListener("click", () => void bubble.show(button));
  bubble.attach(button, tell);
  return button;
}

/**
 * One stop of the Tab key for a row of buttons; arrows go on from there.
 * @param {HTMLElement} row
 */
export function rove(row) {
  const buttons = () => /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  row.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons(),
      at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length].focus();
  });
  row.addEventListener("focusin", ({ target }) => settle(row, /** @type {HTMLElement} */ (target)));
}

/** @param {HTMLElement} row @param {HTMLElement} [at]  the button that Tab comes to */
export function settle(row, at) {
  const all = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  const stop = at && all.includes(at) ? at : (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
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

/**
 * Mark the ends of a row behind which there is more, whenever it is scrolled; the function is for when it has changed.
 * @param {HTMLElement} row
 */
export function endsOf(row) {
  const draw = () => {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    row.classList.toggle("before", scrollLeft > 2);
    row.classList.toggle("after", scrollLeft + clientWidth < scrollWidth - 2);
  };
  row.addEventListener("scroll", draw, { passive: true });
  new ResizeObserver(draw).observe(row);
  // With the next frame, in which everything is laid out anyway.
  return () => void requestAnimationFrame(draw);
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
