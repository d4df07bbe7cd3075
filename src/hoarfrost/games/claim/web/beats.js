// @ts-check
/**
 * What happened, as beats: the deal, each card, both cards with the winner lifted, each card on its way to its place,
 * an artifact, Phase 2. Between them stand positions that the server never sends: they follow from the last one that
 * was drawn, the events and the one to come.
 */

import { isWarning } from "./effects.js";
import { BACK } from "./faces.js";
import { noteJourneys, taken } from "./journeys.js";
import { isDecision } from "./tricks.js";

/** @typedef {import("../../../web/js/table/pace.js").Beat} Beat */
/** @typedef {import("../../../web/js/table/types.js").Line} Line */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Play} Play */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./types.js").ClaimEvent} ClaimEvent */
/** @typedef {import("./types.js").TrickCard} TrickCard */
/** @typedef {import("./scenes.js").Scene} Scene */
/**
 * How a position is shown in a beat: with a line below the trick, with a scene over the felt, or with all hands dealt,
 * after another position, from a thing of this key for each seat.
 * @typedef {{says?: string, scene?: Scene, dealt?: {after: Position, from: string[]}, duration?: string}} Manner
 */
/** @typedef {(position: Position, manner?: Manner) => void} Show */

/** How long each is looked at, in milliseconds. */
const LASTS = {
  deal: 700,
  card: 380,
  sent: 200,
  turned: 600,
  decided: 1100,
  gathered: 700,
  prize: 260,
  phase: 1900,
  artifact: 1400,
  own: 800,
  warning: 1500,
};
/** What is not passed over when the next card is already there. */
const LEAST = { decided: 450, phase: 1300, artifact: 900, warning: 900 };

/** What a decided trick gives, and to whom. */
const GATHERING = ["gain", "draw", "rise", "throw_out", "camp", "collect", "smash"];

/**
 * @param {Position | null} drawn what is to be seen now
 * @param {Position} now
 * @param {Line[]} lines what happened between them, in words and as events
 * @param {number | null} me
 * @param {Show} show
 * @returns {Beat[]}
 */
export function beatsOf(drawn, now, lines, me, show) {
  const told = lines.map(({ text, quiet, event }) => ({
    text: quiet ? "" : text,
    event: /** @type {ClaimEvent} */ (/** @type {unknown} */ (event)),
  }));
  const beats = new Beats(drawn, now, told, me, show);
  return beats.made;
}

/** @typedef {{text: string, event: ClaimEvent}} Told */

class Beats {
  /** @type {Beat[]} */
  made = [];

  /**
   * @param {Position | null} drawn
   * @param {Position} now
   * @param {Told[]} told
   * @param {number | null} me
   * @param {Show} show
   */
  constructor(drawn, now, told, me, show) {
    this.now = now;
    this.told = told;
    this.me = me;
    this.show = show;
    if (told.some(({ event }) => event.kind === "deal")) this.#deal();
    else this.at = drawn;
    if (!this.at) return;
    this.before = this.at;
    for (const [n, { event, text }] of told.entries()) this.#tell(event, text, n);
  }

