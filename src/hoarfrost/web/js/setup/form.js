// @ts-check
/** A form made from a JSON Schema: switches, choices, numbers, texts and sets. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("../lib/json.js").Json} Json */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {HTMLElement} element
 * @property {(value: Json) => void} update
 * @property {(message: string) => void} fault  what is wrong with it; "" for nothing
 */

/** More choices than this are a list to open. */
const MOST_RADIOS = 4;

/**
 * The field of one option, or null if a form cannot show it.
 * @param {string} name
 * @param {Json} option  its schema
 * @param {(value: Json) => void} changed
 * @returns {Field | null}
 */
export function field(name, option, changed) {
  const control = controlOf(name, option, changed);
  if (!control) return null;
  const fault = h("p", { class: "error", id: `fault-${name}`, role: "alert" });
  const about = option.description
    ? h("p", { class: "help", id: `about-${name}` }, option.description)
    : null;
  const described = [about?.id, fault.id].filter(Boolean).join(" ");
  control.main.setAttribute("aria-describedby", described);
  const element = control.isGroup
    ? h("fieldset", { class: "field" }, h("legend", {}, option.title ?? name), about, control.element, fault)
    : h("div", { class: "field" }, control.element, about, fault);
  if (control.isGroup) element.setAttribute("aria-describedby", described);
  return { name, element, update: control.update, fault: (message) => (fault.textContent = message) };
}

/**
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {HTMLElement} main  what is described by the words around it
 * @property {boolean} isGroup
 * @property {(value: Json) => void} update
 */

/**
 * @param {string} name @param {Json} option @param {(value: Json) => void} changed
 * @returns {Control | null}
 */
function controlOf(name, option, changed) {
  const choices = choicesOf(option);
  if (option.type === "boolean") return toggle(option.title ?? name, changed);
  if (choices && choices.length <= MOST_RADIOS) return radios(name, choices, changed);
  if (choices) return list(option.title ?? name, choices, changed);
  if (option.type === "integer" || option.type === "number")
    return number(option, option.title ?? name, changed);
  if (option.type === "string") return text(option, option.title ?? name, changed);
  if (option.type === "array" && option.uniqueItems && choicesOf(option.items ?? {}))
    return set(choicesOf(option.items) ?? [], changed);
  return null;
}

/** @typedef {{value: Json, title: string}} Alternative */

/** @param {Json} option @returns {Alternative[] | null} */
function choicesOf(option) {
  if (option.oneOf?.every((/** @type {Json} */ one) => "const" in one)) {
    return option.oneOf.map((/** @type {Json} */ one) => ({
      value: one.const,
      title: one.title ?? String(one.const),
    }));
  }
  return option.enum?.map((/** @type {Json} */ value) => ({ value, title: String(value) })) ?? null;
}

/** @param {string} title @param {(value: Json) => void} changed @returns {Control} */
export function toggle(title, changed) {
  const input = h("input", { type: "checkbox", role: "switch", onchange: () => changed(input.checked) });
  const element = h("label", { class: "switch" }, input, h("span", {}, title));
  return { element, main: input, isGroup: false, update: (value) => (input.checked = value === true) };
}

/**
 * Radio buttons in one line. Also used outside of generated forms.
 * @param {string} name @param {Alternative[]} choices @param {(value: Json) => void} changed @returns {Control}
 */
export function radios(name, choices, changed) {
  const inputs = choices.map(({ value }) =>
    h("input", { type: "radio", name, onchange: () => changed(value) }),
  );
  const labels = choices.map(({ title }, index) => h("label", {}, inputs[index], h("span", {}, title)));
  const element = h("div", { class: "segments" }, labels);
  const update = (/** @type {Json} */ now) =>
    choices.forEach(({ value }, index) => {
      inputs[index].checked = value === now;
    });
  return { element, main: element, isGroup: true, update };
}

/** @param {string} title @param {Alternative[]} choices @param {(value: Json) => void} changed @returns {Control} */
export function list(title, choices, changed) {
  const select = h(
    "select",
    { class: "input", onchange: () => changed(choices[select.selectedIndex].value) },
    choices.map((choice) => h("option", {}, choice.title)),
  );
  const element = h("label", { class: "labelled" }, h("span", {}, title), select);
  return {
    element,
    main: select,
    isGroup: false,
    update: (now) => (select.selectedIndex = choices.findIndex(({ value }) => value === now)),
  };
}

/** @param {Json} option @param {string} title @param {(value: Json) => void} changed @returns {Control} */
function number(option, title, changed) {
  const step = option.type === "integer" ? 1 : "any";
  const input = h("input", {
    class: "input",
    type: "number",
    inputmode: "numeric",
    min: option.minimum,
    max: option.maximum,
    step,
    onchange: () => {
      if (input.value !== "") changed(Number(input.value));
    },
  });
  const range =
    option.minimum !== undefined && option.maximum !== undefined
      ? h("span", { class: "help" }, t("{low} to {high}", { low: option.minimum, high: option.maximum }))
      : null;
  const element = h("label", { class: "labelled" }, h("span", {}, title), input, range);
  return { element, main: input, isGroup: false, update: (value) => (input.value = String(value ?? "")) };
}

/** @param {Json} option @param {string} title @param {(value: Json) => void} changed @returns {Control} */
function text(option, title, changed) {
  const input = h("input", {
    class: "input",
    type: "text",
    maxlength: option.maxLength,
    onchange: () => changed(input.value),
  });
  const element = h("label", { class: "labelled" }, h("span", {}, title), input);
  return { element, main: input, isGroup: false, update: (value) => (input.value = value ?? "") };
}

/** @param {Alternative[]} choices @param {(value: Json) => void} changed @returns {Control} */
function set(choices, changed) {
  const chosen = () => choices.filter((_, index) => inputs[index].checked).map(({ value }) => value);
  const inputs = choices.map(() => h("input", { type: "checkbox", onchange: () => changed(chosen()) }));
  const element = h(
    "div",
    { class: "segments" },
    choices.map(({ title }, index) => h("label", {}, inputs[index], h("span", {}, title))),
  );
  const update = (/** @type {Json} */ now) =>
    choices.forEach(({ value }, index) => {
      inputs[index].checked = (now ?? []).includes(value);
    });
  return { element, main: element, isGroup: true, update };
}
