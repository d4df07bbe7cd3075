// @ts-check
/** What the server foresees of fights, as types (files/fight_foresight.py); nothing is run here. */

/** How a fight may end: three chances that make 1, wounds and lost allies on average.
 * @typedef {{win: number, ko: number, escape: number, wounds: number, lost: number}} Fate */
/**
 * A roll in a phase: what is added to the dice, its chance, what it does, and whether it can be chosen now.
 * @typedef {{card: string, role: "attack"|"defend", value: number, chance: number, hurts: number, harm: number,
 *   may: boolean, fate?: Fate}} RollOutlook
 */
/**
 * `target` is null while it is not rolled; between heroes `adds` is what the other part adds to its dice.
 * @typedef {{phase: string, target: number|null, harm: number, adds?: number, rolls: RollOutlook[]}} PhaseOutlook
 */
/** @typedef {{difficulty: number, value: number, chance: number, luck: number}} EscapeOutlook */
/**
 * @typedef {object} SceneOutlook
 * @property {string|null} foe
 * @property {number|null} life
 * @property {number|null} left
 * @property {PhaseOutlook[]} phases
 * @property {EscapeOutlook|null} escape
 * @property {Fate|null} fate
 * @property {{on: Fate, escape: Fate}} [rounds]
 * @property {{card: string, effect: number, fate: Fate|null}[]} uses
 * @property {boolean} exact
 */
/**
 * The adventure on the own space.
 * @typedef {{colour: string, challenge: string|null, chance: number|null}} AttemptOutlook
 */

export {};
