"""What a seat knows of rumor tokens, and that samples are all the worlds that fit it, no other."""

from collections import Counter
from itertools import permutations

import pytest

from hoarfrost.core.bits import set_of
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.content import SYMBOLS
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.knowing import POOL, note_draw, note_spending, note_theft
from hoarfrost.games.runebound.engine.realm import Claim
from hoarfrost.games.runebound.engine.state import RuneboundState

GAME = make_game({}, 4)
FJORD, TUNDRA, ICE, WILD = 0, 1, 2, 7
SAMPLES = 300

World = tuple[str, ...]


def scene(*rumors: str, pool: str = "") -> RuneboundState:
    """Four seats with these tokens; all that is in no hand and not in the pool is out of play."""
    parties = [{"space": "E9", "rumors": tokens.split()} for tokens in rumors]
    state = GAME.from_json({"parties": parties})
    assert isinstance(state, RuneboundState)
    state.pool = [pool.split().count(symbol) for symbol in SYMBOLS]
    return state


def claim(symbol: int, *holders: int) -> Claim:
    return Claim(symbol, set_of(list(holders)))


def world_of(state: RuneboundState) -> World:
    """Who has what: by seat, and last the pool."""
    zones = [*(party.rumors for party in state.parties), state.pool]
    return tuple(
        " ".join(SYMBOLS[n] for n, count in enumerate(zone) for _ in range(count)) for zone in zones
    )


def sampled(state: RuneboundState, seat: int) -> Counter[World]:
    rng = rng_from_seed("worlds")
    return Counter(world_of(state.resample(seat, rng.fork())) for _ in range(SAMPLES))


def worlds(state: RuneboundState, seat: int) -> set[World]:
    """All worlds that fit what the seat knows, by trying every order of the unseen tokens."""
    hidden = [party for party in state.parties if party.seat != seat]
    sizes = [sum(party.rumors) for party in hidden] + [sum(state.pool)]
    zones = [*(party.rumors for party in hidden), state.pool]
    tokens = [n for zone in zones for n, count in enumerate(zone) for _ in range(count)]
    found: set[World] = set()
    for order in set(permutations(tokens)):
        dealt: dict[int, list[int]] = {}
        left = list(order)
        for zone, size in zip([*(int(p.seat) for p in hidden), POOL], sizes, strict=True):
            dealt[zone], left = sorted(left[:size]), left[size:]
        if fits(state.parties[seat].claims, dealt):
            own = [n for n, count in enumerate(state.parties[seat].rumors) for _ in range(count)]
            dealt[seat] = own
            found.add(tuple(" ".join(SYMBOLS[n] for n in dealt[zone]) for zone in sorted(dealt)))
    return found


def fits(claims: list[Claim], dealt: dict[int, list[int]]) -> bool:
    """Whether each claim finds a token of its own, by trying."""
    if not claims:
        return True
    first, rest = claims[0], claims[1:]
    for zone, tokens in dealt.items():
        if first.holders >> zone & 1 and first.symbol in tokens:
            left = tokens.copy()
            left.remove(int(first.symbol))
            if fits(rest, {**dealt, zone: left}):
                return True
    return False


CLAIMS: list[list[Claim]] = [
    [],
    [claim(FJORD, 1)],
    [claim(FJORD, 1, 2)],
    [claim(FJORD, 1, POOL), claim(FJORD, 2)],
    [claim(FJORD, 1), claim(TUNDRA, 1, 2), claim(ICE, 1, 2)],
    [claim(TUNDRA, 1, 2), claim(ICE, 1, 2, 3)],
    [claim(FJORD, 2, POOL), claim(ICE, POOL)],
]


@pytest.mark.parametrize("claims", CLAIMS)
def test_samples_are_exactly_the_worlds_that_fit_what_a_seat_knows(claims: list[Claim]) -> None:
    state = scene("wild", "fjord ice", "fjord tundra", "", pool="ice")
    state.parties[0].claims = claims
    assert set(sampled(state, 0)) == worlds(state, 0)


def test_a_sample_forgets_what_others_know() -> None:
    state = scene("wild", "fjord ice", "fjord", "", pool="ice")
    state.parties[2].claims = [claim(WILD, 0)]
    assert state.resample(0, rng_from_seed(1)).parties[2].claims == []


