"""Options of a game: what may be chosen, what is chosen if nobody says, and errors that tell which.

An option has a kind: a flag, one of some values, a whole number, or whatever a check of the game's
own lets through. An option may carry presets: each of its values then sets the defaults of other
options, and what is given explicitly beats the preset.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence

from mypy_extensions import mypyc_attr

from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import AnyOf, Message
from hoarfrost.core.nearest import nearest, suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LARGEST, is_whole

Presets = Mapping[str, Mapping[str, object]]  # value of the option -> other options' defaults


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(ABC):
    """Which values an option takes."""

    @abstractmethod
    def check(self, name: str, value: object) -> object:
        """The value as the game stores it; raises OptionError."""

    @abstractmethod
    def parse(self, text: str) -> object:
        """The value that a text, as from a command line, stands for; `check` judges it."""

    @abstractmethod
    def json_schema(self, lang: str) -> Json: ...


class Flag(Kind):
    """On or off."""

    def check(self, name: str, value: object) -> object:
        if not isinstance(value, bool):
            raise OptionError(
                Message("option {name} is true or false, not {value}", name=name, value=repr(value))
            )
        return value

    def parse(self, text: str) -> object:
        word = text.strip().lower()
        if word in ("true", "on", "yes", "1"):
            return True
        return False if word in ("false", "off", "no", "0") else text

    def json_schema(self, lang: str) -> Json:
        return {"type": "boolean"}


class WholeNumber(Kind):
    """A whole number from `low` to `high`, both included; None leaves a side open."""

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def check(self, name: str, value: object) -> object:
        low = -LARGEST if self.low is None else self.low
        high = LARGEST if self.high is None else self.high
        if not is_whole(value, low, high):
            raise OptionError(self.told(name, repr(value)))
        return value

    def told(self, name: str, value: str) -> Message:
        low, high = self.low, self.high
        if low is None and high is None:
            return Message("option {name} is a whole number, not {value}", name=name, value=value)
        if high is None:
            return Message(
                "option {name} is a whole number from {low}, not {value}",
                name=name,
                low=low,
                value=value,
            )
        if low is None:
            return Message(
                "option {name} is a whole number to {high}, not {value}",
                name=name,
                high=high,
                value=value,
            )
        return Message(
            "option {name} is a whole number from {low} to {high}, not {value}",
            name=name,
            low=low,
            high=high,
            value=value,
        )

    def parse(self, text: str) -> object:
        try:
            return int(text)
        except ValueError:
            return text

    def json_schema(self, lang: str) -> Json:
        schema: Json = {"type": "integer"}
        if self.low is not None:
            schema["minimum"] = self.low
        if self.high is not None:
            schema["maximum"] = self.high
        return schema


class OneOf(Kind):
    """One of some texts or numbers, each with the name that people see."""

    def __init__(self, names: Mapping[str | int, Message]) -> None:
        self.names = dict(names)

    def check(self, name: str, value: object) -> object:
        for known in self.names:
            if type(known) is type(value) and known == value:
                return known
        allowed = [str(known) for known in self.names]
        near = nearest(value, allowed) if isinstance(value, str) else []
        if near:
            raise OptionError(
                Message(
                    "option {name} is one of {allowed}, not {value}; did you mean {near}?",
                    name=name,
                    allowed=AnyOf(allowed),
                    value=repr(value),
                    near=near[0],
                )
            )
        raise OptionError(
            Message(
                "option {name} is one of {allowed}, not {value}",
                name=name,
                allowed=AnyOf(allowed),
                value=repr(value),
            )
        )

    def parse(self, text: str) -> object:
        for known in self.names:
            if str(known) == text.strip():
                return known
        return text

    def json_schema(self, lang: str) -> Json:
        return {
            "oneOf": [
                {"const": value, "title": title.text(lang)} for value, title in self.names.items()
            ]
        }


class Checked(Kind):
    """Whatever a function of the game lets through, in the form that it returns."""

    def __init__(
        self,
        check: Callable[[object], object],
        schema: Json,
        parse: Callable[[str], object] = str,
    ) -> None:
        self.function = check
        self.parser = parse
        self.schema = schema

    def check(self, name: str, value: object) -> object:
        return self.function(value)

    def parse(self, text: str) -> object:
        return self.parser(text)

    def json_schema(self, lang: str) -> Json:
        return dict(self.schema)


class Option:
    """One thing that can be chosen when a game is set up."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        default: object,
        title: Message,
        doc: Message | None = None,
        aliases: Sequence[str] = (),
        presets: Presets | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.title = title
        self.doc = doc
        self.aliases = tuple(aliases)
        self.presets: Presets = presets or {}

    def check(self, value: object) -> object:
        try:
            return self.kind.check(self.name, value)
        except OptionError as error:
            error.option = self.name
            raise

    def json_schema(self, lang: str) -> Json:
        schema: Json = {"title": self.title.text(lang)}
        if self.doc is not None:
            schema["description"] = self.doc.text(lang)
        schema.update(self.kind.json_schema(lang))
        schema["default"] = self.check(self.default)
        if self.presets:
            schema["x-presets"] = {value: dict(others) for value, others in self.presets.items()}
        return schema


class OptionList:
    """All options of a game, in the order in which positions and records write them."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = list(options)
        self.by_name: dict[str, Option] = {}
        for option in self.options:
            for name in (option.name, *option.aliases):
                if name in self.by_name:
                    raise ValueError(f"two options are called {name}")
                self.by_name[name] = option
        for option in self.options:
            option.check(option.default)
            for value, others in option.presets.items():
                option.check(value)
                for name, default in others.items():
                    self[name].check(default)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __contains__(self, name: object) -> bool:
        return name in self.by_name

    def __getitem__(self, name: str) -> Option:
        """The option of this name or alias."""
        if name not in self.by_name:
            known = suggestion(name, [option.name for option in self.options])
            raise OptionError(Message("unknown option {name}; {known}", name=name, known=known))
        return self.by_name[name]

    def prefer(self, name: str, value: object) -> None:
        """Make this the default of an option in this process: what a server is started with."""
        option = self[name]
        option.default = option.check(value)

    def resolve(self, given: Mapping[str, object]) -> Json:
        """All options: those given, checked, and the defaults of the others."""
        chosen: Json = {}
        for name, value in given.items():
            option = self[name]
            if option.name in chosen:
                raise OptionError(
                    Message(
                        "option {name} is given twice, once as {alias}",
                        name=option.name,
                        alias=name,
                    )
                )
            chosen[option.name] = option.check(value)
        defaults = self.defaults(chosen)
        return {
            option.name: chosen[option.name]
            if option.name in chosen
            else option.check(defaults[option.name])
            for option in self.options
        }

    def defaults(self, chosen: Json) -> Json:
        """What each option is if it is not given, after the presets that are chosen."""
        defaults: Json = {option.name: option.default for option in self.options}
        for option in self.options:
            preset = chosen.get(option.name, option.default)
            if option.presets and preset in option.presets:
                for name, value in option.presets[str(preset)].items():
                    defaults[self[name].name] = value
        return defaults

    def json_schema(self, lang: str = "en") -> Json:
        """JSON Schema of the options, with titles in a language; presets under `x-presets`."""
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.json_schema(lang) for option in self.options},
        }
