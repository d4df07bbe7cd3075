// @ts-check
/** What would happen: the aimed spell at its target with exact odds, or a walk and the risk of being held. */

import { h, picture, say } from "../../../web/js/lib/dom.js";
import { attribute, chanceText, fill } from "../../../web/js/lib/parts.js";
import { die } from "./art/dice.js";
import { token } from "./art/tokens.js";
import { targetOf, wordOf } from "./choices.js";
import { partWords, partsOf } from "./panel.js";
import { SCENERY } from "./position.js";
import { list, plural, t } from "./words.js";

/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Aim} Aim */
/** @typedef {import("./types.js").Hit} Hit */
/** @typedef {import("./types.js").KrosEvent} KrosEvent */
/** @typedef {import("./types.js").UnitOutlook} UnitOutlook */
/** @typedef {import("./types.js").Walk} Walk */
/** A line of the forecast: what happens, and the rule of it. @typedef {{text: string, rule: string}} Line */

/** The dice that are drawn one by one; more are told by their number. */
const MOST_DICE = 4;
/** Nothing is looked at. */
const IDLE = "idle";
const END = "end";
/** Answers in the middle of a spell, whose outcome the server foresees. */
const ANSWERS = ["way", "push", "port", "explode"];

export class Forecast {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    // Read out whenever it changes, and short for that reason: figures are looked at below it.
    this.sentence = h("p", { class: "fsentence", "aria-live": "polite" });
    this.body = h("div", { class: "fbody" });
    this.element = h(
      "section",
      { class: "panel forecast kforecast", "aria-label": t("What would happen") },
      this.sentence,
      this.body,
    );
    const observer = new ResizeObserver(() => this.#measure());
    for (const part of [this.element, this.body]) observer.observe(part);
  }