  /**
   * @param {Position} position
   * @param {keyof typeof LASTS} kind
   * @param {Manner} [manner]
   */
  #beat(position, kind, manner) {
    this.at = position;
    const least = kind in LEAST ? LEAST[/** @type {keyof typeof LEAST} */ (kind)] : 0;
    this.made.push({ show: () => this.show(position, manner), lasts: LASTS[kind], least });
  }

  /**
   * @param {ClaimEvent} event
   * @param {string} text
   * @param {number} n
   */
  #tell(event, text, n) {
    if (event.kind === "lead" || event.kind === "second") this.#lay(event);
    else if (event.kind === "turn_up" || event.kind === "number") this.#turn(event, text);
    else if (isDecision(event)) this.#decide(event, text, n);
    else if (event.kind === "phase2") this.#changePhase();
    else if (event.artifact || event.kind === "stab") this.#playArtifact(event, n);
    else if (event.kind === "prize" && this.made.length) this.#beat(this.now, "prize");
  }

  /** The cards fly from the deck into the hands; what has been played since is not yet there. */
  #deal() {
    const { now } = this;
    const { lead, second } = now;
    const hands = now.hands.map((hand, seat) => [
      ...hand,
      ...[lead, second].filter((play) => play?.by === seat).map((play) => /** @type {Piece} */ (play)),
    ]);
    const dealt = { after: like(now, { hands: [[], []], lead: null, second: null }), from: ["deck", "deck"] };
    this.#beat(like(now, { hands, lead: null, second: null }), "deal", { dealt });
  }

  /** @param {ClaimEvent} event */
  #lay(event) {
    const at = this.#at;
    const place = /** @type {"lead" | "second"} */ (event.kind);
    // The reader's own card is on its way there since it was played.
    const isSent = at[place]?.by === event.seat;
    this.#beat(isSent ? at : laid(at, event, this.now), isSent ? "sent" : "card");
  }

  /** @param {ClaimEvent} event @param {string} text */
  #turn({ seat, card = BACK }, text) {
    const at = this.#at;
    const turned = (/** @type {Play | null} */ play) =>
      play && play.by === seat ? { ...play, code: card, faceDown: false } : play;
    this.#beat(like(at, { lead: turned(at.lead), second: turned(at.second) }), "turned", { says: text });
  }

  /**
   * @param {ClaimEvent} decision
   * @param {string} text
   * @param {number} n
   */
  #decide(decision, text, n) {
    this.#beat(decided(this.#at, decision, this.now), "decided", { says: text });
    const next = this.told.findIndex(({ event }, m) => m > n && !GATHERING.includes(event.kind));
    const gains = this.told.slice(n + 1, next < 0 ? undefined : next);
    if (!gains.length) return;
    const says = gains.flatMap((gain) => gain.text || []).join(" ");
    this.#beat(this.#gathered(gains), "gathered", { says, duration: "--d-settle" });
    this.#warn();
  }

  /** The trick has gone its ways; the next one has not begun. @param {Told[]} gains @returns {Position} */
  #gathered(gains) {
    const { now } = this,
      at = this.#at;
    const place = { ...now.standing, place: at.standing.place };
    if (this.#has("phase2")) return like(followed(at, gains), { standing: place, discard: now.discard });
    const isNext = this.#has("prize");
    const gathered = like(now, {
      lead: this.#has("lead") ? null : now.lead,
      prizes: isNext ? now.prizes.slice(0, -1) : now.prizes,
      deck: now.deck + (isNext ? 1 : 0),
      standing: place,
    });
    noteJourneys(
      gains.map(({ event }) => event),
      at,
      gathered,
    );
    return gathered;
  }

  #changePhase() {
    // Of all Followers only the piles are left, so that each comes from there.
    const followers = this.#at.followers.map((pile) =>
      pile.map((_, n) => ({ key: `pile-${n}`, code: BACK })),
    );
    const dealt = { after: like(this.#at, { followers }), from: ["followers-0", "followers-1"] };
    const spread = like(this.now, { lead: null, second: null });
    this.#beat(spread, "phase", { scene: { kind: "phase" }, dealt });
  }

  /** @param {ClaimEvent} event @param {number} n */
  #playArtifact({ seat, artifact = "kings_dagger" }, n) {
    const next = this.told.findIndex(({ event }, m) => m > n && !DETAILS.includes(event.kind));
    const said = this.told.slice(n, next < 0 ? undefined : next).flatMap(({ text }) => text || []);
    const scene = /** @type {Scene} */ ({ kind: "artifact", artifact, seat, said: said.join(" ") });
    this.#beat(this.#at, seat === this.me ? "own" : "artifact", { scene });
  }

  /** Somebody is about to win by losing. */
  #warn() {
    const { now, before } = this;
    const near = now.standing.effects.find(isWarning);
    const isNew = !before?.standing.effects.some(
      ({ losses, seat }) => losses === near?.losses && seat === near?.seat,
    );
    if (near && isNew) this.#beat(this.#at, "warning", { scene: { kind: "lava", effect: near } });
  }

  get #at() {
    return /** @type {Position} */ (this.at);
  }

  /** @param {string} kind */
  #has(kind) {
    return this.told.some(({ event }) => event.kind === kind);
  }
}

/** What follows from an artifact and is said with it. */
const DETAILS = ["flail", "cloak", "set_aside", "fetch", "unmark"];

/**
 * A position like this one, but for these parts.
 * @param {Position} position
 * @param {Partial<Position>} parts
 * @returns {Position}
 */
