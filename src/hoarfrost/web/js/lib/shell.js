// @ts-check
/** What stands around every screen: the bar, the footer, and the way from one to another. */

import { mark } from "../../art/scenery.js";
import { h, picture } from "./dom.js";
import { LANGUAGES, language, setLanguage, t } from "./i18n.js";
import { settings } from "./store.js";

/** Drawn on a grid of 20 with one stroke. @param {string} path */
const icon = (path) =>
  `<svg class="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;

const PLAY = icon(
  '<rect x="7" y="3" width="9" height="13" rx="1.5"/><path d="M7 6L3.5 7.2L7 16M10 8L11.5 6L13 8L11.5 12Z"/>',
);
const RULES = icon(
  '<path d="M10 5C8 3.6 5.5 3.4 3 3.8V15.6C5.5 15.2 8 15.4 10 16.8C12 15.4 14.5 15.2 17 15.6V3.8C14.5 3.4 12 3.6 10 5ZV16.8"/>',
);
const SETTINGS = icon(
  '<path d="M3 6H9M14 6H17M3 14H6M11 14H17"/><circle cx="11.5" cy="6" r="2.2"/><circle cx="8.5" cy="14" r="2.2"/>',
);
/** @type {Record<string, string>} */
const THEME = {
  system: icon('<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5A6.5 6.5 0 0 1 10 16.5Z" fill="currentColor"/>'),
  light: icon(
    '<circle cx="10" cy="10" r="3.6"/><path d="M10 2.4V4M10 16V17.6M2.4 10H4M16 10H17.6M4.6 4.6L5.8 5.8M14.2 14.2L15.4 15.4M4.6 15.4L5.8 14.2M14.2 5.8L15.4 4.6"/>',
  ),
  dark: icon('<path d="M15.8 12.4A6.8 6.8 0 1 1 8.4 3.6A5.4 5.4 0 0 0 15.8 12.4Z"/>'),
};
const THEMES = ["system", "light", "dark"];

/**
 * @typedef {object} Shell
 * @property {HTMLElement} main where a screen is
 * @property {(text: string) => void} where
 * @property {(screen: string) => void} here
 * @property {(game: string) => void} game
 * @property {() => void} relabel
 */

/**
 * @param {{settings: () => void}} app
 * @returns {Shell}
 */
export function drawShell(app) {
  const main = h("main", { id: "main", tabindex: "-1" });
  const where = h("span", { class: "where" });
  const play = place(PLAY, { href: "#/" });
  const rules = place(RULES, { href: "#/rules" });
  const options = place(SETTINGS, null, () => app.settings());
  const places = h("nav", { class: "places" }, play.element, rules.element, options.element);
  const languages = languageMenu();
  const theme = h("button", { class: "btn quiet icon theme", type: "button", onclick: nextTheme });
  const skip = h("button", { class: "skip btn", type: "button", onclick: () => main.focus() });
  const fan = h("p", null);
  const brand = h("a", { class: "brand", href: "#/" }, picture(mark({ size: 26 })), h("span", null, "Hoarfrost"));

  document.body.prepend(
    skip,
    h("header", { class: "bar" }, brand, where, h("span", { class: "grow" }), places, languages.element, theme),
    main,
    h("footer", { class: "foot" }, fan),
  );

  function showTheme() {
    const chosen = settings.get("theme");
    theme.replaceChildren(picture(THEME[chosen]));
    const name = themeName(chosen);
    theme.setAttribute("aria-label", t("Theme: {theme}", { theme: name }));
    theme.title = t("Theme: {theme}", { theme: name });
  }
  settings.listen("theme", showTheme);

  const shell = {
    main,
    where: (/** @type {string} */ text) => void (where.textContent = text),
    here(/** @type {string} */ screen) {
      document.body.dataset.screen = screen;
      useStyles(screen);
      current(play.element, screen === "home");
      current(rules.element, screen === "rules");
    },
    game: (/** @type {string} */ game) => rules.element.setAttribute("href", `#/rules/${game}`),
    relabel() {
      play.name(t("Play"));
      rules.name(t("Rules"));
      options.name(t("Settings"));
      places.setAttribute("aria-label", t("Places"));
      brand.setAttribute("aria-label", t("Hoarfrost, home"));
      skip.textContent = t("Skip to the content");
      fan.textContent = t(
        "A fan implementation, not affiliated with the publishers of these games. All texts and pictures here are our own.",
      );
      languages.relabel();
      showTheme();
    },
  };
  shell.relabel();
  return shell;
}

/**
 * The sheets of other screens are laid aside, so that each may call its parts by short names.
 * @param {string} screen
 */
function useStyles(screen) {
  for (const link of document.querySelectorAll("link[data-screens]")) {
    const { sheet, dataset } = /** @type {HTMLLinkElement} */ (link);
    if (sheet) sheet.disabled = !dataset.screens?.split(" ").includes(screen);
  }
}

/**
 * A place one can go to: its icon, and its name beside or below.
 * @param {string} sign
 * @param {Record<string, string> | null} link
 * @param {() => void} [onclick]
 */
function place(sign, link, onclick) {
  const label = h("span", null);
  const element = link
    ? h("a", link, picture(sign), label)
    : h("button", { type: "button", onclick }, picture(sign), label);
  return { element, name: (/** @type {string} */ text) => void (label.textContent = text) };
}

/**
 * @param {Element} element
 * @param {boolean} here
 */
function current(element, here) {
  if (here) element.setAttribute("aria-current", "page");
  else element.removeAttribute("aria-current");
}

function languageMenu() {
  const summary = h("summary", { class: "btn quiet icon" });
  const list = h("ul", null);
  const menu = h("details", { class: "languages" }, summary, list);
  addEventListener("pointerdown", (event) => {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  menu.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !menu.contains(/** @type {Node} */ (event.relatedTarget))) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    summary.focus();
  });
  const choose = (/** @type {string} */ code) => {
    menu.open = false;
    summary.focus();
    void setLanguage(code);
  };
  return {
    element: menu,
    relabel() {
      summary.replaceChildren(language().toUpperCase(), h("span", { class: "vh" }, " ", t("Language")));
      list.replaceChildren(
        ...LANGUAGES.map(({ code, name }) =>
          h(
            "li",
            null,
            h(
              "button",
              {
                type: "button",
                lang: code,
                "aria-current": code === language() ? "true" : null,
                onclick: () => choose(code),
              },
              name,
            ),
          ),
        ),
      );
    },
  };
}

function nextTheme() {
  settings.set("theme", THEMES[(THEMES.indexOf(settings.get("theme")) + 1) % THEMES.length]);
}

/** @param {string} theme */
export function themeName(theme) {
  if (theme === "light") return t("light");
  return theme === "dark" ? t("dark") : t("as the system");
}
