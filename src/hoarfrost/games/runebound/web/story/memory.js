// @ts-check
/** What was missed, for as long as this tab is open: from which line of the log on, and how the board was then. */

/** @typedef {import("../../../../web/js/table/types.js").BoardTable} BoardTable */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./beats.js").Told} Told */

const KEY = "hoarfrost.runebound.missed";

/** Which table it was. Lessons and replays miss nothing. */
const here = () => (location.hash.startsWith("#/table/") ? location.hash : null);

/** @param {number} from  a line of the log @param {View} view */
export function remember(from, view) {
  if (!here()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table: here(), from, view }));
  } catch {
    // Without room it is lost with the page.
  }
}

export function forget() {
  if (here()) sessionStorage.removeItem(KEY);
}

/** @param {BoardTable} table @returns {{view: View, told: Told[]} | null} */
export function recalled({ log, me }) {
  const known = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  if (!known || known.table !== here() || me === null || known.from >= log.length) return null;
  const told = log.slice(known.from).map(({ event, text, quiet }) => ({
    event: /** @type {Told["event"]} */ (event),
    text: quiet ? "" : text,
  }));
  return { view: known.view, told };
}
