// @ts-check
/** The line above a lesson: which one it is, how far it has come, one step back, and the way out. */

import { h, picture } from "../lib/dom.js";
import { number, t } from "../lib/i18n.js";
import { AGAIN, BACK, LEAVE } from "../lib/icons.js";

export class LessonBar {
  /**
   * @param {import("./course.js").LessonInfo} info
   * @param {{leave: () => void, back: () => void, again: () => void}} does
   */
  constructor(info, { leave, back, again }) {
    this.title = h("h1", { class: "display" }, info.title);
    this.dots = h("span", { class: "dots", role: "img" });
    this.count = h("span", { class: "count-steps num", "aria-hidden": "true" });
    this.back = tool(BACK, t("One step back"), "U", back);
    this.again = tool(AGAIN, t("Start again"), null, again);
    this.element = h(
      "div",
      { class: "tools lesson-bar" },
      tool(LEAVE, t("All lessons"), "Esc", leave),
      this.title,
      this.dots,
      this.count,
      h("span", { class: "grow" }),
      this.back,
      this.again,
    );
  }

  /** @param {import("./course.js").Scene} scene */
  draw({ step, steps, done }) {
    const at = done ? steps : step;
    const n = number(Math.min(at + 1, steps));
    this.dots.setAttribute("aria-label", t("Step {n} of {all}", { n, all: number(steps) }));
    this.count.textContent = `${n}/${number(steps)}`;
    this.dots.replaceChildren(
      ...Array.from({ length: steps }, (_, n) => h("i", { class: n < at ? "past" : n === at ? "now" : "" })),
    );
    for (const button of [this.back, this.again]) button.setAttribute("aria-disabled", String(at === 0));
  }
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {string | null} key
 * @param {() => void} run
 */
function tool(sign, label, key, run) {
  return h(
    "button",
    { class: "btn quiet", type: "button", title: label, onclick: run },
    picture(sign),
    h("span", null, label),
    key ? h("kbd", { "aria-hidden": "true" }, key) : null,
  );
}
