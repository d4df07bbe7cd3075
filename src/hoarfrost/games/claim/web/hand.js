// @ts-check
/** A hand of cards. The reader's own can be played: by click, key or by drawing a card to the middle. */

import { eye } from "./art/cards.js";
import { zoomOf } from "../../../web/js/lib/bubble.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardName, cardPicture } from "./faces.js";
import { callIt, cardElement, ruleOf, turn, turnOver } from "./pieces.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./position.js").Piece} Piece */

/** The keys of the cards, from left to right. */
export const HAND_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "q", "w", "e", "r"];

/** A pointer that has gone so far draws the card along. */
const DRAG_PX = 8;

/** So long a card that was dropped in the middle waits for the new position. */
const REFUSED_MS = 400;

export class Hand {
  /** @type {Piece[]} */
  #pieces = [];
  /** @type {Map<string, Choice>} what a card of this code does now */
  #choices = new Map();
  #asked = false;
  /** The card that Tab reaches. */
  #at = 0;
  /** The key of the card that was pressed last. */
  #pressed = "";
  /** Whether a card gets the focus because it is pressed. */
  #isPressing = false;
  /** When a card was last drawn along: the click that follows means nothing. */
  #drawnAt = -Infinity;

  /**
   * @param {import("./board.js").ClaimBoard} board
   * @param {string} label
   */
  constructor(board, label) {
    this.board = board;
    this.element = h("div", {
      class: "hand",
      role: "group",
      "aria-label": label,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#steer(event),
    });
  }

  /**
   * @param {Piece[]} pieces
   * @param {Map<string, Choice>} choices
   * @param {boolean} asked whether a card of this hand is to be chosen
   */
  draw(pieces, choices, asked) {
    this.#pieces = pieces;
    this.#choices = choices;
    this.#asked = asked;
    const hadFocus = this.element.contains(document.activeElement);
    this.#at = Math.min(this.#at, Math.max(0, pieces.length - 1));
    this.element.style.setProperty("--n", String(pieces.length));
    keyed(
      this.element,
      pieces,
      ({ key }) => key,
      (piece) => this.#make(piece),
      (element, piece, n) => this.#update(element, piece, n),
    );
    if (hadFocus && !this.element.contains(document.activeElement))
      this.#buttons[this.#at]?.focus({ preventScroll: true });
  }

