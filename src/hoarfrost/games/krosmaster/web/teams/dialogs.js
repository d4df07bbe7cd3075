// @ts-check
/** Saving, sharing and pasting a team. */

import { dialog } from "../../../../web/js/lib/dialog.js";
import { h } from "../../../../web/js/lib/dom.js";
import { copyText } from "../../../../web/js/lib/share.js";
import { t } from "../words.js";
import { LevelBar, memberList } from "./parts.js";
import { NAME_LENGTH, saved } from "./saved.js";
import { read, written } from "./text.js";

/** @typedef {import("./rules.js").Roster} Roster */
/** @typedef {import("./parts.js").Shape} Shape */

/**
 * Ask for a name; resolves with it, or null. A name that another team has replaces that team.
 * @param {string} title
 * @param {string} name
 * @param {string} verb
 * @param {string} [own]  the name that this team has already
 * @returns {Promise<string | null>}
 */
export function askName(title, name, verb, own = "") {
  const fault = h("p", { class: "error", role: "alert" });
  const input = h("input", {
    class: "input",
    type: "text",
    value: name,
    maxlength: NAME_LENGTH,
    autocomplete: "off",
    autofocus: true,
    oninput: () => tell(),
  });
  const isTaken = () => saved.find(input.value) && input.value.trim().toLowerCase() !== own.toLowerCase();
  const note = h("p", { class: "help", role: "status" });
  const tell = () => {
    fault.textContent = "";
    note.textContent = isTaken() ? t("You have a team with this name. It will be replaced.") : "";
  };
  tell();
  const finish = (/** @type {(value: unknown) => void} */ close) => {
    const chosen = input.value.trim();
    if (chosen) return close(chosen);
    fault.textContent = t("Give the team a name first.");
    input.focus();
  };
  return dialog({
    title,
    kind: "team-dialog",
    body: (close) => {
      input.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.isComposing) return;
        event.preventDefault(); // or it would press the button that has the focus next
        finish(close);
      });
      return h(
        "div",
        { class: "field" },
        h("label", { class: "labelled" }, t("Name of the team"), input),
        note,
        fault,
      );
    },
    actions: [{ label: verb, primary: true, run: finish }],
  });
}

/** The team as a text to copy. @param {string} name @param {string[]} members */
export function shareTeam(name, members) {
  const text = written(members);
  const field = h("textarea", {
    class: "input code",
    readonly: true,
    rows: 3,
    "aria-label": t("The team as text"),
    onfocus: () => field.select(),
  });
  field.value = text;
  return dialog({
    title: t("Share {name}", { name }),
    kind: "team-dialog",
    body: h(
      "div",
      { class: "field" },
      field,
      h(
        "p",
        { class: "help" },
        t("Whoever gets this text can paste it here. In the terminal it goes after --team1."),
      ),
    ),
    actions: [{ label: t("Copy"), primary: true, run: () => copyText(text) }],
  });
}

/**
 * Read a team from a text; resolves with its members, or null.
 * @param {Roster} roster
 * @param {Shape} shape
 * @returns {Promise<string[] | null>}
 */
export function pasteTeam(roster, shape) {
  const bar = new LevelBar();
  const list = h("div", {});
  const faults = h("ul", { class: "missing" });
  /** @type {ReturnType<typeof read>} */
  let now = { members: [], faults: [] };
  const field = h("textarea", {
    class: "input code",
    rows: 3,
    "aria-label": t("The team as text"),
    "aria-describedby": "paste-faults",
    placeholder: "luk_ylook, maskun_john x2, yugo, …",
    autofocus: true,
    oninput: () => show(),
  });
  const show = () => {
    now = read(roster, field.value);
    bar.update(roster, now.members);
    list.replaceChildren(memberList(roster, now.members, shape));
    faults.replaceChildren(...now.faults.map((text) => h("li", {}, text)));
  };
  const finish = (/** @type {(value: unknown) => void} */ close) => {
    if (now.members.length && !now.faults.length) return close(now.members);
    if (!field.value.trim()) faults.replaceChildren(h("li", {}, t("Paste the text of a team first.")));
    faults.classList.remove("again");
    requestAnimationFrame(() => faults.classList.add("again"));
    field.focus();
  };
  show();
  return dialog({
    title: t("Paste a team"),
    kind: "team-dialog",
    body: h(
      "div",
      { class: "field" },
      h("p", { class: "help" }, t("Names or short names, with commas between them; x2 for two of a kind.")),
      field,
      h("div", { id: "paste-faults", role: "status" }, faults),
      bar.element,
      list,
    ),
    actions: [{ label: t("Use this team"), primary: true, run: finish }],
  });
}
