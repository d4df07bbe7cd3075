// @ts-check
/** Both seats with their Glory, Kamas and Levels, and the order in which their units act. */

import { h, keyed, picture, say } from "../../../web/js/lib/dom.js";
import { about, attribute, endsOf, fill } from "../../../web/js/lib/parts.js";
import { token } from "./art/tokens.js";
import { portrait } from "./panel.js";
import { plural, t } from "./words.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {"now"|"done"|"waits"|"ko"|"unplaced"} Stage  of a unit in this game turn */

/** What each side has at first, and the wild GG: the rope that both pull at (kros.setup.gg). */
const GLORY = 13;

export class Timeline {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    this.rope = h("div", { class: "krope", role: "img" });
    this.ropeText = h("p", { class: "kropetext" });
    this.teams = [new Team(board), new Team(board)];
    this.element = h(
      "div",
      { class: "krail" },
      this.teams[0].element,
      h(
        "section",
        { class: "kglory", dataset: { rule: "kros.win.gg", anchor: "glory" } },
        this.rope,
        this.ropeText,
      ),
      this.teams[1].element,
    );
    this.scores = [0, 1].map(() => h("span", { class: "kscore" }));
    this.row = h("ol", { class: "krow" });
    this.scroll = h("div", { class: "kscroll" }, this.row);
    this.markEnds = endsOf(this.scroll);
    this.strip = h(
      "div",
      { class: "strip kstrip" },
      h("span", { class: "kscores", dataset: { rule: "kros.win.gg", anchor: "glory" } }, ...this.scores),
      this.scroll,
    );
  }

  draw() {
    const { position } = this.board;
    if (!position) return;
    const near = position.near,
      far = 1 - near;
    this.teams[0].draw(position, far);
    this.teams[1].draw(position, near);
    this.#drawRope(position);
    this.#drawStrip(position, [far, near]);
  }

  /** Yours from the left, theirs from the right: whoever has none left loses. @param {Position} position */
  #drawRope({ view, near }) {
    const { table } = this.board;
    const mine = view.gg[near],
      theirs = view.gg[1 - near];
    const between = Math.max(0, GLORY - mine - theirs);
    const rest = Array.from({ length: between }, (_, n) =>
      view.wild && n === Math.floor(between / 2) ? "wild" : "gone",
    );
    const slots = [...Array(mine).fill("you"), ...rest, ...Array(theirs).fill("foe")];
    fill(this.rope, slots, () => slots.map((kind) => h("span", { class: kind }, picture(mug(kind, 15)))));
    const who = { one: table.name(near), other: table.name(1 - near), mine, theirs };
    attribute(this.rope, "aria-label", t("Gallons of Glory: {one} {mine}, {other} {theirs}", who));
    say(
      this.ropeText,
      view.wild ? t("The first GG gained is the wild one.") : t("Whoever has no GG left loses."),
    );
  }

  // For phones --------------------------------------------------------------------------------------

  /** @param {Position} position @param {number[]} seats */
  #drawStrip(position, seats) {
    const { board } = this,
      { view } = position;
    for (const [n, seat] of seats.entries()) {
      const gg = view.gg[seat],
        kamas = view.stock[seat];
      this.scores[n].dataset.anchor = `glory:${seat}`;
      fill(this.scores[n], [seat, gg, kamas], () => [
        board.table.mark(seat),
        h(
          "span",
          { class: "vh" },
          t("{who}: {gg} GG, {kamas} Kamas", { who: board.table.name(seat), gg, kamas }),
        ),
        h(
          "span",
          { class: "knums", "aria-hidden": "true" },
          picture(mug("", 16)),
          h("b", null, gg),
          picture(token("kama", { size: 15 })),
          h("b", null, kamas),
        ),
      ]);
    }
    const units = [view.active, 1 - view.active].flatMap((seat) => position.line(seat));
    keyed(
      this.row,
      units.filter((unit) => stageOf(position, unit) !== "ko"),
      ({ piece, owner }) => `${piece} ${position.side(owner)}`,
      (unit) => entry(board, unit, 34),
      (element, unit) => drawEntry(board, position, element, unit),
    );
    // Where it stands is measured once all is drawn: measuring in between would lay everything out twice.
    requestAnimationFrame(() => this.#showActive());
  }

  /** Bring whoever acts into sight, without moving the page. */
  #showActive() {
    const now = /** @type {HTMLElement | null} */ (this.row.querySelector("[aria-current]"));
    if (!this.scroll.clientWidth) return;
    if (now && now.dataset.piece !== this.seen) {
      this.seen = now.dataset.piece;
      this.scroll.scrollLeft = now.offsetLeft - (this.scroll.clientWidth - now.offsetWidth) / 2;
    }
    this.markEnds();
  }

  /** The number of the piece that the strip was last scrolled to. @type {string | undefined} */
  seen;
}

