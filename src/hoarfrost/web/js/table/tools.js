// @ts-check
/** What can be done besides playing: take back, ask for a hint, and a menu of the rest. */

import { h, picture } from "../lib/dom.js";
import { plural, t } from "../lib/i18n.js";
import { EYE, LOCK } from "../lib/icons.js";
import { dialog, toast } from "../lib/dialog.js";
import { downloadRecord } from "./record.js";
import { copyText } from "../lib/share.js";
import { Quick } from "./quick.js";

/** @typedef {import("./session.js").Session} Session */
/** What the tools ask of the screen. */
/**
 * @typedef {Record<"hint"|"legend"|"stops"|"about"|"leave"|"newGame"|"drawer"|"result", () => unknown>} Screen
 */

export class Tools {
  /**
   * @param {Session} session
   * @param {Screen} screen
   */
  constructor(session, screen) {
    this.session = session;
    /** Among the tools, and for the board to place where a phone shows it. */
    this.quick = [0, 1].map(() => new Quick(() => this.takeBack(), screen.hint));
    this.result = h("button", { class: "btn quiet", type: "button", onclick: screen.result }, t("Result"));
    this.resign = item("", () => this.giveUp());
    this.watch = item(t("Copy the link for spectators"), () =>
      copyText(new URL(`/#/table/${session.id}`, location.origin).href),
    );
    this.stops = item(t("Stops"), screen.stops);
    const record = item(t("Download the game"), () => downloadRecord(session));
    this.items = h(
      "ul",
      { class: "menu-items", id: "table-menu" },
      this.stops,
      this.resign,
      this.watch,
      record,
      item(t("About this table"), screen.about),
      item(t("Keys"), screen.legend),
      item(t("New game"), screen.newGame),
      item(t("Leave the table"), screen.leave),
    );
    this.opener = h(
      "button",
      {
        class: "btn quiet",
        type: "button",
        "aria-expanded": "false",
        "aria-controls": "table-menu",
        onclick: () => this.open(!this.isOpen),
      },
      t("Menu"),
    );
    this.menu = h(
      "div",
      {
        class: "menu",
        onclick: (/** @type {Event} */ event) => this.#chosen(event),
        onfocusout: (/** @type {FocusEvent} */ event) => this.#left(event),
      },
      this.opener,
      this.items,
    );
    this.unread = h("span", { class: "count" });
    this.drawer = h(
      "button",
      { class: "btn quiet drawer-opener", type: "button", "aria-expanded": "false", onclick: screen.drawer },
      t("Log"),
      this.unread,
    );
    this.watching = h("span", { class: "chip" }, t("Watching"));
    this.audience = h("span", { class: "audience" });
    this.element = h(
      "div",
      { class: "tools", "data-page": "more" },
      this.watching,
      this.audience,
      h("span", { class: "grow" }),
      this.result,
      this.quick[0].element,
      this.menu,
      this.drawer,
    );
  }

  get isOpen() {
    return this.opener.getAttribute("aria-expanded") === "true";
  }

  /** @param {boolean} on */
  open(on) {
    this.opener.setAttribute("aria-expanded", String(on));
    this.menu.classList.toggle("open", on);
  }

  /** @param {"table"|"result"} what */
  looks(what) {
    this.result.hidden = what === "result" || this.session.stage !== "over";
  }

  /** @param {number} unread */
  draw(unread) {
    const { session } = this;
    const playing = session.stage === "playing" && !session.spectator;
    this.watching.hidden = !session.spectator || session.stage === "waiting";
    this.resign.hidden = !playing;
    this.stops.hidden = !playing || !session.welcome?.stops.length;
    this.#drawAudience();
    const button = /** @type {Element} */ (this.resign.firstElementChild);
    button.textContent = this.#goesOn ? t("Leave the game") : t("Resign");
    this.watch.hidden = session.welcome?.table.spectators === "none";
    for (const quick of this.quick) quick.draw(session);
    this.unread.textContent = unread ? String(unread) : "";
  }

  /** Who looks on: that it is nobody is said too. */
  #drawAudience() {
    const { welcome, watchers } = this.session;
    const isPrivate = welcome?.table.spectators === "none";
    const text = isPrivate ? t("Private") : plural("{n} person watches", "{n} people watch", { n: watchers });
    if (this.audience.textContent === text) return;
    this.audience.replaceChildren(picture(isPrivate ? LOCK : EYE), text);
  }

  async takeBack() {
    const { session } = this;
    if (session.spectator || session.stage !== "playing") return;
    if (session.state?.undo === "no") return toast(t("There is no move of yours to take back."));
    await session.request("undo");
  }

  /** Does the game go on, with the computer, when somebody leaves it? */
  get #goesOn() {
    return this.session.welcome?.table.leaving === "computer";
  }

  /** What it means to resign. */
  #loss() {
    const others = this.session.seats.filter((_, seat) => seat !== this.session.me);
    if (others.length > 1) return t("The game ends now, and the others win.");
    return t("The game ends now, and {name} wins.", { name: others[0].name });
  }

  async giveUp() {
    const { session } = this;
    const goesOn = this.#goesOn;
    const sure = await dialog({
      title: goesOn ? t("Leave the game?") : t("Resign?"),
      body: goesOn ? t("The computer plays on for you until the end. You cannot come back.") : this.#loss(),
      actions: [
        { label: t("Play on"), value: false },
        { label: goesOn ? t("Leave the game") : t("Resign"), value: true, primary: true },
      ],
    });
    if (sure) await session.request("resign", { seat: session.me });
  }

  /** @param {Event} event */
  #chosen(event) {
    if (event.target instanceof Element && event.target.closest(".menu-items button")) this.open(false);
  }

  /** @param {FocusEvent} event */
  #left(event) {
    if (!(event.relatedTarget instanceof Node) || !this.menu.contains(event.relatedTarget)) this.open(false);
  }
}

/**
 * @param {string} text
 * @param {() => unknown} run
 */
function item(text, run) {
  return h("li", {}, h("button", { class: "btn quiet", type: "button", onclick: run }, text));
}
