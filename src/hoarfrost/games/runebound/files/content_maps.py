"""Maps: hexagons in rows, in the notation of the content file: a terrain and a jewel per space.

The spaces, their neighbours and distances follow from the grid alone.
"""

from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.content.part import Part, is_id
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.runebound.engine.content import (
    ANY,
    COLOURS,
    NONE,
    TERRAIN_LETTERS,
    TOWN_TYPES,
    Map,
    Town,
)
from hoarfrost.games.runebound.engine.steps import MOST_TOWNS
from hoarfrost.games.runebound.words.message import Message

SEA: Final = "~~"
NO_JEWEL: Final = "."
JEWEL_LETTERS: Final = "gybr"  # in the order of COLOURS
COLUMN_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_ROWS: Final = 26
MOST_SPACES: Final = 400
MOST_START_CARDS: Final = 5
LONGEST_GRID: Final = 4000

MAP_FIELDS: Final = ("name", "grid", "towns", "vale", "src")
TOWN_FIELDS: Final = ("name", "code", "type", "start_cards", "src")
VALE_FIELDS: Final = ("name", "code", "src")


def check_map(id: str, part: Part) -> Json:
    part.only(MAP_FIELDS)
    vale = part.part("vale")
    vale.only(VALE_FIELDS)
    map: Json = {
        "name": part.names("name"),
        "grid": "",
        "towns": check_towns(part),
        "vale": {
            "name": vale.names("name"),
            "code": check_code(vale),
            "src": vale.sources(),
        },
        "src": part.sources(),
    }
    rows = read_grid(part.text("grid", LONGEST_GRID), part.where)
    check_codes(map, rows, part.where)
    map["grid"] = written_grid(rows)
    check_land(new_map(id, map), part.where)
    return map


def check_towns(part: Part) -> Json:
    towns = part.part("towns")
    if not 1 <= len(towns.data) <= MOST_TOWNS:
        raise ContentError(
            Message(
                "{where} has {n} towns; a map has from 1 to {most}",
                where=part.where,
                n=len(towns.data),
                most=MOST_TOWNS,
            )
        )
    checked: Json = {}
    for id in sorted(towns.data):
        if not is_id(id):
            raise ContentError(
                Message(
                    '"{id}" in {where} is no id: write a lower_case word such as snow_haven',
                    id=id[:LONGEST_SHOWN],
                    where=towns.where,
                )
            )
        checked[id] = check_town(
            Part(towns.object(id), Message('the town "{id}" of {where}', id=id, where=part.where))
        )
    return checked


def check_town(part: Part) -> Json:
    part.only(TOWN_FIELDS)
    return {
        "name": part.names("name"),
        "code": check_code(part),
        "type": part.word("type", TOWN_TYPES),
        "start_cards": part.number("start_cards", 0, MOST_START_CARDS),
        "src": part.sources(),
    }


def check_code(part: Part) -> str:
    code = part.text("code", LONGEST_SHOWN)
    if len(code) != 2 or not code.isalnum() or is_ground(code) or code.upper() != code:
        raise part.wrong("code", Message("two capitals or digits, as they stand in the grid"))
    return code


def is_ground(code: str) -> bool:
    """Whether this is a terrain with or without a jewel."""
    return (
        len(code) == 2
        and code[0] in TERRAIN_LETTERS
        and (code[1] == NO_JEWEL or code[1] in JEWEL_LETTERS)
    )


def read_grid(text: str, where: messages.Message) -> list[list[str]]:
    rows = [line.split() for line in text.strip("\n").splitlines()]
    if not 1 <= len(rows) <= MOST_ROWS or not 1 <= len(rows[0]) <= len(COLUMN_LETTERS):
        raise ContentError(
            Message(
                "the grid of {where} has from 1 to {rows} rows of from 1 to {columns} spaces",
                where=where,
                rows=MOST_ROWS,
                columns=len(COLUMN_LETTERS),
            )
        )
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise ContentError(
                Message(
                    "row {row} of the grid of {where} has {n} spaces and row 1 has {first}: "
                    "write ~~ where there is sea",
                    row=number,
                    where=where,
                    n=len(row),
                    first=len(rows[0]),
                )
            )
    return rows


def check_codes(map: Json, rows: list[list[str]], where: messages.Message) -> None:
    """Each place of the map stands on the grid once, and nothing unknown does."""
    places = {town["code"]: f'the town "{id}"' for id, town in map["towns"].items()}
    places[map["vale"]["code"]] = "Green Vale"
    if len(places) <= len(map["towns"]):
        raise ContentError(
            Message('two places of {where} have the same "code": each needs its own', where=where)
        )
    found: dict[str, str] = {}
    for row, codes in enumerate(rows):
        for column, code in enumerate(codes):
            name = space_name(column, row)
            if code in places:
                if code in found:
                    raise ContentError(
                        Message(
                            '"{code}" stands twice on the grid of {where}, at {first} and {second}',
                            code=code,
                            where=where,
                            first=found[code],
                            second=name,
                        )
                    )
                found[code] = name
            elif code != SEA and not is_ground(code):
                raise unknown_code(code, name, where, list(places))
    for code, place in places.items():
        if code not in found:
            raise ContentError(
                Message(
                    '{place} of {where} is not on the grid: write its code "{code}" there',
                    place=place,
                    where=where,
                    code=code,
                )
            )


