// @ts-check
/** The table of Claim: both hands, the trick between them, and what each has gathered. */

import { grain } from "../../../web/art/scenery.js";
import { drawing } from "../../../web/art/svg.js";
import { emblem } from "./art/factions.js";
import { artifact } from "./art/artifacts.js";
import { eye } from "./art/cards.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { list, plural, t } from "./words.js";
import { keys } from "../../../web/js/lib/keys.js";
import { move } from "../../../web/js/lib/motion.js";
import { canGlow, glow, withTrick } from "./afterglow.js";
import { Artifacts, drawArtifactBacks } from "./artifacts.js";
import { Bubble } from "./bubble.js";
import { BACK, cardName, cardPicture, factionOf, isCard } from "./faces.js";
import { Felt } from "./felt.js";
import { HAND_KEYS, Hand } from "./hand.js";
import { noteOrigins } from "./origins.js";
import { Passing } from "./passing.js";
import { Picker } from "./picker.js";
import { callIt, cardElement, turn } from "./pieces.js";
import { Piles } from "./piles.js";
import { Position } from "./position.js";
import { cardIn, isCardAsked, isFromScore, questionOf } from "./questions.js";
import { lastTrick } from "./tricks.js";
import { Votes } from "./votes.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("../../../web/js/table/types.js").Line} Line */

/**
 * What a board is given (docs/web.md, "A board").
 * @typedef {object} Table
 * @property {any} things
 * @property {any} options
 * @property {{get: (name: string) => any}} settings
 * @property {number | null} me
 * @property {State | null} state
 * @property {Line[]} [log]
 * @property {Choice[]} choices
 * @property {string[]} begun
 * @property {string | null} proposed
 * @property {boolean} busy
 * @property {HTMLElement} status
 * @property {(seat: number) => string} name
 * @property {(seat: number) => HTMLElement} mark
 * @property {(seat: number) => HTMLElement} [badge]
 * @property {(move: string | null, label?: string) => void} propose
 * @property {(choice: Choice) => Promise<void> | undefined} begin
 * @property {(choice: Choice) => Promise<Choice[]>} more
 * @property {(move: string) => Promise<void>} act
 * @property {(move: string) => Promise<import("../../../web/js/table/types.js").Reason[]>} why
 * @property {(id: string) => void} rule
 */

/**
 * @param {HTMLElement} root
 * @param {Table} table
 */
export function mount(root, table) {
  return new ClaimBoard(root, table);
}

/** The steps at which artifacts may be played. */
const WINDOWS = [
  "PRE_REVEAL",
  "BEFORE_LEAD",
  "LEAD_PLAYED",
  "AFTER_LEAD",
  "SECOND_PLAYED",
  "BEFORE_RESOLVE",
  "AFTER_WIN",
  "PHASE1_END",
  "PHASE2_START",
];

export class ClaimBoard {
  /** @type {Position | null} */
  position = null;
  /** @type {import("./tricks.js").Trick | null} */
  last = null;
  /** @type {Line[]} */
  #lines = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} while a decided trick is looked at */
  #glowing;
  /** @type {Map<string, Promise<Node[] | null>>} why a move is not allowed in this position */
  #reasons = new Map();
  #version = -1;
  /** @type {Position | null} the position as it is drawn: a trick may still be looked at */
  #drawn = null;
  /** @type {Position | null} the position before the trick that is looked at was decided */
  #before = null;
  /** @type {import("./tricks.js").Trick | null} the last trick before that one */
  #beforeLast = null;

