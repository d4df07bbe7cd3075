// @ts-check
/** Answers that are worked out once. */

/**
 * The same function, which asks only once for the same values. A promise that is broken is forgotten, so that the next
 * one asks again.
 * @template {(string | number)[]} Given
 * @template T
 * @param {(...given: Given) => T} make
 * @returns {(...given: Given) => T}
 */
export function memo(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (...given) => {
    const key = JSON.stringify(given);
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(...given);
    made.set(key, value);
    if (value instanceof Promise) value.catch(() => made.delete(key));
    return value;
  };
}
