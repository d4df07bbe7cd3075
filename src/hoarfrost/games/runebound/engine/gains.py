"""Gold, rumor tokens and clue cards come to a party (R§13)."""

from mypy_extensions import i64

from hoarfrost.core.chance import pick
from hoarfrost.games.runebound.engine.content import SYMBOLS
from hoarfrost.games.runebound.engine.knowing import note_draw, note_theft
from hoarfrost.games.runebound.engine.realm import Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import DRAWING_RUMOR, PASS, STEAL


def earn(realm: Realm, party: Party, gold: i64) -> None:
    """rune.reward.gold"""
    if gold > 0:
        party.gold += gold
        realm.tell("gold", "rune.reward.gold", {"seat": int(party.seat), "n": int(gold)})


def draw_clues(realm: Realm, party: Party, n: i64) -> None:
    """rune.reward.clue: from the top of the deck, secret; an empty deck gives nothing."""
    for _ in range(n):
        deck: list[int] = []
        names: list[str] = []
        for kind in range(len(realm.clues)):
            for _copy in range(realm.clues[kind]):
                deck.append(kind)
                names.append(realm.content.clues[kind].id)
        if not deck:
            return
        kind = deck[pick(realm, names)]
        realm.clues[kind] -= 1
        party.clues[kind] += 1
        if realm.tape is not None:
            secret = {int(party.seat): {"clue": realm.content.clues[kind].id}}
            realm.tell("clue", "rune.reward.clue", {"seat": int(party.seat)}, secret)


def gain_rumors(realm: Realm, party: Party, n: i64) -> None:
    """rune.reward.rumor; nothing where legends are market cards."""
    if n > 0 and not realm.rules.legend_market:
        frame = realm.push(DRAWING_RUMOR, party.seat)
        frame.n = n


def advance_rumor(realm: Realm, frame: Frame) -> bool:
    """`n` tokens are still to be drawn; from an empty pool one may be taken from somebody."""
    party = realm.parties[frame.seat]
    while frame.n > 0:
        tokens = tokens_of(realm.pool)
        if tokens:
            draw_rumor(realm, party, tokens)
            frame.n -= 1
        elif others_with_tokens(realm, frame.seat):
            realm.asked = frame.seat
            return True
        else:
            break
    realm.stack.pop()
    return False


def tokens_of(counts: list[int]) -> list[int]:
    """One entry for each token, by symbol."""
    tokens: list[int] = []
    for symbol in range(len(counts)):
        for _ in range(counts[symbol]):
            tokens.append(symbol)
    return tokens


def draw_rumor(realm: Realm, party: Party, tokens: list[int]) -> None:
    symbol = tokens[pick(realm, [SYMBOLS[token] for token in tokens])]
    realm.pool[symbol] -= 1
    party.rumors[symbol] += 1
    note_draw(realm, party.seat, symbol)
    if realm.tape is not None:
        secret = {int(party.seat): {"symbol": SYMBOLS[symbol]}}
        realm.tell("rumor", "rune.reward.rumor", {"seat": int(party.seat)}, secret)


def others_with_tokens(realm: Realm, seat: i64) -> list[int]:
    return [
        int(party.seat) for party in realm.parties if party.seat != seat and party.rumor_count() > 0
    ]


def rumor_options(realm: Realm, frame: Frame) -> list[int]:
    return [PASS, *[STEAL + seat for seat in others_with_tokens(realm, frame.seat)]]


def answer_rumor(realm: Realm, frame: Frame, action: i64) -> None:
    frame.n -= 1
    if action == PASS:
        realm.tell("no_rumor", "rune.reward.rumor", {"seat": int(frame.seat)})
        return
    victim = realm.parties[action - STEAL]
    tokens = tokens_of(victim.rumors)
    symbol = tokens[pick(realm, [SYMBOLS[token] for token in tokens])]
    victim.rumors[symbol] -= 1
    realm.parties[frame.seat].rumors[symbol] += 1
    note_theft(realm, victim.seat, frame.seat, symbol)
    if realm.tape is not None:
        secret = {"symbol": SYMBOLS[symbol]}
        values = {"seat": int(frame.seat), "from": int(victim.seat)}
        secrets = {int(frame.seat): secret, int(victim.seat): secret}
        realm.tell("steal", "rune.reward.rumor", values, secrets)
