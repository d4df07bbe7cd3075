// @ts-check
/** The record of a game as a file. */

import { toast } from "../lib/dialog.js";
import { getText } from "../lib/api.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Session} session */
export function recordName(session) {
  return `${session.welcome?.table.game ?? "game"}-${session.id}.json`;
}

/** @param {Session} session */
export async function downloadRecord(session) {
  try {
    const record = await getText(`/api/tables/${encodeURIComponent(session.id)}/record`, {
      token: session.token,
    });
    save(recordName(session), record);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
