// @ts-check
/** What this browser remembers: the tables it holds a seat at, and the reader's settings. */

/**
 * @typedef {object} OwnTable
 * @property {string} id
 * @property {string | null} [token]
 * @property {string} [game]
 * @property {number[]} [seats]
 * @property {any[]} [invitations]
 * @property {string} [joined] the invitation by which this browser got its seat
 * @property {string} [commitment] as it was before the deal
 * @property {number} [at] when it was put here first, in milliseconds
 */

/** Without storage (a strict private window) everything lasts as long as the page. @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name */
function read(name) {
  try {
    const text = localStorage.getItem(name) ?? memory.get(name);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function write(name, value) {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full or forbidden: the copy in memory serves.
  }
}

/** The longest name that the server takes. */
export const NAME_LENGTH = 24;

const TABLES = "hoarfrost.tables";
const SETTINGS = "hoarfrost.settings";
const ENTROPY = "hoarfrost.entropy";

export const tables = {
  /** The newest first. @returns {OwnTable[]} */
  all() {
    return Object.values(read(TABLES) ?? {}).sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  },
  /**
   * @param {string} id
   * @returns {OwnTable | null}
   */
  get(id) {
    return read(TABLES)?.[id] ?? null;
  },
  /** @param {OwnTable} table */
  put(table) {
    const all = read(TABLES) ?? {};
    all[table.id] = { at: Date.now(), ...all[table.id], ...table };
    write(TABLES, all);
  },
  /** @param {string} id */
  drop(id) {
    for (const name of [TABLES, ENTROPY]) {
      const all = read(name) ?? {};
      delete all[id];
      write(name, all);
    }
  },
};

/**
 * This browser's share of the chance of a table: 16 bytes in hexadecimal, the same at every return.
 * @param {string} id
 * @returns {string}
 */
export function entropy(id) {
  const all = read(ENTROPY) ?? {};
  if (!all[id]) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    all[id] = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    write(ENTROPY, all);
  }
  return all[id];
}

/**
 * `theme`: system, light, dark. `motion`: system, full, none. `language`: null follows the browser.
 * `names`: what people who sat here called themselves, the reader first.
 * @type {Record<string, any>}
 */
const DEFAULTS = { language: null, theme: "system", motion: "system", sound: false, names: [], passing: "ask" };

/** @type {Map<string, Set<(value: any) => void>>} */
const listeners = new Map();

export const settings = {
  /** @param {string} name */
  get(name) {
    return read(SETTINGS)?.[name] ?? DEFAULTS[name] ?? null;
  },
  /**
   * @param {string} name
   * @param {any} value
   */
  set(name, value) {
    write(SETTINGS, { ...read(SETTINGS), [name]: value });
    tell(name);
  },
  /**
   * @param {string} name
   * @param {(value: any) => void} listener
   * @returns {() => void} ends the listening
   */
  listen(name, listener) {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    return () => void all.delete(listener);
  },
};

/** @param {string} name */
function tell(name) {
  for (const listener of listeners.get(name) ?? []) listener(settings.get(name));
}

// Another window of the same browser has changed a setting.
addEventListener("storage", (event) => {
  if (event.key !== SETTINGS) return;
  const before = JSON.parse(event.oldValue ?? "{}");
  for (const name of listeners.keys())
    if (JSON.stringify(before[name]) !== JSON.stringify(read(SETTINGS)?.[name])) tell(name);
});
