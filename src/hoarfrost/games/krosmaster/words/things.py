"""Everything in Krosmaster that has a name, by kind and id, for boards and screens.

The house's content alone: the content of a player's own is in the options of the game.
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import COLOURS, COPIES, PRICES, RANKS
from hoarfrost.games.krosmaster.engine.steps import FACES
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.words.effects import (
    effect_text,
    part_text,
    reward_text,
    ruled_parts,
    spell_text,
)
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import capital, house_spells, names_of, tables
from hoarfrost.games.krosmaster.words.roles import roles_of

NAMED: Final = (
    "powers", "elements", "scenery", "grounds", "features", "edges", "tokens", "limits", "areas",
    "spellkinds", "colours", "types", "classes", "ranks", "rewardtypes", "equipment", "steps",
    "terms", "roles",
)  # fmt: skip

# The fields of a view that people see, in this order; those of a result are among them.
FIELDS: Final[dict[str, tuple[Message, Json]]] = {
    "gg": (Message("Gallons of Glory (GG)"), {"per": "seat", "rule": "kros.setup.gg"}),
    "levels": (Message("Levels on the board"), {"per": "seat", "rule": "kros.win.limit"}),
    "stock": (Message("Kamas in stock"), {"per": "seat", "rule": "kros.kama.stock"}),
    "edges": (Message("Edge of the board"), {"per": "seat", "of": "edges"}),
    "turn": (Message("Game turn"), {"rule": "kros.turn.phases"}),
    "active": (Message("Active player"), {"of": "seats"}),
    "first": (Message("First player"), {"of": "seats", "rule": "kros.setup.first_player"}),
    "board": (Message("Board"), {"of": "boards"}),
    "step": (Message("To decide"), {"of": "steps"}),
    "rolled": (Message("Dice just rolled"), {"of": "faces", "rule": "kros.dice.faces"}),
    "goal": (Message("Wants to go to"), {"rule": "kros.lock.then_move"}),
    "wild": (Message("Wild GG still there"), {"rule": "kros.gg.wild_first"}),
    "display": (Message("Face up in the shop"), {"of": "rewards", "rule": "kros.turn.reveal"}),
    "kamas": (Message("Kamas"), {"rule": "kros.act.kama"}),
}


def things(lang: str) -> Json:
    house = built_in()
    return {
        "characters": {id: character(entry, lang) for id, entry in house["characters"].items()},
        "summons": {id: unit(entry, lang) for id, entry in house["summons"].items()},
        "spells": {id: spell(entry, lang) for id, entry in house_spells().items()},
        "rewards": {id: reward(entry, lang) for id, entry in house["rewards"].items()},
        "boards": {id: board(entry, lang) for id, entry in house["boards"].items()},
        "teams": {id: team(entry, lang) for id, entry in house["teams"].items()},
        **{kind: {id: named(kind, id, lang) for id in tables()[kind]} for kind in NAMED},
        "faces": {face: named("faces", face, lang) for face in FACES},
        "fields": {
            name: {"name": title.text(lang), **more} for name, (title, more) in FIELDS.items()
        },
    }


def named(kind: str, id: str, lang: str) -> Json:
    """An entry of names.toml, with the figures of the content where there are any."""
    entry = tables()[kind][id]
    told: Json = {"name": capital(entry[lang])}
    for field in ("power", "long"):
        if field in entry:
            told[field] = entry[field][lang]
    if "rule" in entry:
        told["rule"] = entry["rule"]
    if kind == "scenery":
        told.update(built_in()["scenery"][id])
    if kind == "ranks":
        told["price"] = PRICES[RANKS.index(id)]
    if kind == "colours":
        told["copies"] = COPIES[COLOURS.index(id)]
    return told


def unit(entry: Json, lang: str) -> Json:
    """What Krosmasters and Summons have in common."""
    return {
        "name": entry["name"][lang],
        **{figure: entry[figure] for figure in ("ap", "mp", "hp", "powers")},
        "spells": [spell["id"] for spell in entry["spells"]],
    }


def character(entry: Json, lang: str) -> Json:
    return {
        **unit(entry, lang),
        "class": entry["class"],
        "className": names_of("classes", entry["class"])[lang],
        "types": entry["types"],
        "colour": entry["colour"],
        "level": entry["level"],
        "initiative": entry["initiative"],
        "roles": roles_of(entry),
    }


def spell(entry: Json, lang: str) -> Json:
    """A spell with its figures, each effect in words, and all of it in one line and in parts."""
    figures = ("kind", "ap", "mp", "injury", "range", "element", "damage", "heal", "limit", "area")
    told = {
        "id": entry["id"],
        "name": entry["name"][lang],
        "power": spell_text(entry, lang),
        "parts": [
            {"text": part_text(part, lang), "rule": rule} for part, rule in ruled_parts(entry)
        ],
        **{figure: entry[figure] for figure in figures if figure in entry},
        "effects": [capital(effect_text(effect).text(lang)) for effect in entry["effects"]],
    }
    summoned = [effect["unit"] for effect in entry["effects"] if effect["op"] == "summon"]
    if summoned:
        told["summons"] = summoned[0]
    return told


def reward(entry: Json, lang: str) -> Json:
    told = {
        "name": entry["name"][lang],
        "power": reward_text(entry, lang),
        "rank": entry["rank"],
        "price": PRICES[RANKS.index(entry["rank"])],
        "type": entry["type"],
        "copies": entry["copies"],
        "rule": f"kros.reward.{entry['type']}",
    }
    if "kind" in entry:
        told["kind"] = entry["kind"]
    if "spell" in entry["effect"]:
        told["spell"] = entry["effect"]["spell"]["id"]
    return told


def board(entry: Json, lang: str) -> Json:
    return {
        "name": entry["name"][lang],
        "about": entry["about"][lang],
        **{field: entry[field] for field in ("edges", "trees", "bushes", "map")},
    }


def team(entry: Json, lang: str) -> Json:
    return {
        "name": entry["name"][lang],
        "about": entry["about"][lang],
        "members": entry["members"],
    }
