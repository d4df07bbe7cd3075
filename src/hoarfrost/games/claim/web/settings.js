// @ts-check
/** What a reader may always want in Claim. */

import { t } from "./words.js";

/** @returns {import("../../../web/js/screens/settings.js").GameSetting[]} */
export function settings() {
  return [
    {
      name: "passing",
      title: t("When you can play an artifact"),
      choices: [
        { value: "ask", label: t("Ask me each time") },
        { value: "card", label: t("Pass until I play a card") },
        { value: "artifact", label: t("Pass until your opponent plays an artifact") },
      ],
    },
  ];
}
