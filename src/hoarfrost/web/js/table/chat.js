// @ts-check
/** What people at the table say to each other. It can be switched off. */

import { h, keyed, say } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { settings } from "../lib/store.js";
import { toast } from "../lib/dialog.js";
import { chatText } from "./agreement.js";
import { mark } from "./seats.js";

/** @typedef {import("./types.js").Spoken} Spoken */

const LONGEST = 300;

export class Chat {
  /**
   * @param {import("./session.js").Session} session
   * @param {() => void} changed
   */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    this.unread = 0;
    this.list = h("ol", { class: "chat" });
    this.scroller = h(
      "div",
      { class: "scroll", role: "log", tabindex: "0", "aria-label": t("Chat") },
      this.list,
    );
    this.readers = h("p", { class: "readers" });
    this.quiet = h("p", { class: "muted chat-off" }, t("The chat is switched off."));
    this.input = h("input", {
      type: "text",
      maxlength: String(LONGEST),
      autocomplete: "off",
      "aria-label": t("Message"),
      placeholder: t("Message"),
    });
    this.phrases = h("div", { class: "phrases" });
    this.form = h(
      "form",
      { class: "say", onsubmit: (/** @type {Event} */ event) => this.#submit(event) },
      this.input,
      h("button", { class: "btn", type: "submit" }, t("Send")),
    );
    this.on = h("input", { type: "checkbox", role: "switch", onchange: () => this.#mute() });
    this.on.checked = settings.get("chat") !== "off";
    this.element = h(
      "div",
      { class: "talk-page" },
      this.readers,
      this.scroller,
      this.quiet,
      this.phrases,
      this.form,
      h("label", { class: "switch" }, this.on, t("Chat is on")),
    );
    this.draw();
  }

  get muted() {
    return !this.on.checked;
  }

  /** Is there anybody to talk to, or to listen to? */
  get wanted() {
    const { session } = this;
    if (session.spectator && !session.welcome?.table.open_chat) return false;
    return session.company || session.chat.length > 0;
  }

  draw() {
    const { session } = this;
    const spoken = this.muted ? [] : session.chat;
    if (session.welcome) say(this.readers, chatText(session.welcome.table));
    this.scroller.hidden = this.muted;
    this.phrases.hidden = this.form.hidden = this.muted || session.spectator;
    this.quiet.hidden = !this.muted;
    keyed(
      this.list,
      spoken,
      ({ number }) => `${language()} ${session.me} ${number}`,
      (line) => this.#make(line),
    );
    keyed(
      this.phrases,
      session.welcome?.phrases ?? [],
      ({ id, text }) => `${id} ${text}`,
      ({ id, text }) =>
        h(
          "button",
          { class: "btn quiet phrase", type: "button", onclick: () => this.#send({ phrase: id }) },
          text,
        ),
    );
    this.newest();
  }

  /**
   * Somebody spoke.
   * @param {Spoken} line
   * @param {boolean} inView
   */
  spoken(line, inView) {
    const own = line.seat !== null && this.session.mine.includes(line.seat);
    if (!inView && !this.muted && !own) this.unread += 1;
  }

  read() {
    this.unread = 0;
    this.newest();
  }

  newest() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #mute() {
    settings.set("chat", this.on.checked ? "on" : "off");
    this.unread = 0;
    this.changed();
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text) this.#send({ text });
  }

  /**
   * What could not be sent stays in the field.
   * @param {{text: string}|{phrase: string}} what
   */
  async #send(what) {
    try {
      await this.session.socket.ask("chat", what);
      if ("text" in what && this.input.value.trim() === what.text) this.input.value = "";
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {Spoken} line */
  #make({ seat, name, text, at }) {
    const { session } = this;
    const own = seat !== null && seat === session.me;
    const sign = seat === null ? null : mark(seat, session.me, session.seats.length);
    return h(
      "li",
      { class: own ? "own" : "" },
      h("span", { class: "by" }, sign, own ? t("You") : name || nameless(seat), time(at)),
      h("span", { class: "words" }, text),
    );
  }
}

/** @param {number} at seconds since 1970 */
function time(at) {
  const moment = new Date(at * 1000);
  return h(
    "time",
    { datetime: moment.toISOString() },
    moment.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" }),
  );
}

/** @param {number | null} seat */
const nameless = (seat) => (seat === null ? t("Spectator") : t("Player {n}", { n: seat + 1 }));
