"""Which spaces are in reach, with the frost that waits there, and which die is best for a step."""

from hoarfrost.games.runebound.engine.content import NONE
from hoarfrost.games.runebound.engine.moving import shows, without
from hoarfrost.games.runebound.engine.reach import Way, frost_at, ways
from hoarfrost.games.runebound.terminal.land import NO_MARKS, TARGET, Marks
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.words.shorthand import in_our_words

STEPS = ("step", "flee")
TOWNS = ("place", "town", "flare")
MOST_FROST = 9


def ways_from(look: Look) -> list[Way]:
    """What the dice that lie there reach; the own space first."""
    return look.once("ways", lambda: ways(look.realm, look.own.space, look.realm.dice, 0))


def frost_for(look: Look, space: int) -> int:
    """For the hero alone."""
    return int(frost_at(look.realm, look.own, space)[0])


def frost_mark(look: Look, space: int) -> str:
    return str(min(MOST_FROST, frost_for(look, space)))


def marks_of(look: Look, steps: list[str]) -> Marks:
    """What is drawn over the map: frost where the dice lead, and spaces that are asked for."""
    if not look.is_asked or (look.own.space < 0 and look.question != "choose_place"):
        return NO_MARKS
    marks: dict[int, str] = {}
    if look.question == "moving":
        for way in ways_from(look)[1:]:
            marks[int(way.space)] = frost_mark(look, int(way.space))
        return marks
    towns = {town.id: int(town.space) for town in look.map.towns}
    for step in steps:
        verb, _, what = step.partition(" ")
        if verb in STEPS and what in look.map.numbers:
            space = look.map.numbers[what]
            marks[space] = frost_mark(look, space)
        elif verb in TOWNS and what in towns:
            marks[towns[what]] = TARGET
    return marks


def best_faces(look: Look) -> dict[int, int]:
    """By neighbour, the face that pays for the step and leaves most spaces in reach."""
    realm = look.realm
    found: dict[int, int] = {}
    reached: dict[int, int] = {}
    for face in sorted(set(realm.dice)):
        left = without(realm.dice, face)
        for neighbour in realm.map.neighbours[look.own.space]:
            if not shows(realm, face, neighbour):
                continue
            reach = len(ways(realm, neighbour, left, 0))
            if reach > reached.get(neighbour, 0):
                found[neighbour], reached[neighbour] = face, reach
    return found


def reach_after(look: Look, face: int, new: int) -> int:
    """How many spaces the dice reach once one is turned to another face."""
    dice = [*without(look.realm.dice, face), new]
    return look.once(f"{face} to {new}", lambda: len(ways(look.realm, look.own.space, dice, 0)))


# What is typed ------------------------------------------------------------------------------------


def steps_typed(look: Look, text: str) -> list[str]:
    """Steps with commas between them, or the way to a space that the dice lead to."""
    if look.question != "moving" or not look.is_asked:
        return [text]
    steps = [step.strip() for step in text.split(",") if step.strip()]
    if len(steps) > 1:
        return steps
    goal = goal_typed(look, text)
    for way in ways_from(look)[1:]:
        if way.space != goal:
            continue
        if way.cost() == 1:
            return [step_with(look, best_faces(look)[goal], goal)]
        return [step_with(look, *step) for step in zip(way.faces, way.path, strict=True)]
    return [text] if goal == NONE else [f"move {look.map.names[goal]}"]


def step_with(look: Look, face: int, space: int) -> str:
    return f"move d{face + 1} {look.map.names[space]}"


def goal_typed(look: Look, text: str) -> int:
    """The space that is named without a die, or NONE: `M7`, `go to Suluk`, `green vale`."""
    for words in (in_our_words(look.realm, text), in_our_words(look.realm, f"move {text}")):
        if len(words) == 2 and words[0] == "move":
            return look.map.numbers.get(words[1], NONE)
    return NONE
