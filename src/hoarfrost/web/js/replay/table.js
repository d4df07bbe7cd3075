// @ts-check
/** What a board gets in a replay: it may know everything of its scene, and do nothing. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { openRule } from "../lib/rules.js";
import { settings } from "../lib/store.js";
import { mark } from "../table/seats.js";

export class ReplayTable {
  /**
   * @param {import("../table/types.js").Game} game
   * @param {import("./scenes.js").Story} story  what the server made of the record
   * @param {number | "all" | null} eyes
   * @param {(line: number) => void} recall  show the moment of a line of the log
   * @param {() => void} show  the table, from a page beside it
   */
  constructor(game, story, eyes, recall, show) {
    this.game = game.name;
    this.things = game.things;
    this.options = story.options;
    this.players = story.players;
    this.eyes = eyes;
    this.recall = recall;
    this.show = show;
    this.me = eyes === "all" ? null : eyes;
    this.seats = story.players.map((/** @type {string} */ name) => ({
      kind: "person",
      name,
      level: null,
      present: true,
      away: false,
      takeover: null,
    }));
    this.settings = settings;
    this.choices = [];
    this.begun = [];
    this.busy = false;
    this.sent = null;
    this.proposed = null;
    this.live = false;
    /** @type {import("../table/types.js").Line[]} */
    this.log = [];
    /** @type {import("../table/types.js").State | null} */
    this.state = null;
    this.text = h("p", { class: "ask", role: "status" });
    this.status = h("div", { class: "status" }, this.text);
    this.badges = story.players.map((/** @type {string} */ name, /** @type {number} */ seat) =>
      h("span", { class: "badge" }, h("b", {}, this.mark(seat), name)),
    );
  }

  /** @param {number} seat */
  name(seat) {
    return seat === this.eyes ? t("You") : this.players[seat];
  }

  /** @param {number} seat */
  badge(seat) {
    return this.badges[seat];
  }

  /** @param {number} seat */
  mark(seat) {
    return mark(seat, this.me, this.players.length);
  }

  /** @param {string} id */
  rule(id) {
    void openRule(this.game, id);
  }

  async undo() {}
  async why() {
    return [{ code: "E_REPLAY", rule: null, message: t("This game is a replay.") }];
  }

  async preview() {
    return null;
  }

  propose() {}
  confirm() {}
  cancel() {
    return false;
  }
  hesitation() {
    return 0;
  }
  async begin() {}
  async act() {}
}
