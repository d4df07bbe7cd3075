// @ts-check
/**
 * What only the reader sees: rumor tokens and clue cards. The row of Legends, the Princess, and where each could be
 * found.
 * Anchors: rumors, clues, princess, legend:CARD
 */

import { h, picture, say } from "../../../../web/js/lib/dom.js";
import { attribute, fill } from "../../../../web/js/lib/parts.js";
import { princess as princessPicture } from "../art/foes.js";
import { clue as cluePicture, rumor as rumorPicture, token } from "../art/tokens.js";
import { choicesOf } from "../choices.js";
import { drawAnswers } from "../fight/parts.js";
import { plural, t } from "../words.js";
import { Legends } from "./legends.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Find} Find */
/** @typedef {import("../types.js").PrincessOutlook} PrincessOutlook */

/** With so few missing symbols the second best spaces are worth a look, too. */
const FEW_MISSING = 3;
/** As many symbols as it takes to find the Princess. */
const ALL = 7;
const PRINCESS = "princess";

export class Hand {
  /** What is shown on the map, as the server is asked about it. @type {string | null} */
  pointed = null;

  /** @param {RuneboundBoard} board */
  constructor(board) {
    this.board = board;
    this.legends = new Legends(board, this);
    this.rumors = h("ul", { class: "rumors", dataset: { anchor: "rumors" } });
    this.clues = h("ul", { class: "clues", dataset: { anchor: "clues" } });
    this.noRumors = h("p", { class: "faint" }, t("None yet. Some challenges bring one."));
    this.noClues = h("p", { class: "faint" }, t("None yet. Some challenges bring one."));
    this.claims = h("p", { class: "claims" });
    this.lady = h("div", { class: "lady" });
    this.where = h("button", { type: "button", class: "btn where", onclick: () => this.point(PRINCESS) });
    this.found = h("div", { class: "answers" });
    this.own = this.#secrets();
    this.element = h("div", { class: "handpage" }, this.own, this.#princessPanel(), this.legends.element);
  }

  #secrets() {
    return h(
      "section",
      { class: "panel secrets" },
      h(
        "header",
        null,
        h("h2", { dataset: { rule: "rune.rumor.kinds" } }, t("Your rumors")),
        h("span", { class: "faint" }, t("only you see these")),
      ),
      this.noRumors,
      this.rumors,
      this.claims,
      h("header", null, h("h2", { dataset: { rule: "rune.clue.symbols" } }, t("Your clues"))),
      this.noClues,
      this.clues,
    );
  }

  #princessPanel() {
    return h(
      "section",
      { class: "panel princess", dataset: { anchor: PRINCESS } },
      h("header", null, h("h2", { dataset: { rule: "rune.princess.match" } }, t("The Princess"))),
      this.lady,
      this.where,
      this.found,
    );
  }

  update() {
    const { position } = this.board;
    if (!position) return;
    const { rumors, clues } = position.mine;
    this.own.hidden = rumors === undefined;
    if (rumors && clues) this.#drawSecrets(position, rumors, clues);
    this.#drawPrincess(position);
    this.legends.update(position);
    this.#drawPointed();
  }

  /** @param {Position} position @param {string[]} rumors @param {string[]} clues */
  #drawSecrets(position, rumors, clues) {
    const { catalogue, mine } = position;
    this.noRumors.hidden = rumors.length > 0;
    this.noClues.hidden = clues.length > 0;
    fill(this.rumors, rumors, () =>
      counted(rumors).map(([symbol, n]) => {
        const { name } = catalogue.thing("symbols", symbol);
        return h(
          "li",
          { dataset: { rule: "rune.rumor.kinds", anchor: `rumor:${symbol}` } },
          picture(rumorPicture(symbol, { size: 44 })),
          h("span", null, name, n > 1 ? h("b", null, ` × ${n}`) : ""),
        );
      }),
    );
    fill(this.clues, clues, () =>
      counted(clues).map(([id, n]) => {
        const { symbols, name } = catalogue.clue(id);
        return h(
          "li",
          { dataset: { rule: "rune.clue.symbols", anchor: `clue:${id}` } },
          picture(cluePicture(symbols, { size: 44 })),
          h("span", null, name, n > 1 ? h("b", null, ` × ${n}`) : ""),
        );
      }),
    );
    const seen = (mine.claims ?? []).map(({ symbol }) => catalogue.thing("symbols", symbol).name);
    this.claims.hidden = !seen.length;
    say(
      this.claims,
      seen.length ? t("You know that others have, or gave back: {symbols}", { symbols: seen }) : "",
    );
  }

  /** @param {Position} position */
  #drawPrincess(position) {
    const { board } = this;
    const { princess } = position.view;
    const told = /** @type {PrincessOutlook | null} */ (
      position.me === null ? null : board.foresight.of(PRINCESS)
    );
    const text = princess === null ? princessText(told) : escortText(position, princess);
    fill(this.lady, [princess, text], () => [picture(princessPicture({ size: 56 })), h("p", null, text)]);
    this.where.hidden = princess !== null || (told?.spaces[0]?.missing ?? ALL) >= ALL;
    say(this.where, this.pointed === PRINCESS ? t("Hide on the map") : t("Show on the map"));
    attribute(this.where, "aria-pressed", String(this.pointed === PRINCESS));
    const choices = choicesOf(board.choices, { kind: "clue" });
    drawAnswers(
      this.found,
      board,
      choices.map((choice) => ({ choice, drawn: token("clue", { size: 36 }) })),
    );
  }

  // On the map ---------------------------------------------------------------------------------------

  /** Show where something could be used, or show it no longer. @param {string} about */
  point(about) {
    this.pointed = this.pointed === about ? null : about;
    if (this.pointed) this.board.table.show?.();
    else this.board.pointAt(null);
    this.board.redraw();
  }

  /** Asked anew for every position: what is missing may have changed. */
  #drawPointed() {
    const { board, pointed } = this;
    if (!pointed) return;
    const told = board.foresight.of(pointed);
    if (told) board.pointAt(usesOf(told.spaces));
  }
}

/**
 * The spaces with the fewest missing symbols, and a few more.
 * @param {Find[]} spaces  the best ones first
 * @returns {import("../board.js").Use[]}
 */
export function usesOf(spaces) {
  const best = spaces[0]?.missing ?? 0;
  const most = best < FEW_MISSING ? best + 1 : best;
  return spaces
    .filter(({ missing }) => missing <= most)
    .map(({ space, missing }) => ({ space, text: missing ? `−${missing}` : "✓", isSure: missing === 0 }));
}

/** @param {PrincessOutlook | null} told */
function princessText(told) {
  const best = told?.spaces[0];
  if (!best || best.missing >= ALL) return t("Nobody has found the Princess yet. Clues tell where to look.");
  if (best.missing) {
    const n = best.missing;
    return plural(
      "Nobody has found the Princess yet. At best {n} symbol is missing, on {space}.",
      "Nobody has found the Princess yet. At best {n} symbols are missing, on {space}.",
      { n, space: best.space },
    );
  }
  const n = /** @type {PrincessOutlook} */ (told).spaces.filter(({ missing }) => !missing).length;
  return plural(
    "With your clues you can find the Princess on {n} space.",
    "With your clues you can find the Princess on {n} spaces.",
    { n },
  );
}

/** @param {Position} position @param {number} seat */
const escortText = (position, seat) =>
  position.me === seat
    ? t("Princess Taira is with you.")
    : t("Princess Taira is with {hero}.", { hero: position.heroName(seat) });

/** Things with how many there are of each. @param {string[]} things @returns {[string, number][]} */
function counted(things) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
