"""The words of the program itself, in the user's language.

By custom a Translator is called `t`: `t("Your move")`. The catalogues are made from those calls.
"""

import os
from collections.abc import Mapping

from hoarfrost.core.messages import LANGUAGES, Message


class Translator:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, template: str, **values: object) -> str:
        return Message(template, **values).text(self.lang)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the user's environment asks for, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            wanted = environment[variable][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
