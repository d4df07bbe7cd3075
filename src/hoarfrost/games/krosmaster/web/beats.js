// @ts-check
/**
 * What happened, as beats: walks, slides, spells, dice, what they do, and what somebody buys. What belongs together is
 * one beat. Each one draws the arena as it is then (story.js) and lets the way there be seen (effects.js).
 */

import { picture } from "../../../web/js/lib/dom.js";
import { dieGroup } from "./art/dice.js";
import { elementGroup, powerGroup } from "./art/emblems.js";
import { reward, rewardBack } from "./art/rewards.js";
import { tokenGroup } from "./art/tokens.js";
import { COUNTING } from "./dice.js";
import { Effects, slideLasts, walkLasts } from "./effects.js";
import { CELLS, distance, placeOf } from "./grid.js";
import { SCENERY } from "./position.js";
import { after } from "./story.js";

/** @typedef {import("../../../web/js/table/pace.js").Beat} Beat */
/** @typedef {import("../../../web/js/table/types.js").Line} Line */
/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").KrosEvent} KrosEvent */
/** @typedef {import("./types.js").View} View */
/** @typedef {Map<number, Element | null>} Ghosts */
/** @typedef {{event: KrosEvent, text: string}} Told */
/**
 * How something is shown. `view`: what is drawn if it is not what comes of it; `leaving`: pieces that are still seen
 * though they leave; `cell`: where it happens; `trays`: the tray stays as the beat before has left it.
 * @typedef {{lasts: number, least?: number, view?: View, leaving?: number[], cell?: string | null,
 *   trays?: boolean}} Manner
 */

/** How long each is looked at, in milliseconds. */
const LASTS = {
  banner: 750,
  end: 1500,
  said: 700,
  bought: 1100,
  piece: 320,
  placed: 380,
  cast: 430,
  dice: 800,
  lock: 1050,
  tension: 1000,
  blocked: 300,
  hop: 520,
  hurt: 640,
  ko: 900,
  explode: 520,
  token: 520,
  sign: 620,
  kama: 420,
};
/** What is not passed over when the next thing has already happened. */
const LEAST = { hurt: 250, ko: 450, explode: 300, end: 900 };

/** What each seat is hurt by, together with whoever is KO. */
const HARM = ["damage", "heal", "destroy", "ko", "glory"];
/** What a spell does to pieces one after the other. */
const PUSHED = ["push", "attract", "retreat"];
/** Where tokens lie on a cell, and where a die does. */
const CHIP = { x: 56, y: 8 },
  DIE = { x: 8, y: 8 };
/** What a Krosmaster who can be seen elsewhere is told apart by. */
const SIGNS = { range: "+1Range", tire: "-1MP", farmer: "kama" };

/** @type {WeakMap<KrosmasterBoard, Effects>} */
const shown = new WeakMap();

/** @param {KrosmasterBoard} board */
function effectsOf(board) {
  const effects = shown.get(board) ?? new Effects(board.arena);
  shown.set(board, effects);
  return effects;
}

/**
 * The state is drawn: whatever was shown before is over.
 * @param {KrosmasterBoard} board
 */
export function settled(board) {
  shown.get(board)?.finish();
  board.dice.hide();
}

/**
 * @param {KrosmasterBoard} board  `position` is what is drawn now
 * @param {KrosEvent[]} events  what has happened since
 * @param {Line[]} lines  the same in words
 * @returns {Beat[]}
 */
export function beatsOf(board, events, lines) {
  if (!board.position) return [];
  const told = events.map((event, n) => ({ event, text: lines[n]?.quiet ? "" : (lines[n]?.text ?? "") }));
  return new Beats(board, board.position, told).made;
}

class Beats {
  /** @type {Beat[]} */
  made = [];
  /** Where the next event is. */
  #at = 0;
  /** The spell or the explosion that is being worked out. @type {KrosEvent | null} */
  #cause = null;
  /** Where the last thing happened. @type {string | null} */
  #where = null;

