// @ts-check
/** A new game of Krosmaster: the two teams, the board, and the rules behind a fold. */

import { get } from "../../../web/js/lib/api.js";
import { toast } from "../../../web/js/lib/dialog.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { field } from "../../../web/js/setup/form.js";
import { boardPicture } from "./art/boards.js";
import { OwnTeams } from "./teams/own.js";
import { initiativeOf, membersOf, nameIn, rosterOf } from "./teams/rules.js";
import { Side } from "./teams/side.js";
import { t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Game} Game */
/** @typedef {import("../../../web/js/setup/options.js").Options} Options */
/** @typedef {import("../../../web/js/setup/plan.js").Plan} Plan */

const TEAMS = ["team1", "team2"];
const CHOOSE = "choose";
/** What is seen of the rules without opening the fold. */
const FIRST = "edition";

/**
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Options} options
 * @param {(more: Options) => void} changed
 */
export function draw(root, game, options, changed) {
  const teams = new Teams(game, changed);
  const board = new Boards(game, options, changed);
  const rules = new Rules(game, changed);
  root.dataset.game = game.name;
  root.replaceChildren(teams.element, board.element, rules.element);
  return {
    names: [...TEAMS, "board", ...rules.fields.map(({ name }) => name)],
    // Whoever builds a team wants to play it: nobody is seated by chance.
    seated: true,
    /** @param {Options} now */
    update(now) {
      teams.update(now);
      board.update(now);
      rules.update(now);
    },
    /** @param {Plan} plan */
    players: (plan) => teams.call(plan),
    /** @param {string} name @param {string} message */
    fault(name, message) {
      if (TEAMS.includes(name)) teams.sides[TEAMS.indexOf(name)].object(message);
      else if (name === "board") board.fault.textContent = message;
      else rules.object(name, message);
    },
  };
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...(Node | null)} content
 */
const panel = (id, title, ...content) =>
  h(
    "section",
    { class: `panel ${id}`, "aria-labelledby": `${id}-title` },
    h("header", {}, h("h2", { id: `${id}-title` }, title)),
    h("div", { class: "fields" }, content),
  );

/** Both teams, and the reader's own ones. */
class Teams {
  /** @param {Game} game @param {(more: Options) => void} changed */
  constructor(game, changed) {
    this.game = game;
    this.changed = changed;
    /** @type {Options} */
    this.now = {};
    const again = () => this.update(this.now);
    this.sides = TEAMS.map((name, seat) => new Side(seat, (team) => changed({ [name]: team }), again));
    this.own = new OwnTeams(again);
    this.about = h("p", { class: "help" });
    const both = h(
      "button",
      { class: "btn both", type: "button", onclick: () => void this.#surprise() },
      t("Two random teams"),
    );
    this.element = panel(
      "teams",
      t("Teams"),
      this.about,
      h(
        "div",
        { class: "sides" },
        this.sides.map(({ element }) => element),
      ),
      this.own.element,
    );
    this.element.querySelector("header")?.append(both);
  }

  /** @param {Options} now */
  update(now) {
    this.now = now;
    const roster = rosterOf(this.game.things, now);
    const sums = TEAMS.map((name) => initiativeOf(roster, membersOf(roster, now[name])));
    this.sides.forEach((side, seat) => {
      side.update(roster, now[TEAMS[seat]], sums[1 - seat]);
    });
    this.own.update(roster);
  }

  /** Whose teams they are. @param {Plan} plan */
  call({ chairs }) {
    const you = chairs.findIndex(({ kind }) => kind === "person");
    const computers = chairs.filter(({ kind }) => kind === "computer").length;
    this.sides.forEach((side, seat) => {
      const { kind, name } = chairs[seat];
      if (seat === you) side.call(t("Your team"));
      else if (kind === "open") side.call(t("Your guest's team"));
      else if (kind === "computer" && computers === 1) side.call(t("The computer's team"));
      else if (kind === "person" && name.trim()) side.call(t("Team of {player}", { player: name.trim() }));
      else side.call(t("Team of player {n}", { n: seat + 1 }));
    });
    const hasGuest = chairs.some(({ kind }) => kind === "open");
    this.about.textContent = hasGuest
      ? t("You choose both teams: your guest plays with the one that you give them.")
      : t("You choose both teams. The Levels in a team add up to 12.");
  }

  async #surprise() {
    try {
      const { team1, team2 } = await get(`/api/games/${this.game.name}/surprise`);
      this.changed({ team1, team2 });
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }
}

/** The boards as pictures; the first player may choose. */
class Boards {
  /** @param {Game} game @param {Options} options @param {(more: Options) => void} changed */
  constructor(game, options, changed) {
    const { things } = game;
    const { title } = game.options.properties.board;
    const boards = { ...things.boards, ...(options.content?.boards ?? {}) };
    // A board without Setup cells is only for trying things out, not for a game.
    this.ids = [...Object.keys(boards).filter((id) => boards[id].edges.length), CHOOSE];
    this.inputs = this.ids.map((id) =>
      h("input", { type: "radio", name: "board", onchange: () => changed({ board: id }) }),
    );
    this.fault = h("p", { class: "error", role: "alert" });
    this.element = panel(
      "boards",
      title,
      h(
        "fieldset",
        { class: "field" },
        h("legend", { class: "vh" }, title),
        h(
          "div",
          { class: "kboards" },
          this.ids.map((id, index) => this.#label(boards[id], this.inputs[index])),
        ),
      ),
      this.fault,
    );
  }

  /** @param {import("./types.js").BoardThing | undefined} board @param {HTMLInputElement} input */
  #label(board, input) {
    const name = board ? nameIn(board.name) : t("The first player chooses");
    const about = board
      ? nameIn(board.about ?? "")
      : t("The first player chooses the board, the other one the edge.");
    return h(
      "label",
      { class: "kboard", dataset: { rule: "kros.setup.board" } },
      input,
      h(
        "span",
        { class: "plan" },
        board ? picture(boardPicture(board.map, { trees: board.trees, bushes: board.bushes })) : "?",
      ),
      h("span", { class: "kboard-words" }, h("b", {}, name), h("small", {}, about)),
    );
  }

  /** @param {Options} now */
  update(now) {
    this.inputs.forEach((input, index) => {
      input.checked = this.ids[index] === now.board;
    });
  }
}

/** Everything else, by the house's form; most of it behind a fold. */
class Rules {
  /** @param {Game} game @param {(more: Options) => void} changed */
  constructor(game, changed) {
    const { properties } = game.options;
    this.fields = Object.keys(properties)
      .filter((name) => name !== "board" && !TEAMS.includes(name))
      .map((name) => field(name, properties[name], (value) => changed({ [name]: value })))
      .filter((one) => one !== null);
    const first = this.fields.filter(({ name }) => name === FIRST);
    const more = this.fields.filter(({ name }) => name !== FIRST);
    this.fold = h(
      "details",
      { class: "more" },
      h("summary", {}, t("More rules")),
      h(
        "div",
        { class: "fields" },
        more.map(({ element }) => element),
      ),
    );
    this.element = panel("rules", t("Rules"), ...first.map(({ element }) => element), this.fold);
  }

  /** @param {Options} now */
  update(now) {
    for (const { name, update } of this.fields) update(now[name]);
  }

  /** @param {string} name @param {string} message */
  object(name, message) {
    const found = this.fields.find((one) => one.name === name);
    found?.fault(message);
    if (found && message && name !== FIRST) this.fold.open = true;
  }
}
