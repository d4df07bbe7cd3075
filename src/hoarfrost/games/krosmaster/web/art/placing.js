// @ts-check
/** A drawing within another one. */

/**
 * @param {string} picture  the text of a part of an SVG
 * @param {number} x @param {number} y @param {number} scale
 */
export const put = (picture, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${picture}</g>`;
