"""The same deal for several people: the same cards, the same answers, one try, and no leak."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from hoarfrost.core.errors import RecordError
from hoarfrost.core.match import Match
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.table import clock
from hoarfrost.table import hall as hall_module
from hoarfrost.table.apart import apart
from hoarfrost.table.deal_store import DAILY, Deal, Ending, Try
from hoarfrost.table.deal_telling import deal_for, results_for
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.orders import Asker
from hoarfrost.table.retention import Retention, sweep
from hoarfrost.table.seats import Seat
from hoarfrost.table.viewer import Viewer
from tests.table.deals import (
    ARTIFACTS,
    SHORT,
    Player,
    a_quick_hall,
    alone,
    as_in,
    by_chance,
    moves_of,
    play_on,
)
from tests.table.hall import (
    ALONE,
    PEOPLE,
    SETTINGS,
    a_table,
    both,
    enter,
    messages,
    play,
    run,
    settled,
    texts,
)

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
DAY = 24 * 3600.0

Story = Callable[[Hall], Coroutine[None, None, None]]


def in_hall(story: Story, url: str = "sqlite://") -> None:
    async def whole() -> None:
        async with a_quick_hall(url) as hall:
            await story(hall)

    run(whole)


class Calendar:
    def __init__(self) -> None:
        self.at = NOON

    def wall(self) -> float:
        self.at += 0.001  # two things never happen at the same time
        return self.at


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made = Calendar()
    monkeypatch.setattr(clock, "wall", made.wall)
    return made


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each time the tests are run."""
    chance = Random(3)
    monkeypatch.setattr(hall_module, "new_secret", lambda: chance.randbytes(32))


async def a_challenge(
    hall: Hall, game: str = "claim", options: Json = ARTIFACTS, seats: int = 2, level: str = "fox"
) -> tuple[Player, LiveTable, Deal]:
    """Ada has played, and asks others whether they can do as well."""
    ada = Player(hall, "Ada")
    live = await alone(hall, game, options, seats, level)
    await play_on(live, by_chance(1))
    return ada, live, await ada.challenge(live)


async def told(hall: Hall, deal: Deal, player: Player | None, lang: str = "en") -> Json:
    device = None if player is None else player.device
    return deal_for(deal, await hall.deals.tries(deal), device, lang)


async def refusal(coroutine: Coroutine[None, None, object]) -> TableError:
    with pytest.raises(TableError) as refused:
        await coroutine
    return refused.value


# The same deal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "seats", "level"),
    [
        ("claim", ARTIFACTS, 2, "fox"),
        ("claim", {}, 2, "snowflake"),
        ("krosmaster", SHORT, 2, "fox"),
        ("snowfall", {}, 6, "fox"),
    ],
)
def test_the_same_moves_meet_the_same_cards_and_the_same_answers(
    game: str, options: Json, seats: int, level: str
) -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, game, options, seats, level)
        ben = Player(hall, "Ben")
        second = await ben.begin(deal)
        assert second.table.commitment == first.table.commitment
        assert second.table.people() == first.table.people()
        await play_on(second, as_in(first))
        assert moves_of(second) == moves_of(first)
        records = [json.loads(each.table.record(None)) for each in (first, second)]
        for part in ("deal", "moves", "result", "commitment", "secret", "entropy", "options"):
            assert records[0][part] == records[1][part]
        for each in (first, second):
            Match.from_record(each.table.record(None)).verify()
        assert apart(first.table, second.table, "en")["frame"] is None

    in_hall(story)


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("claim", ARTIFACTS, 2), ("krosmaster", SHORT, 2), ("snowfall", {}, 6)],
)
def test_two_who_leave_the_challengers_way_by_the_same_move_meet_the_same(
    game: str, options: Json, seats: int
) -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, game, options, seats, "snowflake")
        second = await Player(hall, "Ben").begin(deal)
        await play_on(second, as_in(first, 3, by_chance(7)))
        third = await Player(hall, "Cy").begin(deal)
        await play_on(third, as_in(second))
        assert moves_of(third) == moves_of(second) != moves_of(first)

    in_hall(story)


