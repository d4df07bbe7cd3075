// @ts-check
/** One device, several people: nothing secret is on the page until the next one confirms to have it. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { mark } from "./seats.js";

/**
 * @param {import("./session.js").Session} session
 * @returns {HTMLElement}
 */
export function drawCurtain(session) {
  const seat = /** @type {number} */ (session.curtain);
  const name = session.seats[seat].name;
  const button = h(
    "button",
    { class: "btn primary", type: "button", onclick: () => session.confirmHand() },
    t("I am {name}: show my side", { name }),
  );
  const element = h(
    "section",
    { class: "curtain", "aria-labelledby": "curtain-title" },
    h(
      "div",
      { class: "curtain-card" },
      mark(seat, null, session.seats.length),
      h("h1", { id: "curtain-title", class: "display" }, t("Hand the device to {name}", { name })),
      h(
        "p",
        { class: "muted" },
        t("The table is covered. Nothing secret is shown until {name} uncovers it.", { name }),
      ),
      button,
    ),
  );
  // In place once the caller has put it on the page.
  queueMicrotask(() => button.focus({ preventScroll: true }));
  return element;
}
