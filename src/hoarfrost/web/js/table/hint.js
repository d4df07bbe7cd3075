// @ts-check
/** What the computer would do: moves with their chance to win. It is advice beside the table, not a dialog. */

import { h } from "../lib/dom.js";
import { percent, t } from "../lib/i18n.js";

/** @typedef {import("./types.js").Hint} Hint */

export class HintCard {
  /**
   * @param {import("./session.js").Session} session
   * @param {import("./table.js").PlayTable} table
   */
  constructor(session, table) {
    this.session = session;
    this.table = table;
    this.body = h("div", { class: "hint-body", "aria-live": "polite" });
    this.element = h(
      "section",
      { class: "hint", "aria-labelledby": "hint-title" },
      h(
        "header",
        {},
        h("h2", { id: "hint-title" }, t("Hint")),
        h("button", { class: "btn quiet", type: "button", onclick: () => this.hide() }, t("Close")),
      ),
      this.body,
    );
    this.element.hidden = true;
    this.asked = -1;
  }

  /** @param {import("./types.js").Board|null} board */
  async show(board) {
    const version = this.session.state?.version ?? -1;
    this.asked = version;
    this.element.hidden = false;
    this.body.replaceChildren(
      h("p", { class: "muted" }, t("The computer is thinking. It uses only what you can see.")),
    );
    try {
      const { moves } = await this.session.socket.ask("hint");
      if (this.asked === version) this.#fill(moves, board);
    } catch (error) {
      if (this.asked === version) this.body.replaceChildren(h("p", {}, /** @type {Error} */ (error).message));
    }
  }

  hide() {
    this.asked = -1;
    if (this.element.contains(document.activeElement)) this.table.status.focus({ preventScroll: true });
    this.element.hidden = true;
    this.body.replaceChildren();
  }

  /**
   * @param {Hint[]} moves
   * @param {import("./types.js").Board|null} board
   */
  #fill(moves, board) {
    if (!moves.length) {
      this.body.replaceChildren(h("p", {}, t("There is nothing to choose now.")));
      return;
    }
    const rated = moves.some(({ win }) => win !== null);
    const order = rated ? t("Best first, with the chance of winning.") : t("Best first.");
    this.body.replaceChildren(
      ...(moves.length > 1 ? [h("p", { class: "muted" }, order)] : []),
      h(
        "ol",
        {},
        moves.map((hint) => this.#row(hint, board)),
      ),
    );
  }

  /**
   * @param {Hint} hint
   * @param {import("./types.js").Board|null} board
   */
  #row({ move, label, win }, board) {
    const chance = win === null ? null : percent(win);
    const bar = h(
      "span",
      { class: "chance", "aria-hidden": "true" },
      h("span", { style: { width: `${(win ?? 0) * 100}%` } }),
    );
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", onclick: () => this.#choose(move, label) },
        h("span", { class: "of", "aria-hidden": "true" }, board?.picture?.(move) ?? null),
        h("span", { class: "what" }, label),
        chance === null ? null : [bar, h("span", { class: "num" }, chance)],
      ),
    );
  }

  /**
   * The move stands ready in the status line; whoever wants it still has to play it.
   * @param {string} move
   * @param {string} label
   */
  #choose(move, label) {
    this.hide();
    while (this.table.cancel());
    this.table.propose(move, label);
  }
}
