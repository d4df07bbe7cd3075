// @ts-check
/** tsc refuses a sentence that the tool of the catalogues cannot read; if it does not, tsc fails here. */

import { plural, t } from "../../../src/hoarfrost/web/js/lib/i18n.js";

/** @param {string} word */
export function refused(word) {
  // @ts-expect-error a variable
  t(word);
  // @ts-expect-error a sum
  t(`Play ${word}`);
  // @ts-expect-error a choice
  t(word ? "Pass" : "Play");
  // @ts-expect-error a variable for several
  plural("{n} card", word, { n: 1 });
  // @ts-expect-error no number
  plural("{n} card", "{n} cards", {});
  return t("Play {card}", { card: word }) + plural("{n} card", "{n} cards", { n: 1 });
}
