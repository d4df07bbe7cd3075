// @ts-check
/** A team as a short text, for a friend or for the terminal (`--team1 luk_ylook,maskun_john,...`), and back. */

import { plural, t } from "../words.js";
import { faultsOf } from "./rules.js";

/** @typedef {import("./rules.js").Roster} Roster */

/** @param {string[]} members */
export const written = (members) => members.join(",");

/** How much of a text is read, and how often one word can be meant. */
const LONGEST = 2000;
const MOST_TIMES = 99;
/** So many wrong letters are a slip. */
const SLIP = 3;

/**
 * The team of a text: ids or names, with commas, spaces or lines between them; "x2" for two of a kind.
 * @param {Roster} roster
 * @param {string} text
 * @returns {{members: string[], faults: string[]}}
 */
export function read(roster, text) {
  const book = bookOf(roster);
  /** @type {string[]} */
  const members = [];
  /** @type {string[]} */
  const faults = [];
  const cleaned = text.slice(0, LONGEST).replace(/--team[12]\b=?|["`]/g, " ");
  for (const piece of cleaned.split(/[,;\n]/)) readPiece(piece, book, members, faults, roster);
  if (members.length || faults.length) faults.push(...faultsOf(roster, members).map((fault) => fault.text));
  return { members, faults };
}

/**
 * Words that belong together: the longest name that fits, then the rest.
 * @param {string} piece
 * @param {Map<string, string[]>} book
 * @param {string[]} members  grows
 * @param {string[]} faults  grows
 * @param {Roster} roster
 */
function readPiece(piece, book, members, faults, roster) {
  const words = piece.trim().split(/\s+/).filter(Boolean);
  let times = 1;
  /** @type {string[]} */
  let last = [];
  while (words.length) {
    const count = /^[x×*](\d+)$/i.exec(words[0]) ?? /^(\d+)[x×*]?$/i.exec(words[0]);
    if (count) {
      const n = Math.min(Number(count[1]), MOST_TIMES);
      words.shift();
      if (last.length) for (let more = 1; more < n; more += 1) members.push(...last);
      else times = n;
      continue;
    }
    const length = longest(words, book);
    if (!length) faults.push(unknown(/** @type {string} */ (words.shift()), roster));
    else {
      last = book.get(folded(words.splice(0, length).join(" "))) ?? [];
      for (let more = 0; more < times; more += 1) members.push(...last);
    }
    times = 1;
  }
}

/** How many of these words are a name together. @param {string[]} words @param {Map<string, string[]>} book */
function longest(words, book) {
  for (let length = Math.min(words.length, 6); length > 0; length -= 1)
    if (book.has(folded(words.slice(0, length).join(" ")))) return length;
  return 0;
}

/** Who is meant by a name or an id; a ready-made team is all of its members. @param {Roster} roster */
function bookOf({ characters, teams }) {
  /** @type {Map<string, string[]>} */
  const book = new Map();
  for (const [id, { name, members }] of Object.entries(teams))
    for (const key of [id, name]) book.set(folded(key), members);
  for (const [id, { name }] of Object.entries(characters))
    for (const key of [id, name]) book.set(folded(key), [id]);
  return book;
}

/** As one would type it: without capitals, accents and signs. @param {string} text */
export const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\-\s]+/g, " ")
    .trim();

/** @param {string} word @param {Roster} roster */
function unknown(word, { characters }) {
  const near = Object.entries(characters)
    .flatMap(([id, { name }]) =>
      [id, name].map((key) => ({ name, far: distance(folded(word), folded(key)) })),
    )
    .sort((a, b) => a.far - b.far)[0];
  if (near && near.far <= Math.min(SLIP, word.length / 2))
    return t("“{word}” is not known. Do you mean {name}?", { word, name: near.name });
  return t("“{word}” is not known.", { word });
}

/** How many letters differ. @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** "4 Krosmasters" @param {string[]} members */
export const sizeText = (members) => plural("{n} Krosmaster", "{n} Krosmasters", { n: members.length });
