"""Windows in time: the rhythm of a table, holding, stops, and what the clock takes."""

import asyncio
import random

import pytest

from hoarfrost.core.game import Game
from hoarfrost.core.moves import move_texts
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.table.errors import TableError
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, OPEN, Seat
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.windows import HOLD_SECONDS, LONGEST_HESITATION, Tempo, Window
from tests.table.hall import a_hall, a_table, asked, enter, last, messages, people, run, seated
from tests.table.virtual import (
    a_virtual_table,
    in_window,
    play_virtually,
    run_virtually,
    seconds_until_answered,
)

ARTIFACTS: Json = {"mix": "frost", "artifacts": True}
POKER: Json = {"rhythm": "poker"}
CLOCK: Json = {"clock": {"seconds": 100, "increment": 0}}


def an_artifact(live: LiveTable, seat: int) -> str:
    return next(move for move in live.table.legal_moves(seat) if move != "pass")


@pytest.mark.parametrize("can_play", [True, False])
def test_with_a_poker_face_a_window_lasts_its_time_and_then_is_passed(can_play: bool) -> None:
    async def story() -> None:
        live, viewers, seat = await in_window(POKER, can_play)
        for viewer in viewers:
            assert last(viewer, "state")["window"] == {"lasts": 1500, "left": 1500, "holds": []}
        assert await seconds_until_answered(live) == pytest.approx(1.5, abs=0.06)
        assert live.table.playing().moves[-1].text == "pass"
        assert live.table.playing().moves[-1].seat == seat
        live.waiting.stop()

    run_virtually(story)


def test_the_makers_of_a_table_choose_how_long_a_window_lasts() -> None:
    async def story() -> None:
        live, viewers, _ = await in_window({**POKER, "window": 4.0}, can_play=True)
        assert last(viewers[0], "welcome")["table"]["window"] == 4000
        assert await seconds_until_answered(live) == pytest.approx(4, abs=0.06)
        live.waiting.stop()

    run_virtually(story)


def test_an_answer_inside_a_window_is_told_at_its_end_and_can_be_changed_until_then() -> None:
    async def story() -> None:
        live, viewers, seat = await in_window(POKER, can_play=True)
        played, version = an_artifact(live, seat), live.table.version
        messages(viewers[1 - seat])
        await asyncio.sleep(0.2)
        assert not await live.act(version, "pass", seat)
        assert not await live.act(version, played, seat)
        assert live.table.version == version
        assert not [each for each in messages(viewers[1 - seat]) if each["type"] == "state"]
        live.tell_state(viewers[seat])
        assert last(viewers[seat], "state")["early"]["move"] == played
        assert await seconds_until_answered(live) == pytest.approx(1.3, abs=0.06)
        assert live.table.playing().moves[-1].text == played
        live.waiting.stop()

    run_virtually(story)


def test_an_illegal_answer_in_a_window_is_refused_at_once() -> None:
    async def story() -> None:
        live, _, seat = await in_window(POKER, can_play=True)
        with pytest.raises(TableError):
            await live.act(live.table.version, "!nothing", seat)
        with pytest.raises(TableError, match="not your turn"):
            await live.act(live.table.version, "pass", 1 - seat)
        live.waiting.stop()

    run_virtually(story)


