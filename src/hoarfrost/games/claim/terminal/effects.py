"""What holds in this trick or the next, in the words of the terminal."""

from collections.abc import Callable

from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator


def effect_words(effect: Json, who: str, t: Translator) -> str:
    """An effect of `effects_of`; `who` is the name of the seat that it is about."""
    words: dict[str, Callable[[], str]] = {
        "lead_down": lambda: t("the lead is face-down (tricks left: {n})", n=effect["tricks"]),
        "draws_shown": lambda: t("drawn cards are shown"),
        "lower_wins": lambda: t("the lower value wins"),
        "lead_from_score": lambda: t("the lead comes from the score pile"),
        "wished": lambda: t("wished for: {card}", card=effect["card"]),
        "random_cards": lambda: t("both play a random card"),
        "random_card": lambda: t("{who}: a random card", who=who),
        "nine_more": lambda: t("{who}: +9 to the card", who=who),
        "wish_missed": lambda: t("the wish failed: the trick goes to {who}", who=who),
        "picked": lambda: t("{who}: the Cloak has picked the card", who=who),
        "losses": lambda: t.plural(
            "{who}: {n} loss in a row",
            "{who}: {n} losses in a row",
            n=effect["losses"],
            who=who,
        ),
    }
    return words[effect["effect"]]()