  /**
   * @param {HTMLElement} root
   * @param {Table} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.things = table.things;
    this.options = table.options;
    root.classList.add("claim");
    this.bubble = new Bubble(root);
    this.piles = new Piles(this);
    this.passing = new Passing(table.settings, () => this.#redraw());
    this.votes = new Votes(this);
    this.artifacts = new Artifacts(this);
    this.felt = new Felt(this);
    this.picker = new Picker(this);
    this.hand = new Hand(this, table.me === null ? t("Hand") : t("Your hand"));
    this.above = this.#seat("above");
    this.below = this.#seat("below");
    this.felt.element.append(this.picker.element);
    this.words = h("div", { class: "words" });
    this.felt.window.append(this.artifacts.bar, this.passing.element, this.words);
    root.prepend(
      picture(drawing("0 0 1400 900", grain(1400, 900, 130, 11), { cls: "rimefield" })),
      this.votes.strip,
      this.above.element,
      this.felt.element,
      h(
        "div",
        { class: "me" },
        this.below.element,
        h("div", { class: "statusplace" }, table.status),
        this.hand.element,
      ),
    );
    this.legend = this.#legend();
    this.endKeys = keys(this.#keys(), { label: t("Claim") });
    this.watch = new ResizeObserver(() => this.#redraw());
    this.watch.observe(this.votes.element);
    root.addEventListener("pointerdown", () => this.#endGlow(), { capture: true });
  }

  close() {
    clearTimeout(this.#glowing);
    this.endKeys();
    this.watch.disconnect();
    this.bubble.hide();
  }

  panels() {
    return [
      { id: "votes", title: t("Votes"), element: this.votes.element, side: /** @type {const} */ ("left") },
      {
        id: "artifacts",
        title: t("Artifacts"),
        element: this.artifacts.element,
        side: /** @type {const} */ ("right"),
      },
    ];
  }

  /** @param {"above" | "below"} where */
  #seat(where) {
    const parts = {
      who: h("span", { class: "who" }),
      facts: h("ul", { class: "facts" }),
      asides: h("span", { class: "asides" }),
      hand: h("div", { class: "backs", role: "img" }),
      artifacts: h("span", { class: "arts" }),
      followers: h("button", {
        class: "followerpile",
        type: "button",
        dataset: { rule: "claim.phase1.collect" },
        onclick: () => this.piles.openFollowers(),
      }),
    };
    const { who, facts, asides, hand, artifacts, followers } = parts;
    return {
      ...parts,
      element: h(
        "div",
        { class: `seatstrip ${where}` },
        who,
        facts,
        asides,
        followers,
        ...(where === "above" ? [hand, artifacts] : []),
      ),
    };
  }

  // Drawing ----------------------------------------------------------------------------------------

  /** @param {State} state */
  update(state) {
    if (!state.view) return;
    const isFirst = this.position === null;
    const before = this.position,
      now = new Position(state.view, this.table.me ?? 0);
    this.#lines.splice(state.log.from);
    this.#lines.push(...state.log.lines);
    if (state.version !== this.#version) this.#reasons.clear();
    this.#version = state.version;
    const last = lastTrick(this.table.log ?? this.#lines);
    const isDecided =
      !isFirst && last !== null && last.end > (this.last?.end ?? -1) && last.end >= state.log.from;
    this.position = now;
    const lastBefore = this.last;
    this.last = last;
    this.passing.consider(now.view, this.table.me, this.#isWindow());
    if (before) noteOrigins(this.#drawn ?? before, now);
    if (before && isDecided && last && canGlow()) this.#startGlow(before, now, last, lastBefore);
    else if (this.#glowing === undefined) this.#show(now);
    else this.#show(now, true);
    this.#passByItself(state);
    this.#learnGifts();
  }

  /** For the Tavern a pair is chosen: ask which cards go with each. */
  #learnGifts() {
    const firsts = this.choices.filter(({ target, more, next }) => target?.verb === "give" && more && !next);
    if (!firsts.length || this.table.begun.length) return;
    Promise.all(firsts.map((first) => this.table.more(first))).then(
      () => this.#redraw(),
      () => {}, // the table has moved on
    );
  }

  /**
   * @param {Position} before
   * @param {Position} now
   * @param {import("./tricks.js").Trick} trick
   * @param {import("./tricks.js").Trick | null} lastBefore
   */
  #startGlow(before, now, trick, lastBefore) {
    clearTimeout(this.#glowing);
    this.#before = before;
    this.#beforeLast = lastBefore;
    this.#glowing = glow(now, () => this.#endGlow());
    const glowing = withTrick(before, now, trick);
    noteOrigins(before, glowing);
    this.#draw(glowing);
  }

  #endGlow() {
    if (this.#glowing === undefined) return;
    clearTimeout(this.#glowing);
    this.#glowing = undefined;
    if (this.position) this.#draw(this.position, "--d-settle");
  }

  /**
   * @param {Position} now
   * @param {boolean} [glowing] a decided trick still lies in the middle
   */
  #show(now, glowing = false) {
    if (!glowing || !this.#before || !this.last) return this.#draw(now);
    this.#draw(withTrick(this.#before, now, this.last));
    if (now.lead) {
      clearTimeout(this.#glowing);
      this.#glowing = glow(now, () => this.#endGlow());
    }
  }

  #redraw() {
    if (this.position && this.table.state) this.#draw(this.#drawn ?? this.position);
    if (this.table.state) this.#passByItself(this.table.state);
  }

  /**
   * @param {Position} position
   * @param {string} [duration]
   */
  #draw(position, duration) {
    this.#drawn = position;
    this.bubble.hide();
    void move(this.root.closest("[data-game]") ?? this.root, () => this.#place(position), { duration });
    this.mark();
  }

  /** Let things slide that a change of styles moves. @param {() => void} change */
  slide(change) {
    void move(this.root, change);
  }

  /** @param {Position} position */
  #place(position) {
    const { table } = this,
      now = this.position ?? position;
    const { choices } = this;
    const question = questionOf(now, this);
    const isWindow = this.#isWindow();
    const handChoices = question || isWindow ? new Map() : this.#handChoices(choices, now);
    const words = choices.filter(
      ({ move }) =>
        !isCard(move.split(" ").at(-1) ?? "") &&
        !move.startsWith("!") &&
        !question?.groups.some(({ items }) => items.some(({ choice }) => choice.move === move)) &&
        !(isWindow && move === "pass"),
    );
    this.root.classList.toggle("phase1", position.view.phase === 1);
    this.votes.draw(position, table.state?.standing?.votes ?? []);
    this.felt.draw(position, this.#glowing === undefined ? this.last : this.#beforeLast);
    this.#drawSeat(this.above, position, position.above);
    this.#drawSeat(this.below, position, position.below);
    this.artifacts.draw(
      position,
      choices.filter(({ move }) => move.startsWith("!")),
      isWindow && !this.passing.isOn,
    );
    this.hand.draw(position.hands[position.below], handChoices, handChoices.size > 0);
    this.picker.draw(question);
    this.#drawWords(words);
    const only = isWindow
      ? choices.find(({ move }) => move === "pass")
      : choices.length === 1
        ? choices[0]
        : null;
    if (only && table.proposed === null && !table.begun.length) table.propose(only.move, only.label);
  }

  /** What can be chosen now; who can only pass is passed by the server. @returns {Choice[]} */
  get choices() {
    const { table } = this;
    const isFormality = table.choices.length === 1 && table.choices[0].move === "pass";
    return table.busy || isFormality ? [] : table.choices;
  }

  #isWindow() {
    const { position, table } = this;
    return (
      position !== null &&
      WINDOWS.includes(position.view.step) &&
      !table.begun.length &&
      this.choices.some(({ move }) => move === "pass")
    );
  }

  /**
   * What the cards of the hand do now.
   * @param {Choice[]} choices
   * @param {Position} position
   * @returns {Map<string, Choice>}
   */
  #handChoices(choices, position) {
    if (
      isFromScore(position) ||
      (!isCardAsked(position) && !choices.some(({ move }) => move.startsWith("put ")))
    )
      return new Map();
    return new Map(
      choices.flatMap((choice) => {
        const code = cardIn(choice.move);
        return code ? [[code, choice]] : [];
      }),
    );
  }

  /**
   * @param {ClaimBoard["above"]} strip
   * @param {Position} position
   * @param {number} seat
   */
  #drawSeat(strip, position, seat) {
    const { table, things } = this,
      { view } = position;
    const badge = table.badge?.(seat);
    if (badge && badge.parentNode !== strip.who) strip.who.replaceChildren(badge);
    else if (!badge) strip.who.textContent = table.name(seat);
    const absent =
      seat === table.me || !view.hand[seat].length
        ? []
        : view.absent[seat].filter((/** @type {string} */ name) => name.length === 2);
    keyed(
      strip.facts,
      absent,
      (name) => name,
      (name) => {
        const faction = factionOf(name),
          { name: title } = things.factions[faction];
        return h(
          "li",
          { class: `chip f-${faction}` },
          picture(emblem(faction, { size: 16 })),
          t("no {faction}", { faction: title }),
        );
      },
    );
    const asides = [
      ...(position.flail[seat]
        ? [{ ...position.flail[seat], title: t("For the final trick"), rule: "claim.artifact.flail_of_dawn" }]
        : []),
      ...(position.mark[seat]
        ? [
            {
              ...position.mark[seat],
              title: t("Marked for trick {n}", { n: view.mark[seat].dueTrick }),
              rule: "claim.artifact.hunting_cloak",
            },
          ]
        : []),
    ];
    keyed(
      strip.asides,
      asides,
      ({ key }) => key,
      (piece) => {
        const element = cardElement("span", piece, things);
        element.setAttribute("role", "img");
        element.append(h("span", { class: "cap" }, piece.title));
        return element;
      },
      (element, piece) => {
        turn(element, piece, things);
        element.dataset.rule = piece.rule;
        element.setAttribute("aria-label", `${piece.title}: ${cardName(piece.code, things)}`);
      },
    );
    this.#drawFollowerPile(strip.followers, position, seat);
    if (seat === position.above) {
      this.#drawOther(strip.hand, position);
      drawArtifactBacks(strip.artifacts, view.artifacts[seat], things);
      strip.artifacts.hidden = view.artifacts[seat].length === 0;
    }
  }

  /** @param {HTMLElement} pile @param {Position} position @param {number} seat */
  #drawFollowerPile(pile, { followers, view }, seat) {
    pile.hidden = view.phase !== 1;
    pile.dataset.key = `followers-${seat}`;
    if (!pile.firstElementChild) pile.append(cardPicture(BACK, this.things), h("b", { class: "num" }));
    const [count] = pile.getElementsByTagName("b");
    count.textContent = String(followers[seat].length);
    const isMine = seat === this.table.me;
    callIt(pile, isMine ? t("Your Followers") : t("Followers of {who}", { who: this.table.name(seat) }));
    pile.title = t("Followers");
  }

  /** The hand on the other side. @param {HTMLElement} place @param {Position} position */
  #drawOther(place, { hands, above }) {
    const { things, table } = this;
    place.style.setProperty("--n", String(hands[above].length));
    keyed(
      place,
      hands[above],
      ({ key }) => key,
      (piece) => cardElement("span", piece, things),
      (element, piece) => {
        turn(element, piece, things);
        element.classList.toggle("known", Boolean(piece.known));
        if (piece.known && !element.querySelector(".eye")) element.append(picture(eye({ size: 15 })));
        if (piece.code !== BACK) element.title = cardName(piece.code, things);
      },
    );
    const open = hands[above].filter(({ code }) => code !== BACK).map(({ code }) => cardName(code, things));
    const count = plural("{who}: {n} card", "{who}: {n} cards", {
      who: table.name(above),
      n: hands[above].length,
    });
    place.setAttribute("aria-label", open.length ? `${count}; ${list(open)}` : count);
  }

  /** Answers that no picture stands for. @param {Choice[]} choices */
  #drawWords(choices) {
    keyed(
      this.words,
      choices,
      ({ move }) => move,
      (choice) =>
        h("button", { class: "btn", type: "button", onclick: () => this.commit(choice) }, choice.label),
    );
    this.words.hidden = choices.length === 0;
  }

  // Choosing -------------------------------------------------------------------------------------------

  /**
   * A thing was pressed that stands for a choice: it is proposed, and done if it is pressed again.
   * @param {Choice} choice
   * @param {PointerEvent} event
   * @param {boolean} again
   */
  press(choice, event, again) {
    if (choice.more) return this.commit(choice);
    // On a touch screen a finger lands twice too easily: there the button does it.
    if (again && event.pointerType !== "touch") return this.commit(choice);
    this.table.propose(choice.move, choice.label);
    this.mark();
  }

  /** @param {Choice} choice */
  commit(choice) {
    return this.table.begin(choice);
  }

  /** Show what is proposed. */
  mark() {
    this.hand.mark();
    this.artifacts.mark();
    this.picker.mark();
  }

  /** The status line asks for its words whenever it is drawn: then the marks are brought up to date, too. */
  question() {
    this.mark();
    const text = this.position && questionOf(this.position, this)?.text;
    return text && text !== this.table.state?.prompt ? h("span", null, text) : null;
  }

  focus() {
    // On a touch screen focus would only lift a card that nobody has touched.
    if (!this.picker.isOpen && !matchMedia("(hover: none)").matches) this.hand.focus();
  }

  /** A small picture of a move, for hints. @param {string} text */
  picture(text) {
    const words = text.split(" ");
    if (words[0].startsWith("!")) return picture(artifact(words[0].slice(1), { size: 28 }));
    const code = words.findLast(isCard);
    return code ? cardPicture(code, this.things) : null;
  }

  /** Pass in a window, as the reader has asked for. @param {State} state */
  #passByItself(state) {
    if (!this.passing.isOn || !this.#isWindow() || this.table.busy) return;
    setTimeout(() => {
      if (this.passing.isOn && this.table.state?.version === state.version && this.#isWindow())
        void this.table.act("pass");
    });
  }

  // Answers ----------------------------------------------------------------------------------------------

  /** The move that playing this card would be. @param {string} code */
  moveOf(code) {
    return this.table.choices.some(({ move }) => move.startsWith("put ")) ? `put ${code}` : code;
  }

  /**
   * Why a move is not allowed, with the rule.
   * @param {string} text
   * @returns {Promise<Node[] | null>}
   */
  whyNot(text) {
    const known = this.#reasons.get(text);
    if (known) return known;
    const answer = this.#askWhy(text).catch(() => null);
    this.#reasons.set(text, answer);
    return answer;
  }

  /** @param {string} text */
  async #askWhy(text) {
    const reasons = this.table.me === null ? [] : await this.table.why(text);
    if (!reasons.length) return null;
    return reasons.flatMap(({ message, rule }) => [
      h("span", { class: "reason" }, message),
      ...(rule
        ? [
            h(
              "button",
              { class: "rule", type: "button", tabindex: "-1", onclick: () => this.table.rule(rule) },
              rule,
            ),
          ]
        : []),
    ]);
  }

  /** What a card can do. @param {string} code */
  powerOf(code) {
    if (code === BACK) return null;
    const { name, power } = this.things.factions[factionOf(code)];
    return [h("b", null, name), h("br"), power];
  }

  /** Whether the other knows of this card of the reader. @param {string} code */
  isKnownToOther(code) {
    const { position, table } = this;
    return position !== null && table.me !== null && position.knownOf(table.me).includes(code);
  }

  // Keys -------------------------------------------------------------------------------------------------

  #keys() {
    /** @type {Record<string, () => unknown>} */
    const map = {
      p: () => this.#pass(),
      Space: () => this.#pass(),
      a: () => this.artifacts.focus(),
      d: () => this.piles.openDiscard(),
      f: () => this.piles.openFollowers(),
      t: () => this.piles.openLastTrick(),
    };
    HAND_KEYS.forEach((key, n) => {
      map[key] = () => {
        this.#endGlow();
        if (this.picker.isOpen) return /\d/.test(key) && this.picker.key(key);
        return this.#isWindow() ? this.artifacts.pressNth(n) : this.hand.press(n);
      };
    });
    return map;
  }

  #pass() {
    this.#endGlow();
    if (this.passing.isOn) return this.passing.end();
    const pass =
      this.table.busy || this.table.begun.length
        ? null
        : this.table.choices.find(({ move }) => move === "pass");
    return pass ? void this.table.begin(pass) : false;
  }

  /** @returns {[string, string][]} */
  #legend() {
    return [
      ["1 \u2013 0, Q \u2013 R", t("choose a card")],
      ["\u2190 \u2192", t("go along the hand")],
      [t("P or Space"), t("pass")],
      ["1 \u2013 3, A", t("artifacts that can be played now")],
      ["F", t("Followers")],
      ["D", t("discard pile")],
      ["T", t("last trick")],
    ];
  }
}
