// @ts-check
/** How a game of Claim ended: what left the piles, step by step, then the votes one by one, then who has more. */

import { emblem } from "./art/factions.js";
import { location } from "./art/locations.js";
import { toxic } from "./art/cards.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { plural, t } from "./words.js";
import { keys } from "../../../web/js/lib/keys.js";
import { appear, move, reducedMotion } from "../../../web/js/lib/motion.js";
import { play } from "../../../web/js/lib/sound.js";
import { zoomOf } from "../../../web/js/lib/bubble.js";
import { BACK, cardName, cardPicture, faceOf, factionOf } from "./faces.js";

/** @typedef {import("./types.js").Piles} Piles */
/** @typedef {import("./types.js").Stage} Stage */
/** @typedef {import("./types.js").Vote} Vote */
/** @typedef {import("./types.js").Standing} Standing */
/**
 * What the story needs of the table; `live` says whether the reader saw the game end.
 * @typedef {object} EndTable
 * @property {import("./types.js").Things} things
 * @property {number | null} me
 * @property {boolean} live
 * @property {(seat: number) => string} name
 * @property {(seat: number) => HTMLElement} mark
 */
/** @typedef {import("../../../web/js/table/types.js").State} State */
/**
 * A panel of what came before the votes.
 * @typedef {{stage: Stage, element: HTMLElement, taken: HTMLElement[], nothing: HTMLElement}} Step
 */

/** How long a stage is looked at before the next, in milliseconds. */
const PAUSE = { start: 900, removal: 2200, vote: 1100 };

/** How far from the edge of the window what is told is seen, in pixels. */
const ROOM = 8;

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {EndTable} table
 * @returns {{close: () => void, told: Promise<void>}} `told` resolves when the whole story has been shown
 */
export function draw(root, state, table) {
  const end = new End(root, state, table);
  end.begin();
  return { close: () => end.close(), told: end.told };
}

class End {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #shown = 0;
  #finish = () => {};
  #endKeys = () => {};