  /** Where it is cut off, keys can scroll it. */
  #measure() {
    const isCut = this.element.scrollHeight > this.element.clientHeight;
    attribute(this.element, "tabindex", isCut ? "0" : null);
  }

  draw() {
    const { board } = this,
      { position } = board;
    const scene = position ? this.#scene(position) : null;
    this.element.classList.toggle("empty", !scene);
    // In one's own turn the room stays, so that nothing moves when something is pointed at.
    this.element.classList.toggle("away", !scene && !board.isActing);
    this.element.classList.toggle("cast", board.aimed !== null);
    this.element.classList.toggle("aiming", Boolean(scene && scene.what !== IDLE));
    say(this.sentence, scene?.sentence ?? "");
    fill(this.body, scene?.what ?? null, () => (scene ? scene.draw() : []));
  }

  /**
   * What is looked at now: its sentence, the data that it depends on, and its drawing.
   * @param {Position} position
   * @returns {{sentence: string, what: unknown, draw: () => (Node | string)[]} | null}
   */
  #scene(position) {
    const { board } = this;
    const { aimed, aim, walk, outlook, unitOutlook } = board;
    if (aimed && aim?.told) return this.#spell(position, aimed, aim.cell, aim.told);
    if (aimed) return this.#without(aimed, aim?.cell ?? null);
    if (unitOutlook) return this.#other(position, unitOutlook);
    if (walk && position.active) return this.#walk(position, walk);
    const answer = this.#answer(position) ?? this.#ending(position);
    if (answer) return answer;
    if (outlook)
      return {
        sentence: t("Choose a Spell or a cell to see what would happen."),
        what: IDLE,
        draw: () => [],
      };
    return null;
  }

  /** The answer that is proposed in the middle of a spell. @param {Position} position */
  #answer(position) {
    const { table, choices, foresight } = this.board;
    const choice = choices.find(({ move }) => move === table.proposed);
    if (!choice || !ANSWERS.includes(targetOf(choice).verb ?? targetOf(choice).kind)) return null;
    const told = /** @type {Aim | null} */ (foresight.of(choice.move));
    return (
      told && { sentence: choice.label, what: [choice.move, told], draw: () => this.#told(position, told) }
    );
  }

  /** The end of a unit's turn, if that is proposed: what it leaves unused. @param {Position} position */
  #ending({ active, catalogue }) {
    const { table, choices } = this.board;
    const end = wordOf(choices, "end");
    if (!active || !end || table.proposed !== end.move) return null;
    const { ap, mp } = active;
    const unused = ap + mp > 0 ? t("Unused: {ap} AP and {mp} MP.", { ap, mp }) : "";
    return {
      sentence: t("The turn of {unit} ends.", { unit: catalogue.card(active.card).name }),
      what: [END, ap, mp],
      draw: () => [h("p", { class: "fparts" }, unused)],
    };
  }

  // A spell -----------------------------------------------------------------------------------------

  /** A spell in hand without a target: what it is. @param {string} id @param {string | null} cell */
  #without(id, cell) {
    const spell = this.board.catalogue.spell(id);
    const isTarget = cell !== null && this.board.reach?.targets.includes(cell);
    const sentence = isTarget
      ? t("{spell} would do nothing on {cell}.", { spell: spell.name, cell: /** @type {string} */ (cell) })
      : t("{spell}: choose a target.", { spell: spell.name });
    const draw = () => [h("p", { class: "fparts" }, ...partWords(spell.parts ?? partsOf(spell)))];
    return { sentence, what: id, draw };
  }

  /** @param {Position} position @param {string} id @param {string} cell @param {Aim} told */
  #spell(position, id, cell, told) {
    const { catalogue } = this.board;
    const sentence = t("If {unit} casts {spell} at {target}", {
      unit: position.active ? position.nameOf(position.active.piece) : "",
      spell: catalogue.spell(id).name,
      target: targetName(position, cell),
    });
    return { sentence, what: [id, cell, told], draw: () => this.#told(position, told) };
  }

  /** @param {Position} position @param {Aim} told */
  #told(position, { asks, events = [], hits = [], heals = [], explosions = [], dice }) {
    const lines = [
      ...events.flatMap((event) => this.#happens(position, event)),
      ...heals.map(({ piece, n }) => this.#healed(position, piece, n)),
    ];
    if (asks) lines.push({ text: t("You choose first how it goes on."), rule: "kros.push.direction" });
    if (explosions.length)
      lines.push({
        text: t("May explode, in this order: {cells}", { cells: explosions.join(", ") }),
        rule: "kros.bomb.explode",
      });
    return [
      dice ? this.#dice(dice, hits) : "",
      hits.length === 1 ? this.#odds(hits[0]) : this.#several(position, hits, dice?.armour ?? {}),
      h("ul", { class: "flines" }, ...lines.map(({ text, rule }) => h("li", { dataset: { rule } }, text))),
    ];
  }

  /**
   * What is rolled before that.
   * @param {{critical: number, armour: Record<string, number>}} dice
   * @param {Hit[]} hits
   */
  #dice({ critical, armour }, hits) {
    const rows = [{ face: "C", power: "critical_hit", n: critical, rule: "kros.cast.crit_dice" }];
    // Of several targets, each has its own beside its name.
    if (hits.length === 1)
      rows.push({ face: "A", power: "armour", n: armour[hits[0].piece] ?? 0, rule: "kros.cast.armour_dice" });
    return h(
      "ul",
      { class: "fdice" },
      ...rows
        .filter(({ n }) => n > 0)
        .map(({ face, power, n, rule }) =>
          h(
            "li",
            { dataset: { rule } },
            diceOf(face, n, 22),
            this.board.catalogue.thing("powers", power).name,
          ),
        ),
    );
  }

  /** The chance of each number of markers for one target. @param {Hit} hit */
  #odds(hit) {
    const rows = hit.chances.map(([n, chance]) => ({ n, chance, ko: n >= hit.left ? koName(hit) : "" }));
    return h(
      "ul",
      { class: "fodds", dataset: { rule: "kros.damage.formula" } },
      ...rows.toReversed().map((row) => oddsRow(row, hit.frozen === true)),
    );
  }

  /**
   * Several targets: for each of them one bar, cut by the number of markers.
   * @param {Position} position
   * @param {Hit[]} hits
   * @param {Record<string, number>} armour  dice by piece
   */
  #several(position, hits, armour) {
    if (!hits.length) return "";
    const row = (/** @type {Hit} */ hit) => {
      const name = h(
        "span",
        { class: "fwho" },
        position.nameOf(hit.piece),
        diceOf("A", armour[hit.piece] ?? 0, 15),
      );
      return h("li", null, name, stack(hit), koText(hit));
    };
    return h("ul", { class: "fseveral", dataset: { rule: "kros.damage.formula" } }, ...hits.map(row));
  }

  /** @param {Position} position @param {number} piece @param {number} n @returns {Line} */
  #healed(position, piece, n) {
    const unit = position.nameOf(piece);
    return {
      text: plural("{unit} loses {n} Injury marker.", "{unit} loses {n} Injury markers.", { n, unit }),
      rule: "kros.cast.steps",
    };
  }

  /** What an event would be, in words. @param {Position} position @param {KrosEvent} event @returns {Line[]} */
  #happens(position, event) {
    const { kind, path, piece } = event;
    const rule = event.rule ?? "kros.cast.steps";
    const name = piece === undefined ? "" : kind === "summon" ? "" : position.nameOf(piece);
    const text = path ? movedText(position, event, name) : this.#otherText(position, kind, event, name);
    return text ? [{ text, rule }] : [];
  }

  /** @param {Position} position @param {string} kind @param {KrosEvent} event @param {string} name */
  #otherText(position, kind, event, name) {
    const { catalogue } = this.board;
    if (kind === "swap") {
      const other = position.nameOf(event.other.piece);
      return t("{one} and {other} change places.", { one: name, other });
    }
    if (kind === "token") return tokenText(name, catalogue.thing("tokens", event.token).name, event.came);
    if (kind === "grant")
      return t("{unit} gets the Power {power}.", {
        unit: name,
        power: catalogue.thing("powers", event.power).name,
      });
    if (kind === "range") return t("{unit} has {n} more Range in this turn.", { unit: name, n: event.count });
    if (kind === "tire") return t("{unit} loses all MP.", { unit: name });
    if (kind === "summon")
      return t("{summon} appears on {cell}.", { summon: catalogue.card(event.card).name, cell: event.cell });
    if (kind === "destroy") return t("{piece} is destroyed.", { piece: name });
    return "";
  }

  // Another unit ------------------------------------------------------------------------------------

  /** What a unit could do if its turn began now. @param {Position} position @param {UnitOutlook} told */
  #other(position, told) {
    const unit = position.nameOf(this.board.selected ?? 0);
    const cells = told.walks.length,
      hit = told.threat.length;
    const lines = [
      {
        text: plural("It can walk to {n} cell.", "It can walk to {n} cells.", { n: cells }),
        rule: "kros.move.step",
      },
      {
        text: plural("Its attacks can reach {n} cell.", "Its attacks can reach {n} cells.", { n: hit }),
        rule: "kros.range.distance",
      },
    ];
    return {
      sentence: t("If the turn of {unit} began now", { unit }),
      what: [unit, cells, hit],
      draw: () => [
        h("ul", { class: "flines" }, ...lines.map(({ text, rule }) => h("li", { dataset: { rule } }, text))),
        h("p", { class: "fnote" }, t("The dotted line goes around these cells.")),
      ],
    };
  }

  // A walk ------------------------------------------------------------------------------------------

  /** @param {Position} position @param {Walk} walk */
  #walk(position, walk) {
    const { outlook } = this.board;
    const { cell, cost } = walk;
    const unit = /** @type {import("./types.js").Unit} */ (position.active);
    const n = unit.mp - cost;
    const sentence = plural("Move to {cell}: {cost} MP, {n} left", "Move to {cell}: {cost} MP, {n} left", {
      cell,
      cost,
      n,
    });
    const what = [walk, outlook?.leaving, unit.mp];
    return {
      sentence,
      what,
      draw: () => [steps(cost, unit.mp), this.#leaving(position), this.#risk(position, walk)],
    };
  }

  /** The Lock check on the way out. @param {Position} position */
  #leaving(position) {
    const leaving = this.board.outlook?.leaving;
    if (!leaving) return "";
    const { lockers, dodged, grappled, locked } = leaving;
    const rows = [
      { name: t("Gets away"), chance: dodged, cls: "good" },
      { name: t("Grappled"), chance: grappled, cls: "fair" },
      { name: t("Locked"), chance: locked, cls: "bad" },
    ].filter(({ chance }) => chance > 0);
    return h(
      "div",
      { class: "fcheck", dataset: { rule: "kros.lock.result" } },
      h("p", null, t("First a Lock check against {units}", { units: namesOf(position, lockers) })),
      h("ul", { class: "fodds wide" }, ...rows.map(({ name, chance, cls }) => bar(name, chance, cls))),
    );
  }

  /** Who can hold it there. @param {Position} position @param {Walk} walk */
  #risk(position, { cell, risk, lockers }) {
    if (!risk)
      return h("p", { class: "fsafe", dataset: { rule: "kros.lock.when" } }, t("Nobody can hold you there."));
    const text = t("On {cell} {units} can hold you: {chance} when you leave it again", {
      cell,
      units: namesOf(position, lockers),
      chance: chanceText(risk),
    });
    return h(
      "p",
      { class: "frisk", dataset: { rule: "kros.lock.when" } },
      picture(die("L", { size: 22 })),
      text,
    );
  }
}

