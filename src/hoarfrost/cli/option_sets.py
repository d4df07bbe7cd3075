"""Random options of a game, for the laws: whatever its schema allows and its checks let through."""

from hoarfrost.core.errors import OptionError
from hoarfrost.core.kit import GameKit
from hoarfrost.core.options import Option
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng

TRIES = 400  # of a list with conditions of its own most drafts are refused


def random_options(kit: GameKit, rng: Rng) -> Json:
    """A surprise of the game, and half of the options at random, as far as they go together."""
    chosen = kit.speech.surprise(rng)
    for option in kit.options:
        if rng.below(2) == 0:
            more = {**chosen, option.name: random_value(option, rng)}
            if can_begin(kit, more):
                chosen = more
    return chosen


def can_begin(kit: GameKit, options: Json) -> bool:
    """Whether options that are allowed one by one make a game together."""
    try:
        kit.make_game(options, kit.least_seats).new_initial_state(0)
    except OptionError:
        return False
    return True


def random_value(option: Option, rng: Rng) -> object:
    schema = option.kind.json_schema("en")
    for _ in range(TRIES):
        draft = random_draft(schema, rng)
        try:
            option.check(draft)
        except OptionError:
            continue
        return draft
    return option.default


def random_draft(schema: Json, rng: Rng) -> object:
    """Something that looks like the schema; a check may still refuse it."""
    if "oneOf" in schema:
        return random_draft(schema["oneOf"][rng.below(len(schema["oneOf"]))], rng)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][rng.below(len(schema["enum"]))]
    if schema["type"] == "boolean":
        return rng.below(2) == 0
    if schema["type"] == "integer":
        low = schema.get("minimum", 0)
        return low + rng.below(schema.get("maximum", low + 9) - low + 1)
    if schema["type"] == "object":
        return {}  # of things that somebody brings along; a random one has none
    least, most = schema.get("minItems", 0), schema["maxItems"]
    size = least + rng.below(most - least + 1)
    pool = list(schema["items"]["enum"])
    if schema.get("uniqueItems"):
        return [pool.pop(rng.below(len(pool))) for _ in range(min(size, len(pool)))]
    return [pool[rng.below(len(pool))] for _ in range(size)]
