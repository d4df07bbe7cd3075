// @ts-check
/** What is drawn on the map about a choice: how far dice carry, the way, the chances, where something can be used. */

import { hexAt } from "./hexes.js";

/** @typedef {import("./hexes.js").Hexes} Hexes */
/**
 * @typedef {object} Marks
 * @property {string | null} [active]  the space of whoever plays
 * @property {boolean} [isOwn]  it is the reader's turn
 * @property {string[]} [last]  the spaces of the last journey, the goal at the end
 * @property {string[]} [legal]  spaces that are an answer
 * @property {string[]} [reach]  spaces to which the dice lead
 * @property {{space: string, n: number}[]} [frost]  what it costs the hero to end there
 * @property {{space: string, chance: number}[]} [chances]  before the roll
 * @property {string[]} [path]  the way that is looked at, from where the hero stands
 * @property {number[]} [faces]  what pays for its steps; 0 is a die turned by snowshoes
 * @property {string | null} [chosen]
 * @property {{space: string, text: string, isSure: boolean}[]} [uses]  where a thing that is pointed at could be used
 */

/** What lies on the ground. @param {Marks} marks @param {Hexes} hexes */
export function underText(
  { active, isOwn, last = [], legal = [], reach = [], chances = [], frost = [] },
  hexes,
) {
  const spaces = [...new Set([...legal, ...reach])];
  return (
    chances.map((one) => chanceGround(one, hexes)).join("") +
    region(spaces, "reach", hexes) +
    frost.map((cost) => frostText(cost, hexes)).join("") +
    last
      .map((space, n) => frame(space, n === last.length - 1 ? "lastmove" : "lastmove from", hexes))
      .join("") +
    (active ? frame(active, isOwn ? "activespace" : "activespace other", hexes) : "")
  );
}

/** What stands above the pieces. @param {Marks} marks @param {Hexes} hexes */
export function overText({ path = [], faces = [], chosen, chances = [], uses = [] }, hexes) {
  return (
    chances.map((one) => chanceText(one, hexes)).join("") +
    uses.map((use) => useText(use, hexes)).join("") +
    (chosen ? frame(chosen, "chosenspace", hexes) : "") +
    (path.length > 1 ? wayText(path, faces, hexes) : "")
  );
}

/** @param {string[]} spaces @param {string} cls @param {Hexes} hexes */
function region(spaces, cls, hexes) {
  if (!spaces.length) return "";
  return (
    `<path d="${hexes.hexes(spaces, 0.95)}" class="${cls}"/>` +
    `<path d="${hexes.outline(spaces)}" class="${cls}-edge"/>`
  );
}

/** @param {string} space @param {string} cls @param {Hexes} hexes */
function frame(space, cls, hexes) {
  return `<path d="${hexAt(hexes.middle(space), 0.93)}" class="${cls}"/>`;
}

/** The likelier, the stronger. @param {{space: string, chance: number}} hope @param {Hexes} hexes */
function chanceGround({ space, chance }, hexes) {
  const strength = 1 + Math.min(3, Math.floor(chance * 4));
  return `<path d="${hexAt(hexes.middle(space), 0.95)}" class="hope hope-${strength}"/>`;
}

/** @param {{space: string, chance: number}} hope @param {Hexes} hexes */
function chanceText({ space, chance }, hexes) {
  const { x, y } = hexes.middle(space);
  const { terrain } = hexes.land.spaces[space];
  const told = chance > 0.995 ? "100" : chance < 0.01 ? "<1" : String(Math.round(chance * 100));
  return `<text class="hopen" x="${x.toFixed(1)}" y="${y + (terrain ? 25 : -17)}">${told.replace("<", "&lt;")}</text>`;
}

/** @param {{space: string, n: number}} cost @param {Hexes} hexes */
function frostText({ space, n }, hexes) {
  if (!n) return "";
  const { x, y } = hexes.middle(space);
  return (
    `<g class="frostmark" transform="translate(${x.toFixed(1)} ${(y + 21).toFixed(1)})">` +
    `<path d="M0 -9.5L8.2 -4.7V4.7L0 9.5L-8.2 4.7V-4.7Z"/><text y="4">${n}</text></g>`
  );
}

/** @param {{space: string, text: string, isSure: boolean}} use @param {Hexes} hexes */
function useText({ space, text, isSure }, hexes) {
  const { x, y } = hexes.middle(space);
  return (
    frame(space, isSure ? "use sure" : "use", hexes) +
    `<g transform="translate(${x.toFixed(1)} ${y - 20})"><rect x="-11" y="-9" width="22" height="17" rx="8" ` +
    `class="useplate${isSure ? " sure" : ""}"/><text class="usen" y="4">${text}</text></g>`
  );
}

/** The line of the way, and at each step the number of the die that pays for it. */
/** @param {string[]} path @param {number[]} faces @param {Hexes} hexes */
function wayText(path, faces, hexes) {
  const steps = path.slice(1).map((space, n) => {
    const { x, y } = hexes.middle(space);
    const shod = faces[n] === 0 ? " shod" : "";
    const isEnd = n === path.length - 2;
    const [dx, dy] = isEnd ? [15, -16] : [0, 0];
    return (
      `<g class="stepmark${shod}" transform="translate(${(x + dx).toFixed(1)} ${y + dy})">` +
      `<circle r="10.5"/><text y="4.6">${n + 1}</text></g>`
    );
  });
  return `<path d="${hexes.line(path)}" class="way-edge"/><path d="${hexes.line(path)}" class="way"/>${steps.join("")}`;
}
