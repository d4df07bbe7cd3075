// @ts-check
/** The sheet of a unit: who it is, what it has left, what holds for it, its spells and what else it can do. */

import { h, keyed, picture, say } from "../../../web/js/lib/dom.js";
import { about, attribute, endsOf, fill, reason, rove, settle } from "../../../web/js/lib/parts.js";
import { STAR, token } from "./art/tokens.js";
import { die } from "./art/dice.js";
import { element as elementSign, power as powerSign } from "./art/emblems.js";
import { reward as rewardPicture } from "./art/rewards.js";
import { drawing } from "../../../web/art/svg.js";
import { wordOf } from "./choices.js";
import { choiceOf, mark, partWords, partsOf, portrait, rewardMark } from "./panel.js";
import { plural, t } from "./words.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {import("./board.js").KrosmasterBoard} KrosmasterBoard */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./types.js").Unit} Unit */
/** @typedef {import("./types.js").SpellOffer} SpellOffer */
/**
 * A spell as it is listed; `offer` only if its unit may cast now.
 * @typedef {{id: string, offer: SpellOffer | null}} Listed
 */

/** The faces of the dice that give a Power. @type {Record<string, string>} */
const FACES = { critical_hit: "C", dodge: "D", lock: "L", armour: "A" };
/** What a unit does besides moving and casting, with the key for it. */
const WORDS = /** @type {const} */ ([
  ["pick", "P"],
  ["buy_gg", ""],
  ["end", "E"],
]);

export class Sheet {
  /** @param {KrosmasterBoard} board */
  constructor(board) {
    this.board = board;
    this.face = h("div", { class: "kface", "aria-hidden": "true" });
    this.name = h("h2");
    this.kind = h("p", { class: "kkind" });
    this.place = h("p", { class: "kplace" });
    this.gauges = h("dl", { class: "kgauges" });
    this.marks = h("div", {
      class: "kmarks",
      role: "toolbar",
      "aria-label": t("Injuries, tokens, powers and rewards"),
    });
    this.spells = h("ol", { class: "kspells", "aria-label": t("Spells"), dataset: { anchor: "spells" } });
    // Rewards are bought in the shop, which may be out of sight.
    this.toShop = h("button", { type: "button", class: "btn", onclick: () => board.shop.open() }, t("Shop"));
    this.words = h("div", { class: "kwords" }, this.toShop);
    this.element = h(
      "section",
      { class: "panel sheet ksheet", "aria-label": t("The chosen piece"), dataset: { anchor: "sheet" } },
      h(
        "div",
        { class: "kwho" },
        this.face,
        h("div", { class: "kname" }, this.name, this.kind, this.place),
        this.gauges,
      ),
      this.marks,
      this.spells,
      this.words,
    );
    rove(this.marks);
    this.markEnds = endsOf(this.spells);
  }

  draw() {
    const { position, shown: unit } = this.board;
    this.element.classList.toggle("empty", !unit || !position);
    if (!unit || !position) return;
    this.#drawHead(position, unit);
    this.#drawGauges(position, unit);
    this.#drawMarks(position, unit);
    this.#drawSpells(unit);
    this.#drawWords();
  }

  // Who it is ---------------------------------------------------------------------------------------

  /** @param {Position} position @param {Unit} unit */
  #drawHead(position, unit) {
    const { board } = this;
    const side = position.side(unit.owner);
    attribute(this.element, "data-side", side);
    fill(this.face, [unit.card, side], () => [portrait(board, unit, 60)]);
    fill(this.name, [unit.card, unit.owner], () => [
      board.table.mark(unit.owner),
      board.catalogue.card(unit.card).name,
    ]);
    fill(this.kind, unit.card, () => [...this.#kind(unit)]);
    const [text, rule] = this.#standing(position, unit);
    say(this.place, text);
    attribute(this.place, "data-rule", rule);
  }

  /** Level, class, colour and types, each with its rule. @param {Unit} unit */
  *#kind(unit) {
    const { catalogue } = this.board;
    const card = catalogue.card(unit.card);
    const words = [];
    if (card.level === undefined)
      words.push({ text: catalogue.thing("terms", "summon").name, rule: "kros.piece.unit" });
    else words.push({ text: t("Level {n}", { n: card.level }), rule: "kros.team.levels" });
    if (card.className) words.push({ text: card.className, rule: "kros.piece.unit" });
    if (card.colour) words.push(this.#named("colours", card.colour));
    for (const type of card.types ?? []) if (type !== card.class) words.push(this.#named("types", type));
    yield* partWords(words);
  }

  /** @param {string} kind @param {string} id */
  #named(kind, id) {
    const { name, rule } = this.board.catalogue.thing(kind, id);
    return { text: name, rule };
  }

  /**
   * Where it stands, and the rule of that.
   * @param {Position} position
   * @param {Unit} unit
   * @returns {[string, string | null]}
   */
  #standing(position, unit) {
    const { view, catalogue } = position;
    if (unit.cell === null)
      return view.turn === 0 ? [t("Not placed yet"), "kros.setup.deploy"] : [t("KO"), "kros.ko.when"];
    const scenery = position.sceneryAt(unit.cell);
    if (scenery) {
      const { name } = catalogue.thing("scenery", scenery.kind);
      return [
        t("On {cell}, {scenery}: 1 more Range", { cell: unit.cell, scenery: name }),
        "kros.scenery.range_bonus",
      ];
    }
    return [t("On {cell}", { cell: unit.cell }), null];
  }