/** Dice side by side; for ears their number. @param {string} face @param {number} n @param {number} size */
function diceOf(face, n, size) {
  if (!n) return "";
  return h(
    "span",
    { class: "fdies", role: "img", "aria-label": plural("{n} die", "{n} dice", { n }) },
    ...Array.from({ length: Math.min(n, MOST_DICE) }, () => picture(die(face, { size }))),
    n > MOST_DICE ? `× ${n}` : "",
  );
}

/** What a spell is aimed at, by name. @param {Position} position @param {string} cell */
function targetName(position, cell) {
  const unit = position.unitAt(cell);
  if (unit) return position.nameOf(unit.piece);
  const scenery = position.sceneryAt(cell);
  return scenery ? `${position.nameOf(scenery.piece)} (${cell})` : cell;
}

/** @param {Position} position @param {number[]} pieces */
const namesOf = (position, pieces) => list(pieces.map((piece) => position.nameOf(piece)));

/** Of what is moved along a path. @param {Position} position @param {KrosEvent} event @param {string} piece */
function movedText(position, { kind, path, rider }, piece) {
  const cell = path[path.length - 1];
  if (path.length < 2) return t("{piece} does not move.", { piece });
  if (kind === "push") return t("{piece} is pushed to {cell}.", { piece, cell });
  if (kind === "attract") return t("{piece} is drawn to {cell}.", { piece, cell });
  if (kind === "retreat") return t("{piece} retreats to {cell}.", { piece, cell });
  if (kind === "teleport") return t("{piece} is teleported to {cell}.", { piece, cell });
  if (rider)
    return t("{piece} slides to {cell} with {rider}.", { piece, cell, rider: position.nameOf(rider.piece) });
  return t("{piece} slides to {cell}.", { piece, cell });
}

