// @ts-check
/** What a hero carries that is counted: gold, experience, gear, rumors, clues, experience counters. */

import { h, keyed, picture } from "../../../../web/js/lib/dom.js";
import { about, mark } from "../../../../web/js/lib/parts.js";
import { token } from "../art/tokens.js";
import { counter } from "../art/jewels.js";
import { plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").Party} Party */
/** @typedef {import("../types.js").Figures} Figures */
/**
 * Something that is counted: its picture, the figure beside it, what it is and what it does.
 * @typedef {{id: string, shown: string, figure: string, label: string, power?: string, rule?: string}} Counted
 */

const SIZE = 20;

/** @param {RuneboundBoard} board @param {HTMLElement} row @param {Party} party @param {Figures | null} figures */
export function drawPurse(board, row, party, figures) {
  keyed(
    row,
    [...countedOf(board, party, figures)],
    ({ id, figure, label }) => `${id} ${figure} ${label}`,
    (counted) => h("li", null, countedMark(board, counted)),
  );
}

/** @param {RuneboundBoard} board @param {Counted} counted */
function countedMark(board, { id, shown, figure, label, power, rule }) {
  const what = { cls: "rcounted", rule, tell: () => about(label, power) };
  const spoken = h("span", { class: "vh" }, label);
  const button = mark(board.bubble, what, picture(shown), spoken, h("b", { "aria-hidden": "true" }, figure));
  button.dataset.anchor = `purse:${id}`;
  return button;
}

/** @param {RuneboundBoard} board @param {Party} party @param {Figures | null} figures @returns {Iterable<Counted>} */
function* countedOf({ catalogue }, party, figures) {
  const pictureOf = (/** @type {string} */ id) => token(id, { size: SIZE });
  yield {
    id: "gold",
    shown: pictureOf("gold"),
    figure: String(party.gold),
    label: t("{n} gold", { n: party.gold }),
    rule: "rune.reward.gold",
  };
  const cost = figures?.counter;
  yield {
    id: "xp",
    shown: pictureOf("xp"),
    figure: cost ? `${party.xp}/${cost}` : String(party.xp),
    label: t("{n} experience", { n: party.xp }),
    power: cost ? t("A counter costs {n} experience.", { n: cost }) : "",
    rule: "rune.xp.cost",
  };
  for (const [id, n] of Object.entries(party.gear)) {
    const { name, power, rule } = catalogue.thing("gear", id);
    if (n) yield { id, shown: pictureOf(id), figure: String(n), label: `${name}: ${n}`, power, rule };
  }
  yield* hiddenOf(party);
  const bought = Object.entries(party.experience).filter(([, count]) => count > 0);
  const n = bought.reduce((sum, [, count]) => sum + count, 0);
  if (n)
    yield {
      id: "counters",
      shown: counter("blue", { size: SIZE }),
      figure: String(n),
      label: plural("{n} experience counter", "{n} experience counters", { n }),
      power: bought.map(([id, count]) => `${catalogue.thing("attributes", id).name}: ${count}`).join(", "),
      rule: "rune.xp.kinds",
    };
}

/** Tokens and cards of which others see only how many there are. @param {Party} party @returns {Iterable<Counted>} */
function* hiddenOf({ rumorCount, clueCount }) {
  if (rumorCount)
    yield {
      id: "rumors",
      shown: token("rumor", { size: SIZE }),
      figure: String(rumorCount),
      label: plural("{n} rumor token", "{n} rumor tokens", { n: rumorCount }),
      rule: "rune.rumor.kinds",
    };
  if (clueCount)
    yield {
      id: "clues",
      shown: token("clue", { size: SIZE }),
      figure: String(clueCount),
      label: plural("{n} clue card", "{n} clue cards", { n: clueCount }),
      rule: "rune.clue.symbols",
    };
}
