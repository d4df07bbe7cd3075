"""Teams: section 4 of the rules, and V01 to V04 of its worked examples."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster.files.content import build, check_entries
from hoarfrost.games.krosmaster.files.teams import check_team, krosmasters, random_team

CONTENT = build({})
LEAST = 3


def fault(members: list[str], least: int = LEAST) -> tuple[str, str]:
    """The code and the sentence with which a team is refused."""
    with pytest.raises(OptionError) as caught:
        check_team(CONTENT, members, least)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return caught.value.code, caught.value.text()


@pytest.mark.rule("kros.team.levels", "kros.team.size", "kros.team.copies", "kros.team.boss")
@pytest.mark.parametrize("team", CONTENT.teams)
def test_every_ready_made_team_is_legal(team: str) -> None:
    check_team(CONTENT, CONTENT.teams[team], LEAST)  # V01: clockwork


@pytest.mark.rule("kros.team.size")
def test_two_krosmasters_are_a_team_only_by_the_old_rules() -> None:  # V02
    team = ["darkness_knight", "count_harebourg"]
    code, said = fault(team)
    assert (code, said) == ("E_TEAM_SIZE", "A team has 3 to 8 Krosmasters, not 2.")
    check_team(CONTENT, team, least=2)


@pytest.mark.rule("kros.team.size")
def test_nine_krosmasters_are_too_many() -> None:
    assert fault(["coa_gulary"] * 9)[0] == "E_TEAM_SIZE"
    assert fault(["coa_gulary"] * 1000000)[0] == "E_TEAM_SIZE"
    assert fault([])[0] == "E_TEAM_SIZE"


@pytest.mark.rule("kros.team.copies", "kros.team.boss")
def test_a_gold_krosmaster_is_in_a_team_once() -> None:  # V03
    code, said = fault(["luk_ylook", "luk_ylook", "darkness_knight", "tilly_furrow"])
    assert code == "E_TEAM_COPIES"
    assert said == "A team has Luk Ylook at most once, not 2 times."


@pytest.mark.rule("kros.team.copies")
def test_a_white_krosmaster_is_in_a_team_twice() -> None:  # V04
    check_team(CONTENT, ["bill_tell", "bill_tell", "kassius_kaos", "kassius_kaos"], LEAST)
    code, said = fault(["bill_tell", "bill_tell", "bill_tell", "kassius_kaos"])
    assert code == "E_TEAM_COPIES"
    assert said == "A team has Bill Tell at most 2 times, not 3 times."


@pytest.mark.rule("kros.team.copies")
def test_a_black_krosmaster_is_in_a_team_three_times() -> None:
    content = build(black_extras())
    check_team(content, ["crow", "crow", "crow"], LEAST)
    with pytest.raises(OptionError, match="at most 3 times, not 4 times"):
        check_team(content, ["chick"] * 4 + ["tilly_furrow", "darkness_knight"], LEAST)


@pytest.mark.rule("kros.team.boss")
def test_a_team_has_at_most_one_boss() -> None:
    content = build(black_extras())
    with pytest.raises(OptionError) as caught:
        check_team(content, ["luk_ylook", "old_crow", "darkness_knight"], LEAST)
    assert caught.value.code == "E_TEAM_BOSS"
    assert caught.value.text() == "A team has at most one Boss, not Luk Ylook and Old Crow."


@pytest.mark.rule("kros.team.levels")
def test_the_levels_of_a_team_add_up_to_12() -> None:
    code, said = fault(["count_harebourg", "bad_aboum", "luk_ylook", "tilly_furrow"])
    assert (code, said) == ("E_TEAM_LEVELS", "The Levels add up to 13, not 12.")
    assert "11" in fault(["count_harebourg", "bad_aboum", "luk_ylook"])[1]


@pytest.mark.rule("kros.team.mirror")
def test_both_players_may_field_the_same_krosmasters() -> None:
    for _seat in range(2):
        check_team(CONTENT, CONTENT.teams["clockwork"], LEAST)


def test_an_unknown_krosmaster_is_named_with_a_suggestion() -> None:
    code, said = fault(["yuga", "bad_aboum", "count_harebourg"])
    assert code == "E_TEAM_UNKNOWN"
    assert "did you mean yugo?" in said
    assert fault(["x" * 10000, "yugo", "yugo"])[0] == "E_TEAM_UNKNOWN"


def test_a_summon_is_no_member_of_a_team() -> None:
    assert fault(["tofu", "yugo", "yugo"])[0] == "E_TEAM_UNKNOWN"


@given(st.integers(0, 2**32), st.sampled_from([2, 3]))
def test_a_random_team_is_legal(seed: int, least: int) -> None:
    check_team(CONTENT, random_team(CONTENT, rng_from_seed(seed), least), least)


def test_a_seed_always_makes_the_same_team() -> None:
    assert random_team(CONTENT, rng_from_seed(7), 3) == random_team(CONTENT, rng_from_seed(7), 3)


def test_every_krosmaster_comes_into_random_teams() -> None:
    rng = rng_from_seed(1)
    count = Counter(member for _ in range(1000) for member in random_team(CONTENT, rng, 3))
    assert set(count) == {card.id for card in krosmasters(CONTENT)}
    assert min(count.values()) > 80


def black_extras() -> dict[str, object]:
    return check_entries(
        {
            "characters": {
                "crow": crow(4),
                "chick": crow(1),
                "old_crow": {**crow(4), "name": "Old Crow", "types": ["boss"]},
            }
        },
        Message("the test"),
    )


def crow(level: int) -> dict[str, object]:
    return {
        "name": "Crow",
        "class": "bird",
        "colour": "black",
        "level": level,
        "initiative": 1,
        "mp": 3,
        "hp": 5,
        "ap": 6,
    }
