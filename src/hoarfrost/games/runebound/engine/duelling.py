"""Heroes fight each other (R§12): what differs from a fight with a challenge."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import NONE, PHASES
from hoarfrost.games.runebound.engine.figures import combat_value
from hoarfrost.games.runebound.engine.realm import Fight, Party, Realm
from hoarfrost.games.runebound.engine.steps import COMBAT, NOBODY
from hoarfrost.games.runebound.engine.using import FORGOTTEN_BY_COMBAT, forget_limits


def opponents(realm: Realm, party: Party) -> list[int]:
    """rune.pvp.declare: heroes in the same space, but not in a town or Green Vale."""
    if not realm.is_on_terrain(party):
        return []
    return [
        int(other.seat)
        for other in realm.parties
        if other.seat != party.seat and other.space == party.space
    ]


def begin_duel(realm: Realm, party: Party, seat: i64) -> None:
    realm.fight = Fight(NONE, party.seat, seat)
    realm.push(COMBAT, NOBODY)
    for fighter in (party, realm.parties[seat]):
        forget_limits(fighter, FORGOTTEN_BY_COMBAT)
    realm.tell("duel", "rune.pvp.declare", {"seat": int(party.seat), "other": int(seat)})


def roll_target(realm: Realm, fight: Fight) -> None:
    """rune.pvp.challenge_part: the open roll that the hero part has to reach."""
    other = realm.parties[fight.other_part]
    dice = realm.roll_two()
    fight.target = dice + combat_value(realm, fight, other, other.hero, NONE)
    fight.roll_bonus = 0
    values = {
        "seat": int(other.seat),
        "phase": PHASES[fight.phase],
        "dice": int(dice),
        "faces": realm.last_two(),
        "total": int(fight.target),
    }
    realm.tell("target", "rune.pvp.challenge_part", values)


def forget_fall(realm: Realm, fight: Fight) -> None:
    """Whoever fell in another player's turn goes on as usual."""
    for seat in (fight.hero_part, fight.other_part):
        if seat != realm.active:
            realm.fell &= ~bit(seat)
