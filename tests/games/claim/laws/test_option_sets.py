"""The option sets under the laws hold all of Claim."""

from itertools import chain

from hoarfrost.games.claim import KIT
from hoarfrost.games.claim.trials import EDITION_OPTIONS, EDITIONS, LOCATIONS, PAIRS, TENS
from hoarfrost.registry import load_game


def test_the_sets_hold_every_faction_location_and_edition_option() -> None:
    cases = KIT.trials.cases
    assert len(cases) >= 60
    resolved = [load_game("claim", **case.options).options for case in cases]
    factions = {faction for options in resolved for faction in options["mix"]}
    assert factions == {*chain(*PAIRS), *TENS}
    locations = {str(options["locations"]) for options in resolved}
    assert {"none", "setting", "building", "both"} <= locations
    assert all(any(name in found for found in locations) for name in LOCATIONS)
    assert {options["edition"] for options in resolved} == set(EDITIONS)
    assert {options["artifacts"] for options in resolved} == {True, False}
    for option, (standard, other, _) in EDITION_OPTIONS.items():
        assert {options[option] for options in resolved} == {standard, other}
