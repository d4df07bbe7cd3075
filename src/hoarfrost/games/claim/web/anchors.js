// @ts-check
/** What the lessons of Claim speak of: places and cards of the table by their names. */

/** @typedef {import("./board.js").ClaimBoard} ClaimBoard */
/** @typedef {ArrayLike<Element>} Elements */

/**
 * What can be meant, the likeliest first: it is the first that is seen, or else the last.
 * @type {Record<string, (board: ClaimBoard, ...more: string[]) => Elements[]>}
 */
const PLACES = {
  prize: ({ felt }) => [felt.prizes.children],
  deck: ({ felt }) => [[felt.deck]],
  trick: ({ felt }) => [[felt.lead.element, felt.second.element]],
  hand: ({ hand }) => [hand.element.children],
  rival: ({ above }) => [above.hand.children],
  card: ({ felt, hand, root }, code) =>
    [felt.trick, felt.prizes, hand.element, root].map(within(`[data-code="${code}"]`)),
  pile: ({ above, below, felt, position, votes }, kind, seat) => {
    if (kind === "discard") return [[felt.discard.element]];
    const strip = Number(seat) === position?.above ? above : below;
    return kind === "followers" ? [[strip.followers]] : [[votes.panel], [votes.strip]];
  },
  votes: ({ votes }, faction) =>
    faction ? [votes.rows, votes.strip].map(within(`.f-${faction}`)) : [[votes.panel], [votes.strip]],
  artifact: ({ artifacts }, id) =>
    [artifacts.bar, artifacts.element].map(within(id ? `[data-artifact="${id}"]` : "[data-artifact]")),
  choices: ({ picker, artifacts, hand }) => [[picker.element], [artifacts.bar], hand.element.children],
};

/**
 * @param {ClaimBoard} board
 * @param {string} at  such as "card:GO5"
 * @returns {Element[]}
 */
export function anchorOf(board, at) {
  const [place, ...more] = at.split(":");
  const meant = PLACES[place]?.(board, ...more).map((elements) => Array.from(elements)) ?? [];
  const there = meant.filter(({ length }) => length > 0);
  return there.find((elements) => elements.some((one) => one.checkVisibility())) ?? there.at(-1) ?? [];
}

/** @param {string} selector @returns {(place: Element) => Elements} */
const within = (selector) => (place) => place.querySelectorAll(selector);
