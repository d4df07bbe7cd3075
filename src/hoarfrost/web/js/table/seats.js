// @ts-check
/** The seats of a table: a shape for each, a name, and a badge that lives as long as the board. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { clockText } from "./clock.js";

/** @typedef {import("./types.js").Seat} Seat */

/** The reader is the circle; the others follow in the order of the seats. */
const SHAPES = ["you", "foe", "foe triangle", "foe square", "foe hexagon", "foe star"];

/**
 * @param {number} seat
 * @param {number|null} me
 * @param {number} count
 */
export function mark(seat, me, count) {
  const place = me === null ? seat : (seat - me + count) % count;
  return h("span", { class: `seat ${SHAPES[place % SHAPES.length]}`, "aria-hidden": "true" });
}

/** @param {Seat} seat */
export function about(seat) {
  if (seat.kind === "open") return t("Waiting for a player");
  if (seat.kind === "computer") return t("Computer");
  if (seat.away) return t("The computer plays on");
  return seat.present ? t("Here") : t("Away");
}

/** The badges of a table: one element for each seat, which the board may place where the seat sits. */
export class Badges {
  /** @param {import("./types.js").Source} session */
  constructor(session) {
    this.session = session;
    /** @type {HTMLElement[]} */
    this.elements = session.seats.map(() => h("span", { class: "badge" }));
    this.draw();
  }

  /** @param {number} seat */
  name(seat) {
    const { session } = this;
    // When it is over, all who shared the device look at it together.
    const shared = session.several && session.stage === "over";
    return seat === session.me && !shared ? t("You") : session.seats[seat].name;
  }

  draw() {
    const { session } = this;
    session.seats.forEach((seat, index) => {
      const element = this.elements[index];
      const shown = JSON.stringify([seat, session.me, this.name(index), Boolean(session.latest?.clock)]);
      if (element.dataset.shown !== shown) {
        element.dataset.shown = shown;
        element.replaceChildren(...this.#parts(seat, index));
      }
      element.classList.toggle("asked", Boolean(session.state?.asked.includes(index)));
    });
    this.tick();
  }

  /** Only the clocks: called several times a second. */
  tick() {
    const clock = this.session.latest?.clock;
    if (!clock) return;
    this.elements.forEach((element, index) => {
      const face = element.querySelector(".clock");
      const text = clockText(this.session, index);
      if (face && face.textContent !== text) face.textContent = text;
      face?.classList.toggle("runs", clock.runs.includes(index));
    });
  }

  /**
   * @param {Seat} seat
   * @param {number} index
   */
  #parts(seat, index) {
    const { session } = this;
    const other = index !== session.me,
      person = other && seat.kind === "person";
    return [
      h(
        "span",
        { class: "named" },
        h(
          "b",
          {},
          mark(index, session.me, session.seats.length),
          this.name(index),
          // On a small screen there is no room for the words; the dot speaks for them.
          person
            ? h("span", { class: seat.present ? "dot here" : "dot", role: "img", "aria-label": about(seat) })
            : null,
        ),
        other ? h("span", { class: "about", "aria-hidden": person ? "true" : null }, about(seat)) : null,
      ),
      session.latest?.clock ? h("span", { class: "clock", role: "timer", "aria-live": "off" }) : null,
    ].filter((part) => part !== null);
  }
}
