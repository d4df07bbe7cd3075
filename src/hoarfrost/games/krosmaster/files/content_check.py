"""The sections of the content, how an entry of each is checked, and what must fit together."""

from collections.abc import Collection
from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.content.library import Ids
from hoarfrost.core.content.part import LONGEST_TEXT, Part
from hoarfrost.core.content.section import Found, Lies, Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.steps import MOST_TEAM
from hoarfrost.games.krosmaster.files.content_boards import check_board
from hoarfrost.games.krosmaster.files.content_cards import (
    check_character,
    check_reward,
    check_summon,
)
from hoarfrost.games.krosmaster.files.content_spells import check_spell
from hoarfrost.games.krosmaster.words.message import Message

# Rewards and boards, with those of the house, have numbers among the actions (engine/steps.py:
# MOST_REWARDS, MOST_BOARDS).
SECTIONS: Final = (
    Section("characters", 100, Message('character "{id}"'), Lies.APART),
    Section("summons", 50, Message('summon "{id}"'), Lies.APART),
    Section("rewards", 40, Message('reward "{id}"')),
    Section("boards", 50, Message('board "{id}"'), Lies.APART),
    Section("teams", 100, Message('team "{id}"')),
    Section("common", 2, Message('spell "{id}"'), is_open=False),  # of everybody
    Section("scenery", 6, Message('scenery "{id}"'), is_open=False),
)
MOST_TYPES: Final = 60  # in all: a set of types is one machine word


def check_entry(section: str, id: str, part: Part, ids: Ids) -> Json:
    if section == "characters":
        return check_character(part, ids["summons"])
    if section == "summons":
        return check_summon(part, ids["summons"])
    if section == "rewards":
        return check_reward(part, ids["summons"])
    if section == "boards":
        return check_board(part)
    if section == "teams":
        return check_preset(part, ids["characters"])
    if section == "common":
        return check_spell(Part({"id": id, **part.data}, part.where), ids["summons"])
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


def check_card_ids(normal: Json, house: Json, found: Found) -> None:
    """Characters and Summons are pieces: their ids must differ."""
    for section, other in (("summons", "characters"), ("characters", "summons")):
        for id in normal.get(section, {}):
            if id in house.get(other, {}) or id in normal.get(other, {}):
                raise ContentError(
                    Message(
                        "{where} has the id of another character or summon: choose another id",
                        where=found.place(section, id),
                    )
                )


def check_spell_ids(normal: Json, house: Json, found: Found) -> None:
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
                            where=found.place(section, id),
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
