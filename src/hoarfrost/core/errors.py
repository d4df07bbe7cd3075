"""What can be wrong with input. Each error names the thing, the reason and the rule."""

from hoarfrost.core.messages import Message, in_language


class HoarfrostError(ValueError):
    """Base of all errors that bad input causes; as a text it is English, `text` knows the others.

    What only programs and designers can do wrong is told in English alone, as a plain text.
    """

    def __init__(self, told: str | Message) -> None:
        super().__init__(str(told))
        self.told = told

    def text(self, lang: str = "en") -> str:
        """What went wrong, as a sentence for people."""
        told = in_language(self.told, lang)
        return told[:1].upper() + told[1:] + ("" if told.endswith((".", "?")) else ".")


class OptionError(HoarfrostError):
    """An option of a game is unknown, of the wrong type or out of range."""

    def __init__(self, told: str | Message, code: str = "E_OPTION") -> None:
        super().__init__(told)
        self.code = code
        self.option = ""  # the name of the option, once it is known


class PositionError(HoarfrostError):
    """A position does not describe a state of the game."""


class ContentError(HoarfrostError):
    """Content does not describe things to play with."""


class RollError(HoarfrostError):
    """A prescribed result of chance cannot happen here."""


class RecordError(HoarfrostError):
    """A record is damaged, of another format, or does not replay."""


class Reason:
    """Why something is not allowed: an error code, the rule, and a sentence in any language."""

    def __init__(self, code: str, rule: str, message: Message) -> None:
        self.code = code
        self.rule = rule
        self.message = message

    def sentence(self, lang: str = "en") -> str:
        return self.message.text(lang)

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.rule}: {self.sentence()})"


class IllegalMove(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """A move that the rules do not allow here; nothing was changed."""

    def __init__(self, move: str, reasons: list[Reason], position: str, seat: int) -> None:
        self.move = move
        self.reasons = reasons
        self.position = position  # as that seat sees it
        self.seat = seat  # below 0 after the end, when nobody is asked
        super().__init__(self.explain("en"))

    def text(self, lang: str = "en") -> str:
        return self.explain(lang)

    def explain(self, lang: str) -> str:
        whys = " ".join(f"{reason.sentence(lang)} [{reason.rule}]" for reason in self.reasons)
        if self.seat < 0:
            return f"{self.move}: {whys}"
        seat = Message("seat {seat}", seat=self.seat)
        return f"{self.move} ({seat.text(lang)}): {whys}"

    @property
    def code(self) -> str:
        return self.reasons[0].code

    @property
    def rule(self) -> str:
        return self.reasons[0].rule
