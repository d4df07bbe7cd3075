// @ts-check
/** The mix of factions, the artifacts and the locations of a new game of Claim. It cannot build an illegal mix. */

import { artifact } from "./art/artifacts.js";
import { emblem } from "./art/factions.js";
import { location } from "./art/locations.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { radios, toggle } from "../../../web/js/setup/form.js";

const TENS = 3;
const MODES = ["none", "setting", "building", "both"];

/** @typedef {{mix: string[], artifacts: boolean, locations: string | string[]}} Options */
/**
 * What the server says of the game, as far as it is set up here.
 * @typedef {object} Game
 * @property {{properties: Record<string, {title: string, description: string}>}} options
 * @property {import("./types.js").Things} things
 */

/**
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Options} options
 * @param {(more: Partial<Options>) => void} changed
 */
export function draw(root, game, options, changed) {
  const mix = new Mix(game.things.factions, options.mix, (factions) => changed({ mix: factions }));
  const artifacts = drawArtifacts(game, (isOn) => changed({ artifacts: isOn }));
  const locations = new Locations(game, (value) => changed({ locations: value }));
  const faults = { mix: fault(), artifacts: fault(), locations: fault() };
  mix.element.append(faults.mix);
  artifacts.element.append(faults.artifacts);
  locations.element.append(faults.locations);
  root.replaceChildren(mix.element, artifacts.element, locations.element);
  return {
    names: ["mix", "artifacts", "locations"],
    /** @param {Options} now */
    update(now) {
      mix.update(now.mix);
      artifacts.update(now.artifacts);
      locations.update(now.locations);
    },
    /** @param {string} name @param {string} message */
    fault: (name, message) => {
      faults[/** @type {keyof typeof faults} */ (name)].textContent = message;
    },
  };
}

const fault = () => h("p", { class: "error", role: "alert" });

/** @typedef {import("./types.js").FactionThing} Faction */

/** One pair and three factions of ten cards: choosing another pair, or a fourth faction, replaces one. */
class Mix {
  /**
   * @param {Record<string, Faction>} factions
   * @param {string[]} chosen
   * @param {(factions: string[]) => void} changed
   */
  constructor(factions, chosen, changed) {
    this.factions = factions;
    this.changed = changed;
    const ids = Object.keys(factions);
    this.pairs = ids.filter(
      (id) => factions[id].pair && ids.indexOf(id) < ids.indexOf(/** @type {string} */ (factions[id].pair)),
    );
    this.tens = ids.filter((id) => !factions[id].pair);
    this.pair = "";
    /** The three, the next to be replaced first. @type {string[]} */
    this.three = [];
    this.summary = h("ul", { class: "mix" });
    this.radios = this.pairs.map((id) =>
      h("input", { type: "radio", name: "pair", onchange: () => this.#choose(id, this.three) }),
    );
    this.buttons = this.tens.map((id) =>
      h(
        "button",
        {
          class: "pick",
          type: "button",
          dataset: { rule: factions[id].rule },
          onclick: () => this.#press(id),
        },
        this.#face(id),
        h("small", { class: "next" }, t("Replaced next")),
      ),
    );
    this.element = h(
      "section",
      { class: "panel", "aria-labelledby": "mix-title" },
      h("header", {}, h("h2", { id: "mix-title" }, t("Factions"))),
      h(
        "div",
        { class: "fields" },
        this.summary,
        h(
          "details",
          { class: "more" },
          h("summary", {}, t("Choose the factions")),
          h(
            "fieldset",
            { class: "field" },
            h("legend", {}, t("One pair, 22 cards")),
            h(
              "div",
              { class: "picks pairs" },
              this.pairs.map((id, index) => this.#pairLabel(id, index)),
            ),
          ),
          h(
            "fieldset",
            { class: "field" },
            h("legend", {}, t("Three factions of ten cards")),
            h(
              "p",
              { class: "help" },
              t("A fourth faction replaces the marked one. Click a chosen faction to mark it."),
            ),
            h("div", { class: "picks" }, this.buttons),
          ),
        ),
      ),
    );
    this.update(chosen);
  }

  /** @param {string} id */
  #face(id) {
    const { name, power } = this.factions[id];
    return [
      picture(emblem(id, { size: 44 })),
      h("span", { class: "words" }, h("b", {}, name), h("small", {}, power)),
    ];
  }

  /** @param {string} id @param {number} index */
  #pairLabel(id, index) {
    const partner = /** @type {string} */ (this.factions[id].pair);
    return h(
      "label",
      { class: "pick pair", dataset: { rule: this.factions[id].rule } },
      this.radios[index],
      h("span", { class: `two f-${id}` }, this.#face(id)),
      h("span", { class: `two f-${partner}` }, this.#face(partner)),
    );
  }

  /** @param {string[]} mix */
  update(mix) {
    const three = mix.filter((id) => this.tens.includes(id));
    this.pair = this.pairs.find((id) => mix.includes(id)) ?? this.pairs[0];
    // The same three keep the order in which they were picked.
    if (three.some((id) => !this.three.includes(id))) this.three = three;
    this.#show();
  }

  #show() {
    this.radios.forEach((radio, index) => {
      radio.checked = this.pairs[index] === this.pair;
    });
    this.buttons.forEach((button, index) => {
      button.setAttribute("aria-pressed", String(this.three.includes(this.tens[index])));
      button.classList.toggle("leaves", this.three[0] === this.tens[index]);
    });
    this.summary.replaceChildren(
      ...this.#mix().map((id) =>
        h("li", { class: `f-${id}`, dataset: { rule: this.factions[id].rule } }, this.#face(id)),
      ),
    );
  }

  #mix() {
    const chosen = [this.pair, this.factions[this.pair].pair, ...this.three];
    return Object.keys(this.factions).filter((id) => chosen.includes(id));
  }

  /** @param {string} id */
  #press(id) {
    const others = this.three.filter((one) => one !== id);
    if (others.length < TENS) {
      this.three = [id, ...others];
      this.#show();
    } else {
      this.#choose(this.pair, [...others.slice(1), id]);
    }
  }

