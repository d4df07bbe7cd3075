// @ts-check
/**
 * The team builder: all characters to choose from, the team above them, and beside them the card of whoever is
 * looked at. It never builds what is not allowed: what cannot be added says why, and the team says what is missing.
 */

import { get } from "../../../../web/js/lib/api.js";
import { dialog, toast } from "../../../../web/js/lib/dialog.js";
import { h, keyed, picture, say } from "../../../../web/js/lib/dom.js";
import { AGAIN, CROSS, EYE, UNDO } from "../../../../web/js/lib/icons.js";
import { element } from "../art/emblems.js";
import { characterCard, figures, portrait, word } from "../cards.js";
import { t } from "../words.js";
import { Filters, elementsOf } from "./filters.js";
import { LevelBar, faultList } from "./parts.js";
import { copiesOf, faultsOf, levelsOf, nameOf, obstacle } from "./rules.js";
import { sizeText } from "./text.js";

/** @typedef {import("./rules.js").Roster} Roster */
/** @typedef {import("./parts.js").Shape} Shape */
/**
 * @typedef {{element: HTMLElement, add: HTMLElement, why: HTMLElement, inside: HTMLElement,
 *   count: HTMLElement}} Tile
 */

const GAME = "krosmaster";
/** How long a pointer rests on somebody before their card is shown, in milliseconds. */
const REST = 220;
/** From this width on there is room for the filters beside the list, in pixels. */
const WIDE = 1100;

/**
 * Build a team; resolves when the builder is put away, with the members as they are then, finished or not.
 * @param {Roster} roster
 * @param {string[]} members
 * @param {{title: string, shape: Shape}} side
 * @returns {Promise<string[]>}
 */
export async function buildTeam(roster, members, side) {
  const builder = new Builder(roster, members, side.shape);
  await dialog({
    title: side.title,
    kind: "team-builder",
    body: builder.element,
    actions: [{ label: t("Done"), primary: true, run: (close) => builder.finish(close) }],
  });
  return builder.members;
}

