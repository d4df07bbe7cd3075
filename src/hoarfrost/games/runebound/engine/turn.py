"""A turn in its six steps (R§6): who is asked when, and what follows."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.content import (
    AFTER_MOVE_ROLL,
    ANY_TIME,
    BEFORE_MOVE,
    FLARE,
    FROST,
    NONE,
)
from hoarfrost.games.runebound.engine.counters import refill_dry_colours
from hoarfrost.games.runebound.engine.discovering import (
    begin_legend,
    choose_token,
    discovery_options,
    find_princess,
)
from hoarfrost.games.runebound.engine.duelling import begin_duel, opponents
from hoarfrost.games.runebound.engine.fighting import begin_fight
from hoarfrost.games.runebound.engine.frost import discard_all_frost, survive
from hoarfrost.games.runebound.engine.moving import (
    allowance,
    decline_flare,
    forget_preroll,
    lose_flare,
    move,
    move_options,
    place_flare,
    rest,
    rest_places,
    roll_dice,
    shoe_options,
    step_options,
    step_without_dice,
    tell_dice,
    use_flare,
    wear_snowshoe,
    without,
)
from hoarfrost.games.runebound.engine.realm import NO_INTS, Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE,
    ADVENTURE_STAGE,
    ATTEMPT,
    BEFORE_MOVING,
    BUY,
    COUNTER,
    COUNTER_KINDS,
    DISCOVER,
    DROP,
    DROPPING,
    DUEL,
    EXPERIENCE,
    FACES,
    FLARE_STAGE,
    FLARE_WARMTH,
    MARKET,
    MARKET_STAGE,
    MOST_NEIGHBOURS,
    MOVE,
    MOVING,
    NOBODY,
    PASS,
    PLACE_FLARE,
    PLACING_FLARE,
    PRINCESS,
    REFRESH,
    REST,
    RESTING,
    ROLL,
    ROLL_DICE,
    ROLLING_MORE,
    SET,
    SHOE,
    STEP,
    SURVIVAL,
    TAKE_DICE,
    TOKEN,
    TOWN,
    TRADE,
    TURN,
    TURN_OVER,
    USE,
    WARM,
)
from hoarfrost.games.runebound.engine.using import make_ready, pay_and_begin, usable
from hoarfrost.games.runebound.engine.victory import end_at_limit, end_without_winner, win

LAST_DAY = [1]  # `amounts` of a turn that is only a fight


def advance_turn(realm: Realm, frame: Frame) -> bool:
    """Carry out stages until one asks, or something else is begun."""
    party = realm.parties[frame.seat]
    stage = frame.stage
    if realm.has_fallen(frame.seat) and stage != TURN_OVER:
        frame.stage = TURN_OVER  # rune.turn.knockout_ends
    elif stage == REFRESH:
        refresh(realm, frame, party)
    elif stage == FLARE_STAGE:
        return ask_if(realm, frame, party.flare, BEFORE_MOVING)
    elif stage == FLARE_WARMTH:
        return ask_if(realm, frame, party.total(FROST) > 0, TURN_OVER)
    elif stage == BEFORE_MOVING:
        if realm.is_forced:  # by an effect
            forget_preroll(party)
            frame.stage = SURVIVAL
        else:
            return ask_if(realm, frame, True, ROLL_DICE)
    elif stage == DROPPING:
        return ask_if(realm, frame, len(realm.dice) > allowance(realm, party), ROLLING_MORE)
    elif stage == ROLLING_MORE:
        return ask_if(realm, frame, len(realm.dice) < allowance(realm, party), RESTING)
    elif stage == RESTING:
        places = rest_places(party)
        if realm.resting > 0 and len(places) == 1:
            rest(realm, party, places[0])
        else:
            return ask_if(realm, frame, realm.resting > 0 and len(places) > 1, ROLL_DICE)
    elif stage == ROLL_DICE:
        roll_dice(realm, party)
        frame.stage = MOVING
    elif stage == MOVING:
        return ask_if(realm, frame, party.space != realm.map.vale, ADVENTURE_STAGE)
    elif stage == SURVIVAL:
        frame.stage = ADVENTURE_STAGE
        realm.dice = NO_INTS
        if realm.is_on_terrain(party):
            survive(realm, party)
    elif stage == ADVENTURE_STAGE:
        return advance_adventure_stage(realm, frame, party)
    elif stage == MARKET_STAGE:
        return ask_if(realm, frame, realm.town_of(party) >= 0, EXPERIENCE)
    elif stage == EXPERIENCE:
        return ask_if(realm, frame, party.xp >= counter_cost(realm, party), PLACING_FLARE)
    elif stage == PLACING_FLARE:
        return ask_if(realm, frame, party.gear[FLARE] > 0, TURN_OVER)
    else:
        turn_over(realm, frame, party)
    return False


def ask_if(realm: Realm, frame: Frame, is_asked: bool, otherwise: i64) -> bool:
    if is_asked:
        realm.asked = frame.seat
    else:
        frame.stage = otherwise
    return is_asked


def refresh(realm: Realm, frame: Frame, party: Party) -> None:
    party.turns += 1
    if realm.tape is not None:
        count = sum([int(each.turns) for each in realm.parties])  # of all players
        values = {"seat": int(party.seat), "turn": int(party.turns), "count": count}
        realm.tell("turn", "rune.turn.steps", values)
    make_ready(party)
    frame.stage = FLARE_STAGE
    if realm.is_last_days:
        # rune.variant.doom: only this is left of the turn
        frame.amounts = LAST_DAY
        if party.flare:
            lose_flare(realm, party)
        party.space = realm.map.vale
        frame.stage = ADVENTURE_STAGE
        arrive(realm, party)


def arrive(realm: Realm, party: Party) -> None:
    """rune.win.princess, rune.move.green_vale"""
    if party.space == realm.map.vale and realm.princess == party.seat:
        win(realm, party.seat, "princess")


def advance_adventure_stage(realm: Realm, frame: Frame, party: Party) -> bool:
    if party.space == realm.map.vale:
        # rune.turn.any_window: cards may be used right before the forced fight
        if frame.n == 0 and usable(realm, frame.seat, ANY_TIME):
            realm.asked = frame.seat
            return True
        frame.n = 0
        is_last_day = len(frame.amounts) > 0
        frame.stage = TURN_OVER if is_last_day else EXPERIENCE
        begin_fight(realm, party, realm.content.arshan)
        if is_last_day:
            fight = realm.fight
            assert fight is not None
            fight.no_escape = True
        return False
    can_act = realm.counters[party.space] or len(opponents(realm, party)) > 0
    return ask_if(realm, frame, can_act, MARKET_STAGE)


def counter_cost(realm: Realm, party: Party) -> i64:
    """rune.xp.cost, rune.variant.fast_level"""
    if realm.rules.fast_level:
        return 1 + sum(party.counters)
    return realm.rules.counter_cost


# What is asked ------------------------------------------------------------------------------------


def turn_options(realm: Realm, frame: Frame) -> list[int]:
    party = realm.parties[frame.seat]
    stage = frame.stage
    if stage == FLARE_STAGE:
        towns = [TOWN + town for town in realm.map.nearest[party.space]]
        return [PASS, *towns, *usable(realm, frame.seat, ANY_TIME)]
    if stage == FLARE_WARMTH:
        return [PASS, WARM]
    if stage == BEFORE_MOVING:
        return before_moving_options(realm, party)
    if stage == DROPPING:
        return [DROP + face for face in sorted(set(realm.dice))]
    if stage == ROLLING_MORE:
        return list(range(ROLL, int(ROLL + allowance(realm, party) - len(realm.dice) + 1)))
    if stage == RESTING:
        return [REST + place for place in rest_places(party)]
    if stage == MOVING:
        return moving_options(realm, party)
    cards = usable(realm, frame.seat, ANY_TIME)
    if stage == ADVENTURE_STAGE:
        return [PASS, *adventure_options(realm, party), *cards]
    if stage == MARKET_STAGE:
        return [PASS, TRADE, *cards]
    if stage == EXPERIENCE:
        kinds = range(len(COUNTER_KINDS))
        return [PASS, *[COUNTER + kind for kind in kinds], *cards]
    return [PASS, PLACE_FLARE, *cards]


def before_moving_options(realm: Realm, party: Party) -> list[int]:
    if party.ahead:
        options = [TAKE_DICE]
    else:
        options = list(range(ROLL, int(ROLL + allowance(realm, party) + 1)))
    cards = cards_for(realm, party.seat, BEFORE_MOVE)
    return [*options, *step_options(realm, party), *cards]


def cards_for(realm: Realm, seat: i64, window: i64) -> list[int]:
    """Those of a window and those for any time, ascending."""
    return sorted({*usable(realm, seat, window), *usable(realm, seat, ANY_TIME)})


def moving_options(realm: Realm, party: Party) -> list[int]:
    if realm.finding >= 0:
        return discovery_options(realm, party)
    window = ANY_TIME if realm.has_moved else AFTER_MOVE_ROLL
    return [
        PASS,
        *move_options(realm, party),
        *shoe_options(realm, party),
        *discovery_options(realm, party),
        *cards_for(realm, party.seat, window),
    ]


def adventure_options(realm: Realm, party: Party) -> list[int]:
    if party.space == realm.map.vale:
        return []
    options = [ATTEMPT] if realm.counters[party.space] else []
    return options + [DUEL + seat for seat in opponents(realm, party)]


def answer_turn(realm: Realm, frame: Frame, action: i64) -> None:
    party = realm.parties[frame.seat]
    stage = frame.stage
    if action >= USE:
        pay_and_begin(realm, frame.seat, action)
    elif stage == FLARE_STAGE:
        answer_flare(realm, frame, party, action)
    elif stage == FLARE_WARMTH:
        if action == WARM:
            discard_all_frost(realm, party, "rune.flare.use")
        frame.stage = TURN_OVER
    elif stage == BEFORE_MOVING:
        answer_before_moving(realm, frame, party, action)
    elif stage == DROPPING:
        realm.dice = without(realm.dice, action - DROP)
        tell_dice(realm, frame.seat, "drop", "rune.turn.preroll", realm.dice)
    elif stage == ROLLING_MORE:
        realm.to_roll = action - ROLL
        realm.resting = allowance(realm, party) - len(realm.dice) - realm.to_roll
        frame.stage = RESTING
    elif stage == RESTING:
        rest(realm, party, action - REST)
    elif stage == MOVING:
        answer_moving(realm, frame, party, action)
    elif stage == ADVENTURE_STAGE:
        answer_adventure_stage(realm, frame, party, action)
    elif stage == MARKET_STAGE:
        frame.stage = EXPERIENCE
        if action == TRADE:
            realm.push(MARKET, frame.seat)
    elif stage == EXPERIENCE:
        answer_experience(realm, frame, party, action)
    else:
        frame.stage = TURN_OVER
        if action == PLACE_FLARE:
            place_flare(realm, party)


def answer_flare(realm: Realm, frame: Frame, party: Party, action: i64) -> None:
    if action == PASS:
        decline_flare(realm, party)
        frame.stage = BEFORE_MOVING
    else:
        use_flare(realm, party, action - TOWN)
        forget_preroll(party)
        frame.stage = FLARE_WARMTH


def answer_before_moving(realm: Realm, frame: Frame, party: Party, action: i64) -> None:
    if action == TAKE_DICE:
        realm.dice = party.ahead
        forget_preroll(party)
        frame.stage = DROPPING
    elif action >= STEP:
        forget_preroll(party)
        step_without_dice(realm, party, action - STEP)
        frame.stage = SURVIVAL
        arrive(realm, party)
    else:
        realm.to_roll = action - ROLL
        realm.resting = allowance(realm, party) - realm.to_roll
        frame.stage = RESTING


def answer_moving(realm: Realm, frame: Frame, party: Party, action: i64) -> None:
    if action == PASS:
        frame.stage = SURVIVAL
    elif TOKEN <= action < TOKEN + 8:
        choose_token(realm, party, action - TOKEN)
    elif PRINCESS <= action < DISCOVER:
        find_princess(realm, party, action - PRINCESS)
    elif DISCOVER <= action < BUY:
        begin_legend(realm, action - DISCOVER)
    elif SHOE <= action < SET:
        wear_snowshoe(realm, party, (action - SHOE) // FACES, (action - SHOE) % FACES)
    else:
        face = (action - MOVE) // MOST_NEIGHBOURS
        move(realm, party, face, (action - MOVE) % MOST_NEIGHBOURS)
        arrive(realm, party)


def answer_adventure_stage(realm: Realm, frame: Frame, party: Party, action: i64) -> None:
    if party.space == realm.map.vale:
        frame.n = 1  # nothing more is used before the fight
    elif action == ATTEMPT:
        frame.stage = MARKET_STAGE
        realm.push(ADVENTURE, NOBODY)
    elif action == PASS:
        frame.stage = MARKET_STAGE
    else:
        frame.stage = EXPERIENCE
        begin_duel(realm, party, action - DUEL)


def answer_experience(realm: Realm, frame: Frame, party: Party, action: i64) -> None:
    if action == PASS:
        frame.stage = PLACING_FLARE
        return
    kind = action - COUNTER
    cost = counter_cost(realm, party)
    party.xp -= cost
    party.counters[kind] += 1
    values = {"seat": int(party.seat), "counter": COUNTER_KINDS[kind], "cost": int(cost)}
    realm.tell("level", "rune.xp.kinds", values)


# The next turn ------------------------------------------------------------------------------------


def turn_over(realm: Realm, frame: Frame, party: Party) -> None:
    refill_dry_colours(realm)
    realm.dice = NO_INTS
    realm.to_roll = 0
    realm.resting = 0
    realm.has_moved = False
    realm.has_found_legend = False
    realm.has_found_princess = False
    realm.is_forced = False
    realm.traded = NO_INTS
    realm.fell = 0
    realm.challenge = NONE
    if len(frame.amounts) > 0:
        end_of_last_day(realm, party)
    elif is_last_turn(realm, party):
        end_by_time(realm)
    if not realm.is_over:
        begin_turn(realm, realm.next_seat(frame.seat))


def begin_turn(realm: Realm, seat: i64) -> None:
    realm.active = seat
    realm.stack = []
    realm.push(TURN, seat)


def end_of_last_day(realm: Realm, party: Party) -> None:
    realm.last_days &= ~bit(party.seat)
    if realm.last_days == 0:
        end_without_winner(realm, "doom")


def is_last_turn(realm: Realm, party: Party) -> bool:
    """Whether the limit is reached: after the last player's turn of the round."""
    if realm.next_seat(party.seat) != realm.first:
        return False
    if len(realm.parties) == 1 and party.turns >= realm.rules.solo_turns:
        return True
    return realm.rules.last_turn > 0 and party.turns >= realm.rules.last_turn


def end_by_time(realm: Realm) -> None:
    if len(realm.parties) == 1:
        end_without_winner(realm, "solo")
    else:
        end_at_limit(realm)
