// @ts-check
/** A new game of Runebound: the heroes, the winter, how heroes grow, when it ends, and the map. */

import { h, picture } from "../../../web/js/lib/dom.js";
import { field } from "../../../web/js/setup/form.js";
import { hero } from "./art/heroes.js";
import { token } from "./art/tokens.js";
import { Catalogue } from "./catalogue.js";
import { groundPicture } from "./story/ground.js";
import { list, plural, t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Game} Game */
/** @typedef {import("../../../web/js/setup/options.js").Options} Options */
/** @typedef {import("../../../web/js/setup/form.js").Field} Field */
/** @typedef {import("../../../web/js/setup/plan.js").Plan} Plan */
/** @typedef {import("../../../web/js/lib/json.js").Json} Json */
/** @typedef {(more: Options) => void} Changed */

const HEROES = "heroes",
  MAP = "map",
  SOLO = "solo",
  CONTENT = "content";
/** Options that say something only to several players, or only to one. */
const TOGETHER = ["max_rounds", "preroll"];
const PHASES = ["ranged", "melee", "magic"];

/**
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Options} options
 * @param {Changed} changed
 */
export function draw(root, game, options, changed) {
  const heroes = new Heroes(game, options, changed);
  const groups = groupsOf().map((group) => new Group(group, game, changed));
  const maps = new Maps(game, options, changed);
  root.dataset.game = game.name;
  root.replaceChildren(heroes.element, ...groups.map(({ element }) => element), maps.element);
  const parts = [heroes, ...groups, maps];
  return {
    names: [...parts.flatMap(({ names }) => names), CONTENT],
    /** @param {Options} now */
    update(now) {
      for (const part of parts) part.update(now);
    },
    /** @param {Plan} plan */
    players({ chairs }) {
      for (const part of parts) part.seat(chairs.length);
    },
    /** @param {string} name @param {string} message */
    fault: (name, message) => parts.find(({ names }) => names.includes(name))?.object(name, message),
  };
}

/** The variants by what they change. */
const groupsOf = () => [
  { id: "winter", title: t("Winter"), about: t("How much frost the weather brings."), names: ["frost"] },
  {
    id: "growth",
    title: t("Experience and Legends"),
    about: t("How fast Heroes grow, and how they get their best weapons."),
    names: ["levels", "legends", "one_discovery", "distinct_weapons"],
  },
  {
    id: "time",
    title: t("Time and the end"),
    about: t("When the game ends if nobody has won before."),
    names: [SOLO, "max_rounds", "doom", "preroll"],
  },
];

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

/**
 * The values of an option as rows: the name, and what it changes.
 * @param {string} name
 * @param {Json} schema
 * @param {Changed} changed
 * @returns {Field}
 */
function rows(name, schema, changed) {
  const choices = /** @type {{const: Json, title: string}[]} */ (schema.oneOf);
  const inputs = choices.map((choice) =>
    h("input", { type: "radio", name, onchange: () => changed({ [name]: choice.const }) }),
  );
  const fault = h("p", { class: "error", role: "alert" });
  const labels = choices.map(({ title }, n) => {
    const [word, ...what] = title.split(": ");
    return h(
      "label",
      { class: "variant" },
      inputs[n],
      h("b", {}, word),
      what.length ? h("small", {}, what.join(": ")) : null,
    );
  });
  return {
    name,
    element: h(
      "fieldset",
      { class: "field" },
      h("legend", {}, schema.title),
      h("div", { class: "variants" }, labels),
      fault,
    ),
    update: (now) =>
      inputs.forEach((input, n) => {
        input.checked = choices[n].const === now;
      }),
    fault: (message) => (fault.textContent = message),
  };
}

/**
 * An option in a word: the name of its value, or what is switched on.
 * @param {Json} schema
 * @param {Json} value
 */
function chosenWord({ title, oneOf, type }, value) {
  if (oneOf) return oneOf.find((/** @type {Json} */ one) => one.const === value)?.title.split(": ")[0] ?? "";
  if (type === "boolean") return value ? title : "";
  return value ? t("{title}: {n}", { title, n: value }) : "";
}

