// @ts-check
/** Who sits where, with which clock, and who may watch: the part of a new table that no game knows. */

/**
 * @typedef {object} Other  somebody else at the table
 * @property {"computer"|"open"|"person"} kind  the computer, a friend by invitation, somebody at this device
 * @property {string} level
 * @property {string} name
 */
/**
 * @typedef {object} Plan
 * @property {boolean} watches  the computer also plays for the reader
 * @property {string} level  of the computer that does
 * @property {string} name  the reader's
 * @property {"lot"|number} seat  the reader's
 * @property {Other[]} others
 * @property {number} minutes  on each clock; 0 for no clock
 * @property {number} increment  seconds that a move adds
 * @property {"public"|"end"|"none"} spectators
 */

export const MINUTES = [0, 5, 10, 20];
export const INCREMENTS = [0, 5, 10, 30];

/**
 * A plan that fits the game, as near as can be to the one that was made last.
 * @param {any} game
 * @param {Partial<Plan> | null} last
 * @param {string[]} names  of those who sat here before
 * @returns {Plan}
 */
export function planFor(game, last, names) {
  const [least, most] = game.players;
  const levels = game.levels.map((/** @type {any} */ { id }) => id);
  const known = (/** @type {string|undefined} */ level) =>
    level && levels.includes(level) ? level : levels[Math.min(1, levels.length - 1)];
  const count = Math.min(Math.max((last?.others?.length ?? least - 1) + 1, least), most) - 1;
  const others = Array.from({ length: count }, (_, index) => {
    const other = last?.others?.[index];
    return {
      kind: other?.kind ?? /** @type {const} */ ("computer"),
      level: known(other?.level),
      name: other?.name || (names[index + 1] ?? ""),
    };
  });
  return {
    watches: last?.watches ?? false,
    level: known(last?.level),
    name: names[0] ?? "",
    seat: typeof last?.seat === "number" && last.seat <= count ? last.seat : "lot",
    others,
    minutes: last?.minutes ?? 0,
    increment: last?.increment ?? 5,
    spectators: last?.spectators ?? "public",
  };
}

/**
 * The seats of the plan in their order, as the server wants them. Whoever is not given a seat gets one by lot.
 * @param {Plan} plan
 * @param {(index: number) => string} nameless  what to call a person without a name
 */
export function seatsOf(plan, nameless) {
  /** @type {Seat} */
  const reader = plan.watches
    ? { kind: "computer", level: plan.level }
    : { kind: "person", name: plan.name.trim() || nameless(0) };
  const others = plan.others.map((other, index) => seatOf(other, nameless(index + 1)));
  if (plan.seat === "lot") return shuffled([reader, ...others]);
  const seats = shuffled(others);
  seats.splice(plan.seat, 0, reader);
  return seats;
}

/** @typedef {{kind: string, level?: string, name?: string}} Seat */

/** @param {Other} other @param {string} nameless @returns {Seat} */
function seatOf({ kind, level, name }, nameless) {
  if (kind === "computer") return { kind, level };
  return kind === "person" ? { kind, name: name.trim() || nameless } : { kind };
}

/** @param {Plan} plan */
export const clockOf = ({ minutes, increment }) =>
  minutes === 0 ? null : { seconds: minutes * 60, increment };

/**
 * @template T
 * @param {T[]} items
 * @returns {T[]}
 */
function shuffled(items) {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * (last + 1));
    [order[last], order[pick]] = [order[pick], order[last]];
  }
  return order;
}
