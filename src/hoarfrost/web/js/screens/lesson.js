// @ts-check
/** One lesson of a game. */

import { get } from "../lib/api.js";
import { boardOf } from "../lib/games.js";
import { t } from "../lib/i18n.js";
import { toast } from "../lib/dialog.js";
import { lessons } from "../lib/store.js";
import { playComputer } from "../home/begin.js";
import { playText } from "../home/ways.js";
import { lessonsOf } from "../learn/course.js";
import { drawFinished } from "../learn/finished.js";
import { Lesson } from "../learn/lesson.js";
import { LessonSource } from "../learn/source.js";

/**
 * @param {HTMLElement} root
 * @param {{game: string, lesson: string}} params
 * @param {import("../main.js").App} app
 */
export async function open(root, { game, lesson: id }, app) {
  let shown = await show([]);
  return {
    close: () => shown.close(),
    async relabel() {
      const before = shown;
      const { moves } = before.source;
      before.close();
      shown = await show(moves);
    },
  };

  /** @param {string[]} moves */
  async function show(moves) {
    const source = new LessonSource(game, id);
    const [all, about, modules] = await Promise.all([
      lessonsOf(game),
      get(`/api/games/${encodeURIComponent(game)}`),
      boardOf(game),
      source.go(moves),
    ]);
    const info = /** @type {import("../learn/course.js").LessonInfo} */ (all.find((one) => one.id === id));
    app.game(game);
    app.title(t("Lesson: {title}", { title: info.title }));
    root.dataset.game = game;
    const list = `#/learn/${game}`;
    return new Lesson(root, source, info, about, modules, {
      leave: () => app.go(list),
      finished({ next }) {
        lessons.finish(game, id);
        const done = lessons.done(game);
        return drawFinished({
          title: info.title,
          all: all.map((one) => ({ id: one.id, isDone: done.includes(one.id) })),
          next: next && `#/learn/${game}/${next}`,
          list,
          playText: playText(about),
          play: () => void playComputer(about, app).catch((error) => toast(error.message)),
        });
      },
    });
  }
}