def unknown_code(code: str, name: str, where: messages.Message, places: list[str]) -> ContentError:
    return ContentError(
        Message(
            "space {space} on the grid of {where} is a terrain ({terrains}) and a jewel "
            "({jewels}), a place ({places}) or the sea (~~), not {code}",
            space=name,
            where=where,
            terrains=" ".join(TERRAIN_LETTERS),
            jewels=" ".join(NO_JEWEL + JEWEL_LETTERS),
            places=" ".join(places),
            code=code[:LONGEST_SHOWN],
        )
    )


def written_grid(rows: list[list[str]]) -> str:
    """Even rows half a space further east, as they lie."""
    return "\n".join(" " * (number % 2) + " ".join(row) for number, row in enumerate(rows))


def space_name(column: int, row: int) -> str:
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def new_map(id: str, entry: Json) -> Map:
    """A map for the engine, of an entry whose grid has only codes that are known."""
    map = Map(id)
    map.name = entry["name"]
    map.vale_name = entry["vale"]["name"]
    at: dict[str, int] = {}  # the space of a code
    for row, line in enumerate(entry["grid"].splitlines()):
        for column, code in enumerate(line.split()):
            if code != SEA:
                at[code] = len(map.names)
                add_space(map, column, row, code)
    map.neighbours = [around(map, space) for space in range(len(map.names))]
    map.vale = at[entry["vale"]["code"]]
    map.town_at = [NONE] * len(map.names)
    for number, (town_id, data) in enumerate(entry["towns"].items()):
        space = at[data["code"]]
        town = Town(town_id, number, space, TOWN_TYPES.index(data["type"]), data["start_cards"])
        town.name = data["name"]
        map.towns.append(town)
        map.town_at[space] = number
        map.distance.append(steps_from(map, space))
    map.nearest = [nearest_towns(map, space) for space in range(len(map.names))]
    return map


def add_space(map: Map, column: int, row: int, code: str) -> None:
    name = space_name(column, row)
    map.numbers[name] = len(map.names)
    map.names.append(name)
    map.columns.append(column)
    map.rows.append(row)
    if is_ground(code):
        map.terrains.append(TERRAIN_LETTERS.index(code[0]))
        map.jewels.append(NONE if code[1] == NO_JEWEL else JEWEL_LETTERS.index(code[1]))
    else:
        map.terrains.append(ANY)
        map.jewels.append(NONE)


def around(map: Map, space: int) -> list[int]:
    """The neighbours of a space: every second row is shifted half a space to the east."""
    column, row = map.columns[space], map.rows[space]
    west = column - 1 + row % 2  # of the two neighbours in the row above, and below
    places = [(column - 1, row), (column + 1, row)]
    places += [(west + side, row + step) for step in (-1, 1) for side in (0, 1)]
    names = [space_name(*place) for place in places if is_on_paper(*place)]
    return sorted(map.numbers[name] for name in names if name in map.numbers)


def is_on_paper(column: int, row: int) -> bool:
    return 0 <= column < len(COLUMN_LETTERS) and row >= 0


def steps_from(map: Map, start: int) -> list[int]:
    """How many steps each space is away, whatever the terrain; NONE if no way leads there."""
    steps = [NONE] * len(map.names)
    steps[start] = 0
    reached = [start]
    for space in reached:  # grows while it is read
        for neighbour in map.neighbours[space]:
            if steps[neighbour] == NONE:
                steps[neighbour] = steps[space] + 1
                reached.append(neighbour)
    return steps


def nearest_towns(map: Map, space: int) -> list[int]:
    """rune.map.nearest_town: several if they are equally near."""
    distances = [steps[space] for steps in map.distance]
    least = min(distances)
    return [number for number, distance in enumerate(distances) if distance == least]


def check_land(map: Map, where: messages.Message) -> None:
    """Whether one can play on this map: all of it can be reached, and it has all jewels."""
    if len(map.names) > MOST_SPACES:
        raise ContentError(
            Message(
                "the grid of {where} has {n} spaces; a map has {most} at most",
                where=where,
                n=len(map.names),
                most=MOST_SPACES,
            )
        )
    for space, neighbours in enumerate(map.neighbours):
        if not neighbours:
            raise ContentError(
                Message(
                    "space {space} on the grid of {where} has no neighbours: put land beside it",
                    space=map.names[space],
                    where=where,
                )
            )
    check_ways(map, where)
    for colour, name in enumerate(COLOURS):
        if colour not in map.jewels:
            raise ContentError(
                Message(
                    "the grid of {where} has no {colour} jewel: write the letter {letter} "
                    "behind a terrain",
                    where=where,
                    colour=name,
                    letter=JEWEL_LETTERS[colour],
                )
            )


def check_ways(map: Map, where: messages.Message) -> None:
    first = map.towns[0]
    lost = [space for space, steps in enumerate(map.distance[0]) if steps == NONE]
    if not lost:
        return
    towns = [town for town in map.towns if town.space in lost]
    place: object = towns[0].name if towns else map.names[lost[0]]
    raise ContentError(
        Message(
            "on the grid of {where}, {place} cannot be reached from {town}: join them with land",
            where=where,
            place=place,
            town=first.name,
        )
    )
