// @ts-check
/** The table of Claim: both hands, the trick between them, and what each has gathered. */

import { grain } from "../../../web/art/scenery.js";
import { drawing } from "../../../web/art/svg.js";
import { emblem } from "./art/factions.js";
import { artifact } from "./art/artifacts.js";
import { eye } from "./art/cards.js";
import { Bubble } from "../../../web/js/lib/bubble.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { list, plural, t } from "./words.js";
import { keys } from "../../../web/js/lib/keys.js";
import { move } from "../../../web/js/lib/motion.js";
import { Reasons } from "../../../web/js/lib/reasons.js";
import { anchorOf } from "./anchors.js";
import { Artifacts, drawArtifactBacks } from "./artifacts.js";
import { atTheEnd, beatsOf, laid } from "./beats.js";
import { asksForCard, beginningOf, about, isFormality, isWindow, ofHand, passOf } from "./choices.js";
import { BACK, cardName, cardPicture, factionOf } from "./faces.js";
import { Felt } from "./felt.js";
import { HAND_KEYS, Hand } from "./hand.js";
import { noteJourneys } from "./journeys.js";
import { Passing } from "./passing.js";
import { Picker } from "./picker.js";
import { callIt, cardElement, turn } from "./pieces.js";
import { Piles } from "./piles.js";
import { Position } from "./position.js";
import { questionOf } from "./questions.js";
import { Scenes } from "./scenes.js";
import { lastTrick } from "./tricks.js";
import { Votes } from "./votes.js";

/** @typedef {import("../../../web/js/table/types.js").State} State */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("../../../web/js/lib/bubble.js").Told} Told */

/** @typedef {import("../../../web/js/table/types.js").BoardTable} BoardTable */
/**
 * What a board is given, with the things of Claim; and the steps of a move, which no board has in a replay.
 * @typedef {Omit<BoardTable, "things"> & {things: import("./types.js").Things, step?: Choice | null,
 *   more: (choice: Choice) => Promise<Choice[]>}} ClaimTable
 */

/** A name with more letters needs more lines below its card. */
const LONG_NAME = 12;

/**
 * @param {HTMLElement} root
 * @param {ClaimTable} table
 */
export function mount(root, table) {
  return new ClaimBoard(root, table);
}

export class ClaimBoard {
  /** @type {Position | null} */
  position = null;
  /** @type {import("./tricks.js").Trick | null} */
  last = null;
  #version = -1;
  /** The position in which the reader is about to pass by itself. */
  #passesAt = -1;
  /** @type {Position | null} the position as it is drawn: what happened may still be looked at */
  #drawn = null;
  /** @type {Map<HTMLElement, Set<string>>} the Followers that were drawn last, by the place where new ones arrive */
  #followers = new Map();
  /** @type {Choice[] | null} the move that is drawn although it is only on its way */
  #sent = null;

  /**
   * @param {HTMLElement} root
   * @param {ClaimTable} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.things = table.things;
    this.options = table.options;
    root.classList.add("claim");
    this.bubble = new Bubble(
      (rule) => table.rule(rule),
      () => [table.status],
    );
    this.reasons = new Reasons(table, this.bubble);
    this.piles = new Piles(this);
    this.passing = new Passing(table.settings, () => this.#redraw());
    this.votes = new Votes(this);
    this.artifacts = new Artifacts(this);
    this.felt = new Felt(this);
    this.picker = new Picker(this);
    this.hand = new Hand(this, table.me === null ? t("Hand") : t("Your hand"));
    this.above = this.#seat("above");
    this.below = this.#seat("below");
    this.scenes = new Scenes(this);
    this.felt.element.append(this.scenes.element);
    // What is known of the other's hand moves nothing there.
    this.felt.top.append(this.above.facts);
    this.words = h("div", { class: "words" });
    root.classList.toggle("witharts", Boolean(table.options.artifacts));
    root.classList.toggle(
      "longnames",
      table.seats.some(({ name }) => name.length > LONG_NAME),
    );
    root.prepend(
      h(
        "div",
        { class: "play" },
        picture(drawing("0 0 1400 900", grain(1400, 900, 130, 11), { cls: "rimefield" })),
        this.votes.strip,
        this.above.element,
        this.felt.element,
        this.below.element,
        h(
          "div",
          { class: "asked" },
          h("div", { class: "statusplace" }, table.status),
          h("div", { class: "windowplace" }, this.artifacts.bar, this.passing.element, this.words),
        ),
        this.hand.element,
        this.picker.element,
      ),
    );
    for (const place of [root, this.votes.element, this.artifacts.element]) this.bubble.listen(place);
    this.legend = this.#legend();
    this.endKeys = keys(this.#keys(), { label: t("Claim") });
    this.watch = new ResizeObserver(() => this.#redraw());
    this.watch.observe(this.votes.element);
  }

  close() {
    this.endKeys();
    this.watch.disconnect();
    this.bubble.close();
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
        ...(where === "above" ? [hand, artifacts] : [this.table.quick]),
      ),
    };
  }

  // Drawing ----------------------------------------------------------------------------------------

  /**
   * What is to be seen of what happened, before the state is drawn and anything is asked.
   * @param {State} state
   */
  beats(state) {
    if (!state.view) return [];
    const now = new Position(state.view, state.standing, this.table.me ?? 0);
    return beatsOf(this.#drawn, now, state.log.lines, this.table.me, (position, manner) =>
      this.#show(position, manner),
    );
  }

