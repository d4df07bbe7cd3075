// Winter around the games: firs, rime, the grain of the block, the landscape of the home page, the mark.
import { CUT, INK, dot, drawing, gouge, gouges, mass, short } from "./svg.js";

/**
 * A fir seen from the side, standing on (x, y), h high.
 * @param {number} x @param {number} y @param {number} h @param {string} [fill] @param {string} [cut]
 */
export function fir(x, y, h, fill = INK, cut = CUT) {
  const w = h * 0.36;
  const right = [
    [0.52, 0.7],
    [0.28, 0.71],
    [0.78, 0.4],
    [0.45, 0.42],
    [1, 0.1],
    [0.16, 0.13],
    [0.16, 0],
  ];
  const outline = [[0, 1], ...right, ...right.map(([a, b]) => [-a, b]).reverse()];
  const points = outline.map(([a, b]) => `${short(x + a * w)} ${short(y - b * h)}`).join("L");
  if (h <= 14) return mass(`M${points}Z`, fill);
  return (
    mass(`M${points}Z`, fill) +
    gouge(x + w * 0.05, y - h * 0.86, x - w * 0.3, y - h * 0.72, h * 0.045, cut) +
    gouge(x + w * 0.1, y - h * 0.6, x - w * 0.5, y - h * 0.44, h * 0.05, cut) +
    gouge(x + w * 0.1, y - h * 0.31, x - w * 0.7, y - h * 0.15, h * 0.055, cut)
  );
}

/**
 * A field of gouges: the ground of tables and skies. The same for the same seed.
 * @param {number} w @param {number} h @param {number} count @param {number} [seed] @param {string} [fill]
 * @param {number} [min] @param {number} [max]
 */
export function grain(w, h, count, seed = 7, fill = "var(--gouge)", min = 14, max = 46) {
  let x = (seed * 2654435761) % 4294967296;
  const chance = () => {
    x = (x * 1664525 + 1013904223) % 4294967296;
    return x / 4294967296;
  };
  const field = [];
  for (let i = 0; i < count; i++) {
    const length = min + chance() * (max - min),
      px = chance() * w,
      py = chance() * h;
    field.push([px, py, px + length, py + (chance() - 0.5) * 5, 0.8 + chance() * 1.1]);
  }
  return gouges(field, fill);
}

/** One arm of a crystal of size 1, pointing up: `[x1, y1, x2, y2, width]`. */
const ARM = [
  [0, 0, 0, -1, 0.085],
  ...[
    [0.42, 0.26, 0.68, 0.06],
    [0.68, 0.17, 0.86, 0.05],
    [0.2, 0.16, 0.36, 0.05],
  ].flatMap(([y, x, end, w]) => [
    [0, -y, x, -end, w],
    [0, -y, -x, -end, w],
  ]),
];

/**
 * A six-armed crystal of rime.
 * @param {number} cx @param {number} cy @param {number} r @param {string} [fill]
 */
export function rime(cx, cy, r, fill = INK) {
  const strokes = [0, 60, 120, 180, 240, 300].flatMap((angle) => {
    const cos = Math.cos((angle * Math.PI) / 180) * r,
      sin = Math.sin((angle * Math.PI) / 180) * r;
    return ARM.map(([x1, y1, x2, y2, w]) => [
      cx + x1 * cos - y1 * sin,
      cy + x1 * sin + y1 * cos,
      cx + x2 * cos - y2 * sin,
      cy + x2 * sin + y2 * cos,
      w * r,
    ]);
  });
  return gouges(strokes, fill) + dot(cx, cy, short(r * 0.07), fill);
}

/**
 * The mark of the house: a rime crystal whose lower arm is a fir.
 * @param {import("./svg.js").Frame} [frame]
 */
export const mark = ({ cls = "", ...frame } = {}) =>
  drawing("0 0 64 64", rime(32, 30, 29, "currentColor") + fir(32, 63, 30, "currentColor", "transparent"), {
    ...frame,
    cls: `mark ${cls}`,
  });

/** @param {number[][]} list @param {string} fill @param {string} cut */
const firs = (list, fill, cut) => list.map(([x, y, h]) => fir(x, y, h, fill, cut)).join("");

const cabin =
  mass("M0 56V26H74V56Z", "var(--hill-4)") +
  mass("M-10 28L10 0H66L86 28Z", "var(--hill-3)") +
  mass("M-10 28L10 0H66L71 7Q50 4 34 14T-10 28Z", "var(--snow)") +
  mass("M12 34H24V46H12ZM34 34H46V46H34Z", "var(--e-spot)") +
  mass("M56 56V34H67V56Z", "var(--e-spot)") +
  mass("M52 0V-14H60V0Z", "var(--hill-4)") +
  mass("M56 -16c-4-10 6-14 2-26c10 8 0 18 6 26Z", "var(--hill-2)");

/**
 * The band of the home page, 1600 x 420: four ridges under the moon and one lit cabin.
 * @param {import("./svg.js").Frame} [frame]
 */
export function landscape({ cls = "", ...frame } = {}) {
  const halo = [60, 76, 92]
    .map(
      (r) =>
        `<circle cx="1046" cy="178" r="${r}" fill="none" stroke="var(--moon)" stroke-width="2.4" ` +
        `stroke-dasharray="${short(r / 4)} ${short(r / 7)} ${short(r / 9)} ${short(r / 6)}" opacity=".8"/>`,
    )
    .join("");
  const body =
    '<rect width="1600" height="420" fill="var(--sky-1)"/>' +
    `<g transform="translate(0 80)">${grain(1600, 190, 46, 5, "var(--sky-mark)", 10, 34)}</g>` +
    `<circle cx="1046" cy="178" r="44" fill="var(--moon)"/>${halo}` +
    mass(
      "M0 262L120 238L230 256L380 226L470 246L560 216L720 246L860 170L980 220L1120 150L1240 204L1380 120" +
        "L1500 190L1600 160V420H0Z",
      "var(--hill-1)",
    ) +
    mass(
      "M1380 120L1446 158L1420 170L1402 156L1384 196L1362 158L1334 176L1318 162Z" +
        "M1120 150L1180 178L1158 184L1140 176L1122 204L1104 174L1086 176Z",
      "var(--snow)",
    ) +
    mass("M0 316Q180 262 360 288T700 262T1060 286T1360 250T1600 276V420H0Z", "var(--hill-2)") +
    firs(
      [
        [820, 276, 50],
        [848, 280, 64],
        [1010, 290, 52],
        [1290, 266, 54],
        [1322, 264, 70],
        [1356, 260, 50],
        [1540, 274, 56],
        [1574, 276, 44],
      ],
      "var(--hill-3)",
      "var(--hill-1)",
    ) +
    mass("M0 350Q240 282 520 326T1000 316T1600 318V420H0Z", "var(--snow)") +
    `<g transform="translate(0 336)">${grain(1600, 70, 70, 21, "var(--hill-1)", 20, 70)}</g>` +
    firs(
      [
        [700, 352, 92],
        [748, 358, 120],
        [792, 352, 80],
        [1420, 350, 110],
        [1466, 356, 140],
        [1516, 352, 96],
        [1560, 360, 120],
        [24, 392, 96],
        [70, 398, 70],
      ],
      "var(--hill-4)",
      "var(--snow)",
    ) +
    `<g transform="translate(1030 268)">${cabin}</g>`;
  return drawing("0 0 1600 420", body, { slice: true, ...frame, cls: `landscape ${cls}` });
}
