// @ts-check
/** Before the game begins: who sits where, and how the others come. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { drawShare } from "../lib/share.js";
import { tables } from "../lib/store.js";
import { drawAgreement } from "./agreement.js";
import { about, mark } from "./seats.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * @param {Session} session
 * @param {import("./types.js").Game} info
 * @returns {HTMLElement}
 */
export function drawLobby(session, info) {
  const open = session.seats.filter((seat) => seat.kind === "open").length;
  return h(
    "section",
    { class: "lobby", "aria-labelledby": "lobby-title" },
    h(
      "div",
      { class: "lobby-card" },
      h("h1", { id: "lobby-title", class: "display" }, info.title),
      h(
        "p",
        { class: "muted", role: "status" },
        open ? t("The game begins when every seat is taken.") : t("The game begins when everybody is here."),
      ),
      h(
        "ol",
        { class: "sitting" },
        session.seats.map((_, index) => sitting(session, index)),
      ),
      session.welcome ? drawAgreement(session.welcome.table, info, true) : null,
      h(
        "p",
        { class: "commitment" },
        t("This number fixes the shuffle before anyone sits down. You can check it after the game."),
        h("code", {}, session.welcome?.table.commitment ?? ""),
      ),
    ),
  );
}

/**
 * @param {Session} session
 * @param {number} index
 */
function sitting(session, index) {
  const seat = session.seats[index];
  const invitation = seat.kind === "open" ? invitationFor(session.id, index) : null;
  return h(
    "li",
    { class: seat.kind },
    h(
      "div",
      { class: "sits" },
      mark(index, session.me, session.seats.length),
      h("b", {}, seat.name),
      h("span", { class: "muted" }, session.mine.includes(index) ? t("You") : about(seat)),
    ),
    invitation ? inviting(invitation) : null,
  );
}

/**
 * @param {string} table
 * @param {number} seat
 * @returns {string|null} only the maker of the table has the invitations
 */
function invitationFor(table, seat) {
  const kept = (tables.get(table)?.invitations ?? []).find((one) => one.seat === seat);
  return kept ? kept.invitation : null;
}

/** @param {string} invitation */
function inviting(invitation) {
  return drawShare({
    link: new URL(`/#/join/${invitation}`, location.origin).href,
    label: t("Invitation link"),
    code: t("The invitation link as a QR code"),
    help: t("Send this link to one person. Whoever opens it first gets the seat."),
  });
}
