"""What happened, written down while an action is carried out.

A state carries a tape only while somebody listens (a Match, the table); search and simulation run
without one, so telling costs them nothing.
"""

from typing import Any

Values = dict[str, Any]


class Event:
    """Something that happened: its kind and rule, what all may know and what some may."""

    def __init__(self, kind: str, rule: str, values: Values, secrets: dict[int, Values]) -> None:
        self.kind = kind
        self.rule = rule
        self.values = values
        self.secrets = secrets

    def seen_by(self, seat: int | None) -> Values:
        """The event as this seat sees it (None: a spectator), as plain data."""
        seen: Values = {"kind": self.kind, "rule": self.rule, **self.values}
        if seat is not None and seat in self.secrets:
            seen.update(self.secrets[seat])
        return seen

    def in_full(self) -> Values:
        """The event with everything that anybody saw, for records of finished games."""
        full: Values = {"kind": self.kind, "rule": self.rule, **self.values}
        for secret in self.secrets.values():
            full.update(secret)
        return full


class Tape:
    """The events and the results of chance of one action, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.rolls: list[str] = []

    def tell(
        self,
        kind: str,
        rule: str,
        values: Values,
        secrets: dict[int, Values] | None = None,
    ) -> None:
        self.events.append(Event(kind, rule, values, secrets or {}))
