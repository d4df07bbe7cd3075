// @ts-check
/** What is drawn on the arena about a choice: reach, range, sight, area, where things would end. */

import { figureGroup } from "./art/figures.js";
import { pieceGroup } from "./art/pieces.js";
import { SIDE, cornerOf, line, middleOf, outline } from "./grid.js";

/**
 * A piece as it would stand after a spell, and the way it goes there.
 * @typedef {{path: string[], card?: string, side?: "you" | "foe", scenery?: string}} Ghost
 */
/**
 * @typedef {object} Marks
 * @property {string | null} [active]  the cell of whoever acts
 * @property {string | null} [selected]
 * @property {string[]} [last]  the cells of the last move, the goal at the end
 * @property {string[]} [legal]  cells that can be chosen
 * @property {Map<string, number>} [risks]  the risk of being held there, by cell
 * @property {string[]} [path]  the way that is looked at, from where the unit stands
 * @property {string} [cost]  what it costs, beside its end
 * @property {string[]} [range]  cells in range and in sight
 * @property {string[]} [hidden]  cells in range that cannot be seen
 * @property {string[]} [threat]  cells that somebody could reach or hit
 * @property {string[]} [targets]  cells of pieces that the spell can be aimed at
 * @property {string[]} [area]
 * @property {{from: string, to: string, blockers: string[]} | null} [sight]
 * @property {string | null} [aimed]
 * @property {Ghost[]} [ghosts]
 * @property {string[]} [explosions]  in order
 * @property {string[]} [chosen]  the cell of what is proposed
 */

/** What lies on the ground. @param {Marks} marks */
export function underText(marks) {
  const {
    active,
    selected,
    last = [],
    legal = [],
    risks,
    range = [],
    hidden = [],
    threat = [],
    area = [],
  } = marks;
  return (
    region(threat, "threatened") +
    region(legal, "reach") +
    legal.map((cell) => dot(cell, "legaldot")).join("") +
    [...(risks ?? [])].map(([cell, risk]) => riskOf(cell, risk)).join("") +
    region(range, "range") +
    range.map((cell) => dot(cell, "legaldot")).join("") +
    hidden.map(cross).join("") +
    region(area, "area") +
    last.map((cell, n) => frame(cell, n === last.length - 1 ? "lastmove" : "lastmove from")).join("") +
    (selected ? frame(selected, "selectedcell") : "") +
    (active ? frame(active, "activecell") : "")
  );
}

/** What stands above the pieces. @param {Marks} marks */
export function overText({
  path = [],
  cost,
  targets = [],
  sight,
  aimed,
  ghosts = [],
  explosions = [],
  chosen = [],
}) {
  return (
    (path.length > 1 ? `<path d="${line(path)}" class="walk"/>${goal(path[path.length - 1], cost)}` : "") +
    targets.map((cell) => brackets(cell, "target")).join("") +
    (sight ? sightLine(sight) : "") +
    ghosts.map(ghost).join("") +
    explosions.map((cell, n) => burst(cell, n + 1)).join("") +
    chosen.map((cell) => frame(cell, "chosencell")).join("") +
    (aimed ? brackets(aimed, "target aimed") : "")
  );
}

/** @param {string[]} cells @param {string} cls */
function region(cells, cls) {
  if (!cells.length) return "";
  const squares = cells.map((cell) => {
    const { x, y } = cornerOf(cell);
    return `M${x} ${y}h${SIDE}v${SIDE}h${-SIDE}Z`;
  });
  return `<path d="${squares.join("")}" class="${cls}"/><path d="${outline(cells)}" class="${cls}-edge"/>`;
}

/** @param {string} cell @param {string} cls */
function dot(cell, cls) {
  const { x, y } = cornerOf(cell);
  return `<circle cx="${x + 9}" cy="${y + 9}" r="3.2" class="${cls}"/>`;
}

/** @param {string} cell */
function cross(cell) {
  const { x, y } = cornerOf(cell);
  return `<path d="M${x + 6} ${y + 6}l8 8m0 -8l-8 8" class="nosight"/>`;
}

/** @param {string} cell @param {number} risk */
function riskOf(cell, risk) {
  const { x, y } = cornerOf(cell);
  return (
    `<path d="M${x + SIDE - 26} ${y + SIDE}l26 -26v26Z" class="riskcorner"/>` +
    `<text x="${x + SIDE - 4}" y="${y + SIDE - 5}" class="risk">${Math.round(risk * 100)}</text>`
  );
}

/** @param {string} cell @param {string} cls */
function frame(cell, cls) {
  const { x, y } = cornerOf(cell);
  return `<rect x="${x + 2}" y="${y + 2}" width="${SIDE - 4}" height="${SIDE - 4}" rx="6" class="${cls}"/>`;
}

/** @param {string} cell @param {string} cls */
function brackets(cell, cls) {
  const { x, y } = cornerOf(cell),
    a = 1,
    b = SIDE - 1,
    arm = 15;
  return (
    `<path transform="translate(${x} ${y})" class="${cls}" ` +
    `d="M${a} ${a + arm}V${a}H${a + arm}M${b - arm} ${a}H${b}V${a + arm}` +
    `M${b} ${b - arm}V${b}H${b - arm}M${a + arm} ${b}H${a}V${b - arm}"/>`
  );
}

/** Where a walk ends, and what it costs. @param {string} cell @param {string} [cost] */
function goal(cell, cost) {
  const { x, y } = middleOf(cell);
  const circle = `<circle cx="${x}" cy="${y}" r="15" class="goal"/>`;
  return cost ? `${circle}<text x="${x}" y="${y + 6}" class="goaln">${cost}</text>` : circle;
}

/** @param {{from: string, to: string, blockers: string[]}} sight */
function sightLine({ from, to, blockers }) {
  const start = middleOf(from),
    end = middleOf(to);
  const cls = blockers.length ? "sight blocked" : "sight";
  return (
    `<path d="M${start.x} ${start.y}L${end.x} ${end.y}" class="${cls}"/>` +
    blockers.map((cell) => frame(cell, "blocker")).join("")
  );
}

/** @param {Ghost} ghost */
function ghost({ path, card, side = "foe", scenery }) {
  const end = path[path.length - 1];
  const { x, y } = cornerOf(end);
  const way = path.length > 1 ? `<path d="${line(path)}" class="pushway"/>` : "";
  const body = card ? figureGroup(card, side) : pieceGroup(scenery ?? "ice_cube");
  return `${way}<g class="ghost" transform="translate(${x + 5} ${y + 5}) scale(${54 / 64})">${body}</g>`;
}

/** @param {string} cell @param {number} n */
function burst(cell, n) {
  const { x, y } = middleOf(cell);
  const spikes = Array.from({ length: 16 }, (_, k) => {
    const angle = (k / 16) * 2 * Math.PI,
      r = k % 2 ? 15 : 24;
    return `${k ? "L" : "M"}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="${spikes.join("")}Z" class="burst"/><text x="${x}" y="${y + 6}" class="burstn">${n}</text>`;
}
