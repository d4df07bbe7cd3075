// @ts-check
/** The middle of the table: deck and prize, the trick, what is frozen, camp, discard pile, what holds in this trick. */

import { artifact } from "./art/artifacts.js";
import { emblem } from "./art/factions.js";
import { rime } from "../../../web/art/scenery.js";
import { drawing } from "../../../web/art/svg.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardName } from "./faces.js";
import { callIt, cardElement, turn } from "./pieces.js";
import { effectText, isWarning } from "./effects.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./position.js").Play} Play */
/** @typedef {import("./tricks.js").Trick} Trick */

/** Two backs, as large as the first trick will be. */
const NO_TRICK = [0, 1].map((seat) => ({ seat, card: BACK }));

export class Felt {
  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
    this.where = h("p", { class: "phase" });
    this.effects = h("ul", { class: "effects", "aria-label": t("In force") });
    this.stake = h("div", { class: "stake" });
    this.lead = slot("lead");
    this.second = slot("second");
    this.frozen = h("div", { class: "frozen", role: "group", "aria-label": t("Frozen trick") });
    this.deck = h(
      "div",
      { class: "deckpile", dataset: { key: "deck", rule: "claim.info.zones" } },
      cardElement("span", { key: "", code: BACK }, board.things),
      h("span", { class: "n" }),
    );
    this.deck.querySelector(".pc")?.removeAttribute("data-key");
    // With a place for the next one, so that deck and caption stay where they are while no prize lies there.
    this.prizes = h("div", { class: "prizes" }, h("div", { class: "noprize" }));
    this.aside = h("div", { class: "aside" });
    this.camp = h("div", {
      class: "camp",
      role: "group",
      "aria-label": t("Camp"),
      dataset: { rule: "claim.claim2.trolls" },
    });
    this.discard = this.#pile("discard", t("Discard pile"), "claim.info.zones", () =>
      board.piles.openDiscard(),
    );
    this.out = this.#pile("out", t("Removed"), "claim.info.zones", () => board.piles.openOut());
    this.last = h("button", {
      class: "lasttrick",
      type: "button",
      onclick: () => board.piles.openLastTrick(),
    });
    this.stake.append(h("div", { class: "cap" }, t("Prize")), this.deck, this.prizes, this.camp);
    // The log says the same to whoever cannot see it.
    this.line = h("div", { class: "trickline", "aria-hidden": "true" });
    this.trick = h("div", { class: "trick" }, this.frozen, this.lead.element, this.second.element);
    this.piles = h("div", { class: "piles" }, this.discard.element, this.out.element, this.last);
    this.top = h("div", { class: "top" }, this.where, this.effects);
    this.element = h(
      "div",
      { class: "felt" },
      this.top,
      h("div", { class: "middle" }, this.stake, this.trick, this.aside),
      this.piles,
      this.line,
    );
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {string} rule
   * @param {() => void} open
   */
  #pile(name, title, rule, open) {
    const top = h("span", { class: "pilecards" }),
      count = h("b", { class: "num" });
    const element = h(
      "button",
      { class: `openpile ${name}`, type: "button", dataset: { rule }, onclick: open },
      top,
      h("span", { class: "cap" }, h("span", { class: "title" }, title), count),
    );
    return { element, top, count };
  }

  /**
   * @param {Position} position
   * @param {Trick | null} last
   */
  draw(position, last) {
    const { view, standing } = position;
    this.where.textContent = placeText(standing.place);
    this.#drawEffects(standing.effects);
    this.#drawStake(position);
    this.#drawFrozen(position);
    const isOver = standing.place.stage !== "play";
    this.#drawSlot(this.lead, position.lead, view.leader, isOver);
    this.#drawSlot(this.second, position.second, 1 - view.leader, isOver);
    this.#drawAside(position);
    this.#drawPile(this.discard, position.discard, false);
    this.#drawPile(this.out, position.out, true);
    this.#drawLast(last);
  }

  /** What happens in the trick, in words below it. @param {string} text */
  say(text) {
    const whole = text.replaceAll(/ (?=\d)/g, "\u00a0"); // a card's number stays with its name
    this.line.replaceChildren(...(text ? [h("p", null, whole)] : []));
  }

  /** A card is being drawn here. @param {boolean} on */
  invite(on) {
    this.element.classList.toggle("invites", on);
  }

  /** @param {import("./types.js").Effect[]} effects */
  #drawEffects(effects) {
    this.effects.hidden = effects.length === 0;
    keyed(
      this.effects,
      effects.map((effect) => ({ ...effect, text: effectText(effect, this.board) })),
      ({ text }) => text,
      ({ text, artifact: by, rule, ...effect }) =>
        h(
          "li",
          { class: isWarning({ rule, ...effect }) ? "chip warning" : "chip", dataset: { rule } },
          by ? picture(artifact(by, { size: 18 })) : null,
          text,
        ),
    );
  }

  /** @param {Position} position */
  #drawStake(position) {
    const { board } = this,
      { view } = position;
    const isFirst = view.phase === 1;
    this.stake.classList.toggle("first", isFirst);
    this.deck.hidden = position.deck === 0;
    this.deck.setAttribute("aria-label", t("Deck: {n}", { n: position.deck }));
    this.deck.setAttribute("role", "img");
    const [count] = this.deck.getElementsByClassName("n");
    count.textContent = String(position.deck);
    const [caption] = this.stake.getElementsByClassName("cap");
    /** @type {HTMLElement} */ (caption).hidden = !isFirst;
    keyed(
      this.prizes,
      position.prizes,
      (piece) => piece.key,
      (piece) => this.#card(piece),
      (element, piece, n) => {
        turn(element, piece, board.things);
        const isOld = n < position.prizes.length - 1;
        element.classList.toggle("old", isOld);
        const name = cardName(piece.code, board.things);
        label(
          element,
          isOld ? t("Frozen prize: {card}", { card: name }) : t("Prize: {card}", { card: name }),
        );
      },
    );
    this.prizes.hidden = !isFirst;
    this.camp.hidden = position.camp.length === 0;
    if (!this.camp.firstElementChild)
      this.camp.append(h("span", { class: "cap" }, picture(emblem("trolls", { size: 18 })), t("Camp")));
    keyed(
      this.camp,
      position.camp,
      (piece) => piece.key,
      (piece) => this.#card(piece),
      (element, piece) => {
        turn(element, piece, board.things);
        label(element, cardName(piece.code, board.things));
      },
    );
  }

  /** @param {Position} position */
  #drawFrozen(position) {
    const { board } = this;
    const cards = [0, 1].flatMap((seat) => {
      const piece = position.frozen[seat];
      return piece ? [{ ...piece, seat }] : [];
    });
    this.frozen.hidden = cards.length === 0;
    keyed(
      this.frozen,
      cards,
      (piece) => piece.key,
      (piece) => {
        const element = this.#card(piece);
        element.append(
          h(
            "span",
            { class: "frost" },
            picture(drawing("0 0 16 16", rime(8, 8, 7.5), { size: 13 })),
            h("b", { class: "num" }),
          ),
          h("span", { class: "whose" }, board.table.mark(piece.seat)),
        );
        return element;
      },
      (element, piece) => {
        turn(element, piece, board.things);
        element.querySelector("b").textContent = String(piece.value);
        label(
          element,
          t("Frozen, {who}: {card}, worth {value}", {
            who: board.table.name(piece.seat),
            card: cardName(piece.code, board.things),
            value: piece.value,
          }),
        );
      },
    );
  }

  /**
   * @param {ReturnType<typeof slot>} slot
   * @param {Play | null} play
   * @param {number} seat whose place it is
   * @param {boolean} isOver nothing more is played
   */
  #drawSlot({ element, cards, empty, caption, role }, play, seat, isOver) {
    const { board } = this;
    const by = play ? play.by : seat;
    keyed(
      cards,
      play ? [play] : [],
      (piece) => piece.key,
      (piece) => {
        const card = this.#card(piece);
        card.append(h("span", { class: "mods" }));
        return card;
      },
      (card, piece) => {
        turn(card, piece, board.things);
        card.classList.toggle("down", piece.faceDown);
        card.classList.toggle("wins", Boolean(piece.wins));
        const mods = piece.mods.map((mod) => board.things.mods[mod]);
        keyed(
          card.querySelector(".mods"),
          mods,
          (_, n) => n,
          (mod) =>
            h("span", {
              class: "mod",
              title: board.things.artifacts[mod.artifact].name,
              dataset: { rule: board.things.artifacts[mod.artifact].rule },
            }),
          (mark, mod) => {
            mark.replaceChildren(picture(artifact(mod.artifact, { size: 14 })), mod.sign);
          },
        );
        const name =
          piece.faceDown && piece.code !== BACK
            ? t("{card}, face-down", { card: cardName(piece.code, board.things) })
            : cardName(piece.code, board.things);
        label(card, [...[name], ...mods.map(({ sign }) => sign)].join(", "));
      },
    );
    element.hidden = play === null && isOver;
    empty.hidden = play !== null;
    empty.textContent = promise(role, by, board);
    caption.replaceChildren(...(play ? [board.table.mark(by), deed(role, by, board)] : []));
  }

  /** @param {Position} position */
  #drawAside(position) {
    const { board } = this;
    const cards = [
      ...(position.setAside ? [{ ...position.setAside, title: t("Set aside") }] : []),
      ...(position.top && position.top.code !== BACK ? [{ ...position.top, title: t("Top card") }] : []),
      ...position.won.map((piece) => ({ ...piece, title: t("Won card") })),
    ];
    this.aside.hidden = cards.length === 0;
    keyed(
      this.aside,
      cards,
      (piece) => piece.key,
      (piece) => {
        const element = this.#card(piece);
        element.append(h("span", { class: "cap" }));
        return element;
      },
      (element, piece) => {
        turn(element, piece, board.things);
        element.querySelector(".cap").textContent = piece.title;
        label(element, `${piece.title}: ${cardName(piece.code, board.things)}`);
      },
    );
  }

  /**
   * A pile shows its top card; those below it stay where they are, unseen.
   * @param {{element: HTMLElement, top: HTMLElement, count: HTMLElement}} pile
   * @param {Piece[]} pieces
   * @param {boolean} hidden leave out an empty one
   */
  #drawPile({ element, top, count }, pieces, hidden) {
    const shown = pieces.slice(-3);
    keyed(
      top,
      shown,
      (piece) => piece.key,
      (piece) => cardElement("span", piece, this.board.things),
      (card, piece) => turn(card, piece, this.board.things),
    );
    count.textContent = String(pieces.length);
    element.hidden = hidden && pieces.length === 0;
    element.classList.toggle("none", pieces.length === 0);
  }

  /** @param {Trick | null} last */
  #drawLast(last) {
    const { board } = this;
    // Its place is there before the first one, so that the discard pile stays where it is.
    this.last.classList.toggle("none", last === null);
    const { winner } = last ?? { winner: null };
    const cards = last ? [last.lead, last.second].filter((played) => played !== null) : NO_TRICK;
    const shown = JSON.stringify([cards, winner]);
    if (this.last.dataset.shown === shown) return;
    this.last.dataset.shown = shown;
    this.last.replaceChildren(
      h(
        "span",
        { class: "pair" },
        cards.map(({ card: code, seat }) => {
          const card = cardElement("span", { key: "", code }, board.things);
          card.removeAttribute("data-key");
          card.classList.toggle("beaten", winner !== null && winner !== seat);
          return card;
        }),
      ),
      h(
        "span",
        { class: "cap" },
        h("span", { class: "title" }, t("Previous trick")),
        winner === null ? null : board.table.mark(winner),
      ),
    );
    const names = cards.map(({ seat, card }) => `${board.table.name(seat)}: ${cardName(card, board.things)}`);
    callIt(this.last, names.join(". "));
  }

  /** @param {Piece} piece */
  #card(piece) {
    const { board } = this;
    const element = cardElement("div", piece, board.things);
    element.setAttribute("role", "img");
    board.bubble.attach(element, () => board.powerOf(element.dataset.code ?? BACK));
    return element;
  }
}

