"""The page's modules in one file: table/linking.py."""

import pytest

from hoarfrost.core.kit import KitError
from hoarfrost.table.linking import function, linked_game, linked_house, needed
from hoarfrost.table.pages import load_pages, read_pages

LINKER = {"web/js/linked.js": "export function linker(base) {}\n"}


def test_an_import_becomes_a_lookup_by_the_path_from_the_root() -> None:
    text = 'import { h, move as slide } from "../lib/dom.js";\n\nslide(h);\n'
    made = function("web/js/table/play.js", text)
    assert 'const { h, move: slide } = need("web/js/lib/dom.js");' in made


def test_an_import_over_several_lines_is_one_lookup() -> None:
    made = function("web/a.js", 'import {\n  one,\n  two,\n} from "./b.js";\n')
    assert 'const { one, two } = need("web/b.js");' in made


def test_all_forms_of_exports_are_returned() -> None:
    text = """
export function walk() {}
export async function run() {}
export class Path {}
export const LENGTH = 3;
export const { t, plural } = textsOf("pebbles");
export { list };
"""
    made = function("web/a.js", text)
    assert "return { walk, run, Path, LENGTH, t, plural, list };" in made
    assert "export" not in made


def test_a_module_that_is_asked_for_later_is_looked_up_from_where_it_is_asked_for() -> None:
    made = function("web/js/main.js", "const screen = import(`./screens/${name}.js`);\n")
    assert 'load("web/js/main.js", `./screens/${name}.js`)' in made


def test_types_in_comments_are_left_out_with_their_comments() -> None:
    text = '/** @type {import("./types.js").Row} */\nconst row = 1; // and why\n'
    made = function("web/a.js", text)
    assert "types.js" not in made
    assert "const row = 1; // and why" in made


def test_a_module_that_waits_at_its_top_becomes_a_function_that_can_wait() -> None:
    assert function("web/a.js", "await start();\n").startswith("async () =>")
    assert function("web/a.js", "  await start();\n").startswith("() =>")


@pytest.mark.parametrize(
    "line",
    [
        'import dom from "./dom.js";',
        'import * as dom from "./dom.js";',
        'import "./dom.js";',
        "export default 3;",
        "export let count = 0;",
        "export const one = 1,\n  two = 2;",
        'export * from "./dom.js";',
        'export { h } from "./dom.js";',
    ],
)
def test_other_forms_are_refused_by_file_and_line(line: str) -> None:
    with pytest.raises(KitError, match=r"games/pebbles/web/board\.js: .*cannot be linked"):
        linked_game({"games/pebbles/web/board.js": f"{line}\n"})


def test_modules_that_need_each_other_are_refused_with_the_way_round() -> None:
    files = {
        "web/js/main.js": 'import { a } from "./a.js";\n',
        "web/js/a.js": 'import { b } from "./b.js";\n',
        "web/js/b.js": 'import { a } from "./a.js";\n',
    }
    with pytest.raises(KitError, match=r"main\.js -> .*a\.js -> .*b\.js -> .*a\.js"):
        linked_house(LINKER | files)


def test_a_module_needs_what_it_imports_of_its_own_folder_and_what_that_imports() -> None:
    files = {
        "games/pebbles/web/board.js": 'import { stone } from "./art/stone.js";\n',
        "games/pebbles/web/cover.js": (
            'import { h } from "../../../web/js/lib/dom.js";\n'
            'import { stone } from "./art/stone.js";\n'
            "const later = import(`./board.js`);\n"
        ),
        "games/pebbles/web/art/stone.js": 'import { ink } from "./ink.js";\n',
        "games/pebbles/web/art/ink.js": "export const ink = 1;\n",
    }
    assert needed("games/pebbles/web/cover.js", files) == {
        path: text for path, text in files.items() if not path.endswith("board.js")
    }
    assert needed("games/pebbles/web/end.js", files) == {}


def test_a_game_with_a_cover_has_a_smaller_file_for_it() -> None:
    files = load_pages().files
    covers = {path for path in files if path.endswith("/web/cover.js")}
    assert covers
    assert {path.replace("cover.js", "cover.linked.js") for path in covers} == {
        path for path in files if path.endswith("cover.linked.js")
    }
    for path in covers:
        whole = files[path.replace("cover.js", "linked.js")]
        own = files[path.replace("cover.js", "cover.linked.js")]
        assert f'["{path}", () =>'.encode() in own
        assert len(own) < len(whole) / 2


def test_the_served_page_starts_from_one_file_and_the_fresh_one_from_the_sources() -> None:
    assert b'/web/linked.js"' in load_pages().index()
    assert b'/web/js/main.js"' in read_pages().index()
    assert "web/linked.js" not in read_pages().files
