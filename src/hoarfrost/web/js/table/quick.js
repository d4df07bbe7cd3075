// @ts-check
/** Take back and Hint: among the tools, and again beside the reader's seat where the tools are a page of their own. */

import { h, picture, say } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { LAMP, UNDO } from "../lib/icons.js";
import { isTurn } from "./status.js";

export class Quick {
  /**
   * @param {() => unknown} takeBack
   * @param {() => unknown} hint
   */
  constructor(takeBack, hint) {
    this.undo = tool(UNDO, "U", takeBack);
    this.hint = tool(LAMP, "H", hint);
    say(this.hint.text, t("Hint"));
    this.element = h("span", { class: "quick" }, this.undo.element, this.hint.element);
  }

  /** @param {import("./session.js").Session} session */
  draw(session) {
    const playing = session.stage === "playing" && !session.spectator;
    this.undo.element.hidden = !playing || session.strict;
    // Between people a hint would be unfair without everybody's consent.
    this.hint.element.hidden = !playing || session.company || session.strict;
    say(this.undo.text, session.state?.undo === "ask" ? t("Ask to take back") : t("Take back"));
    able(this.undo.element, session.state?.undo !== "no");
    able(this.hint.element, isTurn(session));
  }
}

/**
 * @param {HTMLElement} button
 * @param {boolean} on it stays in reach: pressed, it says why it can do nothing
 */
function able(button, on) {
  button.setAttribute("aria-disabled", String(!on));
}

/**
 * @param {string} sign
 * @param {string} key
 * @param {() => unknown} run
 */
function tool(sign, key, run) {
  const text = h("span", { class: "text" });
  const element = h(
    "button",
    { class: "btn quiet", type: "button", onclick: run },
    picture(sign),
    text,
    h("kbd", { "aria-hidden": "true" }, key),
  );
  return { element, text };
}
