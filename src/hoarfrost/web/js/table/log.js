// @ts-check
/** The log, in sentences. Each line opens its rule. */

import { h, keyed } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { openRule } from "../lib/rules.js";
import { settings } from "../lib/store.js";

/** @typedef {import("./types.js").Line} Line */

/** A reader who is this near to the newest line, in pixels, wants to see the next one. */
const NEAR = 48;

export class Log {
  /**
   * @param {import("./types.js").Source} session
   * @param {string} game
   */
  constructor(session, game) {
    this.session = session;
    this.game = game;
    this.list = h("ol", { class: "log" });
    this.scroller = h(
      "div",
      { class: "scroll", role: "log", tabindex: "0", "aria-label": t("Log") },
      this.list,
    );
    this.every = h("input", { type: "checkbox", role: "switch", onchange: () => this.#choose() });
    this.every.checked = settings.get("everyStep") === true;
    this.element = h(
      "div",
      { class: "talk-page" },
      this.scroller,
      h("label", { class: "switch" }, this.every, t("Show every small step")),
    );
    this.atNewest = true;
    this.scroller.addEventListener(
      "scroll",
      () => {
        this.atNewest = this.#isNear();
      },
      { passive: true },
    );
    this.watch = new ResizeObserver(() => this.#keep());
    this.watch.observe(this.scroller);
    this.draw();
  }

  close() {
    this.watch.disconnect();
  }

  #isNear() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Whoever looks at the newest line goes on doing so, also when the panel grows or comes into view. */
  #keep() {
    if (this.atNewest) this.newest();
  }

  #choose() {
    settings.set("everyStep", this.every.checked);
    this.draw();
  }

  draw() {
    const { session } = this;
    const numbered = session.lines.map((line, number) => ({ line, number }));
    const shown = numbered.filter(({ line }) => line.text && (this.every.checked || !line.quiet));
    keyed(
      this.list,
      shown,
      ({ number, line }) => `${number} ${line.rule}`,
      ({ line }) => this.#make(line),
      (element, { line, number }) => {
        const text = element.firstElementChild;
        if (text.textContent !== line.text) text.textContent = line.text;
        element.classList.toggle("now", number >= session.fresh);
      },
    );
    this.#keep();
  }

  newest() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** @param {Line} line */
  #make(line) {
    const { rule } = line;
    if (!rule) return h("li", {}, h("span", {}));
    return h(
      "li",
      {},
      h("button", {
        type: "button",
        class: "line",
        "data-rule": rule,
        onclick: () => openRule(this.game, rule),
      }),
    );
  }
}
