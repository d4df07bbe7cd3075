// @ts-check
/** Elements, pictures and lists that stay alive. */

import { memo } from "./memo.js";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Child | Child[]} Children */

/**
 * An element. `class`, `dataset` and `style` (an object) are understood, `onclick` and its like are
 * listeners, `true` is an empty attribute, and null, undefined and false leave an attribute out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown> | null} [attributes]
 * @param {...Children} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) set(element, name, value);
  element.append(...nodes(children));
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (name === "dataset") Object.assign(element.dataset, value);
  else if (name === "style")
    for (const [property, text] of Object.entries(value)) element.style.setProperty(property, String(text));
  else element.setAttribute(name, value === true ? "" : String(value));
}

/**
 * @param {Children[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  return children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * Say nothing twice: a screen reader would read it again.
 * @param {Element | null} element
 * @param {string} text
 */
export function say(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

const parsed = memo((/** @type {string} */ text) => {
  const template = document.createElement("template");
  template.innerHTML = text;
  return /** @type {SVGElement} */ (template.content.firstElementChild);
});

/**
 * The SVG element of a text from art/. A text is parsed once and then copied.
 * @param {string} text
 * @returns {SVGElement}
 */
export function picture(text) {
  return /** @type {SVGElement} */ (parsed(text).cloneNode(true));
}

/** @type {WeakMap<Element, Map<string, Element>>} */
const lists = new WeakMap();

/**
 * Keep one element of `parent` for each item, in the order of the items. An element lives as long as its
 * key is there: it is updated in place and moved only if its neighbours changed. Other children of
 * `parent` are left alone and stay in front.
 * @template T
 * @param {Element} parent
 * @param {Iterable<T>} items
 * @param {(item: T, index: number) => string | number} key
 * @param {(item: T, index: number) => Element} make
 * @param {(element: any, item: T, index: number) => void} [update]  any, for the caller knows what it made
 */
export function keyed(parent, items, key, make, update) {
  const before = lists.get(parent) ?? new Map();
  /** @type {Map<string, Element>} */
  const after = new Map();
  let index = 0;
  for (const item of items) {
    const name = String(key(item, index));
    if (after.has(name)) throw new Error(`keyed: ${name} is there twice`);
    const element = before.get(name) ?? make(item, index);
    update?.(element, item, index);
    after.set(name, element);
    index += 1;
  }
  lists.set(parent, after);
  for (const [name, element] of before) if (after.get(name) !== element) element.remove();
  putInOrder(parent, [...after.values()]);
}

/**
 * From the end to the front, so that an element whose next sibling is right is not touched.
 * @param {Element} parent
 * @param {Element[]} elements
 */
function putInOrder(parent, elements) {
  /** @type {Element | null} */
  let next = null;
  for (const element of elements.toReversed()) {
    if (element.parentNode !== parent || element.nextSibling !== next) place(parent, element, next);
    next = element;
  }
}

/**
 * Put an element before another without losing its focus.
 * @param {Element & {moveBefore?: (element: Element, next: Element | null) => void}} parent  moveBefore is young:
 *   where the browser does not know it, focus is given back
 * @param {Element} element
 * @param {Element | null} next
 */
function place(parent, element, next) {
  if (parent.moveBefore && element.isConnected && parent.isConnected) {
    parent.moveBefore(element, next);
    return;
  }
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(element, next);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