# How claims come to be --------------------------------------------------------------------------


def claims(state: RuneboundState, seat: int) -> Json:
    return {"claims": state.view(seat)["parties"][seat]["claims"]}


def known(*pairs: tuple[str, list[int | str]]) -> Json:
    return {"claims": [{"symbol": symbol, "among": among} for symbol, among in pairs]}


def test_whoever_loses_a_token_knows_where_it_is() -> None:
    state = scene("fjord", "", "ice", "")
    note_theft(state, 0, 1, FJORD)
    assert claims(state, 0) == known(("fjord", [1]))
    assert claims(state, 1) == known()
    note_theft(state, 1, 2, FJORD)  # seat 0 does not see which one it was
    assert claims(state, 0) == known(("fjord", [1, 2]))
    assert claims(state, 1) == known(("fjord", [2]))


def test_a_token_that_comes_back_is_no_longer_looked_for() -> None:
    state = scene("fjord", "", "", "")
    note_theft(state, 0, 1, FJORD)
    note_theft(state, 1, 0, FJORD)
    assert claims(state, 0) == known()
    assert claims(state, 1) == known(("fjord", [0]))


def test_a_token_that_is_spent_lies_in_the_pool_until_somebody_draws() -> None:
    state = scene("fjord", "", "", "")
    note_spending(state, 0, FJORD)
    for seat in range(4):
        assert claims(state, seat) == known(("fjord", ["pool"]))
    note_draw(state, 2, ICE)
    assert claims(state, 2) == known(("fjord", ["pool"]))
    assert claims(state, 0) == known(("fjord", [2, "pool"]))
    note_draw(state, 1, FJORD)
    assert claims(state, 1) == known()
    assert claims(state, 3) == known(("fjord", [1, 2, "pool"]))


def test_of_like_tokens_the_one_that_is_spent_may_be_any() -> None:
    """One is with seat 1 for sure, one with seat 1 or 2: what is left may be with either."""
    state = scene("wild", "fjord", "fjord", "")
    state.parties[0].claims = [claim(FJORD, 1), claim(FJORD, 1, 2)]
    state.parties[1].rumors[FJORD] -= 1
    state.pool[FJORD] += 1
    note_spending(state, 1, FJORD)
    assert claims(state, 0) == known(("fjord", ["pool"]), ("fjord", [1, 2]))


def test_a_claim_about_everywhere_is_dropped() -> None:
    state = scene("fjord", "", "", "")
    note_spending(state, 0, FJORD)
    for seat in (1, 2, 3):
        note_draw(state, seat, ICE)
    assert claims(state, 0) == known()


def test_what_is_known_stays_true_however_tokens_go_round() -> None:
    """Random draws, thefts and spending among four seats with few tokens of two kinds."""
    for seed in range(12):
        rng = rng_from_seed(f"round {seed}")
        state = scene("", "", "", "", pool="fjord fjord fjord ice ice wild")
        for _ in range(25):
            move_a_token(state, int(rng.below(4)), int(rng.below(4)), int(rng.below(99)))
            for seat in range(4):
                assert world_fits(state, seat)
                assert world_fits(state.resample(seat, rng.fork()), seat)


def world_fits(state: RuneboundState, seat: int) -> bool:
    dealt = {int(p.seat): tokens_in(p.rumors) for p in state.parties if p.seat != seat}
    dealt[POOL] = tokens_in(state.pool)
    return fits(state.parties[seat].claims, dealt)


def tokens_in(counts: list[int]) -> list[int]:
    return [n for n, count in enumerate(counts) for _ in range(count)]


def move_a_token(state: RuneboundState, seat: int, other: int, n: int) -> None:
    """Seat draws one, takes one from another, or spends one."""
    own = state.parties[seat].rumors
    source = own if seat == other else state.parties[other].rumors
    if n % 3 == 0:
        source = state.pool
    tokens = tokens_in(source)
    if not tokens:
        return
    symbol = tokens[n % len(tokens)]
    source[symbol] -= 1
    if source is own:
        state.pool[symbol] += 1
        note_spending(state, seat, symbol)
        return
    own[symbol] += 1
    if source is state.pool:
        note_draw(state, seat, symbol)
    else:
        note_theft(state, other, seat, symbol)
