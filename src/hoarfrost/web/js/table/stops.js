// @ts-check
/** Stops: where the server holds the reader's windows by itself, which nobody else is told. */

import { dialog } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @param {import("./session.js").Session} session */
export function showStops(session) {
  const { stops } = /** @type {import("./types.js").Welcome} */ (session.welcome);
  const inputs = stops.map(({ id, armed }) =>
    h("input", { type: "checkbox", value: id, checked: armed, onchange: () => arm() }),
  );
  const arm = () => {
    stops.forEach((stop, index) => {
      stop.armed = inputs[index].checked;
    });
    const armed = stops.filter((stop) => stop.armed).map(({ id }) => id);
    void session.request("stops", { stops: armed, seat: session.me });
  };
  return dialog({
    title: t("Stops"),
    kind: "stops",
    body: h(
      "div",
      { class: "stops-body" },
      h(
        "p",
        {},
        t(
          "Your windows stay open for you at these moments, for up to 15 seconds, also with nothing to play.",
        ),
      ),
      h(
        "p",
        { class: "muted" },
        t("Nobody sees what you choose here. All see that you hold a window, so a stop can also be a bluff."),
      ),
      h(
        "ul",
        {},
        stops.map(({ label }, index) => h("li", {}, h("label", { class: "check" }, inputs[index], label))),
      ),
    ),
    actions: [{ label: t("Close"), value: null, primary: true }],
  });
}
