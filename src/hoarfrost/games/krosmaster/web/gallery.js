// @ts-check
/** The Krosmasters and Summons for the rulebook: what each has, with its spells. */

import { number } from "../../../web/js/lib/i18n.js";
import { list, t } from "./words.js";

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */
/** @typedef {import("./types.js").Card} Card */

/** @param {Json} things @returns {import("../../../web/js/rules/gallery.js").Gallery} */
export function gallery(things) {
  const of = (/** @type {"characters" | "summons"} */ kind) =>
    Object.entries(/** @type {Record<string, Card>} */ (things[kind]))
      .sort(([, a], [, b]) => a.name.localeCompare(b.name))
      .map(([id, card]) => piece(kind, id, card, things));
  return {
    before: "rare",
    sections: [
      { id: "characters", title: t("Krosmasters") },
      { id: "summoned", title: t("Summons") },
    ],
    pieces: [...of("characters"), ...of("summons")],
  };
}

/**
 * @param {"characters" | "summons"} kind
 * @param {string} id
 * @param {Card} card
 * @param {Json} things
 * @returns {import("../../../web/js/rules/gallery.js").Piece}
 */
function piece(kind, id, card, things) {
  const powers = card.powers.map((power) => things.powers[power].name);
  const text = [figures(card, things), powers.length ? t("Powers: {powers}.", { powers: list(powers) }) : ""];
  return {
    id: `${kind}.${id}`,
    section: kind === "characters" ? kind : "summoned",
    title: card.name,
    text: text.filter(Boolean).join("\n\n"),
    picture: [kind, id],
    things: card.spells.map((spell) => ["spells", spell]),
  };
}

/** Class, level and gauges in a line. @param {Card} card @param {Json} things */
function figures({ className, level, hp, ap, mp, initiative }, { terms }) {
  const gauges = Object.entries({ hp, ap, mp, initiative }).filter(([, n]) => n !== null && n !== undefined);
  return [
    className,
    level ? t("Level {level}", { level }) : null,
    ...gauges.map(([name, n]) => `${number(/** @type {number} */ (n))} ${terms[name].name}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