/** A seat: its badge, what it has, and its units in the order in which they act. */
class Team {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    this.badge = h("span", { class: "kbadge" });
    this.turn = h("span", { class: "kturn" });
    this.gg = figures("gg", "kros.win.gg", "glory");
    this.kamas = figures("kamas", "kros.kama.stock", "kama");
    this.levels = figures("levels", "kros.win.limit", "level");
    this.line = h("ol", { class: "kline-up" });
    this.element = h(
      "section",
      { class: "panel kteam" },
      h("header", null, this.badge, this.turn),
      h("p", { class: "khas" }, this.gg, this.kamas, this.levels),
      this.line,
    );
  }

  /** @param {Position} position @param {number} seat */
  draw(position, seat) {
    const { board } = this,
      { view } = position,
      { table } = board;
    attribute(this.element, "data-side", position.side(seat));
    attribute(this.element, "aria-label", table.name(seat));
    this.gg.dataset.anchor = `glory:${seat}`;
    attribute(this.kamas, "data-anchor", seat === position.near ? "kamas" : null);
    const badge = table.badge(seat);
    if (badge.parentNode !== this.badge) this.badge.replaceChildren(badge);
    const isActive = view.turn > 0 && view.active === seat;
    this.element.classList.toggle("active", isActive);
    say(this.turn, isActive ? t("Turn {n}", { n: view.turn }) : "");
    this.#tell(this.gg, view.gg[seat], plural("{n} GG", "{n} GG", { n: view.gg[seat] }));
    this.#tell(this.kamas, view.stock[seat], plural("{n} Kama", "{n} Kamas", { n: view.stock[seat] }));
    const levels = this.#levels(position, seat);
    this.#tell(
      this.levels,
      levels,
      plural("{n} Level on the board", "{n} Levels on the board", { n: levels }),
    );
    keyed(
      this.line,
      position.line(seat),
      ({ piece, owner }) => `${piece} ${position.side(owner)}`,
      (unit) => entry(board, unit, 34),
      (element, unit) => drawEntry(board, position, element, unit),
    );
  }

  /** @param {HTMLElement} place @param {number} n @param {string} text */
  #tell(place, n, text) {
    say(place.querySelector("b"), String(n));
    say(place.querySelector(".vh"), text);
    attribute(place, "title", text);
  }

  /** Of those that are not KO. @param {Position} position @param {number} seat */
  #levels(position, seat) {
    const { view, catalogue } = position;
    const left = view.units.filter((unit) => unit.owner === seat && (view.turn === 0 || unit.cell !== null));
    return left.reduce((sum, unit) => sum + (catalogue.card(unit.card).level ?? 0), 0);
  }
}

/** A number with its sign. @param {string} cls @param {string} rule @param {string} id */
function figures(cls, rule, id) {
  return h(
    "span",
    { class: `kfig ${cls}`, dataset: { rule } },
    picture(token(id, { size: 18 })),
    h("b", { "aria-hidden": "true" }),
    h("span", { class: "vh" }),
  );
}

