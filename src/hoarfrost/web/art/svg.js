// What every picture is drawn with. Each function returns the text of (a part of) an SVG.
// Grammar of a linocut: one ink mass, cuts carved out of it, at most one spot of a second colour.
//   --e-ink  the printed mass   --e-cut  the bare ground seen through the cuts   --e-spot  the second block

export const INK = "var(--e-ink, currentColor)";
export const CUT = "var(--e-cut, #fbf9f3)";
export const SPOT = "var(--e-spot, #b4471f)";

/** @param {number} value */
export const short = (value) => Math.round(value * 100) / 100;

/**
 * A closed mass.
 * @param {string} d @param {string} [fill]
 */
export const mass = (d, fill = INK) => `<path d="${d}" fill="${fill}"/>`;

/**
 * A line of even width.
 * @param {string} d @param {number} [width] @param {string} [stroke]
 */
export const line = (d, width = 2.4, stroke = CUT) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * @param {number} x @param {number} y @param {number} r @param {string} [fill]
 */
export const dot = (x, y, r, fill = CUT) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/**
 * The outline of a gouge: one stroke of the V-tool, blunt where it enters, a point where it leaves.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} w
 */
export function stroke(x1, y1, x2, y2, w) {
  const dx = x2 - x1,
    dy = y2 - y1,
    length = Math.hypot(dx, dy) || 1;
  const px = (-dy / length) * w,
    py = (dx / length) * w;
  const mx = x1 + dx * 0.32,
    my = y1 + dy * 0.32;
  return (
    `M${short(x1)} ${short(y1)}Q${short(mx + px)} ${short(my + py)} ${short(x2)} ${short(y2)}` +
    `Q${short(mx - px)} ${short(my - py)} ${short(x1)} ${short(y1)}Z`
  );
}

/**
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 * @param {number} [w] @param {string} [fill]
 */
export const gouge = (x1, y1, x2, y2, w = 2.6, fill = CUT) => mass(stroke(x1, y1, x2, y2, w), fill);

/**
 * Several gouges in one path, each `[x1, y1, x2, y2, width]`.
 * @param {number[][]} list @param {string} [fill]
 */
export const gouges = (list, fill = CUT) =>
  mass(list.map(([x1, y1, x2, y2, w = 2.6]) => stroke(x1, y1, x2, y2, w)).join(""), fill);

/**
 * A drawing and its mirror image, on the 64 grid.
 * @param {string} half
 */
export const mirrored = (half) => `${half}<g transform="matrix(-1 0 0 1 64 0)">${half}</g>`;

/**
 * Words that come from outside, made safe for the text of an SVG.
 * @param {string} text
 */
export const words = (text) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/**
 * @typedef {object} Frame  how a picture is put on the page
 * @property {number} [size]  width and height in pixels
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [title]  its name for those who cannot see it; without one it is decoration
 * @property {string} [cls]  further classes
 * @property {boolean} [slice]  fill the box and cut off what does not fit
 */

/**
 * @param {string} viewBox @param {string} body @param {Frame} [frame]
 */
export function drawing(
  viewBox,
  body,
  { size, width = size, height = size, title, cls = "", slice = false } = {},
) {
  const box =
    (width ? ` width="${width}"` : "") +
    (height ? ` height="${height}"` : "") +
    (slice ? ' preserveAspectRatio="xMidYMid slice"' : "");
  const name = title ? ` role="img" aria-label="${words(title)}"` : ' aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="hf ${cls}"${box}${name}>${body}</svg>`;
}
