// @ts-check
/** Pieces of a game that have no rule of their own, as entries of its rulebook. */

import { shownOf } from "./entry.js";

/** @typedef {import("./links.js").Rule} Rule */
/** @typedef {{id: string, title: string}} Section */
/**
 * `picture` is the thing whose picture stands beside it, `things` are those below it: a kind and an id each.
 * @typedef {{id: string, section: string, title: string, text: string, picture: [string, string],
 *   things: [string, string][]}} Piece
 */
/**
 * `before` is the chapter of the rulebook before which they stand.
 * @typedef {{before: string, sections: Section[], pieces: Piece[]}} Gallery
 */
/** @typedef {{sections: Section[], rules: (Rule & Partial<Piece>)[]}} Book */

/**
 * @param {Book} book
 * @param {Gallery | undefined} told
 * @returns {Book}
 */
export function withGallery(book, told) {
  if (!told) return book;
  const at = book.sections.findIndex(({ id }) => id === told.before);
  const place = at < 0 ? book.sections.length : at;
  return {
    sections: book.sections.toSpliced(place, 0, ...told.sections),
    rules: [...book.rules, ...told.pieces.map((piece) => ({ ...piece, source: "", cites: [] }))],
  };
}

/**
 * The pictures of a piece; null for a rule.
 * @param {Rule & Partial<Piece>} rule
 * @param {import("../table/types.js").Things} things
 * @param {import("./entry.js").Art | null} art
 */
export function shownIn({ picture, things: below }, things, art) {
  if (!picture || !below) return null;
  const list = below.map(([kind, id]) => shownOf(kind, id, things, art));
  return { lead: shownOf(...picture, things, art), list: list.filter((one) => one !== null) };
}

/** What has an entry of its own, as `kind.id`: rules need not list it. @param {(Rule & Partial<Piece>)[]} rules */
export const entriesOf = (rules) =>
  new Set(rules.flatMap(({ picture }) => (picture ? [picture.join(".")] : [])));

/** Has a piece all these words? The server finds rules. @param {Rule & Partial<Piece>} rule @param {string} query */
export function finds({ picture, title, text }, query) {
  if (!picture) return false;
  const all = plain(`${title} ${text}`).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/\s+/)
    .every((word) => all.some((one) => one.startsWith(word)));
}

/** Without case and accents. @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
