"""How a game ends (R§20, rune.end.limit, rune.solo)."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.realm import Realm
from hoarfrost.games.runebound.engine.steps import NOBODY


def win(realm: Realm, seat: i64, reason: str) -> None:
    """rune.win.end: at once; all others lose."""
    realm.tell("win", win_rule(reason), {"seat": int(seat), "reason": reason})
    end(realm, bit(seat), reason)


def win_rule(reason: str) -> str:
    return {"princess": "rune.win.princess", "arshan": "rune.win.arshan"}.get(
        reason, "rune.win.end"
    )


def end(realm: Realm, winners: i64, reason: str) -> None:
    realm.is_over = True
    realm.winners = winners
    realm.reason = reason
    realm.asked = NOBODY


def end_without_winner(realm: Realm, reason: str) -> None:
    realm.tell("lost", "rune.solo" if reason == "solo" else "rune.variant.doom", {"reason": reason})
    end(realm, 0, reason)


def end_at_limit(realm: Realm) -> None:
    """rune.end.limit: most experience counters, then most gold, else a draw among those."""
    best: i64 = -1
    winners: i64 = 0
    for party in realm.parties:
        counters: i64 = 0
        for count in party.counters:
            counters += count
        rank = 100_000 * counters + party.gold
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= bit(party.seat)
    realm.tell("limit", "rune.end.limit", {"turns": int(realm.rules.last_turn)})
    end(realm, winners, "limit")
