// @ts-check
/** Which key does what at this table. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { dialog } from "../lib/dialog.js";

/**
 * @param {import("./types.js").Board|null} board
 * @param {import("./session.js").Session} session
 */
export function showLegend(board, { company, welcome }) {
  const own = board?.legend ?? [];
  const shared = [
    ["Enter", t("do what the button says")],
    ["Esc", t("one step back")],
    ["U", t("take back")],
    ...(company ? [] : [["H", t("hint")]]),
    ...(company && welcome?.table.rhythm === "poker" ? [["H", t("hold the window, or let it go")]] : []),
    ["L", t("log")],
    ["C", t("chat")],
    ["?", t("rule for what is in focus")],
    ["K", t("these keys")],
  ];
  return dialog({
    title: t("Keys"),
    body: h(
      "dl",
      { class: "legend" },
      [...own, ...shared].map(([key, what]) =>
        h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)),
      ),
    ),
    actions: [{ label: t("Close"), value: null, primary: true }],
  });
}
