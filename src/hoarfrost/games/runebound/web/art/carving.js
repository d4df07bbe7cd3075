// @ts-check
/** What the drawings of Runebound are carved with, besides the tools of the house. */
// cuts("x y x y w; ...", fill?), ring(x, y, r, w, stroke?), oval(x, y, rx, ry, fill?), put(group, x, y, size),
// apart(d, w, ink?), faint(group, opacity)

import { CUT, INK, SPOT, gouges, line } from "../../../../web/art/svg.js";

/**
 * Gouges in a few letters: `x1 y1 x2 y2 width`, one after the other with a semicolon between.
 * @param {string} list @param {string} [fill]
 */
export const cuts = (list, fill = CUT) =>
  gouges(
    list.split(";").map((one) => one.trim().split(/\s+/).map(Number)),
    fill,
  );

/** @param {number} x @param {number} y @param {number} r @param {number} w @param {string} [stroke] */
export const ring = (x, y, r, w, stroke = CUT) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} [fill] */
export const oval = (x, y, rx, ry, fill = CUT) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A line that stays apart from the mass behind it. @param {string} d @param {number} w @param {string} [ink] */
export const apart = (d, w, ink = INK) => line(d, w + 3.6) + line(d, w, ink);

/**
 * A drawing on the 64 grid within another one.
 * @param {string} group @param {number} x @param {number} y @param {number} size
 */
export const put = (group, x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${Math.round((size / 64) * 1000) / 1000})">${group}</g>`;

/** Turned around the middle of the 64 grid. @param {string} group @param {number} angle */
export const turned = (group, angle) => `<g transform="rotate(${angle} 32 32)">${group}</g>`;

/**
 * Up to four notches below a drawing that stands for several things, so that they are told apart: by the id.
 * @param {string} group @param {string} id
 */
export function notched(group, id) {
  const sum = [...id].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 997, 7);
  const marks = [0, 1, 2, 3].map((n) =>
    (sum >> n) & 1 ? `M${44 + n * 5} 62V${sum % 3 === n ? 50 : 55}` : `M${44 + n * 5} 62V60`,
  );
  return put(group, 0, 0, 56) + line(marks.join(""), 2.6, SPOT);
}
