// @ts-check
/** Where things lie: rails beside the table, a drawer when it is narrow, pages with a tab bar on a phone. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {{id: string, title: string, element: HTMLElement, side?: "left"|"right"}} Panel */

export const isPhone = () => matchMedia("(max-width: 760px)").matches;

/** The log and the chat share one panel; on a phone each is a page of its own. */
class Talk {
  /**
   * @param {HTMLElement} log
   * @param {HTMLElement} chat
   * @param {(page: string) => void} opened
   */
  constructor(log, chat, opened) {
    this.opened = opened;
    this.count = h("span", { class: "count" });
    this.pages = { log: page("log", log), chat: page("chat", chat) };
    this.tabs = { log: this.#tab("log", t("Log"), "L"), chat: this.#tab("chat", t("Chat"), "C") };
    this.tabs.chat.append(this.count);
    this.bar = h(
      "div",
      {
        class: "talk-tabs",
        role: "tablist",
        "aria-label": t("Log and chat"),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#arrow(event),
      },
      this.tabs.log,
      this.tabs.chat,
    );
    this.element = h("section", { class: "panel talk" }, this.bar, this.pages.log, this.pages.chat);
    this.show("log");
  }

  /** @param {"log"|"chat"} which */
  show(which) {
    this.which = which;
    this.element.dataset.talk = which;
    for (const [name, tab] of Object.entries(this.tabs)) {
      tab.setAttribute("aria-selected", String(name === which));
      tab.tabIndex = name === which ? 0 : -1;
    }
  }

  /**
   * @param {"log"|"chat"} name
   * @param {string} title
   * @param {string} key
   */
  #tab(name, title, key) {
    return h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        "aria-controls": `page-${name}`,
        onclick: () => this.opened(name),
      },
      title,
      h("kbd", { "aria-hidden": "true" }, key),
    );
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    if (!event.key.startsWith("Arrow") || this.tabs.chat.hidden) return;
    event.preventDefault();
    const other = this.which === "log" ? "chat" : "log";
    this.opened(other);
    this.tabs[other].focus();
  }
}

/**
 * @param {string} name
 * @param {HTMLElement} content
 */
function page(name, content) {
  return h(
    "div",
    {
      class: "talk-body",
      role: "tabpanel",
      id: `page-${name}`,
      "aria-labelledby": `tab-${name}`,
      "data-page": name,
    },
    content,
  );
}

export class Layout {
  /**
   * @param {HTMLElement} tools
   * @param {HTMLElement} centre
   * @param {HTMLElement} log
   * @param {HTMLElement} chat
   * @param {(page: string) => void} opened
   */
  constructor(tools, centre, log, chat, opened) {
    this.opened = opened;
    this.talk = new Talk(log, chat, (name) => this.open(name));
    this.left = h("aside", { class: "rail left", "aria-label": t("Beside the table") });
    this.right = h("aside", { class: "rail right", "aria-label": t("Log and chat") }, this.talk.element);
    this.tabs = h("nav", { class: "tabs", "aria-label": t("Pages of the table") });
    this.centre = centre;
    centre.dataset.page = "table";
    this.element = h("div", { class: "game" }, this.left, tools, centre, this.right, this.tabs);
    /** @type {Panel[]} */
    this.panels = [];
    this.unread = 0;
    this.withChat = false;
    this.open("table");
  }

  /** @param {Panel[]} panels */
  place(panels) {
    this.panels = panels;
    for (const { id, element } of panels) element.dataset.page = id;
    this.left.replaceChildren(...panels.filter(({ side }) => side !== "right").map(({ element }) => element));
    this.right.replaceChildren(
      ...panels.filter(({ side }) => side === "right").map(({ element }) => element),
      this.talk.element,
    );
    this.draw();
  }

  /**
   * Show a page: on a phone it takes the place of the table, elsewhere it is brought into view.
   * @param {string} name
   */
  open(name) {
    this.page = name;
    if (name === "log" || name === "chat") this.talk.show(name);
    for (const element of this.element.querySelectorAll("[data-page]")) {
      element.classList.toggle("current", /** @type {HTMLElement} */ (element).dataset.page === name);
    }
    this.draw();
    this.opened(name);
  }

  /** From a page that takes the place of the table back to it. */
  show() {
    if (isPhone() && this.page !== "table") this.open("table");
  }

  get drawerOpen() {
    return this.element.classList.contains("drawer");
  }

  /** @param {boolean} on */
  openDrawer(on) {
    this.element.classList.toggle("drawer", on);
  }

  /** Is this page before the reader's eyes now? @param {"log"|"chat"} name */
  inView(name) {
    if (isPhone()) return this.page === name;
    return this.talk.which === name && this.right.offsetParent !== null;
  }

  draw() {
    const { talk } = this;
    talk.tabs.chat.hidden = !this.withChat;
    talk.count.textContent = this.unread ? String(this.unread) : "";
    this.element.classList.toggle("no-left", !this.left.childElementCount);
    const pages = [
      { id: "table", title: t("Table") },
      ...this.panels.filter(({ element }) => !element.hidden),
      { id: "log", title: t("Log") },
      ...(this.withChat ? [{ id: "chat", title: t("Chat") }] : []),
      { id: "more", title: t("More") },
    ];
    const shown = JSON.stringify([pages.map(({ id, title }) => [id, title]), this.page, this.unread]);
    if (this.tabs.dataset.shown === shown) return;
    this.tabs.dataset.shown = shown;
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(
      ...pages.map(({ id, title }) =>
        h(
          "button",
          { type: "button", "aria-current": id === this.page ? "page" : null, onclick: () => this.open(id) },
          title,
          id === "chat" && this.unread ? h("span", { class: "count" }, this.unread) : null,
        ),
      ),
    );
    if (focused) /** @type {HTMLElement|null} */ (this.tabs.querySelector("[aria-current]"))?.focus();
  }
}