/** @param {"lead" | "second"} role */
function slot(role) {
  const cards = h("div", { class: "slotcards" }),
    empty = h("div", { class: "empty" }),
    caption = h("span", { class: "cap" });
  return {
    role,
    cards,
    empty,
    caption,
    element: h("div", { class: `slot ${role}` }, h("div", { class: "slotbox" }, empty, cards), caption),
  };
}

/** @param {HTMLElement} element @param {string} text */
function label(element, text) {
  if (element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
}

/** Which phase and trick it is. @param {import("./types.js").Place} place */
function placeText({ stage, phase = 0, trick = 0, tricks }) {
  if (stage === "over") return t("The game is over");
  if (stage === "end") return t("The end");
  const where = tricks ? t("trick {n} of {all}", { n: trick, all: tricks }) : t("trick {n}", { n: trick });
  return `${t("Phase {n}", { n: phase })}, ${where}`;
}

/**
 * What will happen in an empty place.
 * @param {"lead" | "second"} role
 * @param {number} seat
 * @param {import("./board.js").ClaimBoard} board
 */
function promise(role, seat, { table }) {
  const mine = seat === table.me,
    who = table.name(seat);
  if (role === "lead") return mine ? t("You lead") : t("{who} leads", { who });
  return mine ? t("You answer") : t("{who} answers", { who });
}

/**
 * @param {"lead" | "second"} role
 * @param {number} seat
 * @param {import("./board.js").ClaimBoard} board
 */
function deed(role, seat, { table }) {
  const mine = seat === table.me,
    who = table.name(seat);
  if (role === "lead") return mine ? t("You led") : t("{who} led", { who });
  return mine ? t("You answered") : t("{who} answered", { who });
}
