// @ts-check
/** The connection to one table. It comes back by itself. */

import { language, onLanguage, t } from "./i18n.js";
import { entropy } from "./store.js";

/** @typedef {import("./json.js").Json} Json */
/** @typedef {{code: string, message: string}} Refusal  an `error` of the server, or its like */

/** The first pause before coming back, the longest one, and how long silence may last. All in milliseconds. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const PING_AFTER = 20_000;
const DEAD_AFTER = 30_000;

/** Close codes after which coming back is of no use: binary, foreign origin, wrong token, no such table. */
const FINAL = [1003, 4401, 4403, 4404];

/**
 * Each message of the server is an event of its type with the message as `detail`. Besides: "online",
 * "offline" and "refused" (`detail.code`: the server does not want this connection, which ends for good).
 */
export class TableSocket extends EventTarget {
  /** @type {WebSocket | null} */
  #socket = null;
  /** Messages for the first welcome. @type {object[]} */
  #early = [];
  /** @type {Map<number, {resolve: (answer: Json) => void, reject: (error: Refusal) => void}>} */
  #asked = new Map();
  #lastId = 0;
  #failures = 0;
  #heard = 0;
  #welcomed = false;
  #closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setInterval>} */
  #pulse;
  #forget;

  /**
   * @param {string} id of the table
   * @param {string | null} [token] of the seats; without it one watches
   */
  constructor(id, token) {
    super();
    this.id = id;
    this.token = token ?? null;
    this.online = false;
    this.#forget = onLanguage((lang) => this.say("language", { lang }));
    this.#pulse = setInterval(() => this.#feelPulse(), 5_000);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /**
   * @param {string} type
   * @param {object} [fields]
   * @returns {Promise<Json>} the answer; rejects with the message of an error: `code` and `message`
   */
  ask(type, fields) {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#closed || (this.#welcomed && !this.online)) return reject(offline());
      this.#asked.set(id, { resolve, reject });
      this.say(type, { ...fields, id });
    });
  }

  /**
   * No answer is awaited. What is said while the line is down is lost; before the first welcome it waits.
   * @param {string} type
   * @param {object} [fields]
   */
  say(type, fields) {
    const message = { type, ...fields };
    if (this.online) this.#socket?.send(JSON.stringify(message));
    else if (!this.#welcomed) this.#early.push(message);
  }

  close() {
    this.#closed = true;
    this.#forget();
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000);
    this.#rejectAll();
  }

  #open() {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.addEventListener("open", () => this.#greet(socket));
    socket.addEventListener(
      "message",
      (event) => socket === this.#socket && this.#hear(JSON.parse(event.data)),
    );
    socket.addEventListener("close", (event) => socket === this.#socket && this.#lost(event.code));
  }

  /** @param {WebSocket} socket */
  #greet(socket) {
    const seat = this.token ? { token: this.token, entropy: entropy(this.id) } : {};
    socket.send(JSON.stringify({ type: "hello", lang: language(), ...seat }));
  }

  /** @param {Json} message */
  #hear(message) {
    this.#heard = Date.now();
    if (message.type === "welcome" && !this.online) this.#arrive();
    const waiting = this.#asked.get(message.re);
    if (waiting) {
      this.#asked.delete(message.re);
      if (message.type === "error") return waiting.reject(message);
      waiting.resolve(message);
    }
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }

  #arrive() {
    this.online = true;
    this.#welcomed = true;
    this.#failures = 0;
    for (const message of this.#early.splice(0)) this.#socket?.send(JSON.stringify(message));
    this.dispatchEvent(new CustomEvent("online", { detail: {} }));
  }

  /** @param {number} code */
  #lost(code) {
    if (this.#closed) return;
    const wasOnline = this.online;
    this.online = false;
    this.#socket = null;
    if (FINAL.includes(code)) {
      this.close();
      this.dispatchEvent(new CustomEvent("refused", { detail: { code } }));
      return;
    }
    if (this.#welcomed) this.#rejectAll();
    if (wasOnline || this.#failures === 0)
      this.dispatchEvent(new CustomEvent("offline", { detail: { code } }));
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    // A part of chance, so that a thousand browsers do not come back to a new server in one instant.
    this.#timer = setTimeout(() => this.#open(), pause * (0.6 + 0.4 * Math.random()));
  }

  /** Do not wait out a long pause when the network is back or the reader looks again. */
  #hurry = () => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #feelPulse() {
    const silence = Date.now() - this.#heard;
    if (!this.#socket || silence < PING_AFTER) return;
    if (silence < DEAD_AFTER) return this.say("ping");
    const dead = this.#socket;
    this.#lost(1006);
    dead.close();
  }

  #rejectAll() {
    for (const { reject } of this.#asked.values()) reject(offline());
    this.#asked.clear();
  }
}

function offline() {
  return {
    type: "error",
    code: "E_OFFLINE",
    message: t("There is no connection to the table at the moment."),
  };
}
