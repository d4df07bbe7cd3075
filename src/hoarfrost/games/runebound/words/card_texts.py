"""What stands on cards: figures, effects, and for adventure cards what they ask and bring."""

from typing import Final

from hoarfrost.games.runebound.engine.content import (
    EVENT,
    FIGHT,
    FROM_LEGENDS,
    HERO,
    NONE,
    PHASES,
    Adventure,
    Card,
    Content,
    SkillTest,
)
from hoarfrost.games.runebound.words.effects import (
    SKILL_WORDS,
    deeds_message,
    effect_message,
)
from hoarfrost.games.runebound.words.message import Message

TYPE_WORDS: Final = (
    Message("Hero"),
    Message("Ally"),
    Message("weapon"),
    Message("armor"),
    Message("artifact"),
    Message("rune"),
    Message("potion"),
    Message("Forage"),
)
COLOUR_WORDS: Final = (Message("green"), Message("yellow"), Message("blue"), Message("red"))
TRAIT_WORDS: Final = (
    Message("beast"),
    Message("human"),
    Message("spirit"),
    Message("undead"),
    Message("machine"),
    Message("wyrm"),
    Message("giant"),
    Message("hazard"),
)
KIND_WORDS: Final = (Message("fight"), Message("skill test"))  # Events have numbers
# A value and a damage: of a Hero by attribute, of an Ally and a Challenge by phase.
HERO_FIGURES: Final = (
    Message("Mind {value}, damage {damage}"),
    Message("Body {value}, damage {damage}"),
    Message("Spirit {value}, damage {damage}"),
)
PHASE_FIGURES: Final = (
    Message("Ranged {value}, damage {damage}"),
    Message("Melee {value}, damage {damage}"),
    Message("Magic {value}, damage {damage}"),
)


def card_parts(card: Card) -> list[Message]:
    """The text of a Hero, an Ally or an Item, line by line."""
    return [*card_heads(card), *card_figures(card), *card_effects(card)]


def card_heads(card: Card) -> list[Message]:
    """What kind of card it is, what it costs, and for a Legend where it is found."""
    type = TYPE_WORDS[card.type]
    if card.type == HERO:
        return [type]
    heads = [Message("{type}, {n} gold", type=type, n=card.cost)]
    if card.origin == FROM_LEGENDS:
        heads.append(
            Message.plural(
                "Legend: {colour}, {n} rumor token",
                "Legend: {colour}, {n} rumor tokens",
                n=card.difficulty,
                colour=COLOUR_WORDS[card.colour],
            )
        )
    return heads


def card_figures(card: Card) -> list[Message]:
    if not card.is_character():
        return []
    figures = HERO_FIGURES if card.type == HERO else PHASE_FIGURES
    lines = [
        Message("Life {life}, Stamina {stamina}", life=card.life, stamina=card.stamina),
        *(
            figures[phase].filled(value=card.values[phase], damage=card.damages[phase])
            for phase in range(len(PHASES))
        ),
    ]
    lines += [
        Message("{skill} {n}", skill=SKILL_WORDS[skill], n=f"{bonus:+d}")
        for skill, bonus in enumerate(card.skills)
        if bonus
    ]
    return lines


def card_effects(card: Card) -> list[Message]:
    return [effect_message(effect, card) for effect in card.effects]


def adventure_parts(adventure: Adventure, content: Content) -> list[Message]:
    """The text of an adventure card or of Arshan, line by line."""
    lines = [adventure_head(adventure)]
    if adventure.kind == EVENT:
        name = content.weather[adventure.face].name
        lines.append(Message("Weather: {name}", name=name))
    if adventure.kind == FIGHT:
        lines += foe_figures(adventure)
    if adventure.before:
        deeds = deeds_message(adventure.before)
        lines.append(Message("Before combat: {deeds}.", deeds=deeds))
    lines += [test_message(test) for test in adventure.tests]
    lines += [effect_message(effect) for effect in adventure.effects]
    rewards = reward_words(adventure, content)
    if rewards:
        lines.append(Message("Reward: {rewards}.", rewards=rewards))
    return lines


def adventure_head(adventure: Adventure) -> Message:
    if adventure.kind == EVENT:
        colour = COLOUR_WORDS[adventure.colour]
        return Message("{colour}: Event number {n}", colour=colour, n=adventure.event_number)
    kind, trait = KIND_WORDS[adventure.kind], TRAIT_WORDS[adventure.trait]
    if adventure.colour == NONE:  # Arshan
        return Message("{kind}, {trait}", kind=kind, trait=trait)
    colour = COLOUR_WORDS[adventure.colour]
    return Message("{colour}: {kind}, {trait}", colour=colour, kind=kind, trait=trait)


def foe_figures(adventure: Adventure) -> list[Message]:
    return [
        Message("Life {n}", n=adventure.life),
        *(
            PHASE_FIGURES[phase].filled(
                value=adventure.targets[phase], damage=adventure.damages[phase]
            )
            for phase in range(len(PHASES))
        ),
    ]


def test_message(test: SkillTest) -> Message:
    skill = SKILL_WORDS[test.skill]
    if not test.failure:
        return Message("Test {skill} {n}.", skill=skill, n=test.difficulty)
    failure = deeds_message(test.failure)
    return Message(
        "Test {skill} {n}; on failure {failure}.", skill=skill, n=test.difficulty, failure=failure
    )


def reward_words(adventure: Adventure, content: Content) -> list[Message]:
    """rune.reward.order; Events bring nothing, and Arshan the victory."""
    if adventure.kind == EVENT or adventure.colour == NONE:
        return []
    rewards = [Message("{n} experience", n=adventure.experience())]
    if adventure.gold:
        rewards.append(Message("{n} gold", n=adventure.gold))
    if adventure.rumor:
        rewards.append(Message.plural("{n} rumor token", "{n} rumor tokens", n=adventure.rumor))
    if adventure.clue:
        rewards.append(Message.plural("{n} clue card", "{n} clue cards", n=adventure.clue))
    if adventure.forage != NONE:
        name = content.cards[adventure.forage].name
        rewards.append(Message("the Item {name}", name=name))
    return rewards


def in_lines(parts: list[Message], lang: str) -> list[str]:
    """Parts of a card in a language, each with a capital."""
    texts = [part.text(lang) for part in parts]
    return [text[:1].upper() + text[1:] for text in texts]


def card_text(card: Card, lang: str) -> list[str]:
    return in_lines(card_parts(card), lang)


def adventure_text(adventure: Adventure, content: Content, lang: str) -> list[str]:
    return in_lines(adventure_parts(adventure, content), lang)
