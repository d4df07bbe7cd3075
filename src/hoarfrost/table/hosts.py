"""The names by which the server may be called.

A page that somebody visits can have its own name lead to this computer (DNS rebinding) and would
then count as ours. It cannot choose the name that the browser sends, so other names than our own
are refused. An address in numbers leads nowhere else, so it cannot be used for that.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable, Mapping
from typing import Final

HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:[0-9]{1,5})?", re.IGNORECASE)
LOCALHOST: Final = "localhost"
# Routers and computers give each other names in these; nobody can buy one there.
HOME_DOMAINS: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")


class Hosts:
    """What a Host header may say to a server that is bound to an address."""

    def __init__(self, bound: str = "127.0.0.1", also: Iterable[str] = ()) -> None:
        self.only_loopback = is_loopback(bound)
        self.names = {LOCALHOST, plain(bound), *map(plain, also)}
        if not self.only_loopback:
            own = plain(socket.gethostname())
            self.names |= {own, *(own.partition(".")[0] + domain for domain in HOME_DOMAINS)}

    def allow(self, host: str) -> bool:
        name = name_in(host)
        if name is None:
            return False
        if name in self.names:
            return True
        return is_loopback(name) if self.only_loopback else is_address(name)


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Whether the page that speaks is ours; programs that are no browser send no Origin."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host", "")


def name_in(host: str) -> str | None:
    """The name in a Host header, without the port; None if it is no proper one."""
    found = HOST.fullmatch(host) if len(host) <= 260 else None
    return None if found is None else plain(found[1])


def plain(name: str) -> str:
    return name.strip("[]").removesuffix(".").lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    return name == LOCALHOST or (is_address(name) and ipaddress.ip_address(name).is_loopback)
