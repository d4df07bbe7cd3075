// @ts-check
/** A log in chapters: where a game gives its lines numbers, one line each that opens to what happened in it. */

import { h, say } from "../lib/dom.js";
import { number } from "../lib/i18n.js";

/** @typedef {import("./types.js").Line} Line */
/**
 * A run of lines, each with its place in the log. Those without a chapter are alone, with the number 0.
 * @typedef {object} Chapter
 * @property {number} number
 * @property {number} start  the place of its first line
 * @property {string} brief  what came of it
 * @property {{line: Line, place: number}[]} lines
 */

/**
 * @param {Line[]} lines
 * @returns {Chapter[]}
 */
export function chaptersOf(lines) {
  /** @type {Chapter[]} */
  const chapters = [];
  let before = 0;
  lines.forEach((line, place) => {
    const { chapter, brief } = line;
    if (!chapter || chapter !== before)
      chapters.push({ number: chapter, start: place, brief: "", lines: [] });
    const last = /** @type {Chapter} */ (chapters.at(-1));
    last.lines.push({ line, place });
    if (brief) last.brief = brief;
    before = chapter;
  });
  return chapters;
}

/** The element of a chapter: its line, and the list of what happened below it. */
export class ChapterItem {
  /** @param {() => void} pressed */
  constructor(pressed) {
    const brief = h("span", { class: "brief" });
    const count = h("span", { class: "n num" });
    this.head = h("button", { type: "button", class: "line head", onclick: pressed }, count, brief);
    this.list = h("ol", {});
    this.element = h("li", { class: "chapter" }, this.head, this.list);
  }

  get isOpen() {
    return this.head.getAttribute("aria-expanded") === "true";
  }

  /**
   * @param {Chapter} chapter
   * @param {boolean} isOpen
   */
  draw(chapter, isOpen) {
    const [count, brief] = this.head.children;
    say(count, `${number(chapter.number)}.`);
    say(brief, chapter.brief);
    if (this.head.getAttribute("aria-expanded") !== String(isOpen))
      this.head.setAttribute("aria-expanded", String(isOpen));
    // As long as nothing more has happened than its own line says, there is nothing to open.
    this.list.hidden = !isOpen || chapter.lines.every(({ line }) => line.text === chapter.brief);
  }
}
