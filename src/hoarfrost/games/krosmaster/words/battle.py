"""What happened on the board, in words for one reader: moves, Lock checks and spells."""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.listener import Listener, faces_of
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import (
    Opening,
    card_names,
    names_of,
    opening,
    reward_names,
    spell_names,
)

# Walking ------------------------------------------------------------------------------------------


def move(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You move {piece} from {start} to {goal} ({mp} MP)."),
        Message("{player} moves {piece} from {start} to {goal} ({mp} MP)."),
        piece=card_names(event["card"]),
        start=event["path"][0],
        goal=event["path"][-1],
        mp=event["mp"],
    )


LOCKS: Final[Mapping[str, Message]] = {
    "dodged": Message("{piece} slips away from {lockers}. Dodge roll: {dodge}. Lock roll: {lock}."),
    "grappled": Message(
        "{piece} is grappled by {lockers}: -1 AP and -1 MP. Dodge roll: {dodge}. Lock roll: {lock}."
    ),
    "locked": Message(
        "{piece} is locked by {lockers}: -3 AP and -3 MP. Dodge roll: {dodge}. Lock roll: {lock}."
    ),
    "stopped": Message(
        "{piece} is locked by {lockers}: all AP and MP are lost. "
        "Dodge roll: {dodge}. Lock roll: {lock}."
    ),
}


def lock(event: Json, reader: Listener) -> Opening:
    rolled = [face for locker in event["lockers"] for face in locker["faces"]]
    return opening(
        LOCKS[event["result"]],
        piece=reader.piece(event),
        lockers=[card_names(locker["card"]) for locker in event["lockers"]],
        dodge=faces_of(event["faces"]),
        lock=faces_of(rolled),
    )


def stay(event: Json, reader: Listener) -> Opening:
    return opening(Message("{piece} stays."), piece=reader.piece(event))


# Spells -------------------------------------------------------------------------------------------


def cast(event: Json, reader: Listener) -> Opening:
    return reader.says(
        event["owner"],
        Message("You cast {spell} at {cell} with {piece} ({cost})."),
        Message("{player} casts {spell} at {cell} with {piece} ({cost})."),
        spell=spell_names(event["spell"]),
        cell=event["cell"],
        piece=card_names(event["card"]),
        cost=cost_of(event["ap"], event["mp"], event["injury"]),
    )


def cost_of(ap: int, mp: int, injury: int) -> list[Message]:
    """What a spell costs: "3 AP and 1 MP"."""
    parts = [Message("{ap} AP", ap=ap)] if ap or not (mp or injury) else []
    if mp:
        parts.append(Message("{mp} MP", mp=mp))
    if injury:
        parts.append(Message.plural("{n} injury", "{n} injuries", n=injury))
    return parts


def explode(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{piece} explodes on {cell}."), piece=reader.piece(event), cell=event["cell"]
    )


def critical(event: Json, _reader: Listener) -> Opening:
    message = Message.plural(
        "Critical Hit roll: {faces}. {n} success.",
        "Critical Hit roll: {faces}. {n} successes.",
        n=event["count"],
    )
    return opening(message, faces=faces_of(event["faces"]))


def armour(event: Json, reader: Listener) -> Opening:
    message = Message.plural(
        "Armour roll of {piece}: {faces}. {n} success.",
        "Armour roll of {piece}: {faces}. {n} successes.",
        n=event["count"],
    )
    return opening(message, piece=reader.piece(event), faces=faces_of(event["faces"]))


def damage(event: Json, reader: Listener) -> Opening:
    piece = reader.piece(event)
    if event["damage"] == 0:
        return opening(Message("{piece} takes no damage."), piece=piece)
    if event["frozen"]:
        message = Message("{piece} takes {n} Frozen damage.")
    else:
        message = Message("{piece} takes {n} damage.")
    return opening(message, piece=piece, n=event["damage"])


def heal(event: Json, reader: Listener) -> Opening | None:
    n, frozen = event["count"], event["frozen"]
    values = {"piece": reader.piece(event), "n": n}
    if n == 0:
        if event["rule"] == "kros.effect.steal_health":
            return None
        return opening(Message("{piece} has no injury that can be healed."), **values)
    if frozen:
        message = Message.plural(
            "{piece} heals {n} injury ({frozen} Frozen).",
            "{piece} heals {n} injuries ({frozen} Frozen).",
            n=n,
        )
        return opening(message, frozen=frozen, **values)
    message = Message.plural("{piece} heals {n} injury.", "{piece} heals {n} injuries.", n=n)
    return opening(message, **values)


