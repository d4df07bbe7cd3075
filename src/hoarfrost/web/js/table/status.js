// @ts-check
/** The status line: what is asked, and the one thing that Enter does. */

import { h, say } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

export class StatusLine {
  /**
   * @param {import("./window.js").WindowLine} chance
   * @param {() => void} confirm
   * @param {() => void} cancel
   */
  constructor(chance, confirm, cancel) {
    this.text = h("p", { class: "ask", role: "status" });
    this.label = h("span");
    this.button = h(
      "button",
      { class: "btn primary", type: "button", onclick: confirm },
      this.label,
      h("kbd", { "aria-hidden": "true" }, "Enter"),
    );
    this.back = h(
      "button",
      { class: "btn quiet", type: "button", onclick: cancel },
      t("Back"),
      h("kbd", { "aria-hidden": "true" }, "Esc"),
    );
    this.element = h(
      "div",
      { class: "status", tabindex: "-1" },
      chance.button,
      h("div", { class: "said" }, this.text, chance.told),
      this.back,
      this.button,
      chance.bar,
    );
  }

  /**
   * @param {import("./types.js").Source} session
   * @param {import("./table.js").PlayTable} table
   */
  draw(session, table) {
    const turn = isTurn(session);
    say(this.text, table.busy && !session.spectator ? t("Waiting") : sentence(session, table));
    const isNoted = table.proposed !== null && table.proposed === table.noted?.move;
    const proposed = table.proposed !== null && !table.busy && !isNoted;
    if (proposed) say(this.label, table.proposedLabel);
    this.#toggle(this.button, proposed);
    this.#toggle(this.back, table.begun.length > 0 && !table.busy);
    this.element.classList.toggle("turn", turn && !table.busy);
  }

  /**
   * A button that goes away hands its focus to the line.
   * @param {HTMLElement} button
   * @param {boolean} on
   */
  #toggle(button, on) {
    if (!on && document.activeElement === button) this.element.focus({ preventScroll: true });
    button.hidden = !on;
  }
}

/**
 * Has the reader something to choose? Where there is only one answer in a window, the server gives it.
 * @param {import("./types.js").Source} session
 */
export function isTurn({ state, pace }) {
  if (pace.isRunning || state === null || state.stage !== "playing" || state.seat === null) return false;
  return state.asked.includes(state.seat) && state.choices.some(({ side }) => !side);
}

/**
 * @param {import("./types.js").Source} session
 * @param {import("./table.js").PlayTable} table
 */
function sentence(session, table) {
  if (session.stage === "over") return t("The game is over.");
  if (session.spectator) return t("Watching");
  const { early, asked } = /** @type {import("./types.js").State} */ (session.state);
  const { step, noted } = table;
  if (noted && !step) return t("Noted: {choice}. All see it when the window ends.", { choice: noted.label });
  if (early && !noted) {
    const names = asked.map((seat) => table.name(seat));
    return t("You chose: {choice}. Waiting for {names}.", { choice: early.label, names });
  }
  if (step) return step.ask || t("{step}: choose.", { step: step.label });
  // One word for every cause: it must not tell what somebody holds.
  return isTurn(session) ? (session.state?.prompt ?? "") : t("Waiting");
}
