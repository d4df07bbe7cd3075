// @ts-check
/** A view of Claim made ready for drawing: nothing left out, and each card with the key of its element. */

import { BACK, readingOrder } from "./faces.js";

/**
 * A card to draw. `key` names its element wherever it lies; `from` is the key where it comes from.
 * @typedef {{key: string, code: string, from?: string, known?: boolean}} Piece
 */
/** @typedef {Piece & {by: number, faceDown: boolean, origin: string, mods: string[], wins?: boolean}} Play */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Standing} Standing */
/** @typedef {Piece & {value: number}} FrozenPiece */

/** What a view leaves out (files/fields.py), of the fields that are drawn. */
const DEFAULTS = {
  deck: [],
  prizes: [],
  discard: [],
  out: [],
  followers: [[], []],
  score: [[], []],
  row: [[], []],
  camp: [],
  table: { lead: null, second: null },
  frozen: null,
  flail: [null, null],
  mark: [null, null],
  trickWinner: null,
  won: [],
  lost: [],
  artifacts: [[], []],
  spent: [],
  toxic: [],
  toxicSeen: [
    [false, false, false],
    [false, false, false],
  ],
  locations: [],
  setAside: null,
  top: null,
  shown: [[], []],
  spied: [[], []],
};

/** The keys of the pieces, dealt out place by place. */
class Keys {
  /** @param {Record<string, [string, number][]> | undefined} handles */
  constructor(handles) {
    /** @type {Map<string, number[]>} */
    this.left = new Map();
    this.made = new Map();
    for (const [place, pieces] of Object.entries(handles ?? {})) {
      for (const [face, handle] of pieces) this.#of(place, face).push(handle);
    }
  }

  /** @param {string} place @param {string} face */
  #of(place, face) {
    const name = `${place} ${face}`;
    if (!this.left.has(name)) this.left.set(name, []);
    return /** @type {number[]} */ (this.left.get(name));
  }

  /**
   * The key of a card that lies there: by its handle, or where the view has none by its place and number.
   * @param {string} face
   * @param {...string} places where the server may have counted it
   * @returns {string}
   */
  take(face, ...places) {
    for (const place of places) {
      const handle = this.#of(place, face).shift();
      if (handle !== undefined) return `card-${handle}`;
    }
    const name = face === BACK ? `${places[0]}-back` : `${places[0]}-${face}`;
    const number = this.made.get(name) ?? 0;
    this.made.set(name, number + 1);
    return `${name}-${number}`;
  }
}

export class Position {
  /**
   * @param {Partial<View>} view
   * @param {Standing} standing
   * @param {number} below the seat that is drawn below
   */
  constructor(view, standing, below) {
    this.view = /** @type {View} */ ({ ...DEFAULTS, ...view });
    this.standing = standing;
    this.below = below;
    this.above = 1 - below;
    /** @type {string[]} */
    this.mix = this.view.factions ?? this.view.options.mix;
    const v = this.view,
      keys = new Keys(v.handles),
      order = readingOrder(this.mix);
    const sorted = (/** @type {string[]} */ cards) => [...cards].sort(order);
    const pieces = (/** @type {string[]} */ cards, /** @type {string[]} */ ...places) =>
      cards.map((code) => /** @type {Piece} */ ({ key: keys.take(code, ...places), code }));
    const each = (/** @type {(seat: number) => Piece[]} */ make) => [make(0), make(1)];
    const single = (/** @type {string | null} */ code, /** @type {string} */ place) =>
      code ? /** @type {Piece} */ ({ key: keys.take(code, place), code }) : null;

    /** @type {Play | null} */
    this.lead = play(v.table.lead, "lead", keys, v.trickWinner);
    /** @type {Play | null} */
    this.second = play(v.table.second, "second", keys, v.trickWinner);
    this.frozen = [0, 1].map((seat) => frozenCard(v.frozen, seat, keys));
    this.prizes = v.prizes.map((code, n) => {
      const key = keys.take(code, n < v.prizes.length - 1 ? "old_prize" : "prize");
      return /** @type {Piece} */ ({ key, code });
    });
    this.deck = v.deck.length;
    /** Of a trick that is won but not yet brought home: what does not lie in the middle. */
    this.won = pieces(
      without(sorted([...v.won, ...v.lost]), [this.lead, this.second, ...this.frozen]),
      "won",
    );
    this.score = each((seat) => pieces(sorted(v.score[seat]), `score${seat}`));
    this.row = each((seat) => pieces(sorted(v.row[seat]), `row${seat}`));
    this.camp = pieces(sorted(v.camp), "camp");
    this.discard = pieces(v.discard, "discard");
    this.out = pieces(sorted(v.out), "out");
    this.followers = each((seat) => pieces(sorted(v.followers[seat]), `followers${seat}`));
    this.flail = [0, 1].map((seat) => single(v.flail[seat], `flail${seat}`));
    this.mark = [0, 1].map((seat) => single(v.mark[seat]?.card ?? null, `mark${seat}`));
    this.setAside = single(v.setAside, "set_aside");
    this.top = single(v.top, "top");
    this.hands = each((seat) => this.#hand(seat, sorted, keys));
  }

  /**
   * A hand; of a closed one the cards that are known lie open among the backs.
   * @param {number} seat
   * @param {(cards: string[]) => string[]} sorted
   * @param {Keys} keys
   * @returns {Piece[]}
   */
  #hand(seat, sorted, keys) {
    const cards = sorted(this.view.hand[seat]);
    const closed = cards.filter((code) => code === BACK).length;
    const known = closed ? this.knownOf(seat).slice(0, closed) : [];
    const open = [...cards.slice(0, cards.length - closed), ...sorted(known)];
    return [
      ...open.map((code, n) => ({
        key: keys.take(code, `hand${seat}`),
        code,
        known: n >= cards.length - closed,
      })),
      ...Array.from({ length: closed - known.length }, () => ({
        key: keys.take(BACK, `hand${seat}`),
        code: BACK,
      })),
    ];
  }

