// @ts-check
/** A map of own content: its grid in the words that the house has for its own maps. */

/** @typedef {import("../../../../web/js/lib/json.js").Json} Json */

/** @type {Record<string, string>} */
const JEWELS = { g: "green", y: "yellow", b: "blue", r: "red" };
const SEA = "~~";
const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * @param {Json} entry  with `grid` as in docs/runebound-content.md
 * @param {Json} things
 * @param {(name: Json, id: string) => string} named
 * @returns {import("../types.js").Land & {towns: Record<string, import("../types.js").Town>}}
 */
export function landOfGrid(entry, things, named) {
  const letters = new Map(
    Object.entries(things.terrains).map(([id, terrain]) => [/** @type {Json} */ (terrain).letter, id]),
  );
  const codes = new Map(Object.entries(entry.towns ?? {}).map(([id, town]) => [town.code, id]));
  /** @type {Record<string, import("../types.js").Space>} */
  const spaces = {};
  let vale = "";
  for (const { name, sign, column, row } of signsOf(entry.grid)) {
    const terrain = letters.get(sign[0]),
      isPlain = terrain !== undefined && (sign[1] === "." || sign[1] in JEWELS);
    spaces[name] = { column, row };
    if (codes.has(sign)) spaces[name].town = codes.get(sign);
    else if (isPlain) Object.assign(spaces[name], { terrain, ...jewelOf(sign) });
    else vale = name;
  }
  const towns = Object.fromEntries(
    Object.entries(entry.towns ?? {}).map(([id, town]) => [id, townOf(id, town, spaces, things, named)]),
  );
  const valeName = named(entry.vale?.name ?? "Green Vale", "vale");
  return { name: named(entry.name, ""), vale, valeName, spaces, rule: "rune.setup.board", towns };
}

/** Every space that is not the sea. @param {string} grid */
function signsOf(grid) {
  return grid
    .trim()
    .split("\n")
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .map((sign, column) => ({ name: `${COLUMNS[column]}${row + 1}`, sign, column, row })),
    )
    .filter(({ sign }) => sign !== SEA);
}

/** @param {string} sign */
function jewelOf(sign) {
  return sign[1] in JEWELS ? { jewel: JEWELS[sign[1]] } : {};
}

/**
 * @param {string} id
 * @param {Json} town
 * @param {Record<string, import("../types.js").Space>} spaces
 * @param {Json} things
 * @param {(name: Json, id: string) => string} named
 */
function townOf(id, town, spaces, things, named) {
  const space = Object.keys(spaces).find((name) => spaces[name].town === id) ?? "";
  const power = things.towntypes?.[town.type]?.name ?? "";
  return { name: named(town.name, id), type: town.type, space, power, rule: "rune.term.town" };
}
