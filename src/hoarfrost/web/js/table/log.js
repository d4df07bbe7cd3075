// @ts-check
/** The log, in sentences: a chapter opens to its lines, and each line opens its rule. */

import { h, keyed, say } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { openRule } from "../lib/rules.js";
import { settings } from "../lib/store.js";
import { ChapterItem, chaptersOf } from "./chapters.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./chapters.js").Chapter} Chapter */

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
    /** Which chapters the reader has opened or closed, by their start. @type {Map<number, boolean>} */
    this.chosen = new Map();
    /** @type {WeakMap<Element, ChapterItem>} */
    this.items = new WeakMap();
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
    const chapters = chaptersOf(this.session.lines);
    keyed(
      this.list,
      chapters.filter(({ number, lines }) => number || this.#shown(lines).length),
      ({ number, start, lines }) => (number ? `chapter ${start}` : keyOf(lines[0])),
      (chapter) => (chapter.number ? this.#makeChapter(chapter) : this.#make(chapter.lines[0].line)),
      (element, chapter) => {
        if (chapter.number) this.#drawChapter(element, chapter, chapter === chapters.at(-1));
        else this.#drawLine(element, chapter.lines[0]);
      },
    );
    this.#keep();
  }

  /** @param {Chapter["lines"]} lines */
  #shown(lines) {
    return lines.filter(({ line }) => line.text && (this.every.checked || !line.quiet));
  }

  /** @param {Chapter} chapter */
  #makeChapter({ start }) {
    const item = new ChapterItem(() => {
      this.chosen.set(start, !item.isOpen);
      this.draw();
    });
    this.items.set(item.element, item);
    return item.element;
  }

  /**
   * The last one is open while it goes on.
   * @param {Element} element
   * @param {Chapter} chapter
   * @param {boolean} isLast
   */
  #drawChapter(element, chapter, isLast) {
    const item = /** @type {ChapterItem} */ (this.items.get(element));
    const goesOn = isLast && this.session.stage === "playing";
    item.draw(chapter, this.chosen.get(chapter.start) ?? goesOn);
    keyed(
      item.list,
      this.#shown(chapter.lines),
      keyOf,
      ({ line }) => this.#make(line),
      (line, one) => this.#drawLine(line, one),
    );
    const end = chapter.start + chapter.lines.length;
    element.classList.toggle("now", !item.isOpen && end > this.session.fresh);
  }

  /**
   * @param {Element} element
   * @param {{line: Line, place: number}} line
   */
  #drawLine(element, { line, place }) {
    say(element.firstElementChild, line.text);
    element.classList.toggle("now", place >= this.session.fresh);
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

/** @param {{line: Line, place: number}} line */
const keyOf = ({ line, place }) => `${place} ${line.rule}`;
