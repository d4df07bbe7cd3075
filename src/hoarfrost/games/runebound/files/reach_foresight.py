"""Where the own dice lead: ways after the roll, chances before it, and why not somewhere."""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import ANY, SNOWSHOE, TERRAINS
from hoarfrost.games.runebound.engine.moving import allowance, shows, without
from hoarfrost.games.runebound.engine.reach import SHOD, Way, chances, frost_at, ways
from hoarfrost.games.runebound.engine.realm import Party
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import FACES, MOVING, TURN

DIGITS: Final = 4  # of a chance
ALL: Final = -1  # dice: as many as may be rolled


def is_moving(state: RuneboundState, party: Party) -> bool:
    frame = state.stack[0]
    return frame.kind == TURN and frame.seat == party.seat and frame.stage == MOVING


def foresee_reach(state: RuneboundState, party: Party, rolled: int = ALL) -> Json:
    """Before the roll with so many dice, or with all."""
    names = state.map.names
    start = int(party.space)
    if is_moving(state, party):
        shoes = 0 if state.has_moved else int(party.gear[SNOWSHOE])
        found = ways(state, start, state.dice, shoes)
        told = [tell_way(state, party, way) for way in found]
        return {"from": names[start], "dice": len(state.dice), "rolled": True, "ways": told}
    most = int(allowance(state, party))
    dice = most if rolled == ALL else min(rolled, most)
    chance = chances(state, start, dice)
    told = [
        {
            "space": names[space],
            "chance": round(float(chance[space]), DIGITS),
            "frost": frost_at(state, party, space),
        }
        for space in range(len(names))
        if chance[space] > 0
    ]
    return {"from": names[start], "dice": dice, "rolled": False, "ways": told}


def tell_way(state: RuneboundState, party: Party, way: Way) -> Json:
    faces = [best_face(state, way)] if len(way.path) == 1 else way.faces
    return {
        "space": state.map.names[way.space],
        "path": [state.map.names[space] for space in way.path],
        "dice": [0 if face == SHOD else face + 1 for face in faces],
        "shoes": faces.count(SHOD),
        "frost": frost_at(state, party, way.space),
        "moves": moves_of(state, way.path, faces),
    }


def best_face(state: RuneboundState, way: Way) -> int:
    """For a single step: the face after which most spaces are in reach."""
    if way.faces[0] == SHOD:
        return SHOD

    def reached(face: int) -> int:
        return len(ways(state, way.space, without(state.dice, face), 0))

    fitting = [face for face in sorted(set(state.dice)) if shows(state, face, way.space)]
    return max(fitting, key=reached)


def moves_of(state: RuneboundState, path: list[int], faces: list[int]) -> list[str]:
    """What is played to go this way: first snowshoes, then step by step."""
    left = state.dice.copy()
    for face in faces:
        if face != SHOD:
            left.remove(face)
    turned: list[str] = []
    steps: list[str] = []
    for space, paid in zip(path, faces, strict=True):
        face = paid
        if face == SHOD:
            die = left.pop(0)
            face = next(new for new in range(FACES) if new != die and shows(state, new, space))
            turned.append(f"snowshoe d{die + 1} d{face + 1}")
        steps.append(f"move d{face + 1} {state.map.names[space]}")
    return turned + steps


def foresee_way(state: RuneboundState, party: Party, space: int) -> Json:
    """What is missing to go to a space: dice, or terrains on them along the nearest way."""
    dice = state.dice if is_moving(state, party) else [0] * int(allowance(state, party))
    told: Json = {
        "space": state.map.names[space],
        "steps": distance(state, int(party.space), space),
        "dice": len(dice),
        "missing": [],
    }
    if not is_moving(state, party):
        return told
    for way in ways(state, party.space, dice, len(dice)):  # as if every die could be turned
        if way.space == space:
            told["missing"] = [
                {"space": state.map.names[step], "terrain": terrain_of(state, step)}
                for step, face in zip(way.path, way.faces, strict=True)
                if face == SHOD
            ]
    return told


def terrain_of(state: RuneboundState, space: int) -> str | None:
    terrain = state.map.terrains[space]
    return None if terrain == ANY else TERRAINS[terrain]


def distance(state: RuneboundState, start: int, goal: int) -> int:
    """In steps; a way does not lead on from Green Vale (rune.move.green_vale)."""
    reached, edge, steps = {start}, [start], 0
    while goal not in reached and edge:
        steps += 1
        beyond = [
            int(neighbour)
            for space in edge
            if space != state.map.vale or space == start
            for neighbour in state.map.neighbours[space]
        ]
        edge = [space for space in dict.fromkeys(beyond) if space not in reached]
        reached.update(edge)
    return steps
