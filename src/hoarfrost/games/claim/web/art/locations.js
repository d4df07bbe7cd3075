// The four locations of Claim, as vignettes of 160 x 96.
import { SPOT, dot, drawing, gouge, gouges, line, mass } from "../../../../web/art/svg.js";
import { fir } from "../../../../web/art/scenery.js";

/** @type {Record<string, () => string>} */
const LOCATION = {
  tavern: () =>
    `<rect width="160" height="96" fill="var(--sky-2)"/>` +
    dot(128, 20, 10, "var(--moon)") +
    mass("M0 70Q50 56 90 64T160 60V96H0Z", "var(--snow)") +
    mass("M34 70V44H104V70Z", "var(--hill-4)") +
    mass("M26 46L42 20H98L114 46Z", "var(--hill-3)") +
    mass("M26 46L42 20H98L103 28Q80 24 60 34T26 46Z", "var(--snow)") +
    mass("M84 20V8H92V20Z", "var(--hill-4)") +
    mass("M44 50H56V60H44ZM62 50H74V60H62Z", SPOT) +
    mass("M84 70V51H97V70Z", SPOT) +
    line("M50 50V60M44 55H56M68 50V60M62 55H74", 1.4, "var(--hill-4)") +
    line("M104 48H118M114 48V52", 2, "var(--hill-4)") +
    mass("M109 52H119V60H109Z", "var(--hill-4)") +
    gouges([[88, 7, 92, 0, 2.4]], "var(--hill-1)") +
    fir(136, 76, 38, "var(--hill-4)", "var(--snow)") +
    fir(150, 82, 30, "var(--hill-3)", "var(--snow)") +
    fir(14, 80, 34, "var(--hill-4)", "var(--snow)") +
    gouges(
      [
        [60, 80, 110, 76, 1.6],
        [20, 88, 70, 85, 1.6],
        [100, 88, 150, 84, 1.6],
      ],
      "var(--hill-1)",
    ),
  pit: () =>
    `<rect width="160" height="96" fill="var(--sky-2)"/>` +
    mass("M0 34L24 18L46 30L78 10L112 28L132 16L160 30V96H0Z", "var(--hill-2)") +
    mass(
      "M24 18L33 23L28 25L24 22L18 28L14 25ZM78 10L90 16L84 20L78 17L70 24L66 18ZM132 16L141 20L136 " +
        "23L130 21L124 26L121 23Z",
      "var(--snow)",
    ) +
    mass("M0 50Q80 38 160 50V96H0Z", "var(--snow)") +
    `<ellipse cx="80" cy="69" rx="66" ry="22" fill="var(--hill-1)"/><ellipse cx="80" cy="69" rx="60" ` +
    `ry="18.5" fill="var(--hill-4)"/>` +
    mass("M20 69A60 18.5 0 0 1 140 69Q122 77 80 77Q38 77 20 69Z", "var(--hill-3)") +
    [28, 38, 49, 61, 80, 99, 111, 122, 132]
      .map((x) => {
        const y = 69 - 18.5 * Math.sqrt(1 - ((x - 80) / 60) ** 2);
        return gouge(x, y + 1, x + (80 - x) * 0.06, 76 - Math.abs(x - 80) * 0.07, 1.7, "var(--hill-2)");
      })
      .join("") +
    line("M54 62V30H106V62", 3.4, "var(--hill-4)") +
    line("M50 30H110", 3.4, "var(--hill-4)") +
    line("M80 30V62", 1.6, "var(--hill-4)") +
    line("M74 62L80 55L86 62", 1.4, "var(--hill-4)") +
    mass("M72 62H88L85.5 73H74.5Z", SPOT) +
    gouges(
      [
        [4, 62, 14, 66, 2],
        [156, 60, 147, 66, 2],
        [8, 82, 26, 90, 2],
        [152, 82, 134, 90, 2],
        [62, 94, 96, 93, 1.6],
      ],
      "var(--hill-1)",
    ),
  lava_fields: () =>
    `<rect width="160" height="96" fill="var(--sky-2)"/>` +
    mass("M0 50L20 34L40 46L60 50ZM110 50L134 28L160 44V52Z", "var(--hill-1)") +
    gouges(
      [
        [8, 14, 40, 10, 1.4],
        [112, 12, 150, 16, 1.4],
        [20, 26, 48, 24, 1.2],
        [118, 24, 140, 22, 1.2],
      ],
      "var(--sky-mark)",
    ) +
    mass("M40 52L70 12L84 16L92 10L124 52Z", "var(--hill-4)") +
    mass("M70 12L78 20L84 14L88 20L92 10L96 20L86 26L82 52H76L74 28Z", SPOT) +
    gouges(
      [
        [76, 10, 66, 0, 3],
        [84, 8, 86, 0, 3],
        [92, 8, 102, 0, 3],
      ],
      SPOT,
    ) +
    mass("M0 50Q80 42 160 50V96H0Z", "var(--hill-4)") +
    mass("M78 50C84 58 60 62 66 70C72 78 40 80 46 96H70C66 84 92 80 88 70C85 62 92 56 84 50Z", SPOT) +
    mass(
      "M120 60C126 66 112 72 122 78C132 84 124 90 128 96H142C136 88 146 82 136 76C126 70 134 64 126 59Z",
      SPOT,
    ) +
    gouges(
      [
        [10, 60, 40, 57, 2],
        [6, 72, 34, 76, 2],
        [96, 64, 112, 66, 2],
        [94, 84, 116, 86, 2],
        [14, 88, 36, 86, 2],
        [144, 66, 158, 64, 2],
      ],
      "var(--hill-2)",
    ),
  forest: () =>
    `<rect width="160" height="96" fill="var(--sky-2)"/>` +
    dot(112, 26, 13, "var(--moon)") +
    [8, 26, 44, 64, 84, 104, 124, 146]
      .map((x, i) => fir(x, 66, 34 + ((i * 7) % 13), "var(--hill-2)", "var(--snow)"))
      .join("") +
    mass("M0 66Q60 54 160 64V96H0Z", "var(--snow)") +
    fir(22, 90, 70, "var(--hill-4)", "var(--snow)") +
    fir(60, 84, 48, "var(--hill-3)", "var(--snow)") +
    fir(140, 92, 78, "var(--hill-4)", "var(--snow)") +
    fir(106, 82, 44, "var(--hill-3)", "var(--snow)") +
    mass("M82 74L84 66L86 70H90L92 66L93 74L91 84H84Z", "var(--hill-4)") +
    dot(86.5, 75, 1.2, SPOT) +
    dot(90, 75, 1.2, SPOT) +
    gouges([[66, 92, 100, 88, 1.6]], "var(--hill-1)"),
};
export const LOCATIONS = Object.keys(LOCATION);

/**
 * @param {string} id @param {import("../../../../web/art/svg.js").Frame} [frame]
 */
export function location(id, { cls = "", ...frame } = {}) {
  if (!(id in LOCATION)) throw new RangeError(`unknown location: ${id}`);
  return drawing("0 0 160 96", LOCATION[id](), { slice: true, ...frame, cls: `location ${cls}` });
}
