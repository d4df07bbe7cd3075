"""The words of the program itself, in the user's language.

By custom a Translator is called `t`: `t("Your move")`. The catalogues are made from those calls.
"""

import os
from collections.abc import Mapping

from hoarfrost.core.messages import LANGUAGES, Message


class Translator:
    def __init__(self, lang: str, message: type[Message] = Message) -> None:
        self.lang = lang
        self.message = message

    def __call__(self, template: str, /, **values: object) -> str:
        return self.message(template, **values).text(self.lang)

    def plural(self, one: str, several: str, /, *, n: int, **values: object) -> str:
        make = self.message.plural
        return make(one, several, n=n, **values).text(self.lang)

    def of(self, message: type[Message]) -> "Translator":
        """The same language, with the sentences of a game: `t.of(Message)` of its own Message."""
        return Translator(self.lang, message)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the user's environment asks for, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            wanted = environment[variable][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
