// @ts-check
/** Requests to the server (docs/protocol.md). */

import { language, t } from "./i18n.js";

/** @typedef {import("./json.js").Json} Json */

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message in the reader's language
   * @param {number} status 0 if there was no answer
   * @param {string | null} [option] the option that it is about
   */
  constructor(code, message, status, option = null) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.option = option;
  }
}

/**
 * @typedef {object} RequestOptions
 * @property {string | null} [token] of a seat
 * @property {AbortSignal} [signal]
 */

/**
 * @param {string} path such as "/api/games"
 * @param {RequestOptions} [options]
 * @returns {Promise<Json>}
 */
export async function get(path, options) {
  return (await request("GET", path, undefined, options)).json();
}

/**
 * The answer as the server wrote it.
 * @param {string} path
 * @param {RequestOptions} [options]
 */
export async function getText(path, options) {
  return (await request("GET", path, undefined, options)).text();
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {RequestOptions} [options]
 * @returns {Promise<Json>}
 */
export async function post(path, body, options) {
  return (await request("POST", path, JSON.stringify(body), options)).json();
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string | undefined} body
 * @param {RequestOptions} [options]
 */
async function request(method, path, body, { token, signal } = {}) {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language());
  const headers = new Headers(body === undefined ? {} : { "Content-Type": "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(address, { method, headers, signal, body }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError("E_OFFLINE", t("The server is not responding."), 0);
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** @param {Response} answer */
async function refusal(answer) {
  const content = await answer.json().catch(() => null);
  const {
    code = "E_SERVER",
    message = t("The server could not do that."),
    option = null,
  } = content?.error ?? {};
  return new ApiError(code, message, answer.status, option);
}
