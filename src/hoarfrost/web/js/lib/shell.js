// @ts-check
/** What stands around every screen: the bar, the footer, and the way from one to another. */

import { mark } from "../../art/scenery.js";
import { h, picture } from "./dom.js";
import { LANGUAGES, language, setLanguage, t } from "./i18n.js";
import { BOOK, CARDS, HALF, MOON, SLIDERS, SUN } from "./icons.js";
import { settings } from "./store.js";

/** @type {Record<string, string>} */
const THEME = { system: HALF, light: SUN, dark: MOON };
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
  const play = place(CARDS, { href: "#/" });
  const rules = place(BOOK, { href: "#/rules" });
  const options = place(SLIDERS, null, () => app.settings());
  const places = h("nav", { class: "places" }, play.element, rules.element, options.element);
  const languages = languageMenu();
  const theme = h("button", { class: "btn quiet icon theme", type: "button", onclick: nextTheme });
  const skip = h("button", { class: "skip btn", type: "button", onclick: () => main.focus() });
  const fan = h("p", null);
  const brand = h(
    "a",
    { class: "brand", href: "#/" },
    picture(mark({ size: 26 })),
    h("span", null, "Hoarfrost"),
  );

  document.body.prepend(
    skip,
    h(
      "header",
      { class: "bar" },
      brand,
      where,
      h("span", { class: "grow" }),
      places,
      languages.element,
      theme,
    ),
    main,
    h("footer", { class: "foot" }, fan),
  );

  function showTheme() {
    const chosen = settings.get("theme");
    theme.replaceChildren(picture(THEME[chosen] ?? HALF));
    const name = themeName(chosen);
    theme.setAttribute("aria-label", t("Theme: {theme}", { theme: name }));
    theme.title = t("Theme: {theme}", { theme: name });
  }
  settings.listen("theme", showTheme);

  const shell = {
    main,
    where(/** @type {string} */ text) {
      where.textContent = text;
    },
    /** Resolves when the sheets of the screen hold, so that nothing is drawn without them. */
    here(/** @type {string} */ screen) {
      document.body.dataset.screen = screen;
      current(play.element, screen === "home");
      current(rules.element, screen === "rules");
      return useStyles(screen);
    },
    game: (/** @type {string} */ game) => rules.element.setAttribute("href", `#/rules/${game}`),
    relabel() {
      play.name(t("Play"));
      rules.name(t("Rules"));
      options.name(t("Settings"));
      places.setAttribute("aria-label", t("Main menu"));
      brand.setAttribute("aria-label", t("Hoarfrost, home"));
      skip.textContent = t("Skip to the content");
      const whose = t("A fan implementation, not affiliated with the publishers of these games.");
      fan.textContent = `${whose} ${t("All texts and pictures here are our own.")}`;
      languages.relabel();
      showTheme();
    },
  };
  shell.relabel();
  return shell;
}

/**
 * A sheet holds on its own screens only; on others it loads behind everything else, and nobody waits for it.
 * @param {HTMLLinkElement} link
 */
export async function followScreen(link) {
  const screen = document.documentElement.dataset.screen ?? "";
  const holds = !link.dataset.screens || link.dataset.screens.split(" ").includes(screen);
  link.media = holds ? "all" : "not all";
  if (holds && !link.sheet)
    await new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
}

/**
 * The sheets of other screens are laid aside, so that each may call its parts by short names.
 * @param {string} screen
 */
async function useStyles(screen) {
  document.documentElement.dataset.screen = screen;
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-screens]"));
  await Promise.all(Array.from(links, followScreen));
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
  const name = (/** @type {string} */ text) => {
    label.textContent = text;
  };
  return { element, name };
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
  return theme === "dark" ? t("dark") : t("same as the system");
}
