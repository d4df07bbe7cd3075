// @ts-check
/** A record from a file: chosen, or dropped anywhere on the page. */

import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("../main.js").App} App */

/** The largest record that the server takes. */
const RECORD_BYTES = 1_000_000;

/** @param {App} app */
export function recordPicker(app) {
  const id = "record-file";
  const onchange = () => input.files?.[0] && void openRecord(input.files[0], app);
  const input = h("input", { id, type: "file", accept: ".json,application/json", class: "vh", onchange });
  return [
    h(
      "p",
      { class: "help" },
      t("Look at a finished game from a file, move by move. You can also drop the file on this page."),
    ),
    h("div", { class: "pick" }, input, h("label", { class: "btn", for: id }, t("Choose a file"))),
  ];
}

/**
 * @param {App} app
 * @returns {() => void} ends it
 */
export function takeDroppedRecords(app) {
  const mark = (/** @type {boolean} */ on) => document.body.classList.toggle("dropping", on);
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    mark(true);
  };
  const leave = (/** @type {DragEvent} */ event) => event.relatedTarget === null && mark(false);
  const drop = (/** @type {DragEvent} */ event) => {
    mark(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void openRecord(file, app);
  };
  const end = new AbortController();
  addEventListener("dragover", over, { signal: end.signal });
  addEventListener("dragleave", leave, { signal: end.signal });
  addEventListener("drop", drop, { signal: end.signal });
  return () => {
    mark(false);
    end.abort();
  };
}

/**
 * @param {File} file
 * @param {App} app
 */
async function openRecord(file, app) {
  if (file.size > RECORD_BYTES) return toast(t("{file} is too big for a saved game.", { file: file.name }));
  // A folder cannot be read.
  const text = await file.text().catch(() => "");
  if (!isJson(text)) return toast(t("{file} is not a saved game.", { file: file.name }));
  app.record = text;
  app.go("#/replay");
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