/** A group of variants, folded until somebody wants another game than the ready-made one. */
class Group {
  /**
   * @param {ReturnType<typeof groupsOf>[number]} group
   * @param {Game} game
   * @param {Changed} changed
   */
  constructor({ id, title, about, names }, { options: { properties } }, changed) {
    this.names = names;
    this.fields = names.map((name) =>
      properties[name].oneOf
        ? rows(name, properties[name], changed)
        : /** @type {Field} */ (field(name, properties[name], (value) => changed({ [name]: value }))),
    );
    this.properties = properties;
    this.now = h("small", { class: "chosen" });
    this.fold = h(
      "details",
      { class: "more" },
      h("summary", {}, h("span", {}, title), this.now),
      h(
        "div",
        { class: "fields" },
        h("p", { class: "help" }, about),
        this.fields.map(({ element }) => element),
      ),
    );
    this.element = h("section", { class: `panel group ${id}`, "aria-label": title }, this.fold);
  }

  /** @param {Options} now */
  update(now) {
    this.options = now;
    for (const { name, update } of this.fields) update(now[name]);
    this.#sumUp();
  }

  /** What is chosen, beside the title: nobody has to open the group for it. */
  #sumUp() {
    const seen = this.fields.filter(({ element }) => !element.hidden).map(({ name }) => name);
    const words = seen.map((name) => chosenWord(this.properties[name], this.options?.[name]));
    this.now.textContent = words.filter(Boolean).join(" · ");
  }

  /** Whoever is alone has a limit of another kind. @param {number} count */
  seat(count) {
    for (const { name, element } of this.fields)
      element.hidden = count === 1 ? TOGETHER.includes(name) : name === SOLO;
    this.#sumUp();
  }

  /** @param {string} name @param {string} message */
  object(name, message) {
    this.fields.find((one) => one.name === name)?.fault(message);
    if (message) this.fold.open = true;
  }
}

/** Whether heroes are drawn or chosen, and who they are. */
class Heroes {
  /** @param {Game} game @param {Options} options @param {Changed} changed */
  constructor(game, options, changed) {
    this.names = [HEROES];
    this.catalogue = new Catalogue(game.things, options);
    this.how = /** @type {Field} */ (
      field(HEROES, game.options.properties[HEROES], (value) => changed({ [HEROES]: value }))
    );
    this.about = h("p", { class: "help", role: "status" });
    this.summary = h("summary", {});
    this.list = h("ul", { class: "hero-cards" });
    this.fold = h("details", { class: "more" }, this.summary, this.list);
    this.element = panel("heroes", t("Heroes"), this.how.element, this.about, this.fold);
    this.#present(options);
  }

  /** @param {Options} options */
  #present(options) {
    const ids = [
      ...Object.entries(this.catalogue.things.cards).flatMap(([id, { type }]) =>
        type === "hero" ? [id] : [],
      ),
      ...Object.keys(options.content?.heroes ?? {}),
    ];
    const all = [...new Set(ids)];
    this.summary.textContent = plural("The Hero", "The {n} Heroes", { n: all.length });
    this.list.replaceChildren(...all.map((id) => this.#card(id)));
  }

  /** @param {string} id */
  #card(id) {
    const {
      name,
      effects = [],
      life = 0,
      stamina = 0,
      values = {},
      damages = {},
      skills = {},
    } = this.catalogue.card(id);
    const able = Object.entries(skills).map(
      ([skill, n]) => `${this.catalogue.thing("skills", skill).name} +${n}`,
    );
    const phases = PHASES.map((phase) =>
      h(
        "span",
        { title: this.catalogue.thing("phases", phase).name },
        h("small", {}, this.catalogue.thing("phases", phase).name),
        h("b", {}, `${values[phase] ?? 0}`),
        damages[phase] > 1 ? h("small", {}, `×${damages[phase]}`) : null,
      ),
    );
    return h(
      "li",
      { class: "hero-card", dataset: { rule: "rune.term.hero" } },
      h("span", { class: "hero-picture" }, picture(hero(id, { size: 64, like: this.catalogue.card(id) }))),
      h(
        "div",
        {},
        h("b", { class: "hero-name" }, name),
        h(
          "span",
          { class: "hero-figures" },
          figure("life", life, this.catalogue.thing("attributes", "life").name),
          figure("stamina", stamina, this.catalogue.thing("attributes", "stamina").name),
        ),
        h("span", { class: "hero-phases" }, phases),
        h("p", {}, able.join(", ")),
        effects.map(({ text }) => h("p", {}, text)),
      ),
    );
  }

