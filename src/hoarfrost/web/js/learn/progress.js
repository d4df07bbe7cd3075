// @ts-check
/** How many lessons are done, in words and as a row of crystals. */

import { rime } from "../../art/scenery.js";
import { drawing } from "../../art/svg.js";
import { h, picture } from "../lib/dom.js";
import { number, plural } from "../lib/i18n.js";

/** @param {{isDone: boolean}[]} all */
export function progress(all) {
  const done = all.filter(({ isDone }) => isDone).length;
  return h(
    "p",
    { class: "progress" },
    h(
      "span",
      { class: "row", "aria-hidden": "true" },
      all.map(({ isDone }) =>
        h(
          "span",
          { class: isDone ? "flake done" : "flake" },
          picture(drawing("0 0 16 16", rime(8, 8, 7.5, "currentColor"), { size: 16 })),
        ),
      ),
    ),
    plural("{done} of {n} lesson done", "{done} of {n} lessons done", { done: number(done), n: all.length }),
  );
}
