// @ts-check
/** The short ways to a game: against the computer, with an invitation, on one device. */

import { ApiError, post } from "../lib/api.js";
import { dialog } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { NAME_LENGTH, settings, tables } from "../lib/store.js";
import { forgetGame, nextGame, rememberGame } from "../setup/last.js";
import { agreementOf, seatsOf, usualCount } from "../setup/plan.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../lib/games.js").GameInfo} GameInfo */

/**
 * @param {GameInfo} game
 * @param {App} app
 */
export async function playComputer(game, app) {
  const next = nextGame(game);
  const { options, plan } = next;
  const table = { options, seats: seatsOf(plan), ...agreementOf(plan) };
  try {
    await begin(game, table, app);
  } catch (error) {
    // Options of an older version would be refused for ever.
    if (error instanceof ApiError && error.status === 422) forgetGame(game.name);
    throw error;
  }
  rememberGame(game.name, next);
}

/**
 * @param {GameInfo} game
 * @param {App} app
 */
export async function invite(game, app) {
  const isKnown = Boolean(settings.get("names")[0]);
  if (!isKnown && !(await askNames(t("Invite somebody"), t("Whoever you invite sees your name."), 1))) return;
  const others = Array(usualCount(game.players) - 1).fill({ kind: "open" });
  await begin(game, { seats: [person(0), ...others] }, app);
}

/**
 * @param {GameInfo} game
 * @param {App} app
 */
export async function passDevice(game, app) {
  const count = usualCount(game.players);
  const help = t("Everyone plays on this screen. Between turns a curtain hides what is secret.");
  if (!(await askNames(t("Play on one device"), help, count))) return;
  const people = Array.from({ length: count }, (_, seat) => person(seat));
  await begin(game, { seats: people }, app);
}

/**
 * @param {GameInfo} game
 * @param {{seats: object[], options?: object}} table  with whatever else was agreed on
 * @param {App} app
 */
async function begin({ name: game }, table, app) {
  const made = await post("/api/tables", { game, options: {}, ...table });
  tables.put({
    id: made.table,
    token: made.token,
    game,
    seats: made.seats,
    invitations: made.invitations,
    commitment: made.commitment,
  });
  app.go(`#/table/${made.table}`);
}

/**
 * Whoever has no name is called by the number of their seat, in the language of each reader.
 * @param {number} seat
 */
function person(seat) {
  return { kind: "person", name: settings.get("names")[seat] ?? "" };
}

/**
 * The names of those who sit here, remembered for the next time.
 * @param {string} title
 * @param {string} help
 * @param {number} count
 * @returns {Promise<boolean>} whether to go on
 */
async function askNames(title, help, count) {
  const known = settings.get("names");
  const inputs = Array.from({ length: count }, (_, seat) =>
    nameInput(seat, known[seat] ?? "", t("Player {n}", { n: seat + 1 })),
  );
  const fields = inputs.map((input, seat) => {
    const label = count === 1 ? t("Your name") : t("Name of player {n}", { n: seat + 1 });
    return h("div", { class: "field" }, h("label", { for: input.id }, label), input);
  });
  const answered = await dialog({
    title,
    body: (close) => {
      const onsubmit = (/** @type {Event} */ event) => {
        event.preventDefault();
        close(true);
      };
      const go = h("button", { class: "btn primary" }, t("Continue"));
      return h("form", { class: "names", onsubmit }, h("p", { class: "help" }, help), fields, go);
    },
  });
  if (answered) settings.set("names", [...inputs.map((input) => input.value.trim()), ...known.slice(count)]);
  return answered === true;
}

/**
 * @param {number} seat
 * @param {string} value
 * @param {string} placeholder
 */
function nameInput(seat, value, placeholder) {
  const id = `name-${seat}`;
  return h("input", { class: "input", id, value, placeholder, maxlength: NAME_LENGTH, autocomplete: "off" });
}