class Builder {
  /** What the team was before each change. @type {string[][]} */
  #before = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Roster} roster @param {string[]} members @param {Shape} shape */
  constructor(roster, members, shape) {
    this.roster = roster;
    this.members = members;
    this.bar = new LevelBar();
    this.slots = h("ul", { class: "slots", "aria-label": t("The team") });
    this.status = h("p", { class: "team-status", role: "status" });
    this.missing = h("ul", { class: "missing" });
    this.spoken = h("p", { class: "vh", role: "alert" });
    this.reason = h("div", { class: "error done-why", role: "alert" });
    this.undo = tool(t("Take back"), UNDO, () => this.#takeBack());
    this.found = h("p", { class: "found", role: "status" });
    this.filters = new Filters(roster, () => this.#filter());
    this.nobody = h("p", { class: "nobody" }, t("Nobody matches these filters."));
    this.ids = Object.keys(roster.characters).sort((a, b) => byLevel(roster, a, b));
    this.tiles = new Map(this.ids.map((id) => [id, this.#tile(id)]));
    this.pane = h("div", { class: "pane", tabindex: "0", role: "region", "aria-label": t("Card") });
    this.element = h(
      "div",
      { class: `builder ${shape}`, dataset: { game: GAME } },
      ...[this.#drawTeam(), this.filters.element, this.#drawAll(), this.pane],
    );
    this.filters.open(innerWidth >= WIDE);
    this.show(members[0] ?? this.ids[0]);
    this.#update();
  }

  #drawTeam() {
    const empty = tool(t("Empty the team"), CROSS, () => this.#change([]));
    const surprise = tool(t("Surprise me"), AGAIN, () => void this.#surprise());
    return h(
      "section",
      { class: "team", "aria-label": t("The team") },
      this.bar.element,
      this.slots,
      h(
        "div",
        { class: "team-line" },
        ...[this.status, this.missing, h("div", { class: "tools" }, this.undo, empty, surprise)],
      ),
      this.spoken,
    );
  }

  #drawAll() {
    const tiles = [...this.tiles.values()].map(({ element }) => element);
    return h(
      "section",
      { class: "all", "aria-label": t("Characters") },
      ...[this.found, h("ul", { class: "tiles" }, tiles), this.nobody],
    );
  }

  /** Only a team that can play is done; the reason stands beside the button. @param {(value: unknown) => void} close */
  finish(close) {
    const faults = faultsOf(this.roster, this.members);
    if (!faults.length) return close(true);
    this.element.closest("dialog")?.querySelector("footer")?.prepend(this.reason);
    this.reason.replaceChildren(h("ul", {}, faultList(faults)));
    this.missing.classList.remove("again");
    requestAnimationFrame(() => this.missing.classList.add("again"));
  }

  // One character ---------------------------------------------------------------------------------

  /** @param {string} id @returns {Tile} */
  #tile(id) {
    const { characters, things } = this.roster;
    const card = characters[id];
    const why = h("p", { class: "tile-why", id: `why-${id}` });
    const facts = figures(card, things);
    facts.id = `facts-${id}`;
    const add = this.#adder(id, `${facts.id} ${why.id}`);
    const count = h("span", { class: "count" });
    const inside = h("div", { class: "inside" }, count, this.#remover(id, add));
    const bust = h("span", { class: "bust" }, portrait(id, card));
    const element = h(
      "li",
      { class: "tile", dataset: { id } },
      // The figure of the Level is drawn by the style sheet: it is in the name of the button already.
      h(
        "div",
        { class: "face", dataset: { level: card.level } },
        ...[bust, add, facts, this.#signs(id), this.#looker(id)],
      ),
      h("div", { class: "tile-more" }, why, inside),
    );
    element.addEventListener("focusin", () => this.show(id));
    element.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") this.#timer = setTimeout(() => this.show(id), REST);
    });
    element.addEventListener("pointerleave", () => clearTimeout(this.#timer));
    return { element, add, why, inside, count };
  }

  /** @param {string} id @param {string} described ids of what says more */
  #adder(id, described) {
    const { name, level } = this.roster.characters[id];
    return h(
      "button",
      {
        class: "add",
        type: "button",
        "aria-label": t("Add {name}, Level {level}", { name, level }),
        "aria-describedby": described,
        onclick: () => this.#add(id),
      },
      h("b", {}, name),
    );
  }

  /** @param {string} id @param {HTMLElement} next what has the focus when nobody is left to take out */
  #remover(id, next) {
    const label = t("Take {name} out", { name: nameOf(this.roster, id) });
    const onclick = () => this.#remove(id, next);
    const attributes = { class: "btn quiet icon remove", type: "button", "aria-label": label, onclick };
    return h("button", attributes, picture(CROSS));
  }

  /** @param {string} id */
  #looker(id) {
    const title = t("Card of {name}", { name: nameOf(this.roster, id) });
    const onclick = () => void this.#look(id);
    const attributes = { class: "btn quiet icon look", type: "button", "aria-label": title, title, onclick };
    return h("button", attributes, picture(EYE));
  }

  /** The colour, which says how often, and the elements of the attacks. @param {string} id */
  #signs(id) {
    const { characters, things } = this.roster;
    const { colour } = characters[id];
    const { name, copies } = things.colours[colour] ?? { name: colour, copies: 1 };
    const signs = elementsOf(this.roster, id).map((one) => {
      const sign = picture(element(one, { size: 15 }));
      sign.setAttribute("role", "img");
      sign.setAttribute("aria-label", things.elements[one]?.name ?? one);
      return sign;
    });
    return [
      h("p", { class: "elements" }, signs),
      h("p", { class: `colour ${colour}` }, t("{colour} ×{n}", { colour: name, n: copies })),
    ];
  }

  /** The card beside the list, where there is room for it. @param {string} id */
  show(id) {
    const card = this.roster.characters[id];
    if (!card || this.pane.dataset.id === id) return;
    this.pane.dataset.id = id;
    this.pane.replaceChildren(characterCard(id, card, this.roster.things));
    this.pane.scrollTop = 0;
    for (const [one, { element }] of this.tiles) element.classList.toggle("shown", one === id);
  }

  /** @param {string} id */
  async #look(id) {
    this.show(id);
    if (this.pane.offsetParent) return this.pane.focus();
    const card = this.roster.characters[id];
    const against = obstacle(this.roster, this.members, id);
    const add = { label: t("Add"), value: true, primary: true };
    const body = h("div", { class: "card-body" }, characterCard(id, card, this.roster.things));
    if (against) body.prepend(h("ul", { class: "missing" }, faultList([against])));
    const actions = against ? [{ label: t("Close"), value: false, primary: true }] : [add];
    if (await dialog({ title: card.name, kind: "card-dialog", body, actions })) this.#add(id);
  }

  // The team --------------------------------------------------------------------------------------

  /** @param {string} id */
  #add(id) {
    const against = obstacle(this.roster, this.members, id);
    if (!against) return this.#change([...this.members, id]);
    this.#refuse(`${nameOf(this.roster, id)}: ${against.text}`);
    const { element } = /** @type {{element: HTMLElement}} */ (this.tiles.get(id));
    element.classList.remove("refused");
    requestAnimationFrame(() => element.classList.add("refused"));
  }

  /** @param {string} id @param {HTMLElement} next what has the focus when nothing is left to take out */
  #remove(id, next) {
    const at = this.members.lastIndexOf(id);
    this.#change(this.members.filter((_, index) => index !== at));
    if (!copiesOf(this.members, id)) next.focus({ preventScroll: true });
  }

