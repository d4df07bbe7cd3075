// @ts-check
/**
 * What happens between the last trick of Claim and its winner, as data: the stages in their order, with the two
 * score piles after each. The server tells how the piles end and what left them; the piles before follow from
 * that, backwards.
 */

/** @typedef {[string[], string[]]} Pair  something of both seats */
/** @typedef {{faction: string, counts: [number, number], values: [number[], number[]], vote: 0|1|"none"}} Vote */
/**
 * @typedef {object} Stage
 * @property {"pit"|"tavern"|"poison"|"fakes"|"marriages"|"forest"|"lava"|"vote"} kind
 * @property {string} rule
 * @property {Pair} piles  the score piles after it
 * @property {Pair} cards  what left each pile (the Tavern: what each gave away)
 * @property {Vote} [vote]
 */
/** @typedef {{before: Pair, stages: Stage[], isCounted: boolean}} Story */

/** @type {{kind: Stage["kind"], step: number, rule: string}[]} */
const REMOVALS = [
  { kind: "pit", step: 2, rule: "claim.location.pit" },
  { kind: "tavern", step: 3, rule: "claim.location.tavern" },
  { kind: "poison", step: 5, rule: "claim.end.5" },
  { kind: "fakes", step: 6, rule: "claim.end.6" },
  { kind: "marriages", step: 7, rule: "claim.end.7" },
  { kind: "forest", step: 8, rule: "claim.location.forest" },
];

/**
 * The story of a game that was played to its end.
 * @param {any} view  the last position
 * @param {any} result  of the game
 * @param {import("../../../web/js/table/types.js").Line[]} log
 * @returns {Story}
 */
export function storyOf(view, result, log) {
  const last = pilesOf(view);
  if (result.reason === "lava") {
    const lava = {
      kind: /** @type {const} */ ("lava"),
      rule: "claim.location.lava",
      piles: last,
      cards: nothing(),
    };
    return { before: last, stages: [lava], isCounted: false };
  }
  const stages = [];
  let piles = last;
  for (const removal of REMOVALS.filter(({ kind }) => isInPlay(kind, view)).reverse()) {
    const cards = removal.kind === "tavern" ? gifts(log, piles) : removed(result, removal.step);
    stages.unshift({ kind: removal.kind, rule: removal.rule, piles, cards });
    piles = removal.kind === "tavern" ? swapped(piles, cards) : bothWith(piles, cards);
  }
  const isCounted = result.reason !== "forest";
  for (const vote of isCounted ? result.factions : []) {
    stages.push({
      kind: /** @type {const} */ ("vote"),
      rule: "claim.end.9",
      piles: last,
      cards: nothing(),
      vote,
    });
  }
  return { before: piles, stages, isCounted };
}

/**
 * The cards each seat has won so far, those in its row included.
 * @param {any} view @returns {Pair}
 */
export function pilesOf(view) {
  const score = view.score ?? nothing(),
    row = view.row ?? nothing();
  return [
    [...score[0], ...row[0]],
    [...score[1], ...row[1]],
  ];
}

/** @param {Stage["kind"]} kind @param {any} view */
function isInPlay(kind, view) {
  const mix = view.factions ?? view.options.mix,
    locations = view.locations ?? [];
  if (kind === "poison") return mix.includes("poisoners");
  if (kind === "fakes") return mix.includes("tricksters");
  if (kind === "marriages") return mix.includes("ice_kings");
  return locations.includes(kind);
}

/** @param {any} result @param {number} step @returns {Pair} */
function removed(result, step) {
  const cards = nothing();
  for (const removal of result.removed) if (removal.step === step) cards[removal.seat].push(...removal.cards);
  return cards;
}

/**
 * What each seat gave away in the Tavern. The log names faces ("TC3"); the cards are those that now lie in
 * the other pile.
 * @param {import("../../../web/js/table/types.js").Line[]} log @param {Pair} after @returns {Pair}
 */
function gifts(log, after) {
  const cards = nothing();
  for (const { event } of log) {
    if (event.kind !== "gift") continue;
    const seat = /** @type {number} */ (event.seat);
    for (const face of /** @type {string[]} */ (event.cards)) {
      const free = after[1 - seat].filter((code) => !cards[seat].includes(code));
      cards[seat].push(
        free.find((code) => code === face) ?? free.find((code) => hasFace(code, face)) ?? face,
      );
    }
  }
  return cards;
}

/** @param {string} code @param {string} face */
function hasFace(code, face) {
  if (code.slice(0, 2) !== face.slice(0, 2)) return false;
  const number = parseInt(code.slice(2), 10);
  switch (face.slice(2)) {
    case "o":
      return number % 2 === 1;
    case "e":
      return number % 2 === 0;
    case "l":
      return number < 5;
    case "h":
      return number > 4;
    default:
      return number === parseInt(face.slice(2), 10);
  }
}

/** @returns {Pair} */
const nothing = () => [[], []];

/** @param {Pair} piles @param {Pair} more @returns {Pair} */
const bothWith = (piles, more) => [
  [...piles[0], ...more[0]],
  [...piles[1], ...more[1]],
];

/** @param {Pair} piles @param {Pair} given @returns {Pair} the piles before the gifts */
const swapped = (piles, given) => [
  [...piles[0].filter((code) => !given[1].includes(code)), ...given[0]],
  [...piles[1].filter((code) => !given[0].includes(code)), ...given[1]],
];
