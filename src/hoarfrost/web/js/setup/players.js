// @ts-check
/** The panel of a new table that says who plays: opponents, names, clock and spectators. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { NAME_LENGTH } from "../lib/store.js";
import { list, radios, toggle } from "./form.js";
import { INCREMENTS, MINUTES } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Other} Other */

/**
 * @param {any} game
 * @param {Plan} plan  is changed in place
 * @param {() => void} changed
 * @returns {HTMLElement}
 */
export function drawPlayers(game, plan, changed) {
  const panel = h("section", { class: "panel players", "aria-labelledby": "players-title" });
  const redraw = () => {
    const focus = document.activeElement?.id;
    const isOpen = panel.querySelector("details")?.open ?? false;
    panel.replaceChildren(
      h("header", {}, h("h2", { id: "players-title" }, t("Players"))),
      h(
        "div",
        { class: "fields" },
        count(game, plan, again),
        plan.watches ? null : nameField("name-0", t("Your name"), plan.name, (name) => (plan.name = name)),
        plan.others.map((other, index) => opponent(game, plan, other, index, again)),
        further(game, plan, isOpen, again),
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

/** @param {any} game @param {Plan} plan @param {() => void} again */
function count(game, plan, again) {
  const [least, most] = game.players;
  if (least === most) return null;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const control = list(
    t("Number of players"),
    numbers.map((value) => ({ value, title: String(value) })),
    (value) => {
      while (plan.others.length + 1 < value)
        plan.others.push({ kind: "computer", level: plan.level, name: "" });
      plan.others.length = value - 1;
      if (typeof plan.seat === "number" && plan.seat >= value) plan.seat = "lot";
      again();
    },
  );
  control.main.id = "count";
  control.update(plan.others.length + 1);
  return control.element;
}

/** @param {string} id @param {string} title @param {string} value @param {(name: string) => void} renamed */
function nameField(id, title, value, renamed) {
  const input = h("input", {
    class: "input",
    type: "text",
    id,
    value,
    maxlength: NAME_LENGTH,
    autocomplete: "off",
    oninput: () => renamed(input.value),
  });
  return h("label", { class: "labelled", for: id }, h("span", {}, title), input);
}

/** @param {any} game @param {Plan} plan @param {() => void} again */
function watching(game, plan, again) {
  const control = toggle(t("Only watch: the computer plays for you"), (value) => {
    plan.watches = value;
    again();
  });
  control.main.id = "watches";
  control.update(plan.watches);
  return h(
    "div",
    { class: "field" },
    control.element,
    plan.watches
      ? levels(game, "level-0", t("It plays like"), plan.level, (level) => (plan.level = level))
      : null,
  );
}

/**
 * @param {any} game @param {Plan} plan @param {Other} other @param {number} index @param {() => void} again
 */
function opponent(game, plan, other, index, again) {
  const kinds = [
    { value: "computer", title: t("The computer") },
    { value: "open", title: t("A friend, by invitation") },
    { value: "person", title: t("A friend, on this device") },
  ];
  const legend = plan.others.length === 1 ? t("Opponent") : t("Opponent {number}", { number: index + 1 });
  const choices = kinds.map(({ value, title }) => {
    const id = `kind-${index}-${value}`;
    const input = h("input", {
      type: "radio",
      id,
      name: `kind-${index}`,
      checked: other.kind === value,
      onchange: () => {
        other.kind = /** @type {Other["kind"]} */ (value);
        again();
      },
    });
    return h("label", { class: "choice", for: id }, input, h("span", {}, title));
  });
  return h(
    "fieldset",
    { class: "field opponent" },
    h("legend", {}, legend),
    choices,
    detail(game, other, index),
  );
}

/** @param {any} game @param {Other} other @param {number} index */
function detail(game, other, index) {
  if (other.kind === "computer")
    return levels(game, `level-${index + 1}`, t("Level"), other.level, (level) => (other.level = level));
  if (other.kind === "person")
    return nameField(
      `name-${index + 1}`,
      t("Name of your friend"),
      other.name,
      (name) => (other.name = name),
    );
  return h("p", { class: "help" }, t("You get a link and a QR code to pass on."));
}

/**
 * @param {any} game @param {string} name @param {string} title @param {string} value @param {(level: string) => void} changed
 */
function levels(game, name, title, value, changed) {
  const choices = game.levels.map((/** @type {any} */ level) => {
    const input = h("input", {
      type: "radio",
      name,
      checked: level.id === value,
      onchange: () => changed(level.id),
    });
    return h(
      "label",
      { class: "choice level" },
      input,
      h("span", {}, h("b", {}, level.title), h("small", {}, level.about)),
    );
  });
  return h("fieldset", { class: "levels" }, h("legend", {}, title), choices);
}

/** @param {any} game @param {Plan} plan @param {boolean} isOpen @param {() => void} again */
function further(game, plan, isOpen, again) {
  const seats = Array.from({ length: plan.others.length + 1 }, (_, seat) => ({
    value: seat,
    title: t("Player {n}", { n: seat + 1 }),
  }));
  const seat = list(
    t("Your seat"),
    [{ value: "lot", title: t("By lot") }, ...seats],
    (value) => (plan.seat = value),
  );
  seat.update(plan.seat);
  const clock = radios(
    "minutes",
    MINUTES.map((value) => ({ value, title: value ? t("{minutes} min", { minutes: value }) : t("None") })),
    (value) => {
      plan.minutes = value;
      again();
    },
  );
  clock.update(plan.minutes);
  for (const [index, input] of clock.element.querySelectorAll("input").entries())
    input.id = `minutes-${MINUTES[index]}`;
  const increment = list(
    t("A move adds"),
    INCREMENTS.map((value) => ({ value, title: t("{seconds} seconds", { seconds: value }) })),
    (value) => (plan.increment = value),
  );
  increment.update(plan.increment);
  const spectators = list(
    t("Others may watch"),
    [
      { value: "public", title: t("Now, what both of you see") },
      { value: "end", title: t("After the end, everything") },
      { value: "none", title: t("Never") },
    ],
    (value) => (plan.spectators = value),
  );
  spectators.update(plan.spectators);
  return h(
    "details",
    { class: "more", open: isOpen },
    h("summary", {}, t("Clock, seat, spectators")),
    h(
      "div",
      { class: "fields" },
      h(
        "fieldset",
        { class: "field" },
        h("legend", {}, t("Clock")),
        clock.element,
        plan.minutes ? increment.element : null,
      ),
      seat.element,
      spectators.element,
      watching(game, plan, again),
    ),
  );
}
