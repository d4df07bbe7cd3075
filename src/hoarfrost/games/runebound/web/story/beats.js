// @ts-check
/** Events as beats, one after the other; beats.js says how they are used. */

import { card as cardPicture } from "../art/cards.js";
import { foe as foePicture } from "../art/foes.js";
import { marker } from "../art/heroes.js";
import { token } from "../art/tokens.js";
import { weather as weatherPicture } from "../art/weather.js";
import { grouped } from "../grouped.js";
import { after } from "./after.js";
import { STEP } from "./effects.js";

/** @typedef {import("../../../../web/js/table/pace.js").Beat} Beat */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./effects.js").Effects} Effects */
/** @typedef {import("./tray.js").Tray} Tray */
/** @typedef {{event: RuneEvent, text: string}} Told */

/**
 * How long each is looked at, in milliseconds: what the reader does, and what others do.
 * @type {Record<string, [number, number]>}
 */
const LASTS = {
  heroes: [1800, 1800],
  place: [360, 300],
  turn: [650, 260],
  roll: [620, 320],
  set_die: [420, 240],
  step: [STEP, STEP],
  carried: [560, 480],
  harm: [620, 380],
  survival: [420, 260],
  knock_out: [1100, 900],
  card: [1000, 620],
  event: [1700, 1500],
  counters: [420, 260],
  rolled: [1300, 0],
  said: [700, 0],
  defeat: [800, 520],
  gains: [760, 460],
  found: [1500, 1300],
  bought: [560, 420],
  end: [1800, 1800],
};
/** What is not passed over when the next thing has already happened. @type {Record<string, number>} */
const LEAST = { knock_out: 500, event: 700, found: 600, end: 900 };

const HARM = ["take", "heal", "killed"];
const GAINS = ["reward", "gold", "rumor", "steal", "no_rumor", "clue", "forage"];
const TRADES = ["buy", "sell", "buy_gear", "level"];
const FOUND = ["discover", "princess", "princess_lost"];
const ROLLED = ["test", "combat_roll", "target"];
const ENDS = ["win", "lost", "limit", "last_days"];
/** What of a fight is said where the reader takes part. */
const SAID = [
  "luck",
  "escape",
  "offer_truce",
  "truce",
  "endless",
  "undefeated",
  "let_go",
  "use",
  "surplus",
  "doom",
];
const LOST = ["lose_gold", "lose_gear", "lose_card", "flare_lost"];

export class Beats {
  /** @type {Beat[]} */
  made = [];
  #at = 0;
  /** Whom it happens to that is being told. */
  #isOwn = false;

  /**
   * @param {import("./story.js").Story} story
   * @param {Position} start
   * @param {Told[]} told
   * @param {boolean} isSkipping  nothing is wanted but what happens to the reader
   */
  constructor(story, start, told, isSkipping) {
    this.story = story;
    this.board = story.board;
    this.start = start;
    this.told = told;
    this.isSkipping = isSkipping;
    this.view = start.view;
    while (this.#at < told.length) this.#tell(told[this.#at]);
  }

  /** Whether it happens to the reader; whoever only watches sees all of it. @param {RuneEvent} event */
  #concerns({ seat, other, from, to }) {
    const { me } = this.board.table;
    return me === null || [seat, other, from, to].includes(me);
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
    const isAlly = (/** @type {string} */ card) => this.board.catalogue.card(card).type === "ally";
    for (const { event } of taken) this.view = after(this.view, event, isAlly);
    this.#isOwn = taken.some(({ event }) => this.#concerns(event));
    return taken;
  }