def test_a_computer_whose_thoughts_the_clock_cut_short_still_answers_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was answered first holds, whatever the computer would decide now."""

    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, "claim", ARTIFACTS, 2, "fox")

        async def busy(*_: object) -> str:
            raise AssertionError("the computer thinks about what it has answered before")

        monkeypatch.setattr(hall.workers, "choose", busy)
        second = await Player(hall, "Ben").begin(deal)
        await play_on(second, as_in(first))
        assert moves_of(second) == moves_of(first)

    in_hall(story)


def test_a_move_taken_back_changes_no_answer() -> None:
    async def story(hall: Hall) -> None:
        live = await alone(hall, "claim", {}, 2, "snowflake")
        await play_on(live, by_chance(1), 4)
        before = moves_of(live)
        viewer = next(iter(live.viewers))
        await live.undo(viewer, 1)
        await settled(live)
        [again] = [text for seat, text in before[len(moves_of(live)) :] if seat == 1][:1]
        await live.act(live.table.version, again, 1)
        await settled(live)
        assert moves_of(live) == before

    in_hall(story)


def test_what_the_friends_browser_sends_is_not_mixed_in() -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall)
        begun = await hall.deals.begin(deal, Player(hall, "Ben").device, "Ben")
        live = await hall.find(begun.table)
        await live.enter(Viewer((begun.seat,), "en"), "ffff")
        assert live.table.playing().deal.rolls == first.table.playing().deal.rolls

    in_hall(story)


# Nothing leaks ------------------------------------------------------------------------------------


def test_nothing_that_is_sent_before_the_end_tells_the_seed_or_the_challengers_game() -> None:
    async def story(hall: Hall) -> None:
        ada, first, challenge = await a_challenge(hall, level="snowflake")
        for deal in (challenge, await hall.deals.today("claim")):
            ben = Player(hall, "Ben")
            sent = [json.dumps(await told(hall, deal, ben))]
            begun = await hall.deals.begin(deal, ben.device, "Ben")
            live = await hall.find(begun.table)
            viewer = await enter(live, begun.seat)
            while live.table.stage == "playing":
                sent += texts(viewer)
                sent.append(await live.record(begun.seat))
                sent.append(json.dumps(await told(hall, deal, ben)))
                await play_on(live, by_chance(3), 1)
                if live.table.stage == "playing":
                    sent += texts(viewer)
            for text in sent:
                assert deal.secret not in text
                assert first.table.id not in text
                assert ada.device not in text
            assert len(sent) > 20
            end = messages(viewer, "state")[-1]["end"]["shuffle"]
            # After the end it is told, but not while others play the deal of the day.
            assert end["secret"] == (deal.secret if deal is challenge else None)
            assert (deal.secret in await live.record(begun.seat)) == (deal is challenge)

    in_hall(story)


def test_others_games_are_shown_after_the_own_one() -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, level="snowflake")
        ben, cy = Player(hall, "Ben"), Player(hall, "Cy")
        live = await cy.begin(deal)
        await play_on(live, by_chance(5))
        second = await ben.begin(deal)
        await play_on(second, by_chance(6), 2)
        before = await told(hall, deal, ben)
        assert before["by"]["name"] == "Ada"
        assert before["by"]["result"] in ("won", "lost", "drawn")
        assert before["results"] == []
        assert before["secret"] is None
        assert before["people"] == 3
        refused = await refusal(hall.deals.finished(deal, ben.device))
        assert refused.code == "E_NOT_PLAYED"
        await play_on(second, by_chance(6))
        after = await told(hall, deal, ben)
        assert {each["name"] for each in after["results"]} == {"Ada", "Ben", "Cy"}
        assert [each["you"] for each in after["results"] if each["name"] == "Ben"] == [True]
        tries = await hall.deals.finished(deal, ben.device)
        assert (await hall.deals.game_of(tries, 1)) is first

    in_hall(story)


# Comparing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("claim", ARTIFACTS, 2), ("krosmaster", SHORT, 2), ("snowfall", {}, 6)],
)
def test_the_first_difference_is_told_in_the_words_of_the_game(
    game: str, options: Json, seats: int
) -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, game, options, seats, "snowflake")
        second = await Player(hall, "Ben").begin(deal)
        await play_on(second, as_in(first, 4, by_chance(9)))
        found = apart(first.table, second.table, "en")
        one, other = moves_of(first), moves_of(second)
        frame = found["frame"]
        assert one[:frame] == other[:frame]
        assert one[frame] != other[frame]
        assert one[frame][0] == other[frame][0] == deal.seat  # no computer differs first
        assert found["choices"][0] != found["choices"][1]
        assert all(found["choices"])
        assert str(frame) in found["text"]
        assert apart(first.table, second.table, "nl")["choices"] != found["choices"]

    in_hall(story)


def test_a_game_that_was_given_up_ends_there() -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, level="snowflake")
        ben = Player(hall, "Ben")
        second = await ben.begin(deal)
        await play_on(second, as_in(first), 3)
        await second.resign(deal.seat)
        found = apart(first.table, second.table, "en")
        assert found["frame"] == len(second.table.moves())
        assert found["choices"][1] is None
        results = (await told(hall, deal, ben))["results"]
        assert [(each["name"], each["result"], each["score"]) for each in results][-1] == (
            "Ben",
            "lost",
            None,
        )

    in_hall(story)


# Who may try --------------------------------------------------------------------------------------


def test_a_challenge_can_be_tried_twice_and_the_second_try_is_marked() -> None:
    async def story(hall: Hall) -> None:
        _, _, deal = await a_challenge(hall, level="snowflake")
        ben = Player(hall, "Ben")
        live = await ben.begin(deal)
        assert (await refusal(ben.begin(deal))).code == "E_BEGUN"
        await play_on(live, by_chance(2))
        live = await ben.begin(deal)
        assert live.table.settings["deal"]["attempt"] == 2
        await play_on(live, by_chance(3))
        results = (await told(hall, deal, ben))["results"]
        assert sorted(each["attempt"] for each in results if each["you"]) == [1, 2]
        refused = await refusal(ben.begin(deal))
        assert refused.code == "E_TRIED"
        assert (await told(hall, deal, ben))["refusal"] == refused.text("en")

    in_hall(story)


def test_the_challenge_of_a_game_is_one_and_a_friends_game_leads_to_the_same() -> None:
    async def story(hall: Hall) -> None:
        ada, first, deal = await a_challenge(hall, level="snowflake")
        assert (await ada.challenge(first)).id == deal.id
        ben = Player(hall, "Ben")
        live = await ben.begin(deal)
        await play_on(live, by_chance(2))
        assert (await ben.challenge(live)).id == deal.id

    in_hall(story)


def test_only_a_whole_game_of_one_person_against_computers_is_a_challenge() -> None:
    async def story(hall: Hall) -> None:
        ada = Player(hall, "Ada")
        live = await alone(hall, "claim", {}, 2, "snowflake")
        assert (await refusal(ada.challenge(live))).code == "E_NOT_OVER"
        await live.resign(1)
        assert (await refusal(ada.challenge(live))).code == "E_NO_CHALLENGE"
        start = live.table.state.to_json()
        made = await hall.create("claim", {}, [*ALONE], SETTINGS, start)
        midway = await hall.find(made.id)
        await enter(midway, 0)
        await play_on(midway, by_chance(1))
        assert (await refusal(ada.challenge(midway))).code == "E_NO_CHALLENGE"
        people = await a_table(hall, seats=PEOPLE)
        await both(people)
        await play(people, 300)
        assert (await refusal(ada.challenge(people))).code == "E_NO_CHALLENGE"
        left = await a_table(hall, {}, [*map(Seat, ["person"] * 3, "ABC")], game="snowfall")
        for seat in (0, 1, 2):
            await enter(left, seat)
        await left.resign(1)
        await left.resign(2)
        await play_on(left, by_chance(1))
        assert (await refusal(ada.challenge(left))).code == "E_NO_CHALLENGE"

    in_hall(story)


def test_a_challenge_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoarfrost.table.deals.TRIES", 2)

    async def story(hall: Hall) -> None:
        _, _, deal = await a_challenge(hall, level="snowflake")
        await Player(hall, "Ben").begin(deal)
        assert (await refusal(Player(hall, "Cy").begin(deal))).code == "E_DEAL_FULL"

    in_hall(story)


def test_two_tries_that_one_person_begins_at_once_are_one() -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("claim")
        ben = Player(hall, "Ben")
        begun = await asyncio.gather(*(ben.begin(deal) for _ in range(3)), return_exceptions=True)
        assert sum(isinstance(each, LiveTable) for each in begun) == 1
        assert {each.code for each in begun if isinstance(each, TableError)} == {"E_BEGUN"}
        assert len(await hall.deals.tries(deal)) == 1

    in_hall(story)


# The deal of the day ------------------------------------------------------------------------------


def test_the_deal_of_the_day_is_one_for_all_and_another_tomorrow(calendar: Calendar) -> None:
    async def story(hall: Hall) -> None:
        today = await hall.deals.today("claim")
        games = [await Player(hall, name).begin(today) for name in ("Ada", "Ben")]
        assert games[0].table.playing().deal.rolls == games[1].table.playing().deal.rolls
        assert (await hall.deals.today("claim")).secret == today.secret
        assert (await hall.deals.today("snowfall")).secret != today.secret
        assert await hall.deals.yesterday("claim") is None
        calendar.at += DAY
        tomorrow = await hall.deals.today("claim")
        assert tomorrow.secret != today.secret
        assert tomorrow.preset != today.preset
        before = await hall.deals.yesterday("claim")
        assert before is not None
        assert before.id == today.id

    in_hall(story)


def test_the_seal_of_the_day_opens_when_the_day_is_over(calendar: Calendar) -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("claim")
        ben = Player(hall, "Ben")
        live = await ben.begin(deal)
        await play_on(live, by_chance(1))
        sealed = await live.record(0)
        with pytest.raises(RecordError, match="not open yet"):
            Match.from_record(sealed).verify()
        entry = await told(hall, deal, ben)
        assert (entry["secret"], entry["commitment"]) == (None, live.table.commitment)
        calendar.at += DAY
        Match.from_record(await live.record(0)).verify()
        entry = await told(hall, deal, None)
        assert entry["secret"] == deal.secret
        viewer = await enter(live, 0)
        assert messages(viewer, "state")[-1]["end"]["shuffle"]["secret"] == deal.secret

    in_hall(story)


def test_everybody_has_one_try_a_day_and_nobody_comes_late(calendar: Calendar) -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("claim")
        ada, ben, late = Player(hall, "Ada"), Player(hall, "Ben"), Player(hall, "Cy")
        live = await ada.begin(deal)
        await play_on(live, by_chance(1))
        assert (await refusal(ada.begin(deal))).code == "E_TRIED"
        half = await ben.begin(deal)
        await play_on(half, by_chance(2), 3)
        calendar.at += DAY
        assert (await refusal(late.begin(deal))).code == "E_DAY_OVER"
        await play_on(half, by_chance(2))  # it can be finished, but it has no rank
        assert half.table.stage == "over"
        results = (await told(hall, deal, None))["results"]
        assert [each["name"] for each in results] == ["Ada"]

    in_hall(story)


def test_the_results_of_a_day_are_in_order() -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("snowfall")
        for number, name in enumerate(("Ada", "Ben", "Cy", "Di")):
            live = await Player(hall, name).begin(deal)
            if name == "Ben":
                await live.resign(0)
            else:
                await play_on(live, by_chance(number))
        results = (await told(hall, deal, None, "nl"))["results"]
        assert len(results) == 4
        assert results[-1]["name"] == "Ben"
        order = ["won", "drawn", "lost"]
        ranks = [order.index(each["result"]) for each in results]
        assert ranks == sorted(ranks)
        assert all("punt" in each["score"] for each in results[:-1])

    in_hall(story)


def test_a_win_stands_before_a_draw_whatever_the_points() -> None:
    person = {"kind": "person"}
    deal = Deal("d", DAILY, "snowfall", {}, "", [person] * 3, "", [], 0)

    def tried(number: int, winners: list[int], scores: list[int]) -> Try:
        ranks = [1 if seat in winners else 2 for seat in range(3)]
        outcome = Outcome(winners, ranks, len(winners) == 3, "points").to_json()
        ending = Ending(0, outcome, {"scores": scores}, 0)
        return Try("d", f"{number}", 1, "", f"{number}", ending, number)

    tries = [
        tried(1, [1, 2], [3, 4, 4]),
        tried(2, [0, 1, 2], [9, 9, 9]),
        tried(3, [0, 1], [2, 2, 1]),
    ]
    assert [each["number"] for each in results_for(deal, tries, None, "en")] == [3, 2, 1]


def test_nothing_is_taken_back_and_nobody_is_helped_in_the_deal_of_the_day() -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("claim")
        begun = await hall.deals.begin(deal, Player(hall, "Ben").device, "Ben")
        live = await hall.find(begun.table)
        viewer = await enter(live, begun.seat)
        await play_on(live, by_chance(1), 2)
        assert messages(viewer, "state")[-1]["undo"] == "no"
        assert (await refusal(live.undo(viewer, 0))).code == "E_NO_UNDO"
        assert (await refusal(live.hint(viewer, 0, Asker("here")))).code == "E_NO_HINTS"

    in_hall(story)


def test_playing_again_is_a_usual_game() -> None:
    async def story(hall: Hall) -> None:
        deal = await hall.deals.today("claim")
        begun = await hall.deals.begin(deal, Player(hall, "Ben").device, "Ben")
        live = await hall.find(begun.table)
        viewer = await enter(live, begun.seat)
        await play_on(live, by_chance(1))
        await live.offer_rematch(viewer)
        again = await hall.find(messages(viewer, "rematch")[-1]["table"])
        assert again.table.settings["deal"] is None
        assert again.table.commitment != live.table.commitment

    in_hall(story)


# The store ----------------------------------------------------------------------------------------


def in_file(file: Path, story: Story) -> None:
    in_hall(story, f"sqlite:///{file}")


def test_deals_tries_and_answers_survive_a_restart(tmp_path: Path) -> None:
    seen: Json = {}
    device = ""

    async def before(hall: Hall) -> None:
        nonlocal device
        _, first, deal = await a_challenge(hall, level="snowflake")
        ben = Player(hall, "Ben")
        device = ben.device
        live = await ben.begin(deal)
        await play_on(live, as_in(first), 3)
        seen.update(deal=deal, table=live.table.id, moves=moves_of(live), whole=moves_of(first))
        seen["today"] = (await hall.deals.today("claim")).secret

    async def after(hall: Hall) -> None:
        deal = await hall.deals.find(seen["deal"].id)
        assert deal == seen["deal"]
        assert (await hall.deals.today("claim")).secret == seen["today"]
        live = await hall.find(seen["table"])
        await enter(live, deal.seat)
        assert moves_of(live)[: len(seen["moves"])] == seen["moves"]
        tries = await hall.deals.tries(deal)
        first = await hall.find(tries[0].table)
        await play_on(live, as_in_rest(first, live))
        assert moves_of(live) == seen["whole"]
        results = deal_for(deal, await hall.deals.tries(deal), device, "en")["results"]
        assert [each["you"] for each in results] == [False, True]

    def as_in_rest(first: LiveTable, live: LiveTable) -> Callable[[LiveTable, int], str]:
        done = sum(m.seat == 1 and not m.forced for m in live.table.moves())
        choose = as_in(first)
        for _ in range(done):
            choose(first, 1)
        return choose

    in_file(tmp_path / "tables.db", before)
    in_file(tmp_path / "tables.db", after)


def test_a_database_from_before_there_were_deals_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def nothing(hall: Hall) -> None:
        assert (await hall.deals.today("claim")).kind == "daily"

    in_file(file, nothing)
    connection = sqlite3.connect(file)
    for table in ("answers", "tries", "deals"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("ALTER TABLE tables DROP COLUMN note")
    connection.execute("UPDATE meta SET value = '2' WHERE name = 'schema'")
    connection.commit()
    connection.close()
    in_file(file, nothing)


def test_old_deals_go_with_their_games(calendar: Calendar) -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, level="snowflake")
        day = await hall.deals.today("claim")
        live = await Player(hall, "Ben").begin(day)
        for each in (first, live):
            each.waiting.stop()
            for viewer in list(each.viewers):
                each.exit(viewer)
            hall.forget(each)
        await sweep(hall, Retention())
        assert len(await hall.deals.tries(deal)) == 1
        calendar.at += 100 * DAY
        await hall.store.delete([first.table.id, live.table.id], calendar.at, calendar.at)
        await hall.store.deals.delete_older(calendar.at)
        assert await hall.store.deals.find(deal.id) is None
        assert await hall.store.deals.find(day.id) is None
        assert (await refusal(hall.deals.find(deal.id))).code == "E_NO_DEAL"

    in_hall(story)


def test_a_challenge_that_was_made_late_goes_with_its_game_too(calendar: Calendar) -> None:
    async def story(hall: Hall) -> None:
        _, first, deal = await a_challenge(hall, level="snowflake")
        await hall.store.delete([first.table.id], calendar.at + DAY, calendar.at + DAY)
        # Somebody has the link in hand, and is not taken for the challenger.
        live = await Player(hall, "Ben").begin(deal)
        assert deal_for(deal, await hall.deals.tries(deal), None, "en")["by"] is None
        await hall.store.delete([live.table.id], calendar.at + DAY, calendar.at + DAY)
        await hall.store.deals.delete_older(calendar.at - DAY)
        assert await hall.store.deals.find(deal.id) is None

    in_hall(story)


def test_a_deal_of_other_rules_is_not_dealt_again() -> None:
    async def story(hall: Hall) -> None:
        _, _, deal = await a_challenge(hall, level="snowflake")
        old = replace(deal, rules="0")
        assert (await refusal(Player(hall, "Ben").begin(old))).code == "E_RULES_CHANGED"

    in_hall(story)
