"""What is asked of whom, in one line: who acts, and with how many AP and MP."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.listener import faces_of
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import names_of
from hoarfrost.games.krosmaster.words.seen import Seen

PLAIN: Final[Mapping[str, Message]] = {
    "board": Message("Choose the board."),
    "edge": Message("Choose your edge of the board."),
    "timeline": Message("Equal Initiative: who comes next in your timeline?"),
    "push": Message("Which piece moves first?"),
    "ko": Message("Which Krosmaster leaves the board first?"),
    "explode": Message("Which bomb explodes next?"),
    "over": Message("The game is over."),
}


def prompt(view: Json, seat: int | None) -> Message:
    """What the view asks of this seat; for everybody else what the table waits for."""
    if view["step"] == "over":
        return PLAIN["over"]
    if seat is None or view["asked"] != seat:
        return waiting(view, seat)
    return question(view, seat)


def waiting(view: Json, seat: int | None) -> Message:
    if view["step"] != "act":
        if seat is None:
            return Message("Waiting for a decision: {step}.", step=names_of("steps", view["step"]))
        return Message("Waiting for your opponent.")
    seen = Seen(view)
    unit = seen.active()
    values = {"piece": seen.name(unit), "ap": unit["ap"], "mp": unit["mp"]}
    if seat is None:
        return Message("{piece} acts: {ap} AP, {mp} MP.", **values)
    return Message("Your opponent acts with {piece}: {ap} AP, {mp} MP.", **values)


def question(view: Json, seat: int) -> Message:
    step = view["step"]
    if step in PLAIN:
        return PLAIN[step]
    seen = Seen(view)
    if step == "act":
        unit = seen.active()
        return Message(
            "{piece}: {ap} AP and {mp} MP. What do you do?",
            piece=seen.name(unit),
            ap=unit["ap"],
            mp=unit["mp"],
        )
    if step in ("keep", "assign", "inspire", "refund"):
        return question_of_dice(view, step)
    return question_of_piece(seen, step, seat)


def question_of_dice(view: Json, step: str) -> Message:
    dice = view["dice"]
    faces, symbols = dice["faces"], dice["symbols"]
    if step == "keep":
        return Message(
            "Your tension dice: {faces}. Keep both, or roll a single one instead?",
            faces=faces_of(faces),
        )
    if step == "assign":
        return Message(
            "Which symbol do you choose for {face}?",
            face=names_of("faces", faces[symbols.index(None)]),
        )
    if step == "inspire":
        return Message(
            "Who gets the die with {symbol}?", symbol=names_of("faces", symbols[dice["given"]])
        )
    return Message.plural(
        "Do you sell the die that is left?",
        "How many of the {n} dice that are left do you sell?",
        n=dice["left"],
    )


def question_of_piece(seen: Seen, step: str, seat: int) -> Message:
    view = seen.view
    if step == "deploy":
        unit = seen.to_deploy(seat)
        piece = "" if unit is None else seen.name(unit)
        return Message("Which of your Setup cells is for {piece}?", piece=piece)
    if step == "lock":
        return Message(
            "{piece} was held: go to {cell} for 1 MP, or stay?",
            piece=seen.name(seen.active()),
            cell=view["goal"],
        )
    casting = view["casting"]
    if step == "axis":
        piece = seen.piece(casting["front"][0])
        return Message("Which way does it go: {piece}?", piece=piece)
    if step == "port":
        return Message("Who is teleported to {cell}?", cell=casting["cell"])
    return Message(
        "How many Frozen injuries of {piece} are healed?", piece=seen.name(seen.to_heal())
    )
