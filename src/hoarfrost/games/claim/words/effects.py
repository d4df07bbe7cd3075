"""What holds in this trick or the next, as data: `{"effect", "rule", ...}`; a screen has the words.

`artifact` is the one that does it, if one does; `seat` whom it concerns, if not both.
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.locations.lava_fields import LOSSES_IN_A_ROW
from hoarfrost.games.claim.engine.winning import FLASK_ADDS, MIRROR_ADDS, WAND_ADDS

# What an artifact adds to a played card, by the name of the modifier in a view.
MODS: Final = {
    "flask": {"artifact": "flask_of_tears", "sign": f"+{FLASK_ADDS}"},
    "wand+2": {"artifact": "magic_wand", "sign": f"+{WAND_ADDS}"},
    "wand-2": {"artifact": "magic_wand", "sign": f"\u2212{WAND_ADDS}"},
    "mirror": {"artifact": "mirror_of_lies", "sign": f"\u00b1{MIRROR_ADDS}"},
}


def effects_of(view: Json) -> list[Json]:
    """The effects in force in a view with its defaults."""
    return [
        *common_effects(view),
        *(effect for seat in (0, 1) for effect in effects_on(view, seat)),
    ]


def common_effects(view: Json) -> list[Json]:
    found: list[Json] = []
    if view["maskLeft"]:
        found.append(by_artifact("lead_down", "mask_of_darkness", tricks=view["maskLeft"]))
    if view["phase"] == 1 and view["trickNo"] in view["torchTricks"]:
        found.append(by_artifact("draws_shown", "prowlers_torch"))
    if view["bottle"]:
        found.append(by_artifact("lower_wins", "bottomless_bottle"))
    if view["bookArmed"]:
        found.append(by_artifact("lead_from_score", "book_of_memories"))
    if view["wish"]:
        found.append(by_artifact("wished", "wishing_lamp", card=view["wish"]))
    if all(view["diced"]):
        found.append(by_artifact("random_cards", "gamblers_dice"))
    return found


def effects_on(view: Json, seat: int) -> list[Json]:
    found: list[Json] = []
    if view["diced"][seat] and not all(view["diced"]):
        found.append(by_artifact("random_card", "gamblers_dice", seat=seat))
    if view["flask"][seat]:
        found.append(by_artifact("nine_more", "flask_of_tears", seat=seat))
    if view["autoWin"] == seat:
        found.append(by_artifact("wish_missed", "wishing_lamp", seat=seat))
    if view["forced"][seat] and not view["wish"]:
        found.append(by_artifact("picked", "hunting_cloak", seat=seat))
    losses = view["lossStreakP2"][seat]
    if "lava_fields" in view["locations"] and losses > 1:
        found.append(
            {
                "effect": "losses",
                "rule": "claim.location.lava",
                "seat": seat,
                "losses": losses,
                "left": LOSSES_IN_A_ROW - losses,
            }
        )
    return found


def by_artifact(effect: str, artifact: str, **more: object) -> Json:
    return {
        "effect": effect,
        "rule": f"claim.artifact.{artifact}",
        "artifact": artifact,
        **more,
    }
