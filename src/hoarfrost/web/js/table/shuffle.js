// @ts-check
/** Was the shuffle fair? The secret of the end is held against the number that was shown before the deal. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { dialog } from "../lib/dialog.js";
import { entropy, tables } from "../lib/store.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * @param {Session} session
 * @param {string} file the name under which the record is saved
 */
export async function checkShuffle(session, file) {
  const shuffle = session.state?.end?.shuffle;
  if (!shuffle) return;
  const noted = noteOf(session);
  const isFixed = session.welcome?.table.deal != null; // then nobody's own chance is mixed in
  const verdict = await judge(shuffle, noted, session.spectator || isFixed ? null : entropy(session.id));
  await dialog({
    title: t("The shuffle"),
    kind: "shuffle",
    body: h(
      "div",
      { class: "shuffle-check" },
      h(
        "p",
        { class: `verdict ${verdict.kind}` },
        h("span", { class: "sign", "aria-hidden": "true" }),
        verdict.text,
      ),
      h(
        "dl",
        {},
        row(t("Seal, saved when you joined"), noted),
        row(t("Secret of the server"), shuffle.secret ?? "…"),
        ...shuffle.entropy.map((entropy, index) =>
          row(t("Random number from player {number}", { number: index + 1 }), entropy),
        ),
      ),
      h(
        "p",
        { class: "muted" },
        isFixed
          ? t(
              "This deal is the same for everybody who plays it, so no browser has added random numbers of its own.",
            )
          : t("All chance in this game follows from the secret and the players' random numbers together."),
        " ",
        t("Download the game; this command plays it all again:"),
      ),
      h("pre", { tabindex: "0" }, `hoarfrost verify ${file}`),
    ),
    actions: [{ label: t("Close"), value: null, primary: true }],
  });
}

/**
 * @param {string} name
 * @param {string} value
 */
function row(name, value) {
  return h("div", {}, h("dt", {}, name), h("dd", {}, h("code", {}, value)));
}

/**
 * What this browser noted itself: the server cannot change it afterwards.
 * @param {Session} session
 * @returns {string}
 */
function noteOf(session) {
  return tables.get(session.id)?.commitment ?? session.firstCommitment ?? "";
}

/**
 * @param {import("./types.js").Shuffle} shuffle
 * @param {string} commitment
 * @param {string|null} ours the chance that this browser sent; null if it only watched
 */
async function judge(shuffle, commitment, ours) {
  if (shuffle.secret === null)
    return {
      kind: "open",
      text: t(
        "Others are still playing this deal. Its seal opens when the day is over; come back then to check it.",
      ),
    };
  const sum = await sha256(shuffle.secret);
  if (sum === null)
    return {
      kind: "open",
      text: t("The browser allows this check on https and on localhost only. The command below can do it."),
    };
  if (sum !== commitment)
    return {
      kind: "wrong",
      text: t("The secret does not match the seal. This shuffle cannot be trusted."),
    };
  if (ours !== null && !shuffle.entropy.includes(ours))
    return {
      kind: "open",
      text: t(
        "The secret matches the seal, but without this browser's random number: another device took this seat first.",
      ),
    };
  return {
    kind: "right",
    text: t("The secret matches the seal that this browser saved when you joined the table."),
  };
}

/**
 * @param {string} secret bytes in hexadecimal
 * @returns {Promise<string|null>} null where the browser has no crypto
 */
async function sha256(secret) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