function like(position, parts) {
  return Object.assign(Object.create(Object.getPrototypeOf(position)), position, parts);
}

/**
 * The position with a card in the middle, taken from where it was.
 * @param {Position} at
 * @param {Pick<ClaimEvent, "kind" | "seat" | "card" | "from">} event
 * @param {Position | null} now the position to come: it knows the card's key
 * @returns {Position}
 */
export function laid(at, { kind, seat = 0, card = BACK, from = "hand" }, now) {
  const place = kind === "lead" ? "lead" : "second";
  const hands = at.hands.map((hand) => [...hand]);
  const flail = [...at.flail],
    mark = [...at.mark];
  const origin = from === "hand" ? taken(hands[seat], card) : { flail, mark }[from]?.[seat];
  if (from === "flail") flail[seat] = null;
  if (from === "mark") mark[seat] = null;
  const there = now?.[place];
  /** @type {Play} */
  const play =
    there?.by === seat
      ? { ...there, wins: false, mods: [] }
      : {
          key: (now && keyIn(now, at, card)) ?? origin?.key ?? `played-${seat}-${card}`,
          code: card,
          by: seat,
          faceDown: card === BACK,
          origin: from,
          mods: [],
        };
  return like(at, { hands, flail, mark, [place]: { ...play, from: origin?.key ?? play.from } });
}

/**
 * Both cards lie in the middle, and one of them wins.
 * @param {Position} at
 * @param {ClaimEvent} decision
 * @param {Position} now
 */
function decided(at, { kind, seat, lead, second }, now) {
  const play = (/** @type {TrickCard | null | undefined} */ card, /** @type {Play | null} */ lies) =>
    card ? played(card, lies, at, now, kind === "win" && seat === card.seat) : null;
  const leader = lead?.seat ?? at.view.leader;
  return like(at, {
    lead: play(lead, at.lead),
    second: play(second, at.second),
    view: { ...at.view, leader },
  });
}

/**
 * After the end nothing is left on the table: the final trick lies there to be looked at, with what decided it.
 * @param {Position} now
 * @param {Line[]} log
 * @returns {{position: Position, says: string}}
 */
export function atTheEnd(now, log) {
  const final = log.findLast(({ event }) => isDecision(event));
  if (now.standing.place.stage !== "over" || !final) return { position: now, says: "" };
  const decision = /** @type {ClaimEvent} */ (/** @type {unknown} */ (final.event));
  return { position: decided(now, decision, now), says: final.text };
}

/**
 * A card of the trick, with the key under which it goes its way.
 * @param {TrickCard} card
 * @param {Play | null} lies what lies in this place
 * @param {Position} at
 * @param {Position} now
 * @param {boolean} wins
 * @returns {Play}
 */
function played({ seat, card, mods }, lies, at, now, wins) {
  const earlier = lies?.by === seat ? lies : null;
  const stays = earlier && now.all().some(({ key }) => key === earlier.key);
  const key = (stays ? earlier.key : keyIn(now, at, card)) ?? earlier?.key ?? `played-${seat}-${card}`;
  const origin = earlier?.origin ?? "hand";
  return { key, code: card, by: seat, faceDown: false, origin, mods, wins, from: earlier?.key };
}

/**
 * The key that a card has in the position to come, if it comes into sight there.
 * @param {Position} now
 * @param {Position} at
 * @param {string} card
 */
function keyIn(now, at, card) {
  if (card === BACK) return undefined;
  const lay = new Set([...at.score.flat(), ...at.discard, ...at.row.flat()].map(({ key }) => key));
  return now.all().find(({ key, code }) => code === card && !lay.has(key))?.key;
}

/**
 * The end of Phase 1: the last cards go to the Followers, whom the position to come has in its hands.
 * @param {Position} at
 * @param {Told[]} gains
 */
function followed(at, gains) {
  const followers = at.followers.map((pile) => [...pile]);
  const prizes = [...at.prizes];
  for (const {
    event: { kind, seat = 0, card = BACK },
  } of gains) {
    const prize = kind === "gain" ? taken(prizes, card) : null;
    if (prize) followers[seat].push(prize);
    else if (kind === "draw") followers[seat].push({ key: `drawn-${seat}`, code: card, from: "deck" });
  }
  return like(at, { followers, prizes, deck: 0, lead: null, second: null, frozen: [null, null] });
}
