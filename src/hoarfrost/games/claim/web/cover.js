// @ts-check
/** The picture of Claim on the home page: a fan of cards in the snow. */

import { card } from "./art/cards.js";
import { fir, grain } from "../../../web/art/scenery.js";
import { drawing } from "../../../web/art/svg.js";
import { h, picture } from "../../../web/js/lib/dom.js";

const FAN = [
  { faction: "frostbeasts", value: 9 },
  { faction: "yetis", value: 8 },
  { faction: "ice_kings", value: 10 },
  { faction: "ice_queens", value: 10 },
  { faction: "demons", badge: "odd" },
];

/** @returns {HTMLElement} */
export function cover() {
  const middle = (FAN.length - 1) / 2;
  return h(
    "div",
    { class: "cover cover-claim", "aria-hidden": "true" },
    ground(),
    h(
      "div",
      { class: "fan" },
      FAN.map((face, n) => h("span", { style: { "--n": n - middle } }, picture(card(face)))),
    ),
  );
}

function ground() {
  const body =
    '<rect width="640" height="300" fill="var(--sky-2)"/>' +
    grain(640, 200, 46, 9, "var(--sky-mark)", 10, 34) +
    '<path d="M0 196Q140 150 300 180T640 158V300H0Z" fill="var(--hill-1)"/>' +
    [
      [40, 196, 64],
      [76, 190, 46],
      [566, 180, 58],
      [604, 184, 78],
    ]
      .map(([x, y, size]) => fir(x, y, size, "var(--hill-2)", "var(--sky-2)"))
      .join("") +
    '<path d="M0 232Q170 196 340 222T640 206V300H0Z" fill="var(--snow)"/>' +
    [
      [20, 262, 96],
      [624, 256, 112],
    ]
      .map(([x, y, size]) => fir(x, y, size, "var(--hill-3)", "var(--snow)"))
      .join("");
  const svg = picture(drawing("0 0 640 300", body, { cls: "ground" }));
  svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return svg;
}
