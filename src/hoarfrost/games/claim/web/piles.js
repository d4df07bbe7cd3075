// @ts-check
/** Piles that can be opened: Followers, the discard pile, what was removed, and the last trick. */

import { emblem } from "./art/factions.js";
import { dialog } from "../../../web/js/lib/dialog.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardName, cardPicture, factionOf, readingOrder } from "./faces.js";
import { ruleOf } from "./pieces.js";

export class Piles {
  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
  }

  openDiscard() {
    const { position } = this.board;
    const lists = [{ title: "", codes: position?.view.discard ?? [] }];
    if (position) void this.#show(t("Discard pile"), "claim.info.zones", lists);
  }

  openOut() {
    const { position } = this.board;
    const lists = [{ title: "", codes: position?.view.out ?? [] }];
    if (position) void this.#show(t("Removed from the game"), "claim.info.zones", lists);
  }

  /** The Followers of both, as far as they are known. */
  openFollowers() {
    const { position, table } = this.board;
    if (position?.view.phase !== 1) return;
    const lists = [position.below, position.above].map((seat) => ({
      title: table.name(seat),
      codes: position.view.followers[seat],
    }));
    void this.#show(t("Followers"), "claim.phase1.collect", lists);
  }

  openLastTrick() {
    const { board } = this,
      { table, things, last } = board;
    if (!last) return;
    const cards = [last.lead, last.second].filter((played) => played !== null);
    const body = h(
      "div",
      { class: "lastshown" },
      h(
        "div",
        { class: "lastcards" },
        cards.map(({ seat, card: code }) =>
          h(
            "figure",
            { class: last.winner === seat ? "wins" : "", dataset: { rule: ruleOf(code, things) } },
            cardPicture(code, things),
            h(
              "figcaption",
              null,
              table.mark(seat),
              table.name(seat),
              last.winner === seat ? h("b", null, t("won")) : null,
            ),
          ),
        ),
      ),
      h(
        "ol",
        { class: "lastlines" },
        last.lines.map(({ text, rule }) => h("li", { dataset: rule ? { rule } : {} }, text)),
      ),
    );
    void dialog({ title: t("Previous trick"), body, kind: "claimpile" });
  }

  /**
   * @param {string} title
   * @param {string} rule
   * @param {{title: string, codes: string[]}[]} lists
   */
  async #show(title, rule, lists) {
    const body = h(
      "div",
      { class: "pilelists" },
      lists.map((list) => this.#list(list)),
    );
    const actions = [
      { label: t("Rule"), value: true },
      { label: t("Close"), value: false, primary: true },
    ];
    if (await dialog({ title, body, kind: "claimpile", actions })) this.board.table.rule(rule);
  }

  /** @param {{title: string, codes: string[]}} list */
  #list({ title, codes }) {
    const { things, position } = this.board;
    const mix = position?.mix ?? [],
      seen = codes.filter((code) => code !== BACK).sort(readingOrder(mix));
    const unseen = codes.length - seen.length;
    const groups = mix
      .map((faction) => ({ faction, cards: seen.filter((code) => factionOf(code) === faction) }))
      .filter(({ cards }) => cards.length);
    return h(
      "section",
      { class: "pilelist" },
      title ? h("h3", null, `${title}: ${codes.length}`) : null,
      h(
        "div",
        { class: "pilegroups" },
        groups.map(({ faction, cards }) =>
          h(
            "div",
            { class: `pickgroup f-${faction}` },
            h(
              title ? "h4" : "h3",
              null,
              picture(emblem(faction, { size: 20 })),
              `${things.factions[faction].name} (${cards.length})`,
            ),
            h(
              "div",
              { class: "shown" },
              cards.map((code) =>
                h(
                  "div",
                  {
                    class: "pc",
                    role: "img",
                    "aria-label": cardName(code, things),
                    title: cardName(code, things),
                    dataset: { rule: ruleOf(code, things) },
                  },
                  cardPicture(code, things),
                ),
              ),
            ),
          ),
        ),
      ),
      unseen ? h("p", { class: "muted" }, t("{n} not seen", { n: unseen })) : null,
      codes.length ? null : h("p", { class: "muted" }, t("There is nothing here yet.")),
    );
  }
}
