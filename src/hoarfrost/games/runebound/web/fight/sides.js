// @ts-check
/** The two sides of a fight, face to face: portraits, Life and Stamina, and the text of a challenge. */

import { h, picture } from "../../../../web/js/lib/dom.js";
import { foe as foePicture } from "../art/foes.js";
import { marker } from "../art/heroes.js";
import { token } from "../art/tokens.js";
import { plural, t } from "../words.js";
import { cardOf, pips } from "./parts.js";

/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */
/** @typedef {import("../position.js").Position} Position */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").Fight} FightView */
/** @typedef {import("./types.js").SceneOutlook} SceneOutlook */
/** A hero or an ally: the card, its counters, and Life and Stamina as they hold now.
 * @typedef {{card: string, counters: Counters, life: number, stamina: number}} Member */

const PORTRAIT = 76,
  SMALL = 36;
/** Lines of a challenge that only repeat its figures. */
const FIGURES = 5;

/** The party of a seat. @param {Position} position @param {number} seat @returns {Member[]} */
export function membersOf(position, seat) {
  const party = position.party(seat);
  const figures = position.view.figures?.[seat]?.members ?? [];
  const all = [{ card: party.hero ?? "", counters: party.counters }, ...party.allies];
  return all.map(({ card, counters }, n) => {
    const printed = position.catalogue.card(card);
    const { life = printed.life ?? 0, stamina = printed.stamina ?? 0 } = figures[n] ?? {};
    return { card, counters, life, stamina };
  });
}

/**
 * A hero with allies; those of the challenge part stay out of a combat between heroes.
 * @param {RuneboundBoard} board
 * @param {Position} position
 * @param {number} seat
 * @param {string} role  what this side does
 */
export function heroSide(board, position, seat, role) {
  const [hero, ...allies] = membersOf(position, seat);
  const isAlone = position.fight?.other === seat;
  const { catalogue } = position;
  return [
    h(
      "div",
      { class: "fighter", dataset: { anchor: `fighter:${hero.card}` } },
      picture(
        marker(hero.card, { seat: position.shape(seat), like: catalogue.card(hero.card), size: PORTRAIT }),
      ),
      h(
        "div",
        null,
        h("h3", null, board.table.mark(seat), catalogue.card(hero.card).name),
        lifeOf(hero),
        staminaOf(hero),
        role ? h("p", { class: "role" }, role) : "",
      ),
    ),
    ...(isAlone ? [] : allies.map((ally) => allyRow(position, ally))),
  ];
}

/** @param {Position} position @param {Member} ally */
function allyRow({ catalogue }, ally) {
  return h(
    "div",
    { class: "fighter ally", dataset: { anchor: `fighter:${ally.card}` } },
    picture(cardOf(catalogue, ally.card, SMALL)),
    h(
      "div",
      null,
      h("h3", null, catalogue.card(ally.card).name),
      h("div", { class: "vitals" }, lifeOf(ally), staminaOf(ally)),
    ),
  );
}

/** A heart or a bolt as on the sheet: on a phone there is no room for the word. @param {"life" | "stamina"} id */
const signOf = (id) => picture(token(id, { size: 14 }));

/** @param {Member} member */
function lifeOf({ life, counters }) {
  const left = Math.max(0, life - counters.wound - counters.white_death);
  const label = t("Life: {left} of {most}", { left, most: life });
  return h(
    "p",
    { class: "vital", dataset: { rule: "rune.core.life" } },
    signOf("life"),
    h("b", null, String(left)),
    pips(label, life, [
      { cls: "wound", n: counters.wound },
      { cls: "white", n: counters.white_death },
    ]),
    h("small", null, t("Life")),
  );
}

/** @param {Member} member */
function staminaOf({ stamina, counters }) {
  if (!stamina) return "";
  const left = Math.max(0, stamina - counters.exhaustion);
  const label = t("Stamina: {left} of {most}", { left, most: stamina });
  return h(
    "p",
    { class: "vital stamina", dataset: { rule: "rune.core.life" } },
    signOf("stamina"),
    h("b", null, String(left)),
    pips(label, stamina, [{ cls: "spent", n: counters.exhaustion }]),
    h("small", null, t("Stamina")),
  );
}

/** A challenge. @param {Position} position @param {FightView} fight @param {SceneOutlook | null} scene */
export function foeSide({ catalogue }, fight, scene) {
  const id = fight.foe ?? "";
  const thing = catalogue.adventure(id);
  const life = scene?.life ?? Math.max(1, (thing.life ?? 1) + fight.foeLife);
  const left = scene?.left ?? Math.max(0, life - fight.wounds);
  const label = t("Life: {left} of {most}", { left, most: life });
  return [
    h(
      "div",
      { class: "fighter", dataset: { anchor: `fighter:${id}` } },
      picture(foePicture(id, { thing, size: PORTRAIT })),
      h(
        "div",
        null,
        h("h3", { dataset: { rule: thing.rule } }, thing.name),
        h(
          "p",
          { class: "vital", dataset: { rule: "rune.combat.win" } },
          signOf("life"),
          h("b", null, String(left)),
          pips(label, life, [{ cls: "wound", n: life - left }]),
          h("small", null, t("Life")),
        ),
        h("p", { class: "role" }, headOf(catalogue, thing)),
      ),
    ),
    h("ul", { class: "foetext" }, ...(thing.text ?? []).slice(FIGURES).map((line) => h("li", null, line))),
  ];
}

/** @param {import("../catalogue.js").Catalogue} catalogue @param {import("../types.js").Adventure} thing */
function headOf(catalogue, { colour, trait }) {
  const words = [
    colour ? catalogue.thing("colours", colour).name : "",
    trait ? catalogue.thing("traits", trait).name : "",
  ];
  return words.filter(Boolean).join(", ");
}

/** "2 wounds". @param {number} n */
export const woundsText = (n) => plural("{n} wound", "{n} wounds", { n });
