"""The Movement step: dice, rest, steps, snowshoes, flares, pre-rolled dice (R§7)."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import (
    ANY,
    DICE,
    EXHAUSTION,
    FLARE,
    SNOWSHOE,
)
from hoarfrost.games.runebound.engine.harm import remove_counters
from hoarfrost.games.runebound.engine.realm import NO_INTS, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    FACES,
    MOST_NEIGHBOURS,
    MOVE,
    SHOE,
    STEP,
)


def allowance(realm: Realm, party: Party) -> i64:
    """rune.move.dice_allowance"""
    dice = realm.content.dice
    if realm.is_hurt(party):
        dice -= 1
    dice += realm.bonus(party, party.hero, DICE)
    return max(0, min(dice, realm.content.dice))


# Rolling and resting ------------------------------------------------------------------------------


def rest_places(party: Party) -> list[int]:
    """The members from whom rest can take exhaustion, by place."""
    return [place for place in range(party.size()) if party.member(place).counts[EXHAUSTION] > 0]


def rest(realm: Realm, party: Party, place: i64) -> None:
    """rune.move.rest: one point."""
    realm.resting -= 1
    remove_counters(realm, party, party.member(place), EXHAUSTION, 1, "rune.move.rest")


def roll_dice(realm: Realm, party: Party) -> None:
    """rune.move.roll: as many as were chosen, beside those that lie there already."""
    rolled = [int(realm.roll_die()) for _ in range(realm.to_roll)]
    realm.to_roll = 0
    realm.dice = sorted([*realm.dice, *rolled])
    tell_dice(realm, party.seat, "roll", "rune.move.roll", realm.dice)


def tell_dice(realm: Realm, seat: i64, kind: str, rule: str, dice: list[int]) -> None:
    if realm.tape is not None:
        realm.tell(kind, rule, {"seat": int(seat), "dice": [face + 1 for face in dice]})


def without(dice: list[int], face: i64) -> list[int]:
    """The dice without one that shows a face."""
    left = dice.copy()
    left.remove(int(face))
    return left


def set_die(realm: Realm, face: i64, new: i64, rule: str) -> None:
    realm.dice = sorted([*without(realm.dice, face), int(new)])
    if realm.tape is not None:
        values = {"seat": int(realm.active), "from": int(face) + 1, "to": int(new) + 1}
        realm.tell("set_die", rule, values)


def shoe_options(realm: Realm, party: Party) -> list[int]:
    """rune.move.snowshoe: any rolled die to any other face."""
    if party.gear[SNOWSHOE] == 0 or realm.has_moved:
        return []
    return [
        SHOE + FACES * face + new
        for face in sorted(set(realm.dice))
        for new in range(FACES)
        if new != face
    ]


def wear_snowshoe(realm: Realm, party: Party, face: i64, new: i64) -> None:
    party.gear[SNOWSHOE] -= 1
    realm.gear[SNOWSHOE] += 1
    set_die(realm, face, new, "rune.move.snowshoe")


# Steps --------------------------------------------------------------------------------------------


def shows(realm: Realm, face: i64, space: i64) -> bool:
    """rune.move.assign, rune.move.town_any_die: whether a face pays for entering a space."""
    terrain = realm.map.terrains[space]
    return terrain == ANY or realm.content.faces[face] & bit(terrain) != 0


def move_options(realm: Realm, party: Party) -> list[int]:
    neighbours = realm.map.neighbours[party.space]
    return [
        MOVE + MOST_NEIGHBOURS * face + place
        for face in sorted(set(realm.dice))
        for place in range(len(neighbours))
        if shows(realm, face, neighbours[place])
    ]


def step_options(realm: Realm, party: Party) -> list[int]:
    """rune.move.forced_step"""
    return [STEP + place for place in range(len(realm.map.neighbours[party.space]))]


def move(realm: Realm, party: Party, face: i64, place: i64) -> None:
    realm.dice = without(realm.dice, face)
    realm.has_moved = True
    enter(realm, party, place, face + 1, "rune.move.assign")


def step_without_dice(realm: Realm, party: Party, place: i64) -> None:
    realm.is_forced = True
    enter(realm, party, place, 0, "rune.move.forced_step")


def enter(realm: Realm, party: Party, place: i64, face: i64, rule: str) -> None:
    before = party.space
    party.space = realm.map.neighbours[before][place]
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "from": realm.map.names[before],
            "space": realm.map.names[party.space],
            "face": int(face),
        }
        realm.tell("move", rule, values)


def put_in_town(realm: Realm, party: Party, town: i64) -> None:
    """An effect puts the figure into a town: the Movement step is over."""
    realm.is_forced = True
    carry(realm, party, town, "rune.fx.costs")


def carry(realm: Realm, party: Party, town: i64, rule: str) -> None:
    where = realm.map.towns[town]
    party.space = where.space
    values = {"seat": int(party.seat), "space": realm.map.names[where.space], "town": where.id}
    realm.tell("carried", rule, values)


# Flare crystals -----------------------------------------------------------------------------------


def use_flare(realm: Realm, party: Party, town: i64) -> None:
    """rune.flare.use"""
    put_out_flare(realm, party)
    carry(realm, party, town, "rune.flare.use")


def decline_flare(realm: Realm, party: Party) -> None:
    put_out_flare(realm, party)
    realm.tell("decline_flare", "rune.flare.decline", {"seat": int(party.seat)})


def lose_flare(realm: Realm, party: Party) -> None:
    """rune.flare.lost: the figure has left it."""
    put_out_flare(realm, party)
    realm.tell("flare_lost", "rune.flare.lost", {"seat": int(party.seat)})


def put_out_flare(realm: Realm, party: Party) -> None:
    party.flare = False
    realm.gear[FLARE] += 1


def place_flare(realm: Realm, party: Party) -> None:
    """rune.flare.place"""
    party.gear[FLARE] -= 1
    party.flare = True
    values = {"seat": int(party.seat), "space": realm.map.names[party.space]}
    realm.tell("place_flare", "rune.flare.place", values)


# Pre-rolled dice ----------------------------------------------------------------------------------


def preroll(realm: Realm, party: Party, dice: i64) -> None:
    """rune.turn.preroll"""
    party.ahead = sorted([int(realm.roll_die()) for _ in range(dice)])
    tell_dice(realm, party.seat, "preroll", "rune.turn.preroll", party.ahead)


def forget_preroll(party: Party) -> None:
    party.ahead = NO_INTS
