"""Numbered choices of Runebound: which ones there are, in which order, and what each tells."""

from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MOVING, PASS
from hoarfrost.games.runebound.terminal.roads import steps_typed
from tests.games.runebound.scenes import Scene, fight, hero
from tests.games.runebound.terminal.showing import Shown, played, state_of


def test_a_step_is_numbered_once_with_the_die_that_leaves_most() -> None:
    # F9 is tundra, which faces 5 and 6 show.
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="5 6")
    choices = Shown(scene).choices()
    assert len([text for text in choices if text.endswith(" F9")]) == 1
    assert choices[-1] == "pass"


def test_all_dice_come_first_and_fewer_only_for_those_who_can_rest() -> None:
    fresh = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"))).choices()
    assert fresh[:2] == ["roll 5", "roll 0"]
    tired = Shown(Scene(hero("zyla", "E9", exhaustion=1), hero("karnon", "A8"))).choices()
    assert tired[:5] == ["roll 4", "roll 3", "roll 2", "roll 1", "roll 0"]


def test_a_step_tells_ground_frost_and_adventure() -> None:
    view = Shown(Scene(hero("zyla", "A9"), hero("karnon", "A8"), stage=MOVING, dice="5 6"))
    assert "To B9 with die" in view.move("move d5 B9")
    assert "fjord, 1 frost" in view.move("move d5 B9")


def test_all_goals_in_reach_are_named_towns_first() -> None:
    view = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="5 5 6 6"))
    text = view.text()
    assert "Reach Suluk E11 · " in text
    assert "Iagart A9 · green C8 " in text
    assert "type a space: E11" in text


def test_a_space_that_the_dice_lead_to_can_be_typed() -> None:
    look = Shown(
        Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="1 5 5 6 6")
    ).look()
    suluk = ["move d5 D10", "move d1 E11"]
    for typed in ("E11", "suluk", "move Suluk", "go to suluk", "ga naar Suluk"):
        assert steps_typed(look, typed) == suluk
    assert steps_typed(look, "F9") == ["move d6 F9"]  # the die that leaves most
    assert steps_typed(look, "d6 F9, d5 F8") == ["d6 F9", "d5 F8"]
    for typed in ("pass", "N1", "d5 D10", "nonsense"):
        assert steps_typed(look, typed) == [typed]


def test_a_space_is_only_a_goal_while_there_are_dice_to_go_there() -> None:
    look = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"))).look()
    assert steps_typed(look, "E11") == ["E11"]


def test_where_there_is_little_room_a_step_still_tells_the_colour() -> None:
    for lang, colour in (("en", "green"), ("nl", "groen"), ("es", "verde")):
        view = Shown(Scene(hero("zyla", "E11"), hero("karnon", "A8")), lang=lang)
        step = next(line for line in view.render(80, 1) if "D11  " in line)
        assert f"{colour} ◆" in step
        moving = Scene(hero("zyla", "E11"), hero("karnon", "A8"), stage=MOVING, dice="4 4 5 6")
        lines = Shown(moving, lang=lang).render(80, 1)
        assert f"{colour} ◆" in next(line for line in lines if "D11 d" in line)


def test_snowshoes_can_be_typed_but_have_no_numbers() -> None:
    own = hero("zyla", "E9", snowshoes=1)
    view = Shown(Scene(own, hero("karnon", "A8"), stage=MOVING, dice="5 6"))
    assert not any(text.startswith("snowshoe") for text in view.choices())
    assert "type: snowshoe d5 d6" in view.text()


def test_an_adventure_tells_how_likely_it_is_overcome() -> None:
    known = Scene(
        hero("zyla", "B7"),
        hero("karnon", "A8"),
        stage=ADVENTURE_STAGE,
        undefeated={"B7": "weik_cutthroat"},
    )
    assert "Weik Cutthroat: " in Shown(known).move("attempt")
    unknown = Scene(hero("zyla", "B7"), hero("karnon", "A8"), stage=ADVENTURE_STAGE)
    assert "unknown, green: " in Shown(unknown).move("attempt")


def test_a_phase_tells_the_chance_of_each_choice_and_of_the_fight() -> None:
    scene = fight("weik_cutthroat", hero("arvel_worldwalker", "B7"), hero("karnon", "A8"))
    view = Shown(scene)
    assert view.choices() == ["pass", "escape"]
    assert "%; if not, 1 exhaustion" in view.move("escape")
    scene.do(PASS)
    attack = Shown(scene).move("attack ranged")
    assert attack.startswith("Attack (Ranged)  72% to hit for 1, else 1 wound; then ")


def test_every_choice_of_many_positions_has_a_line() -> None:
    for seats, seed in ((1, "a"), (2, "b"), (3, "c")):
        match = played(seed, 0, seats, heroes="chosen")
        for plies in range(20, 300, 40):
            match = played(seed, plies, seats, heroes="chosen")
            view = Shown(state_of(match))
            for offer in view.scene().choices:
                assert view.move(offer.text)


def test_a_face_to_turn_a_die_to_is_numbered_once_the_best_first() -> None:
    own = hero("ittuk_the_pathwise", "E9", items=["rune_of_striding"])
    scene = Scene(own, hero("karnon", "A8"), stage=MOVING, dice="1 2 4 5 6")
    scene.do(scene.use("rune_of_striding"))
    view = Shown(scene)
    choices = view.choices()
    faces = [text.split()[-1] for text in choices[:-1]]
    assert sorted(faces) == ["d1", "d2", "d3", "d4", "d5", "d6"]
    assert choices[-1] == "pass"
    assert len(view.render(80, 1)) < 24
    assert len(view.steps) > 20  # the others can be typed
