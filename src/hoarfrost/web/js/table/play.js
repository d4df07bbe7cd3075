// @ts-check
/** The table while it is played, and its end: a board with everything that all games share around it. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { keys } from "../lib/keys.js";
import { play as sound } from "../lib/sound.js";
import { toast } from "../lib/dialog.js";
import { showAgreement, titleOf } from "./agreement.js";
import { Bars } from "./bars.js";
import { Chat } from "./chat.js";
import { runClock } from "./clock.js";
import { HintCard } from "./hint.js";
import { Layout, isPhone } from "./layout.js";
import { showLegend } from "./legend.js";
import { Log } from "./log.js";
import { Result } from "./result.js";
import { Badges } from "./seats.js";
import { StatusLine, isTurn } from "./status.js";
import { showStops } from "./stops.js";
import { PlayTable } from "./table.js";
import { Tools } from "./tools.js";
import { WindowLine } from "./window.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").GameModules} GameModules */

/** A card lands before the bell of the next turn rings, in milliseconds. */
const AFTER_THE_CARD = 180;

export class Play {
  /**
   * @param {import("./session.js").Session} session
   * @param {import("./types.js").Game} info
   * @param {GameModules} modules
   * @param {{title: (text: string) => void, go: (hash: string) => void}} app
   */
  constructor(session, info, modules, app) {
    this.session = session;
    this.info = info;
    this.modules = modules;
    this.app = app;
    /** @type {Board|null} */
    this.board = null;
    /** @type {Result|null} */
    this.result = null;
    /** @type {State|null} */
    this.before = null;
    /** The version whose move was heard last. */
    this.heard = -1;
    this.badges = new Badges(session);
    this.window = new WindowLine(session, (seat) => this.table.name(seat));
    this.status = new StatusLine(
      this.window,
      () => this.table.confirm(),
      () => this.table.cancel(),
    );
    this.table = new PlayTable(session, info, this.badges, this.status.element, {
      redraw: () => this.#redraw(),
      proposal: () => this.#drawProposal(),
      show: () => this.layout.show(),
    });
    this.log = new Log(session, info.name);
    this.chat = new Chat(session, () => this.draw());
    this.hint = new HintCard(session, this.table);
    this.bars = new Bars(session, {
      name: (seat) => this.table.name(seat),
      level: titleOf(info, session.welcome?.table.stand_in ?? ""),
      takeOver: (seat) => this.#takeOver(seat),
      log: () => this.#talk("log"),
      go: app.go,
    });
    this.tools = new Tools(session, {
      hint: () => this.#hint(),
      legend: () => this.#showLegend(),
      stops: () => showStops(session),
      about: () => showAgreement(session, info),
      leave: () => app.go("#/"),
      newGame: () => app.go(`#/new/${info.name}`),
      drawer: () => this.#drawer(!this.layout.drawerOpen),
      result: () => this.look("result"),
    });
    this.table.quick = this.tools.quick[1].element;
    this.announcer = h("p", { class: "vh", role: "status" });
    this.strip = h("div", { class: "seat-strip" });
    this.root = h("div", { class: "board" });
    this.under = h("div", { class: "under" });
    this.end = h("div", { class: "end" });
    this.heading = h("h1", { class: "vh" }, info.title);
    this.centre = h(
      "section",
      { class: "centre", "aria-label": t("Table") },
      this.bars.element,
      this.strip,
      this.root,
      this.under,
      this.end,
      this.hint.element,
      this.announcer,
    );
    /** @type {Layout} */
    this.layout = new Layout(this.tools.element, this.centre, this.log.element, this.chat.element, (page) =>
      this.#opened(page),
    );
    this.element = this.layout.element;
    this.element.prepend(this.heading);
    this.endKeys = this.#listenToKeys();
    this.endSkipping = session.pace.listen(this.root);
    this.stopClock = runClock(
      session,
      () => this.badges.tick(),
      (text) => {
        this.announcer.textContent = text;
      },
    );
  }

  /** The element is on the page: draw the position that is there. */
  begin() {
    this.look("table");
    this.#mount();
    this.session.begin((state, events) => this.#beats(state, events));
    this.draw();
    if (!this.result) this.board?.focus?.();
  }

  close() {
    this.session.end();
    this.endSkipping();
    this.endKeys();
    this.stopClock();
    this.window.close();
    this.bars.close();
    this.log.close();
    this.result?.close();
    this.board?.close();
  }

  /**
   * What happened before a position: it is shown before anything is asked.
   * @param {State} state
   * @param {GameEvent[]} events
   */
  #beats(state, events) {
    const beats = this.board?.beats?.(state, events) ?? [];
    if (beats.length) this.#hearMove(state);
    return beats;
  }

  /**
   * What happened has been shown, and this is how things are now.
   * @param {State} state
   * @param {GameEvent[]} events
   */
  position(state, events) {
    this.table.moved(state);
    if (state.version !== this.before?.version) this.hint.hide();
    this.badges.draw();
    this.board?.update(state, events);
    this.#hearMove(state);
    this.#hearTurn(state);
    if (state.end) this.#finish(state);
    this.before = state;
  }

