// @ts-check
/** Where a sentence stands: beside the thing it speaks of, and over nothing that has to be seen. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {"right" | "left" | "above" | "below"} Side */
/** @typedef {{left: number, top: number, side: Side | null}} Place */

/** Between the bubble and its thing, and between the bubble and the edge of the room. */
const GAP = 16;
const EDGE = 8;

/** @type {Side[]} */
const SIDES = ["right", "left", "above", "below"];

/**
 * The place beside a thing that covers least: in its middle, else shifted along it.
 * @param {Box} thing
 * @param {Size} size  of the bubble
 * @param {Box} room
 * @param {Box[]} kept  what must not be covered
 * @param {Box[]} seen  what had better not be covered
 * @returns {Place | null}
 */
export function beside(thing, size, room, kept, seen) {
  const free = SIDES.flatMap((side) => along(side, thing, size, room)).filter((place) =>
    isFree(boxAt(place, size), room, [thing, ...kept]),
  );
  const covered = (/** @type {Place} */ place) => sum(seen.map((one) => shared(boxAt(place, size), one)));
  const [best] = free.map((place) => ({ place, cost: covered(place) })).sort((a, b) => a.cost - b.cost);
  return best?.place ?? null;
}

/**
 * The fixed place: in the middle, above what the learner answers with.
 * @param {Box} answer
 * @param {Size} size
 * @param {Box} room
 * @param {Box[]} kept
 * @returns {Place | null}
 */
export function above(answer, size, room, kept) {
  const left = clamped(
    (answer.left + answer.right - size.width) / 2,
    room.left + EDGE,
    room.right - EDGE - size.width,
  );
  const place = { left, top: answer.top - GAP - size.height, side: null };
  return isFree(boxAt(place, size), room, [answer, ...kept]) ? place : null;
}

/**
 * The middle of the side first, then from one end of it to the other.
 * @param {Side} side @param {Box} thing @param {Size} size @param {Box} room
 * @returns {Place[]}
 */
function along(side, thing, { width, height }, room) {
  const isBeside = side === "right" || side === "left";
  const [start, end, length] = isBeside
    ? [thing.top, thing.bottom, height]
    : [thing.left, thing.right, width];
  const [first, last] = isBeside ? [room.top, room.bottom] : [room.left, room.right];
  const shifts = [(start + end - length) / 2, start, end - length].map((shift) =>
    clamped(shift, first + EDGE, last - EDGE - length),
  );
  const across = {
    right: thing.right + GAP,
    left: thing.left - GAP - width,
    above: thing.top - GAP - height,
    below: thing.bottom + GAP,
  }[side];
  return shifts.map((shift) =>
    isBeside ? { left: across, top: shift, side } : { left: shift, top: across, side },
  );
}

/** @param {number} value @param {number} least @param {number} most */
const clamped = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {{left: number, top: number}} place @param {Size} size @returns {Box} */
const boxAt = ({ left, top }, { width, height }) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** @param {Box} box @param {Box} room @param {Box[]} kept */
const isFree = (box, room, kept) =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.right <= room.right &&
  box.bottom <= room.bottom &&
  kept.every((one) => shared(box, one) === 0);

/** How much two boxes have in common. @param {Box} a @param {Box} b */
function shared(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