# Moved by spells ----------------------------------------------------------------------------------

SHIFTS: Final[Mapping[str, tuple[Message, Message]]] = {
    "push": (
        Message("{piece} is pushed from {start} to {goal}."),
        Message("{piece} is pushed, but stays on {start}."),
    ),
    "attract": (
        Message("{piece} is drawn from {start} to {goal}."),
        Message("{piece} is drawn nearer, but stays on {start}."),
    ),
    "retreat": (
        Message("{piece} retreats from {start} to {goal}."),
        Message("{piece} cannot retreat and stays on {start}."),
    ),
    "shove": (
        Message("{piece} slides from {start} to {goal}."),
        Message("{piece} does not move from {start}."),
    ),
    "teleport": (
        Message("{piece} is teleported from {start} to {goal}."),
        Message("{piece} stays on {start}."),
    ),
}


def shift(event: Json, reader: Listener) -> Opening:
    path = event["path"]
    moved, stays = SHIFTS[event["kind"]]
    message = moved if len(path) > 1 else stays
    if "rider" in event and len(path) > 1:
        message = Message("{piece} slides from {start} to {goal}, with {rider} on it.").filled(
            rider=reader.piece(event["rider"])
        )
    return opening(message, piece=reader.piece(event), start=path[0], goal=path[-1])


def swap(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{piece} and {other} change places: {cells}."),
        piece=reader.piece(event),
        other=reader.piece(event["other"]),
        cells=event["cells"],
    )


# Other effects ------------------------------------------------------------------------------------

TOKENS: Final[Mapping[str, Message]] = {
    "placed": Message("{piece} gets a token: {token}."),
    "cancelled": Message("{token} for {piece} is cancelled by an opposite token."),
    "lost": Message("{token} for {piece} is lost: the limit is reached."),
}


def token(event: Json, reader: Listener) -> Opening:
    return opening(
        TOKENS[event["came"]], piece=reader.piece(event), token=names_of("tokens", event["token"])
    )


def grant(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{piece} has a new Power: {power}."),
        piece=reader.piece(event),
        power=names_of("powers", event["power"]),
    )


def more_range(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{piece} has {n} more Range in this turn."),
        piece=reader.piece(event),
        n=event["count"],
    )


def tire(event: Json, reader: Listener) -> Opening | None:
    if event["count"] == 0:
        return None
    return opening(
        Message("{piece} loses its remaining {n} MP."), piece=reader.piece(event), n=event["count"]
    )


def summon(event: Json, reader: Listener) -> Opening:
    return opening(
        Message("{by} summons {piece} on {cell}."),
        by=reader.piece(event["by"]),
        piece=card_names(event["card"]),
        cell=event["cell"],
    )


# What leaves the board ----------------------------------------------------------------------------


def destroy(event: Json, reader: Listener) -> Opening:
    values = {"piece": reader.piece(event), "cell": event["cell"]}
    loot = event["loot"]
    if loot == 0:
        return opening(Message("{piece} on {cell} is destroyed."), **values)
    return reader.says(
        event["seat"],
        Message.plural(
            "{piece} on {cell} is destroyed: {n} Kama for you.",
            "{piece} on {cell} is destroyed: {n} Kamas for you.",
            n=loot,
        ),
        Message.plural(
            "{piece} on {cell} is destroyed: {n} Kama for {player}.",
            "{piece} on {cell} is destroyed: {n} Kamas for {player}.",
            n=loot,
        ),
        **values,
    )


def ko(event: Json, reader: Listener) -> Opening:
    if "rewards" in event:
        rewards = [reward_names(id, reader.extra) for id in event["rewards"]]
        lost = Message("{piece} is KO and loses {rewards}.")
        return opening(lost, piece=reader.piece(event), rewards=rewards)
    return opening(Message("{piece} is KO."), piece=reader.piece(event))


TELLERS: Final[Mapping[str, Callable[[Json, Listener], Message | None]]] = {
    "move": move,
    "lock": lock,
    "stay": stay,
    "cast": cast,
    "explode": explode,
    "critical": critical,
    "armour": armour,
    "damage": damage,
    "heal": heal,
    "push": shift,
    "attract": shift,
    "retreat": shift,
    "shove": shift,
    "teleport": shift,
    "swap": swap,
    "token": token,
    "grant": grant,
    "range": more_range,
    "tire": tire,
    "summon": summon,
    "destroy": destroy,
    "ko": ko,
}
