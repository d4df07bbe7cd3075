// @ts-check
/** What this browser remembers: tables at which it holds a seat, finished lessons, and the reader's settings. */

/** @typedef {import("./json.js").Json} Json */
/**
 * @typedef {object} OwnTable
 * @property {string} id
 * @property {string | null} [token]
 * @property {string} [game]
 * @property {number[]} [seats]
 * @property {{seat: number, invitation: string}[]} [invitations]
 * @property {string} [joined] the invitation by which this browser got its seat
 * @property {string} [commitment] as it was before the deal
 * @property {number} [at] when it was put here first, in milliseconds
 * @property {boolean} [over] the game is finished
 */

/**
 * What could not be stored (a strict private window, no room) lasts as long as the page.
 * @type {Map<string, string>}
 */
const memory = new Map();

/**
 * @param {string} name
 * @returns {Record<string, Json>}
 */
function read(name) {
  return parsed(memory.get(name) ?? stored(name));
}

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * What was damaged counts as nothing.
 * @param {string | null} text
 * @returns {Record<string, Json>}
 */
function parsed(text) {
  try {
    const value = JSON.parse(text ?? "{}");
    return kindOf(value) === "object" ? value : {};
  } catch {
    return {};
  }
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "nothing";
  return Array.isArray(value) ? "list" : typeof value;
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function write(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** The longest name that the server takes. */
export const NAME_LENGTH = 24;

/** How many finished games this browser remembers, and how many of all. */
const MOST_FINISHED = 30;
const MOST_KEPT = 200;

const TABLES = "hoarfrost.tables";
const SETTINGS = "hoarfrost.settings";
const ENTROPY = "hoarfrost.entropy";
const LESSONS = "hoarfrost.lessons";
const DEVICE = "hoarfrost.device";

export const tables = {
  /** The newest first. @returns {OwnTable[]} */
  all() {
    const whole = Object.values(read(TABLES)).filter((table) => table?.id);
    return whole.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  },
  /**
   * @param {string} id
   * @returns {OwnTable | null}
   */
  get(id) {
    return read(TABLES)[id] ?? null;
  },
  /** @param {OwnTable} table */
  put(table) {
    const all = read(TABLES);
    all[table.id] = { at: Date.now(), ...all[table.id], ...table };
    write(TABLES, all);
  },
  /** @param {...string} ids */
  drop(...ids) {
    if (!ids.length) return;
    for (const name of [TABLES, ENTROPY]) {
      const all = read(name);
      for (const id of ids) delete all[id];
      write(name, all);
    }
  },
  /**
   * These games are over: of all that are, the newest are kept.
   * @param {string[]} ids
   */
  finish(ids) {
    for (const id of ids) if (!tables.get(id)?.over) tables.put({ id, over: true });
    const all = tables.all();
    const finished = all.filter(({ over }) => over).slice(MOST_FINISHED);
    tables.drop(...new Set([...finished, ...all.slice(MOST_KEPT)].map(({ id }) => id)));
  },
};

/**
 * This browser's share of the chance of a table: 16 bytes in hexadecimal, the same at every return.
 * @param {string} id
 * @returns {string}
 */
export function entropy(id) {
  const all = read(ENTROPY);
  if (!all[id]) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    all[id] = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    write(ENTROPY, all);
  }
  return all[id];
}

export const lessons = {
  /** The ids of those that were finished. @param {string} game @returns {string[]} */
  done(game) {
    const ids = read(LESSONS)[game];
    return Array.isArray(ids) ? ids : [];
  },
  /**
   * @param {string} game
   * @param {string} id
   */
  finish(game, id) {
    write(LESSONS, { ...read(LESSONS), [game]: [...new Set([...lessons.done(game), id])] });
  },
};

/**
 * The key by which the server knows this browser in deals that several people play apart.
 * @returns {string}
 */
export function device() {
  const { key } = read(DEVICE);
  if (key) return key;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const fresh = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  write(DEVICE, { key: fresh });
  return fresh;
}

/**
 * `theme`: system, light, dark. `motion`: system, full, none. `language`: empty follows the browser.
 * `names`: what people who sat here called themselves, the reader first. `pace`: how long what happened is shown, as a
 * share of the usual time.
 * @type {Record<string, Json>}
 */
const DEFAULTS = { language: "", theme: "system", motion: "system", sound: false, names: [], pace: 1 };

/** @type {Map<string, Set<(value: Json) => void>>} */
const listeners = new Map();

export const settings = {
  /** @param {string} name */
  get(name) {
    const value = read(SETTINGS)[name] ?? null;
    const usual = DEFAULTS[name] ?? value;
    return kindOf(value) === kindOf(usual) ? value : usual;
  },
  /**
   * @param {string} name
   * @param {Json} value
   */
  set(name, value) {
    write(SETTINGS, { ...read(SETTINGS), [name]: value });
    tell(name);
  },
  /**
   * @param {string} name
   * @param {(value: Json) => void} listener
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
  const before = parsed(event.oldValue);
  const after = parsed(event.newValue);
  for (const name of listeners.keys())
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) tell(name);
});
