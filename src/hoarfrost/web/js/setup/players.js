// @ts-check
/** The panel of a new table that says who plays: the seats one by one. */

import { h, picture } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { UP } from "../lib/icons.js";
import { NAME_LENGTH } from "../lib/store.js";
import { mark } from "../table/seats.js";
import { list, radios, toggle } from "./form.js";
import { isWatching, moveUp, seat } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Chair} Chair */
/** @typedef {import("./plan.js").Seated} Seated */

/**
 * @param {Seated} game
 * @param {Plan} plan  is changed in place
 * @param {() => void} changed
 * @param {boolean} [canShuffle]  whether chance may seat the players
 * @returns {HTMLElement}
 */
export function drawPlayers(game, plan, changed, canShuffle = true) {
  const panel = h("section", { class: "panel players", "aria-labelledby": "players-title" });
  const redraw = () => {
    const focus = document.activeElement?.id;
    panel.replaceChildren(
      h("header", {}, h("h2", { id: "players-title" }, t("Players"))),
      h(
        "div",
        { class: "fields" },
        count(game, plan, again),
        h(
          "ol",
          { class: "chairs" },
          plan.chairs.map((chair, index) => drawChair(game, plan, chair, index, again)),
        ),
        isWatching(plan) ? h("p", { class: "help" }, t("Nobody sits here: you watch this game.")) : null,
        canShuffle ? order(plan, again) : null,
      ),
    );
    if (focus) document.getElementById(focus)?.focus();
  };
  const again = () => {
    redraw();
    changed();
  };
  redraw();
  panel.addEventListener("change", changed);
  return panel;
}

/** @param {Seated} game @param {Plan} plan @param {() => void} again */
function count(game, plan, again) {
  const [least, most] = game.players;
  if (least === most) return null;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const choice = lastingRadios(
    "count",
    numbers.map((value) => ({ value, title: String(value) })),
    plan.chairs.length,
    (value) => {
      seat(game, plan, value);
      again();
    },
  );
  return h("fieldset", { class: "field" }, h("legend", {}, t("Number of players")), choice);
}

/** @param {Seated} game @param {Plan} plan @param {Chair} chair @param {number} index @param {() => void} again */
function drawChair(game, plan, chair, index, again) {
  const isYou = plan.chairs.findIndex(({ kind }) => kind === "person") === index;
  const kinds = [
    { value: "person", title: isYou ? t("You") : t("Person here") },
    { value: "computer", title: t("Computer") },
    { value: "open", title: t("Invitation") },
  ];
  const choice = lastingRadios(`kind-${index}`, kinds, chair.kind, (value) => {
    chair.kind = value;
    again();
  });
  const title = t("Player {n}", { n: index + 1 });
  const isMovable = !plan.byChance && index > 0;
  const up = () => {
    moveUp(plan, index);
    again();
  };
  return h(
    "li",
    { class: "chair" },
    h(
      "fieldset",
      { class: "field" },
      h("legend", {}, mark(index, null, plan.chairs.length), title),
      choice,
      detail(game, chair, index, isYou),
    ),
    isMovable ? upButton(index, title, up) : null,
  );
}

/** @param {number} index @param {string} title @param {() => void} run */
function upButton(index, title, run) {
  const label = t("{player}: sit one place earlier", { player: title });
  const id = `up-${index}`;
  return h(
    "button",
    { class: "btn quiet icon up", type: "button", id, "aria-label": label, title: label, onclick: run },
    picture(UP),
  );
}

/** @param {Seated} game @param {Chair} chair @param {number} index @param {boolean} isYou */
function detail(game, chair, index, isYou) {
  if (chair.kind === "open") return h("p", { class: "help" }, t("You get a link and a QR code to share."));
  if (chair.kind === "computer") return level(game, chair, index);
  const input = h("input", {
    class: "input",
    type: "text",
    id: `name-${index}`,
    value: chair.name,
    maxlength: NAME_LENGTH,
    autocomplete: "off",
    "aria-label": isYou ? t("Your name") : t("Name of player {n}", { n: index + 1 }),
    placeholder: isYou ? t("Your name") : t("Name"),
    oninput: () => {
      chair.name = input.value;
    },
  });
  return input;
}

/** @param {Seated} game @param {Chair} chair @param {number} index */
function level({ levels }, chair, index) {
  const about = h("small", { class: "help", id: `about-level-${index}` });
  const tell = () => {
    about.textContent = levels.find(({ id }) => id === chair.level)?.about ?? "";
  };
  const control = list(
    t("Level"),
    levels.map(({ id, title }) => ({ value: id, title })),
    (value) => {
      chair.level = value;
      tell();
    },
  );
  control.main.id = `level-${index}`;
  control.main.setAttribute("aria-describedby", about.id);
  control.update(chair.level);
  tell();
  return h("div", { class: "level" }, control.element, about);
}

/** Chance seats the players, unless somebody wants it otherwise. @param {Plan} plan @param {() => void} again */
function order(plan, again) {
  if (plan.chairs.length < 2) return null;
  const control = toggle(t("Random seats"), (value) => {
    plan.byChance = value;
    again();
  });
  control.main.id = "by-chance";
  control.update(plan.byChance);
  return control.element;
}

/**
 * Radio buttons that find their focus again when the panel is drawn anew.
 * @param {string} name
 * @param {import("./form.js").Alternative[]} choices
 * @param {unknown} now
 * @param {(value: import("../lib/json.js").Json) => void} changed
 */
function lastingRadios(name, choices, now, changed) {
  const control = radios(name, choices, changed);
  control.update(now);
  for (const [index, input] of control.element.querySelectorAll("input").entries())
    input.id = `${name}-${choices[index].value}`;
  return control.element;
}
