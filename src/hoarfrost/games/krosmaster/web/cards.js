// @ts-check
/** The card of a character or Summon: figures, powers and spells, and every word that has a rule opens it. */

import { element, power as powerSign } from "./art/emblems.js";
import { figure } from "./art/figures.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { openRule } from "../../../web/js/lib/rules.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */
/** @typedef {import("./types.js").Card & {roles?: string[], ownSpells?: Json[]}} Card */
/** @typedef {import("./types.js").Spell & {parts?: {text: string, rule: string}[], summons?: string}} Spell */

const GAME = "krosmaster";
/** What everybody can cast beside the spells of the card. */
const COMMON = ["punch", "ice_shove"];
const STAR = "M12 1.2L15.2 8.2L22.8 9L17.1 14.1L18.7 21.6L12 17.8L5.3 21.6L6.9 14.1L1.2 9L8.8 8.2Z";

/**
 * A word that opens its rule; without one it is plain text.
 * @param {string} text
 * @param {string | undefined} rule
 * @param {string} [kind] a class
 */
export function word(text, rule, kind = "") {
  if (!rule) return h("span", { class: `word ${kind}` }, text);
  return h(
    "button",
    { class: `word ${kind}`, type: "button", dataset: { rule }, onclick: () => void openRule(GAME, rule) },
    text,
  );
}

/**
 * The bust of a character, as large as its place.
 * @param {string} id
 * @param {Card | undefined} card
 * @param {"you" | "foe" | "none"} [seat]
 */
export const portrait = (id, card, seat = "none") => picture(figure(id, { seat, look: card?.class }));

/**
 * The figures of a card in a line: what they are, and how many.
 * @param {Card} card
 * @param {Json} things
 * @param {boolean} [isOpen] whether their names open the rule
 */
export function figures(card, things, isOpen = false) {
  const names = /** @type {const} */ (["hp", "ap", "mp", "initiative"]);
  return h(
    "dl",
    { class: "figures" },
    names
      .filter((name) => card[name] !== null && card[name] !== undefined)
      .map((name) => {
        const { name: title, rule } = things.terms[name];
        const short = name === "initiative" ? t("Init.") : title;
        return h(
          "div",
          { class: name },
          h("dt", {}, isOpen ? word(title, rule) : h("span", { title }, short)),
          h("dd", {}, card[name]),
        );
      }),
  );
}

/**
 * The whole card.
 * @param {string} id
 * @param {Card} card
 * @param {Json} things
 * @param {string} [tag] of its heading
 */
export function characterCard(id, card, things, tag = "h3") {
  return h(
    "article",
    { class: "character", "aria-label": card.name, dataset: { game: GAME } },
    h(
      "header",
      {},
      h("div", { class: "bust" }, portrait(id, card)),
      h(
        "div",
        {},
        h(/** @type {"h3"} */ (tag), {}, card.name),
        h("p", { class: "kinds" }, kinds(card, things)),
      ),
    ),
    figures(card, things, true),
    powers(card, things),
    spellsOf(card, things),
    common(things),
  );
}

/** Level, class, types, colour and roles. @param {Card} card @param {Json} things */
function kinds(card, things) {
  const { terms, colours, types, roles } = things;
  const colour = card.colour && colours[card.colour];
  return [
    card.level ? word(t("Level {level}", { level: card.level }), terms.level.rule) : null,
    card.className ? h("span", { class: "word" }, card.className) : null,
    ...(card.types ?? []).map((id) => (types[id] ? word(types[id].name, types[id].rule) : null)),
    colour ? word(`${colour.name}: ${lower(colour.power)}`, colour.rule, `colour ${card.colour}`) : null,
    ...(card.roles ?? []).map((id) => word(roles[id].name, roles[id].rule, "role")),
  ];
}

/** @param {string} text */
const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** @param {Card} card @param {Json} things */
function powers({ powers }, things) {
  if (!powers.length) return null;
  return h(
    "section",
    {},
    h("h4", {}, t("Powers")),
    h(
      "ul",
      { class: "powers" },
      powers.map((id) => {
        const { name, power, rule } = things.powers[id] ?? { name: id };
        return h(
          "li",
          {},
          picture(powerSign(id, { size: 20 })),
          h("p", {}, word(name, rule, "name"), " ", power ?? ""),
        );
      }),
    ),
  );
}

/** @param {Card} card @param {Json} things */
function spellsOf(card, things) {
  const own = card.ownSpells?.map((spell) => ({ power: "", ...spell, name: spell.name.en ?? spell.name }));
  const spells = own ?? card.spells.map((id) => things.spells[id]);
  if (!spells.length) return null;
  return h(
    "section",
    {},
    h("h4", {}, t("Spells")),
    h(
      "ul",
      { class: "spells" },
      spells.map((spell) => h("li", {}, spellRow(spell, things), summoned(spell, things))),
    ),
  );
}

/**
 * The cost as a star, the name, and what it does, part by part.
 * @param {Spell} spell
 * @param {Json} things
 */
export function spellRow(spell, things) {
  const [, ...parts] = spell.parts ?? [];
  const kind = things.spellkinds[spell.kind];
  return h(
    "div",
    { class: "spell" },
    star(spell.ap, t("{ap} AP", { ap: spell.ap })),
    h(
      "div",
      {},
      h(
        "p",
        { class: "spell-name" },
        h("b", {}, spell.name),
        spell.element ? picture(element(spell.element, { size: 16 })) : null,
        word(kind.name, kind.rule, "kind"),
      ),
      h(
        "p",
        { class: "parts" },
        parts.map(({ text, rule }) => word(text, rule)),
      ),
    ),
  );
}

/** @param {number} ap @param {string} label */
function star(ap, label) {
  const drawn = picture(
    `<svg viewBox="0 0 24 24" class="star" role="img"><path d="${STAR}" fill="var(--k-ap)"/>` +
      `<text x="12" y="16.4" text-anchor="middle" fill="var(--on-solid)">${ap}</text></svg>`,
  );
  drawn.setAttribute("aria-label", label);
  return drawn;
}

/** Who comes onto the board by a spell. @param {Spell} spell @param {Json} things */
function summoned({ summons }, things) {
  const card = summons ? things.summons[summons] : null;
  if (!card) return null;
  const { name, rule } = things.terms.summon;
  const spells = card.spells.map((/** @type {string} */ id) => things.spells[id]);
  return h(
    "div",
    { class: "summoned" },
    h("div", { class: "bust" }, portrait(/** @type {string} */ (summons), card)),
    h(
      "div",
      {},
      h("p", { class: "spell-name" }, h("b", {}, card.name), word(name, rule, "kind")),
      figures(card, things),
      h(
        "p",
        { class: "parts" },
        card.powers.map((/** @type {string} */ id) => word(things.powers[id].name, things.powers[id].rule)),
      ),
      spells.map((/** @type {Spell} */ spell) => spellRow(spell, things)),
    ),
  );
}

/** @param {Json} things */
function common(things) {
  const spells = COMMON.filter((id) => things.spells[id]);
  return h(
    "details",
    { class: "more" },
    h("summary", {}, t("Everybody also has")),
    h(
      "ul",
      { class: "spells" },
      spells.map((id) => h("li", {}, spellRow(things.spells[id], things))),
    ),
  );
}
