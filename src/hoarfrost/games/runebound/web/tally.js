// @ts-check
/** What a game came to, counted from its events: the way of each hero, fights, knock-outs, finds, and luck. */

/** @typedef {import("./types.js").RuneEvent} RuneEvent */
/**
 * A place on the way of a hero. `how`: where it began, a step, carried to a town (by a flare, a card or a knock-out).
 * `line` is the number of its event, `turn` the turn of that hero.
 * @typedef {{space: string, how: "start"|"step"|"carried"|"fallen", line: number, turn: number}} Stop
 */
/**
 * Something worth telling. `thing` is a card, an adventure or the other seat.
 * @typedef {object} Moment
 * @property {"knock_out"|"discover"|"princess"|"princess_lost"|"defeat"|"duel"|"killed"|"win"|"lost"|"limit"} kind
 * @property {number} line
 * @property {number|null} seat
 * @property {number} turn  of that hero; of all together where it is nobody's
 * @property {string|null} space
 * @property {string|null} thing
 * @property {number|null} other
 */
/**
 * `hits` are the rolls that reached what they had to, `hoped` how many of them do on average.
 * @typedef {{rolls: number, hits: number, hoped: number}} Luck
 */
/**
 * @typedef {object} Journey
 * @property {number} seat
 * @property {string|null} hero
 * @property {Stop[]} way
 * @property {number} steps
 * @property {number} turns
 * @property {number} won  fights, with those between heroes
 * @property {number} lost  fights that ended with a knock-out or an escape
 * @property {number} passed  challenges that are overcome by tests
 * @property {number} failed
 * @property {number} falls
 * @property {number} gold  gained in all
 * @property {number} xp
 * @property {number} counters
 * @property {string[]} legends
 * @property {Luck} luck
 */
/** @typedef {{journeys: Journey[], moments: Moment[], turns: number}} Tally */

/** The colour of the hardest challenges: overcoming one is a moment of its own. */
const GREAT = "red";

/**
 * @param {RuneEvent[]} events  all of the game
 * @param {{seat: number, hero: string|null}[]} parties
 * @param {number[]} reach  the chance to roll at least so much, by number
 * @param {(foe: string) => string | undefined} colourOf  of a challenge
 * @returns {Tally}
 */
export function tally(events, parties, reach, colourOf) {
  const count = new Count(parties, reach, colourOf);
  for (const [line, event] of events.entries()) count.take(event, line);
  return { journeys: count.journeys, moments: count.moments, turns: count.turns };
}

class Count {
  /** What is fought now: whoever plays the hero part, and a foe or another seat. @type {RuneEvent | null} */
  #fight = null;
  /** The challenge of tests that is under way. @type {RuneEvent | null} */
  #trial = null;
  /** Who is knocked out and not yet in a town. @type {Set<number>} */
  #fallen = new Set();

  /**
   * @param {{seat: number, hero: string|null}[]} parties
   * @param {number[]} reach
   * @param {(foe: string) => string | undefined} colourOf
   */
  constructor(parties, reach, colourOf) {
    this.reach = reach;
    this.colourOf = colourOf;
    this.journeys = parties.map(({ seat, hero }) => blank(seat, hero));
    /** @type {Moment[]} */
    this.moments = [];
    this.turns = 0;
  }

  /** @param {RuneEvent} event @param {number} line */
  take(event, line) {
    const { kind, seat } = event;
    const journey = this.journeys[seat];
    switch (kind) {
      case "turn":
        this.#settle();
        this.turns = event.count;
        journey.turns = event.turn;
        break;
      case "place":
      case "move":
      case "carried":
      case "flee":
        this.#go(journey, event, line);
        break;
      case "fight":
      case "duel":
        this.#fight = event;
        break;
      case "challenge":
        this.#trial = event;
        break;
      case "test":
        this.#roll(journey, event.difficulty, event);
        break;
      case "combat_roll":
        this.#roll(journey, event.target, event);
        break;
      case "reward":
        this.#overcome(journey, event, line);
        break;
      case "escape":
        journey.lost += 1;
        this.#fight = null;
        break;
      case "truce":
        this.#fight = null;
        break;
      case "knock_out":
        this.#fall(journey, line);
        break;
      case "gold":
        journey.gold += event.n;
        break;
      case "level":
        journey.counters += 1;
        break;
      case "discover":
        journey.legends.push(event.card);
        this.#note("discover", line, journey, event.card);
        break;
      case "killed":
        this.#note("killed", line, journey, event.card);
        break;
      case "princess":
      case "princess_lost":
        this.#note(kind, line, journey);
        break;
      case "win":
        this.#win(journey, event, line);
        break;
      case "lost":
      case "limit":
        this.#settle();
        this.#note(kind, line, null);
        break;
    }
  }

