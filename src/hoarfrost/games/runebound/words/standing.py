"""How the game stands, which all know: experience counters, gold, and who has the Princess."""

from hoarfrost.core.plain import Json


def standing(view: Json) -> Json:
    """Of each seat what everybody can count, and who is ahead by rune.end.limit."""
    parties = view["parties"]
    counters = [sum(party["experience"].values()) for party in parties]
    gold = [party["gold"] for party in parties]
    return {
        "counters": counters,
        "gold": gold,
        "experience": [party["xp"] for party in parties],
        "rumors": [party["rumorCount"] for party in parties],
        "clues": [party["clueCount"] for party in parties],
        "princess": view["princess"],
        "turns": [party["turns"] for party in parties],
        "ahead": ahead_of(view, list(zip(counters, gold, strict=True))),
    }


def ahead_of(view: Json, ranks: list[tuple[int, int]]) -> int | None:
    """Whoever has the Princess, else the only one with most counters, then gold."""
    if view["princess"] is not None:
        seat: int = view["princess"]
        return seat
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 and len(ranks) > 1 else None
