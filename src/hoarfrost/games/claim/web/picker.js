// @ts-check
/** Pictures to choose from, laid over the middle of the table. */

import { emblem } from "./art/factions.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardName, faceOf } from "./faces.js";
import { pairOf } from "./choices.js";

/** @typedef {import("./questions.js").Question} Question */
/** @typedef {import("./questions.js").Item} Item */

export class Picker {
  /** @type {Question | null} */
  #question = null;
  /** Of a pair: the places of those that are chosen. @type {number[]} */
  #pair = [];
  /** Whether a picture gets the focus because it is pressed. */
  #isPressing = false;

  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
    this.title = h("h2", { id: "claim-picker-title", class: "vh" });
    this.groups = h("div", { class: "pickgroups" });
    this.element = h(
      "section",
      {
        class: "picker",
        "aria-labelledby": this.title.id,
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#steer(event),
      },
      this.title,
      this.groups,
    );
    this.element.hidden = true;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** @param {Question | null} question */
  draw(question) {
    const isNew = question?.id !== this.#question?.id;
    const hadFocus = this.element.contains(document.activeElement);
    this.#question = question;
    this.element.hidden = question === null;
    if (!question) {
      this.groups.replaceChildren();
      if (hadFocus) this.board.focus();
      return;
    }
    if (isNew) {
      this.#pair = [];
      this.groups.replaceChildren(...question.groups.map((group) => this.#group(group)));
      this.groups.classList.toggle("values", question.byValue);
      this.groups.classList.toggle(
        "plain",
        question.groups.every(({ faction }) => faction === null),
      );
      this.groups.scrollTop = 0;
    }
    this.title.textContent = question.text;
    this.mark();
    if (isNew && !isTyping()) this.#buttons[0]?.focus({ preventScroll: true });
  }

  /** @param {import("./questions.js").Group} group */
  #group({ title, faction, items }) {
    const list = h(
      "div",
      { class: "picks" },
      items.map((item) => this.#pick(item, this.#items.indexOf(item))),
    );
    return h(
      "div",
      { class: `pickgroup ${faction ? `f-${faction}` : ""}`, role: "group", "aria-label": title || null },
      faction ? h("h3", null, picture(emblem(faction, { size: 20 })), title) : null,
      list,
    );
  }

  /** @param {Item} item @param {number} at its place among all */
  #pick(item, at) {
    const { rule, caption, name } = item;
    return h(
      "button",
      {
        class: "pick",
        type: "button",
        title: name,
        "aria-pressed": "false",
        dataset: { choice: "", ...(rule ? { rule } : {}) },
        onfocus: (/** @type {FocusEvent} */ event) =>
          this.#note(at, /** @type {HTMLElement} */ (event.target)),
        onclick: (/** @type {PointerEvent} */ event) => this.#press(at, event),
      },
      item.picture(),
      caption ? h("span", { class: "cap" }, caption) : null,
      caption === name ? null : h("span", { class: "vh" }, name),
    );
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.groups.querySelectorAll("button.pick")]);
  }

  /** @param {number} at @param {PointerEvent} event */
  #press(at, event) {
    const { table } = this.board;
    if (this.#question?.pair) return this.#toggle(at);
    const { choice } = this.#items[at];
    if (choice) this.board.press(choice, event, table.proposed === choice.move);
  }

  /** @param {number} at @param {HTMLElement} element */
  #note(at, element) {
    const { choice } = this.#items[at];
    if (choice && !this.#question?.pair && !this.#isPressing) this.board.follows(choice, element);
  }

  get #items() {
    return this.#question?.groups.flatMap(({ items }) => items) ?? [];
  }

  /** @param {number} at */
  async #toggle(at) {
    const { table, things } = this.board;
    if (this.#pair.includes(at)) this.#pair = this.#pair.filter((one) => one !== at);
    else this.#pair = [...this.#pair, at].slice(-2);
    this.mark();
    const pair = this.#pair;
    const codes = pair.map((one) => this.#items[one].code ?? "");
    const asked = codes.length === 2 ? pairOf(table.choices, codes, (first) => table.more(first)) : null;
    const move = await asked?.catch(() => null); // the table has moved on meanwhile
    if (pair !== this.#pair) return;
    const [first, second] = codes.map((code) => cardName(code, things));
    table.propose(move ?? null, move ? t("Give {first} and {second}", { first, second }) : "");
  }

  /** Show what is proposed. */
  mark() {
    const { proposed } = this.board.table;
    this.#buttons.forEach((button, at) => {
      const selected = this.#question?.pair
        ? this.#pair.includes(at)
        : proposed !== null && this.#items[at].choice?.move === proposed;
      button.classList.toggle("sel", selected);
      button.setAttribute("aria-pressed", String(selected));
    });
  }

  /**
   * A digit: the value in the group where the focus is, or else the place in the row.
   * @param {string} digit
   */
  key(digit) {
    const question = this.#question;
    if (!question) return false;
    const buttons = this.#buttons;
    const focused = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!question.byValue) return this.#choose(buttons[(Number(digit) + 9) % 10]);
    const items = this.#items;
    const faction = items[Math.max(0, focused)].code?.slice(0, 2);
    const at = items.findIndex(
      ({ code }) => code?.slice(0, 2) === faction && String(faceOf(code ?? BACK).value) === digit,
    );
    return this.#choose(buttons[at]);
  }

  /** @param {HTMLElement | undefined} button */
  #choose(button) {
    this.#isPressing = true;
    button?.focus();
    this.#isPressing = false;
    button?.click();
    return button !== undefined;
  }

  /** @param {KeyboardEvent} event */
  #steer(event) {
    const buttons = this.#buttons;
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const next = neighbour(buttons, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

function isTyping() {
  return document.activeElement?.matches("input, textarea, [contenteditable]") ?? false;
}

/**
 * The button to which an arrow leads: along the row, or to the nearest of the next row.
 * @param {HTMLElement[]} buttons
 * @param {number} at
 * @param {string} key
 */
function neighbour(buttons, at, key) {
  if (key === "ArrowLeft") return buttons[(at + buttons.length - 1) % buttons.length];
  if (key === "ArrowRight") return buttons[(at + 1) % buttons.length];
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const here = buttons[at].getBoundingClientRect(),
    down = key === "ArrowDown";
  const boxes = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => (down ? box.top > here.bottom - 4 : box.bottom < here.top + 4));
  const row = beyond.reduce(
    (best, { box }) => (down ? Math.min(best, box.top) : Math.max(best, box.top)),
    down ? Infinity : -Infinity,
  );
  const inRow = beyond.filter(({ box }) => Math.abs(box.top - row) < 8);
  return inRow.sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.button;
}