  /** @param {Journey} journey @param {RuneEvent} event @param {number} line */
  #go(journey, { kind, space, from }, line) {
    const { way, turns, seat } = journey;
    // A game that began in the middle tells of no place before it.
    if (kind === "move" && !way.length) way.push({ space: from, how: "start", line, turn: turns });
    const isFall = kind === "carried" && this.#fallen.delete(seat);
    const how = kind === "place" ? "start" : isFall ? "fallen" : kind === "carried" ? "carried" : "step";
    if (how === "step") journey.steps += 1;
    way.push({ space, how, line, turn: turns });
  }

  /** @param {Journey} journey @param {number} target @param {RuneEvent} event */
  #roll({ luck }, target, { dice, total }) {
    const needed = target - (total - dice);
    luck.rolls += 1;
    luck.hits += total >= target ? 1 : 0;
    luck.hoped += this.reach[Math.max(0, Math.min(needed, this.reach.length - 1))];
  }

  /**
   * A challenge is overcome: a fight is won, or its tests are passed.
   * @param {Journey} journey
   * @param {RuneEvent} event
   * @param {number} line
   */
  #overcome(journey, { foe, xp }, line) {
    journey.xp += xp;
    if (this.#fight) journey.won += 1;
    else journey.passed += 1;
    this.#fight = this.#trial = null;
    if (this.colourOf(foe) === GREAT) this.#note("defeat", line, journey, foe);
  }

  /** Tests that brought no reward were not passed; the next turn shows it. */
  #settle() {
    if (this.#trial) this.journeys[this.#trial.seat].failed += 1;
    this.#fight = this.#trial = null;
  }

  /** @param {Journey} journey @param {number} line */
  #fall(journey, line) {
    const { seat } = journey;
    journey.falls += 1;
    this.#fallen.add(seat);
    const fight = this.#fight;
    const isDuel = fight?.kind === "duel" && [fight.seat, fight.other].includes(seat);
    if (isDuel) {
      const victor = fight.seat === seat ? fight.other : fight.seat;
      this.journeys[victor].won += 1;
      this.#note("duel", line, this.journeys[victor], null, seat);
    }
    if (isDuel || fight?.seat === seat) {
      journey.lost += 1;
      this.#fight = null;
    }
    if (this.#trial?.seat === seat) this.#settle();
    this.#note("knock_out", line, journey, fight?.kind === "fight" && fight.seat === seat ? fight.foe : null);
  }

  /** @param {Journey} journey @param {RuneEvent} event @param {number} line */
  #win(journey, { reason }, line) {
    if (reason === "arshan") journey.won += 1;
    this.#fight = null;
    this.#note("win", line, journey);
  }

  /**
   * @param {Moment["kind"]} kind
   * @param {number} line
   * @param {Journey | null} journey
   * @param {string | null} [thing]
   * @param {number | null} [other]
   */
  #note(kind, line, journey, thing = null, other = null) {
    const space = journey?.way.at(-1)?.space ?? null;
    const turn = journey ? journey.turns : this.turns;
    this.moments.push({ kind, line, seat: journey?.seat ?? null, turn, space, thing, other });
  }
}

/** @param {number} seat @param {string | null} hero @returns {Journey} */
const blank = (seat, hero) => ({
  seat,
  hero,
  way: [],
  steps: 0,
  turns: 0,
  won: 0,
  lost: 0,
  passed: 0,
  failed: 0,
  falls: 0,
  gold: 0,
  xp: 0,
  counters: 0,
  legends: [],
  luck: { rolls: 0, hits: 0, hoped: 0 },
});
