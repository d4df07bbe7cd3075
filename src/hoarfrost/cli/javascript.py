"""The tokens of JavaScript, as far as the catalogues need them: names, texts and signs.

Babel's lexer ends a template at the first backquote, and our pictures are templates in templates.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

TOKEN: Final = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<name>[A-Za-z_$][\w$]*)
      | (?P<number>\.?\d[\w.]*)
      | (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
      | (?P<template>`)
      | (?P<regex>/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/\w*)
      | (?P<sign>.)""",
    re.DOTALL | re.VERBOSE,
)
TEMPLATE_PART: Final = re.compile(r"(?P<text>(?:\\.|\$(?!\{)|[^`\\$])*)(?P<end>`|\$\{)", re.DOTALL)
ESCAPE: Final = re.compile(
    r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL
)
ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\n": ""}
BEFORE_A_REGEX: Final = ("return", "typeof", "case", "in", "of", "void", "yield", "await", "else")


@dataclass
class Token:
    kind: str  # name, number, text, template (with places to fill), regex or sign
    text: str
    line: int

    def ends_a_value(self) -> bool:
        """Whether a slash after this divides, and does not begin a regular expression."""
        if self.kind == "name":
            return self.text not in BEFORE_A_REGEX
        return self.kind != "sign" or self.text in ")]}"


class Lexer:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.last = Token("sign", ";", 1)

    def tokens(self, inside: bool = False) -> Iterator[Token]:
        """All tokens; inside a template those up to the brace that closes its place."""
        depth = 0
        while self.at < len(self.source):
            match = TOKEN.match(self.source, self.at)
            assert match is not None
            kind, text = str(match.lastgroup), match[0]
            if kind == "regex" and self.last.ends_a_value():
                kind, text = "sign", "/"
            line = self.source.count("\n", 0, self.at) + 1
            self.at += len(text)
            if kind == "space":
                continue
            if kind == "template":
                yield from self.template(line)
                continue
            if inside and text in ("{", "}") and kind == "sign":
                depth += 1 if text == "{" else -1
                if depth < 0:
                    return
            yield self.token(kind, unescaped(text[1:-1]) if kind == "text" else text, line)

    def template(self, line: int) -> Iterator[Token]:
        """A template without places is a text; else come the tokens in its places after it."""
        part = TEMPLATE_PART.match(self.source, self.at)
        if part is None:
            raise ValueError(f"line {line}: a template has no end")
        self.at = part.end()
        if part["end"] == "`":
            yield self.token("text", unescaped(part["text"]), line)
            return
        yield self.token("template", part["text"], line)
        while part is not None and part["end"] == "${":
            self.last = Token("sign", "{", line)
            yield from self.tokens(inside=True)
            part = TEMPLATE_PART.match(self.source, self.at)
            self.at = part.end() if part is not None else len(self.source)
        self.last = Token("template", "", line)

    def token(self, kind: str, text: str, line: int) -> Token:
        self.last = Token(kind, text, line)
        return self.last


def unescaped(text: str) -> str:
    def sign(match: re.Match[str]) -> str:
        code = match[1] or match[2] or match[3]
        return chr(int(code, 16)) if code else ESCAPED.get(match[4], match[4])

    return ESCAPE.sub(sign, text)


def tokens_of(source: str) -> list[Token]:
    return list(Lexer(source).tokens())
