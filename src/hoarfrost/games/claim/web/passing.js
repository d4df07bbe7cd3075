// @ts-check
/** Passing by itself: in windows for artifacts the reader may pass until something happens. */

import { h } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";

/** @typedef {"card" | "trick" | "artifact" | "phase"} Until */
/**
 * @typedef {object} Moment
 * @property {number | null} me
 * @property {number} phase
 * @property {boolean} jump whether it is not known what has happened since the last moment
 * @property {boolean} isWindow whether the reader is asked for an artifact
 * @property {boolean} isCardAsked whether the reader is asked for a card
 */

export class Passing {
  /** @type {Until | null} */
  #on = null;
  /** Whether the reader's standing wish has yet to be followed in this trick. */
  #isNewTrick = true;

  /**
   * @param {{get: (name: string) => any}} settings "passing" is what the reader always wants, or "ask"
   * @param {() => void} changed called when it was switched on or off
   */
  constructor(settings, changed) {
    this.settings = settings;
    this.changed = changed;
    this.text = h("span");
    this.stop = h(
      "button",
      { class: "btn quiet small", type: "button", onclick: () => this.end() },
      t("Stop"),
      h("kbd", { "aria-hidden": "true" }, "P"),
    );
    this.element = h("div", { class: "passing", role: "status" }, this.text, this.stop);
    this.element.hidden = true;
    this.menu = h(
      "ul",
      { class: "passmenu", id: "claim-pass-until" },
      /** @type {Until[]} */ (["card", "trick", "artifact", "phase"]).map((until) =>
        h(
          "li",
          { dataset: { until } },
          h("button", { class: "btn quiet", type: "button", onclick: () => this.begin(until) }, words(until)),
        ),
      ),
    );
    this.menu.hidden = true;
    this.button = h(
      "button",
      {
        class: "btn quiet small",
        type: "button",
        "aria-expanded": "false",
        "aria-controls": this.menu.id,
        onclick: () => this.open(Boolean(this.menu.hidden)),
      },
      t("Pass until…"),
    );
    this.opener = h(
      "span",
      {
        class: "passuntil",
        onfocusout: (/** @type {FocusEvent} */ event) => this.#left(event),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#steer(event),
      },
      this.button,
      this.menu,
    );
  }

  get isOn() {
    return this.#on !== null;
  }

  /** @param {boolean} on */
  open(on) {
    this.menu.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
    if (on) this.menu.querySelector("button")?.focus();
  }

  /** @param {FocusEvent} event */
  #left(event) {
    if (!(event.relatedTarget instanceof Node) || !this.opener.contains(event.relatedTarget))
      this.open(false);
  }

  /** @param {KeyboardEvent} event */
  #steer(event) {
    if (this.menu.hidden) return;
    const items = [...this.menu.querySelectorAll("li:not([hidden]) button")].map(
      (item) => /** @type {HTMLElement} */ (item),
    );
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === "Escape") {
      this.open(false);
      this.button.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      items[(at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length]?.focus();
    } else return;
    event.preventDefault();
  }

  /** @param {Until} until */
  begin(until) {
    this.open(false);
    this.#start(until);
    this.changed();
  }

  /** @param {Until} until */
  #start(until) {
    this.#on = until;
    this.#draw();
  }

  end() {
    this.#on = null;
    this.#draw();
    this.changed();
  }

  /**
   * Look at what happened: it may be what was waited for.
   * @param {import("./types.js").ClaimEvent[]} events
   * @param {Moment} moment
   */
  consider(events, moment) {
    if (moment.jump || events.some(({ kind }) => kind === "trick")) this.#isNewTrick = true;
    const phase = this.menu.querySelector("[data-until=phase]");
    if (phase instanceof HTMLElement) phase.hidden = moment.phase === 2;
    if (this.#on && isReached(this.#on, events, moment)) {
      this.#on = null;
      this.#draw();
    }
    const always = this.settings.get("passing") ?? "ask";
    if (!moment.isWindow || !this.#isNewTrick || always === "ask") return;
    this.#isNewTrick = false;
    if (!this.#on) this.#start(always);
  }

  #draw() {
    this.element.hidden = this.#on === null;
    this.text.textContent = this.#on ? sentence(this.#on) : "";
  }
}

/**
 * Whether what was waited for has come; after a jump nobody knows, and the reader is asked again.
 * @param {Until} until
 * @param {import("./types.js").ClaimEvent[]} events
 * @param {Moment} moment
 */
export function isReached(until, events, { me, jump, phase, isCardAsked }) {
  const has = (/** @type {string[]} */ ...kinds) => events.some(({ kind }) => kinds.includes(kind));
  if (me === null || jump || has("end", "tie")) return true;
  if (until === "card") return isCardAsked;
  if (until === "trick") return has("trick", "phase2");
  if (until === "artifact") return events.some(({ artifact, seat }) => artifact !== undefined && seat !== me);
  return phase === 2;
}

/** @param {Until} until */
function words(until) {
  if (until === "card") return t("until I play a card");
  if (until === "trick") return t("until the next trick");
  if (until === "artifact") return t("until your opponent plays an artifact");
  return t("until Phase 2");
}

/** @param {Until} until */
function sentence(until) {
  if (until === "card") return t("Passing until you play a card");
  if (until === "trick") return t("Passing until the next trick");
  if (until === "artifact") return t("Passing until your opponent plays an artifact");
  return t("Passing until Phase 2");
}
