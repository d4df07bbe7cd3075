// @ts-check
/** The race for Glory as a drawing: a line of steps for each seat over the game turns, with a mark at every gain. */

import { h } from "../../../web/js/lib/dom.js";
import { number } from "../../../web/js/lib/i18n.js";

/** @typedef {import("./tally.js").Tally} Tally */

const SVG = "http://www.w3.org/2000/svg";
/** Of the drawing, which is stretched over its place. */
const WIDTH = 1000;
const HEIGHT = 100;
/** How many turns have room for their number below the line. */
const MOST_TICKS = 12;

/**
 * @param {Tally} tally
 * @param {number} near  the seat of the reader
 * @param {string} unit  what is counted along the line
 */
export function drawRace({ steps, start, turns }, near, unit) {
  const first = Math.min(1, ...steps.map(({ turn }) => turn));
  const last = turns + 1;
  const top = Math.max(1, ...start, ...steps.flatMap(({ gg }) => gg));
  const across = (/** @type {number} */ at) => (at - first) / (last - first);
  const up = (/** @type {number} */ gg) => gg / top;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  const plot = h("div", { class: "krace-plot" }, svg);
  for (const seat of [1 - near, near]) {
    const side = seat === near ? "you" : "foe";
    let d = `M0 ${y(up(start[seat]))}`;
    for (const { at, gg } of steps) d += `H${x(across(at))}V${y(up(gg[seat]))}`;
    svg.append(path(`krace-line ${side}`, `${d}H${WIDTH}`));
    for (const { at, gg, seat: gainer, change } of steps)
      if (gainer === seat)
        plot.append(markAt(across(at), up(gg[seat]), `krace-mark ${side}`, `+${number(change[seat])}`));
    const end = steps.at(-1)?.gg ?? start;
    plot.append(markAt(0, up(start[seat]), `krace-from ${side}`, number(start[seat])));
    plot.append(markAt(1, up(end[seat]), `krace-to ${side}`, number(end[seat])));
  }
  return h("div", { class: "krace", role: "img" }, plot, axis(first, turns, across, unit));
}

/** @param {number} first @param {number} turns @param {(at: number) => number} across @param {string} unit */
function axis(first, turns, across, unit) {
  const every = Math.ceil((turns - first + 1) / MOST_TICKS);
  const ticks = [];
  for (let turn = first; turn <= turns; turn += every)
    ticks.push(h("span", { style: { left: `${across(turn + 0.5) * 100}%` } }, number(turn)));
  return h("div", { class: "krace-axis", "aria-hidden": "true" }, h("b", {}, unit), h("div", {}, ticks));
}

/** @param {number} left @param {number} bottom @param {string} name @param {string} text */
function markAt(left, bottom, name, text) {
  const style = { left: `${left * 100}%`, bottom: `${bottom * 100}%` };
  return h("span", { class: name, style, "aria-hidden": "true" }, text);
}

/** @param {number} share */
const x = (share) => (share * WIDTH).toFixed(1);
/** @param {number} share */
const y = (share) => ((1 - share) * HEIGHT).toFixed(1);

/** @param {string} name @param {string} d */
function path(name, d) {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", name);
  made.setAttribute("d", d);
  made.setAttribute("vector-effect", "non-scaling-stroke");
  return made;
}
