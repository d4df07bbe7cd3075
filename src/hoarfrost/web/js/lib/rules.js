// @ts-check
/** The rule of a thing: a dialog from anywhere, and the key "?" for what is under the pointer or in focus. */

import { get } from "./api.js";
import { dialog, toast } from "./dialog.js";
import { h } from "./dom.js";
import { gameOfRule } from "./games.js";
import { language, t } from "./i18n.js";
import { keys } from "./keys.js";
import { memo } from "./memo.js";

/** @typedef {{id: string, title: string, text: string}} Rule */

/** The rulebook of a game in a language. @type {(game: string, lang: string) => Promise<Rule[]>} */
const rulebook = memo(async (game) => (await get(`/api/games/${encodeURIComponent(game)}/rules`)).rules);

/**
 * The rule in a dialog.
 * @param {string} game
 * @param {string} id
 */
export async function openRule(game, id) {
  let rule;
  try {
    rule = (await rulebook(game, language())).find((one) => one.id === id);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
    return;
  }
  if (!rule) {
    toast(t("The rulebook has no such rule."));
    return;
  }
  const body = h(
    "div",
    { class: "rule-text" },
    rule.text.split("\n\n").map((part) => h("p", null, part)),
  );
  const read = await dialog({
    title: rule.title,
    body,
    kind: "rule-dialog",
    actions: [
      { label: t("Read on in the rulebook"), value: true },
      { label: t("Close"), value: false, primary: true },
    ],
  });
  if (read) location.hash = `#/rules/${game}/${id}`;
}

/** @param {string | null} game  null: the id says whose rule it is @param {string} id */
async function openRuleOf(game, id) {
  const found = game ?? (await gameOfRule(id).catch(() => null));
  if (found) await openRule(found, id);
}

/** When the pointer last moved and when focus last did: the later of the two says what is meant. */
let pointed = 0;
let focused = 0;

/**
 * Hear "?" everywhere. Without a rule at hand, and outside a dialog, `otherwise` is called.
 * @param {() => void} otherwise
 */
export function listenForRules(otherwise) {
  addEventListener("pointermove", () => (pointed = performance.now()), { passive: true });
  addEventListener("focusin", () => (focused = performance.now()));
  keys({
    "?": () => {
      const meant = ruleAtHand();
      if (meant) void openRuleOf(meant.game, meant.id);
      else if (!document.querySelector("dialog[open]")) otherwise();
    },
  });
}

function ruleAtHand() {
  const under = [...document.querySelectorAll(":hover")].at(-1) ?? null;
  const candidates = pointed > focused ? [under, document.activeElement] : [document.activeElement, under];
  for (const element of candidates) {
    const thing = element?.closest("[data-rule]");
    const id = thing?.getAttribute("data-rule");
    // Most ids say by their beginning whose they are; those of all games do not, so the place does.
    if (id) return { id, game: thing?.closest("[data-game]")?.getAttribute("data-game") ?? null };
  }
  return null;
}
