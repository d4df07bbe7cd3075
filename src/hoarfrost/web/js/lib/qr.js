// @ts-check
/** QR codes (ISO 18004): byte mode, error correction level M, versions 1 to 10. */

/** By version: codewords in all, of them for correction in each block, blocks, and where alignment marks stand. */
const VERSIONS = [
  { words: 26, correction: 10, blocks: 1, marks: [] },
  { words: 44, correction: 16, blocks: 1, marks: [6, 18] },
  { words: 70, correction: 26, blocks: 1, marks: [6, 22] },
  { words: 100, correction: 18, blocks: 2, marks: [6, 26] },
  { words: 134, correction: 24, blocks: 2, marks: [6, 30] },
  { words: 172, correction: 16, blocks: 4, marks: [6, 34] },
  { words: 196, correction: 18, blocks: 4, marks: [6, 22, 38] },
  { words: 242, correction: 22, blocks: 4, marks: [6, 24, 42] },
  { words: 292, correction: 22, blocks: 5, marks: [6, 26, 46] },
  { words: 346, correction: 26, blocks: 5, marks: [6, 28, 50] },
];

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Modules of quiet around the code. */
const QUIET = 4;

/**
 * The text of an SVG, to be named by who shows it. It is dark on light in every theme, as cameras want it.
 * @param {string} text at most 213 bytes
 * @returns {string}
 */
export function qr(text) {
  const grid = modules(text);
  const size = grid.length + 2 * QUIET;
  const square = (/** @type {number} */ x, /** @type {number} */ y) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  const path = grid.map((row, y) => row.map((dark, x) => (dark ? square(x, y) : "")).join("")).join("");
  return (
    `<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#ffffff"/><path d="${path}" fill="#14212d"/></svg>`
  );
}

/**
 * The modules of a code, true for dark.
 * @param {string} text
 * @returns {boolean[][]}
 */
export function modules(text) {
  const bytes = new TextEncoder().encode(text);
  const version = smallest(bytes.length);
  const words = interleaved(codewords(bytes, version), version);
  const candidates = MASKS.map((_, mask) => drawn(version, words, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}

/** @param {number} version */
function capacity(version) {
  const { words, correction, blocks } = VERSIONS[version - 1];
  return words - correction * blocks;
}

/** @param {number} version */
const countBits = (version) => (version < 10 ? 8 : 16);

/** @param {number} length */
function smallest(length) {
  const version = VERSIONS.findIndex((_, n) => 4 + countBits(n + 1) + 8 * length <= 8 * capacity(n + 1)) + 1;
  if (version === 0) throw new RangeError("This text is too long for a QR code.");
  return version;
}

/**
 * Mode, count, bytes, end and padding.
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function codewords(bytes, version) {
  /** @type {number[]} */
  const bits = [];
  const push = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * capacity(version);
  push(0, Math.min(4, room - bits.length));
  push(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room / 8 }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2));
}

/**
 * The words of all blocks in turn, then their correction in turn.
 * @param {number[]} data
 * @param {number} version
 */
function interleaved(data, version) {
  const { correction, blocks } = VERSIONS[version - 1];
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  const start = (/** @type {number} */ n) => n * short + Math.max(0, n - firstLong);
  const parts = Array.from({ length: blocks }, (_, n) => data.slice(start(n), start(n + 1)));
  const checks = parts.map((part) => remainder(part, correction));
  const turns = (/** @type {number[][]} */ lists, /** @type {number} */ length) =>
    Array.from({ length }, (_, n) => lists.filter((list) => n < list.length).map((list) => list[n])).flat();
  return [...turns(parts, short + 1), ...turns(checks, correction)];
}

/** Product in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let n = 7; n >= 0; n -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> n) & 1) * a;
  }
  return product;
}

/**
 * The Reed-Solomon correction of a block.
 * @param {number[]} data
 * @param {number} degree
 */
function remainder(data, degree) {
  let divisor = [1];
  for (let n = 0, root = 1; n < degree; n += 1, root = times(root, 2)) {
    divisor = [...divisor, 0].map((value, k) => value ^ (k ? times(divisor[k - 1], root) : 0));
  }
  let rest = Array(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0];
    rest = [...rest.slice(1), 0].map((value, k) => value ^ times(divisor[k + 1], factor));
  }
  return rest;
}

