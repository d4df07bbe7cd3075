"""One file from the modules of a folder, so that a first visit takes few requests.

The sources stay plain ES modules, one per file; `hoarfrost serve --fresh-pages` serves them as
they are. Here they become functions in one file, in which an import is a look-up. That takes no
parser as long as imports and exports are written in one way, each at the start of a line:

    import { name, other as mine } from "./module.js";
    export function …   export async function …   export class …   export const …   export { … };

Anything else is refused by file and line. Nothing that is exported may change later, and no two
modules may need each other: both work differently here than in modules of their own.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping

from hoarfrost.core.kit import KitError

LINKED = "linked.js"  # what the file of a folder is called
COVER = "cover.js"  # of a game: the home page needs it of each, and nothing else of them
LINKED_COVER = "cover.linked.js"
PRELUDE = "web/js/linked.js"  # the look-up
START = "web/js/main.js"
CLASSIC = "web/js/lib/early.js"  # a script that cannot wait for modules

COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/)[\s\S])*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
IMPORT = re.compile(r'^import \{([^{}]*)\} from "([^"]+)";$', re.MULTILINE)
EXPORT = re.compile(
    r"^export (?=(?:async function\*?|function\*?|class) |const (?!.*,$))", re.MULTILINE
)
EXPORTED = re.compile(r"(?:async function\*?|function\*?|class|const) (?:(\w+)|\{([^{}]*)\})")
EXPORT_LIST = re.compile(r"^export \{([^{}]*)\};$", re.MULTILINE)
LATER = re.compile(r"(?<![.\w@{])import\(")
HERE = re.compile(r"\bimport\.meta\.url\b")
LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
WAITS = re.compile(r"^(?:const .* = )?await ", re.MULTILINE)

HOUSE = """%(linker)s
const base = new URL("../", import.meta.url);
const { add, need, load } = linker(base);
add([
%(rows)s
]);
await need("%(start)s");
"""


def linked_house(files: Mapping[str, str]) -> str:
    """The house's modules, which start when the file is loaded."""
    modules = {path: text for path, text in files.items() if path not in (PRELUDE, CLASSIC)}
    return HOUSE % {"linker": EXPORT.sub("", files[PRELUDE]), "rows": rows(modules), "start": START}


def linked_game(files: Mapping[str, str]) -> str:
    """The modules of a game, which the house's look-up takes in when the first is asked for."""
    return f"export const modules = (need, load, base) => [\n{rows(files)}\n];\n"


def needed(path: str, files: Mapping[str, str]) -> dict[str, str]:
    """Of the files a module and those that it imports, and those that these import, and so on."""
    found: dict[str, str] = {}

    def follow(path: str) -> None:
        if path in files and path not in found:
            found[path] = files[path]
            for source in imports(path, files[path]):
                follow(source)

    follow(path)
    return found


def imports(path: str, text: str) -> Iterator[str]:
    return (resolved(path, found[2]) for found in IMPORT.finditer(text))


def rows(files: Mapping[str, str]) -> str:
    refuse_circles(files)
    return "\n".join(f'["{path}", {function(path, text)}],' for path, text in files.items())


def function(path: str, text: str) -> str:
    """A module as a function that returns what the module exports."""
    text = COMMENT.sub("", text)
    exported = list(exports(text))
    text = EXPORT_LIST.sub("", EXPORT.sub("", text))
    text = IMPORT.sub(lambda found: lookup(path, *found.groups()), text)
    left = LEFT.search(text)
    if left:
        raise KitError(
            f"{path}: {left[0]!r} cannot be linked: "
            'write import { a } from "./b.js"; and export function, class, one const or { a };'
        )
    text = LATER.sub(f'load("{path}", ', HERE.sub(f'new URL("{path}", base).href', text))
    kind = "async () =>" if WAITS.search(text) else "() =>"
    return f"{kind} {{\n{text.strip()}\nreturn {{ {', '.join(exported)} }};\n}}"


def exports(text: str) -> Iterator[str]:
    for start in EXPORT.finditer(text):
        found = EXPORTED.match(text, start.end())
        if found:
            yield from names(found[1] or found[2])
    for found in EXPORT_LIST.finditer(text):
        yield from names(found[1])


def names(row: str) -> list[str]:
    return [name.split(":")[-1].strip() for name in row.split(",") if name.strip()]


def lookup(path: str, imported: str, source: str) -> str:
    bound = ", ".join(
        name.strip().replace(" as ", ": ") for name in imported.split(",") if name.strip()
    )
    return f'const {{ {bound} }} = need("{resolved(path, source)}");'


def resolved(path: str, source: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), source))


def refuse_circles(files: Mapping[str, str]) -> None:
    """Two modules that need each other would wait for each other for ever."""
    done: set[str] = set()

    def follow(path: str, way: tuple[str, ...]) -> None:
        if path in way:
            raise KitError(f"modules need each other in a circle: {' -> '.join((*way, path))}")
        if path in done or path not in files:
            return
        for source in imports(path, files[path]):
            follow(source, (*way, path))
        done.add(path)

    for path in files:
        follow(path, ())
