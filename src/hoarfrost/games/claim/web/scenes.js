// @ts-check
/** What is shown large over the felt for a moment: an artifact that is played, Phase 2, a warning. */

import { location } from "./art/locations.js";
import { artifactCard } from "./art/cards.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { appear } from "../../../web/js/lib/motion.js";
import { t } from "./words.js";
import { effectText } from "./effects.js";

/**
 * @typedef {{kind: "phase"} | {kind: "artifact", artifact: string, seat: number, said: string}
 *   | {kind: "lava", effect: import("./types.js").Effect}} Scene
 */

export class Scenes {
  /** @type {Scene | null} */
  #shown = null;

  /** @param {import("./board.js").ClaimBoard} board */
  constructor(board) {
    this.board = board;
    // The log says the same to whoever cannot see it.
    this.element = h("div", { class: "scene", "aria-hidden": "true" });
    this.element.hidden = true;
  }

  /** @param {Scene | null} scene */
  draw(scene) {
    if (scene === this.#shown) return;
    this.#shown = scene;
    this.element.hidden = scene === null;
    if (!scene) return;
    this.element.dataset.scene = scene.kind;
    this.element.replaceChildren(...this.#parts(scene));
    void appear(this.element);
  }

  /** @param {Scene} scene */
  #parts(scene) {
    if (scene.kind === "phase") return [this.#words(t("Phase {n}", { n: 2 }), followed(this.board.table.me))];
    if (scene.kind === "lava") {
      const { name } = this.board.things.locations.lava_fields;
      return [picture(location("lava_fields")), this.#words(name, effectText(scene.effect, this.board))];
    }
    const { name, power } = this.board.things.artifacts[scene.artifact];
    return [picture(artifactCard(scene.artifact)), this.#words(name, power, scene.said)];
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} [said]
   */
  #words(title, text, said) {
    return h(
      "div",
      { class: "scenewords" },
      said ? h("p", { class: "scenesaid" }, said) : null,
      h("p", { class: "scenetitle" }, title),
      h("p", null, text),
    );
  }
}

/** @param {number | null} me */
function followed(me) {
  return me === null
    ? t("The Followers become the new hands.")
    : t("These cards followed you. Now they are your hand.");
}
