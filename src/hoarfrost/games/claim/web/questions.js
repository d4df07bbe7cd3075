// @ts-check
/** What is asked beside a card of the hand, sorted for a picker: which pictures, in which groups. */

import { artifact } from "./art/artifacts.js";
import { toxic } from "./art/cards.js";
import { h, picture } from "../../../web/js/lib/dom.js";
import { t } from "./words.js";
import { BACK, cardPicture, factionOf, isCard, readingOrder, valueText } from "./faces.js";

/** @typedef {import("../../../web/js/table/types.js").Choice} Choice */
/** @typedef {{choice: Choice, code: string | null, picture: () => Element, caption: string, rule: string}} Item */
/** @typedef {{title: string, faction: string | null, items: Item[]}} Group */
/**
 * @typedef {object} Question
 * @property {string} id the same for as long as it is the same question
 * @property {string} text
 * @property {Group[]} groups
 * @property {boolean} byValue whether names are asked for, not cards: shown by value, and a digit means a value
 * @property {boolean} pair whether two are chosen, in any order
 */

/** The card that a step names. @param {string} move */
export function cardIn(move) {
  const word = move.split(" ").at(-1) ?? "";
  return isCard(word) ? word : null;
}

/** Steps of a trick in which a card is played. */
const PLAYING = ["T4", "T7"];

/**
 * The question, if it is one for a picker.
 * @param {import("./position.js").Position} position
 * @param {import("./board.js").ClaimBoard} board
 * @returns {Question | null}
 */
export function questionOf(position, board) {
  const { table } = board;
  const choices = board.choices.filter(({ side }) => !side);
  if (!choices.length || table.me === null) return null;
  const [begun] = table.begun;
  if (begun === "!magic_wand") return signs(choices, board);
  if (begun?.startsWith("!"))
    return cards(
      `${begun} ${table.begun.length}`,
      artifactText(begun.slice(1), table.begun.length, board),
      choices,
      position,
      board,
      begun === "!wishing_lamp",
    );
  if (choices.some(({ move }) => move.startsWith("give ")))
    return {
      ...cards(
        `give ${choices.filter(({ next }) => next).length}`,
        t("The Tavern: which two cards do you give away?"),
        gifts(choices),
        position,
        board,
        false,
      ),
      pair: true,
    };
  if (choices.some(({ move }) => move.startsWith("take ")))
    return cards("take", prompt(board), choices, position, board, false);
  if (choices.some(({ move }) => move === "keep")) return seer(choices, position, board);
  if (choices.some(({ move }) => move.startsWith("peek "))) return toxics(choices, position, board);
  if (isFromScore(position)) return cards("book", prompt(board), choices, position, board, false);
  return null;
}

/** Whether the lead is chosen from the score pile (Book of Memories). @param {import("./position.js").Position} position */
export function isFromScore({ view, below }) {
  return view.step === "T4" && view.bookArmed && view.score[below].length > 0 && !view.forced[below].length;
}

/** @param {import("./position.js").Position} position */
export const isCardAsked = ({ view, below }) =>
  PLAYING.includes(view.step) && view.asked === below && !view.pending;

/** @param {import("./board.js").ClaimBoard} board */
const prompt = ({ table }) => table.state?.prompt ?? "";

/**
 * @param {string} id
 * @param {number} step
 * @param {import("./board.js").ClaimBoard} board
 */
function artifactText(id, step, { things }) {
  const { name } = things.artifacts[id];
  if (id === "wishing_lamp") return t("{artifact}: which card must be played?", { artifact: name });
  if (id === "endless_rope")
    return t("{artifact}: which card of your score pile do you take back?", { artifact: name });
  if (id === "spyglass" && step > 1)
    return t("{artifact}: which discarded card do you take?", { artifact: name });
  if (id === "spyglass") return t("{artifact}: which won card do you give away?", { artifact: name });
  return t("{artifact}: what do you choose?", { artifact: name });
}

/**
 * Cards, by faction if there are many.
 * @param {string} id
 * @param {string} text
 * @param {Choice[]} choices
 * @param {import("./position.js").Position} position
 * @param {import("./board.js").ClaimBoard} board
 * @param {boolean} byValue
 * @returns {Question}
 */
