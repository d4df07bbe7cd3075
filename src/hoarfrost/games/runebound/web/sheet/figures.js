// @ts-check
/** The figures of heroes and allies: those that hold now, as the view tells them, else the printed ones. */

/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Card} Card */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").Figures} Figures */
/** @typedef {import("../types.js").MemberFigures} MemberFigures */

export const PHASES = /** @type {const} */ (["ranged", "melee", "magic"]);

/** @param {Position} position @param {number} seat @returns {Figures | null} */
export function figuresOf({ view, catalogue }, seat) {
  const { hero, allies } = view.parties[seat];
  const told = view.figures?.[seat];
  if (told) return told;
  if (hero === null) return null;
  const cards = [hero, ...allies.map(({ card }) => card)].map((card) => catalogue.card(card));
  return { members: cards.map(printed), skills: { ...cards[0].skills }, counter: 0 };
}

/** What is printed on a card. @param {Card} card @returns {MemberFigures} */
export function printed({ life = 0, stamina = 0, values = {}, damages = {} }) {
  return { life, stamina, frost: life, attack: values, damage: damages };
}

/** @param {MemberFigures} figures @param {Counters} counters */
export const lifeLeft = ({ life }, { wound, white_death }) => Math.max(0, life - wound - white_death);

/** A figure with its sign: +3, −1, 0. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
