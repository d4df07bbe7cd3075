"""What a table says of Claim."""

from collections.abc import Iterator

import pytest

from hoarfrost import load_game
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.words import speech
from hoarfrost.registry import kit_of
from tests.games.claim.scene import act, asked, at_the_end, play, scene


def asks(state: State) -> str:
    seat = asked(state)
    return speech.prompt(state.view(seat), seat).text()


def labels(state: State) -> list[str]:
    seat = asked(state)
    view = state.view(seat)
    return [
        speech.label(state.action_to_string(action), view).text()
        for action in state.legal_actions()
    ]


def begin(state: State, step: str) -> State:
    """The state after the first step of a longer move."""
    after = state.clone()
    after.apply_action(after.string_to_action(step))
    return after


RICH = [
    {"mix": "claim2", "artifacts": True, "locations": ["tavern", "forest"]},
    {"mix": "frost_and_fire", "artifacts": True, "locations": "both", "edition": "en"},
    {"mix": "poison", "artifacts": True, "locations": "tavern", "edition": "nl"},
    {"mix": "tricksters", "artifacts": True, "locations": "both", "edition": "es"},
    {"mix": ["gnomes", "giants", "demons", "fire_elementals", "yetis"], "artifacts": True},
]


def choices_of(match: Match, seed: str) -> Iterator[State]:
    """Play at random; each state in which somebody is asked, steps of longer moves too."""
    rng = rng_from_seed(seed)
    while not match.state.is_terminal():
        state = match.state
        steps: list[str] = []
        seat = int(state.current_player())
        while True:
            yield state
            action = int(state.nth_legal(rng.below(state.legal_count())))
            steps.append(state.action_to_string(action))
            state = state.clone()
            state.apply_action(action)
            if state.is_terminal() or not state.is_mid_move():
                break
        match.push(" ".join(steps), seat)


def test_who_leads_is_asked_for_a_card() -> None:
    state = scene(phase=2, hand=["GO4 UD3", "GO9 UD5"])
    assert asks(state) == "You lead. Which card?"
    assert labels(state) == ["Play Goblin 4", "Play Undead 3"]


def test_who_must_follow_reads_with_what() -> None:
    state = scene(phase=2, hand=["YE4 UD3", "YE3 YE9 UD5"])
    play(state, "YE4")
    assert asks(state) == "Follow with Yetis: 3 or 9."


def test_equal_cards_are_named_once_and_a_doppelganger_goes_too() -> None:
    state = scene(phase=2, hand=["GO4 UD3", "GO0a GO0b GO7 DP2"])
    play(state, "GO4")
    assert asks(state) == "Follow with Goblins: 0 or 7, or play one of your Doppelgängers."


def test_a_hidden_number_is_named_by_its_badge() -> None:
    state = scene(mix="fire", phase=2, hand=["DM4 UD3", "DM3 DM6 DM9 UD5"])
    play(state, "DMe")
    assert asks(state) == "Follow with Demons: even or odd."
    assert labels(state) == ["Play Demon (even)", "Play Demon (odd)"]


def test_who_cannot_follow_reads_it() -> None:
    state = scene(phase=2, hand=["KN4 UD3", "GO3 UD5"])
    play(state, "KN4")
    assert asks(state) == "Knights are led and you have none: play any card."


def test_a_face_down_lead_may_be_answered_with_anything() -> None:
    state = scene(phase=2, hand=["GO4 UD3", "GO9 UD5"], maskLeft=2)
    play(state, "GO4")
    assert asks(state) == "Play any card."


def test_the_wish_of_the_lamp_is_named() -> None:
    state = scene(phase=2, hand=["KN4 UD3", "GO0a GO0b UD5"], artifacts=["wishing_lamp", ""])
    play(state, "KN4")
    assert asks(state) == "You have led. Play an artifact?"
    assert labels(state) == ["Pass", "Play the Wishing Lamp"]
    middle = begin(state, "!wishing_lamp")
    assert asks(middle) == "Wishing Lamp: which card must be played?"
    assert "Name Goblin 0" in labels(middle)
    act(state, "!wishing_lamp GO0")
    assert asks(state) == "The Lamp has named Goblin 0: you must play it."


def test_a_card_that_the_cloak_has_picked_is_announced() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO9 GO2 DW2"],
        artifacts=["hunting_cloak", ""],
        rolls="DW2",
    )
    play(state, "GO4")
    act(state, "!hunting_cloak")
    assert asks(state) == "The Cloak has picked your card for this trick."
    assert labels(state) == ["Play Dwarf 2"]


