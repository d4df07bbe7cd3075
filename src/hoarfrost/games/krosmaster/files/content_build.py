"""Entries turned into what the engine plays with."""

from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import (
    AREAS,
    CLOSE_COMBAT,
    COLOURS,
    CONDITIONS,
    EDGES,
    EFFECTS,
    ELEMENTS,
    EQUIPMENT_KINDS,
    LIMITS,
    NONE,
    PERSONAL,
    RANGED,
    RANKS,
    REWARD_TYPES,
    SPELL_KINDS,
    TOKENS,
    Board,
    Card,
    Content,
    Effect,
    Reward,
    SceneryKind,
    Spell,
)
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER
from hoarfrost.games.krosmaster.files.content_boards import DEMON, KAMAS, RINK, SETUP, read_map
from hoarfrost.games.krosmaster.files.content_check import types_of
from hoarfrost.games.krosmaster.words.message import Message

CARD_SECTIONS: Final = ("characters", "summons")


def build_content(house: Json, extra: Json) -> Content:
    """What the house has comes first, so that its numbers never depend on the extras."""
    content = Content()
    content.types = list(dict.fromkeys([*types_of(house), *types_of(extra)]))
    for entries in (house, extra):
        number_cards(content, entries)
    for entries in (house, extra):
        fill_cards(content, entries)
        add_rewards(content, entries)
    for id, kind in house["scenery"].items():
        add_scenery(content, id, kind)
    content.punch = new_spell(content, house["common"]["punch"])
    content.ice_shove = new_spell(content, house["common"]["ice_shove"])
    for entries in (house, extra):
        for id, board in entries.get("boards", {}).items():
            content.boards[id] = new_board(content, id, board)
        for id, team in entries.get("teams", {}).items():
            content.teams[id] = list(team["members"])
    return content


def number_cards(content: Content, entries: Json) -> None:
    """First all numbers: a spell may summon a card that comes later."""
    for section in CARD_SECTIONS:
        for id in entries.get(section, {}):
            number = len(content.cards)
            content.cards.append(Card(id, number))
            content.card_number[id] = number


def fill_cards(content: Content, entries: Json) -> None:
    for section in CARD_SECTIONS:
        for id, entry in entries.get(section, {}).items():
            card = content.cards[content.card_number[id]]
            card.name = entry["name"]
            card.is_krosmaster = section == "characters"
            if card.is_krosmaster:
                card.klass = entry["class"]
                card.colour = COLOURS.index(entry["colour"])
                card.level = entry["level"]
                card.initiative = entry["initiative"]
                for type in entry["types"]:
                    card.types |= bit(content.types.index(type))
            card.hp = entry["hp"]
            card.mp = NONE if entry["mp"] is None else entry["mp"]
            card.ap = NONE if entry["ap"] is None else entry["ap"]
            card.powers = power_set(entry["powers"])
            card.spells = [new_spell(content, spell) for spell in entry["spells"]]


def power_set(powers: list[str]) -> int:
    result = 0
    for power in powers:
        result |= bit(POWER_NUMBER[power])
    return result


def new_spell(content: Content, entry: Json) -> Spell:
    spell = Spell(entry["id"], SPELL_KINDS.index(entry["kind"]), entry["ap"])
    spell.name = entry["name"]
    spell.mp = entry["mp"]
    spell.injury = entry["injury"]
    reach = entry["range"]
    if reach == "self":
        spell.reach = PERSONAL
    elif reach == "cc":
        spell.reach = CLOSE_COMBAT
        spell.least = spell.most = 1
    else:
        spell.reach = RANGED
        spell.least = reach["min"]
        spell.most = reach["max"]
        spell.alterable = reach["alterable"]
        spell.straight = reach["straight"]
        spell.los = reach["los"]
    if "element" in entry:
        spell.element = ELEMENTS.index(entry["element"])
        spell.damage = entry["damage"]
    if "heal" in entry:
        spell.heal = entry["heal"]
    spell.limit = LIMITS.index(entry["limit"])
    spell.area = AREAS.index(entry["area"])
    for effect in entry["effects"]:
        spell.add_effect(new_effect(content, effect))
    return spell


def new_effect(content: Content, entry: Json) -> Effect:
    effect = Effect(EFFECTS.index(entry["op"]))
    effect.n = entry.get("n", 0)
    if "k" in entry:
        effect.token = TOKENS.index(entry["k"])
        effect.to_caster = entry["to"] == "caster"
    if "p" in entry:
        effect.power = POWER_NUMBER[entry["p"]]
    if "unit" in entry:
        effect.unit = content.card_number[entry["unit"]]
        effect.limit = entry["limit"]
    for condition in CONDITIONS:
        if condition in entry:
            effect.condition = CONDITIONS.index(condition)
            of = entry[condition]
            is_type = condition.endswith("_type")
            effect.of = content.types.index(of) if is_type else content.card_number[of]
    return effect


def add_rewards(content: Content, entries: Json) -> None:
    """In the order of their ranks."""
    rewards = entries.get("rewards", {})
    for id, entry in sorted(rewards.items(), key=lambda item: RANKS.index(item[1]["rank"])):
        rank, type = RANKS.index(entry["rank"]), REWARD_TYPES.index(entry["type"])
        reward = Reward(id, len(content.rewards), rank, type)
        reward.name = entry["name"]
        if "kind" in entry:
            reward.equipment = EQUIPMENT_KINDS.index(entry["kind"])
        reward.copies = entry["copies"]
        effect = entry["effect"]
        reward.heal = effect.get("heal_self_regular", 0)
        reward.gauge_ap = effect.get("gauge_ap", 0)
        reward.gauge_mp = effect.get("gauge_mp", 0)
        reward.powers = power_set(effect.get("powers", []))
        if "spell" in effect:
            reward.spell = new_spell(content, effect["spell"])
        reward.range_bonus = effect.get("max_range_alterable", 0)
        content.rewards.append(reward)
        content.reward_number[id] = reward.number


def add_scenery(content: Content, id: str, entry: Json) -> None:
    kind = SceneryKind(id, len(content.scenery), entry["hp"], entry["loot"])
    kind.can_stand = entry["can_stand"]
    kind.blocks_sight = entry["blocks_sight"]
    kind.slides = entry["slides"]
    content.scenery.append(kind)


def new_board(content: Content, id: str, entry: Json) -> Board:
    board = Board(id)
    board.name = entry["name"]
    number = {kind.id: kind.number for kind in content.scenery}
    scenery = {
        "T": number[entry["trees"]],
        "B": number[entry["bushes"]],
        "C": number["crate"],
        "I": number["ice_cube"],
    }
    for cell, pair in enumerate(read_map(entry["map"], Message('board "{id}"', id=id))):
        ground, feature = pair[0], pair[1]
        if ground == RINK:
            board.rink.append(cell)
        if feature == SETUP:
            board.setup.append(cell)
        elif feature == DEMON:
            board.demons.append(cell)
        elif feature in KAMAS:
            board.kamas[cell] = int(feature)
        elif feature in scenery:
            board.scenery.append((cell, scenery[feature]))
    board.edges = [number for number, edge in enumerate(EDGES) if edge in entry["edges"]]
    return board