  /**
   * @param {HTMLElement} root
   * @param {State} state
   * @param {EndTable} table
   */
  constructor(root, state, table) {
    this.root = root;
    this.table = table;
    /** @type {Standing} */
    this.standing = state.standing;
    this.left = table.me ?? 0;
    this.seats = [this.left, 1 - this.left];
    const { story } = this.standing;
    /** What decided; null if the game was broken off. */
    this.verdict = story?.verdict ?? null;
    /** @type {Stage[]} */
    this.stages = story?.stages ?? [];
    this.before = story?.before ?? pilesOf(state.view);
    /** What is known of the Followers. @type {Piles} */
    this.followers = (state.view.followers ?? [[], []]).map((/** @type {string[]} */ codes) =>
      codes.filter((code) => code !== BACK).sort(byValue),
    );
    /** @type {Promise<void>} */
    this.told = new Promise((resolve) => (this.#finish = resolve));
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map();
    for (const [key, code] of this.#keysOf(this.before)) this.cards.set(key, this.#card(code, key));
    this.votes = this.standing.votes.map(({ faction }) => this.#voteRow(faction));
    this.steps = this.stages.filter((stage) => stage.kind !== "vote").map((stage) => this.#stepPanel(stage));
    this.tallies = this.seats.map((seat) =>
      h("span", { class: seat === this.left ? "cend-tally you" : "cend-tally foe" }),
    );
    this.held = this.seats.map(() => h("span", { class: "cend-held" }));
    this.caption = h("p", { class: "cend-caption", role: "status" });
    this.head = h("div", { class: "cend-head" });
    this.buttons = {
      back: this.#button(t("Back"), () => this.go(this.#shown - 1)),
      next: this.#button(t("Next"), () => this.go(this.#shown + 1)),
      all: this.#button(t("Show all"), () => this.#toEndOrStart()),
    };
  }

  begin() {
    const { stages, before } = this;
    if (!this.verdict && before.flat().length === 0) {
      this.#drawEarly();
      return this.#finish();
    }
    const controls = stages.length
      ? h(
          "div",
          { class: "cend-controls", role: "group", "aria-label": t("Step by step") },
          Object.values(this.buttons),
        )
      : null;
    this.head.append(
      this.#player(0),
      h("div", { class: "cend-middle" }, this.caption, controls),
      this.#player(1),
    );
    this.root.replaceChildren(
      h(
        "div",
        { class: "cend" },
        this.head,
        this.steps.length
          ? h(
              "ol",
              { class: "cend-steps", "aria-label": t("Before the votes") },
              this.steps.map((step) => step.element),
            )
          : null,
        h(
          "ol",
          { class: "cend-votes", "aria-label": t("Votes") },
          this.votes.map((vote) => vote.element),
        ),
      ),
    );
    const isNews = this.table.live && !reducedMotion();
    if (stages.length) {
      // Once all is told the keys are free for whatever is around the story.
      const whileTelling = (/** @type {() => void} */ run) => () =>
        this.#shown === stages.length ? false : run();
      this.#endKeys = keys(
        {
          ArrowRight: whileTelling(() => this.go(this.#shown + 1)),
          ArrowLeft: whileTelling(() => this.go(this.#shown - 1)),
          End: whileTelling(() => this.go(stages.length)),
          Home: whileTelling(() => this.go(0)),
        },
        { label: t("The end, step by step") },
      );
    }
    this.#show(isNews ? 0 : stages.length);
    if (isNews && stages.length) this.#wait(PAUSE.start);
  }

  close() {
    clearTimeout(this.#timer);
    this.#endKeys();
  }

  /**
   * The reader goes to a stage: from now on nothing moves by itself.
   * @param {number} shown
   */
  go(shown) {
    clearTimeout(this.#timer);
    const count = Math.max(0, Math.min(this.stages.length, shown));
    if (count === this.#shown) return;
    this.#show(count);
    if (count) this.#look(this.#elementOf(this.stages[count - 1]));
    else this.#lookUp();
  }

  #toEndOrStart() {
    const { length } = this.stages;
    if (this.#shown < length) {
      this.go(length);
      return this.#lookUp();
    }
    this.go(0);
    if (!reducedMotion()) this.#wait(PAUSE.start);
  }

  /** @param {number} milliseconds */
  #wait(milliseconds) {
    this.#timer = setTimeout(() => {
      if (!this.root.isConnected) return this.close();
      const stage = this.stages[this.#shown];
      if (!stage) return this.#lookUp();
      this.#show(this.#shown + 1);
      this.#look(this.#elementOf(stage));
      play(stage.kind === "vote" ? "coin" : "card");
      this.#wait(stage.kind === "vote" ? PAUSE.vote : PAUSE.removal);
    }, milliseconds);
  }

  /** Bring what is told before the reader's eyes: below the head. @param {HTMLElement | undefined} element */
  #look(element) {
    const scroller = this.root.parentElement;
    if (!element || !scroller) return;
    const zoom = zoomOf(scroller);
    const room = scroller.getBoundingClientRect(),
      box = element.getBoundingClientRect();
    const stays = getComputedStyle(this.head).position === "sticky";
    const top = room.top + (stays ? this.head.offsetHeight * zoom : 0) + ROOM;
    const by = box.top < top ? box.top - top : Math.max(0, box.bottom + ROOM - room.bottom);
    if (by) scroller.scrollBy({ top: by / zoom, behavior: reducedMotion() ? "instant" : "smooth" });
  }

  /** Who has won stands above the head, which itself is always in the window. */
  #lookUp() {
    this.root.parentElement?.scrollTo({ top: 0, behavior: reducedMotion() ? "instant" : "smooth" });
  }

  /** @param {Stage} stage */
  #elementOf(stage) {
    const panel = this.steps.find((step) => step.stage === stage);
    return (panel ?? this.votes.find(({ faction }) => faction === stage.vote?.faction))?.element;
  }

  /**
   * Draw the first so many stages as told.
   * @param {number} count
   */
  #show(count) {
    const before = this.#shown;
    this.#shown = count;
    const told = this.stages.slice(0, count);
    move(
      this.root,
      () => {
        this.#layCards(told.at(-1)?.piles ?? this.before, told);
        this.#layVotes(told);
        this.steps.forEach((step, index) => {
          step.element.classList.toggle("told", index < count);
          step.element.classList.toggle("now", index === count - 1);
        });
      },
      { duration: "--d-settle" },
    );
    if (count === before + 1 && told.at(-1)?.kind === "vote") {
      const row = this.votes.find(({ faction }) => faction === told.at(-1)?.vote?.faction);
      if (row) appear(row.seal);
    }
    this.caption.replaceChildren(this.#captionOf(told));
    this.#layControls();
    if (count === this.stages.length) this.#finish();
  }

  #layControls() {
    const { length } = this.stages;
    const isOver = this.#shown === length;
    this.buttons.back.setAttribute("aria-disabled", String(this.#shown === 0));
    this.buttons.next.setAttribute("aria-disabled", String(isOver));
    this.buttons.all.textContent = isOver ? t("Show it again") : t("Show all");
  }

  /** @param {string} label @param {() => void} onclick */
  #button(label, onclick) {
    return h("button", { class: "btn", type: "button", onclick }, label);
  }

  /** The game was broken off before there were votes: what each had gathered by then. */
  #drawEarly() {
    const { factions } = this.table.things;
    this.caption.textContent = t("No cards had been scored yet.");
    this.seats.forEach((seat, side) => {
      const n = this.followers[seat].length;
      this.held[side].textContent = plural("{n} card", "{n} cards", { n });
    });
    this.head.append(this.#player(0), h("div", { class: "cend-middle" }, this.caption), this.#player(1));
    const rows = this.standing.votes.map(({ faction }) => {
      const piles = this.seats.map((seat) =>
        h(
          "span",
          { class: "cend-fan" },
          this.followers[seat].filter((code) => factionOf(code) === faction).map((code) => this.#card(code)),
        ),
      );
      const title = h("h2", {}, picture(emblem(faction, { size: 34 })), factions[faction].name);
      return h("li", { class: `cend-gathered f-${faction}` }, piles[0], title, piles[1]);
    });
    const list = h("ol", { class: "cend-votes", "aria-label": t("Followers") }, rows);
    this.root.replaceChildren(h("div", { class: "cend" }, this.head, list));
  }

  // --- The players ---

  /** @param {0|1} side  of the page */
  #player(side) {
    const seat = this.seats[side];
    const who = h(
      "span",
      { class: "cend-who" },
      h("b", {}, this.table.mark(seat), this.table.name(seat)),
      this.held[side],
    );
    return h(
      "div",
      { class: side ? "cend-player right" : "cend-player" },
      side ? [this.tallies[side], who] : [who, this.tallies[side]],
    );
  }

  // --- Cards ---

  /**
   * Each card of the piles with a key of its own: cards that look alike have the same code.
   * @param {Piles} piles @returns {[string, string][]}
   */
  #keysOf(piles) {
    /** @type {Map<string, number>} */
    const copies = new Map();
    return piles.flat().map((code) => {
      const copy = copies.get(code) ?? 0;
      copies.set(code, copy + 1);
      return [copy ? `${code} ${copy}` : code, code];
    });
  }

  /** @param {string} code @param {string} [key] */
  #card(code, key) {
    const { things } = this.table;
    return h(
      "span",
      {
        class: "cend-card",
        role: "img",
        "aria-label": cardName(code, things),
        dataset: key ? { key: `end-${key}` } : {},
      },
      cardPicture(code, things),
    );
  }

  /**
   * @param {Piles} piles
   * @param {Stage[]} told
   */
  #layCards(piles, told) {
    /** @type {Piles} */
    const held = [[], []];
    const seatOf = this.#keysOf(piles).map(([key], index) => ({
      key,
      seat: index < piles[0].length ? 0 : 1,
    }));
    for (const { key, seat } of seatOf) held[seat].push(key);
    for (const row of this.votes) {
      this.seats.forEach((seat, side) => {
        const mine = held[seat].filter((key) => factionOf(key) === row.faction);
        row.fans[side].replaceChildren(
          ...mine.toSorted(byValue).map((key) => /** @type {HTMLElement} */ (this.cards.get(key))),
        );
        row.counts[side].textContent = String(mine.length);
      });
    }
    for (const step of this.steps) this.#layStep(step, told.includes(step.stage));
    this.seats.forEach((seat, side) => {
      this.held[side].textContent = plural("{n} card", "{n} cards", { n: held[seat].length });
    });
  }

  // --- Steps before the votes ---

  /** @param {Stage} stage @returns {Step} */
  #stepPanel(stage) {
    const words = this.#wordsOf(stage);
    const taken = this.seats.map((seat) =>
      h(
        "div",
        { class: "cend-taken" },
        this.table.mark(seat),
        h("span", { class: "vh" }, this.table.name(seat)),
        h("span", { class: "cend-fan" }),
      ),
    );
    const nothing = h("p", { class: "cend-nothing" });
    const element = h(
      "li",
      { class: "cend-step panel", dataset: { rule: stage.rule } },
      h("div", { class: "cend-picture" }, this.#pictures(stage)),
      h("div", { class: "cend-words" }, h("h2", {}, words.title), h("p", {}, words.text)),
      h("div", { class: stage.cards.flat().length ? "cend-gone" : "cend-gone none" }, taken, nothing),
    );
    return { stage, element, taken, nothing };
  }

  /**
   * @param {Step} step
   * @param {boolean} isTold
   */
  #layStep({ stage, taken, nothing }, isTold) {
    this.seats.forEach((seat, side) => {
      const cards = isTold ? stage.cards[seat] : [];
      taken[side].hidden = cards.length === 0;
      // What the Tavern moved lies in the other pile; here is only its picture.
      const elements = cards.map((code) =>
        stage.kind === "tavern" ? this.#card(code) : /** @type {HTMLElement} */ (this.cards.get(code)),
      );
      taken[side].lastElementChild?.replaceChildren(...elements);
    });
    nothing.textContent = isTold && stage.cards.flat().length === 0 ? this.#nothingOf(stage) : "";
  }

  /** @param {Stage} stage */
  #wordsOf({ kind }) {
    const places = this.table.things.locations;
    switch (kind) {
      case "poison":
        return { title: t("Poison"), text: t("Every card whose number is on a Toxic is removed.") };
      case "fakes":
        return { title: t("Fakes"), text: t("The Tricksters are unmasked; the fake ones leave.") };
      case "marriages":
        return {
          title: t("Marriages"),
          text: t("An Ice King and an Ice Queen with the same number in one pile leave together."),
        };
      case "lava":
        return { title: places.lava_fields.name, text: places.lava_fields.power };
      default:
        return { title: places[kind].name, text: places[kind].power };
    }
  }

  /** @param {Stage} stage */
  #nothingOf({ kind, counts = [0, 0], decides, winner = 0 }) {
    if (kind === "lava") return t("{name} lost five tricks in a row.", { name: this.table.name(winner) });
    if (kind !== "forest") return t("No card leaves.");
    const [mine, theirs] = this.seats.map((seat) => counts[seat]);
    if (decides)
      return plural("{n} card against {many}: that decides.", "{n} cards against {many}: that decides.", {
        n: Math.min(mine, theirs),
        many: Math.max(mine, theirs),
      });
    return t("Cards: {mine} and {theirs}. That decides nothing.", { mine, theirs });
  }

  /** @param {Stage} stage */
  #pictures({ kind, toxics = [] }) {
    switch (kind) {
      case "poison":
        return toxics.map((value) =>
          picture(toxic({ value, size: 44, title: t("Toxic {number}", { number: value }) })),
        );
      case "fakes":
        return picture(emblem("tricksters", { size: 56 }));
      case "marriages":
        return ["ice_kings", "ice_queens"].map((faction) => picture(emblem(faction, { size: 52 })));
      case "lava":
        return picture(location("lava_fields"));
      default:
        return picture(location(kind));
    }
  }

  // --- Votes ---

  /** @param {string} faction */
  #voteRow(faction) {
    const fans = this.seats.map((_, side) => h("div", { class: side ? "cend-fan right" : "cend-fan left" }));
    const counts = this.seats.map((_, side) =>
      h("span", { class: side ? "cend-count right" : "cend-count left" }),
    );
    const seal = h("span", { class: "cend-seal" });
    const reason = h("p", { class: "cend-reason" });
    const thing = this.table.things.factions[faction];
    const middle = h(
      "div",
      { class: "cend-faction" },
      picture(emblem(faction, { size: 60 })),
      h("div", {}, h("h2", {}, thing.name), reason),
    );
    const element = h(
      "li",
      { class: `cend-vote f-${faction}`, dataset: { rule: "claim.end.9" } },
      fans[0],
      counts[0],
      middle,
      counts[1],
      fans[1],
      seal,
    );
    return { faction, element, fans, counts, seal, reason };
  }

  /** @param {Stage[]} told */
  #layVotes(told) {
    const votes = [0, 0];
    // Whether the votes count at all is told by the last stage, not before.
    const isUncounted = this.verdict !== null && !this.verdict.counted && told.length === this.stages.length;
    const decided = this.verdict ? told.flatMap(({ vote }) => (vote ? [vote] : [])) : this.standing.votes;
    for (const row of this.votes) {
      const vote = decided.find(({ faction }) => faction === row.faction);
      const winner = vote?.ahead ?? null;
      if (winner !== null) votes[winner] += 1;
      row.element.classList.toggle("you", winner === this.left);
      row.element.classList.toggle("foe", winner === 1 - this.left);
      row.element.classList.toggle("nobody", vote !== undefined && winner === null);
      row.seal.replaceChildren(...(winner === null ? [] : [seal(winner === this.left)]));
      row.reason.replaceChildren(...(vote ? this.#reasonOf(vote) : isUncounted ? [t("Not counted")] : []));
    }
    this.seats.forEach((seat, side) => {
      this.tallies[side].textContent = isUncounted ? "" : String(votes[seat]);
    });
  }

  /** @param {Vote} vote @returns {(Node|string)[]} */
  #reasonOf({ ahead, because, high, low }) {
    if (ahead === null) return [because === "none" ? t("Nobody has any") : t("Nobody is ahead")];
    const who = h("span", { class: "vh" }, `${this.table.name(ahead)}: `);
    return [this.table.mark(ahead), who, reasonText(because, high, low)];
  }

  // --- Words ---

  /** @param {Stage[]} told */
  #captionOf(told) {
    if (!this.verdict) return t("The votes at that moment.");
    const last = told.at(-1);
    if (!last) return t("The final trick is played.");
    if (told.length === this.stages.length) return this.#verdictText(this.verdict);
    if (last.kind !== "vote" || !last.vote) return this.#wordsOf(last).title;
    const faction = this.table.things.factions[last.vote.faction].name;
    if (last.vote.ahead === null) return t("{faction}: no vote", { faction });
    return t("{faction}: {name}", { faction, name: this.table.name(last.vote.ahead) });
  }

  /** @param {import("./types.js").Verdict} verdict */
  #verdictText({ reason, winner, votes, cards }) {
    if (reason === "lava") return t("With five losses in a row you win the game.");
    if (reason === "forest") return t("With five cards or fewer you win the game.");
    const first = winner === "draw" ? this.left : winner;
    const values = {
      votes: votes[first],
      others: votes[1 - first],
      cards: cards[first],
      less: cards[1 - first],
    };
    if (reason === "votes")
      return plural("{n} vote to {others}", "{n} votes to {others}", { n: values.votes, ...values });
    if (reason === "cards")
      return t("Votes: {votes} to {others}. Cards in the factions that voted: {cards} to {less}.", values);
    return t("Votes: {votes} to {others}. Cards: {cards} to {less}. A draw.", values);
  }
}

