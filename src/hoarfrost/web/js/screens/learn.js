// @ts-check
/** The lessons of a game: what each shows, which are done, and which comes next. */

import { h, picture } from "../lib/dom.js";
import { games, partOf } from "../lib/games.js";
import { number, t } from "../lib/i18n.js";
import { CHECK } from "../lib/icons.js";
import { lessons } from "../lib/store.js";
import { lessonsOf } from "../learn/course.js";
import { progress } from "../learn/progress.js";

/** @typedef {import("../learn/course.js").LessonInfo} LessonInfo */
/** @typedef {(kind: string, id: string) => string | null} PictureOf */

/**
 * @param {HTMLElement} root
 * @param {{game: string | null}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { game: named }, app) {
  const known = await games();
  const game = known.find(({ name, lessons }) => (named ? name === named : lessons > 0));
  if (!game) throw new Error(t("There are no lessons here."));
  app.title(t("Learn {game}", { game: game.title }));
  app.game(game.name);
  const [all, pictures] = await Promise.all([lessonsOf(game.name), partOf(game.name, "pictures")]);
  const done = lessons.done(game.name);
  const marked = all.map((lesson) => ({ ...lesson, isDone: done.includes(lesson.id) }));
  const next = marked.find(({ isDone }) => !isDone) ?? null;
  const way = (/** @type {LessonInfo} */ { id }) => `#/learn/${game.name}/${id}`;
  root.replaceChildren(
    h(
      "div",
      { class: "learn-page" },
      h(
        "header",
        { class: "learn-head" },
        h("h1", { class: "display" }, t("Learn {game}", { game: game.title })),
        h("p", { class: "muted" }, t("Each lesson takes about a minute. Take them in any order.")),
        progress(marked),
        next && h("a", { class: "btn primary", href: way(next) }, goOn(next, marked)),
      ),
      h(
        "ol",
        { class: "lessons" },
        marked.map((lesson, n) =>
          entry(lesson, n, way(lesson), lesson === next, pictures?.pictureOf ?? (() => null)),
        ),
      ),
    ),
  );
}

/**
 * @param {LessonInfo} next
 * @param {{isDone: boolean}[]} all
 */
function goOn({ title }, all) {
  return all.some(({ isDone }) => isDone)
    ? t("Go on: {lesson}", { lesson: title })
    : t("Start the first lesson");
}

/**
 * @param {LessonInfo & {isDone: boolean}} lesson
 * @param {number} index
 * @param {string} href
 * @param {boolean} isNext
 * @param {PictureOf} pictureOf
 */
function entry({ id, title, about, isDone }, index, href, isNext, pictureOf) {
  const drawn = pictureOf("lessons", id);
  return h(
    "li",
    { class: isNext ? "next" : "" },
    h(
      "a",
      { class: "panel lesson-link", href },
      h(
        "span",
        { class: "lesson-picture", "aria-hidden": "true" },
        drawn ? picture(drawn) : h("b", { class: "display" }, number(index + 1)),
      ),
      h(
        "span",
        { class: "lesson-text" },
        h("b", { class: "display" }, `${number(index + 1)}. ${title}`),
        h("span", { class: "muted" }, about),
      ),
      isDone ? h("span", { class: "done-mark" }, picture(CHECK), t("Finished")) : null,
    ),
  );
}