/**
 * @param {number} version
 * @param {number[]} words
 * @param {number} mask
 */
function drawn(version, words, mask) {
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  drawMarks(grid, version);
  drawFormat(grid, mask);
  if (version > 6) drawVersion(grid, version);
  drawWords(grid, words, MASKS[mask]);
  return /** @type {boolean[][]} */ (grid);
}

/** @typedef {(boolean | null)[][]} Grid null where nothing is drawn yet */

/**
 * Finders, alignment and timing.
 * @param {Grid} grid
 * @param {number} version
 */
function drawMarks(grid, version) {
  const last = grid.length - 1;
  for (const [cx, cy] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ]) {
    rings(grid, cx, cy, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const { marks } = VERSIONS[version - 1];
  for (const cx of marks)
    for (const cy of marks) if (grid[cy][cx] === null) rings(grid, cx, cy, 2, (ring) => ring !== 1);
  for (let n = 8; n < last - 7; n += 1) {
    grid[6][n] ??= n % 2 === 0;
    grid[n][6] ??= n % 2 === 0;
  }
}

/**
 * Squares around a centre, as far as they lie inside.
 * @param {Grid} grid
 * @param {number} cx
 * @param {number} cy
 * @param {number} radius
 * @param {(ring: number) => boolean} dark
 */
function rings(grid, cx, cy, radius, dark) {
  for (let y = cy - radius; y <= cy + radius; y += 1) {
    for (let x = cx - radius; x <= cx + radius; x += 1) {
      if (grid[y]?.[x] !== undefined) grid[y][x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
    }
  }
}

/**
 * A value with its BCH check bits behind it.
 * @param {number} value
 * @param {number} generator
 * @param {number} degree
 */
function checked(value, generator, degree) {
  let rest = value;
  for (let n = 0; n < degree; n += 1) rest = (rest << 1) ^ (((rest >> (degree - 1)) & 1) * generator);
  return (value << degree) | (rest & ((1 << degree) - 1));
}

/**
 * Level M is 00, so the format is the mask alone; it stands twice.
 * @param {Grid} grid
 * @param {number} mask
 */
function drawFormat(grid, mask) {
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  const bit = (/** @type {number} */ n) => ((bits >> n) & 1) === 1;
  const size = grid.length;
  for (let n = 0; n < 6; n += 1) grid[n][8] = bit(n);
  grid[7][8] = bit(6);
  grid[8][8] = bit(7);
  grid[8][7] = bit(8);
  for (let n = 9; n < 15; n += 1) grid[8][14 - n] = bit(n);
  for (let n = 0; n < 8; n += 1) grid[8][size - 1 - n] = bit(n);
  for (let n = 8; n < 15; n += 1) grid[size - 15 + n][8] = bit(n);
  grid[size - 8][8] = true;
}

/**
 * @param {Grid} grid
 * @param {number} version
 */
function drawVersion(grid, version) {
  const bits = checked(version, 0x1f25, 12);
  for (let n = 0; n < 18; n += 1) {
    const far = grid.length - 11 + (n % 3);
    const near = Math.floor(n / 3);
    grid[far][near] = grid[near][far] = ((bits >> n) & 1) === 1;
  }
}

/**
 * Pairs of columns from the right, up and down in turn, around what is drawn already.
 * @param {Grid} grid
 * @param {number[]} words
 * @param {(x: number, y: number) => boolean} mask
 */
function drawWords(grid, words, mask) {
  const size = grid.length;
  let at = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        const bit = at < 8 * words.length && ((words[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        grid[y][x] = bit !== mask(x, y);
        at += 1;
      }
    }
  }
}

/**
 * How hard a code is to read: long runs, blocks, likenesses of a finder, and too much of one colour.
 * @param {boolean[][]} grid
 */
function penalty(grid) {
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(""));
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce(
    (sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0),
    0,
  );
  let blocks = 0;
  for (let y = 1; y < grid.length; y += 1) {
    for (let x = 1; x < grid.length; x += 1) {
      const same =
        grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1];
      blocks += same ? 1 : 0;
    }
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
