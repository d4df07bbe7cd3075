"""The browser's files: the page at `/`, everything else for ever under a path with its version.

The paths are those of the sources: `web/js/...` of the house, `games/NAME/web/...` of each game, so
that a module of a game finds those of the house by a relative path.
"""

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from hoarfrost.registry import kits
from hoarfrost.table import linking

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
NEVER: Final = {"Cache-Control": "no-cache"}
ZIPPED: Final = {"Content-Encoding": "gzip"}
VARIES: Final = {"Vary": "Accept-Encoding"}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Pages:
    files: dict[str, bytes]
    version: str
    main: str  # the module that starts everything
    zipped: dict[str, bytes] = field(default_factory=dict)  # of the files that are smaller so

    def index(self) -> bytes:
        base = f"/w/{self.version}/web/"
        page = self.files["web/index.html"].replace(b"{{base}}", base.encode())
        return page.replace(b"{{main}}", self.main.encode())


@cache
def load_pages() -> Pages:
    """As they are served: linked into few files, and compressed once for everybody."""
    files = read_files()
    files |= dict(linked_files(files))
    zipped = {path: gzip.compress(content, mtime=0) for path, content in files.items()}
    return Pages(files, digest(files), linking.LINKED, zipped)


def read_pages() -> Pages:
    """As they are in the sources, for whoever changes them."""
    files = read_files()
    return Pages(files, digest(files), "js/main.js")


def linked_files(files: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    modules = {path: text.decode() for path, text in files.items() if suffix(path) == ".js"}
    house = {path: text for path, text in modules.items() if path.startswith("web/")}
    yield f"web/{linking.LINKED}", linking.linked_house(house).encode()
    for kit in kits():
        folder = f"games/{kit.name}/web/"
        own = {path: text for path, text in modules.items() if path.startswith(folder)}
        if own:
            yield f"{folder}{linking.LINKED}", linking.linked_game(own).encode()
        cover = linking.needed(f"{folder}{linking.COVER}", own)
        if cover:
            yield f"{folder}{linking.LINKED_COVER}", linking.linked_game(cover).encode()


def read_files() -> dict[str, bytes]:
    """All files of the folder `web`, and of the same folder of each game."""
    found = walk(resources.files("hoarfrost") / "web", "web/")
    for kit in kits():
        folder = kit.web()
        if folder is not None:
            found += walk(folder, f"games/{kit.name}/web/")
    return dict(sorted(found))


def digest(files: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name, content in files.items():
        whole.update(name.encode() + b"\0" + content)
    return whole.hexdigest()[:12]


def walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += walk(entry, f"{path}{entry.name}/")
        elif suffix(entry.name) in TYPES:
            found.append((f"{path}{entry.name}", entry.read_bytes()))
    return found


def suffix(name: str) -> str:
    return name[name.rfind(".") :]


@router.get("/")
async def index(request: Request) -> Response:
    pages: Pages = request.app.state.pages()
    return Response(pages.index(), media_type=TYPES[".html"], headers=NEVER)


@router.get("/w/{version}/{path:path}")
async def file(request: Request, version: str, path: str) -> Response:
    pages: Pages = request.app.state.pages()
    content = pages.files.get(path)
    if content is None:
        return Response(status_code=404)
    headers = FOR_EVER if version == pages.version else NEVER
    if path in pages.zipped and takes_gzip(request):
        content, headers = pages.zipped[path], headers | ZIPPED
    return Response(content, media_type=TYPES[suffix(path)], headers=headers | VARIES)


def takes_gzip(request: Request) -> bool:
    ways = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(way == "gzip" or (way.startswith("gzip;q=") and way != "gzip;q=0") for way in ways)
