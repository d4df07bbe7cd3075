// @ts-check
/** A new table: what is played, with whom, and one button. Remembers the last choice. */

import { get, post } from "../lib/api.js";
import { toast } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { partOf } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { settings, tables } from "../lib/store.js";
import { field } from "../setup/form.js";
import { choose, presetOf, resolved, spoken, steered } from "../setup/options.js";
import { nextGame, rememberGame } from "../setup/last.js";
import { agreementOf, planFor, seatsOf } from "../setup/plan.js";
import { drawPlayers } from "../setup/players.js";
import { drawTerms, termsInWords } from "../setup/terms.js";

/** @typedef {import("../setup/options.js").Options} Options */
/** @typedef {import("../setup/form.js").Field} Field */
/**
 * What a game's setup.js gives back: the options it shows, and how they are shown anew.
 * @typedef {object} Part
 * @property {string[]} names
 * @property {(options: Options) => void} update
 * @property {(name: string, message: string) => void} fault
 * @property {boolean} [seated]  some options are those of a seat, so nobody is seated by chance
 * @property {(plan: import("../setup/plan.js").Plan) => void} [players]  who sits where has changed
 */
/** @typedef {import("../setup/options.js").Preset} Preset */
/** @typedef {import("../table/types.js").Game} Game */
/**
 * @typedef {(root: HTMLElement, game: Game, options: Options, changed: (more: Options) => void) => Part} DrawPart
 */

/**
 * @param {HTMLElement} root
 * @param {{game: string}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { game: name }, app) {
  app.title(t("New game"));
  try {
    const game = await gameOf(name);
    app.title(t("New game of {game}", { game: game.title }));
    app.game(name);
    const setup = new Setup(root, game, await ownPartOf(name), app);
    setup.draw();
  } catch (error) {
    root.replaceChildren(
      h(
        "div",
        { class: "setup-page" },
        h("h1", { class: "display" }, t("No new game")),
        h("p", {}, /** @type {Error} */ (error).message),
        h("a", { class: "btn", href: "#/" }, t("To the home page")),
      ),
    );
  }
  return { close() {} };
}

/**
 * The game, with its ready-made games worked out, so that they can be compared with what is chosen.
 * @param {string} name
 */
async function gameOf(name) {
  const game = await get(`/api/games/${encodeURIComponent(name)}`);
  const names = spoken(game.presets);
  game.presets = await Promise.all(
    game.presets.map(async (/** @type {Preset} */ preset) => {
      const { options } = await post(`/api/games/${encodeURIComponent(name)}/check`, {
        options: preset.options,
      });
      return { ...preset, options: Object.fromEntries(names.map((one) => [one, options[one]])) };
    }),
  );
  return game;
}

/**
 * The part of the screen that a game draws itself, if it does.
 * @param {string} name
 * @returns {Promise<DrawPart | null>}
 */
async function ownPartOf(name) {
  return (await partOf(name, "setup"))?.draw ?? null;
}

class Setup {
  #asked = 0;

  /**
   * @param {HTMLElement} root
   * @param {Game} game
   * @param {Awaited<ReturnType<typeof ownPartOf>>} drawPart
   * @param {import("../main.js").App} app
   */
  constructor(root, game, drawPart, app) {
    this.root = root;
    this.game = game;
    this.app = app;
    this.schema = game.options;
    const last = settings.get(`setup ${game.name}`);
    /** @type {Options} */
    this.chosen = known(this.schema, last?.chosen ?? game.presets[0]?.options ?? {});
    this.plan = planFor(game, last?.plan ?? nextGame(game).plan, settings.get("names"));
    this.own = h("div", { class: "setup-own" });
    this.part =
      drawPart?.(this.own, game, resolved(this.schema, this.chosen), (more) => this.change(more)) ?? null;
    if (this.part?.seated) this.plan.byChance = false;
    this.fields = this.#fields();
    this.presets = this.#presets();
    this.terms = h("div", { class: "setup-terms" });
    this.summary = h("ul", { class: "setup-summary", "aria-label": t("What you have chosen") });
    /** Are there windows, in which a seat may have nothing to play? */
    this.hasWindows = false;
    this.warnings = h("ul", { class: "warnings", role: "status" });
    this.fault = h("p", { class: "error", role: "alert" });
    this.start = h("button", { class: "btn primary start", type: "submit" }, t("Start"));
  }

