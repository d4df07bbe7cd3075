// @ts-check
/**
 * What a board keeps while it tells what happened: the effects on the map, the tray, the lines of the turns, whether
 * the reader wants to see what others do, and what was missed.
 */

import { Pace } from "../../../../web/js/table/pace.js";
import { Position } from "../position.js";
import { Beats } from "./beats.js";
import { Effects } from "./effects.js";
import { forget, recalled, remember } from "./memory.js";
import { Tray } from "./tray.js";
import { Turns } from "./turns.js";

/** @typedef {import("../../../../web/js/table/pace.js").Beat} Beat */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").RuneEvent} RuneEvent */
/** @typedef {import("./beats.js").Told} Told */

/** @type {WeakMap<RuneboundBoard, Story>} */
const stories = new WeakMap();

/** @param {RuneboundBoard} board */
export function storyOf(board) {
  const story = stories.get(board) ?? new Story(board);
  stories.set(board, story);
  return story;
}

export class Story {
  /** The reader does not want to see what others do until they are asked again. */
  isSkipping = false;
  /**
   * What others did since the reader's turn, and how the board was then.
   * @type {{start: Position, told: Told[]} | null}
   */
  missed = null;
  /** Beats that were asked for and not yet seen. */
  #left = 0;
  /** What happened after what the log of the table has. @type {RuneEvent[]} */
  #news = [];
  /** Whether a state has been drawn. */
  #isBegun = false;
  /** The pace of what is shown again. @type {Pace | null} */
  #again = null;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.effects = new Effects(board.map);
    this.tray = new Tray(board);
    this.turns = new Turns(board, this);
  }

  /** Something has happened. @param {Told[]} told */
  hear(told) {
    const { position, table } = this.board;
    this.#news = told.map(({ event }) => event);
    for (const [n, { event }] of told.entries()) {
      if (event.kind === "turn") {
        const isMine = event.seat === table.me;
        if (isMine) this.isSkipping = false;
        else if (this.missed === null && position) this.missed = { start: position, told: told.slice(0, n) };
      }
      this.missed?.told.push(told[n]);
    }
  }

  /**
   * Beats that are counted when they are seen: if some are left when the board settles, the reader has skipped them.
   * @param {Beat[]} beats
   */
  watched(beats) {
    this.#left = beats.length;
    return beats.map(({ show, ...rest }) => ({
      ...rest,
      show: () => {
        this.#left -= 1;
        show();
      },
    }));
  }

  /**
   * A moment between two states.
   * @param {Position} position
   * @param {number} told  so many events of the news
   * @param {string | null} space  where it happens
   * @param {boolean} isScene  what is shown has a scene, which stays as it is
   */
  draw(position, told, space, isScene) {
    const { board } = this;
    this.effects.finish();
    this.tray.hide();
    board.position = position;
    board.map.draw(position);
    if (space) board.sight.keepSpace(space);
    this.tray.keepClear(space ?? position.active?.space ?? null);
    if (!isScene) board.redraw();
    this.turns.update(this.#news.slice(0, told));
  }

  /** A state is drawn: what was shown is over. */
  settle() {
    const { board } = this;
    const { table, position } = board;
    this.#recall();
    this.#again?.drop();
    this.#again = null;
    if (this.#left > 0 && !document.hidden && position?.view.active !== table.me) this.isSkipping = true;
    if (position?.isMine || table.state?.stage === "over") this.isSkipping = false;
    this.#left = 0;
    this.#news = [];
    this.effects.finish();
    this.tray.hide();
    this.turns.update([]);
    // Whoever has done something has seen what was before it.
    if (position?.isMyTurn && position.view.moved) this.missed = null;
    if (!this.missed) forget();
    else remember(table.log.length - this.missed.told.length, this.missed.start.view);
  }

  /** What was missed is still there when the page is loaded again. */
  #recall() {
    const { table, catalogue } = this.board;
    const known = this.#isBegun || this.missed ? null : recalled(table);
    this.#isBegun = true;
    if (known) this.missed = { start: new Position(known.view, catalogue, table.me), told: known.told };
  }

  /** Nothing more is shown of what others do until the reader's turn. */
  skip() {
    this.isSkipping = true;
    this.turns.update([]);
  }

  /** Is something shown again that has been before? */
  get isShowingAgain() {
    return this.#again !== null;
  }

  /** Show what others did since the reader's turn. */
  showAgain() {
    const { missed, board } = this;
    const now = board.position;
    if (!missed || !now || this.#again) return;
    const { made } = new Beats(this, missed.start, missed.told, false);
    const pace = new Pace();
    const end = pace.listen(board.place);
    this.#again = pace;
    const settle = () => {
      end();
      board.position = now;
      this.settle();
      board.map.draw(now);
      board.redraw();
    };
    pace.run(() => made, settle);
  }
}