@pytest.mark.parametrize("leader", [0, 1])
def test_a_marked_card_is_announced_to_a_leader_too(leader: int) -> None:
    due = [None, {"card": "UD9", "dueTrick": 2}]
    state = scene(phase=2, trickNo=2, leader=leader, hand=["GO1 UD2", "GO9 UD3"], mark=due)
    if leader == 0:
        play(state, "GO1")
    assert asks(state) == "You must play the card that the Cloak has reserved."
    assert labels(state) == ["Play Undead 9"]


@pytest.mark.parametrize("leader", [0, 1])
def test_in_the_final_trick_the_card_under_the_flail_is_announced(leader: int) -> None:
    state = scene(phase=2, leader=leader, hand=["GO4", ""], flail=[None, "UD9"])
    if leader == 0:
        play(state, "GO4")
    assert asks(state) == "In the final trick you must play the card under the Flail."
    assert labels(state) == ["Play Undead 9"]


def test_what_binds_a_seat_stands_in_its_own_view_alone() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO9 UD3"])
    assert state.view(0)["boundBy"] == "any"
    assert not any("boundBy" in state.view(viewer) for viewer in (1, None))
    play(state, "GO4")
    assert state.view(1)["boundBy"] == "follow"
    assert not any("boundBy" in state.view(viewer) for viewer in (0, None))
    assert "boundBy" not in {*state.to_json(), *state.open_view()}


def test_nothing_binds_a_seat_that_is_asked_for_an_artifact() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO9 UD3"], artifacts=["ice_sword", ""])
    assert asks(state) == "Before the lead: play an artifact?"
    assert "boundBy" not in state.view(0)


@pytest.mark.parametrize(
    ("edition", "question"),
    [
        ("standard", "Your 5 was grabbed: play another card."),
        ("en", "Your 5 was grabbed: play another card, or none and lose the trick."),
    ],
)
def test_a_grabbed_5_is_replaced(edition: str, question: str) -> None:
    state = scene(
        phase=2,
        hand=["GO5 GO4 UD3", "GO9 UD5"],
        artifacts=["", "kings_dagger"],
        edition=edition,
    )
    play(state, "GO5")
    assert asks(state) == "Your opponent led a 5. Play an artifact?"
    act(state, "!kings_dagger")
    assert asks(state) == question
    assert ("Play no other card and lose the trick" in labels(state)) == (edition == "en")


def test_the_book_of_memories_leads_from_the_score_pile() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD3", "GO9 UD5"],
        score=["KN2 KN3", ""],
        artifacts=["book_of_memories", ""],
    )
    assert asks(state) == "Before the lead: play an artifact?"
    act(state, "!book_of_memories")
    assert asks(state) == "You lead. Which card of your score pile?"


def test_the_wand_asks_for_more_or_less() -> None:
    state = scene(phase=2, hand=["GO4 UD3", "GO9 UD5"], artifacts=["magic_wand", ""])
    play(state, "GO4", "GO9")
    assert asks(state) == "Both cards are on the table. Play an artifact?"
    middle = begin(state, "!magic_wand")
    assert asks(middle) == "Magic Wand: +2 or -2 to your card?"
    assert labels(middle) == ["+2 to your card", "-2 to your card"]


def test_the_spyglass_asks_for_both_cards() -> None:
    state = scene(
        phase=2, hand=["GO4 UD3", "GO9 UD5"], discard="KN2 KN9", artifacts=["", "spyglass"]
    )
    play(state, "GO4", "GO9")
    assert asks(state) == "You won the trick. Play an artifact?"
    first = begin(state, "!spyglass")
    assert asks(first) == "Spyglass: which won card do you give away?"
    assert labels(first) == ["Give Goblin 4", "Give Goblin 9"]
    second = begin(first, "GO4")
    assert asks(second) == "Spyglass: which discarded card do you take in exchange for Goblin 4?"
    assert labels(second) == ["Take Knight 2", "Take Knight 9"]


def test_the_rope_takes_back_a_card() -> None:
    state = scene(
        phase=2, hand=["GO4 UD3", "GO9 UD5"], score=["KN2 KN3", ""], artifacts=["endless_rope", ""]
    )
    middle = begin(state, "!endless_rope")
    assert asks(middle) == "Endless Rope: which card of your score pile do you take back?"
    assert labels(middle) == ["Take back Knight 2", "Take back Knight 3"]


