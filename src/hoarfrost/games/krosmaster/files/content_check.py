"""Entries: content as plain data, the same whether files or a saved game hold it.

The normal form has a table per section with its entries by id, in the order of the ids; all fields
that can be left out are there.
"""

from collections.abc import Callable, Collection
from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.krosmaster.engine.steps import MOST_TEAM
from hoarfrost.games.krosmaster.files.content_boards import check_board
from hoarfrost.games.krosmaster.files.content_cards import (
    check_character,
    check_reward,
    check_summon,
)
from hoarfrost.games.krosmaster.files.content_error import ContentError
from hoarfrost.games.krosmaster.files.content_part import (
    LONGEST_TEXT,
    Part,
    check_field_names,
    check_plain,
    is_id,
)
from hoarfrost.games.krosmaster.files.content_spells import check_spell
from hoarfrost.games.krosmaster.words.message import Message

Place = Callable[[str, str], messages.Message]  # where an entry of a section stands, for errors

# How many entries a section has at most. Rewards and boards, with those of the house, have numbers
# among the actions (engine/steps.py: MOST_REWARDS, MOST_BOARDS).
SECTIONS: Final = {"characters": 100, "summons": 50, "rewards": 40, "boards": 50, "teams": 100}
# What only the house has: the spells of everybody, and the scenery.
HOUSE_SECTIONS: Final = {**SECTIONS, "common": 2, "scenery": 6}
MOST_TYPES: Final = 60  # in all: a set of types is one machine word


def check_sections(raw: Json, house: Json, place: Place, where: messages.Message) -> Json:
    """The normal form of entries that come on top of the house's; `house` is empty for its own."""
    check_field_names(raw, where)
    sections = SECTIONS if house else HOUSE_SECTIONS
    Part(raw, where).only(tuple(sections))
    for section, most in sections.items():
        check_ids(raw.get(section, {}), section, most, house, place, where)
    summons = [*house.get("summons", {}), *raw.get("summons", {})]
    characters = [*house.get("characters", {}), *raw.get("characters", {})]
    for id in summons:
        if id in characters:
            owner = "summons" if id in raw.get("summons", {}) else "characters"
            raise ContentError(
                Message(
                    "{where} has the id of another character or summon: choose another id",
                    where=place(owner, id),
                )
            )
    normal: Json = {}
    for section in sections:
        if raw.get(section):
            normal[section] = {
                id: check_entry(section, Part(entry, place(section, id)), characters, summons)
                for id, entry in sorted(raw[section].items())
            }
    check_spell_ids(normal, house, place)
    check_types(normal, house, where)
    return normal


def check_ids(
    entries: object, section: str, most: int, house: Json, place: Place, where: messages.Message
) -> None:
    if not isinstance(entries, dict) or len(entries) > most:
        raise ContentError(
            Message(
                '"{name}" of {where} is a table of at most {most} entries',
                name=section,
                where=where,
                most=most,
            )
        )
    check_field_names(entries, where)
    for id, entry in entries.items():
        if not is_id(id):
            raise ContentError(
                Message(
                    '"{id}" in "{name}" of {where} is no id: write a lower_case word such as '
                    "snow_owl",
                    id=id[:LONGEST_SHOWN],
                    name=section,
                    where=where,
                )
            )
        if not isinstance(entry, dict):
            raise ContentError(Message("{where} is a table", where=place(section, id)))
        check_plain(entry, id, place(section, id))
        if id in house.get(section, {}):
            raise ContentError(
                Message(
                    "{where} cannot replace the one that the game has: choose another id",
                    where=place(section, id),
                )
            )


def check_entry(
    section: str, part: Part, characters: Collection[str], summons: Collection[str]
) -> Json:
    if section == "characters":
        return check_character(part, summons)
    if section == "summons":
        return check_summon(part, summons)
    if section == "rewards":
        return check_reward(part, summons)
    if section == "boards":
        return check_board(part)
    if section == "teams":
        return check_preset(part, characters)
    if section == "common":
        return check_spell(part, summons)
    return check_scenery(part)


def check_preset(part: Part, characters: Collection[str]) -> Json:
    """A ready-made team; whether it is a legal one is asked once the content is built."""
    part.only(("name", "about", "members", "src"))
    team: Json = {"name": part.names("name")}
    if "about" in part:
        team["about"] = part.names("about", LONGEST_TEXT)
    members = part.texts("members", MOST_TEAM)
    for member in members:
        part.check_word("members", member, characters)
    team["members"] = members
    team["src"] = part.sources()
    return team


def check_scenery(part: Part) -> Json:
    flags = ("can_stand", "blocks_sight", "slides")
    part.only(("hp", "loot", *flags))
    return {
        "hp": part.number("hp", 1),
        "loot": part.number("loot"),
        **{flag: part.flag(flag) for flag in flags},
    }


def check_spell_ids(normal: Json, house: Json, place: Place) -> None:
    """One piece can hold a card's spells, a reward's and everybody's: their ids must differ."""
    common = {**house, **normal}["common"]
    cards: set[str] = set()
    for section in ("characters", "summons"):
        for entries in (house, normal):
            for card in entries.get(section, {}).values():
                cards.update(spell["id"] for spell in card["spells"])
    rewarded = [
        reward["effect"]["spell"]["id"]
        for reward in house.get("rewards", {}).values()
        if "spell" in reward["effect"]
    ]
    for section in ("characters", "summons", "rewards"):
        for id, entry in normal.get(section, {}).items():
            if section == "rewards":
                spells = [entry["effect"]["spell"]["id"]] if "spell" in entry["effect"] else []
                taken = {*cards, *rewarded, *common}
                rewarded += spells
            else:
                spells = [spell["id"] for spell in entry["spells"]]
                taken = {*rewarded, *common}
            for spell in spells:
                if spell in taken:
                    raise ContentError(
                        Message(
                            '{where} has a spell "{spell}" as something else has already: '
                            "choose another id for it",
                            where=place(section, id),
                            spell=spell,
                        )
                    )


def check_types(normal: Json, house: Json, where: messages.Message) -> None:
    count = len(set(types_of(house)) | set(types_of(normal)))
    if count > MOST_TYPES:
        raise ContentError(
            Message(
                "{where} makes {n} types of characters; there are {most} at most",
                where=where,
                n=count,
                most=MOST_TYPES,
            )
        )


def types_of(entries: Json) -> list[str]:
    """The types of characters, and those that only conditions name."""
    types: list[str] = []
    for character in entries.get("characters", {}).values():
        types += character["types"]
    for spell in spells_of(entries):
        types += [
            effect[condition]
            for effect in spell["effects"]
            for condition in effect
            if condition.endswith("_type")
        ]
    return list(dict.fromkeys(types))


def spells_of(entries: Json) -> list[Json]:
    """All spells of entries in normal form."""
    spells: list[Json] = []
    for section in ("characters", "summons"):
        for card in entries.get(section, {}).values():
            spells += card["spells"]
    for reward in entries.get("rewards", {}).values():
        if "spell" in reward["effect"]:
            spells.append(reward["effect"]["spell"])
    return spells