/** @param {string} unit @param {string} tokenName @param {string} came */
function tokenText(unit, tokenName, came) {
  if (came === "cancelled")
    return t("{unit}: {token} cancels an opposite token.", { unit, token: tokenName });
  if (came === "lost") return t("{unit}: {token} is lost at the limit.", { unit, token: tokenName });
  return t("{unit} gets {token}.", { unit, token: tokenName });
}

/** What the last marker means. @param {Hit} hit */
const koName = ({ piece }) => (piece < SCENERY ? t("KO") : t("Destroyed"));

/** @param {{n: number, chance: number, ko: string}} row @param {boolean} isFrozen */
function oddsRow({ n, chance, ko }, isFrozen) {
  if (ko) return bar(ko, chance, "ko");
  if (n === 0) return bar(t("No injury"), chance, "nothing");
  return isFrozen
    ? bar(plural("{n} Frozen injury", "{n} Frozen injuries", { n }), chance, "frozen")
    : bar(plural("{n} injury", "{n} injuries", { n }), chance, "");
}

/** A chance as a bar and a number. @param {string} name @param {number} chance @param {string} cls */
function bar(name, chance, cls) {
  return h(
    "li",
    { class: cls },
    h("span", null, name),
    h("i", { "aria-hidden": "true" }, h("b", { style: { width: `${100 * chance}%` } })),
    h("strong", null, chanceText(chance)),
  );
}

/** The numbers of markers side by side, each as wide as it is likely. @param {Hit} hit */
function stack(hit) {
  const spoken = hit.chances.map(([n, chance]) =>
    plural("{n} injury {chance}", "{n} injuries {chance}", { n, chance: chanceText(chance) }),
  );
  return h(
    "span",
    { class: "fstack", role: "img", "aria-label": spoken.join(", "), title: spoken.join(", ") },
    ...hit.chances.map(([n, chance]) =>
      h(
        "b",
        { class: n >= hit.left ? "ko" : `m${Math.min(n, 3)}`, style: { flex: `${chance} 1 0` } },
        segmentText(n, chance),
      ),
    ),
  );
}

/** As much as there is room for. @param {number} n @param {number} chance */
function segmentText(n, chance) {
  if (chance >= 0.4) return `${n} · ${chanceText(chance)}`;
  return chance >= 0.1 ? String(n) : "";
}

/** @param {Hit} hit */
function koText(hit) {
  return h("span", { class: "fko" }, hit.ko > 0 ? `${koName(hit)} ${chanceText(hit.ko)}` : "");
}

/** The MP of a walk as boots: those that it takes, and those that are left. @param {number} cost @param {number} mp */
function steps(cost, mp) {
  const boots = Array.from({ length: mp }, (_, n) =>
    picture(token("mp", { size: 18, cls: n < cost ? "" : "left" })),
  );
  return h("p", { class: "fsteps", "aria-hidden": "true" }, ...boots);
}
