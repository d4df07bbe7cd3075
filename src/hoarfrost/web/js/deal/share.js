// @ts-check
/** The link to a deal, with how it went. */

import { dialog } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { drawShare } from "../lib/share.js";
import { boast, linkTo } from "./deal.js";

/**
 * @param {import("./deal.js").Deal} deal
 * @param {import("./deal.js").Result} own
 */
export function showShare(deal, own) {
  const words = boast(own);
  return dialog({
    title: t("Challenge a friend"),
    body: (close) =>
      h(
        "div",
        { class: "deal-share" },
        h("p", { class: "boast" }, words),
        drawShare({
          link: linkTo(deal.id),
          label: t("Link to the same deal"),
          code: t("The link to the same deal as a QR code"),
          help: t(
            "Whoever opens it gets the same deal. After their game you can see how each of you played.",
          ),
          words,
        }),
        h("a", { href: `#/deal/${deal.id}`, onclick: () => close(null) }, t("All results")),
      ),
    actions: [{ label: t("Close"), value: null }],
  });
}
