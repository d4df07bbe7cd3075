// @ts-check
/** An invitation: who invites to what, the reader's name, then the table. */

import { landscape } from "../../art/scenery.js";
import { get, post } from "../lib/api.js";
import { h, picture } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { NAME_LENGTH, settings, tables } from "../lib/store.js";
import { drawAgreement } from "../table/agreement.js";

/**
 * @typedef {{id: string, game: string, seats: {kind: string, name: string}[],
 *   settings: import("../table/types.js").Agreement}} InvitedTo
 */

/**
 * @param {HTMLElement} root
 * @param {{invitation: string | null}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { invitation }, app) {
  let name = settings.get("names")[0] ?? "";
  let sitting = false;

  async function draw() {
    app.title(t("Invitation"));
    const place = h("div", { class: "join" }, scenery());
    root.replaceChildren(place);
    const card = await content().catch((error) => problem(error.message));
    place.append(h("section", { class: "panel join-card" }, card));
  }

  async function content() {
    /** @type {InvitedTo} */
    const table = await post("/api/invitation", { invitation: invitation ?? "" });
    /** @type {import("../table/types.js").Game} */
    const game = await get(`/api/games/${encodeURIComponent(table.game)}`);
    const [host, ...others] = table.seats.filter(({ kind }) => kind === "person").map((seat) => seat.name);
    const heading = h(
      "h1",
      null,
      host
        ? t("{name} invites you to {game}", { name: host, game: game.title })
        : t("You are invited to {game}", { game: game.title }),
    );
    const also = others.length ? h("p", null, t("Also at the table: {names}", { names: others })) : null;
    const agreed = drawAgreement(table.settings, game, true);
    return [heading, also, agreed, ...(tables.get(table.id)?.token ? already(table) : form(table))];
  }

  /** @param {InvitedTo} table */
  function form(table) {
    const input = h("input", {
      class: "input",
      id: "join-name",
      name: "name",
      value: name,
      maxlength: NAME_LENGTH,
      required: true,
      autocomplete: "nickname",
      oninput: () => (name = input.value.trim()),
    });
    const button = h("button", { class: "btn primary" }, t("Sit down and play"));
    const answer = h("div", { role: "alert" });
    const onsubmit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (sitting || !name) return;
      sitting = true;
      button.setAttribute("aria-disabled", "true");
      answer.replaceChildren();
      await sitDown(table).catch((error) =>
        answer.replaceChildren(h("p", { class: "error" }, error.message)),
      );
      sitting = false;
      button.removeAttribute("aria-disabled");
    };
    return [
      h(
        "form",
        { onsubmit },
        h("div", { class: "field" }, h("label", { for: "join-name" }, t("Your name")), input),
        button,
      ),
      answer,
      h("p", { class: "help" }, t("The seat is yours in this browser. You may leave and come back.")),
    ];
  }

  /** @param {InvitedTo} table */
  async function sitDown(table) {
    const seat = await post("/api/join", { invitation, name });
    settings.set("names", [name, ...settings.get("names").slice(1)]);
    tables.put({
      id: seat.table,
      token: seat.token,
      game: table.game,
      seats: seat.seats,
      joined: invitation ?? undefined,
      commitment: seat.commitment,
    });
    goTo(seat.table);
  }

  // Whoever comes by the same link again has the seat already.
  const held = invitation && tables.all().find(({ joined }) => joined === invitation);
  if (held) {
    goTo(held.id);
    return {};
  }
  await draw();
  root.querySelector("input")?.focus();
  return { relabel: () => void draw() };
}

/**
 * In place of the invitation, so that one does not come back to it.
 * @param {string} table
 */
function goTo(table) {
  location.replace(`#/table/${table}`);
}

/**
 * A second seat would put the key to the first one out of this browser.
 * @param {InvitedTo} table
 */
function already(table) {
  return [
    h(
      "p",
      null,
      t(
        "You have a seat at this table already. The invitation is for somebody else, or for another browser.",
      ),
    ),
    h("a", { class: "btn primary", href: `#/table/${table.id}` }, t("Go to the table")),
  ];
}

/** @param {string} message */
function problem(message) {
  return [
    h("h1", null, t("This invitation does not work")),
    h("p", { class: "error", role: "alert" }, message),
    h("p", { class: "help" }, t("An invitation is for one person and works once.")),
    h("a", { class: "btn", href: "#/" }, t("To the home page")),
  ];
}

function scenery() {
  const scene = picture(landscape());
  // The cabin is the goal: beside the card where there is room, below it on a phone.
  scene.setAttribute(
    "viewBox",
    matchMedia("(min-width: 1000px)").matches ? "440 0 1040 420" : "560 0 1040 420",
  );
  scene.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return scene;
}