  #takeBack() {
    const before = this.#before.pop();
    if (before) this.members = before;
    this.#update();
  }

  async #surprise() {
    try {
      const { team1 } = await get(`/api/games/${GAME}/surprise`);
      this.#change(team1);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string[]} members */
  #change(members) {
    this.#before.push(this.members);
    this.members = members;
    this.#update();
  }

  /** Said at once, and again if it is tried again. @param {string} text */
  #refuse(text) {
    this.spoken.textContent = "";
    this.spoken.append(text);
  }

  // What is seen ----------------------------------------------------------------------------------

  #update() {
    const { roster, members } = this;
    const faults = faultsOf(roster, members);
    this.bar.update(roster, members);
    this.#drawSlots();
    this.missing.replaceChildren(...faultList(faults));
    this.missing.classList.remove("again");
    this.spoken.textContent = "";
    this.reason.replaceChildren();
    this.element.classList.toggle("complete", !faults.length);
    this.undo.setAttribute("aria-disabled", String(!this.#before.length));
    for (const [id, tile] of this.tiles) this.#updateTile(id, tile);
    say(this.status, this.#standing(faults.length > 0));
    this.#filter();
  }

  /** @param {boolean} isUnfinished */
  #standing(isUnfinished) {
    const { roster, members } = this;
    if (!isUnfinished) return t("{size}: this team can play.", { size: sizeText(members) });
    if (!members.length) return t("Choose whom you want in the team.");
    const isStuck = this.ids.every((id) => obstacle(roster, members, id));
    if (isStuck && levelsOf(roster, members) < roster.levels)
      return t("{size}. Nobody fits any more: take somebody out.", { size: sizeText(members) });
    return `${sizeText(members)}.`;
  }

  #drawSlots() {
    const { members } = this;
    keyed(
      this.slots,
      members,
      (id, index) => `${id} ${members.slice(0, index).filter((one) => one === id).length}`,
      (id) => this.#slot(id),
    );
    this.slots.hidden = !members.length;
  }

  /** @param {string} id */
  #slot(id) {
    const name = nameOf(this.roster, id);
    const out = () => {
      const buttons = [...this.slots.querySelectorAll("button")];
      const at = buttons.indexOf(button);
      this.#change(this.members.filter((_, index) => index !== at));
      const left = [...this.slots.querySelectorAll("button")];
      (left[Math.min(at, left.length - 1)] ?? this.filters.text).focus({ preventScroll: true });
    };
    const button = h(
      "button",
      {
        class: "slot",
        type: "button",
        "aria-label": t("Take {name} out", { name }),
        dataset: { level: this.roster.characters[id]?.level ?? "?" },
        onclick: out,
      },
      portrait(id, this.roster.characters[id]),
      h("span", { class: "who" }, name),
      picture(CROSS),
    );
    return h("li", {}, button);
  }

  /** @param {string} id @param {Tile} tile */
  #updateTile(id, { element, add, why, inside, count }) {
    const against = obstacle(this.roster, this.members, id);
    const n = copiesOf(this.members, id);
    add.setAttribute("aria-disabled", String(against !== null));
    element.classList.toggle("barred", against !== null);
    element.classList.toggle("in", n > 0);
    element.classList.remove("refused");
    inside.hidden = n === 0;
    count.textContent = n > 1 ? t("{n} in the team", { n }) : t("In the team");
    why.replaceChildren(...(against ? [against.text, " ", word(t("Rule"), against.rule)] : []));
  }

  #filter() {
    let shown = 0;
    for (const [id, { element }] of this.tiles) {
      element.hidden = !this.filters.matches(id, !element.classList.contains("barred"));
      if (!element.hidden) shown += 1;
    }
    this.filters.show();
    this.nobody.hidden = shown > 0;
    say(this.found, t("{shown} of {all} characters", { shown, all: this.tiles.size }));
  }
}

/** The strongest first. @param {Roster} roster @param {string} a @param {string} b */
function byLevel({ characters }, a, b) {
  return characters[b].level - characters[a].level || characters[a].name.localeCompare(characters[b].name);
}

/** @param {string} label @param {string} icon @param {() => void} onclick */
const tool = (label, icon, onclick) =>
  h(
    "button",
    { class: "btn quiet", type: "button", title: label, onclick },
    picture(icon),
    h("span", {}, label),
  );
