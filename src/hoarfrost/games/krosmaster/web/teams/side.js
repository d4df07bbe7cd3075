// @ts-check
/** The team of one seat of a new game: which one it is, who is in it, and the ways to another. */

import { get } from "../../../../web/js/lib/api.js";
import { toast } from "../../../../web/js/lib/dialog.js";
import { h } from "../../../../web/js/lib/dom.js";
import { mark } from "../../../../web/js/table/seats.js";
import { word } from "../cards.js";
import { t } from "../words.js";
import { buildTeam } from "./builder.js";
import { askName, pasteTeam, shareTeam } from "./dialogs.js";
import { LevelBar, faultList, memberList } from "./parts.js";
import { faultsOf, initiativeOf, isSame, membersOf, nameOf, optionOf } from "./rules.js";
import { saved } from "./saved.js";

/** @typedef {import("./rules.js").Roster} Roster */
/** @typedef {import("../../../../web/js/lib/json.js").Json} Json */

const SIDES = 2;

export class Side {
  /** @type {string[]} */
  members = [];
  /** @type {Roster | null} */
  roster = null;

  /**
   * @param {number} seat
   * @param {(team: string | string[]) => void} changed
   * @param {() => void} savedTeam  an own team was saved
   */
  constructor(seat, changed, savedTeam) {
    this.changed = changed;
    this.savedTeam = savedTeam;
    this.seat = seat;
    this.shape = /** @type {import("./parts.js").Shape} */ (seat === 0 ? "you" : "foe");
    this.title = h("span", {}, t("Team of player {n}", { n: seat + 1 }));
    this.select = h("select", { class: "input", onchange: () => this.#select() });
    this.about = h("p", { class: "help about" });
    this.bar = new LevelBar();
    this.list = h("div", {});
    this.facts = h("p", { class: "side-facts" });
    this.fault = h("div", { class: "error", role: "alert", hidden: true });
    const button = (
      /** @type {string} */ text,
      /** @type {string} */ kind,
      /** @type {() => unknown} */ run,
    ) => h("button", { class: `btn ${kind}`, type: "button", onclick: () => void run() }, text);
    this.element = h(
      "fieldset",
      { class: `side ${this.shape}` },
      h("legend", {}, mark(seat, null, SIDES), this.title),
      this.select,
      this.list,
      this.bar.element,
      this.facts,
      this.about,
      this.fault,
      h(
        "div",
        { class: "ways" },
        button(t("Build"), "build", () => this.#build()),
        button(t("Surprise me"), "", () => this.#surprise()),
      ),
      h(
        "div",
        { class: "ways" },
        button(t("Save"), "quiet", () => this.#save()),
        button(t("Share"), "quiet", () => shareTeam(this.#name(), this.members)),
        button(t("Paste"), "quiet", () => this.#paste()),
      ),
    );
    this.select.setAttribute("aria-label", t("Which team"));
  }

  /** @param {string} title */
  call(title) {
    this.title.textContent = title;
  }

  /**
   * @param {Roster} roster
   * @param {unknown} team  the value of the option
   * @param {number} foes  the Initiative of the other team
   */
  update(roster, team, foes) {
    this.roster = roster;
    this.members = membersOf(roster, team);
    this.bar.update(roster, this.members);
    this.list.replaceChildren(memberList(roster, this.members, this.shape));
    this.#drawSelect();
    this.about.textContent = roster.teams[String(this.select.value.replace("ready ", ""))]?.about ?? "";
    const n = initiativeOf(roster, this.members);
    const { name, rule } = roster.things.terms.initiative;
    this.facts.replaceChildren(
      word(`${name} ${n}`, rule),
      ...(n > foes ? [h("span", {}, t("first player"))] : []),
    );
  }

  /** The names of all teams, with the one that this is. */
  #drawSelect() {
    const { roster, members } = this;
    if (!roster) return;
    const own = saved.all();
    const ready = Object.entries(roster.teams);
    this.select.replaceChildren(
      h("option", { value: "", hidden: true }, t("Your own choice")),
      h(
        "optgroup",
        { label: t("Ready-made teams") },
        ready.map(([id, { name }]) => h("option", { value: `ready ${id}` }, name)),
      ),
      ...(own.length
        ? [
            h(
              "optgroup",
              { label: t("Your teams") },
              own.map(({ name }, at) => h("option", { value: `own ${at}` }, name)),
            ),
          ]
        : []),
    );
    const at = own.findIndex((team) => isSame(team.members, members));
    const found = ready.find(([, team]) => isSame(team.members, members));
    this.select.value = found ? `ready ${found[0]}` : at >= 0 ? `own ${at}` : "";
  }

  #select() {
    const [kind, ...rest] = this.select.value.split(" ");
    const key = rest.join(" ");
    if (kind === "ready") this.changed(key);
    if (kind === "own") this.#use(saved.all()[Number(key)]?.members ?? this.members);
  }

  /** @param {string[]} members */
  #use(members) {
    if (this.roster) this.changed(optionOf(this.roster, members));
  }

  #name() {
    return this.select.selectedOptions[0]?.textContent ?? "";
  }

  async #build() {
    if (!this.roster) return;
    const side = { title: this.title.textContent ?? "", shape: this.shape };
    this.#use(await buildTeam(this.roster, [...this.members], side));
  }

  async #surprise() {
    try {
      const { team1 } = await get("/api/games/krosmaster/surprise");
      this.#use(team1);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  async #save() {
    const { roster, members } = this;
    if (!roster) return;
    const faults = faultsOf(roster, members);
    if (faults.length) return toast(t("Only a finished team can be saved."));
    const [own] = saved.all().filter((team) => isSame(team.members, members));
    const ready = Object.values(roster.teams).find((team) => isSame(team.members, members));
    const first = own?.name ?? ready?.name ?? nameOf(roster, members[0]);
    const name = await askName(t("Save this team"), first, t("Save"), own?.name);
    if (!name) return;
    saved.put({ name, members });
    this.savedTeam();
    toast(t("{name} is saved.", { name }));
  }

  async #paste() {
    const members = this.roster && (await pasteTeam(this.roster, this.shape));
    if (members) this.#use(members);
  }

  /**
   * What is wrong with the team: all that the page knows, or what the server says.
   * @param {string} message  of the server; "" if nothing is wrong
   */
  object(message) {
    const faults = this.roster ? faultsOf(this.roster, this.members) : [];
    this.fault.hidden = !message;
    const said = faults.length ? faultList(faults) : [h("li", {}, message)];
    this.fault.replaceChildren(...(message ? [h("ul", {}, said)] : []));
  }
}
