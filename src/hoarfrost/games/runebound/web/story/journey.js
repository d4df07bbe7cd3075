// @ts-check
/** The ways of heroes as lines on the map, with where they fell and what they found. */

import { short } from "../../../../web/art/svg.js";
import { markerGroup } from "../art/heroes.js";
import { tokenGroup } from "../art/tokens.js";

/** @typedef {import("../map/hexes.js").Hexes} Hexes */
/** @typedef {import("../map/hexes.js").Point} Point */
/** @typedef {import("../tally.js").Journey} Journey */
/** @typedef {import("../tally.js").Moment} Moment */
/** @typedef {import("../tally.js").Stop} Stop */
/**
 * How a seat is drawn: its shape, the card of its hero, and how far its line is beside the middle of spaces.
 * @typedef {{journey: Journey, shape: Json, like: Json, isAlone: boolean, place: number, of: number}} Drawn
 */
/** @typedef {import("../../../../web/js/lib/json.js").Json} Json */

/** How far lines are apart where several are drawn. */
const ASIDE = 5;
/** Every so many turns one is numbered, and where a hero was alone each. */
const EVERY = 5;
/** The pictures of moments on the map. @type {Partial<Record<Moment["kind"], string>>} */
const SIGNS = { knock_out: "wound", discover: "legend", princess: "princess" };
const SIGN = 20,
  HERO = 34;

/**
 * @param {Hexes} hexes
 * @param {Drawn[]} drawn
 * @param {Moment[]} moments
 */
export function journeysOver(hexes, drawn, moments) {
  const lines = drawn.map((one) => lineOf(hexes, one)).join("");
  const signs = drawn.flatMap((one) => signsOf(hexes, one, moments)).join("");
  const heroes = drawn.map((one) => heroAt(hexes, one)).join("");
  return lines + signs + heroes;
}

/** Where a stop of a way is drawn. @param {Hexes} hexes @param {Drawn} drawn @param {string} space @returns {Point} */
function pointOf(hexes, { place, of }, space) {
  const { x, y } = hexes.middle(space);
  if (of === 1) return { x, y };
  const angle = (place / of) * 2 * Math.PI;
  return { x: short(x + ASIDE * Math.cos(angle)), y: short(y + ASIDE * Math.sin(angle)) };
}

/** Steps as a line, what carried the hero as a bow. @param {Hexes} hexes @param {Drawn} drawn */
function lineOf(hexes, drawn) {
  const { way } = drawn.journey;
  let steps = "",
    bows = "";
  /** @type {Point | null} */
  let before = null;
  for (const { space, how } of way) {
    if (!hexes.land.spaces[space]) continue;
    const point = pointOf(hexes, drawn, space);
    if (!before || how === "start") steps += `M${point.x} ${point.y}`;
    else if (how === "step") steps += `L${point.x} ${point.y}`;
    else {
      bows += bow(before, point);
      steps += `M${point.x} ${point.y}`;
    }
    before = point;
  }
  const name = `route route-${drawn.shape}`;
  return (
    `<path class="route-halo" d="${steps}"/><path class="${name}" d="${steps}"/>` +
    (bows ? `<path class="${name} bow" d="${bows}"/>` : "") +
    (drawn.isAlone ? numbers(hexes, drawn) : "")
  );
}

/** @param {Point} from @param {Point} to */
function bow(from, to) {
  const x = short((from.x + to.x) / 2 + (to.y - from.y) / 5),
    y = short((from.y + to.y) / 2 - (to.x - from.x) / 5);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** Where turns ended: every fifth has its number. @param {Hexes} hexes @param {Drawn} drawn */
function numbers(hexes, drawn) {
  const { shape, journey } = drawn;
  const last = new Map(journey.way.map((stop) => [stop.turn, stop]));
  return [...last]
    .filter(([turn, { space }]) => turn && hexes.land.spaces[space])
    .map(([turn, { space }]) => {
      const { x, y } = pointOf(hexes, drawn, space);
      if (turn % EVERY) return `<circle class="halt route-${shape}" cx="${x}" cy="${y}" r="4"/>`;
      return (
        `<circle class="halt route-${shape}" cx="${x}" cy="${y}" r="9"/>` +
        `<text class="halt-turn" x="${x}" y="${y + 4}">${turn}</text>`
      );
    })
    .join("");
}

/** @param {Hexes} hexes @param {Drawn} drawn @param {Moment[]} moments @returns {string[]} */
function signsOf(hexes, drawn, moments) {
  /** @type {Map<string, number>} how many lie on a space */
  const lying = new Map();
  return moments
    .filter(({ kind, seat, space }) => SIGNS[kind] && seat === drawn.journey.seat && space)
    .map(({ kind, space, line }) => {
      const name = /** @type {string} */ (space);
      const n = lying.get(name) ?? 0;
      lying.set(name, n + 1);
      const { x, y } = pointOf(hexes, drawn, name);
      const at = `translate(${short(x - SIGN / 2 + 13 - n * 9)} ${short(y - SIGN / 2 - 14)})`;
      return (
        `<g class="route-sign" data-line="${line}" transform="${at}">` +
        `<circle cx="${SIGN / 2}" cy="${SIGN / 2}" r="${SIGN / 2 + 2}"/>` +
        `<g transform="scale(${SIGN / 64})">${tokenGroup(/** @type {string} */ (SIGNS[kind]))}</g></g>`
      );
    });
}

/** Where the hero stands at the end. @param {Hexes} hexes @param {Drawn} drawn */
function heroAt(hexes, drawn) {
  const { way, hero } = drawn.journey;
  const end = way.at(-1);
  if (!end || !hero || !hexes.land.spaces[end.space]) return "";
  const { x, y } = pointOf(hexes, drawn, end.space);
  return (
    `<g transform="translate(${short(x - HERO / 2)} ${short(y - HERO / 2)}) scale(${HERO / 64})">` +
    `${markerGroup(hero, drawn.shape, drawn.like)}</g>`
  );
}
