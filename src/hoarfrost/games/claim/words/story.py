"""What happens between the final trick of Claim and its winner, as data for the page.

The stages come in their order, each with the two score piles after it and with what left them. A
view of the end tells how the piles end and what left them; the piles before follow, backwards.
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.votes import factions_in, piles_of, votes_of

Piles = list[list[str]]  # one pile per seat

TAVERN: Final = "tavern"
REMOVALS: Final = (
    # end step, kind of the stage, rule
    (2, "pit", "claim.location.pit"),
    (3, TAVERN, "claim.location.tavern"),
    (5, "poison", "claim.end.5"),
    (6, "fakes", "claim.end.6"),
    (7, "marriages", "claim.end.7"),
    (8, "forest", "claim.location.forest"),
)


def story_of(view: Json) -> Json:
    """The story of a game that was played to its end; the view has its defaults."""
    piles = piles_of(view)
    if view["reason"] == "lava":
        lava = stage("lava", "claim.location.lava", piles, nothing(), winner=view["winner"])
        return {"before": piles, "stages": [lava], "verdict": verdict(view, counted=False)}
    stages: list[Json] = []
    after = piles
    for step, kind, rule in reversed(REMOVALS):
        if not is_in_play(step, kind, view):
            continue
        cards = left_in(view, step)
        more = details(view, kind, after)
        stages.insert(0, stage(kind, rule, after, cards, **more))
        after = exchanged(after, cards) if kind == TAVERN else joined(after, cards)
    is_counted = view["reason"] != "forest"
    if is_counted:
        for vote in votes_of(view):
            stages.append(stage("vote", "claim.end.9", piles, nothing(), vote=vote))
    return {"before": after, "stages": stages, "verdict": verdict(view, is_counted)}


def stage(kind: str, rule: str, piles: Piles, cards: Piles, **more: object) -> Json:
    return {"kind": kind, "rule": rule, "piles": piles, "cards": cards, **more}


def is_in_play(step: int, kind: str, view: Json) -> bool:
    if kind in view["locations"]:
        return True
    return any(faction.scoring_step == step for faction in factions_in(view))


def left_in(view: Json, step: int) -> Piles:
    """What left each pile in an end step; at the Tavern what each seat gave away."""
    cards = nothing()
    for entry in view["removed"]:
        if entry["step"] == step:
            cards[entry["seat"]] += entry["cards"]
    return cards


def joined(piles: Piles, cards: Piles) -> Piles:
    return [[*pile, *more] for pile, more in zip(piles, cards, strict=True)]


def exchanged(piles: Piles, given: Piles) -> Piles:
    """The piles before the gifts went over."""
    return [
        [*(code for code in piles[seat] if code not in given[1 - seat]), *given[seat]]
        for seat in (0, 1)
    ]


def nothing() -> Piles:
    return [[], []]


def details(view: Json, kind: str, piles: Piles) -> Json:
    """The Toxics; in the Forest how many cards each seat has, and whether that decides."""
    if kind == "poison":
        return {"toxics": view["toxic"]}
    if kind == "forest":
        return {"counts": [len(pile) for pile in piles], "decides": view["reason"] == "forest"}
    return {}


def verdict(view: Json, counted: bool) -> Json:
    """What decided, with the votes and the cards in the factions that voted, by seat."""
    votes, cards = [0, 0], [0, 0]
    for vote in votes_of(view) if counted else []:
        if vote["ahead"] is not None:
            votes[vote["ahead"]] += 1
            cards[vote["ahead"]] += vote["counts"][vote["ahead"]]
    return {
        "reason": view["reason"],
        "winner": view["winner"],
        "counted": counted,
        "votes": votes,
        "cards": cards,
    }
