"""Answers that are the same for everybody are compressed; what has somebody's key in it never is.

A compressed answer that mixes a secret with what somebody else can choose tells the secret by its
length, also through TLS.
"""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

# A replay tells whoever asks only what they have sent themselves.
PUBLIC: Final = ("/api/games", "/api/texts", "/api/replay")
LEAST_BYTES: Final = 1_000
LEVEL: Final = 5  # of 9: rules in one language take 2 ms


class Compression:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=LEAST_BYTES, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self.compressed if is_public else self.app)(scope, receive, send)
