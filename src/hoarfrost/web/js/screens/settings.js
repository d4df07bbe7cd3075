// @ts-check
/** The reader's settings. They hold at once and stay in this browser. */

import { dialog } from "../lib/dialog.js";
import { h } from "../lib/dom.js";
import { games, partOf } from "../lib/games.js";
import { LANGUAGES, language, onLanguage, setLanguage, t } from "../lib/i18n.js";
import { play } from "../lib/sound.js";
import { NAME_LENGTH, settings } from "../lib/store.js";

/**
 * What a game's settings.js adds: `settings()` gives these, in the reader's language. The first choice is the
 * usual one; `table.settings.get(name)` gives null until the reader chooses.
 * @typedef {{name: string, title: string, choices: Alternative[]}} GameSetting
 */

export async function openSettings() {
  const body = h("div", { class: "settings" });
  const draw = () => {
    const own = h("div", { class: "settings" });
    body.replaceChildren(...fields(), own);
    void ofGames().then((found) => own.replaceChildren(...found), console.error);
  };
  draw();
  const closed = dialog({
    title: t("Settings"),
    body,
    kind: "settings-dialog",
    actions: [{ label: t("Done"), primary: true }],
  });
  const box = body.closest("dialog");
  const forget = onLanguage(() => {
    draw();
    box?.querySelector("h2")?.replaceChildren(t("Settings"));
    box?.querySelector("footer .btn")?.replaceChildren(t("Done"));
    box?.querySelector("header .btn")?.setAttribute("aria-label", t("Close"));
    // The radio that was pressed has been drawn anew.
    /** @type {HTMLElement | null} */ (
      body.querySelector(`[name="language"][value="${language()}"]`)
    )?.focus();
  });
  await closed;
  forget();
}

function fields() {
  const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return [
    nameField(),
    radios("language", t("Language"), languages, {
      now: language(),
      choose: (code) => void setLanguage(code),
    }),
    radios("theme", t("Theme"), [
      { value: "system", label: t("Same as the system") },
      { value: "light", label: t("Light") },
      { value: "dark", label: t("Dark") },
    ]),
    radios("motion", t("Animations"), [
      { value: "system", label: t("Same as the system") },
      { value: "full", label: t("Full") },
      { value: "none", label: t("Off") },
    ]),
    soundSwitch(),
  ];
}

/** The settings that the games add, each under the name of its game if there are several. */
async function ofGames() {
  const all = await games();
  const parts = await Promise.all(all.map(({ name }) => partOf(name, "settings")));
  return parts.flatMap((part, index) =>
    (part?.settings() ?? []).map((/** @type {GameSetting} */ { name, title, choices }) => {
      const legend = all.length > 1 ? `${all[index].title}: ${title}` : title;
      return radios(name, legend, choices, { now: settings.get(name) ?? choices[0].value, kind: "rows" });
    }),
  );
}

function nameField() {
  const [first = ""] = settings.get("names");
  const input = h("input", {
    class: "input",
    id: "settings-name",
    value: first,
    maxlength: NAME_LENGTH,
    autocomplete: "nickname",
    oninput: () => settings.set("names", [input.value.trim(), ...settings.get("names").slice(1)]),
  });
  return h(
    "div",
    { class: "field" },
    h("label", { for: "settings-name" }, t("Your name at the table")),
    input,
  );
}

/** @typedef {{value: string, label: string, lang?: string}} Alternative */

/**
 * @param {string} name of the setting
 * @param {string} legend
 * @param {Alternative[]} choices
 * @param {{now?: string, choose?: (value: string) => void, kind?: string}} [options]
 */
function radios(name, legend, choices, { now, choose, kind = "" } = {}) {
  const held = now ?? settings.get(name);
  const set = choose ?? ((value) => settings.set(name, value));
  const radio = (/** @type {Alternative} */ { value, label, lang }) => {
    const input = h("input", {
      type: "radio",
      name,
      value,
      checked: value === held,
      onchange: () => set(value),
    });
    return h("label", { lang }, input, h("span", null, label));
  };
  const row = h("div", { class: `choices ${kind}` }, choices.map(radio));
  return h("fieldset", { class: "field" }, h("legend", null, legend), row);
}

function soundSwitch() {
  const input = h("input", {
    type: "checkbox",
    role: "switch",
    checked: settings.get("sound"),
    onchange: () => {
      settings.set("sound", input.checked);
      play("card");
    },
  });
  return h("label", { class: "switch" }, input, h("span", { class: "label" }, t("Sounds")));
}
