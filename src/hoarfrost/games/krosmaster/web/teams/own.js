// @ts-check
/** The list of the reader's own teams: rename, share, delete and have it back. */

import { h } from "../../../../web/js/lib/dom.js";
import { t } from "../words.js";
import { askName, shareTeam } from "./dialogs.js";
import { memberList } from "./parts.js";
import { saved } from "./saved.js";

/** @typedef {import("./rules.js").Roster} Roster */
/** @typedef {import("./saved.js").SavedTeam} SavedTeam */

export class OwnTeams {
  /** The one that was deleted last, and where it was. @type {{team: SavedTeam, at: number} | null} */
  #deleted = null;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.title = h("summary", {});
    this.list = h("ul", { class: "own-teams" });
    this.element = h("details", { class: "more" }, this.title, this.list);
  }

  /** @param {Roster} roster */
  update(roster) {
    const all = saved.all();
    this.roster = roster;
    this.title.textContent = t("Your teams ({n})", { n: all.length });
    const rows = all.map((team) => this.#row(roster, team));
    if (this.#deleted) rows.splice(this.#deleted.at, 0, this.#gone(this.#deleted.team));
    if (!rows.length)
      rows.push(h("li", { class: "help" }, t("None yet. A team that you save is here the next time too.")));
    this.list.replaceChildren(...rows);
  }

  /** @param {Roster} roster @param {SavedTeam} team */
  #row(roster, team) {
    const { name, members } = team;
    const button = (
      /** @type {string} */ text,
      /** @type {string} */ label,
      /** @type {() => void} */ onclick,
    ) => h("button", { class: "btn quiet", type: "button", "aria-label": label, onclick }, text);
    return h(
      "li",
      { dataset: { name } },
      h("b", {}, name),
      memberList(roster, members, "you"),
      h(
        "div",
        { class: "tools" },
        button(t("Rename"), t("Rename {name}", { name }), () => void this.#rename(team)),
        button(t("Share"), t("Share {name}", { name }), () => void shareTeam(name, members)),
        button(t("Delete"), t("Delete {name}", { name }), () => this.#delete(team)),
      ),
    );
  }

  /** @param {SavedTeam} team */
  #gone(team) {
    return h(
      "li",
      { class: "gone" },
      h("span", { role: "status" }, t("{name} is deleted.", { name: team.name })),
      h("button", { class: "btn undo", type: "button", onclick: () => this.#bring() }, t("Undo")),
    );
  }

  /** @param {SavedTeam} team */
  async #rename({ name }) {
    const next = await askName(t("Rename {name}", { name }), name, t("Rename"), name);
    if (!next || next === name) return;
    const taken = saved.find(next);
    if (taken && taken.name !== name) saved.drop(taken.name);
    saved.rename(name, next);
    this.#deleted = null;
    this.changed();
    this.#focus(next, ".btn");
  }

  /** @param {SavedTeam} team */
  #delete(team) {
    this.#deleted = { team, at: saved.drop(team.name) };
    this.changed();
    /** @type {HTMLElement | null} */ (this.list.querySelector(".undo"))?.focus();
  }

  #bring() {
    if (!this.#deleted) return;
    const { team, at } = this.#deleted;
    saved.put(team, at);
    this.#deleted = null;
    this.changed();
    this.#focus(team.name, ".btn");
  }

  /** @param {string} name @param {string} what */
  #focus(name, what) {
    const row = [...this.list.children].find(
      (one) => one instanceof HTMLElement && one.dataset.name === name,
    );
    /** @type {HTMLElement | null | undefined} */ (row?.querySelector(what))?.focus();
  }
}
