// @ts-check
/** What the server foresees of this position; each question is asked once. */

/** @typedef {import("./json.js").Json} Json */

export class Foresight {
  /** @type {Map<string, Json>} */
  #known = new Map();
  /** @type {Map<string, Promise<void>>} */
  #asked = new Map();
  #version = -1;

  /**
   * @param {(about: string) => Promise<Json>} ask
   * @param {() => void} came  something new is known
   */
  constructor(ask, came) {
    this.ask = ask;
    this.came = came;
  }

  /** What was foreseen of another position no longer holds. @param {number} version */
  at(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.#known.clear();
    this.#asked.clear();
  }

  /** What is known by now; if it is nothing, it is asked for. @param {string} about @returns {Json | null} */
  of(about) {
    void this.known(about);
    return this.#known.get(about) ?? null;
  }

  /** Until it is known, or cannot be. @param {string} about */
  known(about) {
    const asked = this.#asked.get(about) ?? this.#find(about);
    this.#asked.set(about, asked);
    return asked;
  }

  /** @param {string} about */
  async #find(about) {
    const version = this.#version;
    const told = await this.ask(about).catch(() => null);
    if (version !== this.#version) return;
    if (!told) return void this.#asked.delete(about); // perhaps later
    this.#known.set(about, told);
    this.came();
  }
}
