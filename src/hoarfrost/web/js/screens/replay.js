// @ts-check
/** A game again, move by move, with the eyes of anybody. */

import { get, getText, post } from "../lib/api.js";
import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { boardOf } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { device, settings, tables } from "../lib/store.js";
import { Replay } from "../replay/replay.js";

/** The largest record that the server takes. */
const RECORD_BYTES = 1_000_000;

/**
 * @param {HTMLElement} root
 * @param {Partial<Record<"id" | "number" | "move" | "missed" | "line", string | null>>} params  `missed` is the id of
 *   a table of which the reader wants to see what was missed, `line` that of the log to begin with
 * @param {import("../main.js").App} app
 */
export async function open(root, params, app) {
  const { id: played = null, number = null, move = null, missed = null, line = null } = params;
  app.title(t("Replay"));
  const id = played ?? missed;
  const screen = new Screen(root, app, number ? null : id);
  screen.sees = missed !== null;
  const handed = app.record;
  app.record = null;
  if (id && number) await screen.fetchTry(id, number, Number(move) || 0);
  else if (id) await screen.fetch(id);
  else if (handed) await screen.load(handed);
  else screen.ask("");
  if (line) screen.recall(Number(line) || 0);
  return { close: () => screen.close(), relabel: () => void screen.relabel() };
}

class Screen {
  /** @type {Replay | null} */
  #replay = null;
  /** @type {string | null} */
  #text = null;
  #asked = 0;
  #isBeginning = false;
  /** Whether the reader sees what was missed. */
  sees = false;

  /**
   * @param {HTMLElement} root
   * @param {import("../main.js").App} app
   * @param {string | null} id
   */
  constructor(root, app, id) {
    this.root = root;
    this.app = app;
    this.id = id;
  }

  close() {
    this.#asked = -1;
    this.#replay?.close();
  }

  /** @param {string} id  of a table */
  async fetch(id) {
    try {
      await this.load(
        await getText(`/api/tables/${encodeURIComponent(id)}/record`, { token: tables.get(id)?.token }),
      );
    } catch (error) {
      this.ask(/** @type {Error} */ (error).message);
    }
  }

  /**
   * The game of somebody who has played the same deal.
   * @param {string} deal
   * @param {string} number
   * @param {number} move  where to begin
   */
  async fetchTry(deal, number, move) {
    try {
      const path = `/api/deals/${encodeURIComponent(deal)}/record?number=${encodeURIComponent(number)}`;
      await this.load(await getText(path, { token: device() }), "all", move);
    } catch (error) {
      this.ask(/** @type {Error} */ (error).message);
    }
  }

  /**
   * @param {string} text  of a record
   * @param {number | "all" | null} [eyes]  whose; null for a spectator's
   * @param {number} [version]  where to begin
   */
  async load(text, eyes = this.#ownEyes(), version = 0) {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const story = await post("/api/replay", { record: text, seat: eyes });
      const [game, modules] = await Promise.all([get(`/api/games/${story.game}`), boardOf(story.game)]);
      if (asked !== this.#asked) return;
      const page = this.#replay?.layout.page;
      this.#replay?.close();
      this.#text = text;
      this.root.dataset.game = story.game;
      this.app.game(story.game, story.options);
      this.app.title(t("Replay of {game}", { game: game.title }));
      this.#replay = new Replay(this.root, story, eyes, game, modules, {
        record: text,
        own: this.#ownSeat(),
        look: (other) => void this.load(text, other, this.#replay?.version),
        download: () => save(`${story.game}-${this.id ?? "record"}.json`, text),
        seeMissed: () => this.#seeMissed(),
        playOn: (seat, move) => this.#playOn(text, story.game, seat, move),
      });
      this.#replay.begin(version, page);
      if (this.sees) this.#replay.seeMissed();
    } catch (error) {
      if (asked !== this.#asked) return;
      if (this.#replay) toast(/** @type {Error} */ (error).message);
      else this.ask(/** @type {Error} */ (error).message);
    }
  }

  /** @param {number} line  of the log */
  recall(line) {
    this.#replay?.recall(line);
  }

  relabel() {
    if (this.#text === null || !this.#replay) return this.ask("");
    return this.load(this.#text, this.#replay.eyes, this.#replay.version);
  }

  /** A seat of one's own, if it is known; else nothing is hidden: the game is over. */
  #ownEyes() {
    return this.#ownSeat() ?? /** @type {const} */ ("all");
  }

  #ownSeat() {
    const seats = this.id ? tables.get(this.id)?.seats : null;
    return seats?.length === 1 ? seats[0] : null;
  }

  #seeMissed() {
    this.sees = true;
    this.#replay?.seeMissed();
  }

  /**
   * A new game against the computer from a moment of this one.
   * @param {string} record
   * @param {string} game
   * @param {number} seat
   * @param {number} move
   */
  async #playOn(record, game, seat, move) {
    if (this.#isBeginning) return; // a double click begins one game
    this.#isBeginning = true;
    try {
      const name = settings.get("names")[0] || t("Player");
      const made = await post("/api/analysis/table", { record, seat, move, name });
      const { table: id, token, seats, invitations, commitment } = made;
      tables.put({ id, token, game, seats, invitations, commitment });
      this.app.go(`#/table/${id}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    } finally {
      this.#isBeginning = false;
    }
  }

  /**
   * Ask for a record, with what was wrong with the last one.
   * @param {string} message
   */
  ask(message) {
    const input = h("input", {
      type: "file",
      id: "record-file",
      class: "vh",
      accept: ".json,application/json",
      onchange: () => input.files?.[0] && this.#open(input.files[0]),
    });
    const over = (/** @type {DragEvent} */ event) => event.preventDefault();
    const drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void this.#open(file);
    };
    this.root.replaceChildren(
      h(
        "div",
        { class: "replay-ask", ondragover: over, ondrop: drop },
        h("h1", { class: "display" }, t("Replay")),
        message ? h("p", { class: "error", role: "alert" }, message) : null,
        h("p", { class: "muted" }, t("Choose the file of a saved game, or drop it here.")),
        h(
          "div",
          { class: "acts" },
          h(
            "div",
            { class: "file" },
            input,
            h("label", { class: "btn primary", for: input.id }, t("Choose a file")),
          ),
          this.id
            ? h("a", { class: "btn", href: `#/table/${this.id}` }, t("To the table"))
            : h("a", { class: "btn", href: "#/" }, t("To the home page")),
        ),
      ),
    );
  }

  /** @param {File} file */
  async #open(file) {
    if (file.size > RECORD_BYTES)
      return this.ask(t("{file} is too big for a saved game.", { file: file.name }));
    this.id = null;
    await this.load(await file.text(), "all");
  }
}

/** @param {string} name @param {string} text */
function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: address, download: name }).click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