  /** @param {Options} now */
  update(now) {
    this.isChosen = now[HEROES] === "chosen";
    this.how.update(now[HEROES]);
    this.#tell();
  }

  /** @param {number} count */
  seat(count) {
    this.count = count;
    this.#tell();
  }

  #tell() {
    const isAlone = this.count === 1;
    if (this.isChosen)
      this.about.textContent = isAlone
        ? t("You choose your Hero when the game begins.")
        : t("The first player chooses a Hero, then the others in turn.");
    else
      this.about.textContent = isAlone
        ? t("You get a random Hero.")
        : t("Everybody gets a random Hero. Nobody plays the same one.");
  }

  /** @param {string} _name @param {string} message */
  object(_name, message) {
    this.how.fault(message);
  }
}

/** @param {string} id @param {number} n @param {string} name */
const figure = (id, n, name) =>
  h(
    "span",
    { title: name },
    picture(token(id, { size: 14 })),
    h("b", {}, String(n)),
    h("span", { class: "vh" }, ` ${name}`),
  );

/** The map as a picture, and what of one's own is in the game. */
class Maps {
  /** @param {Game} game @param {Options} options @param {Changed} changed */
  constructor(game, options, changed) {
    this.names = [MAP];
    this.fault = h("p", { class: "error", role: "alert" });
    const ids = [...new Set([...Object.keys(game.things.maps), ...Object.keys(options.content?.maps ?? {})])];
    this.ids = ids;
    this.inputs = ids.map((id) =>
      h("input", { type: "radio", name: MAP, onchange: () => changed({ [MAP]: id }) }),
    );
    const labels = ids.map((id, n) => this.#label(game, options, id, ids.length > 1 ? this.inputs[n] : null));
    this.element = panel(
      "maps",
      game.options.properties[MAP].title,
      h(
        "fieldset",
        { class: "field" },
        h("legend", { class: "vh" }, game.options.properties[MAP].title),
        h("div", { class: "rune-maps" }, labels),
      ),
      this.fault,
      ownWords(options.content ?? {}),
    );
  }

  /** @param {Game} game @param {Options} options @param {string} id @param {HTMLInputElement | null} input */
  #label(game, options, id, input) {
    const catalogue = new Catalogue(game.things, { ...options, [MAP]: id });
    const { land } = catalogue;
    const towns = Object.values(land.spaces).filter(({ town }) => town).length;
    const spaces = Object.keys(land.spaces).length;
    const words = [
      plural("{n} space", "{n} spaces", { n: spaces }),
      plural("{n} town", "{n} towns", { n: towns }),
    ];
    return h(
      input ? "label" : "div",
      { class: "rune-map", dataset: { rule: "rune.setup.board" } },
      input,
      h("span", { class: "plan map" }, picture(groundPicture(catalogue))),
      h("span", { class: "words" }, h("b", {}, land.name), h("small", {}, words.join(", "))),
    );
  }

  /** @param {Options} now */
  update(now) {
    this.inputs.forEach((input, n) => {
      input.checked = this.ids[n] === now[MAP];
    });
  }

  seat() {}

  /** @param {string} _name @param {string} message */
  object(_name, message) {
    this.fault.textContent = message;
  }
}

/** What the server brings along of one's own. @param {Record<string, Record<string, Json>>} content */
function ownWords(content) {
  const count = (/** @type {string} */ section) => Object.keys(content[section] ?? {}).length;
  const words = [
    count("heroes") ? plural("{n} Hero", "{n} Heroes", { n: count("heroes") }) : "",
    count("market") + count("legends")
      ? plural("{n} card", "{n} cards", { n: count("market") + count("legends") })
      : "",
    count("adventures") ? plural("{n} adventure", "{n} adventures", { n: count("adventures") }) : "",
    count("maps") ? plural("{n} map", "{n} maps", { n: count("maps") }) : "",
  ].filter(Boolean);
  return words.length
    ? h("p", { class: "help" }, t("This server adds its own: {things}.", { things: list(words) }))
    : null;
}