  /**
   * The cards of a hidden hand that the reader knows of.
   * @param {number} seat
   * @returns {string[]}
   */
  knownOf(seat) {
    const aside = [this.view.flail[seat], this.view.mark[seat]?.card];
    return [...this.view.shown[seat], ...this.view.spied[seat]].filter((code) => !aside.includes(code));
  }

  /**
   * The pieces of each place; of two seats the places are numbered.
   * @returns {Record<string, Piece[]>}
   */
  places() {
    const { lead, second, prizes, won, camp, discard, out, setAside, top } = this;
    const one = (/** @type {Piece | null} */ piece) => (piece ? [piece] : []);
    const seats = [0, 1].flatMap((seat) => [
      [`hand${seat}`, this.hands[seat]],
      [`followers${seat}`, this.followers[seat]],
      [`score${seat}`, this.score[seat]],
      [`row${seat}`, this.row[seat]],
      [`flail${seat}`, one(this.flail[seat])],
      [`mark${seat}`, one(this.mark[seat])],
      [`frozen${seat}`, one(this.frozen[seat])],
    ]);
    return {
      lead: one(lead),
      second: one(second),
      prizes,
      won,
      camp,
      discard,
      out,
      aside: one(setAside),
      top: one(top),
      ...Object.fromEntries(seats),
    };
  }

  /** Every piece, once. @returns {Piece[]} */
  all() {
    return Object.values(this.places()).flat();
  }
}

/** Piles in which the cards of a resolved trick still lie in the middle of the table. */
const IN_THE_MIDDLE = ["won", "lost"];

/**
 * A played card, as long as it lies in the middle.
 * @param {import("./types.js").Played | null} told
 * @param {"lead" | "second"} place
 * @param {Keys} keys
 * @param {number | null} winner
 * @returns {Play | null}
 */
function play(told, place, keys, winner) {
  if (!told || (told.lies && !IN_THE_MIDDLE.includes(told.lies))) return null;
  const key = keys.take(told.card, told.lies ? "won" : place);
  return {
    key,
    code: told.card,
    by: told.by,
    faceDown: told.faceDown,
    origin: told.origin,
    mods: told.mods,
    wins: winner === told.by,
  };
}

/**
 * @param {View["frozen"]} frozen
 * @param {number} seat
 * @param {Keys} keys
 * @returns {FrozenPiece | null}
 */
function frozenCard(frozen, seat, keys) {
  const code = frozen?.card[seat],
    lies = frozen?.lies?.[seat];
  if (!frozen || !code || (lies && !IN_THE_MIDDLE.includes(lies))) return null;
  return { key: keys.take(code, lies ? "won" : `frozen${seat}`), code, value: frozen.value[seat] };
}

/**
 * Cards without those of these pieces, each taken away once.
 * @param {string[]} codes
 * @param {(Piece | null)[]} gone
 */
function without(codes, gone) {
  const left = [...codes];
  for (const piece of gone) {
    const at = piece ? left.indexOf(piece.code) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