def test_the_flail_asks_the_other_player() -> None:
    state = scene(
        phase=2, step="PHASE2_START", hand=["GO4 UD3", "GO9 UD5"], artifacts=["flail_of_dawn", ""]
    )
    assert asks(state) == "Before Phase 2: play an artifact?"
    act(state, "!flail_of_dawn")
    assert asked(state) == 1
    assert asks(state) == "Flail of Dawn: which card do you put aside for the final trick?"
    assert labels(state) == ["Put Goblin 9 aside", "Put Undead 5 aside"]


def test_the_gamblers_book_tells_what_chance_took() -> None:
    state = scene(
        step="PHASE1_END",
        hand=["GO4 UD3", "GO9 UD5"],
        discard="KN2 KN9",
        artifacts=["gamblers_book", ""],
        rolls="UD3",
    )
    assert asks(state) == "Phase 1 is over. Play an artifact?"
    act(state, "!gamblers_book")
    assert (
        asks(state) == "Gambler's Book: which discarded card do you take in exchange for Undead 3?"
    )
    assert labels(state) == ["Take Knight 2", "Take Knight 9"]


def test_a_seer_chooses_before_and_after_looking() -> None:
    state = scene(
        mix="claim2",
        phase=1,
        hand=["SE4 DR3", "SE9 DR5"],
        prizes="TR2",
        deck="TR7 TR8 TR9 TR1",
    )
    play(state, "SE4", "SE9")
    assert asks(state) == "Your Seer won: take the prize, or look at the top card first?"
    assert labels(state) == ["Look at the top card", "Keep the prize"]
    act(state, "look")
    assert asks(state) == "Prize or top card: which one do you recruit?"
    assert labels(state) == ["Keep the prize", "Take the top card"]


def test_a_poisoner_may_peek() -> None:
    state = scene(mix="poison", phase=2, hand=["PO4 UD3", "PO9 UD5"], toxic=["4", "X", "7"])
    play(state, "PO4", "PO9")
    assert asks(state) == "You may peek at one Toxic."
    assert labels(state) == ["Pass", "Peek at Toxic 0", "Peek at Toxic 1", "Peek at Toxic 2"]


def test_the_tavern_asks_twice() -> None:
    state = at_the_end(["UD2 UD3 UD4", "GO1 GO2"], locations="tavern")
    assert asks(state) == "The Tavern: which two cards do you give away?"
    assert labels(state) == ["Give Undead 2", "Give Undead 3"]
    middle = begin(state, "give UD2")
    assert asks(middle) == "The Tavern: which other card do you give away?"
    assert labels(middle) == ["Give Undead 3", "Give Undead 4"]


def test_nobody_else_is_told_what_is_asked() -> None:
    state = scene(phase=2, hand=["KN4 UD3", "GO3 UD5"], artifacts=["wishing_lamp", ""])
    play(state, "KN4")
    waits = "Waiting for the other player."
    assert speech.prompt(state.view(1), 1).text() == waits
    assert speech.prompt(state.view(None), None).text() == waits


def test_at_the_end_nothing_is_asked() -> None:
    state = at_the_end(["UD2", "GO1 GO2"])
    assert speech.prompt(state.view(0), 0).text() == "The game is over."


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("!ice_sword", "Play the Ice Sword"),
        ("!wishing_lamp KN7", "Play the Wishing Lamp: Knight 7"),
        ("!spyglass GO4 KN9", "Play the Spyglass: Goblin 4 and Knight 9"),
        ("!magic_wand +2", "Play the Magic Wand: +2"),
        ("give UD2 UD4", "Give Undead 2 and Undead 4"),
        ("put UD3", "Put Undead 3 aside"),
        ("take KN9", "Take Knight 9"),
        ("TC3", "Play Trickster 3"),
    ],
)
def test_whole_moves_have_labels_too(move: str, said: str) -> None:
    assert speech.label(move, {}).text() == said


@pytest.mark.parametrize("options", RICH)
def test_everything_in_random_games_has_words_in_every_language(options: Json) -> None:
    for seed in range(2):
        match = Match(load_game("claim", **options), f"speech {seed}")
        for state in choices_of(match, f"speech {seed}"):
            seat = asked(state)
            view = state.view(seat)
            told = [speech.prompt(view, seat)]
            told += [
                speech.label(state.action_to_string(action), view)
                for action in state.legal_actions()
            ]
            assert told[0].template != "What do you do?"
            assert not any(message.template.startswith("Choose") for message in told)
            for lang in LANGUAGES:
                for message in told:
                    text = message.text(lang)
                    assert text[0].isupper() or text[0] in "+-"
                    assert "{" not in text
            assert {vote["faction"] for vote in speech.standing(view)["votes"]} == set(
                match.game.options["mix"]
            )


