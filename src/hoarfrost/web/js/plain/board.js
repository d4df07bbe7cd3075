// @ts-check
/** A board for any game: it shows the view as it is and offers the choices as buttons. */

import { h, keyed } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { isPhone } from "../table/layout.js";
import { factsOf } from "./facts.js";
import { grouped } from "./groups.js";
import { drawFacts } from "./values.js";

/** @typedef {import("../table/types.js").BoardTable} BoardTable */
/** @typedef {import("../table/types.js").Board} Board */
/** @typedef {import("../table/types.js").State} State */
/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").Choice} Choice */

/** How many of the last lines of the log stand on the board. */
const LAST_LINES = 4;
/** Digits that follow each other within this time, in milliseconds, are one number. */
const ONE_NUMBER = 700;
/** From so many choices on, what they are about stands over them. */
const MANY = 9;
/** How long a line is read before the next, and all lines of a move, in milliseconds. */
const LINE = 500;
const ALL_LINES = 1500;

/**
 * @param {HTMLElement} root
 * @param {BoardTable} table
 * @returns {Board}
 */
export function mount(root, table) {
  const board = new PlainBoard(root, table);
  return {
    update: (state, events) => board.update(state, events),
    beats: (state) => board.beats(state),
    proposed: () => board.proposed(),
    focus: () => board.focus(),
    close: () => board.close(),
    anchor: (at) => board.anchor(at),
    sound: "wood",
    legend: [
      ["1 2 3", t("go to a choice")],
      ["← →", t("the choice before or after")],
    ],
  };
}

class PlainBoard {
  #typed = "";
  #typedAt = 0;

  /** @param {HTMLElement} root @param {BoardTable} table */
  constructor(root, table) {
    this.table = table;
    const count = table.seats.length;
    // The reader sits first; the others follow in the order of the seats.
    const first = table.me ?? 0;
    this.order = Array.from({ length: count }, (_, index) => (first + index) % count);
    this.seats = this.order.map((seat) =>
      h("li", { class: "plain-seat panel" }, h("div", { class: "plain-name" }, table.badge(seat))),
    );
    this.shared = h("div", { class: "plain-shared" });
    this.news = h("ol", { class: "plain-news", "aria-live": isPhone() ? "polite" : "off" });
    this.early = h("p", { class: "plain-early" });
    this.groups = h("div", { class: "plain-groups" });
    this.answer = h("div", { class: "plain-answer", tabindex: "-1" }, table.status, this.early, this.groups);
    this.look = h(
      "div",
      { class: "plain-look", tabindex: "0", role: "group", "aria-label": t("Position") },
      h("ul", { class: "plain-seats", "data-count": count }, this.seats),
      this.shared,
    );
    this.element = h(
      "div",
      { class: table.me === null ? "plain watching" : "plain" },
      this.look,
      this.news,
      this.answer,
    );
    root.replaceChildren(this.element);
    this.endKeys = keys(this.#keys(), { label: t("Choices") });
  }

  close() {
    this.endKeys();
  }

  focus() {
    this.answer.focus({ preventScroll: true });
  }

  /**
   * "points" is a field of all or of the reader, "points:1" that of a seat; besides there are "seat:1", "choices" and
   * "choice:MOVE".
   * @param {string} at
   * @returns {Element[]}
   */
  anchor(at) {
    const [kind, of] = at.split(":");
    const panel = this.seats[of === undefined ? 0 : this.order.indexOf(Number(of))];
    if (kind === "seat") return [panel];
    if (kind === "choices") return [this.groups];
    if (kind === "choice") return this.#buttons.filter(({ dataset }) => dataset.move === of);
    const places = of === undefined ? [this.shared, panel] : [panel];
    return places.flatMap((place) => [...place.querySelectorAll(`[data-field="${kind}"]`)]).slice(0, 1);
  }

  /**
   * What others have done is told line by line; what the reader has done needs no time.
   * @param {State} state
   * @returns {import("../table/pace.js").Beat[]}
   */
  beats({ log: { lines } }) {
    const { table } = this;
    const told = lines
      .map((line, n) => ({ line, upTo: lines.slice(0, n + 1) }))
      .filter(({ line: { text, quiet, event } }) => text && !quiet && event.seat !== table.me);
    const before = table.log;
    return told.map(({ line, upTo }) => ({
      show: () => {
        this.#drawNews([...before, ...upTo], upTo.length);
        this.#highlight([line.event]);
        this.#drawChoices();
      },
      lasts: Math.min(LINE, ALL_LINES / told.length),
    }));
  }

  /** @param {State} state @param {GameEvent[]} events */
  update(state, events) {
    const hadFocus = this.groups.contains(document.activeElement);
    this.#drawPosition(state);
    this.#drawNews(this.table.log, events.length);
    this.#drawEarly(state);
    this.#drawChoices();
    this.#proposeTheOnlyOne();
    // A choice that has gone leaves the keyboard where the next ones will be.
    if (hadFocus && !this.groups.contains(document.activeElement)) this.focus();
    this.#highlight(events);
  }

  /** With a move on its way there is nothing to choose. */
  proposed() {
    for (const button of this.#buttons) this.#drawBusy(button);
  }

  /** @param {State} state */
  #drawPosition({ view, asked }) {
    const { table } = this;
    const facts = factsOf(view, table.things, table.seats.length);
    this.order.forEach((seat, place) => {
      const panel = this.seats[place];
      panel.classList.toggle("asked", asked.includes(seat));
      panel.querySelector("dl")?.remove();
      if (facts.ofSeat[seat].length) panel.append(drawFacts(facts.ofSeat[seat], table));
    });
    this.shared.replaceChildren(drawFacts(facts.shared, table));
  }

  /**
   * The newest lines; those that came with this state are marked.
   * @param {import("../table/types.js").Line[]} log
   * @param {number} news  how many of them came with it
   */
  #drawNews(log, news) {
    const told = log.map((line, number) => ({ line, number })).filter(({ line }) => line.text && !line.quiet);
    const firstNew = log.length - news;
    const shown = told.slice(-LAST_LINES);
    keyed(
      this.news,
      shown,
      ({ number, line }) => `${language()} ${number} ${line.text}`,
      ({ line }) => h("li", { "data-rule": line.rule }, line.text),
      (element, { number }) => {
        if (news > 0) element.classList.toggle("now", number >= firstNew);
      },
    );
  }