  /**
   * @param {string} name  of the times above
   * @param {(effects: Effects, tray: Tray) => void} show
   * @param {{space?: string | null, times?: number, view?: View}} [more]  `view` if it is not what comes of it
   */
  #beat(name, show, { space = null, times = 1, view = this.view } = {}) {
    const { story, start } = this;
    const told = this.#at;
    const [own, others] = LASTS[name];
    const lasts = (this.#isOwn ? own : others) * times;
    if (!lasts || (this.isSkipping && !this.#isOwn && !(name in LEAST))) return;
    const draw = () => {
      story.draw(start.with(view), told, space, name === "rolled");
      show(story.effects, story.tray);
    };
    this.made.push({ show: draw, lasts, least: LEAST[name] });
  }

  /** @param {number} seat */
  #spaceOf(seat, view = this.view) {
    return view.parties[seat]?.space ?? null;
  }

  /** @param {Told} told */
  #tell({ event: { kind } }) {
    if (kind === "hero" || kind === "first") this.#heroes();
    else if (kind === "place") this.#place();
    else if (kind === "turn") this.#turn();
    else if (kind === "roll" || kind === "preroll" || kind === "set_die") this.#dice();
    else if (kind === "move") this.#walk();
    else if (kind === "carried" || kind === "flee") this.#carried();
    else if (kind === "survival") this.#survival();
    else if (HARM.includes(kind)) this.#harm();
    else if (kind === "knock_out") this.#fall();
    else if (LOST.includes(kind)) this.#lose();
    else if (kind === "draw" || kind === "fight" || kind === "challenge" || kind === "duel") this.#meet();
    else if (kind === "event" || kind === "passing_event") this.#event();
    else if (kind === "counters") this.#refill();
    else if (ROLLED.includes(kind)) this.#rolled();
    else if (kind === "defeat" || kind === "wound_foe") this.#hit();
    else if (GAINS.includes(kind)) this.#gains();
    else if (TRADES.includes(kind)) this.#trade();
    else if (FOUND.includes(kind)) this.#found();
    else if (ENDS.includes(kind)) this.#end();
    else if (SAID.includes(kind)) this.#say();
    else this.#take();
  }

  // Setting up -----------------------------------------------------------------------------------------

  /** Who plays whom. */
  #heroes() {
    const taken = this.#take(["hero", "first"]);
    const heroes = taken.filter(({ event }) => event.kind === "hero").map(({ event }) => event);
    const own = taken.find(({ event }) => event.seat === this.board.table.me && event.kind === "hero");
    const text = own?.text ?? taken.map((one) => one.text).join("\n");
    const pictures = heroes.map(({ seat, card }) => this.#marker(seat, card));
    this.#isOwn = true;
    this.#beat("heroes", (_, tray) => tray.say(text, pictures));
  }

