// @ts-check
/** Shortcuts. The newest layer answers first; a dialog hides the layers below it. */

/** @typedef {(event: KeyboardEvent) => unknown} Run returns false if the key was not for it */
/** @typedef {{label: string, keys: Record<string, Run>, wall: boolean}} Layer */

/** @type {Layer[]} */
const layers = [];

/**
 * Shortcuts by the name of the key: "Enter", "Escape", "Space", "ArrowLeft", "p", "7", "?".
 * @param {Record<string, Run>} map
 * @param {{label?: string}} [options] what these keys are for, in words
 * @returns {() => void} ends them
 */
export function keys(map, { label = "" } = {}) {
  return push({ label, keys: map, wall: false });
}

/**
 * From now on only keys that come later are heard.
 * @returns {() => void} ends it
 */
export function silence() {
  return push({ label: "", keys: {}, wall: true });
}

/** The keys that are heard now, by what they are for. @returns {{label: string, keys: string[]}[]} */
export function heard() {
  const wall = layers.findLastIndex((layer) => layer.wall);
  return layers
    .slice(wall + 1)
    .filter((layer) => layer.label)
    .map((layer) => ({ label: layer.label, keys: Object.keys(layer.keys) }));
}

/** @param {Layer} layer */
function push(layer) {
  layers.push(layer);
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  // A key that is held down moves a mark along, but plays no second card.
  if (event.repeat && !event.key.startsWith("Arrow")) return;
  if (event.target instanceof Element && belongsTo(event.target, event.key)) return;
  const name = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const layer of layers.toReversed()) {
    const run = layer.keys[name];
    if (run && run(event) !== false) {
      event.preventDefault();
      return;
    }
    if (layer.wall && name !== "?") return;
  }
});

/**
 * Whether the element in focus itself has use for this key.
 * @param {Element} element
 * @param {string} key
 */
function belongsTo(element, key) {
  const field = element.closest("input, textarea, select, [contenteditable]");
  if (field) return key !== "Escape" && !(field.matches("[type=checkbox]") && key !== " ");
  // What stands for a choice leaves Enter to the one button that does what is chosen.
  if (key === "Enter" && element.closest("[data-choice]")) return false;
  if (key === "Enter" || key === " ")
    return element.closest("button, a[href], summary, [role=button], [role=tab]") !== null;
  return false;
}