@pytest.mark.parametrize("can_play", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_anybody_may_hold_any_window_once_whatever_they_can_play(can_play: bool, own: bool) -> None:
    async def story() -> None:
        live, viewers, seat = await in_window(POKER, can_play)
        holder, version = seat if own else 1 - seat, live.table.version
        await asyncio.sleep(1)
        await live.hold_window(version, holder, True)
        told = last(viewers[seat], "window")
        assert (told["holds"], told["left"]) == ([holder], 1000 * HOLD_SECONDS)
        await asyncio.sleep(5)
        await live.hold_window(version, holder, True)  # not longer than once
        assert live.table.version == version
        assert await seconds_until_answered(live) == pytest.approx(HOLD_SECONDS - 5, abs=0.05)
        live.waiting.stop()

    run_virtually(story)


def test_whoever_lets_go_or_answers_lets_the_window_end() -> None:
    async def story() -> None:
        for lets_go in (True, False):
            live, _, seat = await in_window(POKER, can_play=True)
            version = live.table.version
            await live.hold_window(version, seat, True)
            await asyncio.sleep(3)
            if lets_go:
                await live.hold_window(version, seat, False)
            else:
                await live.act(version, "pass", seat)
            assert await seconds_until_answered(live) <= 0.05
            live.waiting.stop()

    run_virtually(story)


def test_a_window_that_is_let_go_early_still_lasts_its_time() -> None:
    async def story() -> None:
        live, _, seat = await in_window(POKER, can_play=True)
        await live.hold_window(live.table.version, seat, True)
        await live.hold_window(live.table.version, seat, False)
        assert await seconds_until_answered(live) == pytest.approx(1.5, abs=0.06)
        live.waiting.stop()

    run_virtually(story)


def test_there_is_nothing_to_hold_where_no_window_is_open() -> None:
    async def story() -> None:
        live = await a_virtual_table(people(2), POKER)
        await seated(live)
        with pytest.raises(TableError, match="nothing to hold"):
            await live.hold_window(live.table.version, 0, True)
        relaxed, _, seat = await in_window({}, can_play=True)
        with pytest.raises(TableError, match="nothing to hold"):
            await relaxed.hold_window(relaxed.table.version, seat, True)

    run_virtually(story)


@pytest.mark.parametrize("can_play", [True, False])
def test_a_stop_holds_by_public_facts_whether_or_not_its_seat_can_play(can_play: bool) -> None:
    async def story() -> None:
        live, _, seat = await in_window(POKER, can_play)
        (moment, *artifacts) = live.table.state_of(seat).stops()
        live.waiting.stop()
        for stop in (moment, "every", artifacts[0]):
            live, viewers, seat = await in_window(POKER, can_play)
            live.arm_stops(seat, [stop])
            live.waiting.go_on()  # the same window opens anew
            live.tell_states()
            assert last(viewers[1 - seat], "state")["window"]["holds"] == [seat]
            live.arm_stops(seat, [])
            live.waiting.go_on()
            live.tell_states()
            assert last(viewers[1 - seat], "state")["window"]["holds"] == []
            live.waiting.stop()

    run_virtually(story)


def test_stops_are_known_by_name_and_nobody_else_sees_them() -> None:
    async def story() -> None:
        live, viewers, _ = await in_window(POKER, can_play=True)
        messages(viewers[1])
        live.arm_stops(0, ["BEFORE_LEAD", "ice_sword"])
        assert messages(viewers[1]) == []
        live.welcome(viewers[0])
        armed = [each["id"] for each in last(viewers[0], "welcome")["stops"] if each["armed"]]
        assert armed == ["BEFORE_LEAD", "ice_sword"]
        live.welcome(viewers[1])
        assert not any(each["armed"] for each in last(viewers[1], "welcome")["stops"])
        with pytest.raises(TableError, match='no stop "lunch"'):
            live.arm_stops(0, ["lunch"])
        live.waiting.stop()

    run_virtually(story)


def test_relaxed_a_pass_without_a_choice_takes_a_time_like_the_person_s_own() -> None:
    async def story() -> None:
        live, _, seat = await in_window({}, can_play=False)
        live.waiting.stop()
        live.waiting.tempos[seat].answers.extend([3.0] * 10)
        live.waiting.windows.clear()
        live.waiting.wait()
        assert 2.3 <= await seconds_until_answered(live) <= 3.7

    run_virtually(story)


def test_around_one_device_a_window_without_a_choice_costs_no_time() -> None:
    async def story() -> None:
        live, _, _ = await in_window({}, can_play=False)
        live.waiting.stop()
        live.table.settings["one_device"] = True
        live.waiting.windows.clear()
        live.waiting.wait()
        assert await seconds_until_answered(live) <= 0.02

    run_virtually(story)


def test_a_table_is_around_one_device_if_one_token_holds_all_its_people() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            shared = await a_table(hall, seats=people(2))
            assert shared.table.settings["one_device"]
            invited = await a_table(hall, seats=[*people(1), Seat(OPEN)])
            assert not invited.table.settings["one_device"]
            viewer = await enter(shared, 0, 1)
            await shared.resign(0)
            await shared.offer_rematch(viewer)
            again = await hall.find(last(viewer, "rematch")["table"])
            assert again.table.settings["one_device"]

    run(story)


def test_relaxed_a_person_with_a_choice_is_asked_for_as_long_as_it_takes() -> None:
    async def story() -> None:
        live, _, seat = await in_window({}, can_play=True)
        version = live.table.version
        await asyncio.sleep(500)
        assert live.table.version == version
        await live.act(version, "pass", seat)
        assert live.table.version == version + 1
        assert list(live.waiting.tempos[seat].answers)[-1] == LONGEST_HESITATION
        live.waiting.stop()

    run_virtually(story)


def test_a_tempo_is_drawn_from_usual_times_until_enough_answers_are_known() -> None:
    tempo = Tempo((1.0,), random.Random(2))
    assert all(0.8 <= tempo.draw() <= 1.2 for _ in range(20))
    for _ in range(4):
        tempo.note(4.0)
    assert {round(tempo.draw() / 4) for _ in range(50)} == {0, 1}
    tempo.note(400.0)
    assert {tempo.draw() > 3 for _ in range(50)} == {True}
    assert max(tempo.draw() for _ in range(50)) <= 1.2 * LONGEST_HESITATION


def test_the_fixed_time_of_a_window_is_nobody_s_and_holding_is_the_holder_s() -> None:
    async def story() -> None:
        live, viewers, seat = await in_window({**POKER, **CLOCK}, can_play=True)
        before = live.table.time_left[seat]
        assert last(viewers[0], "state")["clock"]["runs"] == []
        await seconds_until_answered(live)
        assert live.table.time_left[seat] == before
        live.waiting.stop()
        live, _, seat = await in_window({**POKER, **CLOCK}, can_play=True)
        before = live.table.time_left[seat]
        await live.hold_window(live.table.version, seat, True)
        await asyncio.sleep(5)
        await live.hold_window(live.table.version, seat, False)
        await seconds_until_answered(live)
        assert before - live.table.time_left[seat] == pytest.approx(3500, abs=50)
        live.waiting.stop()

    run_virtually(story)


@pytest.mark.parametrize("lets_go", [True, False])
def test_what_another_holds_costs_the_asked_seat_nothing(lets_go: bool) -> None:
    async def story() -> None:
        live, _, seat = await in_window({**POKER, **CLOCK}, can_play=True)
        version, before = live.table.version, live.table.time_left[seat]
        await live.hold_window(version, seat, True)
        await asyncio.sleep(5)
        await live.hold_window(version, 1 - seat, True)
        if lets_go:
            await live.hold_window(version, seat, False)
        assert await seconds_until_answered(live) == pytest.approx(15, abs=0.1)
        own = 3500 if lets_go else 13_500
        assert before - live.table.time_left[seat] == pytest.approx(own, abs=50)
        live.waiting.stop()

    run_virtually(story)


def test_nobody_holds_longer_than_their_clock_allows() -> None:
    window = Window(opened=10, lasts=1.5)
    window.hold(0, 11, 2.0)
    assert window.ends() == 13
    window.hold(1, 11, 1.0)
    assert window.ends() == 13
    window.let_go(0, 11.5)
    assert window.ends() == 12


def test_a_side_move_of_another_does_not_move_the_end_of_a_window() -> None:
    async def story() -> None:
        live, viewers = await catching(can_catch=True)
        seat = asked(live)
        other = next(n for n in live.table.people() if live.table.is_aside("look", n) and n != seat)
        await asyncio.sleep(1)
        await live.act(live.table.version, "catch", seat)
        await live.act(live.table.version, "look", other)
        assert last(viewers[seat], "state")["early"]["move"] == "catch"
        assert await seconds_until_answered(live) == pytest.approx(0.5, abs=0.06)
        assert live.table.playing().moves[-1].text == "catch"
        live.waiting.stop()

    run_virtually(story)


async def catching(can_catch: bool) -> tuple[LiveTable, list[Viewer]]:
    """A six-seat table of Snowfall at which something has just been thrown at somebody."""
    for seed in range(200):
        live = await a_virtual_table(people(6), POKER, game="snowfall", dice=random.Random(seed))
        viewers = await seated(live)
        for seat in range(6):
            await live.act(live.table.version, "hut" if seat % 2 else "tree", seat)
        thrower = asked(live)
        throws = [move for move in live.table.legal_moves(thrower) if move.startswith("throw")]
        if throws:
            await live.act(live.table.version, throws[0], thrower)
            await seconds_until_answered(live)
            is_catching = live.table.state.stops() == ["catch"]
            if is_catching and live.table.is_formality(asked(live)) != can_catch:
                return live, viewers
        live.waiting.stop()
    raise AssertionError("nobody could catch anything")


@pytest.mark.parametrize("can_play", [True, False])
def test_in_a_game_of_people_and_computers_a_computer_s_window_lasts_as_long(
    can_play: bool,
) -> None:
    async def story() -> None:
        async def late(game: Game, view: Json, seat: int) -> str:
            state = game.sample(view, rng_from_seed(1))
            await asyncio.sleep(100 if state.is_window() else 0)
            return move_texts(state, seat)[0]

        seats = [*people(2), Seat(COMPUTER, level="fox")]
        dice, found = random.Random(5), 0
        while found == 0:  # few tables come to such a window
            live = await a_virtual_table(seats, POKER, game="snowfall", chooser=late, dice=dice)
            await seated(live)
            for _ in range(12):
                seat = asked(live)
                is_computer = live.table.seats[seat].kind == COMPUTER
                if (
                    is_computer
                    and live.table.is_window(seat)
                    and live.table.is_formality(seat) != can_play
                ):
                    assert await seconds_until_answered(live) == pytest.approx(1.5, abs=0.06)
                    assert live.table.playing().moves[-1].text == "pass"
                    found += 1
                else:
                    await play_virtually(live, 1, dice)
            live.waiting.stop()

    run_virtually(story)


def test_where_a_turn_has_many_moves_a_computer_pauses_less_between_them() -> None:
    async def story() -> None:
        async def at_once(game: Game, view: Json, seat: int) -> str:
            return move_texts(game.sample(view, rng_from_seed(1)), seat)[0]

        pauses: dict[str, float] = {}
        for game in ("claim", "runebound"):
            seats = [*people(1), Seat(COMPUTER, level="fox")]
            dice = random.Random(3)
            live = await a_virtual_table(seats, {}, game=game, chooser=at_once, dice=dice)
            await seated(live)
            while asked(live) == 0 or live.table.is_window(1):
                await play_virtually(live, 1, dice)
            pauses[game] = await seconds_until_answered(live)
            live.waiting.stop()
        assert pauses["claim"] == pytest.approx(0.7, abs=0.06)
        assert pauses["runebound"] == pytest.approx(0.7 / 4, abs=0.06)

    run_virtually(story)
