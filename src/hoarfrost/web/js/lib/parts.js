// @ts-check
/** What the parts of boards share: drawing only what has changed, small things that answer, rows of buttons. */

import { h } from "./dom.js";
import { percent } from "./i18n.js";

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./bubble.js").Bubble} Bubble */
/** @typedef {import("./bubble.js").Told} Told */

/** What an element shows. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Draw what is in an element anew, but only if it shows something else.
 * @param {Element} element
 * @param {unknown} what  all that the drawing depends on, as data
 * @param {() => (Node | string)[]} make
 */
export function fill(element, what, make) {
  const key = JSON.stringify([document.documentElement.lang, what]);
  if (shown.get(element) === key) return;
  shown.set(element, key);
  element.replaceChildren(...make());
}

/** @param {Element} element @param {string} name @param {string | null} value */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A chance in percent, never 0 or 100 for what may or may not happen. @param {number} chance */
export function chanceText(chance) {
  if (chance > 0 && chance < 0.01) return `< ${percent(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${percent(0.99)}`;
  return percent(chance);
}

/** @param {string} text */
export const reason = (text) => h("span", { class: "reason" }, text);

/** What a thing is and does, for the line beside it. @param {string} name @param {string} [power] @returns {Told} */
export const about = (name, power) => [h("b", null, name), power ? reason(power) : ""];

/**
 * A small thing that answers with its name, its power and its rule.
 * @param {Bubble} bubble
 * @param {{cls: string, rule?: string | null, label?: string, tell: () => Promise<Told> | Told}} what
 * @param {...Child} children
 */
export function mark(bubble, { cls, rule, label, tell }, ...children) {
  const button = h(
    "button",
    { type: "button", class: cls, dataset: rule ? { rule } : {}, "aria-label": label },
    ...children,
  );
  button.addEventListener("click", () => void bubble.show(button));
  bubble.attach(button, tell);
  return button;
}

/**
 * One stop of the Tab key for a row of buttons; arrows go on from there.
 * @param {HTMLElement} row
 */
export function rove(row) {
  const buttons = () => /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  row.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons(),
      at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length].focus();
  });
  row.addEventListener("focusin", ({ target }) => settle(row, /** @type {HTMLElement} */ (target)));
}

/** @param {HTMLElement} row @param {HTMLElement} [at]  the button that Tab comes to */
export function settle(row, at) {
  const all = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  const stop = at && all.includes(at) ? at : (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
}

/**
 * Mark the ends of a row behind which there is more, whenever it is scrolled; the function is for when it has changed.
 * @param {HTMLElement} row
 */
export function endsOf(row) {
  const draw = () => {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    row.classList.toggle("before", scrollLeft > 2);
    row.classList.toggle("after", scrollLeft + clientWidth < scrollWidth - 2);
  };
  row.addEventListener("scroll", draw, { passive: true });
  new ResizeObserver(draw).observe(row);
  // With the next frame, in which everything is laid out anyway.
  return () => void requestAnimationFrame(draw);
}