function cards(id, text, choices, { mix }, { things }, byValue) {
  const order = readingOrder(mix);
  const items = choices.map((choice) => ({ choice, code: cardIn(choice.move) ?? BACK }));
  items.sort((a, b) => order(a.code, b.code));
  const toItem = (/** @type {{choice: Choice, code: string}} */ { choice, code }) => ({
    choice,
    code,
    picture: () => (byValue ? h("span", { class: "pickvalue" }, valueText(code)) : cardPicture(code, things)),
    caption: "",
    rule: code === BACK ? "" : things.factions[factionOf(code)].rule,
  });
  const groups = mix
    .map((faction) => ({
      title: things.factions[faction].name,
      faction,
      items: items.filter(({ code }) => code !== BACK && factionOf(code) === faction).map(toItem),
    }))
    .filter((group) => group.items.length);
  return { id, text, groups, byValue, pair: false };
}

/**
 * Every card that can be one of the two: in a path only those after the first may follow. Two that look alike
 * are two.
 * @param {Choice[]} choices
 */
function gifts(choices) {
  const found = [...choices];
  const named = new Set(choices.map(({ move }) => cardIn(move)));
  for (const { move, next = [] } of choices) {
    for (const last of next) {
      const code = cardIn(last.move);
      if (named.has(code) && code !== cardIn(move)) continue;
      named.add(code);
      found.push(last);
    }
  }
  return found;
}

/**
 * The move that gives these two, in the order in which the server knows it; null if they are not a pair.
 * @param {Choice[]} choices
 * @param {string[]} codes
 */
export function giftOf(choices, codes) {
  for (const [first, second] of [codes, [...codes].reverse()]) {
    const choice = choices.find(({ move }) => cardIn(move) === first);
    const last = choice?.next?.find(({ move }) => cardIn(move) === second);
    if (choice && last) return `${choice.move} ${last.move}`;
  }
  return null;
}

/**
 * @param {Choice[]} choices
 * @param {import("./board.js").ClaimBoard} board
 * @returns {Question}
 */
function signs(choices, { things }) {
  const items = choices.map((choice) => ({
    choice,
    code: null,
    picture: () => picture(artifact("magic_wand")),
    caption: choice.move.replace("-", "\u2212"),
    rule: "claim.artifact.magic_wand",
  }));
  return {
    id: "wand",
    text: t("{artifact}: 2 more or 2 less on your card?", { artifact: things.artifacts.magic_wand.name }),
    groups: [{ title: "", faction: null, items }],
    byValue: false,
    pair: false,
  };
}

/**
 * The Seer: the prize on one side, the top card on the other.
 * @param {Choice[]} choices
 * @param {import("./position.js").Position} position
 * @param {import("./board.js").ClaimBoard} board
 * @returns {Question}
 */
function seer(choices, position, board) {
  const prize = position.prizes.at(-1)?.code ?? BACK,
    top = position.top?.code ?? BACK;
  /** @type {Record<string, string>} */
  const shown = { keep: prize, look: BACK, take: top };
  const items = choices.map((choice) => ({
    choice,
    code: shown[choice.move],
    picture: () => cardPicture(shown[choice.move], board.things),
    caption: choice.label,
    rule: "claim.claim2.seers",
  }));
  items.sort((a, b) => Number(b.choice.move === "keep") - Number(a.choice.move === "keep"));
  return {
    id: `seer ${top}`,
    text: prompt(board),
    groups: [{ title: "", faction: null, items }],
    byValue: false,
    pair: false,
  };
}

/**
 * @param {Choice[]} choices
 * @param {import("./position.js").Position} position
 * @param {import("./board.js").ClaimBoard} board
 * @returns {Question}
 */
function toxics(choices, { view }, board) {
  const items = choices
    .filter(({ move }) => move.startsWith("peek "))
    .map((choice) => {
      const value = view.toxic[Number(choice.move.slice(5))];
      return {
        choice,
        code: null,
        picture: () => picture(toxic({ value: value === BACK ? null : value })),
        caption: choice.label,
        rule: "claim.fire.poisoner",
      };
    });
  return {
    id: "peek",
    text: prompt(board),
    groups: [{ title: "", faction: null, items }],
    byValue: false,
    pair: false,
  };
}