  /**
   * @param {KrosmasterBoard} board
   * @param {Position} start
   * @param {Told[]} told
   */
  constructor(board, start, told) {
    this.board = board;
    this.start = start;
    this.told = told;
    this.view = start.view;
    while (this.#at < told.length) this.#tell(told[this.#at]);
  }

  /**
   * Take the next event, and those after it of these kinds; the view is then what comes of them.
   * @param {string[]} [kinds]
   */
  #take(kinds = []) {
    const taken = [this.told[this.#at]];
    while (kinds.includes(this.told[this.#at + taken.length]?.event.kind))
      taken.push(this.told[this.#at + taken.length]);
    this.#at += taken.length;
    for (const { event } of taken) this.view = after(this.view, event);
    return taken;
  }

  /**
   * @param {Manner} manner
   * @param {(effects: Effects, ghosts: Ghosts) => void} show
   */
  #beat({ lasts, least, view = this.view, leaving, cell = null, trays = false }, show) {
    const { board } = this,
      position = this.start.with(view);
    this.#where = cell ?? this.#where;
    const start = () => {
      const effects = effectsOf(board);
      const ghosts = effects.begin(position, leaving);
      if (!trays) board.dice.hide();
      if (cell) board.zoom.keepCell(cell);
      show(effects, ghosts);
    };
    this.made.push({ show: start, lasts, least });
  }

  /** Is it the reader who does this? @param {KrosEvent} event */
  #isOwn({ owner, seat }) {
    return (owner ?? seat) === this.board.table.me;
  }

  /** @param {number} piece @returns {string | null} */
  #cellOf(piece, view = this.view) {
    return (piece < SCENERY ? view.units[piece] : view.scenery[piece - SCENERY])?.cell ?? null;
  }

  /** @param {string} card */
  #name(card) {
    return this.board.catalogue.card(card).name;
  }

  /** What others do is said. @param {Told} told @param {string | null} [cell] */
  #caption({ event, text }, cell = null) {
    if (text && !this.#isOwn(event)) this.board.dice.say(text, cell);
  }

  /** @param {Told} told */
  #tell({ event: { kind } }) {
    if (kind === "move") this.#walk();
    else if (kind === "cast") this.#cast();
    else if (kind === "explode") this.#explode();
    else if (PUSHED.includes(kind)) this.#push();
    else if (kind === "shove") this.#shove();
    else if (kind === "swap" || kind === "teleport") this.#jump();
    else if (kind === "critical" || kind === "armour") this.#dice();
    else if (kind === "lock") this.#lock();
    else if (kind === "tension" || kind === "reroll") this.#tension();
    else if (HARM.includes(kind)) this.#harm();
    else if (kind === "token") this.#tokens();
    else if (kind === "inspire") this.#inspire();
    else if (kind === "deploy" || kind === "summon") this.#place();
    else if (kind === "piece") this.#piece();
    else if (kind === "kama") this.#kama();
    else if (kind === "grant" || kind in SIGNS) this.#sign();
    else this.#say();
  }

  // Ways -----------------------------------------------------------------------------------------------

  #walk() {
    const [{ event }] = this.#take();
    const { piece, path } = event;
    const lasts = walkLasts(path) + (this.#isOwn(event) ? 40 : 160);
    this.#beat({ lasts, cell: path[path.length - 1] }, (effects) => effects.walk(piece, path));
  }

  /** All that one spell moves goes at once. */
  #push() {
    const taken = this.#take(PUSHED).map(({ event }) => event);
    const lasts = Math.max(...taken.map(({ path }) => slideLasts(path))) + 120;
    const cause = this.#cause;
    this.#beat({ lasts, cell: taken[0].path.at(-1), trays: true }, (effects) => {
      for (const event of taken) {
        const { piece, path, n } = event;
        effects.slide([piece], path, path.length - 1 < n, wayOf(event, cause));
      }
    });
  }

  #shove() {
    const [{ event }] = this.#take();
    const { piece, path, rider } = event;
    const numbers = rider ? [piece, rider.piece] : [piece];
    const lasts = path.length > 1 ? slideLasts(path) + 120 : LASTS.blocked;
    const way = wayOf(event, this.#cause);
    this.#beat({ lasts, cell: path.at(-1), trays: true }, (effects) =>
      effects.slide(numbers, path, true, way),
    );
  }

  #jump() {
    const before = this.view;
    const [{ event }] = this.#take();
    const { kind, piece, other, path, cells } = event;
    if (kind === "teleport")
      return this.#beat(
        { lasts: LASTS.hop, leaving: [piece], cell: path[1], trays: true },
        (effects, ghosts) => effects.teleport(piece, ghosts.get(piece), path),
      );
    const from = [this.#cellOf(piece, before), this.#cellOf(other.piece, before)];
    this.#beat({ lasts: LASTS.hop, cell: cells[0], trays: true }, (effects) => {
      [piece, other.piece].forEach((one, n) => {
        if (from[n]) effects.hop(one, from[n], cells[n]);
      });
    });
  }

  #place() {
    const [told] = this.#take();
    const { piece, cell } = told.event;
    this.#beat({ lasts: LASTS.placed, cell, trays: true }, (effects) => {
      effects.drop(piece);
      effects.ring(cell, this.start.side(told.event.owner) === "you" ? "--you" : "--foe");
    });
  }

  // Spells ---------------------------------------------------------------------------------------------

  #cast() {
    const [told] = this.#take();
    const { event } = told;
    const { piece, spell, cell, from } = event;
    this.#cause = event;
    const { ink, shape, area } = this.#lookOf(spell);
    const cells = this.#covered(area, from, cell);
    this.#beat({ lasts: LASTS.cast, cell }, (effects) => {
      effects.cast(piece, from, cell, ink, shape);
      effects.flash(cells, cell, ink, distance(from, cell) > 1 ? 240 : 90);
      if (event.injury) effects.number(from, `−${event.injury}`, "hurt");
      this.#caption(told, cell);
    });
  }

  #explode() {
    const [told] = this.#take();
    const { cell, spell } = told.event;
    this.#cause = told.event;
    const cells = this.#covered(this.#lookOf(spell).area, cell, cell);
    this.#beat({ lasts: LASTS.explode, least: LEAST.explode, cell }, (effects) =>
      effects.explode(cell, cells),
    );
  }

  /** The colour and the shape of a spell. @param {string} id */
  #lookOf(id) {
    const spell = this.board.catalogue.spell(id);
    const { element, area = "single", heal } = spell ?? {};
    if (!element && heal) return { ink: "--k-heal", shape: tokenGroup("hp"), area };
    return { ink: `--k-${element ?? "neutral"}`, shape: elementGroup(element ?? "neutral"), area };
  }

  /**
   * The cells that a spell covers.
   * @param {string} area
   * @param {string} from
   * @param {string} cell
   * @returns {string[]}
   */
  #covered(area, from, cell) {
    if (area === "cross") return CELLS.filter((one) => distance(one, cell) <= 1);
    if (area === "diamond2") return CELLS.filter((one) => distance(one, cell) <= 2);
    return area === "line3" ? beyond(from, cell, 3) : [cell];
  }

  // Dice -----------------------------------------------------------------------------------------------

  /** The dice of whoever casts and of all targets. */
  #dice() {
    const taken = this.#take(["critical", "armour"]);
    if (!this.board.dice.isWanted) return;
    const rolls = taken.map(({ event: { kind, seat, owner, card, faces } }) => ({
      seat: seat ?? owner,
      who: card ? this.#name(card) : undefined,
      faces,
      hits: COUNTING[kind],
    }));
    const text = taken.map((one) => one.text).join("\n");
    const cell = this.#cause?.cell ?? null;
    this.#beat({ lasts: LASTS.dice, cell }, () => this.board.dice.rollAll(rolls, text, cell));
  }

  #lock() {
    const [{ event, text }] = this.#take();
    const { piece, card, owner, cell, faces, lockers, result } = event;
    const rolls = [
      { seat: owner, who: this.#name(card), faces, hits: COUNTING.dodge },
      ...lockers.map((/** @type {KrosEvent} */ locker) => ({
        seat: locker.owner,
        who: this.#name(locker.card),
        faces: locker.faces,
        hits: COUNTING.lock,
      })),
    ];
    this.#beat({ lasts: LASTS.lock, cell }, (effects) => {
      this.board.dice.rollAll(rolls, text, cell);
      if (result !== "dodged") effects.shake(this.board.arena.piece(piece));
    });
  }

  #tension() {
    const [{ event, text }] = this.#take();
    this.#beat({ lasts: this.board.dice.isWanted ? LASTS.tension : LASTS.said }, () =>
      this.board.dice.rollAll([{ seat: event.seat, faces: event.faces }], text),
    );
  }

  #inspire() {
    const before = this.view;
    const [told] = this.#take();
    const { piece, symbol } = told.event;
    const cell = this.#cellOf(piece);
    if (!cell) return;
    this.#beat({ lasts: LASTS.token, view: before, cell }, (effects) => {
      effects.fly(dieGroup(symbol), null, cell, DIE, { size: 22 });
      this.#caption(told, cell);
    });
  }

  // What it does ---------------------------------------------------------------------------------------

  /** Everybody who is hurt, healed or KO by the same thing, and the Glory for it. */
  #harm() {
    const before = this.view;
    const taken = this.#take(HARM).map(({ event }) => event);
    const gone = taken.filter(({ kind }) => kind === "ko" || kind === "destroy");
    const isKo = gone.some(({ kind }) => kind === "ko");
    const where = this.#where;
    const manner = {
      lasts: isKo || taken.some(({ kind }) => kind === "glory") ? LASTS.ko : LASTS.hurt,
      least: isKo ? LEAST.ko : LEAST.hurt,
      leaving: gone.map(({ piece }) => piece),
    };
    this.#beat({ ...manner, cell: taken[0].cell ?? where, trays: true }, (effects, ghosts) => {
      this.#numbers(effects, taken, before);
      for (const event of taken)
        if (event.kind === "damage" && event.placed) this.#hit(effects, event, ghosts);
      for (const event of gone) this.#leave(effects, event, ghosts);
      this.#glory(effects, taken, where);
    });
  }

  /** @param {Effects} effects @param {KrosEvent[]} taken @param {View} before */
  #numbers(effects, taken, before) {
    /** @type {Map<string, number>} how many numbers rise from a cell */
    const rising = new Map();
    for (const { kind, piece, damage, placed, frozen, count, scenery } of taken) {
      const cell = kind === "damage" || kind === "heal" ? this.#cellOf(piece, before) : null;
      if (!cell || (scenery && !placed)) continue;
      const place = rising.get(cell) ?? 0;
      rising.set(cell, place + 1);
      if (kind === "heal") effects.number(cell, count ? `+${count}` : "0", count ? "heal" : "none", place);
      else effects.number(cell, damage ? `−${damage}` : "0", harmOf(damage, frozen), place);
    }
  }

  /** @param {Effects} effects @param {KrosEvent} event @param {Ghosts} ghosts */
  #hit(effects, { piece }, ghosts) {
    effects.shake(ghosts.get(piece) ? null : this.board.arena.piece(piece));
  }

  /**
   * A bomb that is about to explode stays until it does.
   * @param {Effects} effects
   * @param {KrosEvent} event
   * @param {Ghosts} ghosts
   */
  #leave(effects, { kind, piece, card, cell }, ghosts) {
    const ghost = ghosts.get(piece);
    const explodes = this.told.some(
      ({ event }) => event.kind === "explode" && event.card === card && event.cell === cell,
    );
    if (explodes) effects.shake(ghost);
    else effects.sink(ghost, kind === "ko" ? 320 : 180);
  }

  /** @param {Effects} effects @param {KrosEvent[]} taken @param {string | null} where */
  #glory(effects, taken, where) {
    for (const { seat, wild, kind } of taken) {
      if (kind !== "glory") continue;
      const ko = taken.findLast((event) => event.kind === "ko" && event.owner !== seat);
      const cell = ko?.cell ?? where;
      if (cell) effects.glory(cell, document.querySelector(`[data-anchor="glory:${seat}"]`), wild);
    }
  }

  #tokens() {
    const before = this.view;
    const taken = this.#take(["token"]).map(({ event }) => event);
    const from = this.#cause?.from ?? this.#cause?.cell ?? null;
    const to = this.#cellOf(taken[0].piece);
    this.#beat(
      { lasts: LASTS.token + 70 * (taken.length - 1), view: before, cell: to, trays: true },
      (effects) => {
        taken.forEach(({ piece, token, came }, n) => {
          const cell = this.#cellOf(piece, before);
          if (!cell) return;
          const lies = Object.keys(before.units[piece].tokens ?? {}).length;
          const spot = { x: CHIP.x, y: CHIP.y + 19 * Math.min(2, lies) };
          const ends = came === "placed" ? "stays" : "fades";
          effects.fly(tokenGroup(token), from === cell ? null : from, cell, spot, {
            delay: n * 70,
            ends,
            size: 18,
          });
        });
      },
    );
  }

  #sign() {
    const [told] = this.#take();
    const { kind, piece, power, count } = told.event;
    const cell = this.#cellOf(piece);
    if (!cell || count === 0) return;
    const body =
      kind === "grant" ? powerGroup(power) : tokenGroup(SIGNS[/** @type {keyof typeof SIGNS} */ (kind)]);
    this.#beat({ lasts: LASTS.sign, cell, trays: true }, (effects) => effects.sign(cell, body));
  }

  #kama() {
    const [told] = this.#take();
    const cell = this.#cellOf(told.event.piece);
    if (cell) this.#beat({ lasts: LASTS.kama, cell }, (effects) => effects.takeKama(cell));
  }

  // The turn -------------------------------------------------------------------------------------------

  /** Whoever acts now; the reader's own is marked at once. */
  #piece() {
    const [{ event }] = this.#take();
    const cell = this.#cellOf(event.piece);
    this.#cause = null;
    if (!cell || this.#isOwn(event)) return;
    this.#beat({ lasts: LASTS.piece, cell }, (effects) => effects.ring(cell, "--foe"));
  }

  /** What has no place on the arena is said: a turn, the end, what others buy and choose. */
  #say() {
    const [told] = this.#take();
    const { event, text } = told;
    this.#cause = null;
    const lasts = SAID[event.kind];
    if (!lasts || !text || (OTHERS.includes(event.kind) && this.#isOwn(event))) return;
    const cell = "piece" in event ? this.#cellOf(event.piece) : null;
    this.#beat({ lasts, least: event.kind in ENDS ? LEAST.end : 0, cell }, (effects) => {
      this.board.dice.say(text, cell, this.#thingOf(event));
      if (cell) effects.ring(cell, this.start.side(event.owner) === "you" ? "--you" : "--foe");
    });
  }

  /** A reward that is bought or turned up, as far as it is known. @param {KrosEvent} event */
  #thingOf({ kind, reward: id, rank }) {
    if (kind !== "buy" && kind !== "reveal") return null;
    const frame = { size: 56 };
    return picture(id ? reward(id, frame, this.board.catalogue.reward(id)) : rewardBack(rank, frame));
  }
}

