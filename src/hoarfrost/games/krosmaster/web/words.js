// @ts-check
/** The sentences of Krosmaster: those of its own catalogue first, then the house's. */

import { list, textsOf } from "../../../web/js/lib/i18n.js";

export { list };
export const { t, plural } = textsOf("krosmaster");