  /** An answer that was given before the others have given theirs. @param {State} state */
  #drawEarly({ early, undo, window }) {
    // What is noted in a window is changed by choosing again.
    const isSecret = early !== null && window === null;
    this.early.hidden = !isSecret;
    if (!isSecret) return;
    const back = h(
      "button",
      { class: "btn", type: "button", onclick: () => this.table.undo() },
      t("Take back"),
      h("kbd", { "aria-hidden": "true" }, "U"),
    );
    this.early.replaceChildren(...(undo === "free" ? [back] : []));
  }

  #drawChoices() {
    const { table } = this;
    const groups = grouped(table.choices);
    const path = table.begun.join(" ");
    const isTitled = table.choices.length >= MANY;
    let number = 0;
    keyed(
      this.groups,
      groups,
      ({ id }) => `${language()} ${path} ${id}`,
      ({ title, isSide }) => {
        const name = isSide ? t("Also possible now") : title;
        return h(
          "div",
          { class: isSide ? "plain-group side" : "plain-group", role: "group", "aria-label": name },
          h("h2", {}, name),
          h("div", { class: "plain-choices" }),
        );
      },
      (element, group) => {
        element.firstElementChild.hidden = !isTitled && !group.isSide;
        keyed(
          element.lastElementChild,
          group.choices,
          ({ move }) => move,
          (choice) => this.#button(choice),
          (button, choice) => {
            number += 1;
            this.#drawButton(button, choice, number);
          },
        );
      },
    );
  }

  /** @param {Choice} choice */
  #button({ move }) {
    // The choice of the present state: an element may outlive the one it was made for.
    const run = () => {
      const choice = this.table.choices.find((one) => one.move === move);
      if (choice && !this.table.busy) void this.table.begin(choice);
    };
    return h(
      "button",
      { class: "btn plain-choice", type: "button", "data-move": move, onclick: run },
      h("kbd", { "aria-hidden": "true" }),
      h("span", {}),
    );
  }

  /** @param {HTMLElement} button @param {Choice} choice @param {number} number */
  #drawButton(button, choice, number) {
    const [key, label] = button.children;
    key.textContent = String(number);
    // Further steps follow.
    label.textContent = choice.more ? `${choice.label} …` : choice.label;
    this.#drawBusy(button);
    const { rule } = choice.target ?? {};
    if (typeof rule === "string") button.dataset.rule = rule;
  }

  /** @param {HTMLElement} button */
  #drawBusy(button) {
    button.setAttribute("aria-disabled", String(this.table.busy));
  }

  /** With one choice there is nothing to look for: Enter does it. */
  #proposeTheOnlyOne() {
    const { choices, proposed } = this.table;
    const [only] = choices;
    if (choices.length === 1 && !only.side && proposed === null && !this.table.busy)
      this.table.propose(only.move, only.label);
  }

  /** The seats that something happened to. @param {GameEvent[]} events */
  #highlight(events) {
    if (!events.length) return;
    const hit = new Set(events.flatMap(({ seat, target }) => [seat, target]));
    this.order.forEach((seat, place) => {
      this.seats[place].classList.remove("news");
      if (!hit.has(seat)) return;
      // So that the same seat lights up again.
      void this.seats[place].offsetWidth;
      this.seats[place].classList.add("news");
    });
  }

  // --- Keys ---

  #keys() {
    /** @type {Record<string, (event: KeyboardEvent) => unknown>} */
    const map = {};
    for (const digit of "1234567890") map[digit] = () => this.#type(digit);
    for (const key of ["ArrowRight", "ArrowDown"]) map[key] = () => this.#step(1);
    for (const key of ["ArrowLeft", "ArrowUp"]) map[key] = () => this.#step(-1);
    return map;
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.groups.querySelectorAll(".plain-choice")]);
  }

  /** @param {string} digit */
  #type(digit) {
    const buttons = this.#buttons;
    const goesOn = performance.now() - this.#typedAt < ONE_NUMBER;
    const number = goesOn ? this.#typed + digit : digit;
    this.#typed = Number(number) <= buttons.length ? number : digit;
    this.#typedAt = performance.now();
    const button = buttons[Number(this.#typed) - 1];
    if (!button) return false;
    button.focus();
  }

  /** @param {number} by */
  #step(by) {
    const buttons = this.#buttons;
    // Whoever reads the position scrolls it with these keys.
    if (!buttons.length || this.look === document.activeElement) return false;
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length;
    buttons[next].focus();
  }
}