  /**
   * @param {Position} position
   * @param {import("./beats.js").Manner} [manner]
   */
  #show(position, { says = "", scene, dealt, duration } = {}) {
    this.felt.say(says);
    this.scenes.draw(scene ?? null);
    // What is laid anew for Phase 2 is not seen to jump.
    for (const part of [this.root, this.votes.element])
      part.classList.toggle("changing", scene?.kind === "phase");
    if (dealt) this.#dealOut(position, dealt);
    else this.#draw(position, duration);
    if (scene?.kind === "phase") this.hand.turnOver();
  }

  /**
   * @param {State} state
   * @param {import("./types.js").ClaimEvent[]} events what has happened since the state before
   */
  update(state, events) {
    if (!state.view) return;
    const { table } = this,
      before = this.position;
    const now = new Position(state.view, state.standing, table.me ?? 0);
    const isNew = state.version !== this.#version;
    if (isNew) this.reasons.forget();
    this.#version = state.version;
    this.#sent = null;
    this.position = now;
    this.last = lastTrick(table.log);
    this.passing.consider(events, {
      me: table.me,
      phase: now.view.phase,
      jump: isNew && events.length === 0,
      isWindow: this.#isWindow(),
      isCardAsked: asksForCard(this.choices),
    });
    if (before) noteJourneys(events, this.#drawn ?? before, now);
    const { position, says } = atTheEnd(now, table.log);
    this.#show(position, { says });
    this.#passByItself(state);
  }

  #redraw() {
    if (this.#drawn && this.table.state) this.#draw(this.#drawn);
    if (this.table.state) this.#passByItself(this.table.state);
  }

  /**
   * @param {Position} position
   * @param {string} [duration]
   */
  #draw(position, duration) {
    const isFirst = this.#drawn === null;
    this.#drawn = position;
    // Nothing has been anywhere else before.
    if (isFirst) this.#place(position);
    else void move(this.#room, () => this.#place(position), { duration });
    this.bubble.redrawn();
    this.proposed();
  }

  /**
   * The hands come card by card from one place.
   * @param {Position} position
   * @param {{after: Position, from: string[]}} dealt
   */
  #dealOut(position, { after, from }) {
    const hands = position.hands.map((hand, seat) => hand.map((piece) => ({ ...piece, from: from[seat] })));
    const coming = Object.assign(Object.create(position), { hands });
    this.#place(after);
    void move(this.#room, () => this.#place(coming), { duration: "--d-settle", stagger: 18 });
    this.#drawn = position;
  }

  /** Everything between whose parts cards move. */
  get #room() {
    return this.root.closest("[data-game]") ?? this.root;
  }

  /** Let things slide that a change of styles moves. @param {() => void} change */
  slide(change) {
    void move(this.root, change);
  }

  /** @param {Position} position */
  #place(position) {
    const { table, choices } = this;
    const question = questionOf(this.position ?? position, this);
    const isAskedForArtifact = this.#isWindow();
    const handChoices = question || isAskedForArtifact ? new Map() : ofHand(choices);
    this.root.classList.toggle("phase1", position.view.phase === 1);
    this.votes.draw(position);
    this.felt.draw(position, this.last);
    this.#drawSeat(this.above, position, position.above);
    this.#drawSeat(this.below, position, position.below);
    this.artifacts.draw(position, choices, isAskedForArtifact && !this.passing.isOn);
    this.hand.draw(position.hands[position.below], handChoices, handChoices.size > 0);
    this.picker.draw(question);
    this.#drawWords(isAskedForArtifact ? [] : this.#inWords(choices, question));
    const only = isAskedForArtifact ? passOf(choices) : choices.length === 1 ? choices[0] : null;
    if (only && table.proposed === null && !table.begun.length) table.propose(only.move, only.label);
  }

  /**
   * The choices for which nothing else on the table stands: words, and of several choices a card put aside.
   * @param {Choice[]} choices
   * @param {import("./questions.js").Question | null} question
   */
  #inWords(choices, question) {
    const items = question?.groups.flatMap((group) => group.items) ?? [];
    const words = about(choices, "word").filter(
      ({ choice }) => !items.some((item) => item.choice === choice),
    );
    const aside = about(choices, "card").filter(
      ({ target }) => target.zone === "flail" || target.zone === "mark",
    );
    return [...(choices.length > 1 ? aside : []), ...words].map(({ choice }) => choice);
  }

  /** What can be chosen now; the server passes for whoever can only pass. @returns {Choice[]} */
  get choices() {
    const { table } = this;
    return table.busy || isFormality(table.choices) ? [] : table.choices;
  }

  #isWindow() {
    return !this.table.begun.length && isWindow(this.choices);
  }

  /**
   * @param {ClaimBoard["above"]} strip
   * @param {Position} position
   * @param {number} seat
   */
  #drawSeat(strip, position, seat) {
    const { table, things } = this,
      { view, standing } = position;
    const badge = table.badge?.(seat);
    if (badge && badge.parentNode !== strip.who) strip.who.replaceChildren(badge);
    else if (!badge) strip.who.textContent = table.name(seat);
    keyed(
      strip.facts,
      seat === table.me ? [] : standing.voids[seat],
      (faction) => faction,
      (faction) => {
        const { name: title } = things.factions[faction];
        return h(
          "li",
          { class: `chip f-${faction}`, dataset: { rule: "claim.follow" } },
          picture(emblem(faction, { size: 16 })),
          h("span", null, t("no {faction}", { faction: title })),
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
              title: t("Reserved for trick {n}", { n: view.mark[seat]?.dueTrick ?? 0 }),
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
      // With the room of those that were played, so that the hand beside them stays where it is.
      const all = view.artifacts[seat].length + view.spent.filter(({ by }) => by === seat).length;
      strip.artifacts.style.setProperty("--n", String(all));
      strip.artifacts.hidden = all === 0;
    }
  }

  /** @param {HTMLElement} pile @param {Position} position @param {number} seat */
  #drawFollowerPile(pile, { followers, view }, seat) {
    pile.hidden = view.phase !== 1;
    pile.dataset.key = `followers-${seat}`;
    if (!pile.firstElementChild)
      pile.append(cardPicture(BACK, this.things), h("span", { class: "arrivals" }), h("b", { class: "num" }));
    const [count] = pile.getElementsByTagName("b");
    count.textContent = String(followers[seat].length);
    this.#drawArrivals(/** @type {HTMLElement} */ (pile.querySelector(".arrivals")), followers[seat]);
    const isMine = seat === this.table.me;
    callIt(pile, isMine ? t("Your Followers") : t("Followers of {who}", { who: this.table.name(seat) }));
    pile.title = t("Followers");
  }

  /**
   * The cards that come to the Followers now and lie nowhere else, so that they are seen to come.
   * @param {HTMLElement} place
   * @param {Piece[]} followers
   */
  #drawArrivals(place, followers) {
    const lay = this.#followers.get(place);
    this.#followers.set(place, new Set(followers.map(({ key }) => key)));
    const come = followers.filter(
      ({ key, code }) => lay && !lay.has(key) && (code === BACK || !this.votes.isSeen),
    );
    keyed(
      place,
      come,
      ({ key }) => key,
      (piece) => cardElement("span", piece, this.things),
    );
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
  }

  /** @param {Choice} choice */
  commit(choice) {
    return this.table.begin(choice);
  }

  /**
   * Show what is proposed, and a card that is on its way to the server as if it lay in the middle; with any other
   * move on its way the hand offers nothing more. The focus goes to what is proposed, if it was on something that can
   * be chosen, or nowhere.
   */
  proposed() {
    this.#lay();
    this.hand.mark();
    this.artifacts.mark();
    this.picker.mark();
    const at = document.activeElement ?? document.body;
    const isFree = at.matches("body, main, .status") || at.closest("[data-choice]") !== null;
    const chosen = /** @type {HTMLElement | null} */ (this.root.querySelector("[data-choice].sel"));
    if (!isFree || !chosen || at.matches(".sel") || matchMedia("(hover: none)").matches) return;
    chosen.focus({ preventScroll: true });
    this.bubble.hide();
  }

  /**
   * A key has brought the focus to something that can be chosen. Where something else is proposed it takes its place,
   * so that Enter and the button say what the eye is on.
   * @param {Choice} choice
   * @param {HTMLElement} element
   */
  follows(choice, element) {
    const { table } = this;
    if (table.proposed === null || table.proposed === choice.move) return false;
    if (!element.matches(":focus-visible")) return false;
    table.propose(choice.move, choice.label);
    return true;
  }

  #lay() {
    const { sent, me } = this.table;
    if (sent === this.#sent || me === null || !this.position) return;
    this.#sent = sent;
    const [card] = about(sent ?? [], "card");
    if (card?.target.verb !== "play" || sent?.length !== 1) {
      if (sent) this.hand.rest();
      return;
    }
    const kind = this.position.lead ? "second" : "lead";
    this.#draw(laid(this.position, { kind, seat: me, card: card.target.card, from: card.target.zone }, null));
  }

  focus() {
    // On a touch screen focus would only lift a card that nobody has touched.
    if (this.picker.isOpen || this.#isWindow() || matchMedia("(hover: none)").matches) return;
    this.hand.focus();
    // Nobody has asked yet what it is.
    this.bubble.hide();
  }

  /** What a lesson speaks of. @param {string} at */
  anchor(at) {
    return anchorOf(this, at);
  }

  /** A small picture of a move, for hints. @param {string} move */
  picture(move) {
    const begin = beginningOf(this.table.state?.choices ?? [], move);
    const [played] = about(begin ? [begin] : [], "artifact");
    if (played) return picture(artifact(played.target.artifact, { size: 28 }));
    const [chosen] = about(begin ? [begin] : [], "card");
    return chosen ? cardPicture(chosen.target.card, this.things) : null;
  }

  /** Pass in a window, as the reader has asked for. @param {State} state */
  #passByItself(state) {
    if (!this.passing.isOn || !this.#isWindow() || this.table.busy || this.#passesAt === state.version)
      return;
    this.#passesAt = state.version;
    setTimeout(() => {
      this.#passesAt = -1;
      const pass = this.#isWindow() && passOf(this.choices);
      if (pass && this.passing.isOn && this.table.state?.version === state.version)
        void this.table.act(pass.move);
    }, this.table.hesitation());
  }

  // Answers ----------------------------------------------------------------------------------------------

  /** Why a card of the hand cannot do what others of it can. @param {string} code */
  whyNotCard(code) {
    const [other] = about(this.choices, "card");
    return this.whyNot(other && other.target.verb !== "play" ? `${other.target.verb} ${code}` : code);
  }

  /**
   * Why a move is not allowed, with the rule.
   * @param {string} text
   * @returns {Promise<Told>}
   */
  whyNot(text) {
    return this.reasons.of(text);
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
        if (this.picker.isOpen) return /\d/.test(key) && this.picker.key(key);
        return this.#isWindow() ? this.artifacts.pressNth(n) : this.hand.press(n);
      };
    });
    return map;
  }

  #pass() {
    if (this.passing.isOn) return this.passing.end();
    const pass = this.table.busy || this.table.begun.length ? null : passOf(this.table.choices);
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
      ["T", t("previous trick")],
    ];
  }
}
