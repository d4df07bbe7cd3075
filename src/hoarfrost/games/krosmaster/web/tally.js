// @ts-check
/** What a game came to, counted from its events: the Glory step by step, and the deeds of each Krosmaster. */

/** @typedef {import("./types.js").KrosEvent} KrosEvent */
/** @typedef {{piece: number, card: string, owner: number}} Who */
/** @typedef {Who & {rewards?: {reward?: string}[]}} Member  with the rewards that it has at the end */
/**
 * A Krosmaster with its deeds, and those of its Summons. Only what hurts the other side counts as done; `healed` and
 * `pushed` count for whoever did it, `taken` for whoever was hurt. `out` is the turn in which it was KO.
 * @typedef {Who & {done: number, taken: number, kos: number, healed: number, kamas: number, pushed: number,
 *   rewards: Set<string>, out: number|null}} Figure
 */
/** @typedef {"done"|"taken"|"kos"|"healed"|"kamas"|"pushed"} Deed */
/**
 * A change of Glory. `line` is the number of its event, `at` its place among the turns (3.5: in the middle of the
 * third), `change` and `gg` are by seat. `by` is who did it, `fallen` who was KO by it.
 * @typedef {object} Step
 * @property {number} line
 * @property {number} turn
 * @property {number} at
 * @property {"ko"|"buy"|"double"} cause
 * @property {number|null} seat  whose gain it is; null: both lose
 * @property {boolean} wild
 * @property {[number, number]} change
 * @property {[number, number]} gg  afterwards
 * @property {Who|null} by
 * @property {Who|null} fallen
 */
/** @typedef {{figures: Figure[], steps: Step[], start: [number, number], turns: number}} Tally */

/** @type {Deed[]} */
export const DEEDS = ["done", "taken", "kos", "healed", "kamas", "pushed"];

/**
 * @param {KrosEvent[]} events  all of the game
 * @param {Member[]} team  the Krosmasters of both sides
 * @param {number[]} gg  at the end
 * @returns {Tally}
 */
export function tally(events, team, gg) {
  const count = new Count(team);
  const places = placesOf(events);
  for (const [line, event] of events.entries()) count.take(event, line, places[line]);
  // A game that began in the middle tells of no purchase before it.
  for (const { piece, rewards = [] } of team) for (const { reward } of rewards) count.own(piece, reward);
  const { steps, turn } = count;
  return { figures: [...count.figures.values()], steps, start: startOf(steps, gg), turns: turn };
}

class Count {
  /** Who is behind what happens now. @type {number|null} */
  #actor = null;
  /** The Krosmaster behind each Summon, by the number of the Summon. @type {Map<number, number>} */
  #summoners = new Map();
  /** The Krosmaster behind each bomb that has yet to explode, by card and cell. @type {Map<string, number>} */
  #bombs = new Map();
  /** What the next Glory is for. @type {Pick<Step, "cause"|"by"|"fallen">} */
  #reason = { cause: "buy", by: null, fallen: null };

  /** @param {Who[]} team */
  constructor(team) {
    /** @type {Map<number, Figure>} */
    this.figures = new Map(
      team.map((one) => [one.piece, { ...who(one), ...nothing(), rewards: new Set(), out: null }]),
    );
    /** @type {Step[]} */
    this.steps = [];
    this.turn = 0;
  }

  /** The Krosmaster to whom the deeds of a unit belong. @param {number} piece */
  #behind(piece) {
    return this.figures.has(piece) ? piece : (this.#summoners.get(piece) ?? null);
  }