  /** @param {string} pair @param {string[]} three */
  #choose(pair, three) {
    this.pair = pair;
    this.three = three;
    this.changed(this.#mix());
  }
}

/** @param {Game} game @param {(isOn: boolean) => void} changed */
function drawArtifacts(game, changed) {
  const { title, description } = game.options.properties.artifacts;
  const control = toggle(t("Play with artifacts"), changed);
  const all = Object.entries(game.things.artifacts).map(([id, { name, power, rule }]) =>
    h(
      "li",
      { dataset: { rule } },
      picture(artifact(id, { size: 36 })),
      h("span", { class: "words" }, h("b", {}, name), h("small", {}, power)),
    ),
  );
  const element = h(
    "section",
    { class: "panel", "aria-labelledby": "artifacts-title" },
    h("header", {}, h("h2", { id: "artifacts-title" }, title)),
    h(
      "div",
      { class: "fields" },
      h("div", { class: "field" }, control.element, h("p", { class: "help" }, description)),
      h(
        "details",
        { class: "more" },
        h("summary", {}, t("See all artifacts")),
        h("ul", { class: "mix" }, all),
      ),
    ),
  );
  return { element, update: control.update };
}

/** None, random ones, or named ones: at most one Setting and one Building. */
class Locations {
  /** @param {Game} game @param {(value: string | string[]) => void} changed */
  constructor(game, changed) {
    const { title, description } = game.options.properties.locations;
    this.things = game.things.locations;
    this.changed = changed;
    /** @type {string[]} */
    this.named = [];
    const names = {
      none: t("No locations"),
      setting: t("A random Setting"),
      building: t("A random Building"),
      both: t("Both at random"),
      named: t("Choose"),
    };
    this.modes = radios(
      "locations",
      Object.entries(names).map(([value, words]) => ({ value, title: words })),
      (mode) => this.#setMode(mode),
    );
    this.inputs = Object.keys(this.things).map((id) =>
      h("input", { type: "checkbox", onchange: () => this.#press(id) }),
    );
    this.cards = h(
      "div",
      { class: "picks sites" },
      Object.entries(this.things).map(([id, thing], index) => this.#label(id, thing, this.inputs[index])),
    );
    this.element = h(
      "section",
      { class: "panel", "aria-labelledby": "locations-title" },
      h("header", {}, h("h2", { id: "locations-title" }, title)),
      h(
        "div",
        { class: "fields" },
        h(
          "fieldset",
          { class: "field" },
          h("legend", { class: "vh" }, title),
          h("p", { class: "help" }, description),
          this.modes.element,
        ),
        h("fieldset", { class: "field" }, h("legend", { class: "vh" }, t("Which locations")), this.cards),
      ),
    );
  }

  /** @param {string} id @param {import("./types.js").LocationThing} thing @param {HTMLInputElement} input */
  #label(id, { name, power, kindName, rule }, input) {
    return h(
      "label",
      { class: "pick place", dataset: { rule } },
      input,
      picture(location(id)),
      h("span", { class: "words" }, h("b", {}, name, " ", h("i", {}, kindName)), h("small", {}, power)),
    );
  }

  /** @param {string | string[]} value */
  update(value) {
    const isNamed = Array.isArray(value) || !MODES.includes(value);
    this.named = Array.isArray(value) ? value : isNamed ? [value] : [];
    this.modes.update(isNamed ? "named" : value);
    this.inputs.forEach((input, index) => {
      input.checked = this.named.includes(Object.keys(this.things)[index]);
    });
  }

  /** @param {string} mode */
  #setMode(mode) {
    this.changed(mode === "named" ? [Object.keys(this.things)[0]] : mode);
  }

  /** A second Setting or Building takes the place of the first. @param {string} id */
  #press(id) {
    const others = this.named.filter((one) => one !== id && this.things[one].kind !== this.things[id].kind);
    const named = this.named.includes(id) ? this.named.filter((one) => one !== id) : [...others, id];
    this.changed(named.length ? named : "none");
  }
}
