// @ts-check
/** What a reader may always want in Krosmaster. */

import { t } from "./words.js";

/** @returns {import("../../../web/js/screens/settings.js").GameSetting[]} */
export function settings() {
  return [
    {
      name: "krosmaster.dice",
      title: t("When dice are rolled"),
      choices: [
        { value: "show", label: t("Show the dice on the arena") },
        { value: "hide", label: t("Show only the result") },
      ],
    },
  ];
}
