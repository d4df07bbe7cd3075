// @ts-check
/** The sentences of Runebound: those of its own catalogue first, then the house's. */

import { list, number, percent, textsOf } from "../../../web/js/lib/i18n.js";

export { list, number, percent };
export const { t, plural } = textsOf("runebound");

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text */
export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);
