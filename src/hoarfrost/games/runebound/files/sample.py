"""From the view of a seat to a position that it may be: faces that it does not see are dealt."""

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_texts, is_whole
from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine.content import SYMBOLS
from hoarfrost.games.runebound.engine.knowing import POOL
from hoarfrost.games.runebound.engine.realm import Claim
from hoarfrost.games.runebound.engine.resampling import have_room, redeal, unseen_tokens
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.files.lookup import shown
from hoarfrost.games.runebound.files.position import read_position
from hoarfrost.games.runebound.files.position_party import PartyReader
from hoarfrost.games.runebound.files.view import SPECTATOR

if TYPE_CHECKING:
    from hoarfrost.games.runebound.engine.game import RuneboundGame


def sample_view(game: "RuneboundGame", view: Any, rng: Rng) -> RuneboundState:
    """A random state that fits what the view of a seat, or of a spectator, tells."""
    seat = viewer_of(game, view)
    position = filled(game, view)
    claims: list[Claim] = []
    for party, entry in enumerate(position["parties"]):
        own = PartyReader(game.content, game.seats).claims(entry, party)
        entry.pop("claims", None)  # some world is read first, and it need not fit them
        if party == seat:
            claims = own
    world = read_position(game, position)
    if seat >= 0:
        world.parties[seat].claims = claims
        check_claims(world, seat)
    redeal(world, seat, rng)
    world.rng = rng.fork()
    return world


def viewer_of(game: "RuneboundGame", view: Any) -> int:
    seat = view.get("viewer") if isinstance(view, dict) else None
    if seat == "spectator":
        return SPECTATOR
    if not is_whole(seat, 0, game.seats - 1):
        raise PositionError(
            f'a view to fill has a "viewer", a seat from 0 to {game.seats - 1} or "spectator", '
            f"not {shown(seat)}"
        )
    return seat


def filled(game: "RuneboundGame", view: Json) -> Json:
    """The view with some faces for those that are not named."""
    position = deepcopy(view)
    for worked_out in ("unseen", "figures"):
        position.pop(worked_out, None)
    parties = position.get("parties")
    if not isinstance(parties, list) or not all(isinstance(party, dict) for party in parties):
        raise PositionError('a view to fill has "parties", a list of objects')
    tokens = [] if game.rules.legend_market else by_count(SYMBOLS, game.content.rumors)
    clues = [clue.id for clue in game.content.clues for _ in range(clue.count)]
    fill(parties, "rumors", "rumorCount", tokens)
    fill(parties, "clues", "clueCount", clues)
    return position


def by_count(names: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for n, name in enumerate(names) for _ in range(counts[n])]


def fill(parties: list[Json], name: str, number: str, faces: list[str]) -> None:
    """Give each party as many faces as it has tokens or cards, out of those that nobody shows."""
    for party in parties:
        for face in party[name] if is_texts(party.get(name)) else []:
            if face in faces:
                faces.remove(face)
    for party in parties:
        if name not in party:
            wanted = party.get(number, 0)
            if not is_whole(wanted, 0, len(faces)):
                raise PositionError(
                    f'"{number}" is a whole number from 0 to {len(faces)}, not {shown(wanted)}'
                )
            party[name] = [faces.pop() for _ in range(wanted)]


def check_claims(world: RuneboundState, seat: int) -> None:
    """Whether there is any world in which all that the seat knows is true."""
    counts = unseen_tokens(world, seat)
    room = [0] * (POOL + 1)
    room[POOL] = sum(world.pool)
    for party in world.parties:
        room[party.seat] = 0 if party.seat == seat else int(party.rumor_count())
    claims = world.parties[seat].claims
    for claim in claims:
        counts[claim.symbol] -= 1
    if min(counts) < 0 or not have_room(claims, 0, room):
        raise PositionError('"claims": there are not so many tokens where they are said to be')