  /** Everything but the board, after any change. */
  draw() {
    const { layout, session } = this;
    this.badges.draw();
    this.log.draw();
    this.chat.draw();
    this.bars.draw();
    if (layout.inView("chat")) this.chat.read();
    layout.unread = this.chat.unread;
    layout.withChat = this.chat.wanted;
    layout.draw();
    this.tools.draw(this.chat.unread);
    this.window.draw();
    this.#drawStatus();
    this.app.title(isTurn(session) ? t("Your turn · {game}", { game: this.info.title }) : this.info.title);
  }

  /** @param {import("./types.js").Spoken} line */
  spoken(line) {
    this.chat.spoken(line, this.layout.inView("chat"));
  }

  /** At the end: the result, or the table as it was left. @param {"table"|"result"} what */
  look(what) {
    this.element.dataset.look = what;
    this.tools.looks(what);
    this.heading.hidden = what === "result";
    if (what === "result") {
      this.layout.open("table");
      this.result?.title.focus({ preventScroll: true });
    }
  }

  #mount() {
    this.board = this.modules.mount(this.root, this.table);
    for (const part of [this.table.quick, this.status.element])
      if (part && !part.isConnected) this.under.append(part);
    this.strip.append(...this.badges.elements.filter((badge) => !badge.isConnected));
    this.strip.hidden = !this.strip.childElementCount;
    this.layout.place(this.board.panels?.() ?? []);
  }

  /** The same position, with another step of a longer move. */
  #redraw() {
    // What is being shown goes on: the position comes after it.
    if (this.session.state && !this.session.pace.isRunning) this.board?.update(this.session.state, []);
    this.#drawStatus();
  }

  #drawStatus() {
    this.status.draw(this.session, this.table);
  }

  #drawProposal() {
    this.board?.proposed?.();
    this.#drawStatus();
  }

  /** Once for each position, when it begins to be seen. @param {State} state */
  #hearMove({ version }) {
    if (this.before && version !== this.heard) sound(this.board?.sound ?? "card");
    this.heard = version;
  }

  /** @param {State} state */
  #hearTurn(state) {
    const { before } = this;
    if (!before || state.version === before.version) return;
    const wasTurn = before.stage === "playing" && before.seat !== null && before.asked.includes(before.seat);
    if (isTurn(this.session) && !wasTurn) setTimeout(() => sound("turn"), AFTER_THE_CARD);
  }

  /** @param {State} state */
  #finish(state) {
    if (this.result) return;
    this.table.live = this.before?.stage === "playing";
    this.result = new Result(this.session, this.table, () => this.look("table"));
    this.end.replaceChildren(this.result.element);
    this.look("result");
    // In view by now, so that the story can measure itself.
    this.result.tell(this.modules.draw, state);
  }

  async #hint() {
    if (!isTurn(this.session)) return toast(t("Hints are available on your turn."));
    this.layout.open("table");
    await this.hint.show(this.board);
  }

  #showLegend() {
    return showLegend(this.board, this.session);
  }

  /** @param {number} seat */
  #takeOver(seat) {
    return this.session.request("takeover", { seat });
  }

  /** @param {string} page */
  #opened(page) {
    if (page === "chat") this.draw();
  }

  /** @param {boolean} on */
  #drawer(on) {
    this.layout.openDrawer(on);
    this.tools.drawer.setAttribute("aria-expanded", String(on));
    this.draw();
  }

  /** @param {"log"|"chat"} which */
  #talk(which) {
    if (which === "chat" && !this.chat.wanted) return false;
    this.layout.open(which);
    if (!isPhone()) this.#drawer(true);
    const target =
      which === "chat" && !this.chat.muted && !this.session.spectator
        ? this.chat.input
        : this[which].scroller;
    target.focus({ preventScroll: true });
  }

  #listenToKeys() {
    return keys(
      {
        Enter: (event) => this.#enter(event),
        Escape: () => this.#escape(),
        u: () => this.tools.takeBack(),
        // Among people there are no hints, but there may be windows to hold.
        h: () => (this.session.company ? this.window.hold() : !this.session.strict && this.#hint()),
        l: () => this.#talk("log"),
        c: () => this.#talk("chat"),
        k: () => this.#showLegend(),
      },
      { label: t("Table") },
    );
  }

  /**
   * What the primary button says; where nothing is chosen yet, the way to what can be.
   * @param {KeyboardEvent} event
   */
  #enter({ target }) {
    if (this.table.proposed !== null) return this.table.confirm();
    if (target instanceof Element && target.closest("[data-choice]")) return false;
    return this.board?.focus?.();
  }

  #escape() {
    if (!this.hint.element.hidden) return this.hint.hide();
    if (this.tools.isOpen) return this.tools.open(false);
    if (this.layout.drawerOpen) return this.#drawer(false);
    if (this.layout.page !== "table" && isPhone()) return this.layout.open("table");
    return this.table.cancel() || this.table.withdraw();
  }
}