/** The cards each seat has won, those in its row included. @param {import("./types.js").View} view @returns {Piles} */
function pilesOf({ score = [[], []], row = [[], []] }) {
  return [0, 1].map((seat) => [...score[seat], ...row[seat]]);
}

/** Why a faction votes for somebody. @param {Vote["because"]} because @param {number} [high] @param {number} [low] */
function reasonText(because, high, low) {
  if (because === "more") return t("More cards");
  return high === undefined || low === undefined ? t("Higher cards") : t("{high} beats {low}", { high, low });
}

/** The highest first. @param {string} a @param {string} b */
const byValue = (a, b) => (faceOf(b).value ?? -1) - (faceOf(a).value ?? -1) || a.localeCompare(b);

/** The mark of a won vote: the shape of the seat with a tick. @param {boolean} isLeft */
function seal(isLeft) {
  const shape = isLeft
    ? '<circle cx="20" cy="20" r="18" fill="var(--you)"/>'
    : '<path d="M20 0L40 20L20 40L0 20Z" fill="var(--foe)"/>';
  const stroke = 'stroke="var(--on-solid)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"';
  const tick = `<path d="M12 20.5L18 26L28.5 14.5" fill="none" ${stroke}/>`;
  return picture(`<svg viewBox="0 0 40 40" aria-hidden="true">${shape}${tick}</svg>`);
}
