// @ts-check

/**
 * Items by what they have in common, in the order in which they came.
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => string | number} key
 * @returns {Map<string | number, T[]>}
 */
export function grouped(items, key) {
  /** @type {Map<string | number, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
