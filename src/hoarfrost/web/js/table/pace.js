// @ts-check
/**
 * The pace of a table: what happened is shown in beats, one after the other, and whatever is asked comes when they
 * are over. The same in live play, in lessons and in a replay that goes on step by step.
 */

import { settings } from "../lib/store.js";

/**
 * Something to be shown, and for how many milliseconds; `least` if it must not be passed over in haste. `show` may let
 * things slide; with reduced motion they do not, and the beat lasts as long.
 * @typedef {{show: () => void, lasts: number, least?: number}} Beat
 */
/**
 * A new position: `beats` is asked for when the position before is drawn, `settle` draws the new one.
 * @typedef {{beats: () => Beat[], settle: () => void, most: number, at: number}} Turn
 */

/** So far a page may be behind its table when something newer has come, in milliseconds. */
const LAG = 1000;
/** So many positions may wait before even that which should not be passed over in haste is. */
const CROWD = 3;
/** So long the browser may take until a beat is seen, in milliseconds, before its time begins nevertheless. */
const UNSEEN = 1000;
/** Keys that do nothing by themselves, or go through the page. */
const IDLE_KEYS = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Tab"];

export class Pace {
  /** @type {Turn[]} the first one is being shown */
  #turns = [];
  /** @type {Beat[]} of the first turn, with what is left of each; the first one is being shown */
  #beats = [];
  /** When the time of the present beat was last counted, and how fast it runs. */
  #since = 0;
  #speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Did the last press on the board skip something? Then its click means nothing more. */
  #skipped = false;

  /** @param {() => void} [began] called when beats begin to be shown: nothing may be asked now */
  constructor(began = () => {}) {
    this.began = began;
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Is something shown that comes before the question? */
  get isRunning() {
    return this.#turns.length > 0;
  }

  /**
   * Show the beats, then settle. What comes while others are shown waits for them, and they make haste.
   * @param {() => Beat[]} beats
   * @param {() => void} settle
   * @param {number} [most] the milliseconds that the beats may take in all
   */
  run(beats, settle, most = Infinity) {
    this.#turns.push({ beats, settle, most, at: performance.now() });
    if (document.hidden) this.skip();
    else if (this.#turns.length === 1) this.#start();
    else this.#time();
  }

  /** Show at once how things are now. */
  skip() {
    this.#stop();
    while (this.#turns.length) this.#turns.shift()?.settle();
  }

  /** What was to be shown is no longer true. */
  drop() {
    this.#stop();
    this.#turns = [];
  }

  close() {
    this.drop();
    document.removeEventListener("visibilitychange", this.#look);
  }

  /**
   * Any key, and a press on the board, skips what is shown and does nothing else.
   * @param {HTMLElement} board
   * @returns {() => void} ends it
   */
  listen(board) {
    const end = new AbortController();
    const heard = { capture: true, signal: end.signal };
    addEventListener("keydown", (event) => this.#isForMe(event, board) && this.#take(event), heard);
    board.addEventListener("pointerdown", (event) => this.#press(event), heard);
    board.addEventListener("click", (event) => this.#click(event), heard);
    return () => end.abort();
  }

  #look = () => {
    if (document.hidden) this.skip();
  };

  #stop() {
    clearTimeout(this.#timer);
    this.#beats = [];
  }

  #start() {
    const [turn] = this.#turns;
    const beats = beatsOf(turn);
    const share = settings.get("pace") * Math.min(1, turn.most / Math.max(1, total(beats)));
    this.#beats = beats.map(({ show, lasts, least = 0 }) => ({
      show,
      lasts: lasts * share,
      least: least * share,
    }));
    if (beats.length) this.began();
    this.#show();
  }

  #show() {
    const [beat] = this.#beats;
    if (!beat) return this.#settle();
    this.#since = Infinity;
    // Its time begins when it is seen: on a slow machine nothing passes unseen.
    const begin = () => this.#begin(beat);
    requestAnimationFrame(begin);
    this.#timer = setTimeout(begin, UNSEEN);
    beat.show();
  }

  /** @param {Beat} beat */
  #begin(beat) {
    if (this.#beats[0] !== beat || this.#since !== Infinity) return;
    this.#since = performance.now();
    this.#time();
  }

  /** Let the present beat end in time. */
  #time() {
    const [beat] = this.#beats;
    if (!beat || this.#since === Infinity) return;
    const now = performance.now();
    beat.lasts -= (now - this.#since) * this.#speed;
    beat.least = Math.max(0, (beat.least ?? 0) - (now - this.#since));
    this.#since = now;
    this.#speed = this.#haste(now);
    const least = this.#turns.length > CROWD ? 0 : beat.least;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(least, beat.lasts / this.#speed));
  }

  #next() {
    this.#beats.shift();
    this.#show();
  }

  /** How much faster than usual, so that each of those that wait has its share of the lag. @param {number} now */
  #haste(now) {
    const waiting = this.#turns.length - 1;
    if (!waiting) return 1;
    const newest = this.#turns[waiting];
    const left = Math.max(0, newest.at + LAG - now) / waiting;
    return Math.max(1, total(this.#beats) / Math.max(1, left));
  }

  #settle() {
    this.#turns.shift()?.settle();
    if (this.#turns.length) this.#start();
  }

  /**
   * Keys that are typed into a field, or mean something outside the board, are left alone.
   * @param {KeyboardEvent} event
   * @param {HTMLElement} board
   */
  #isForMe({ key, repeat, ctrlKey, metaKey, altKey, target }, board) {
    if (!this.isRunning || repeat || ctrlKey || metaKey || altKey || IDLE_KEYS.includes(key)) return false;
    if (document.querySelector("dialog[open]")) return false;
    const control =
      target instanceof Element && target.closest("a, button, summary, input, select, textarea");
    return !control || board.contains(control);
  }

  /** @param {Event} event */
  #take(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.skip();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#skipped = this.isRunning;
    if (this.isRunning) this.#take(event);
  }

  /** A click by key has no press before it. @param {MouseEvent} event */
  #click(event) {
    if (!this.#skipped || event.detail === 0) return;
    this.#skipped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** @param {Beat[]} beats */
function total(beats) {
  return beats.reduce((sum, { lasts }) => sum + Math.max(0, lasts), 0);
}

/**
 * A mistake in how something is shown must not hold up the game.
 * @param {Turn} turn
 * @returns {Beat[]}
 */
function beatsOf(turn) {
  try {
    return turn.beats();
  } catch (error) {
    console.error(error);
    return [];
  }
}
