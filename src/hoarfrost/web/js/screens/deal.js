// @ts-check
/** A deal that somebody else has played, or everybody plays today: what it is, the reader's game, the results. */

import { landscape } from "../../art/scenery.js";
import { beginDeal, clockTime, feat, fetchDeal, ownResult, what } from "../deal/deal.js";
import { drawCompare, otherOf } from "../deal/compare.js";
import { drawResults } from "../deal/results.js";
import { showShare } from "../deal/share.js";
import { toast } from "../lib/dialog.js";
import { get } from "../lib/api.js";
import { h, picture } from "../lib/dom.js";
import { plural, t } from "../lib/i18n.js";
import { NAME_LENGTH, settings } from "../lib/store.js";

/** @typedef {import("../deal/deal.js").Deal} Deal */
/** @typedef {import("../deal/deal.js").Result} Result */
/** @typedef {import("../table/types.js").Game} Game */

/**
 * @param {HTMLElement} root
 * @param {{id: string | null}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { id }, app) {
  const screen = new Screen(root, id ?? "", app);
  await screen.draw();
  return { relabel: () => void screen.draw() };
}

class Screen {
  /**
   * @param {HTMLElement} root
   * @param {string} id
   * @param {import("../main.js").App} app
   */
  constructor(root, id, app) {
    this.root = root;
    this.id = id;
    this.app = app;
    this.beside = h("div", { class: "beside" });
  }

  async draw() {
    this.app.title(t("The same deal"));
    const card = h("section", { class: "panel join-card deal-card" });
    this.root.replaceChildren(h("div", { class: "join" }, scenery(), card));
    try {
      const deal = await fetchDeal(this.id);
      /** @type {Game} */
      const game = await get(`/api/games/${encodeURIComponent(deal.game)}`);
      this.app.game(deal.game);
      card.replaceChildren(...head(deal, game), ...this.#body(deal));
    } catch (error) {
      card.replaceChildren(...problem(/** @type {Error} */ (error).message));
    }
  }

  /** @param {Deal} deal */
  #body(deal) {
    const own = ownResult(deal);
    const begun = deal.yours.find(({ over }) => !over);
    const way = begun
      ? [h("a", { class: "btn primary", href: `#/table/${begun.table}` }, t("Continue your game"))]
      : deal.refusal === null
        ? [this.#form(deal, own !== null)]
        : [h("p", { class: "help" }, deal.refusal)];
    const isShown = own !== null || deal.kind === "daily";
    const results = isShown
      ? [drawResults(deal, { compare: own && ((result) => void this.#put(deal, result)) })]
      : [];
    const other = own && otherOf(deal);
    if (other) void this.#put(deal, other);
    return own
      ? [this.beside, h("h2", {}, t("Results")), ...results, ...way, challenge(deal, own), seal(deal)]
      : [...way, seal(deal), ...results];
  }

  /**
   * Put somebody's game beside the reader's.
   * @param {Deal} deal
   * @param {Result} theirs
   */
  async #put(deal, theirs) {
    const own = ownResult(deal);
    if (!own) return;
    try {
      this.beside.replaceChildren(await drawCompare(deal, own, theirs));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  /**
   * @param {Deal} deal
   * @param {boolean} again
   */
  #form(deal, again) {
    let sitting = false;
    const input = h("input", {
      class: "input",
      id: "deal-name",
      name: "name",
      value: settings.get("names")[0] ?? "",
      maxlength: NAME_LENGTH,
      required: true,
      autocomplete: "nickname",
    });
    const button = h(
      "button",
      { class: again ? "btn" : "btn primary" },
      again ? t("Try it again") : t("Play this deal"),
    );
    const answer = h("div", { role: "alert" });
    const onsubmit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = input.value.trim();
      if (sitting || !name) return;
      sitting = true;
      answer.replaceChildren();
      try {
        this.app.go(`#/table/${await beginDeal(deal, name)}`);
      } catch (error) {
        answer.replaceChildren(h("p", { class: "error" }, /** @type {Error} */ (error).message));
      }
      sitting = false;
    };
    return h(
      "form",
      { onsubmit },
      again
        ? h("p", { class: "help" }, t("You know the deal now: this will be marked as a second try."))
        : null,
      h("div", { class: "field" }, h("label", { for: "deal-name" }, t("Your name")), input),
      button,
      answer,
    );
  }
}

/**
 * @param {Deal} deal
 * @param {Game} game
 */
function head(deal, game) {
  return [
    h("h1", {}, title(deal)),
    h("p", {}, [game.title, what(deal)].filter(Boolean).join(" · ")),
    h(
      "ul",
      { class: "agreement" },
      rules(deal).map((line) => h("li", {}, line)),
    ),
  ];
}

/**
 * @param {Deal} deal
 * @param {Result} own
 */
function challenge(deal, own) {
  const onclick = () => void showShare(deal, own);
  return h("button", { class: "btn", type: "button", onclick }, t("Challenge a friend"));
}

/** @param {Deal} deal */
function title(deal) {
  if (deal.kind === "challenge" && deal.results.some(({ you, number }) => you && number === 1))
    return t("Your challenge");
  if (deal.by) return feat(deal.by);
  return deal.secret === null ? t("Deal of the day") : t("A deal of the day that is over");
}

/** @param {Deal} deal */
function rules(deal) {
  const people = plural("{n} person has begun it.", "{n} people have begun it.", { n: deal.people });
  if (deal.kind === "challenge")
    return [
      t("The same deal, the same seat and the same computer: the same moves get the same answers."),
      t("When you have finished, you see the games of others and they see yours."),
      people,
    ];
  return [
    t("The same deal for everybody, one try each, until {time}.", { time: clockTime(deal.opens ?? 0) }),
    t("You cannot take back moves, and there are no hints. You can leave and continue later."),
    people,
  ];
}

/** @param {Deal} deal */
function seal(deal) {
  return h(
    "div",
    { class: "commitment" },
    t("The seal of this deal is the same for everybody; your browser adds no random numbers of its own."),
    h("code", {}, deal.commitment),
    deal.secret === null
      ? null
      : [
          t("The day is over and the seal is open. This is the secret behind it:"),
          h("code", {}, deal.secret),
        ],
  );
}

/** @param {string} message */
function problem(message) {
  return [
    h("h1", {}, t("This deal cannot be played")),
    h("p", { class: "error", role: "alert" }, message),
    h("a", { class: "btn", href: "#/" }, t("To the home page")),
  ];
}

function scenery() {
  const scene = picture(landscape());
  scene.setAttribute("viewBox", "440 0 1040 420");
  scene.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return scene;
}
