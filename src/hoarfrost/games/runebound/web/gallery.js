// @ts-check
/** Heroes, cards, challenges and weather for the rulebook: what each is and does. */

import { list, number, t } from "./words.js";

/** @typedef {import("../../../web/js/lib/json.js").Json} Json */
/** @typedef {import("../../../web/js/rules/gallery.js").Piece} Piece */

/** The colours of Adventures, the easiest first. */
const COLOURS = ["green", "yellow", "blue", "red"];
/** Items in this order. */
const TYPES = ["weapon", "armor", "potion", "rune", "artifact"];

/** @param {Json} things @returns {import("../../../web/js/rules/gallery.js").Gallery} */
export function gallery(things) {
  return {
    before: "rare",
    sections: [
      { id: "pieces.heroes", title: t("Heroes") },
      { id: "pieces.allies", title: t("Allies") },
      { id: "pieces.items", title: t("Items") },
      { id: "pieces.legends", title: t("Legends") },
      { id: "pieces.forage", title: t("Forage") },
      { id: "pieces.challenges", title: t("Challenges") },
      { id: "pieces.events", title: t("Events") },
      { id: "pieces.weather", title: t("Weather tiles") },
    ],
    pieces: [...cards(things), ...adventures(things), ...weather(things)],
  };
}

/** The chapter of a card. @param {Json} card */
function chapter(card) {
  if (card.type === "hero") return "pieces.heroes";
  if (card.difficulty) return "pieces.legends";
  return { ally: "pieces.allies", forage: "pieces.forage" }[String(card.type)] ?? "pieces.items";
}

/**
 * By colour or type, then by name.
 * @param {(entry: Json) => number} rank @param {Json} all @returns {[string, Json][]}
 */
const sorted = (rank, all) =>
  Object.entries(/** @type {Record<string, Json>} */ (all)).sort(
    ([, a], [, b]) => rank(a) - rank(b) || a.name.localeCompare(b.name),
  );

/** @param {Json} things @returns {Piece[]} */
function cards(things) {
  const rank = (/** @type {Json} */ card) =>
    card.difficulty ? COLOURS.indexOf(card.colour) : TYPES.indexOf(card.type);
  return sorted(rank, things.cards).map(([id, card]) => ({
    id: `cards.${id}`,
    section: chapter(card),
    title: card.name,
    text: told(card.text),
    picture: ["cards", id],
    things: [],
  }));
}

/** @param {Json} things @returns {Piece[]} */
const adventures = (things) =>
  sorted((card) => (COLOURS.indexOf(card.colour) + 5) % 5, things.adventures).map(([id, card]) => ({
    id: `adventures.${id}`,
    section: card.kind === "event" ? "pieces.events" : "pieces.challenges",
    title: card.name,
    text: told(card.text),
    picture: ["adventures", id],
    things: card.forage ? [["cards", card.forage]] : [],
  }));

/** @param {Json} things @returns {Piece[]} */
const weather = (things) =>
  Object.entries(/** @type {Record<string, Json>} */ (things.weather)).map(([icon, tile]) => ({
    id: `weather.${icon}`,
    section: "pieces.weather",
    title: tile.name,
    text: t("Frost: {terrains}.", { terrains: frosts(tile, things) }),
    picture: ["weather", icon],
    things: [],
  }));

/** @param {Json} tile @param {Json} things */
const frosts = (tile, things) =>
  list(
    Object.entries(/** @type {Record<string, number>} */ (tile.frost)).map(
      ([id, frost]) => `${things.terrains[id].name} ${number(frost)}`,
    ),
  );

/** Figures in a line, sentences below. @param {string[]} lines */
function told(lines) {
  const isSentence = (/** @type {string} */ line) => line.endsWith(".");
  const figures = lines.filter((line) => !isSentence(line));
  return [figures.join(" · "), ...lines.filter(isSentence)].filter(Boolean).join("\n\n");
}
