"""The browser's files: the page at `/`, everything else for ever under a path with its version.

The paths are those of the sources: `web/js/...` of the house, `games/NAME/web/...` of each game, so
that a module of a game finds those of the house by a relative path.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from hoarfrost.registry import kits

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
NEVER: Final = {"Cache-Control": "no-cache"}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Pages:
    files: dict[str, bytes]
    version: str

    def index(self) -> bytes:
        base = f"/w/{self.version}/web/"
        return self.files["web/index.html"].replace(b"{{base}}", base.encode())


@cache
def load_pages() -> Pages:
    return read_pages()


def read_pages() -> Pages:
    """All files of the folder `web`, and of the same folder of each game."""
    found = walk(resources.files("hoarfrost") / "web", "web/")
    for kit in kits():
        folder = kit.web()
        if folder is not None:
            found += walk(folder, f"games/{kit.name}/web/")
    files = dict(sorted(found))
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(name.encode() + b"\0" + content)
    return Pages(files, digest.hexdigest()[:12])


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
    caching = FOR_EVER if version == pages.version else NEVER
    return Response(content, media_type=TYPES[suffix(path)], headers=caching)
