// @ts-check
/** A link for somebody else: to copy, and as a code to photograph. */

import { toast } from "./dialog.js";
import { h, picture } from "./dom.js";
import { t } from "./i18n.js";
import { qr } from "./qr.js";

/**
 * @typedef {object} Shared
 * @property {string} link
 * @property {string} label  of the field with the link
 * @property {string} code  what the picture of the code is
 * @property {string} help
 * @property {string} [words]  what is copied before the link
 */

/**
 * @param {Shared} shared
 * @returns {HTMLElement}
 */
export function drawShare({ link, label, code, help, words }) {
  const field = h("input", {
    type: "text",
    readonly: true,
    value: link,
    "aria-label": label,
    onfocus: () => field.select(),
  });
  const text = words ? `${words} ${link}` : link;
  const copy = h(
    "button",
    { class: "btn primary", type: "button", onclick: () => copyText(text) },
    t("Copy the link"),
  );
  const drawn = picture(qr(link));
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", code);
  return h(
    "div",
    { class: "invitation" },
    h("div", { class: "code" }, drawn),
    h("div", { class: "inviting" }, field, copy, h("p", { class: "muted" }, onlyHere() ? hereOnly() : help)),
  );
}

function onlyHere() {
  return ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
}

function hereOnly() {
  return t(
    "This address reaches this computer only. Start the server with --host 0.0.0.0 to play over the network.",
  );
}

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("Copied."));
  } catch {
    toast(t("The browser does not allow copying here. Select the link and copy it yourself."));
  }
}
