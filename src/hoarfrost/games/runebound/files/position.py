"""Positions from outside: files, views, scenes that a person has typed in.

Everything may be left out that the rest, or the rules, already say. A scene needs no more than
`parties` with `hero` and `space`: then the first player's turn begins, every jewel has its counter,
no card is for sale, and whatever is named nowhere lies in its deck. A scene without `stack` goes on
from its `step` to the next question.
"""

from typing import TYPE_CHECKING, Any, Final

from hoarfrost.core.errors import HoarfrostError, PositionError
from hoarfrost.core.messages import Message
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, is_whole
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.games.runebound.engine.content import COLOURS, GEAR, NONE, SYMBOLS
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS
from hoarfrost.games.runebound.engine.procedure import advance, run
from hoarfrost.games.runebound.engine.realm import UNDEFEATED, Frame
from hoarfrost.games.runebound.engine.setting_up import HEROES, PLACES
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import BEGIN, NOBODY, REFRESH, TURN, TURN_OVER
from hoarfrost.games.runebound.files import lookup, view
from hoarfrost.games.runebound.files.fields import OVER, STEPS, TURN_STAGES
from hoarfrost.games.runebound.files.invariants import problems
from hoarfrost.games.runebound.files.piles import cards_of, fill_piles
from hoarfrost.games.runebound.files.position_frames import FrameReader
from hoarfrost.games.runebound.files.position_party import PartyReader, place_unplaced

if TYPE_CHECKING:
    from hoarfrost.games.runebound.engine.game import RuneboundGame

FIELDS: Final = (
    "game", "seats", "options", "viewer", "rolls", "rng", "note", "step", "asked", "first",
    "active", "parties", "princess", "weather", "event", "jewels", "undefeated", "stacks",
    "legends", "decks", "discards", "market", "gear", "pool", "clueDeck", "dice", "toRoll",
    "resting", "total", "rolled", "moved", "foundLegend", "foundPrincess", "forced", "passed",
    "traded", "fell", "challenge", "finding", "doom", "doomedCards", "lastDays", "stack", "fight",
    "winners", "reason", "unseen", "figures",
)  # fmt: skip
MOST_ROLLS: Final = 1000
# What a procedure that goes on from nonsense may stumble over.
STUMBLES: Final = (IndexError, KeyError, AttributeError, AssertionError, TypeError, ValueError)


def read_position(game: "RuneboundGame", position: Any) -> RuneboundState:
    """The state of a position; raises PositionError."""
    if not isinstance(position, dict):
        raise PositionError(f"a position is an object, not {type(position).__name__}")
    check_header(game, position)
    return PositionReader(game, position).read()


def check_header(game: "RuneboundGame", position: Json) -> None:
    if position.get("game", game.name) != game.name:
        raise PositionError(f"this is a position of {position['game']!r}, not of {game.name!r}")
    if position.get("seats", game.seats) != game.seats:
        raise PositionError(
            f"the position has {lookup.shown(position['seats'])} seats, this game has {game.seats}"
        )
    given = position.get("options")
    if given is None:
        return
    if not isinstance(given, dict):
        raise PositionError(f'"options" is an object, not {lookup.shown(given)}')
    for name, value in given.items():
        if name not in game.options:
            raise PositionError(f"unknown option {name!r}; {suggestion(name, list(game.options))}")
        if value != game.options[name]:
            raise PositionError(
                f"the position is of a game with {name} = {lookup.shown(value)}, "
                f"this game has {lookup.shown(game.options[name])}"
            )


