// @ts-check
/** The votes: what each seat has gathered of each faction and who is ahead; Followers, locations and Toxics below. */

import { emblem } from "./art/factions.js";
import { location } from "./art/locations.js";
import { toxic } from "./art/cards.js";
import { h, keyed, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardName, factionOf } from "./faces.js";
import { bring, tile, turnTile } from "./pieces.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./types.js").Vote} Vote */

export class Votes {
  /** @type {Set<string> | null} the cards that lay in piles when the strip was last drawn */
  #lay = null;
  /** Whether the reader sees the panel: else what flies to a vote lands in the strip. */
  isSeen = false;

  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
    this.tally = h("span", { class: "tally", role: "img" });
    this.rows = h("ul", { class: "voterows" });
    this.inRow = h(
      "p",
      { class: "note inrownote" },
      h("i", { class: "tile inrow", "aria-hidden": "true" }),
      t("Dashed: waits in the row"),
    );
    this.panel = h(
      "section",
      { class: "panel votes", dataset: { rule: "claim.phase2.goal" } },
      h("header", null, h("h2", null, t("The votes")), this.tally),
      this.rows,
      this.inRow,
    );
    this.followers = h("ul", { class: "followerrows" });
    this.unseen = h("p", { class: "note" });
    this.followerTally = h("span", { class: "tally", role: "img" });
    this.followersPanel = h(
      "section",
      { class: "panel followers", dataset: { rule: "claim.phase1.collect" } },
      h(
        "header",
        null,
        h("h2", null, t("Followers"), h("kbd", { "aria-hidden": "true" }, "F")),
        this.followerTally,
      ),
      this.followers,
      this.unseen,
    );
    this.toxics = h("section", { class: "panel toxics", dataset: { rule: "claim.fire.poison" } });
    this.locations = h("div", { class: "locations" });
    this.element = h(
      "div",
      { class: "claimrail" },
      // The votes stay where they are when there are no more Followers.
      this.panel,
      this.followersPanel,
      this.toxics,
      this.locations,
    );
    this.stripTitle = h("span", { class: "label", "aria-hidden": "true" });
    this.stripCells = h("ul", { class: "cells" });
    this.strip = h("div", { class: "vstrip" }, this.stripTitle, this.stripCells);
  }

  /** @param {Position} position */
  draw(position) {
    const { view, standing } = position,
      { votes } = standing;
    // Looked up once: it costs a layout.
    this.isSeen = this.element.getClientRects().length > 0;
    this.#drawVotes(position, votes);
    this.followersPanel.hidden = view.phase !== 1;
    if (view.phase === 1) this.#drawFollowers(position);
    this.#drawToxics(position);
    this.#drawLocations(view.locations);
    this.#drawStrip(position, votes);
  }

  /**
   * Two numbers, each beside the mark of its seat.
   * @param {HTMLElement} place
   * @param {number} mine
   * @param {number} theirs
   * @param {{below: number, above: number}} seats
   */
  #tell(place, mine, theirs, { below, above }) {
    const { table } = this.board;
    place.replaceChildren(table.mark(below), h("b", null, mine), h("b", null, theirs), table.mark(above));
    place.setAttribute("aria-label", t("{mine} to {theirs}", { mine, theirs }));
  }

  /** @param {Vote[]} votes @param {number} seat */
  #ahead(votes, seat) {
    return votes.filter(({ ahead }) => ahead === seat).length;
  }

  /** @param {Position} position @param {Vote[]} votes */
  #drawVotes({ below, above, score, row }, votes) {
    const { table } = this.board;
    this.inRow.hidden = row.flat().length === 0;
    this.#tell(this.tally, this.#ahead(votes, below), this.#ahead(votes, above), { below, above });
    keyed(
      this.rows,
      votes,
      ({ faction }) => faction,
      ({ faction }) => this.#voteRow(faction),
      (element, vote) => {
        const { faction, counts, ahead } = vote;
        element.classList.toggle("byyou", ahead === below);
        element.classList.toggle("byfoe", ahead === above);
        element
          .querySelector(".lead")
          .replaceChildren(
            ahead === null ? h("span", { class: "seat open" }) : table.mark(ahead),
            leader(ahead, table),
          );
        for (const [seat, pile] of [below, above].entries()) {
          const place = element.querySelectorAll(".pile")[seat];
          const cards = this.isSeen
            ? [...score[pile], ...row[pile].map((piece) => ({ ...piece, row: true }))].filter(
                ({ code }) => factionOf(code) === faction,
              )
            : [];
          place.querySelector(".held").textContent = counts[pile] ? String(counts[pile]) : "";
          place.querySelector(".none").hidden = counts[pile] > 0;
          keyed(
            place.querySelector(".tiles"),
            cards,
            ({ key }) => key,
            (piece) => tile(piece, this.board.things),
            (mark, piece) => {
              turnTile(mark, piece, this.board.things);
              mark.classList.toggle("inrow", "row" in piece);
              mark.title =
                "row" in piece
                  ? t("{card}, in the row", { card: cardName(piece.code, this.board.things) })
                  : cardName(piece.code, this.board.things);
            },
          );
        }
      },
    );
  }

  /** @param {string} faction */
  #voteRow(faction) {
    const { name, power, rule } = this.board.things.factions[faction];
    const pile = (/** @type {string} */ whose) =>
      h(
        "span",
        { class: `pile ${whose}` },
        h("b", { class: "held num" }),
        h("span", { class: "tiles" }),
        h("em", { class: "none" }, t("none")),
      );
    const row = h(
      "li",
      { class: `vote f-${faction}`, dataset: { rule } },
      picture(emblem(faction, { size: 38 })),
      h("div", { class: "who" }, h("h3", null, name), h("span", { class: "lead" })),
      h("div", { class: "bothpiles" }, pile("you"), pile("foe")),
    );
    this.board.bubble.attach(row, () => [h("b", null, name), h("br"), power]);
    return row;
  }

  /** @param {Position} position */
  #drawFollowers({ mix, below, above, followers }) {
    const { things } = this.board;
    const seen = (/** @type {number} */ seat, /** @type {string} */ faction) =>
      followers[seat].filter(({ code }) => code !== BACK && factionOf(code) === faction);
    keyed(
      this.followers,
      mix,
      (faction) => faction,
      (faction) =>
        h(
          "li",
          { class: `f-${faction}`, dataset: { rule: things.factions[faction].rule } },
          picture(emblem(faction, { size: 22, title: things.factions[faction].name })),
          h("span", { class: "tiles you" }),
          h("span", { class: "tiles foe" }),
        ),
      (element, faction) => {
        for (const [n, seat] of [below, above].entries()) {
          const cards = this.isSeen ? seen(seat, faction) : [];
          keyed(
            element.querySelectorAll(".tiles")[n],
            cards,
            ({ key }) => key,
            (piece) => tile(piece, things),
            (mark, piece) => turnTile(mark, piece, things),
          );
        }
      },
    );
    this.#tell(this.followerTally, followers[below].length, followers[above].length, { below, above });
    const backs = [below, above].map((seat) => followers[seat].filter(({ code }) => code === BACK).length);
    this.unseen.hidden = backs[0] + backs[1] === 0;
    this.unseen.replaceChildren(
      ...[below, above].flatMap((seat, n) =>
        backs[n]
          ? [h("span", { class: "unseen" }, this.board.table.mark(seat), t("{n} not seen", { n: backs[n] }))]
          : [],
      ),
    );
  }

  /** @param {Position} position */
  #drawToxics({ view, below, above }) {
    this.toxics.hidden = view.toxic.length === 0;
    if (!view.toxic.length) return;
    if (!this.toxics.firstElementChild) this.toxics.append(h("h2", null, t("Toxics")));
    keyed(
      this.toxics,
      view.toxic,
      (_, slot) => slot,
      () => h("span", { class: "token" }),
      (element, value, slot) => {
        const known = value === BACK ? null : value;
        const peeked = [below, above].filter((seat) => view.toxicSeen[seat][slot]);
        element.replaceChildren(
          picture(
            toxic({
              value: known,
              size: 40,
              title:
                known === null
                  ? t("Toxic {n}, still secret", { n: slot })
                  : t("Toxic {n}: {value}", { n: slot, value: known }),
            }),
          ),
          h(
            "span",
            { class: "peeked" },
            peeked.map((seat) => this.board.table.mark(seat)),
            h(
              "span",
              { class: "vh" },
              peeked.length
                ? t("seen by {who}", { who: peeked.map((seat) => this.board.table.name(seat)) })
                : "",
            ),
          ),
        );
      },
    );
  }

  /** @param {string[]} ids */
  #drawLocations(ids) {
    const { things } = this.board;
    keyed(
      this.locations,
      ids,
      (id) => id,
      (id) => {
        const { name, kindName, power, rule } = things.locations[id];
        return h(
          "section",
          { class: "panel loc", dataset: { rule } },
          picture(location(id)),
          h("div", null, h("h2", null, name), h("p", null, h("b", null, kindName, ". "), power)),
        );
      },
    );
    this.locations.classList.toggle("one", ids.length === 1);
  }

  /**
   * In one line, for the phone: the Followers that are known in Phase 1, then the votes.
   * @param {Position} position
   * @param {Vote[]} votes
   */
  #drawStrip({ below, above, score, row, followers, view }, votes) {
    const { table, things } = this.board;
    const lie = [...score.flat(), ...row.flat()].filter(({ code }) => code !== BACK);
    // Only what comes now is seen to come.
    const lay = this.#lay;
    const arrived = lay && !this.isSeen ? lie.filter(({ key }) => !lay.has(key)) : [];
    this.#lay = new Set(lie.map(({ key }) => key));
    const isFirst = view.phase === 1;
    const title = isFirst ? t("Followers") : t("Votes");
    this.stripTitle.textContent = title;
    this.stripTitle.dataset.rule = isFirst ? "claim.phase1.collect" : "claim.phase2.goal";
    this.stripCells.setAttribute("aria-label", title);
    const known = (/** @type {string} */ faction) =>
      followers.map((pile) => pile.filter(({ code }) => code !== BACK && factionOf(code) === faction).length);
    keyed(
      this.stripCells,
      votes.map((vote) => (isFirst ? { ...vote, counts: known(vote.faction), ahead: null } : vote)),
      ({ faction }) => faction,
      ({ faction }) => this.#stripCell(faction),
      (element, { faction, counts, ahead }) => {
        element.classList.toggle("byyou", ahead === below);
        element.classList.toggle("byfoe", ahead === above);
        const [place] = element.getElementsByTagName("svg");
        for (const piece of arrived) if (factionOf(piece.code) === faction) void bring(place, piece, things);
        element
          .querySelector(".tallied")
          .replaceChildren(
            h("b", null, counts[below]),
            h("span", null, ":"),
            h("b", null, counts[above]),
            ...(isFirst ? [] : [ahead === null ? h("i", { class: "seat open" }) : table.mark(ahead)]),
          );
        const sums = t("{mine} to {theirs}", { mine: counts[below], theirs: counts[above] });
        const words = `${things.factions[faction].name}: ${sums}.`;
        element.setAttribute("aria-label", isFirst ? words : `${words} ${leader(ahead, table)}.`);
      },
    );
  }

  /** @param {string} faction */
  #stripCell(faction) {
    const { name, power, rule } = this.board.things.factions[faction];
    const cell = h(
      "li",
      { class: `f-${faction}`, dataset: { rule } },
      picture(emblem(faction, { size: 30 })),
      h("span", { class: "tallied" }),
    );
    this.board.bubble.attach(cell, () => [
      h("b", null, name),
      h("br"),
      power,
      h("span", { class: "reason" }, cell.getAttribute("aria-label") ?? ""),
    ]);
    return cell;
  }
}

/**
 * @param {number | null} seat
 * @param {{name: (seat: number) => string}} table
 */
function leader(seat, table) {
  if (seat === null) return t("Open");
  return table.name(seat);
}
