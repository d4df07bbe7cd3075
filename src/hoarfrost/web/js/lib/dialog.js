// @ts-check
/** Dialogs and short notices. */

import { h, picture } from "./dom.js";
import { t } from "./i18n.js";
import { CROSS } from "./icons.js";
import { silence } from "./keys.js";

/**
 * @typedef {object} Action
 * @property {string} label a verb that says what happens
 * @property {unknown} [value]
 * @property {boolean} [primary]
 * @property {(close: (value: unknown) => void) => unknown} [run] instead of closing with the value
 */

let count = 0;

/**
 * A modal dialog. It belongs to its screen: whoever goes elsewhere, perhaps back, puts it away.
 * @param {object} options
 * @param {string} options.title
 * @param {Node | string | ((close: (value: unknown) => void) => Node | string)} options.body
 * @param {Action[]} [options.actions]
 * @param {string} [options.kind] a class of the dialog
 * @returns {Promise<any>} the value of the chosen action, which the caller knows; null if it was put away
 */
export function dialog({ title, body, actions = [], kind = "" }) {
  const opener = document.activeElement;
  const listen = silence();
  count += 1;
  const id = `dialog-${count}`;
  return new Promise((resolve) => {
    /** @type {unknown} */
    let result = null;
    const close = (/** @type {unknown} */ value) => {
      result = value ?? null;
      box.close();
    };
    const content = typeof body === "function" ? body(close) : body;
    const box = h(
      "dialog",
      { class: `dialog ${kind}`, "aria-labelledby": id },
      h(
        "header",
        null,
        h("h2", { id }, title),
        h(
          "button",
          { class: "btn quiet icon", type: "button", "aria-label": t("Close"), onclick: () => close(null) },
          picture(CROSS),
        ),
      ),
      h("div", { class: "dialog-body" }, typeof content === "string" ? h("p", null, content) : content),
      actions.length
        ? h(
            "footer",
            null,
            actions.map((action) => button(action, close)),
          )
        : null,
    );
    const leave = () => close(null);
    addEventListener("hashchange", leave);
    box.addEventListener("close", () => {
      removeEventListener("hashchange", leave);
      listen();
      box.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      resolve(result);
    });
    box.addEventListener(
      "pointerdown",
      (event) => event.target === box && outside(box, event) && close(null),
    );
    document.body.append(box);
    box.showModal();
  });
}

/**
 * @param {Action} action
 * @param {(value: unknown) => void} close
 */
function button(action, close) {
  const onclick = () => (action.run ? action.run(close) : close(action.value));
  return h(
    "button",
    { class: action.primary ? "btn primary" : "btn", type: "button", autofocus: action.primary, onclick },
    action.label,
  );
}

/**
 * @param {HTMLElement} box
 * @param {PointerEvent} event
 */
function outside(box, event) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** How long a notice stays, in milliseconds. */
const NOTICE = 6_000;

/** @type {HTMLElement | null} */
let notices = null;

/**
 * A line that says what the page does not show otherwise. It belongs to its screen, and goes with it.
 * @param {string} text
 */
export function toast(text) {
  if (!notices) {
    notices = h("div", { class: "notices", role: "status", popover: "manual" });
    document.body.append(notices);
  }
  // Shown anew, so that it lies above a dialog that was opened since.
  if (notices.matches(":popover-open")) notices.hidePopover();
  notices.showPopover();
  const line = h("p", { class: "notice" }, text);
  notices.append(line);
  const end = () => {
    clearTimeout(timer);
    removeEventListener("hashchange", end);
    line.remove();
    if (!notices?.childElementCount) notices?.hidePopover();
  };
  const timer = setTimeout(end, NOTICE);
  addEventListener("hashchange", end);
}
