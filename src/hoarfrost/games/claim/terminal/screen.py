"""The table of Claim in a terminal, from one viewer's eyes."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoarfrost.core.game import Game
from hoarfrost.core.messages import AnyOf
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import Offer, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER
from hoarfrost.games.claim.engine.cards import UNKNOWN
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.steps import LEAD, SECOND, STEP_NAMES
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.games.claim.mix import MIXES
from hoarfrost.games.claim.terminal.cards import (
    BRIGHT,
    COLOURS,
    DIM,
    IDLE,
    Picture,
    by_faction,
    centred,
    chip,
    chip_rows,
    faction_chip,
    grouped,
    is_card,
    pictures,
    values,
    with_mods,
)
from hoarfrost.games.claim.terminal.effects import effect_words
from hoarfrost.games.claim.words.effects import effects_of
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import names_of, one_of, power_of
from hoarfrost.games.claim.words.sentences import BADGES, sentence
from hoarfrost.games.claim.words.speech import is_quiet, label, prompt
from hoarfrost.games.claim.words.standing import OVER, place_of, voids_of
from hoarfrost.games.claim.words.votes import votes_of

WIDE: Final = 110  # from here on the log stands beside the table
GAP: Final = 2
LOG_LINES: Final = {1: 3, 2: 4, 3: 5, 4: 7, 5: 7}  # by detail
SPACES: Final = 5  # the details from which on there is room for something
PICTURES_OF_TRICK: Final = 4
LAST_TRICK: Final = 3
POWERS: Final = 3
PICTURES_OF_HAND: Final = 2
YOU: Final = "●"
FOE: Final = "◆"
PLAYING: Final = (STEP_NAMES[LEAD], STEP_NAMES[SECOND])  # the steps in which a card is played
END_KINDS: Final = ("leftover", "gift", "remove")


class ClaimScreen(Screen):
    def __init__(self, game: Game, t: Translator) -> None:
        super().__init__(game, t.of(Message))
        self.mix: list[str] = list(game.options["mix"])

    # The whole ----------------------------------------------------------------------------------

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        view: Json = {**DEFAULTS, **scene.view}
        seats = Seats(self, scene.reader, scene.names)
        parts: list[RenderableType] = [self.header(view)]
        space = [Text("")] if detail >= SPACES else []
        if width >= WIDE:
            left = width * 3 // 5
            right = width - left - GAP
            beside = Table.grid(padding=(0, GAP, 0, 0))
            beside.add_column(width=left)
            beside.add_column(width=right)
            beside.add_row(
                Group(
                    *self.trick(view, seats, scene.log, left, detail),
                    *space,
                    self.piles(view, seats, left),
                    *space,
                    *self.facts(view, seats, left, detail, with_artifacts=False),
                ),
                Group(
                    *self.log_lines(scene, LOG_LINES[detail] + 2),
                    *space,
                    *self.artifacts(view, seats, right, detail),
                ),
            )
            parts.append(beside)
        else:
            parts += [
                *self.trick(view, seats, scene.log, width, detail),
                *space,
                self.piles(view, seats, width),
                *space,
                *self.facts(view, seats, width, detail, with_artifacts=True),
                *space,
                *self.log_lines(scene, LOG_LINES[detail]),
            ]
        parts += space
        parts.append(self.hands(view, scene, seats, width, detail))
        return Group(*parts)

    def header(self, view: Json) -> RenderableType:
        title = Text(f"Claim · {self.mix_name()} · {self.place(view)}", style="bold")
        return Rule(title, style="dim")

    def place(self, view: Json) -> str:
        t = self.t
        place = place_of(view)
        if place["stage"] != "play":
            return t("The game is over") if place["stage"] == OVER else t("The end")
        said = t("Phase {phase}, trick {trick}", phase=place["phase"], trick=place["trick"])
        if "tricks" not in place:
            return said
        return t("{place} of {tricks}", place=said, tricks=place["tricks"])

    def mix_name(self) -> str:
        named = next((name for name, mix in MIXES.items() if set(mix) == set(self.mix)), "")
        return named.replace("_", " ").capitalize() if named else self.t("Your mix")

    # The trick ----------------------------------------------------------------------------------

    def trick(
        self, view: Json, seats: "Seats", log: Sequence[Json], width: int, detail: int
    ) -> list[RenderableType]:
        """What lies in the middle, and the trick before."""
        shown = self.on_table(view, seats)
        last = self.last_trick(log, seats) if detail >= LAST_TRICK else []
        if detail >= PICTURES_OF_TRICK:
            return [*pictures(shown, width), *last]
        line = Text()
        for picture in shown:
            if line:
                line.append("   ")
            line.append(f"{picture.label.strip()} ", style="dim")
            if picture.code != UNKNOWN or picture.look == BRIGHT:
                line.append_text(chip(picture.code))
            line.append(f" {picture.note}" if picture.note else "")
        return [line, *last]

    def on_table(self, view: Json, seats: "Seats") -> list[Picture]:
        t = self.t
        shown: list[Picture] = []
        if view["phase"] == 1:
            prizes = view["prizes"]
            for number, prize in enumerate(prizes):
                old = number < len(prizes) - 1
                shown.append(Picture(prize, t("Frozen prize") if old else t("Prize")))
            deck = len(view["deck"]) + len(view["undrawn"])
            if deck:
                shown.append(Picture(UNKNOWN, t("Deck {n}", n=deck), look=IDLE))
        if view["frozen"]:
            for seat in (0, 1):
                if view["frozen"]["card"][seat]:
                    label = t("Frozen, {who}", who=seats.name(seat))
                    value = str(view["frozen"]["value"][seat])
                    shown.append(Picture(view["frozen"]["card"][seat], label, note=value))
        lead, second = view["table"]["lead"], view["table"]["second"]
        if lead:
            label = t("{who} leads", who=seats.name(lead["by"]))
            if lead["by"] == seats.reader:
                label = t("You lead")
            shown.append(Picture(lead["card"], label, note=with_mods(lead)))
        if second:
            shown.append(Picture(second["card"], seats.name(second["by"]), note=with_mods(second)))
        if view["setAside"]:
            shown.append(Picture(view["setAside"], t("Set aside"), look=IDLE))
        if view["top"] and view["top"] != UNKNOWN:
            shown.append(Picture(view["top"], t("Top card")))
        return shown

    def last_trick(self, log: Sequence[Json], seats: "Seats") -> list[RenderableType]:
        """The cards of the last trick that was decided, and who won it."""
        t = self.t
        wins = [n for n, event in enumerate(log) if event["kind"] in ("win", "freeze")]
        if not wins:
            return []
        start = wins[-2] if len(wins) > 1 else 0
        cards = {
            event["seat"]: event["card"]
            for event in log[start : wins[-1]]
            if event["kind"] in ("lead", "second", "turn_up", "number")
        }
        line = Text(t("Previous trick") + "  ", style="dim")
        for seat, card in cards.items():
            line.append(f"{seats.name(seat)} ", style="dim")
            line.append_text(chip(card))
            line.append("  ")
        last = log[wins[-1]]
        told = self.tell(last, seats.reader, seats.names)
        if told is not None:
            line.append_text(told)
        return [line]

    # The piles ----------------------------------------------------------------------------------

    def piles(self, view: Json, seats: "Seats", width: int) -> Table:
        """What each has gathered, faction by faction: Followers in Phase 1, then score piles."""
        t = self.t
        left, right = seats.order
        score = [by_faction([*view["score"][s], *view["row"][s]]) for s in (left, right)]
        if view["phase"] == 2:
            ahead = {vote["faction"]: vote["ahead"] for vote in votes_of(view)}
            signs = {left: 1, right: -1, None: 0}
            votes = {f: signs[ahead.get(f)] for f in self.mix}
            mine, theirs = (list(votes.values()).count(sign) for sign in (1, -1))
            title = t("Votes {mine} : {theirs}", mine=mine, theirs=theirs)
            rows = [(f, score[0].get(f, []), score[1].get(f, []), votes[f]) for f in self.mix]
            return self.pile_table(rows, seats, width, title)
        followers = [by_faction(view["followers"][seat]) for seat in (left, right)]
        rows = [(f, followers[0].get(f, []), followers[1].get(f, []), 0) for f in self.mix]
        table = self.pile_table(rows, seats, width, t("Followers"))
        backs = [view["followers"][seat].count(UNKNOWN) for seat in (left, right)]
        if any(backs):
            marks = [f"({n})" if n else "" for n in backs]
            unseen = Text(" ?  " + t("not seen"), style="dim")
            table.add_row("", marks[0], "", unseen, "", marks[1], "")
        return table

    def pile_table(
        self,
        rows: Sequence[tuple[str, list[str], list[str], int]],
        seats: "Seats",
        width: int,
        title: str,
    ) -> Table:
        """One line per faction: cards and how many on either side, and who has the vote."""
        t = self.t
        table = Table(box=None, padding=(0, 1), width=width, show_edge=False, header_style="dim")
        names = [seats.name(seat) for seat in seats.order]
        table.add_column(f"{names[0]} {YOU}", justify="right", ratio=1, overflow="fold")
        table.add_column("", justify="right")
        table.add_column("", no_wrap=True)
        table.add_column(title, no_wrap=True, header_style="bold")
        table.add_column("", no_wrap=True)
        table.add_column("")
        table.add_column(f"{FOE} {names[1]}", ratio=1, overflow="fold")
        for faction, mine, theirs, vote in rows:
            table.add_row(
                values(mine),
                number_of(mine, vote > 0),
                Text(YOU if vote > 0 else " ", style="bold yellow"),
                Text.assemble(faction_chip(faction), f" {names_of('factions', faction)[t.lang]}"),
                Text(FOE if vote < 0 else " ", style="bold cyan"),
                number_of(theirs, vote < 0),
                values(theirs),
            )
        return table

    # Everything else that lies about ------------------------------------------------------------

    def facts(
        self, view: Json, seats: "Seats", width: int, detail: int, with_artifacts: bool
    ) -> list[RenderableType]:
        t = self.t
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        if view["phase"] == 1:
            for seat in seats.order:
                if view["score"][seat]:
                    title = t("{who}: score pile", who=seats.name(seat))
                    table.add_row(title, grouped(view["score"][seat], self.mix))
        table.add_row(t("Discard pile"), grouped(view["discard"], self.mix) or Text("-"))
        if view["camp"]:
            table.add_row(t("Camp"), grouped(view["camp"], self.mix))
        for seat in seats.order:
            if view["row"][seat]:
                title = t("{who}: row", who=seats.name(seat))
                table.add_row(title, grouped(view["row"][seat], self.mix))
        for seat in seats.order:
            if seat != seats.reader and seats.reader is not None:
                table.add_row(seats.name(seat), self.known_of(view, seat))
            self.add_set_aside(table, view, seats, seat)
        if view["toxic"]:
            table.add_row(t("Toxics"), Text("   ".join(numbered(view["toxic"]))))
        effects = self.effects(view, seats)
        if effects:
            table.add_row(t("In force"), Text("; ".join(effects), style="bold"))
        if with_artifacts:
            return [table, *self.artifacts(view, seats, width, detail)]
        return [table]

    def add_set_aside(self, table: Table, view: Json, seats: "Seats", seat: int) -> None:
        """Cards of a seat that lie apart for a later trick."""
        for title, card in (
            (self.t("Flail"), view["flail"][seat]),
            (self.t("Reserved"), view["mark"][seat] and view["mark"][seat]["card"]),
        ):
            if card:
                table.add_row(title, Text.assemble(f"{seats.name(seat)} ", chip(card)))

    def known_of(self, view: Json, seat: int) -> Text:
        """What a viewer knows about another's hand and artifacts."""
        t = self.t
        line = Text(t("hand: {n}", n=len(view["hand"][seat])))
        known = [*view["shown"][seat], *view["spied"][seat]]
        if known:
            line.append("; " + t("known:") + " ")
            line.append_text(grouped(known, self.mix))
        voids = [names_of("factions", faction)[t.lang] for faction in voids_of(view, seat)]
        if voids:
            line.append("; " + t("no {factions}", factions=AnyOf(voids)))
        backs = view["artifacts"][seat].count(UNKNOWN)
        if backs:
            line.append("; " + t("artifacts: {n}", n=backs))
        return line

    def artifacts(
        self, view: Json, seats: "Seats", width: int, detail: int
    ) -> list[RenderableType]:
        """Artifacts and locations, with what they do."""
        t = self.t
        entries: list[tuple[str, str, str]] = []
        for seat in seats.order:
            entries += [
                (artifact, "artifacts", "")
                if seat == seats.reader
                else (artifact, "artifacts", seats.name(seat))
                for artifact in view["artifacts"][seat]
                if artifact != UNKNOWN
            ]
        entries += [(location, "locations", "") for location in view["locations"]]
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold")
        table.add_column()
        short = Text()
        for id, kind, owner in entries:
            name = names_of(kind, id)[t.lang]
            power = power_of(kind, id)[t.lang]
            short.append(f"{name}   ", style="bold")
            table.add_row(name, Text(f"{owner}: {power}" if owner else power))
        played = [
            t(
                "{artifact} ({who})",
                artifact=names_of("artifacts", e["artifact"]),
                who=seats.name(e["by"]),
            )
            for e in view["spent"]
        ]
        parts: list[RenderableType] = []
        if entries:
            parts.append(table if detail >= POWERS else short)
        if played and detail >= POWERS:
            parts.append(Text(t("Played: {artifacts}", artifacts=played), style="dim"))
        return parts

    def artifact_line(self, artifact: str) -> Text:
        line = Text(names_of("artifacts", artifact)[self.t.lang], style="bold")
        line.append(f"  {power_of('artifacts', artifact)[self.t.lang]}", style="not bold")
        line.append(f"  !{artifact}", style="not bold dim")
        return line

    def effects(self, view: Json, seats: "Seats") -> list[str]:
        """What changes this trick or the next, in words."""
        return [
            effect_words(effect, seats.name(effect["seat"]) if "seat" in effect else "", self.t)
            for effect in effects_of(view)
        ]

    # The log ------------------------------------------------------------------------------------

    def log_lines(self, scene: Scene, most: int) -> list[RenderableType]:
        told: list[RenderableType] = []
        for number in range(len(scene.log) - 1, -1, -1):
            event = scene.log[number]
            line = None if self.is_noise(event) else self.tell(event, scene.reader, scene.names)
            if line is not None:
                line.no_wrap = True
                line.overflow = "ellipsis"
                if number < scene.fresh:
                    line.stylize_before("dim")
                told.insert(0, Text("  ") + line if number < scene.fresh else Text("▸ ") + line)
            if len(told) == most:
                break
        return told

    def is_noise(self, event: Json) -> bool:
        return is_quiet(event)

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        told = sentence(event, reader, names if reader is None else ())
        if told is None:
            return None
        line = Text(told.text(self.t.lang))
        for faction in self.mix:
            badges = "|".join(names_of("badges", badge)[self.t.lang] for badge in BADGES.values())
            name = one_of(faction)[self.t.lang]
            pattern = rf"(?i)\b{name} (\d+|\(({badges})\))"
            line.highlight_regex(pattern, f"bold white on {COLOURS[faction]}")
        return line

    # The hand and the choices -------------------------------------------------------------------

    def choices(self, view: Json, steps: Sequence[str], seat: int) -> list[Offer]:
        """Where a card is to be played: the legal ones first, then the rest of the hand."""
        if view.get("step") not in PLAYING or view.get("pending"):
            return [Offer(step) for step in steps]
        hand = view["hand"][seat]
        legal = [Offer(card) for card in hand if card in steps]
        others = [Offer(step) for step in steps if step not in hand]
        return [*legal, *others, *(Offer(card, False) for card in hand if card not in steps)]

    def hands(
        self, view: Json, scene: Scene, seats: "Seats", width: int, detail: int
    ) -> RenderableType:
        t = self.t
        parts: list[RenderableType] = []
        for seat in (1, 0) if seats.reader is None else (seats.reader,):
            hand = view["hand"][seat]
            if not hand:
                continue
            if set(hand) == {UNKNOWN}:
                count = t.plural(
                    "{who}: {n} card in hand",
                    "{who}: {n} cards in hand",
                    n=len(hand),
                    who=seats.name(seat),
                )
                parts.append(Text(count, style="dim"))
                continue
            if seats.reader is None:
                parts.append(Text(t("{who}: hand", who=seats.name(seat)), style="dim"))
            parts += self.hand(hand, scene, width, detail)
        menu = [choice for choice in scene.choices if choice.text not in self.in_hand(view, scene)]
        if menu:
            parts.append(self.menu(menu, scene, width))
        if scene.choices:
            question = prompt(view, view["asked"])
            parts.append(Text(question.text(t.lang), style="bold"))
        return Group(*parts)

    def in_hand(self, view: Json, scene: Scene) -> Sequence[str]:
        """The cards that carry their numbers in the picture of the hand."""
        if scene.reader is None or view["step"] not in PLAYING or view["pending"]:
            return ()
        cards: Sequence[str] = view["hand"][scene.reader]
        return cards

    def hand(self, hand: Sequence[str], scene: Scene, width: int, detail: int) -> list[Text]:
        keys: dict[str, list[tuple[int, bool]]] = {}
        for number, choice in enumerate(scene.choices, 1):
            keys.setdefault(choice.text, []).append((number, choice.legal))
        cards: list[Picture] = []
        for code in hand:
            if keys.get(code):
                number, legal = keys[code].pop(0)
                cards.append(Picture(code, str(number), BRIGHT if legal else DIM))
            else:
                cards.append(Picture(code, "", IDLE))
        if detail >= PICTURES_OF_HAND:
            return pictures(cards, width, raise_bright=True)
        return chip_rows(cards, width)

    def menu(self, menu: Sequence[Offer], scene: Scene, width: int) -> RenderableType:
        """Numbered choices: cards in a row, anything else a line each."""
        numbers = {id(choice): number for number, choice in enumerate(scene.choices, 1)}
        if any(not is_card(bare_card(choice.text)) for choice in menu):
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", style="bold")
            for choice in menu:
                table.add_row(str(numbers[id(choice)]), self.move(choice.text, scene.view))
            return table
        line = Text()
        for choice in menu:
            entry = Text(f"{numbers[id(choice)]:>3} ", style="bold")
            entry.append_text(chip(bare_card(choice.text)))
            line.append_text(centred(entry, 11))
        rows = [line[at : at + width // 11 * 11] for at in range(0, len(line), width // 11 * 11)]
        return Group(*rows)

    def move(self, text: str, view: Json) -> Text:
        t = self.t
        words = text.split()
        if not words:
            return Text("")
        if words[0].startswith("!") and words[0][1:] in ARTIFACT_NUMBER:
            line = self.artifact_line(words[0][1:])
            for word in words[1:]:
                line.append(" ")
                line.append_text(chip(word) if is_card(word) else Text(word))
            return line
        if not any(is_card(word) for word in words):
            about = t("play nothing") if text == "pass" else label(text, {}).text(t.lang)
            return Text(text, style="bold") + Text(f"  {about}", style="not bold dim")
        line = Text()
        for word in words:
            line.append_text(chip(word) if is_card(word) else Text(word, style="bold"))
            line.append(" ")
        return line

    # The end ------------------------------------------------------------------------------------

    def final(
        self,
        outcome: Outcome,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        t = self.t
        seats = Seats(self, reader, names)
        parts: list[RenderableType] = [Rule(Text(t("The end"), style="bold"), style="dim")]
        start = max((n for n, e in enumerate(log) if e["kind"] in ("win", "collect")), default=0)
        for event in log[start + 1 :]:
            told = self.tell(event, reader, names) if event["kind"] in END_KINDS else None
            if told is not None:
                parts.append(told)
        if result["toxics"]:
            parts.append(Text(t("The Toxics were: {toxics}", toxics=result["toxics"])))
        parts.append(self.final_votes(result, seats, min(width, WIDE)))
        parts.append(Text(""))
        parts.append(self.verdict(outcome, seats))
        return Group(*parts)

    def final_votes(self, result: Json, seats: "Seats", width: int) -> Table:
        left, right = seats.order
        rows: list[tuple[str, list[str], list[str], int]] = []
        for row in result["factions"]:
            letters = FACTIONS[row["faction"]].code
            cards = [[f"{letters}{n}" for n in row["values"][seat]] for seat in (left, right)]
            vote = 0 if row["vote"] == "none" else 1 if row["vote"] == left else -1
            rows.append((row["faction"], cards[0], cards[1], vote))
        mine, theirs = (sum(row["vote"] == s for row in result["factions"]) for s in seats.order)
        title = self.t("Votes {mine} : {theirs}", mine=mine, theirs=theirs)
        return self.pile_table(rows, seats, width, title)

    def verdict(self, outcome: Outcome, seats: "Seats") -> Text:
        t = self.t
        if outcome.is_draw:
            drawn = t("A draw: equal votes, and equally many cards behind them.")
            return Text(drawn + " " + t("Both players win together."), style="bold")
        (winner,) = outcome.winners
        if winner == seats.reader:
            won, style = t("You have won."), "bold green"
        else:
            won = t("{who} has won.", who=seats.name(winner))
            style = "bold" if seats.reader is None else "bold red"
        why = {
            "votes": t("The votes decided."),
            "cards": t("The votes were equal; the cards in the factions that voted decided."),
            "forest": t("The Forest decided: five score cards or fewer."),
            "lava": t("The Lava Fields decided: five losses in a row."),
        }
        return Text(f"{won} {why.get(outcome.reason, outcome.reason)}", style=style)

    def about(self) -> RenderableType:
        """The factions in play and what they do."""
        table = Table.grid(padding=(0, 1))
        for faction in self.mix:
            table.add_row(
                faction_chip(faction),
                Text(names_of("factions", faction)[self.t.lang], style="bold"),
                Text(power_of("factions", faction)[self.t.lang]),
            )
        return table


class Seats:
    """Who is who for a viewer: the viewer's own seat first."""

    def __init__(self, screen: ClaimScreen, reader: int | None, names: Sequence[str]) -> None:
        self.reader = reader
        self.names = names
        self.order = (0, 1) if reader is None else (reader, 1 - reader)
        self.t = screen.t

    def name(self, seat: int) -> str:
        if seat == self.reader:
            return self.t("You")
        return self.t("Opponent") if self.reader is not None else self.names[seat]


def number_of(codes: Sequence[str], has_vote: bool) -> Text:
    return Text(f"({len(codes)})" if codes else "", style="bold" if has_vote else "dim")


def numbered(toxics: Sequence[str]) -> list[str]:
    return [f"{slot}: {toxic}" for slot, toxic in enumerate(toxics)]


def bare_card(text: str) -> str:
    """The card in a step such as `put GO4`."""
    return text.split()[-1] if text else ""
