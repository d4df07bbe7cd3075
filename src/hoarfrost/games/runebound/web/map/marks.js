// @ts-check
/** What is marked on the map, from what is asked, what is chosen and what is looked at. */

import { onSpaces } from "../choices.js";

/** @typedef {import("./overlay.js").Marks} Marks */
/** @typedef {import("../board.js").RuneboundBoard} RuneboundBoard */

/** @param {RuneboundBoard} board @returns {Marks} */
export function marksOf(board) {
  const { position } = board;
  if (!position) return {};
  return {
    active: position.active?.space ?? null,
    isOwn: position.isMyTurn,
    last: board.last,
    ...board.pointed,
    ...travelMarks(board),
  };
}

/** @param {RuneboundBoard} board @returns {Marks} */
function travelMarks(board) {
  const { travel, reach } = board;
  const legal = [...onSpaces(travel.onMap).keys()];
  if (!reach) return { legal, chosen: board.proposedSpace };
  const way = travel.way;
  return {
    legal,
    reach: reach.rolled ? reach.ways.filter(({ path }) => path.length).map(({ space }) => space) : [],
    frost: reach.rolled ? reach.ways.map(({ space, frost }) => ({ space, n: frost[0] })) : [],
    chances: reach.rolled ? [] : hopes(reach),
    chosen: travel.goal ?? board.proposedSpace,
    ...(way && reach.rolled ? { path: [reach.from, ...way.path], faces: way.dice } : {}),
  };
}

/** Before the roll, without the space where the hero stands. @param {import("../types.js").Reach} reach */
const hopes = (reach) =>
  reach.ways.filter(({ space }) => space !== reach.from).map(({ space, chance }) => ({ space, chance }));
