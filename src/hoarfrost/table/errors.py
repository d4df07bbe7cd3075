"""What a client can do wrong. Each error has a code and a sentence in the reader's language."""

from math import ceil

from hoarfrost.core.errors import HoarfrostError, Reason
from hoarfrost.core.messages import Message


class TableError(HoarfrostError):
    """Something that cannot be done; nothing was changed."""

    def __init__(self, code: str, message: Message, status: int = 409) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.status = status  # of an HTTP answer
        self.reasons: list[Reason] = []


def stale() -> TableError:
    return TableError("E_STALE", Message("The game has moved on. Check the table and try again."))


def not_seated() -> TableError:
    return TableError("E_NOT_SEATED", Message("Only players at this table can do that."), 403)


def not_your_seat() -> TableError:
    return TableError("E_NOT_YOUR_SEAT", Message("That is not your seat."), 403)


def not_playing() -> TableError:
    return TableError("E_NOT_PLAYING", Message("The game has not begun, or it is over."))


def not_over() -> TableError:
    return TableError("E_NOT_OVER", Message("The game is not over yet."))


def not_your_turn() -> TableError:
    return TableError("E_NOT_YOUR_TURN", Message("It is not your turn."))


def answered() -> TableError:
    told = Message("You have answered; take your answer back to choose again.")
    return TableError("E_ANSWERED", told)


def nothing_more() -> TableError:
    return TableError(
        "E_WHOLE_MOVE", Message("This move is complete: there is nothing more to choose.")
    )


def nothing_to_undo() -> TableError:
    return TableError("E_NO_UNDO", Message("There is no move of yours to take back."))


def no_hints() -> TableError:
    return TableError("E_NO_HINTS", Message("Hints are off in games against people."), 403)


def no_undo_today() -> TableError:
    return TableError("E_NO_UNDO", Message("You cannot take back moves in the deal of the day."))


def no_hints_today() -> TableError:
    return TableError("E_NO_HINTS", Message("There are no hints in the deal of the day."), 403)


def nobody_asks() -> TableError:
    return TableError("E_NO_QUESTION", Message("There is nothing for you to answer here."))


def other_question() -> TableError:
    told = Message("Somebody else has asked to take back a move; that comes first.")
    return TableError("E_OTHER_QUESTION", told)


def is_present() -> TableError:
    return TableError("E_PRESENT", Message("That player is still here."))


def may_return(seconds: float) -> TableError:
    told = Message.plural(
        "That player has {n} more second to come back.",
        "That player has {n} more seconds to come back.",
        n=ceil(seconds),
    )
    return TableError("E_MAY_RETURN", told)


def no_window() -> TableError:
    return TableError("E_NO_WINDOW", Message("There is nothing to hold now."))


def no_such_stop(stop: str) -> TableError:
    return bad_message(Message('There is no stop "{stop}" in this game.', stop=stop[:40]))


def no_such_table() -> TableError:
    return TableError("E_NO_TABLE", Message("There is no such table."), 404)


def private() -> TableError:
    return TableError("E_PRIVATE", Message("This table cannot be watched."), 403)


def invitation_used() -> TableError:
    used = Message("This invitation has been used; ask for a new link.")
    return TableError("E_INVITATION_USED", used)


def wrong_token() -> TableError:
    return TableError("E_TOKEN", Message("This key does not fit any seat at that table."), 401)


def bad_message(what: Message) -> TableError:
    return TableError("E_MESSAGE", what, 400)
