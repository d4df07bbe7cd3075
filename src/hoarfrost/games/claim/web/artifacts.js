// @ts-check
/** Artifacts: the reader's with what they do, the other's backs, those that were played; and the bar of a window. */

import { artifact } from "./art/artifacts.js";
import { artifactBack, artifactCard } from "./art/cards.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { list, t } from "./words.js";
import { BACK, cardName } from "./faces.js";
import { about } from "./choices.js";
import { callIt } from "./pieces.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */

export class Artifacts {
  /** @type {Map<string, Choice>} the artifacts that can be played now */
  #playable = new Map();
  /** What is proposed only because the focus is on it. @type {string | null} */
  #lent = null;
  /** Whether an artifact gets the focus because it is pressed. */
  #isPressing = false;

  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
    this.count = h("span", { class: "held faint num" });
    this.mine = h("ul", { class: "myarts" });
    this.theirs = h("p", { class: "note theirs" });
    this.spent = h("ul", { class: "spent" });
    this.spentTitle = h("h3", { class: "eyebrow" }, t("Already played"));
    this.title = h("h2");
    this.element = h(
      "section",
      { class: "panel artifacts", dataset: { rule: "claim.artifact.common" } },
      h("header", null, this.title, this.count),
      this.mine,
      this.theirs,
      this.spentTitle,
      this.spent,
    );
    this.bar = h("div", { class: "windowbar", role: "group", "aria-label": t("Play an artifact, or pass") });
    this.buttons = h("span", { class: "windowarts" });
    this.bar.append(this.buttons, board.passing.opener);
    this.bar.hidden = true;
  }

  /**
   * @param {Position} position
   * @param {Choice[]} choices what can be chosen now
   * @param {boolean} isWindow whether the reader is asked for one
   */
  draw({ view, below, above }, choices, isWindow) {
    const { board } = this,
      { table, things } = board;
    this.#playable = new Map(
      about(choices, "artifact").map(({ choice, target }) => [target.artifact, choice]),
    );
    const own = view.artifacts[below],
      isMine = below === table.me;
    this.element.hidden = !board.options.artifacts;
    this.title.textContent = isMine
      ? t("Your artifacts")
      : t("Artifacts of {who}", { who: table.name(below) });
    const played = view.spent.filter(({ by }) => by === below).length;
    this.count.textContent = t("{n} of {all}", { n: own.length, all: own.length + played });
    const open = own.filter((id) => id !== BACK);
    keyed(
      this.mine,
      open,
      (id) => id,
      (id) => this.#own(id),
      (element, id) => this.#updateOwn(element, id),
    );
    const closed = view.artifacts[above];
    const readable = closed.filter((id) => id !== BACK);
    this.theirs.hidden = closed.length === 0 && own.length === open.length;
    this.theirs.textContent = [
      own.length > open.length
        ? t("{who}: {n} face-down", { who: table.name(below), n: own.length - open.length })
        : "",
      readable.length ? `${table.name(above)}: ${list(readable.map((id) => things.artifacts[id].name))}` : "",
      closed.length > readable.length
        ? t("{who}: {n} face-down", { who: table.name(above), n: closed.length - readable.length })
        : "",
    ]
      .filter(Boolean)
      .join(". ");
    this.#drawSpent(view.spent);
    this.#drawBar(isWindow);
  }

  /** @param {string} id */
  #own(id) {
    const { board } = this,
      { name, power, when, rule } = board.things.artifacts[id];
    const button = h(
      "button",
      {
        type: "button",
        class: "myart",
        dataset: { key: `artifact-${id}`, artifact: id, rule, choice: "" },
        onclick: (/** @type {PointerEvent} */ event) => this.press(id, event, button),
        ...this.#following(id),
      },
      picture(artifactCard(id)),
      h(
        "span",
        { class: "what" },
        h("b", null, name),
        h("span", null, power),
        h("span", { class: "when" }, when),
      ),
    );
    board.bubble.attach(button, () => (this.#playable.has(id) ? null : board.whyNot(`!${id}`)));
    return h("li", null, button);
  }

  /** The focus proposes an artifact, and takes that back when it goes on without a press. @param {string} id */
  #following(id) {
    return {
      onfocus: (/** @type {FocusEvent} */ event) => {
        const choice = this.#isPressing ? undefined : this.#playable.get(id);
        const button = /** @type {HTMLElement} */ (event.target);
        this.#lent = choice && this.board.follows(choice, button) ? choice.move : null;
      },
      onblur: () => {
        const { table } = this.board;
        if (this.#lent !== null && table.proposed === this.#lent) table.withdraw?.();
        this.#lent = null;
      },
    };
  }

  /** @param {HTMLElement} element @param {string} id */
  #updateOwn(element, id) {
    const button = /** @type {HTMLElement} */ (element.firstElementChild);
    const can = this.#playable.has(id);
    button.classList.toggle("can", can);
    button.setAttribute("aria-disabled", String(!can));
    callIt(button, can ? t("can be played now") : "");
  }

  /**
   * @param {string} id
   * @param {PointerEvent} event
   * @param {HTMLElement} button
   */
  press(id, event, button) {
    const choice = this.#playable.get(id);
    this.#lent = null;
    if (choice) this.board.press(choice, event, this.board.table.proposed === choice.move);
    else void this.board.bubble.show(button);
  }

  /** Show what is proposed. */
  mark() {
    const { proposed } = this.board.table;
    for (const button of [
      ...this.mine.querySelectorAll("button"),
      ...this.buttons.querySelectorAll("button"),
    ]) {
      const selected =
        proposed !== null && this.#playable.get(button.dataset.artifact ?? "")?.move === proposed;
      button.classList.toggle("sel", selected);
      button.setAttribute("aria-pressed", String(selected));
    }
  }

  /** The artifact with this number in the window. @param {number} n */
  pressNth(n) {
    const button = this.buttons.querySelectorAll("button")[n];
    this.#isPressing = true;
    button?.focus();
    this.#isPressing = false;
    button?.click();
    return button !== undefined;
  }

  /** The first artifact of the window. */
  focus() {
    const first = this.buttons.querySelector("button");
    first?.focus();
    return first !== null;
  }

  /** @param {import("./types.js").Spent[]} spent */
  #drawSpent(spent) {
    const { table, things } = this.board;
    this.spentTitle.hidden = this.spent.hidden = spent.length === 0;
    keyed(
      this.spent,
      spent.toReversed(),
      ({ artifact: id }) => id,
      ({ artifact: id, by, ...detail }) =>
        h(
          "li",
          { dataset: { rule: things.artifacts[id].rule } },
          picture(artifact(id, { size: 22 })),
          table.mark(by),
          h(
            "span",
            null,
            things.artifacts[id].name,
            h("span", { class: "vh" }, `, ${table.name(by)}`),
            h("span", { class: "faint" }, details(detail, things)),
          ),
        ),
    );
  }

  /** @param {boolean} isWindow */
  #drawBar(isWindow) {
    const { board } = this;
    this.bar.hidden = !isWindow;
    const ids = isWindow ? [...this.#playable.keys()] : [];
    keyed(
      this.buttons,
      ids,
      (id) => id,
      (id, n) => {
        const { name, rule, power } = board.things.artifacts[id];
        const button = h(
          "button",
          {
            class: "btn windowart",
            type: "button",
            dataset: { key: `window-artifact-${id}`, artifact: id, rule, choice: "" },
            onclick: (/** @type {PointerEvent} */ event) => this.press(id, event, button),
            ...this.#following(id),
          },
          picture(artifact(id, { size: 22 })),
          h("span", null, name),
          h("kbd", { "aria-hidden": "true" }, n + 1),
        );
        board.bubble.attach(button, () => [h("b", null, name), h("br"), power]);
        return button;
      },
    );
  }
}

/**
 * The backs of the artifacts that the other holds.
 * @param {HTMLElement} place
 * @param {string[]} ids
 * @param {import("./types.js").Things} things
 */
export function drawArtifactBacks(place, ids, things) {
  keyed(
    place,
    ids,
    (id, n) => (id === BACK ? n : id),
    (id) =>
      h(
        "span",
        {
          class: "artback",
          title: id === BACK ? t("Face-down artifact") : things.artifacts[id].name,
          dataset: { rule: id === BACK ? "claim.artifact.common" : things.artifacts[id].rule },
        },
        picture(id === BACK ? artifactBack() : artifactCard(id)),
      ),
  );
}

/**
 * What was chosen when it was played.
 * @param {{name?: string, hit?: boolean, sign?: number, given?: string, card?: string}} detail
 * @param {import("./types.js").Things} things
 */
function details({ name, hit, sign, given, card }, things) {
  if (name)
    return `: ${hit ? cardName(name, things) : t("{card}: wish failed", { card: cardName(name, things) })}`;
  if (sign) return sign > 0 ? ": +2" : ": \u22122";
  if (!card) return "";
  const taken = cardName(card, things);
  return given ? `: ${cardName(given, things)} \u2192 ${taken}` : `: ${taken}`;
}