  /** @param {number|null} piece @param {Deed} deed @param {number} n */
  #add(piece, deed, n) {
    const figure = piece === null ? undefined : this.figures.get(piece);
    if (figure) figure[deed] += n;
  }

  /** @param {number} piece @param {string} [reward] */
  own(piece, reward) {
    if (reward) this.figures.get(piece)?.rewards.add(reward);
  }

  /** @param {KrosEvent} event @param {number} line @param {number} at */
  take(event, line, at) {
    const { kind, piece, card, cell, owner } = event;
    switch (kind) {
      case "turn":
        this.turn = event.turn;
        break;
      case "piece":
      case "cast":
      case "reveal":
        this.#actor = this.#behind(piece);
        break;
      case "explode":
        this.#actor = this.#bombs.get(`${card} ${cell}`) ?? null;
        break;
      case "summon":
        this.#summon(piece, event.by.piece);
        break;
      case "damage":
        this.#hurt(event);
        break;
      case "heal":
        this.#add(this.#actor, "healed", event.count);
        break;
      case "push":
      case "attract":
      case "shove":
        this.#add(this.#actor, "pushed", event.path.length - 1);
        break;
      case "kama":
      case "farmer":
        this.#add(piece, "kamas", 1);
        break;
      case "destroy":
        this.#add(this.#actor, "kamas", event.loot);
        break;
      case "buy":
        this.own(piece, event.reward);
        break;
      case "buy_gg":
        this.#reason = { cause: "buy", by: { piece, card, owner }, fallen: null };
        break;
      case "ko":
        for (const reward of event.rewards ?? []) this.own(piece, reward);
        this.#fall({ piece, card, owner }, cell);
        break;
      case "glory":
        if (event.count) this.#glory(event, line, at);
        break;
      case "double":
        this.#double(event, line, at);
        break;
    }
  }

  /** @param {number} piece @param {number} by */
  #summon(piece, by) {
    const summoner = this.#behind(by);
    if (summoner === null) this.#summoners.delete(piece);
    else this.#summoners.set(piece, summoner);
  }

  /** @param {KrosEvent} event */
  #hurt({ piece, owner, scenery, placed }) {
    if (scenery) return;
    this.#add(piece, "taken", placed);
    const by = this.#actor === null ? null : this.figures.get(this.#actor);
    if (by && by.owner !== owner) by.done += placed;
  }

  /** @param {Who} fallen @param {string} cell */
  #fall(fallen, cell) {
    const figure = this.figures.get(fallen.piece);
    if (!figure) {
      const summoner = this.#summoners.get(fallen.piece);
      if (summoner !== undefined) this.#bombs.set(`${fallen.card} ${cell}`, summoner);
      return;
    }
    figure.out = this.turn;
    const by = this.#actor === null ? null : (this.figures.get(this.#actor) ?? null);
    if (by && by.owner !== fallen.owner) by.kos += 1;
    this.#reason = { cause: "ko", by: by && who(by), fallen };
  }

  /** @param {KrosEvent} event @param {number} line @param {number} at */
  #glory({ seat, count, wild, gg }, line, at) {
    const lost = count - (wild ? 1 : 0);
    const change = seat === 0 ? pair(count, -lost) : pair(-lost, count);
    this.steps.push({
      line,
      turn: this.turn,
      at,
      seat,
      wild,
      change,
      gg: pair(gg[0], gg[1]),
      ...this.#reason,
    });
  }

  /** @param {KrosEvent} event @param {number} line @param {number} at */
  #double({ gg }, line, at) {
    const none = { cause: /** @type {const} */ ("double"), seat: null, wild: false, by: null, fallen: null };
    this.steps.push({ line, turn: this.turn, at, change: [-1, -1], gg: pair(gg[0], gg[1]), ...none });
  }
}

/** @param {number} a @param {number} b @returns {[number, number]} */
const pair = (a, b) => [a, b];

/** @param {Who} figure @returns {Who} */
const who = ({ piece, card, owner }) => ({ piece, card, owner });

const nothing = () => ({ done: 0, taken: 0, kos: 0, healed: 0, kamas: 0, pushed: 0 });

/** Of each event its place among the turns: 3 is the start of the third. @param {KrosEvent[]} events */
function placesOf(events) {
  const starts = events.flatMap(({ kind }, line) => (kind === "turn" ? [line] : []));
  /** @type {number[]} */
  const places = Array(starts[0] ?? events.length).fill(0);
  starts.forEach((start, n) => {
    const length = (starts[n + 1] ?? events.length) - start;
    for (let k = 0; k < length; k += 1) places.push(events[start].turn + k / length);
  });
  return places;
}

/** The Glory before the first step. @param {Step[]} steps @param {number[]} gg  at the end */
function startOf([first], gg) {
  return first ? pair(first.gg[0] - first.change[0], first.gg[1] - first.change[1]) : pair(gg[0], gg[1]);
}

/**
 * The step that moved the race most towards the winner; of several the one after which the winner was ahead for
 * good, else the first.
 * @param {Step[]} steps
 * @param {number} winner
 */
export function decisive(steps, winner) {
  const lead = (/** @type {number[]} */ [a, b]) => (winner === 0 ? a - b : b - a);
  const good = steps.filter(({ change }) => lead(change) > 0);
  if (!good.length) return null;
  const most = Math.max(...good.map(({ change }) => lead(change)));
  const best = good.filter(({ change }) => lead(change) === most);
  const isTurn = (/** @type {Step} */ { gg, change }) => lead(gg) > 0 && lead(gg) - lead(change) <= 0;
  return best.findLast(isTurn) ?? best[0];
}

/** The most of each deed that anybody has. @param {Figure[]} figures @returns {Record<Deed, number>} */
export function mostOf(figures) {
  const most = nothing();
  for (const deed of DEEDS) most[deed] = Math.max(0, ...figures.map((figure) => figure[deed]));
  return most;
}

/** What a side has done together. @param {Figure[]} figures @returns {Record<Deed, number>} */
export function sumOf(figures) {
  const sum = nothing();
  for (const figure of figures) for (const deed of DEEDS) sum[deed] += figure[deed];
  return sum;
}
