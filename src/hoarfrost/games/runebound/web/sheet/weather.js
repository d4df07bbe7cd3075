// @ts-check
/**
 * The weather tile: what each terrain costs, one's own space marked, and in how many turns that becomes White Death;
 * and the Event in play with its effect. Anchors: `weather`, `terrain:<id>`, `event`, `outlook`, `doom`.
 */

import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute, fill, reason } from "../../../../web/js/lib/parts.js";
import { terrain as terrainPicture } from "../art/terrains.js";
import { token } from "../art/tokens.js";
import { weather as weatherPicture } from "../art/weather.js";
import { plural, t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").WeatherOutlook} WeatherOutlook */
/** @typedef {{frost: number, white_death: number | null, knock_out: number | null}} Prospect */

export class Weather {
  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.icon = h("div", { class: "wicon", "aria-hidden": "true" });
    this.name = h("h2");
    this.about = h("p", { class: "wabout" });
    this.terrains = h("ol", { class: "wtrack", "aria-label": t("Frost of a turn by terrain") });
    this.outlook = h("p", { class: "woutlook", dataset: { anchor: "outlook", rule: "rune.frost.contract" } });
    this.event = h("div", { class: "wevent", dataset: { anchor: "event" } });
    this.doom = h("p", { class: "wdoom", dataset: { anchor: "doom", rule: "rune.variant.doom" } });
    this.element = h(
      "section",
      { class: "panel weather", dataset: { anchor: "weather" } },
      h("div", { class: "whead" }, this.icon, h("div", null, this.name, this.about, this.event)),
      this.terrains,
      this.outlook,
      this.doom,
    );
  }

  update() {
    const { position, catalogue } = this.board;
    if (!position) return;
    const { view } = position;
    const tile = catalogue.weather(view.weather);
    attribute(this.element, "aria-label", t("Weather: {name}", { name: tile.name }));
    fill(this.icon, view.weather, () => [picture(weatherPicture(view.weather, { size: 40 }))]);
    this.#drawHead(position, tile);
    this.#drawTrack(position);
    this.#drawOutlook(position);
    this.doom.hidden = view.doom === undefined;
    if (view.doom !== undefined) say(this.doom, t("Doom clock: {n} of {most}", { n: view.doom, most: 8 }));
  }

  /**
   * The Event in play, with its effect, and the weather that it has brought.
   * @param {Position} position
   * @param {import("../types.js").WeatherTile} tile
   */
  #drawHead({ view, catalogue }, tile) {
    const {
      name,
      effects = [],
      number,
    } = view.event ? catalogue.adventure(view.event) : { name: tile.name, effects: [], number: 0 };
    say(this.name, name);
    attribute(this.name, "data-rule", view.event ? "rune.term.event" : tile.rule);
    const words = { n: number ?? 0, weather: tile.name };
    say(this.about, view.event ? t("Event {n}, weather: {weather}", words) : t("No Event is in play."));
    this.event.hidden = effects.length === 0;
    fill(this.event, effects, () => effects.map((text) => h("p", null, text)));
  }

  /** What the server foresees for the reader; null for whoever only watches. @returns {WeatherOutlook | null} */
  get foreseen() {
    const { board } = this;
    const isThere = board.table.me !== null && board.position?.mine?.space && !board.position.view.winners;
    return isThere ? board.foresight.of("weather") : null;
  }

  /** The terrain of the reader's own space. @param {Position} position @returns {string | null} */
  #here({ mine, land }) {
    return mine?.space ? (land.spaces[mine.space]?.terrain ?? null) : null;
  }

  // Terrains --------------------------------------------------------------------------------------------

  /** @param {Position} position */
  #drawTrack(position) {
    const { catalogue } = this.board;
    const { frost } = catalogue.weather(position.view.weather);
    const here = this.#here(position);
    keyed(
      this.terrains,
      Object.entries(frost),
      ([terrain]) => terrain,
      ([terrain]) => this.#terrain(terrain),
      (element, [terrain, printed]) => {
        const own = this.foreseen?.terrains[terrain]?.frost ?? printed;
        const { name } = catalogue.thing("terrains", terrain);
        const place = /** @type {HTMLElement} */ (element.querySelector(".wn"));
        fill(place, [own, printed], () => [own === printed ? "" : h("s", null, printed), h("b", null, own)]);
        say(element.querySelector(".vh"), spoken(name, own, terrain === here));
        element.classList.toggle("here", terrain === here);
        attribute(element, "aria-current", terrain === here ? "location" : null);
      },
    );
  }

  /** @param {string} terrain */
  #terrain(terrain) {
    const { board } = this;
    const { name } = board.catalogue.thing("terrains", terrain);
    const button = h(
      "button",
      {
        type: "button",
        class: "wterrain",
        dataset: { anchor: `terrain:${terrain}`, rule: "rune.weather.values" },
        onclick: () => void board.bubble.show(button),
      },
      picture(terrainPicture(terrain, { size: 30 })),
      h("span", { class: "vh" }),
      h("span", { class: "wn", "aria-hidden": "true" }),
      h("small", { "aria-hidden": "true" }, name),
    );
    board.bubble.attach(button, () => {
      const prospect = this.foreseen?.terrains[terrain];
      return [h("b", null, name), ...(prospect ? prospectLines(prospect).map(reason) : [])];
    });
    return h("li", null, button);
  }

  /** @param {Position} position */
  #drawOutlook(position) {
    const here = this.#here(position);
    const isPlaced = position.me !== null && Boolean(position.mine?.space);
    this.outlook.hidden = !isPlaced;
    if (!isPlaced) return;
    if (here === null) return void say(this.outlook, t("You are in a town: no frost here."));
    const prospect = this.foreseen?.terrains[here];
    const lines = prospect ? prospectLines(prospect) : [];
    fill(this.outlook, [here, prospect ?? null], () => [
      picture(token("frost", { size: 16 })),
      h("span", null, [t("If you stay here:"), ...lines].join(" ")),
    ]);
    this.outlook.classList.toggle("grim", prospect?.knock_out === 1 || prospect?.white_death === 1);
  }
}

/** @param {string} name @param {number} frost @param {boolean} isHere */
function spoken(name, frost, isHere) {
  return isHere
    ? t("{terrain}, your space: {n} frost", { terrain: name, n: frost })
    : t("{terrain}: {n} frost", { terrain: name, n: frost });
}

/** What it means to stay on such a space turn after turn. @param {Prospect} prospect @returns {string[]} */
function prospectLines({ frost, white_death, knock_out }) {
  if (!frost) return [t("No frost.")];
  const lines = [t("{n} frost a turn.", { n: frost })];
  if (white_death === 1) lines.push(t("The next Survival step brings White Death."));
  else if (white_death)
    lines.push(plural("White Death in {n} turn.", "White Death in {n} turns.", { n: white_death }));
  if (knock_out)
    lines.push(plural("Knocked out in {n} turn.", "Knocked out in {n} turns.", { n: knock_out }));
  return lines;
}