def test_two_worlds_that_a_seat_cannot_tell_apart_stand_the_same() -> None:
    match = Match(load_game("claim", mix="tricksters", artifacts=True), "leak")
    rng = rng_from_seed("leak")
    for state in choices_of(match, "leak"):
        other = state.resample(0, rng)
        assert speech.standing(state.view(0)) == speech.standing(other.view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_a_power_and_a_rule_that_exists(lang: str) -> None:
    things = speech.things(lang)
    rules = kit_of("claim").rulebook
    assert [len(things[kind]) for kind in ("factions", "artifacts", "locations")] == [18, 16, 4]
    for kind in ("factions", "artifacts", "locations"):
        for thing in things[kind].values():
            assert thing["name"]
            assert thing["power"]
            assert thing["rule"] in rules
    assert things["factions"]["ice_kings"]["pair"] == "ice_queens"
    assert things["factions"]["yetis"]["pair"] is None
    assert set(things["badges"]) == set("oehl")
    assert {faction["box"] for faction in things["factions"].values()} == set(things["boxes"])
    assert all(artifact["when"] for artifact in things["artifacts"].values())


def test_the_things_are_named_in_the_readers_language() -> None:
    dutch = speech.things("nl")
    assert dutch["factions"]["yetis"]["name"] == "Yeti's"
    assert dutch["locations"]["pit"]["kindName"] == "Gebouw"
    assert (
        speech.things("en")["artifacts"]["kings_dagger"]["when"] == "When your opponent plays a 5"
    )


def test_every_preset_can_be_played() -> None:
    assert [preset.id for preset in speech.presets()] == [
        "classic",
        "claim2",
        "frost",
        "demons",
        "fire_elementals",
        "tricksters",
        "poisoners",
        "everything",
    ]
    for preset in speech.presets():
        told = {f"{preset.title.text(lang)} {preset.about.text(lang)}" for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        load_game("claim", **preset.options)


@pytest.mark.rule("claim.mix.fire_advice")
def test_each_fire_faction_has_a_preset_with_locations_and_is_alone_in_it() -> None:
    fire = [faction for faction in FACTIONS.values() if faction.box == "fire"]
    assert len(fire) == 4
    presets = {preset.id: preset for preset in speech.presets()}
    for faction in fire:
        preset = presets[faction.id]
        game = load_game("claim", **preset.options)
        assert faction.id in game.options["mix"]
        assert game.options["locations"] == "both"
        assert speech.warnings(game.options) == []
        assert "publisher advises" in preset.about.text()


@pytest.mark.rule("claim.mix.fire_advice")
def test_the_presets_of_the_boxes_hold_all_that_these_have() -> None:
    presets = {preset.id: preset for preset in speech.presets()}
    for id, box in (("classic", "claim"), ("claim2", "claim2"), ("frost", "frost")):
        mix = load_game("claim", **presets[id].options).options["mix"]
        assert {faction.id for faction in FACTIONS.values() if faction.box == box} <= set(mix)
    assert presets["frost"].options["artifacts"]


def test_a_surprise_can_always_be_played_and_differs() -> None:
    rng = rng_from_seed("surprise")
    mixes = set()
    for _ in range(60):
        options = speech.surprise(rng)
        assert speech.warnings(load_game("claim", **options).options) == []
        mixes.add(tuple(options["mix"]))
    assert len(mixes) > 30


def test_a_mix_against_the_advice_is_warned_of_in_every_language() -> None:
    game = load_game("claim", mix=["gnomes", "giants", "demons", "tricksters", "yetis"])
    (advice,) = speech.warnings(game.options)
    assert advice.text() == "The publisher advises at most one Fire faction; this mix has 2."
    assert len({advice.text(lang) for lang in LANGUAGES}) == 3
    assert speech.warnings(load_game("claim").options) == []


def test_passes_are_quiet() -> None:
    assert speech.is_quiet({"kind": "pass", "seat": 0})
    assert not speech.is_quiet({"kind": "lead", "seat": 0, "card": "GO4"})