  // What it has left --------------------------------------------------------------------------------

  /** @param {Position} position @param {Unit} unit */
  #drawGauges(position, unit) {
    const card = this.board.catalogue.card(unit.card);
    // Of those that do not act, what they would have if their turn began now.
    const { ap, mp } = position.active === unit ? unit : { ...card, ...this.board.unitOutlook };
    const gauges = [
      { id: "hp", left: position.hpLeft(unit), most: card.hp },
      ...(card.ap === null ? [] : [{ id: "ap", left: ap ?? 0, most: card.ap }]),
      ...(card.mp === null ? [] : [{ id: "mp", left: mp ?? 0, most: card.mp }]),
    ];
    keyed(
      this.gauges,
      gauges,
      ({ id }) => id,
      ({ id }) => this.#gauge(id),
      (element, { left, most }) => {
        fill(element.lastChild, [left, most], () => [h("b", null, left), h("small", null, ` / ${most}`)]);
        element.classList.toggle("none", left === 0);
        element.classList.toggle("more", left > most);
      },
    );
  }

  /** @param {string} id */
  #gauge(id) {
    const { name, long, rule } = this.board.catalogue.thing("terms", id);
    return h(
      "div",
      { class: `kgauge ${id}`, dataset: { rule, anchor: `gauge:${id}` } },
      h("dt", { title: long }, picture(token(id, { size: 13 })), name),
      h("dd"),
    );
  }

  // What holds for it -------------------------------------------------------------------------------

  /** @param {Position} position @param {Unit} unit */
  #drawMarks(position, unit) {
    const marks = [
      ...this.#injuries(unit),
      ...this.#tokens(unit),
      ...this.#powers(position, unit),
      ...this.#rewards(unit),
    ];
    keyed(
      this.marks,
      marks,
      ({ key }) => key,
      ({ make }) => make(),
    );
    settle(this.marks);
  }

  /** @param {Unit} unit */
  *#injuries({ injuries, frozen }) {
    const { board } = this;
    if (injuries) {
      const label = plural("{n} injury", "{n} injuries", { n: injuries });
      const tell = () => about(label, t("As many markers as HP: KO"));
      const what = { rule: "kros.ko.when", label, tell };
      yield { key: `injuries ${injuries}`, make: () => mark(board, what, sign("injury"), injuries) };
    }
    if (frozen) {
      const label = plural("{n} Frozen injury", "{n} Frozen injuries", { n: frozen });
      const tell = () => about(label, t("Only Interior Fire heals it"));
      const what = { rule: "kros.injury.frozen_heal", label, tell };
      yield { key: `frozen ${frozen}`, make: () => mark(board, what, sign("frozen"), frozen) };
    }
  }

  /** @param {Unit} unit */
  *#tokens({ tokens = {} }) {
    const { board } = this;
    for (const [id, count] of Object.entries(tokens)) {
      const { name, rule } = board.catalogue.thing("tokens", id);
      // The picture of a Frozen token is framed by ice: the short name of the token is enough.
      const short = board.catalogue.thing("tokens", id.replace("F", "")).name;
      const label = count > 1 ? `${name} × ${count}` : name;
      const what = { rule, cls: "ktoken", label, tell: () => about(label) };
      const make = () => mark(board, what, sign(id), count > 1 ? `${short} × ${count}` : short);
      yield { key: `token ${id} ${count}`, make };
    }
  }

  /** @param {Position} position @param {Unit} unit */
  *#powers({ view }, unit) {
    const { board } = this;
    const granted = (view.grants ?? [])
      .filter(({ target }) => target === unit.piece)
      .map(({ power }) => power);
    for (const id of unit.powers) {
      const { name, power, rule } = board.catalogue.thing("powers", id);
      const source = (unit.inspired ?? []).includes(id) ? "inspired" : granted.includes(id) ? "granted" : "";
      const until = {
        inspired: t("Inspired until your next game turn"),
        granted: t("Until the caster's next turn"),
        "": "",
      }[source];
      const tell = () => [...(about(name, power) ?? []), until && reason(until)];
      const label = until ? `${name}: ${until}` : undefined;
      const shown =
        source === "inspired" && id in FACES ? die(FACES[id], { size: 18 }) : powerSign(id, { size: 18 });
      const make = () => {
        const button = mark(board, { rule, cls: `kpower ${source}`, label, tell }, picture(shown), name);
        button.dataset.anchor = `power:${id}`;
        return button;
      };
      yield { key: `power ${id} ${source}`, make };
    }
  }

  /** @param {Unit} unit */
  *#rewards(unit) {
    const { board } = this;
    const isMine = unit.owner === board.table.me;
    for (const [n, held] of (unit.rewards ?? []).entries()) {
      const { rank, reward: id = "", up = false } = held;
      const canReveal = board.position?.active === unit && !up;
      const choice = canReveal && choiceOf(board.choices, { kind: "reward", reward: id, verb: "reveal" });
      const key = `reward ${n} ${rank} ${id} ${up} ${Boolean(choice)} ${isMine}`;
      yield { key, make: () => (choice ? this.#reveal(choice, id) : rewardMark(board, held, isMine)) };
    }
  }

  /** A reward that can be turned up. @param {Choice} choice @param {string} id */
  #reveal(choice, id) {
    const { board } = this;
    const entry = board.catalogue.reward(id);
    const button = h(
      "button",
      {
        type: "button",
        class: "kmark kreward down can",
        dataset: { choice: choice.move, rule: entry.rule, anchor: `reward:${id}` },
        onclick: (/** @type {PointerEvent} */ event) => board.press(choice, event),
        onfocus: (/** @type {FocusEvent} */ event) => board.follows(choice, event.target),
      },
      picture(rewardPicture(id, { size: 20 }, entry)),
      t("Reveal {reward}", { reward: entry.name }),
    );
    board.bubble.attach(button, () => about(entry.name, entry.power));
    return button;
  }

  // Its spells --------------------------------------------------------------------------------------

  /** @param {Unit} unit @returns {Listed[]} */
  #listed(unit) {
    const { outlook, unitOutlook, position, catalogue } = this.board;
    if (position?.active === unit && outlook?.spells.length)
      return outlook.spells.map((offer) => ({ id: offer.spell, offer }));
    if (unitOutlook?.spells.length)
      return unitOutlook.spells.map(({ spell }) => ({ id: spell, offer: null }));
    const given = (unit.rewards ?? []).map(({ reward: id, up }) =>
      id && up ? catalogue.reward(id).spell : null,
    );
    const ids = [...catalogue.card(unit.card).spells, ...given.filter(Boolean)];
    return ids.map((id) => ({ id, offer: null }));
  }

  /** @param {Unit} unit */
  #drawSpells(unit) {
    keyed(
      this.spells,
      this.#listed(unit),
      ({ id }) => id,
      ({ id }) => this.#spell(id),
      (element, listed, n) => this.#drawSpell(element.firstElementChild, listed, n, unit),
    );
    this.markEnds();
  }

  /** @param {string} id */
  #spell(id) {
    const { board } = this;
    const spell = board.catalogue.spell(id);
    const button = h(
      "button",
      {
        type: "button",
        class: "kspell",
        dataset: { rule: "kros.cast.steps", anchor: `spell:${id}` },
        onclick: () => this.#pressed(button, id),
      },
      h("span", { class: "kap" }),
      h(
        "span",
        { class: "ktitle" },
        h("b", null, spell.name),
        spell.element ? picture(elementSign(spell.element, { size: 16 })) : null,
        h("kbd", { "aria-hidden": "true" }),
      ),
      h("span", { class: "kline" }),
    );
    board.bubble.attach(button, () => this.#tell(id));
    return h("li", null, button);
  }

  /** @param {HTMLElement} button @param {Listed} listed @param {number} n @param {Unit} unit */
  #drawSpell(button, { id, offer }, n, unit) {
    const { board } = this;
    const spell = board.catalogue.spell(id);
    const why = offer ? obstacleOf(offer) : "";
    const ap = offer?.ap ?? spell.ap;
    const used = [...(unit.used ?? []), ...(unit.usedUp ?? [])].includes(id) && offer?.obstacle === "used";
    const line =
      why ||
      partsOf(spell)
        .map(({ text }) => text)
        .join(", ");
    fill(button.querySelector(".kap") ?? button, [ap, Boolean(why)], () => [
      picture(star(ap, !why)),
      apWords(ap),
    ]);
    say(button.querySelector(".kline"), line);
    say(button.querySelector("kbd"), offer && n < 9 ? String(n + 1) : "");
    button.classList.toggle("used", used);
    attribute(button, "aria-disabled", why ? "true" : null);
    attribute(button, "aria-pressed", offer && !why ? String(board.aimed === id) : null);
    attribute(button, "aria-keyshortcuts", offer && n < 9 ? String(n + 1) : null);
  }

  /** @param {HTMLElement} button @param {string} id */
  #pressed(button, id) {
    const { board } = this;
    const isReady = button.hasAttribute("aria-pressed");
    if (!isReady) return void board.bubble.show(button);
    board.bubble.hide();
    board.aimSpell(id);
  }

  /** Why it cannot be cast, and everything about it with the rule of each word. @param {string} id */
  #tell(id) {
    const { board } = this;
    const spell = board.catalogue.spell(id);
    const offer = board.outlook?.spells.find((one) => one.spell === id);
    const why = offer && board.shown === board.position?.active ? obstacleOf(offer) : "";
    const parts = (spell.parts ?? partsOf(spell)).map(({ text, rule }) =>
      h(
        "button",
        { type: "button", class: "kpart", tabindex: "-1", onclick: () => board.bubble.openRule(rule) },
        text,
      ),
    );
    return [h("b", null, spell.name), why ? reason(why) : "", h("span", { class: "kparts" }, ...parts)];
  }

  // What else it can do -----------------------------------------------------------------------------

  /** They are about whoever acts, also while another unit is looked at. */
  #drawWords() {
    const { board } = this;
    const found = WORDS.map(([word, key]) => ({ word, key, choice: wordOf(board.choices, word) }));
    const offered = found.filter(({ choice }) => choice);
    keyed(
      this.words,
      offered,
      ({ word }) => word,
      ({ word, key }) => this.#word(word, key),
      (button, { choice }) => {
        say(button.firstChild, choice?.label ?? "");
        attribute(button, "data-choice", choice?.move ?? "");
        button.classList.toggle("sel", board.table.proposed === choice?.move);
      },
    );
    this.toShop.hidden = !board.choices.some(({ target }) => target?.verb === "buy");
  }

  /** @param {string} word @param {string} key */
  #word(word, key) {
    const { board } = this;
    const now = () => /** @type {Choice} */ (wordOf(board.choices, word));
    return h(
      "button",
      {
        type: "button",
        class: "btn",
        dataset: { anchor: word },
        onclick: (/** @type {PointerEvent} */ event) => now() && board.press(now(), event),
        onfocus: (/** @type {FocusEvent} */ event) => now() && board.follows(now(), event.target),
      },
      h("span"),
      key && h("kbd", { "aria-hidden": "true" }, key),
    );
  }
}

/** What is in the way of a spell, in words; nothing if it has a target. @param {SpellOffer} offer */
function obstacleOf({ obstacle, why, targets }) {
  if (targets > 0 && !obstacle) return "";
  return why || t("Cannot be cast now");
}

/** @param {string} id */
const sign = (id) => picture(token(id, { size: 18 }));

/** What a spell costs, for whoever cannot see the star. @param {number} ap */
const apWords = (ap) => h("span", { class: "vh" }, t("{ap} AP", { ap }));

/** The star of a cost. @param {number} ap @param {boolean} isReady */
const star = (ap, isReady) =>
  drawing(
    "0 0 64 64",
    `<path d="${STAR}" fill="var(${isReady ? "--k-ap" : "--line-strong"})"/>` +
      `<text x="32" y="44" class="kapn" fill="var(--on-solid)">${ap}</text>`,
    { size: 32 },
  );
