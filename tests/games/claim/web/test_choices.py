"""choices.js: what can be chosen now, by what it is about."""

from hoarfrost.core.plain import Json
from tests.browser.lib.desk import Desk


def card(code: str, zone: str = "hand", verb: str = "play", **more: object) -> Json:
    text = code if verb == "play" else f"{verb} {code}"
    target = {"kind": "card", "card": code, "verb": verb, "zone": zone}
    return {"move": text, "label": text, "target": target, **more}


def artifact(name: str) -> Json:
    target = {"kind": "artifact", "artifact": name}
    return {"move": f"!{name}", "label": name, "target": target, "more": True}


PASS: Json = {"move": "pass", "label": "Pass", "target": {"kind": "word", "word": "pass"}}


def test_the_cards_of_the_hand_are_those_that_lie_there(desk: Desk) -> None:
    offered = [card("GO4"), card("UD3", "flail"), card("KN2", "score"), PASS]
    script = """
      const { ofHand, ofPiles, passOf, asksForCard } = choices;
      const piles = ofPiles(all).map(({ target }) => target.card);
      return [[...ofHand(all).keys()], piles, passOf(all).move, asksForCard(all)];
    """
    assert desk.run("choices", script, all=offered) == [["GO4"], ["KN2"], "pass", True]


def test_a_window_offers_artifacts_and_to_pass_and_nothing_else(desk: Desk) -> None:
    cases = [
        [PASS, artifact("ice_sword")],
        [PASS],
        [artifact("ice_sword")],
        [PASS, card("GO4")],
        [PASS, artifact("ice_sword"), card("GO4")],
        [],
    ]
    told = desk.run("choices", "return cases.map(choices.isWindow)", cases=cases)
    assert told == [True, False, False, False, False, False]


def test_to_pass_alone_is_a_formality(desk: Desk) -> None:
    cases = [[PASS], [PASS, card("GO4")], [card("GO4")], []]
    told = desk.run("choices", "return cases.map(choices.isFormality)", cases=cases)
    assert told == [True, False, False, False]


def test_a_move_begins_with_the_choice_that_goes_on(desk: Desk) -> None:
    offered = [card("GO4"), artifact("wishing_lamp"), artifact("wishing")]
    script = "return moves.map((move) => choices.beginningOf(all, move)?.move ?? null)"
    moves = ["GO4", "!wishing_lamp GO4", "!wishing_lamp", "GO44", "GO4 GO5"]
    told = desk.run("choices", script, all=offered, moves=moves)
    assert told == ["GO4", "!wishing_lamp", "!wishing_lamp", None, None]


def test_a_pair_is_found_in_either_order(desk: Desk) -> None:
    """The server knows a pair in one order: after the first only later cards follow."""
    firsts = [card("UD2", "score", "give", more=True), card("UD3", "score", "give", more=True)]
    after = {"give UD2": [card("UD3"), card("UD4")], "give UD3": [card("UD4")]}
    script = """
      const asked = [];
      const more = async (choice) => (asked.push(choice.move), after[choice.move]);
      const found = [];
      for (const pair of pairs) found.push(await choices.pairOf(firsts, pair, more));
      return [found, asked];
    """
    pairs = [["UD2", "UD4"], ["UD4", "UD2"], ["UD3", "UD2"], ["UD4", "UD9"]]
    found, asked = desk.run("choices", script, firsts=firsts, after=after, pairs=pairs)
    assert found == ["give UD2 UD4", "give UD2 UD4", "give UD2 UD3", None]
    assert asked == ["give UD2", "give UD2", "give UD3", "give UD2"]