class PositionReader:
    def __init__(self, game: "RuneboundGame", position: Json) -> None:
        self.game = game
        self.content = game.content
        self.fields = Fields(position, Message("the position"), lookup.fault)
        self.fields.only(FIELDS)
        self.state = RuneboundState(game, Rng(1, 2, 3, 4))

    def read(self) -> RuneboundState:
        self.read_chance()
        self.read_players()
        self.read_table()
        self.read_cards()
        self.read_turn()
        self.read_doom()
        self.read_stack()
        fill_piles(self.state)
        self.check_sizes()
        self.read_finding()
        self.read_end()
        self.go_on()
        return self.state

    def read_chance(self) -> None:
        if "rng" in self.fields:
            try:
                self.state.rng = rng_from_json(self.fields.text("rng"))
            except ValueError as error:
                raise PositionError(f'"rng": {error}') from error
        if "rolls" in self.fields:
            self.state.feed(self.fields.texts("rolls", MOST_ROLLS, lookup.LONGEST_SHOWN))

    def seat(self, name: str, usual: int | None) -> int:
        return lookup.seat(self.fields.data.get(name, usual), self.game.seats, name)

    # Players

    def read_players(self) -> None:
        state, seats = self.state, self.game.seats
        entries = self.fields.data.get("parties", [])
        if not isinstance(entries, list) or len(entries) > seats:
            raise self.fields.wrong("parties", Message("a list of at most {n} parties", n=seats))
        entries = entries + [{}] * (seats - len(entries))
        reader = PartyReader(self.content, seats)
        named = [entry.get("hero") for entry in entries if isinstance(entry, dict)]
        free = [hero for hero in self.content.heroes if self.content.cards[hero].id not in named]
        for seat, entry in enumerate(entries):
            state.parties.append(reader.read(entry, seat, free))
            if isinstance(entry, dict) and "hero" not in entry:
                free = free[1:]
        state.first = max(0, self.seat("first", 0))
        if not self.is_beginning():
            place_unplaced(self.content, state.parties, True)
            state.active = self.seat("active", int(state.first))
        self.set_turns(entries)
        state.princess = self.seat("princess", None)

    def is_beginning(self) -> bool:
        """Whether heroes or places are still to be chosen."""
        given = self.fields.data
        if "stack" in given or "step" in given:
            stack = given.get("stack")
            lowest = stack[0] if isinstance(stack, list) and stack else {}
            return "begin" in (
                given.get("step") if "stack" not in given else None,
                lowest.get("step") if isinstance(lowest, dict) else None,
            )
        return all(party.space == NONE for party in self.state.parties)

    def set_turns(self, entries: list[Any]) -> None:
        """Whoever has not been active yet has begun no turn."""
        state, seats = self.state, self.game.seats
        for party, entry in zip(state.parties, entries, strict=True):
            if "turns" not in entry:
                is_later = (party.seat - state.first) % seats > (state.active - state.first) % seats
                party.turns = 0 if is_later or state.active == NOBODY else 1

    # What lies on the table

    def read_table(self) -> None:
        state, data = self.state, self.fields.data
        icons = [weather.icon for weather in self.content.weather]
        state.event = lookup.adventure(self.content, data.get("event"), "event")
        usual = 0 if state.event < 0 else int(self.content.adventures[state.event].face)
        state.weather = usual
        if "weather" in data:
            state.weather = lookup.place(data["weather"], icons, "weather")
        state.counters = [jewel >= 0 for jewel in state.map.jewels]
        if "jewels" in data:
            state.counters = [False] * len(state.map.names)
            for name in self.fields.texts("jewels"):
                state.counters[lookup.space(self.content, name, "jewels")] = True
        state.slots = [NONE] * UNDEFEATED
        state.slot_spaces = [NONE] * UNDEFEATED
        if "undefeated" in data:
            for letter, entry in self.fields.object("undefeated").items():
                self.read_slot(lookup.place(letter, SLOT_LETTERS, "undefeated"), entry)

    def read_slot(self, slot: int, entry: object) -> None:
        where = Message("an undefeated challenge")
        fields = lookup.fields_of(entry, where, ("card", "space"))
        card = lookup.adventure(self.content, fields.need("card"), "undefeated")
        space = lookup.space(self.content, fields.need("space"), "undefeated")
        if card < 0 or space < 0:
            raise fields.wrong("card", Message("a challenge with the space where it waits"))
        self.state.slots[slot] = card
        self.state.slot_spaces[slot] = space

    def read_cards(self) -> None:
        """Everything that lies open; the rest lies in the decks."""
        state, data = self.state, self.fields.data
        state.stacks = [[] for _ in state.map.towns]
        towns = [town.id for town in state.map.towns]
        for town, ids in self.fields.object("stacks").items() if "stacks" in data else []:
            at = lookup.place(town, towns, "stacks")
            state.stacks[at] = lookup.cards(self.content, ids, "stacks")
        state.discards = [[] for _ in COLOURS]
        for colour, ids in self.fields.object("discards").items() if "discards" in data else []:
            at = lookup.place(colour, COLOURS, "discards")
            if not isinstance(ids, list) or None in ids:
                raise self.fields.wrong("discards", Message("by colour a list of cards"))
            state.discards[at] = [lookup.adventure(self.content, id, "discards") for id in ids]
        market = self.part("market", ("deck", "discard"))
        state.market_discard = lookup.cards(self.content, market.get("discard", []), "discard")
        legends = self.part("legends", ("row", "deck", "below"))
        state.legends_below = lookup.cards(self.content, legends.get("below", []), "below")
        row = [] if state.rules.legend_market else self.usual_row()
        state.row = lookup.cards(self.content, legends.get("row", row), "row")

    def part(self, name: str, known: tuple[str, ...]) -> Json:
        if name not in self.fields:
            return {}
        return lookup.fields_of(self.fields.data[name], Message('"{name}"', name=name), known).data

    def usual_row(self) -> list[str]:
        """The legends that lie open from the start, but for those that somebody has."""
        held = {card for party in self.state.parties for card in cards_of(party)}
        held |= {card for stack in self.state.stacks for card in stack}
        legends = [self.content.cards[card] for card in self.content.legends if card not in held]
        return [card.id for card in legends if card.is_open]

    def check_sizes(self) -> None:
        """Numbers of what follows from the rest are read to be compared, and no more."""
        state, data = self.state, self.fields.data
        for n, colour in enumerate(COLOURS):
            decks = self.part("decks", COLOURS)
            lookup.check_size(decks, colour, len(state.decks[n]), f"{colour} adventure cards")
        lookup.check_size(
            self.part("market", ("deck", "discard")), "deck", len(state.market), "cards"
        )
        legends = self.part("legends", ("row", "deck", "below"))
        lookup.check_size(legends, "deck", len(state.legends), "legends")
        lookup.check_size(data, "pool", sum(state.pool), "rumor tokens")
        lookup.check_size(data, "clueDeck", sum(state.clues), "clue cards")
        gear = self.part("gear", GEAR)
        for n, kind in enumerate(GEAR):
            lookup.check_size(gear, kind, state.gear[n], "of them")

    # This turn

    def read_turn(self) -> None:
        state, fields = self.state, self.fields
        state.dice = lookup.faces(fields, "dice", int(self.content.dice))
        state.to_roll = lookup.count(fields, "toRoll", 0, int(self.content.dice))
        state.resting = lookup.count(fields, "resting", 0, int(self.content.dice))
        state.total = lookup.signed(fields.data.get("total", 0), "total")
        state.has_moved = lookup.flag(fields, "moved")
        state.has_found_legend = lookup.flag(fields, "foundLegend")
        state.has_found_princess = lookup.flag(fields, "foundPrincess")
        state.is_forced = lookup.flag(fields, "forced")
        state.has_passed = lookup.flag(fields, "passed")
        state.rolled = self.rolled()
        state.traded = lookup.cards(self.content, fields.data.get("traded", []), "traded")
        state.fell = lookup.seat_set(fields, "fell", self.game.seats)
        challenge = fields.data.get("challenge")
        state.challenge = lookup.adventure(self.content, challenge, "challenge")

    def rolled(self) -> list[int]:
        """The pairs of ten-sided dice that were rolled last."""
        value = self.fields.data.get("rolled", [])
        value = value if isinstance(value, list) else [value]
        dice = [die for pair in value if isinstance(pair, list) and len(pair) == 2 for die in pair]
        if 2 * len(value) != len(dice) or not all(is_whole(die, 1, 10) for die in dice):
            raise self.fields.wrong("rolled", Message("a list of pairs of numbers from 1 to 10"))
        return dice

    def read_finding(self) -> None:
        """A discovery that has begun: the legend, and the tokens chosen so far."""
        state, given = self.state, self.fields.data.get("finding")
        if given is None:
            return
        fields = lookup.fields_of(given, Message("the discovery"), ("legend", "tokens"))
        state.finding = lookup.card(self.content, fields.need("legend"), "legend")
        tokens = lookup.texts(fields, "tokens")
        state.spent = [lookup.place(token, SYMBOLS, "tokens") for token in tokens]
        if state.finding not in state.row:
            raise fields.wrong("legend", Message("one that lies open"))

    def read_doom(self) -> None:
        state, fields = self.state, self.fields
        if not state.rules.doom:
            for name in ("doom", "doomedCards", "lastDays"):
                if name in fields:
                    raise PositionError(f'"{name}": this game has no doom track (option "doom")')
            return
        state.doom = lookup.count(fields, "doom", 0, 8)
        state.doomed_cards = lookup.count(fields, "doomedCards")
        state.is_last_days = "lastDays" in fields
        state.last_days = lookup.seat_set(fields, "lastDays", self.game.seats)

    # What is under way

    def read_stack(self) -> None:
        state, data = self.state, self.fields.data
        reader = FrameReader(self.content, self.game.seats, int(state.active))
        if "fight" in data:
            state.fight = reader.fight(data["fight"])
        if "step" in data:
            lookup.place(data["step"], STEPS, "step")
        if "stack" in data:
            state.stack = reader.read(data["stack"])
        elif self.is_beginning():
            state.stack = [self.beginning()]
        else:
            frame = Frame(TURN, state.active)
            frame.stage = self.usual_stage()
            state.stack = [frame]

    def beginning(self) -> Frame:
        """Whoever has a hero, or a place, has chosen already, from the first player on."""
        frame = Frame(BEGIN, NOBODY)
        state, entries = self.state, self.fields.data.get("parties", [])
        chosen = [one for one in entries if isinstance(one, dict) and one.get("hero")]
        frame.stage = PLACES if chosen or not state.rules.choose_heroes else HEROES
        seats = self.game.seats
        while frame.stage == PLACES and frame.n < seats:
            if state.parties[(state.first + frame.n) % seats].space == NONE:
                break
            frame.n += 1
        return frame

    def usual_stage(self) -> int:
        """The stage that a scene names, else the first one that its fields allow."""
        step = self.fields.data.get("step")
        if step == OVER or (step is None and "winners" in self.fields):
            return TURN_OVER
        if step is not None:
            stages = TURN_STAGES[REFRESH:TURN_OVER]
            if step not in stages:
                raise PositionError(
                    f'"step": {step} needs the "stack" of what is under way; without it a turn '
                    f"stands at one of: {', '.join(stages)}"
                )
            return stages.index(step)
        has_rolled = self.state.dice or self.state.has_moved
        return TURN_STAGES.index("moving" if has_rolled else "flare")

    def read_end(self) -> None:
        state, fields = self.state, self.fields
        if fields.data.get("step") != OVER and "winners" not in fields:
            return
        if fields.data.get("step", OVER) != OVER:
            raise fields.wrong("winners", Message("left out while the game goes on"))
        state.is_over = True
        state.asked = NOBODY
        state.winners = lookup.seat_set(fields, "winners", self.game.seats)
        state.reason = fields.text("reason", 80) if "reason" in fields else ""

    def go_on(self) -> None:
        """A scene goes on to the next question; a whole position must stand at one."""
        state, data = self.state, self.fields.data
        wrong = problems(state)
        if wrong:
            raise PositionError("; ".join(wrong))
        if state.is_over:
            return
        try:
            if "asked" in data and "stack" in data:
                self.check_question()
            else:
                run(state)
                if not state.legal_actions() and view.written_step(state) != OVER:
                    raise PositionError(
                        f"there is nothing to do at step {view.written_step(state)}"
                    )
        except STUMBLES as error:
            if isinstance(error, HoarfrostError):
                raise  # which says itself what is wrong
            raise PositionError(nothing_asked(state)) from error
        wrong = problems(state)
        if wrong:
            raise PositionError("; ".join(wrong))
        if "asked" in data and data["asked"] != state.asked:
            raise PositionError(f'"asked": seat {state.asked} is asked here, or leave it out')

    def check_question(self) -> None:
        """Whether the uppermost frame asks, and changes nothing before it does."""
        state = self.state
        twin = state.clone()
        if not advance(twin, twin.top()):
            raise PositionError(nothing_asked(state))
        state.asked = twin.asked
        if view.write_position(twin, view.EVERYTHING) != view.write_position(
            state, view.EVERYTHING
        ):
            raise PositionError(nothing_asked(state))
        if not state.legal_actions():
            raise PositionError(f"there is nothing to do at step {view.written_step(state)}")
        step = self.fields.data.get("step", view.written_step(state))
        if step != view.written_step(state):
            raise PositionError(
                f'"step": the stack stands at {view.written_step(state)}, not {step}'
            )


def nothing_asked(state: RuneboundState) -> str:
    return (
        f"nobody can be asked at step {view.written_step(state)}: correct the stack, "
        'or leave "stack" and "asked" out and name the "step" of the turn'
    )
