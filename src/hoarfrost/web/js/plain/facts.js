// @ts-check
/** What a view says, in an order and in words in which it can be shown: for games without a board of their own. */

/**
 * How a game names the fields of its views, in the order in which they are shown: `things.fields`. Where it is
 * there, other fields are not shown. `of` is the kind of thing whose ids the field holds (`things[of]`), or "seats";
 * `per: "seat"` says that there is one value for each seat.
 * @typedef {{name: string, of?: string, per?: string, rule?: string}} Field
 */
/** @typedef {import("../table/types.js").Thing} Thing */
/** @typedef {import("../table/types.js").Things} Things */
/** @typedef {{id: string, title: string, of: string | null, rule: string | null, value: unknown}} Fact */
/** @typedef {{shared: Fact[], ofSeat: Fact[][]}} Facts  `ofSeat` has a list for each seat */

/** Fields that the house shows elsewhere: who looks, who is asked, which piece is which. */
const ELSEWHERE = ["seat", "asked", "handles"];

/**
 * @param {Record<string, unknown>} view  or the result of a game
 * @param {Things & {fields?: Record<string, Field>}} things
 * @param {number} seats  how many
 * @returns {Facts}
 */
export function factsOf(view, things, seats) {
  /** @type {Facts} */
  const facts = { shared: [], ofSeat: Array.from({ length: seats }, () => []) };
  for (const [id, field] of fieldsOf(view, things.fields)) {
    const value = view[id];
    const { name: title, of = null, rule = null } = field;
    if (isPerSeat(field, value, seats, things.fields !== undefined))
      facts.ofSeat.forEach((own, seat) => {
        own.push({ id, title, of, rule, value: /** @type {unknown[]} */ (value)[seat] });
      });
    else facts.shared.push({ id, title, of, rule, value });
  }
  return facts;
}

/**
 * @param {Record<string, unknown>} view
 * @param {Record<string, Field> | undefined} named
 * @returns {[string, Field][]}
 */
function fieldsOf(view, named) {
  if (named) return Object.entries(named).filter(([id]) => id in view);
  const ids = Object.keys(view).filter((id) => !ELSEWHERE.includes(id));
  return ids.map((id) => [id, { name: inWords(id) }]);
}

/**
 * @param {Field} field
 * @param {unknown} value
 * @param {number} seats
 * @param {boolean} isNamed  does the game name its fields?
 */
function isPerSeat(field, value, seats, isNamed) {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return field.per === "seat" || (!isNamed && seats > 1);
}

/** "last_round" and "lastRound" as "Last round". @param {string} id */
export function inWords(id) {
  const words = id
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The thing with this id: of the kind that the field holds, or of the only kind that has it.
 * @param {Things} things
 * @param {string | null} kind
 * @param {string} id
 * @returns {Thing | null}
 */
export function thingOf(things, kind, id) {
  if (kind !== null && things[kind]?.[id]) return things[kind][id];
  const kinds = Object.keys(things).filter((name) => name !== "fields" && Object.hasOwn(things[name], id));
  return kinds.length === 1 ? things[kinds[0]][id] : null;
}

/**
 * Equal things once, with their number, in the order in which they first come.
 * @template T
 * @param {T[]} items
 * @returns {{item: T, count: number}[]}
 */
export function counted(items) {
  /** @type {Map<string, {item: T, count: number}>} */
  const found = new Map();
  for (const item of items) {
    const key = JSON.stringify(item);
    const entry = found.get(key) ?? { item, count: 0 };
    entry.count += 1;
    found.set(key, entry);
  }
  return [...found.values()];
}