  draw() {
    const { game } = this;
    const isSteered = steered(this.schema);
    const plain = this.fields.filter(({ name }) => !isSteered.has(name));
    const more = this.fields.filter(({ name }) => isSteered.has(name));
    const form = h(
      "form",
      {
        class: "setup-page",
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          void this.begin();
        },
      },
      h(
        "header",
        { class: "setup-head" },
        h("h1", { class: "display" }, game.title),
        game.subtitle ? h("p", { class: "muted" }, game.subtitle) : null,
      ),
      h("div", { class: "setup-which" }, this.presets.element, this.warnings),
      this.terms,
      h(
        "div",
        { class: "setup-what" },
        this.own,
        plain.length || more.length
          ? h(
              "section",
              { class: "panel", "aria-labelledby": "rules-title" },
              h("header", {}, h("h2", { id: "rules-title" }, t("Rules"))),
              h(
                "div",
                { class: "fields" },
                plain.map(({ element }) => element),
                more.length
                  ? h(
                      "details",
                      { class: "more" },
                      h("summary", {}, t("More rules")),
                      h(
                        "div",
                        { class: "fields" },
                        more.map(({ element }) => element),
                      ),
                    )
                  : null,
              ),
            )
          : null,
      ),
      h(
        "div",
        { class: "setup-who" },
        drawPlayers(game, this.plan, () => this.agree(), !this.part?.seated),
        h("div", { class: "setup-start" }, this.fault, this.summary, this.start),
      ),
    );
    this.root.replaceChildren(form);
    this.agree();
    this.show();
    void this.check();
  }

  /** @returns {Field[]} */
  #fields() {
    const names = Object.keys(this.schema.properties).filter((name) => !this.part?.names.includes(name));
    const fields = names.map((name) =>
      field(name, this.schema.properties[name], (value) => this.change({ [name]: value })),
    );
    return fields.filter((one) => one !== null);
  }

  #presets() {
    const { presets } = this.game;
    const inputs = presets.map((/** @type {Preset} */ preset) =>
      h("input", { type: "radio", name: "preset", onchange: () => this.change(preset.options) }),
    );
    const labels = presets.map((/** @type {Preset} */ { title }, /** @type {number} */ index) =>
      h("label", {}, inputs[index], h("span", {}, title)),
    );
    const chance = h(
      "button",
      { class: "btn", type: "button", onclick: () => this.surprise() },
      t("Surprise me"),
    );
    const about = h("p", { class: "about", role: "status" });
    const element = h(
      "fieldset",
      { class: "presets" },
      labels.length
        ? [h("legend", {}, t("Which version")), h("div", { class: "segments" }, labels)]
        : h("legend", { class: "vh" }, t("Which version")),
      chance,
      about,
    );
    const update = () => {
      const now = presetOf(presets, resolved(this.schema, this.chosen));
      about.textContent = now?.about ?? "";
      presets.forEach((/** @type {Preset} */ preset, /** @type {number} */ index) => {
        inputs[index].checked = preset === now;
      });
    };
    return { element, update };
  }

  async surprise() {
    try {
      this.change(await get(`/api/games/${encodeURIComponent(this.game.name)}/surprise`));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {Options} more */
  change(more) {
    this.chosen = choose(this.schema, this.chosen, more);
    this.show();
    this.remember();
    void this.check();
  }

  /** Something about the players has changed. */
  agree() {
    this.part?.players?.(this.plan);
    this.drawTerms();
    this.remember();
  }

  drawTerms() {
    const focus = document.activeElement?.id;
    this.terms.replaceChildren(drawTerms(this.game, this.plan, this.hasWindows, () => this.agree()));
    if (focus) document.getElementById(focus)?.focus();
    this.sumUp();
  }

  /** What begins when the button is pressed. */
  sumUp() {
    const preset = presetOf(this.game.presets, resolved(this.schema, this.chosen));
    const said = [preset?.title ?? t("Your own choice"), ...termsInWords(this.game, this.plan)];
    this.summary.replaceChildren(...said.map((text) => h("li", {}, text)));
  }

  show() {
    const options = resolved(this.schema, this.chosen);
    this.presets.update();
    this.sumUp();
    this.part?.update(options);
    for (const { name, update } of this.fields) update(options[name]);
  }

  remember() {
    settings.set(`setup ${this.game.name}`, { chosen: this.chosen, plan: this.plan });
    rememberNames(this.plan);
  }

  /** Ask the server whether this can be played; its objection stands beside the option it is about. */
  async check() {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const { warnings, windows } = await post(`/api/games/${encodeURIComponent(this.game.name)}/check`, {
        options: this.chosen,
      });
      if (asked !== this.#asked) return;
      this.object(null);
      if (windows !== this.hasWindows) {
        this.hasWindows = windows;
        this.drawTerms();
      }
      this.warnings.replaceChildren(...warnings.map((/** @type {string} */ warning) => h("li", {}, warning)));
    } catch (error) {
      if (asked === this.#asked) this.object(/** @type {import("../lib/api.js").ApiError} */ (error));
    }
  }

  /** @param {{message: string, code: string, option?: string | null} | null} error */
  object(error) {
    const guilty = error ? optionOf(error, Object.keys(this.schema.properties)) : null;
    let isSaid = false;
    for (const name of this.part?.names ?? []) {
      this.part?.fault(name, name === guilty ? (error?.message ?? "") : "");
      isSaid ||= name === guilty;
    }
    for (const { name, fault } of this.fields) {
      fault(name === guilty ? (error?.message ?? "") : "");
      isSaid ||= name === guilty;
    }
    this.fault.textContent = error && !isSaid ? error.message : "";
  }

  async begin() {
    if (this.start.getAttribute("aria-disabled") === "true") return;
    this.start.setAttribute("aria-disabled", "true");
    this.remember();
    try {
      const made = await post("/api/tables", {
        game: this.game.name,
        options: this.chosen,
        seats: seatsOf(this.plan),
        ...agreementOf(this.plan),
      });
      tables.put({
        id: made.table,
        token: made.token ?? null,
        game: this.game.name,
        seats: made.seats,
        invitations: made.invitations,
        commitment: made.commitment,
      });
      const preset = presetOf(this.game.presets, resolved(this.schema, this.chosen))?.id ?? null;
      rememberGame(this.game.name, { options: this.chosen, preset, plan: this.plan });
      this.app.go(`#/table/${made.table}`);
    } catch (error) {
      this.object(/** @type {import("../lib/api.js").ApiError} */ (error));
      this.root.querySelector(".error:not(:empty)")?.scrollIntoView({ block: "center" });
      this.start.removeAttribute("aria-disabled");
    }
  }
}

/**
 * What is remembered may be from another version of the game.
 * @param {import("../setup/options.js").Schema} schema
 * @param {Options} chosen
 */
function known(schema, chosen) {
  return choose(
    schema,
    Object.fromEntries(Object.entries(chosen).filter(([name]) => name in schema.properties)),
    {},
  );
}

/**
 * Which option an objection is about: the server says it, or its code does (E_MIX_SIZE), or its words do.
 * @param {{message: string, code: string, option?: string | null}} error
 * @param {string[]} names
 */
function optionOf({ option, code, message }, names) {
  if (option && names.includes(option)) return option;
  return (
    names.find((name) => code?.startsWith(`E_${name.toUpperCase()}_`)) ??
    names.find((name) => message.includes(`option ${name} `)) ??
    null
  );
}

/** @param {import("../setup/plan.js").Plan} plan */
function rememberNames(plan) {
  const people = plan.chairs.filter(({ kind }) => kind === "person");
  const names = people.map(({ name }) => name.trim());
  const before = settings.get("names");
  settings.set(
    "names",
    [...names, ...before.slice(names.length)].map((name, index) => name || (before[index] ?? "")),
  );
}