const ENDS = { win: LASTS.end, draw: LASTS.end };
/** What is said, and for how long. @type {Record<string, number>} */
const SAID = {
  ...ENDS,
  turn: LASTS.banner,
  double: LASTS.bought,
  edge: LASTS.said,
  timeline: LASTS.said,
  assign: LASTS.said,
  refund: LASTS.said,
  stay: LASTS.said,
  buy: LASTS.bought,
  buy_gg: LASTS.said,
  reveal: LASTS.bought,
};
/** What is said only if it is not the reader who does it. */
const OTHERS = ["edge", "timeline", "assign", "refund", "stay", "buy_gg"];

/** @param {number} damage @param {boolean} frozen */
function harmOf(damage, frozen) {
  if (!damage) return "none";
  return frozen ? "frozen" : "hurt";
}

/**
 * A cell and those behind it, seen from another in the same row or column.
 * @param {string} from
 * @param {string} cell
 * @param {number} count
 */
function beyond(from, cell, count) {
  const start = placeOf(from),
    end = placeOf(cell);
  const step = { x: Math.sign(end.x - start.x), y: Math.sign(end.y - start.y) };
  return CELLS.filter((one) => {
    const { x, y } = placeOf(one);
    return Array.from({ length: count }, (_, n) => n).some(
      (n) => x === end.x + n * step.x && y === end.y + n * step.y,
    );
  });
}

/**
 * Which way something is moved: away from where the spell comes from, or towards it.
 * @param {KrosEvent} event
 * @param {KrosEvent | null} cause
 */
function wayOf({ kind, path }, cause) {
  const from = placeOf((kind === "retreat" ? cause?.cell : (cause?.from ?? cause?.cell)) ?? path[0]),
    { x, y } = placeOf(path[0]);
  const turn = kind === "attract" ? -1 : 1;
  return { x: turn * Math.sign(x - from.x), y: turn * Math.sign(y - from.y) };
}
