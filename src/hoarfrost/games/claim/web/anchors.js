// @ts-check
/** What the lessons of Claim speak of: places and cards of the table by their names. */

/** @typedef {import("./board.js").ClaimBoard} ClaimBoard */

/** @type {Record<string, (board: ClaimBoard, ...more: string[]) => (Element | null | undefined)[]>} */
const PLACES = {
  prize: ({ felt }) => [felt.prizes.lastElementChild],
  deck: ({ felt }) => [felt.deck],
  trick: ({ felt }) => [felt.trick],
  hand: ({ hand }) => [hand.element],
  rival: ({ above }) => [above.hand],
  card: ({ felt, hand, root }, code) =>
    [felt.trick, felt.prizes, hand.element, root].map(first(`[data-code="${code}"]`)),
  pile: ({ above, below, felt, position, votes }, kind, seat) => {
    if (kind === "discard") return [felt.discard.element];
    const strip = Number(seat) === position?.above ? above : below;
    return kind === "followers" ? [strip.followers] : [votes.panel, votes.strip];
  },
  votes: ({ votes }, faction) =>
    faction ? [votes.rows, votes.strip].map(first(`.f-${faction}`)) : [votes.panel, votes.strip],
  artifact: ({ artifacts, felt }, id) =>
    id
      ? [felt.window, artifacts.element].map(first(`[data-artifact="${id}"]`))
      : [artifacts.bar, artifacts.element],
  choices: ({ picker, artifacts, hand }) => [picker.element, artifacts.bar, hand.element],
};

/**
 * The first of the places that can be meant which is seen.
 * @param {ClaimBoard} board
 * @param {string} at  such as "card:GO5"
 */
export function anchorOf(board, at) {
  const [place, ...more] = at.split(":");
  return PLACES[place]?.(board, ...more).find((element) => element?.checkVisibility()) ?? null;
}

/** @param {string} selector @returns {(place: Element) => Element | null} */
const first = (selector) => (place) => place.querySelector(selector);