  /** Nothing can be chosen until the table has moved on. */
  rest() {
    this.draw(this.#pieces, new Map(), false);
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.element.children]);
  }

  /** Show what is proposed. Of cards that look alike only one rises: the one that was pressed, else the first. */
  mark() {
    const { proposed } = this.board.table;
    const able = this.#pieces.filter(
      ({ code }) => proposed !== null && this.#choices.get(code)?.move === proposed,
    );
    const chosen = able.find(({ key }) => key === this.#pressed) ?? able[0];
    this.#buttons.forEach((element, n) => {
      const selected = chosen !== undefined && this.#pieces[n]?.key === chosen.key;
      element.classList.toggle("sel", selected);
      if (element instanceof HTMLButtonElement) element.setAttribute("aria-pressed", String(selected));
    });
  }

  /**
   * The card of this key on the keyboard.
   * @param {number} n
   */
  press(n) {
    const element = this.#buttons[n];
    if (!element) return false;
    this.#isPressing = true;
    this.#reach(n);
    this.#isPressing = false;
    element.click();
    return true;
  }

  /** The cards turn over on their way into the hand. */
  turnOver() {
    const { things } = this.board;
    for (const [n, element] of this.#buttons.entries()) turnOver(element, cardPicture(BACK, things), n);
  }

  focus() {
    const first = this.#pieces.findIndex(({ code }) => this.#choices.has(code));
    this.#reach(Math.max(0, first));
  }

  /** @param {Piece} piece */
  #make(piece) {
    const { board } = this;
    const element = cardElement(piece.code === BACK ? "div" : "button", piece, board.things);
    if (piece.code === BACK) return element;
    element.dataset.choice = "";
    element.append(h("span", { class: "keyhint", "aria-hidden": "true" }), picture(eye({ size: 16 })));
    element.addEventListener("click", (event) => this.#press(element, /** @type {PointerEvent} */ (event)));
    element.addEventListener("focus", () => this.#note(element));
    element.addEventListener("pointerdown", (event) => this.#grasp(element, event));
    board.bubble.attach(element, () => this.#tell(element));
    return element;
  }

  /**
   * @param {HTMLElement} element
   * @param {Piece} piece
   * @param {number} n
   */
  #update(element, piece, n) {
    const { board } = this;
    turn(element, piece, board.things);
    if (piece.code === BACK) return;
    const legal = this.#choices.has(piece.code);
    element.classList.toggle("legal", legal);
    element.classList.toggle("dim", this.#asked && !legal);
    element.setAttribute("aria-disabled", String(!legal));
    if (element.tabIndex !== (n === this.#at ? 0 : -1)) element.tabIndex = n === this.#at ? 0 : -1;
    const known = board.isKnownToOther(piece.code);
    const card = cardName(piece.code, board.things);
    const name = known ? t("{card}, known to your opponent", { card }) : card;
    callIt(
      element,
      !this.#asked
        ? name
        : legal
          ? t("{card}, can be played", { card: name })
          : t("{card}, cannot be played now", { card: name }),
    );
    element.classList.toggle("known", known);
    // "?" on a card that cannot be played asks for what must be played.
    element.dataset.rule = this.#asked && !legal ? "claim.play.priority" : ruleOf(piece.code, board.things);
    const [hint] = element.getElementsByClassName("keyhint");
    hint.textContent = HAND_KEYS[n]?.toUpperCase() ?? "";
  }

  /** @param {HTMLElement} element */
  #pieceOf(element) {
    return /** @type {Piece} */ (this.#pieces.find(({ key }) => key === element.dataset.key));
  }

  /**
   * @param {HTMLElement} element
   * @param {PointerEvent} event
   */
  #press(element, event) {
    if (event.timeStamp - this.#drawnAt < 60) return;
    const piece = this.#pieceOf(element);
    const choice = this.#choices.get(piece.code);
    if (!choice) return void this.board.bubble.show(element);
    this.board.bubble.hide();
    const again = element.classList.contains("sel");
    this.#pressed = piece.key;
    this.board.press(choice, event, again);
  }

  /** @param {HTMLElement} element */
  #tell(element) {
    const piece = this.#pieceOf(element);
    if (!piece) return null;
    if (this.#choices.has(piece.code) || !this.#asked) return this.board.powerOf(piece.code);
    return this.board.whyNotCard(piece.code);
  }

  // Focus ----------------------------------------------------------------------------------------

  /** @param {HTMLElement} element */
  #note(element) {
    this.#at = this.#buttons.indexOf(element);
    for (const [n, button] of this.#buttons.entries()) button.tabIndex = n === this.#at ? 0 : -1;
    const piece = this.#pieceOf(element);
    const choice = this.#choices.get(piece?.code);
    if (choice && !this.#isPressing && this.board.follows(choice, element)) this.#pressed = piece.key;
  }

  /** @param {number} n */
  #reach(n) {
    const count = this.#buttons.length;
    if (count) this.#buttons[(n + count) % count].focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #steer(event) {
    const steps = {
      ArrowLeft: this.#at - 1,
      ArrowRight: this.#at + 1,
      Home: 0,
      End: this.#buttons.length - 1,
    };
    const to = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (to === undefined) return;
    event.preventDefault();
    this.#reach(to);
  }

  // Drawing a card to the middle -------------------------------------------------------------------

  /**
   * @param {HTMLElement} element
   * @param {PointerEvent} down
   */
  #grasp(element, down) {
    const choice = this.#choices.get(this.#pieceOf(element).code);
    if (!choice || down.button !== 0) return;
    const zoom = zoomOf(element);
    let drawn = false;
    const end = new AbortController();
    const follow = (/** @type {PointerEvent} */ event) => {
      const x = event.clientX - down.clientX,
        y = event.clientY - down.clientY;
      if (!drawn && Math.hypot(x, y) < DRAG_PX) return;
      if (!drawn) {
        drawn = true;
        element.setPointerCapture(down.pointerId);
        element.classList.add("drawn");
        this.board.bubble.hide();
      }
      element.style.translate = `${x / zoom}px ${y / zoom}px`;
      this.board.felt.invite(this.#isOut(event));
    };
    const drop = (/** @type {PointerEvent} */ event) => {
      end.abort();
      this.board.felt.invite(false);
      if (!drawn) return;
      this.#drawnAt = event.timeStamp;
      const goBack = () =>
        this.board.slide(() => {
          element.classList.remove("drawn");
          element.style.translate = "";
        });
      if (event.type !== "pointerup" || !this.#isOut(event)) return goBack();
      // It waits where it was dropped; the next position takes it from there, or a refusal sends it back.
      void Promise.resolve(this.board.commit(choice)).finally(() => setTimeout(goBack, REFUSED_MS));
    };
    element.addEventListener("pointermove", follow, { signal: end.signal });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      element.addEventListener(name, drop, { signal: end.signal });
  }

  /** Whether the pointer has left the hand towards the middle. @param {PointerEvent} event */
  #isOut(event) {
    return event.clientY < this.element.getBoundingClientRect().top - 12;
  }
}
