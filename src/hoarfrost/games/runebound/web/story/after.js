// @ts-check
/**
 * The views between two that the server sends: what an event has changed of what is drawn. Nothing here decides
 * anything, for an event says what came of it; whatever else has changed comes with the next view.
 */

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Party} Party */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** Whether a card is an ally, which is asked when somebody gets one. @typedef {(card: string) => boolean} IsAlly */

/** @type {Counters} */
const UNHURT = { wound: 0, exhaustion: 0, frost: 0, white_death: 0 };

const FLARE = "rune.flare.use";

/** @type {Record<string, (view: View, event: RuneEvent, isAlly: IsAlly) => Partial<View>>} */
const CHANGES = {
  first: (_, { seat }) => ({ first: seat }),
  hero: (view, { seat, card }) => withParty(view, seat, () => ({ hero: card })),
  place: stand,
  carried,
  flee: stand,
  // What is dealt is told when it lies there already.
  stock: (view, { town, card }) => ({ stacks: stocked(view, town, (cards) => withOne(cards, card)) }),
  legend: (view, { card }) => ({ legends: { ...view.legends, row: withOne(view.legends.row, card) } }),
  turn: begun,
  roll: (view, { seat, dice }) => ({ dice, ...withParty(view, seat, () => ({ ahead: [] })) }),
  preroll: (view, { seat, dice }) => withParty(view, seat, () => ({ ahead: dice })),
  set_die: (view, event) => ({ dice: sorted([...without(view.dice, event.from), event.to]) }),
  move: (view, event) => ({ ...stand(view, event), dice: without(view.dice, event.face) }),
  decline_flare: (view, { seat }) => withParty(view, seat, () => ({ flare: false })),
  flare_lost: (view, { seat }) => withParty(view, seat, () => ({ flare: false })),
  place_flare: (view, { seat }) =>
    withParty(view, seat, (party) => ({ flare: true, ...geared(party, "flare", -1) })),
  survival: () => ({ dice: [] }),
  take: marked,
  heal: marked,
  killed: (view, { seat, card }) => withParty(view, seat, (party) => lost(party, card)),
  princess: (view, { seat }) => ({
    princess: seat,
    ...withParty(view, seat, ({ clueCount }) => ({ clueCount: clueCount - 1 })),
  }),
  princess_lost: () => ({ princess: null }),
  lose_gold: (view, { seat, n, to }) => handed(view, seat, to, ({ gold }, way) => ({ gold: gold + way * n })),
  lose_gear: (view, { seat, gear, to }) => handed(view, seat, to, (party, way) => geared(party, gear, way)),
  lose_card: (view, { seat, card, to }, isAlly) =>
    handed(view, seat, to, (party, way) => (way < 0 ? lost(party, card) : gained(party, card, isAlly(card)))),
  surplus: (view, { seat, card }) => withParty(view, seat, (party) => lost(party, card)),
  event: (_, { event, weather }) => ({ event, weather }),
  undefeated: (view, { slot, foe, space }) => ({
    undefeated: { ...view.undefeated, [slot]: { card: foe, space } },
  }),
  wound_foe: (view, { now }) => (view.fight ? { fight: { ...view.fight, wounds: now } } : {}),
  reward: (view, { seat, xp }) => withParty(view, seat, (party) => ({ xp: party.xp + xp })),
  gold: (view, { seat, n }) => withParty(view, seat, ({ gold }) => ({ gold: gold + n })),
  rumor: (view, { seat, symbol }) => withParty(view, seat, (party) => hearing(party, 1, symbol)),
  steal: (view, { seat, from, symbol }) => {
    const taken = withParty(view, seat, (party) => hearing(party, 1, symbol));
    return withParty({ ...view, ...taken }, from, (party) => hearing(party, -1, symbol));
  },
  clue: (view, { seat, clue }) =>
    withParty(view, seat, ({ clueCount, clues }) => ({
      clueCount: clueCount + 1,
      ...(clues && clue ? { clues: [...clues, clue] } : {}),
    })),
  forage: (view, { seat, card }) => withParty(view, seat, (party) => gained(party, card, false)),
  discover: discovered,
  buy: bought,
  sell: (view, { seat, card, gold }) =>
    withParty(view, seat, (party) => ({ ...lost(party, card), gold: party.gold + gold })),
  buy_gear: (view, { seat, gear, gold }) =>
    withParty(view, seat, (party) => ({ ...geared(party, gear, 1), gold: party.gold - gold })),
  level: (view, { seat, counter, cost }) =>
    withParty(view, seat, ({ experience, xp }) => ({
      xp: xp - cost,
      experience: { ...experience, [counter]: (experience[counter] ?? 0) + 1 },
    })),
  doom: (_, { doom }) => ({ doom }),
};

