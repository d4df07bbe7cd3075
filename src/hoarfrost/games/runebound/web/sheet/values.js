// @ts-check
/** What a hero or an ally adds to the dice in the three phases, and how many wounds a hit brings. */

import { h, keyed, picture } from "../../../../web/js/lib/dom.js";
import { fill } from "../../../../web/js/lib/parts.js";
import { sign } from "../art/signs.js";
import { PHASES, signed } from "./figures.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../types.js").MemberFigures} MemberFigures */

export class Values {
  /** @param {RuneboundBoard} board @param {number} size  of the signs */
  constructor(board, size) {
    this.board = board;
    this.size = size;
    this.element = h("dl", { class: "rphases", dataset: { anchor: "values" } });
  }

  /** @param {MemberFigures} figures */
  draw({ attack, damage, defend }) {
    keyed(
      this.element,
      PHASES,
      (phase) => phase,
      (phase) => this.#phase(phase),
      (element, phase) => {
        const strikes = attack[phase] ?? 0;
        const guards = defend?.[phase] ?? strikes;
        const hits = damage[phase] ?? 0;
        fill(/** @type {Element} */ (element.lastChild), [strikes, guards, hits], () => [
          h("b", null, signed(strikes)),
          h("small", null, t("hits for {n}", { n: hits })),
          guards === strikes ? "" : h("small", null, t("defends {value}", { value: signed(guards) })),
        ]);
      },
    );
  }

  /** @param {string} phase */
  #phase(phase) {
    const { catalogue } = this.board;
    const { name, attribute, rule } = catalogue.thing("phases", phase);
    return h(
      "div",
      { class: `rphase ${phase}`, dataset: { rule, anchor: `value:${phase}` } },
      h(
        "dt",
        null,
        picture(sign(phase, { size: this.size })),
        h("b", null, name),
        h("small", null, catalogue.thing("attributes", attribute).name),
      ),
      h("dd"),
    );
  }
}
