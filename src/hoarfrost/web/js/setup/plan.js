// @ts-check
/** Who sits where, and what they agree on: the part of a new table that no game knows. */

/**
 * @typedef {object} Chair  a seat before anybody sits on it
 * @property {"person"|"computer"|"open"} kind  somebody at this device, the computer, somebody by invitation
 * @property {string} level  of the computer
 * @property {string} name  of the person
 */
/**
 * @typedef {object} Plan
 * @property {Chair[]} chairs  in the order of the seats, unless chance decides it
 * @property {boolean} byChance  who sits where
 * @property {number} minutes  on each clock; 0 for no clock
 * @property {number} increment  seconds that a move adds
 * @property {"public"|"end"|"none"} watching  who else may see the game
 * @property {boolean} openChat  whether those who watch read the chat
 * @property {"relaxed"|"poker"} rhythm
 * @property {number} window  seconds that a window takes with a poker face
 * @property {string} standIn  the level of the computer that may play for somebody who is away
 */
/** What a plan must know of its game. */
/** @typedef {Pick<import("../table/types.js").Game, "players" | "levels" | "default_level">} Seated */
/** @typedef {{kind: string, level?: string, name?: string}} SeatWish  a seat as the server wants it */

export const MINUTES = [0, 5, 10, 20];
export const INCREMENTS = [0, 5, 10, 30];
export const WINDOWS = [1, 1.5, 2, 3, 5];
const USUAL_WINDOW = 1.5;
const KINDS = ["person", "computer", "open"];

/**
 * How many sit down where nobody has said it: two, if the game allows it.
 * @param {[number, number]} players  the least and the most
 */
export const usualCount = ([least, most]) => Math.max(least, Math.min(2, most));

/**
 * A plan that fits the game, as near as can be to the one that was made last. At first it is the reader and
 * computers.
 * @param {Seated} game
 * @param {Partial<Plan> | null} last
 * @param {string[]} names  of those who sat here before, the reader first
 * @returns {Plan}
 */
export function planFor(game, last, names) {
  const plan = {
    chairs: (Array.isArray(last?.chairs) ? last.chairs : []).map((chair) => known(game, chair)),
    byChance: last?.byChance ?? true,
    minutes: last?.minutes ?? 0,
    increment: last?.increment ?? 5,
    watching: last?.watching ?? /** @type {const} */ ("none"),
    openChat: last?.openChat ?? false,
    rhythm: last?.rhythm ?? /** @type {const} */ ("relaxed"),
    window: WINDOWS.includes(last?.window ?? 0) ? (last?.window ?? USUAL_WINDOW) : USUAL_WINDOW,
    standIn: levelOf(game, last?.standIn ?? ""),
  };
  const [least, most] = game.players;
  seat(game, plan, Math.min(Math.max(plan.chairs.length || usualCount(game.players), least), most));
  const people = plan.chairs.filter(({ kind }) => kind === "person");
  people.forEach((chair, index) => {
    chair.name = names[index] || chair.name;
  });
  return plan;
}

/**
 * Put up more chairs, or take away the last ones. The first is the reader's, the others the computer's.
 * @param {Seated} game @param {Plan} plan @param {number} count
 */
export function seat(game, plan, count) {
  while (plan.chairs.length < count) {
    const kind = plan.chairs.length ? "computer" : "person";
    plan.chairs.push(known(game, { kind, level: plan.chairs.at(-1)?.level }));
  }
  plan.chairs.length = count;
}

/**
 * What is remembered may be from another version of the game.
 * @param {Seated} game
 * @param {{kind?: string, level?: string, name?: string}} chair
 * @returns {Chair}
 */
function known(game, chair) {
  const { kind = "", level = "", name = "" } = chair ?? {};
  return {
    kind: /** @type {Chair["kind"]} */ (KINDS.includes(kind) ? kind : "computer"),
    level: levelOf(game, level),
    name,
  };
}

/** @param {Seated} game @param {string} level */
const levelOf = ({ levels, default_level }, level) =>
  levels.some(({ id }) => id === level) ? level : default_level;

/**
 * Let somebody sit one place earlier.
 * @param {Plan} plan @param {number} index
 */
export function moveUp({ chairs }, index) {
  const [chair] = chairs.splice(index, 1);
  chairs.splice(index - 1, 0, chair);
}

/** Do people play with each other? @param {Plan} plan */
export const isAmongPeople = ({ chairs }) => chairs.filter(({ kind }) => kind !== "computer").length > 1;

/**
 * Does the time of an answer go over a line? Around one device everybody sees who hesitates.
 * @param {Plan} plan
 */
export const hasRhythm = (plan) => isAmongPeople(plan) && plan.chairs.some(({ kind }) => kind === "open");

/** Does nobody at this device play? @param {Plan} plan */
export const isWatching = ({ chairs }) => chairs.every(({ kind }) => kind !== "person");

/**
 * The seats of the plan in their order, as the server wants them.
 * @param {Plan} plan
 * @returns {SeatWish[]}
 */
export function seatsOf(plan) {
  const seats = plan.chairs.map(seatOf);
  return plan.byChance ? shuffled(seats) : seats;
}

/** @param {Chair} chair @returns {SeatWish} */
function seatOf({ kind, level, name }) {
  if (kind === "computer") return { kind, level };
  return kind === "person" ? { kind, name: name.trim() } : { kind };
}

/** What the plan says beside the seats, as the server wants it. @param {Plan} plan */
export const agreementOf = (plan) => ({
  clock: plan.minutes === 0 ? null : { seconds: plan.minutes * 60, increment: plan.increment },
  // Whoever only watches wants to see something.
  spectators: isWatching(plan) ? "public" : plan.watching,
  open_chat: plan.watching !== "none" && plan.openChat,
  rhythm: hasRhythm(plan) ? plan.rhythm : "relaxed",
  window: plan.window,
  stand_in: plan.standIn,
});

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
