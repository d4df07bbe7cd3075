// @ts-check
/** With a poker face: how long the window still lasts, who holds it, and the button that holds it. */

import { h, say } from "../lib/dom.js";
import { number, plural, t } from "../lib/i18n.js";
import { reducedMotion } from "../lib/motion.js";
import { toast } from "../lib/dialog.js";

/** @typedef {import("./types.js").Source} Source */

/** How often the seconds are counted, in milliseconds. */
const TICK = 250;

export class WindowLine {
  /** @type {Animation|null} */
  #running = null;
  /** Which of the server's words about the window are shown. */
  #shown = "";
  /** The last position whose window the reader has held: that can be done once. */
  #heldAt = -1;

  /**
   * @param {Source} session
   * @param {(seat: number) => string} name
   */
  constructor(session, name) {
    this.session = session;
    this.name = name;
    this.label = h("span");
    this.button = h(
      "button",
      { class: "btn hold", type: "button", onclick: () => this.hold() },
      this.label,
      h("kbd", { "aria-hidden": "true" }, "H"),
    );
    this.holders = h("span", { role: "status" });
    this.seconds = h("span", { class: "num", role: "timer", "aria-live": "off" });
    this.told = h("p", { class: "told" }, this.holders, this.seconds);
    this.bar = h("span", { class: "runs-down", "aria-hidden": "true" }, h("span"));
    this.timer = window.setInterval(() => this.#count(), TICK);
    this.draw();
  }

  close() {
    clearInterval(this.timer);
    this.#running?.cancel();
  }

  get #window() {
    const { state, pace } = this.session;
    return state?.stage === "playing" && !pace.isRunning ? state.window : null;
  }

  get #holds() {
    const { me } = this.session;
    return me !== null && Boolean(this.#window?.holds.includes(me));
  }

  /** What is left of it now, in milliseconds. */
  get #left() {
    const gone = performance.now() - this.session.windowAt;
    return Math.max(0, (this.#window?.left ?? 0) - gone);
  }

  /** Hold the window, or let it go. */
  hold() {
    const { session } = this;
    if (!this.#window || session.me === null) return false;
    const { version } = /** @type {import("./types.js").State} */ (session.state);
    const on = !this.#holds;
    if (on && this.#heldAt === version) {
      toast(t("You have held this window already. Each window can be held once."));
      return;
    }
    this.#heldAt = version;
    // The window may have ended meanwhile: that needs no word.
    session.socket.ask("hold", { version, on, seat: session.me }).catch(() => {});
  }

  draw() {
    const chance = this.#window;
    this.bar.hidden = !chance;
    this.button.hidden = !chance || this.session.me === null;
    // A window that opens anew after a lost line can be held again.
    if (!chance || !this.session.online) this.#heldAt = -1;
    if (!chance) {
      this.#running?.cancel();
      this.#shown = "";
      // The places stay: what changes in them is heard.
      for (const part of [this.holders, this.seconds]) say(part, "");
      return;
    }
    const isUsed = this.#heldAt === this.session.state?.version && !this.#holds;
    say(this.label, this.#holds ? t("Let go") : t("Hold"));
    this.button.setAttribute("aria-disabled", String(isUsed));
    this.button.title = this.#holds
      ? t("Let the window end")
      : t("Keep this window open for up to 15 seconds, also with nothing to play");
    say(this.holders, this.#whoHolds(chance.holds));
    const shown = `${this.session.state?.version} ${this.session.windowAt}`;
    if (shown !== this.#shown) this.#run(chance);
    this.#shown = shown;
    this.#count();
  }

  /** @param {number[]} seats */
  #whoHolds(seats) {
    const { me } = this.session;
    const others = seats.filter((seat) => seat !== me).map(this.name);
    if (!seats.length) return "";
    if (!others.length) return t("You hold the window.");
    if (others.length < seats.length) return t("You and {names} hold the window.", { names: others });
    return plural("{names} holds the window.", "{names} hold the window.", {
      n: others.length,
      names: others,
    });
  }

  /** @param {import("./types.js").Chance} chance */
  #run({ lasts }) {
    this.#running?.cancel();
    if (reducedMotion()) return;
    const left = this.#left;
    const share = lasts ? Math.min(1, left / lasts) : 0;
    const [line] = this.bar.children;
    this.#running = line.animate([{ scale: `${share} 1` }, { scale: "0 1" }], {
      duration: left,
      fill: "forwards",
    });
  }

  /** The bar says it; where nothing may move, and where it lasts, so does a number. */
  #count() {
    const chance = this.#window;
    if (!chance) return;
    const counts = chance.holds.length > 0 || reducedMotion();
    const seconds = number(Math.ceil(this.#left / 1000));
    say(this.seconds, counts ? t("{seconds} s", { seconds }) : "");
  }
}
