// @ts-check
/** Signs of the interface, as texts of an SVG: a grid of 20, one stroke. */

/**
 * @param {string} strokes
 * @param {number} [size]
 */
const icon = (strokes, size = 20) =>
  `<svg class="icon" viewBox="0 0 20 20" width="${size}" height="${size}" fill="none" stroke="currentColor" ` +
  `stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${strokes}</svg>`;

export const CROSS = icon('<path d="M4.5 4.5L15.5 15.5M15.5 4.5L4.5 15.5"/>', 18);
export const EYE = icon(
  '<path d="M2.5 10C4.5 6.4 7 4.6 10 4.6S15.5 6.4 17.5 10C15.5 13.6 13 15.4 10 15.4S4.5 13.6 2.5 10Z"/>' +
    '<circle cx="10" cy="10" r="2.4"/>',
  18,
);
export const LOCK = icon(
  '<rect x="4.5" y="9" width="11" height="7.5" rx="1.5"/><path d="M7 9V6.6A3 3 0 0 1 13 6.6V9"/>',
  18,
);
export const UNDO = icon('<path d="M7.5 4L3.5 8L7.5 12M3.5 8H12A4.2 4.2 0 0 1 12 16.4H7"/>', 18);
export const LAMP = icon(
  '<path d="M7.6 13.4C7.4 11.6 5 10.4 5 7.6A5 5 0 0 1 15 7.6C15 10.4 12.6 11.6 12.4 13.4ZM8.2 16.6H11.8"/>',
  18,
);
export const UP = icon('<path d="M10 16V4.5M5 9.5L10 4.5L15 9.5"/>', 18);
export const CARDS = icon(
  '<rect x="7" y="3" width="9" height="13" rx="1.5"/><path d="M7 6L3.5 7.2L7 16M10 8L11.5 6L13 8L11.5 12Z"/>',
);
export const BOOK = icon(
  '<path d="M10 5C8 3.6 5.5 3.4 3 3.8V15.6C5.5 15.2 8 15.4 10 16.8C12 15.4 14.5 15.2 17 15.6V3.8' +
    'C14.5 3.4 12 3.6 10 5ZV16.8"/>',
);
export const SLIDERS = icon(
  '<path d="M3 6H9M14 6H17M3 14H6M11 14H17"/><circle cx="11.5" cy="6" r="2.2"/><circle cx="8.5" cy="14" r="2.2"/>',
);
export const HALF = icon(
  '<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5A6.5 6.5 0 0 1 10 16.5Z" fill="currentColor"/>',
);
export const SUN = icon(
  '<circle cx="10" cy="10" r="3.6"/><path d="M10 2.4V4M10 16V17.6M2.4 10H4M16 10H17.6M4.6 4.6L5.8 5.8' +
    'M14.2 14.2L15.4 15.4M4.6 15.4L5.8 14.2M14.2 5.8L15.4 4.6"/>',
);
export const MOON = icon('<path d="M15.8 12.4A6.8 6.8 0 1 1 8.4 3.6A5.4 5.4 0 0 0 15.8 12.4Z"/>');
export const CHECK = icon('<path d="M4 10.5L8.2 14.7L16 5.6"/>', 18);
export const LEAVE = icon('<path d="M12 4.5L6.5 10L12 15.5"/>', 18);
export const BACK = icon('<path d="M8 5L4 9L8 13M4 9H11.5A4 4 0 0 1 11.5 17H9"/>', 18);
export const AGAIN = icon('<path d="M15.5 8.2A6 6 0 1 0 16 11.5M15.8 4V8.4H11.4"/>', 18);