/** A unit in the order of those who act. @param {KrosmasterBoard} board @param {Unit} unit @param {number} size */
function entry(board, unit, size) {
  const press = () => board.select(board.selected === unit.piece ? null : unit.piece);
  const dataset = { anchor: `entry:${unit.card}`, rule: "kros.setup.timeline" };
  const item = h(
    "li",
    { dataset: { piece: unit.piece } },
    h(
      "button",
      { type: "button", class: "kentry", dataset, onclick: press },
      // What is seen says the same in fewer words.
      h("span", { class: "vh" }),
      h("span", { class: "kpic", "aria-hidden": "true" }, portrait(board, unit, size)),
      h(
        "span",
        { class: "kwhat", "aria-hidden": "true" },
        h("b", null, board.catalogue.card(unit.card).name),
        h("i", { class: "khp" }, h("i")),
      ),
      h("span", { class: "kleft", "aria-hidden": "true" }),
      h("span", { class: "kini", "aria-hidden": "true" }),
    ),
  );
  board.bubble.attach(/** @type {Element} */ (item.firstElementChild), () => {
    const now = board.position?.view.units[unit.piece];
    if (!board.position || !now) return null;
    const [name, ...facts] = wordsOf(board, board.position, now);
    return about(name, facts.join(", "));
  });
  return item;
}

/** @param {KrosmasterBoard} board @param {Position} position @param {HTMLElement} item @param {Unit} unit */
function drawEntry(board, position, item, unit) {
  const button = /** @type {HTMLElement} */ (item.firstElementChild);
  const card = board.catalogue.card(unit.card),
    left = position.hpLeft(unit),
    stage = stageOf(position, unit);
  attribute(item, "aria-current", stage === "now" ? "true" : null);
  attribute(item, "data-stage", stage);
  attribute(button, "data-side", position.side(unit.owner));
  attribute(button, "aria-pressed", String(board.selected === unit.piece));
  say(button.querySelector(".vh"), wordsOf(board, position, unit).join(", "));
  const bar = /** @type {HTMLElement | null} */ (button.querySelector(".khp > i"));
  if (bar) bar.style.width = `${(100 * left) / card.hp}%`;
  say(button.querySelector(".kleft"), stage === "ko" ? t("KO") : String(left));
  say(button.querySelector(".kini"), card.initiative === undefined ? "" : String(card.initiative));
}

/** Who it is, and how it stands. @param {KrosmasterBoard} board @param {Position} position @param {Unit} unit */
function wordsOf({ table, catalogue }, position, unit) {
  const { name, hp, initiative } = catalogue.card(unit.card);
  const words = [name, unit.owner === table.me ? t("yours") : t("of {who}", { who: table.name(unit.owner) })];
  if (unit.cell) words.push(unit.cell, t("{n} of {hp} HP", { n: position.hpLeft(unit), hp }));
  if (initiative !== undefined) words.push(t("Initiative {n}", { n: initiative }));
  const stage = {
    now: t("acts now"),
    done: t("has acted"),
    waits: "",
    ko: t("KO"),
    unplaced: t("not placed yet"),
  }[stageOf(position, unit)];
  return stage ? [...words, stage] : words;
}

/** @param {Position} position @param {Unit} unit @returns {Stage} */
function stageOf({ view, active }, unit) {
  if (unit.cell === null) return view.turn === 0 ? "unplaced" : "ko";
  if (unit === active) return "now";
  if (!active || unit.owner !== view.active) return "waits";
  const line = view.timelines[unit.owner];
  const at = line.indexOf(unit.piece);
  return at >= 0 && at < line.indexOf(active.piece) ? "done" : "waits";
}

/** A mug of Glory. @param {string} kind @param {number} size */
const mug = (kind, size) => token(kind === "wild" ? "glory_wild" : "glory", { size });