  /** @param {number} seat @param {string} card */
  #marker(seat, card) {
    return marker(card, { seat: this.start.shape(seat), like: this.board.catalogue.card(card), size: 52 });
  }

  #place() {
    const [{ event }] = this.#take();
    this.#beat("place", (effects) => effects.drop(event.seat), { space: event.space });
  }

  // Travelling -----------------------------------------------------------------------------------------

  /** A turn of the reader is announced; that of another is seen by the ring and the line of the turn. */
  #turn() {
    const [{ event, text }] = this.#take();
    const space = this.#spaceOf(event.seat);
    const { hero } = this.view.parties[event.seat];
    const isMine = event.seat === this.board.table.me && hero !== null;
    this.#beat(
      "turn",
      (effects, tray) => {
        if (space) effects.ring(space);
        if (isMine) tray.say(text, [this.#marker(event.seat, hero)]);
      },
      { space },
    );
  }

  /** The dice lie in the dock when they have been rolled. */
  #dice() {
    const before = this.view;
    const [{ event, text }] = this.#take();
    const { kind, seat } = event;
    const faces = kind === "set_die" ? [event.to] : event.dice;
    if (!faces.length) return;
    const name = kind === "set_die" ? "set_die" : "roll";
    this.#beat(name, (_, tray) => tray.roll(seat, faces, this.#isLoud(seat, text)), { view: before });
  }

  /** What others do stands in the line of their turn. @param {number} seat @param {string} text */
  #isLoud(seat, text) {
    return seat === this.board.table.me || this.board.table.me === null ? text : "";
  }

  #walk() {
    const { seat } = this.told[this.#at].event;
    const path = [this.told[this.#at].event.from];
    const isNext = () =>
      this.told[this.#at]?.event.kind === "move" && this.told[this.#at].event.seat === seat;
    while (isNext()) path.push(this.#take()[0].event.space);
    const space = path[path.length - 1];
    this.#beat("step", (effects) => effects.walk(seat, path), { space, times: path.length - 1 });
  }

  #carried() {
    const before = this.view;
    const [{ event, text }] = this.#take();
    const from = this.#spaceOf(event.seat, before);
    this.#beat(
      "carried",
      (effects, tray) => {
        if (from && from !== event.space) effects.carry(event.seat, from, event.space);
        tray.say(this.#isLoud(event.seat, text));
      },
      { space: event.space },
    );
  }

  // Counters -------------------------------------------------------------------------------------------

  #survival() {
    const [{ event }] = this.#take();
    const space = this.#spaceOf(event.seat);
    if (!space || !event.amounts.some((/** @type {number} */ n) => n > 0)) return;
    this.#beat("survival", (effects) => effects.snow(space), { space });
  }

  /** All that a party takes and loses by the same thing. */
  #harm() {
    const taken = this.#take(HARM).map(({ event }) => event);
    const isHarm = taken.some(({ kind }) => kind !== "heal");
    const places = [...grouped(taken, ({ seat }) => seat)].map(([seat, events]) => ({
      space: this.#spaceOf(Number(seat)),
      marks: sums(events),
    }));
    this.#beat("harm", (effects) => {
      for (const { space, marks } of places) {
        if (!space) continue;
        if (isHarm) effects.ring(space, "threat");
        for (const [place, [id, n]] of marks.entries()) effects.rise(space, id, signed(n), place);
      }
    });
  }

  #fall() {
    const [{ event, text }] = this.#take();
    const space = this.#spaceOf(event.seat);
    this.#beat(
      "knock_out",
      (effects, tray) => {
        if (space) effects.ring(space, "threat");
        effects.fall(event.seat);
        tray.say(text, [token("wound", { size: 44 })]);
      },
      { space },
    );
  }

  #lose() {
    const taken = this.#take(LOST);
    const text = taken.map((one) => one.text).join("\n");
    this.#beat("said", (_, tray) => tray.say(text));
  }

  // Adventures -----------------------------------------------------------------------------------------

  /** A card is turned over: what comes to meet the hero, with whom it fights. */
  #meet() {
    const taken = this.#take(["fight", "challenge"]);
    const { event, text } = taken[0];
    const id = event.adventure ?? event.foe;
    const thing = id ? this.board.catalogue.adventure(id) : undefined;
    if (thing?.kind === "event") return;
    const space = this.#spaceOf(event.seat);
    const heroes = event.kind === "duel" ? [event.seat, event.other] : [];
    const pictures = id
      ? [foePicture(id, { thing, size: 56 })]
      : heroes.map((seat) => this.#marker(seat, this.view.parties[seat].hero ?? ""));
    this.#beat(
      "card",
      (effects, tray) => {
        if (space) effects.ring(space, "threat");
        tray.say(text, pictures);
      },
      { space },
    );
  }

  #event() {
    const [{ event, text }] = this.#take();
    const id = event.weather ?? null;
    this.#isOwn = true;
    const name = event.kind === "event" ? "event" : "card";
    this.#beat(name, (_, tray) => tray.say(text, [id ? weatherPicture(id, { size: 64 }) : null]));
  }

  #refill() {
    const taken = this.#take(["counters"]).map(({ event }) => event.colour);
    const { spaces } = this.board.catalogue.land;
    const empty = Object.keys(spaces).filter(
      (space) => taken.includes(spaces[space].jewel) && !this.view.jewels.includes(space),
    );
    this.view = { ...this.view, jewels: [...this.view.jewels, ...empty] };
    if (empty.length) this.#beat("counters", (effects) => effects.flip(empty));
  }

  /** The dice of a fight or a test: where they are shown, they are rolled there. */
  #rolled() {
    const [{ event, text }] = this.#take();
    const { fight, trial } = this.board;
    this.#beat("rolled", (_, tray) => {
      const isShown = [fight, trial].some((part) => part.roll?.(event));
      if (!isShown) tray.say(text);
    });
  }

  #hit() {
    const [{ event, text }] = this.#take();
    if (event.kind === "wound_foe") return this.#beat("said", () => {});
    const space = this.#spaceOf(event.seat);
    const thing = this.board.catalogue.adventure(event.foe);
    this.#beat("defeat", (_, tray) => tray.say(text, [foePicture(event.foe, { thing, size: 44 })]), {
      space,
    });
  }

  // What it brings -------------------------------------------------------------------------------------

  #gains() {
    const taken = this.#take(GAINS).map(({ event }) => event);
    const space = this.#spaceOf(taken[0].seat);
    if (!space) return;
    const gains = gainsOf(taken);
    const cards = taken.filter(({ kind }) => kind === "forage").map(({ card }) => this.#card(card));
    this.#beat(
      "gains",
      (effects, tray) => {
        for (const [place, [id, n]] of gains.entries()) effects.rise(space, id, signed(n), place);
        if (cards.length) tray.say("", cards);
      },
      { space },
    );
  }

  /** @param {string} card */
  #card(card) {
    return cardPicture(card, { thing: this.board.catalogue.card(card), size: 52 });
  }

  #trade() {
    const [{ event, text }] = this.#take();
    const space = this.#spaceOf(event.seat);
    const { kind, card, gear, seat } = event;
    const drawn = card ? this.#card(card) : token(kind === "level" ? "xp" : gear, { size: 44 });
    this.#beat("bought", (_, tray) => tray.say(this.#isLoud(seat, text), [drawn]), { space });
  }

  #found() {
    const [{ event, text }] = this.#take();
    const space = this.#spaceOf(event.seat);
    const drawn = event.kind === "discover" ? this.#card(event.card) : token("princess", { size: 56 });
    this.#beat(
      "found",
      (effects, tray) => {
        if (space) effects.ring(space);
        tray.say(text, [drawn]);
      },
      { space },
    );
  }

  #say() {
    const [{ text }] = this.#take();
    if (text) this.#beat("said", (_, tray) => tray.say(text));
  }

  #end() {
    const [{ event, text }] = this.#take();
    const { hero } = this.view.parties[event.seat] ?? {};
    this.#isOwn = true;
    this.#beat("end", (_, tray) => tray.say(text, [hero ? this.#marker(event.seat, hero) : null]));
  }
}

/**
 * Counters by kind, those that were taken less those that were lost.
 * @param {RuneEvent[]} events
 * @returns {[string, number][]}
 */
function sums(events) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { kind, counter, n } of events)
    if (counter) found.set(counter, (found.get(counter) ?? 0) + (kind === "take" ? n : -n));
  return [...found].filter(([, n]) => n !== 0);
}

/** @param {RuneEvent[]} events @returns {[string, number][]} */
function gainsOf(events) {
  const sum = (/** @type {string} */ kind, /** @type {(event: RuneEvent) => number} */ of) =>
    events.filter((event) => event.kind === kind).reduce((all, event) => all + of(event), 0);
  /** @type {[string, number][]} */
  const gains = [
    ["gold", sum("gold", ({ n }) => n)],
    ["xp", sum("reward", ({ xp }) => xp)],
    ["rumor", sum("rumor", () => 1) + sum("steal", () => 1)],
    ["clue", sum("clue", () => 1)],
  ];
  return gains.filter(([, n]) => n > 0);
}

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);