/** @param {View} view @param {RuneEvent} event @param {IsAlly} isAlly @returns {View} */
export function after(view, event, isAlly) {
  const change = CHANGES[event.kind];
  return change ? { ...view, ...change(view, event, isAlly) } : view;
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {(party: Party) => Partial<Party>} change
 * @returns {Pick<View, "parties">}
 */
function withParty({ parties }, seat, change) {
  return { parties: parties.map((party) => (party.seat === seat ? { ...party, ...change(party) } : party)) };
}

/**
 * From one party to another, or to nobody (-1).
 * @param {View} view
 * @param {number} seat
 * @param {number} to
 * @param {(party: Party, way: 1 | -1) => Partial<Party>} change
 */
function handed(view, seat, to, change) {
  const left = withParty(view, seat, (party) => change(party, -1));
  return to < 0 ? left : withParty({ ...view, ...left }, to, (party) => change(party, 1));
}

/** @param {View} view @param {RuneEvent} event */
function stand(view, { seat, space }) {
  return withParty(view, seat, () => ({ space }));
}

/** Into a town: whoever is active goes no further. @param {View} view @param {RuneEvent} event */
function carried(view, { seat, space, rule }) {
  const party = withParty(view, seat, ({ flare }) => ({ space, flare: flare && rule !== FLARE }));
  return seat === view.active ? { ...party, dice: [] } : party;
}

/** @param {View} view @param {RuneEvent} event @returns {Partial<View>} */
function begun(view, { seat, turn }) {
  return { active: seat, dice: [], ...withParty(view, seat, () => ({ turns: turn })) };
}

/** The counters on a hero or an ally. @param {View} view @param {RuneEvent} event */
function marked(view, { seat, card, counter, now }) {
  return withParty(view, seat, (party) => {
    const count = (/** @type {Counters} */ counters) => ({ ...counters, [counter]: now });
    if (party.hero === card) return { counters: count(party.counters) };
    return {
      allies: party.allies.map((ally) =>
        ally.card === card ? { ...ally, counters: count(ally.counters) } : ally,
      ),
    };
  });
}

/** @param {Party} party @param {string} gear @param {number} n */
const geared = (party, gear, n) => ({ gear: { ...party.gear, [gear]: (party.gear[gear] ?? 0) + n } });

/** @param {Party} party @param {string} card @param {boolean} isAlly @returns {Partial<Party>} */
function gained(party, card, isAlly) {
  if (isAlly) return { allies: [...party.allies, { card, counters: UNHURT, activated: false }] };
  return { items: [...party.items, { card, activated: false }] };
}

/** @param {Party} party @param {string} card @returns {Partial<Party>} */
function lost({ allies, items }, card) {
  return {
    allies: allies.filter((one) => one.card !== card),
    items: items.filter((one) => one.card !== card),
  };
}

/** @param {Party} party @param {number} n @param {string} [symbol]  where the reader may know it */
function hearing({ rumorCount, rumors }, n, symbol) {
  const known = rumors && symbol ? (n > 0 ? [...rumors, symbol] : without(rumors, symbol)) : rumors;
  return { rumorCount: rumorCount + n, ...(known ? { rumors: known } : {}) };
}

/** @param {View} view @param {RuneEvent} event @param {IsAlly} isAlly @returns {Partial<View>} */
function discovered(view, { seat, card, tokens }, isAlly) {
  const { legends } = view;
  return {
    legends: { ...legends, row: legends.row.filter((one) => one !== card) },
    ...withParty(view, seat, (party) => {
      const rumors = tokens.reduce(without, party.rumors ?? []);
      return {
        ...gained(party, card, isAlly(card)),
        rumorCount: party.rumorCount - tokens.length,
        ...(party.rumors ? { rumors } : {}),
      };
    }),
  };
}

/** @param {View} view @param {RuneEvent} event @param {IsAlly} isAlly @returns {Partial<View>} */
function bought(view, { seat, card, gold }, isAlly) {
  const town = Object.keys(view.stacks).find((id) => view.stacks[id].includes(card)) ?? "";
  return {
    stacks: stocked(view, town, (cards) => cards.filter((one) => one !== card)),
    ...withParty(view, seat, (party) => ({ ...gained(party, card, isAlly(card)), gold: party.gold - gold })),
  };
}

/** @param {View} view @param {string} town @param {(cards: string[]) => string[]} change */
function stocked({ stacks }, town, change) {
  return town in stacks ? { ...stacks, [town]: change(stacks[town]) } : stacks;
}

/**
 * A row without the first of these.
 * @template T
 * @param {T[]} row
 * @param {T} one
 * @returns {T[]}
 */
function without(row, one) {
  const at = row.indexOf(one);
  return at < 0 ? row : row.toSpliced(at, 1);
}

/** @param {string[]} cards @param {string} card */
const withOne = (cards, card) => (cards.includes(card) ? cards : [...cards, card]);

/** @param {number[]} dice */
const sorted = (dice) => dice.toSorted((a, b) => a - b);
