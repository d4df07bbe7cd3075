"""Reading positions: the inverse of `view.write_position`, with everything checked.

The fields are those of docs/positions.md. What is left out is empty or at its default; where
`step` is left out the game stands at the first step that the other fields allow. With
`"unchecked": true` the cards need not make a deck: a scene can hold just the cards that matter.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, lowest
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_json, rng_from_seed
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.cards import TOXIC_X, UNKNOWN
from hoarfrost.games.claim.engine.locations import BUILDINGS, LOCATION_NUMBER
from hoarfrost.games.claim.engine.procedure import advance
from hoarfrost.games.claim.engine.steps import (
    BEFORE_LEAD,
    COLLECT,
    COUNT,
    FLASK,
    LEAD,
    LEAD_PLAYED,
    MINUS,
    MODS,
    NOTHING,
    ORIGINS,
    OVER,
    PLUS,
    RESOLVE,
    SECOND_PLAYED,
    STEP_ALIASES,
    STEP_NAMES,
    TRICK_START,
    TURN_UP,
    WINDOWS,
    moved,
)
from hoarfrost.games.claim.engine.windows import first_in_window
from hoarfrost.games.claim.engine.winning import attached, trick_winner
from hoarfrost.games.claim.engine.zones import held
from hoarfrost.games.claim.files.fields import DEFAULTS, PER_TRICK, entry, fail, truth, whole
from hoarfrost.games.claim.files.placing import CardReader


class PositionReader(CardReader):
    """Reads one position into a fresh state."""

    def read(self) -> None:
        if self.sampling:
            self.reserve_known()
        self.read_counters()
        if not self.is_resolved():
            self.read_table()
        self.read_sides()
        self.read_common()
        if self.is_resolved():
            self.read_table()
            self.recall_frozen()
        self.read_knowledge()
        self.read_artifacts()
        self.read_step()
        if not self.position.get("unchecked"):
            self.check_complete()

    def read_counters(self) -> None:
        state = self.state
        state.numbers = self.public_numbers()
        state.phase = self.read_phase()
        state.trick_no = self.number("trickNo", 1, 99)
        state.leader = self.number("leader", 0, 1)
        state.passes = self.number("passes", 0, 2)
        state.mask_left = self.number("maskLeft", 0, 2)
        state.last_winner2 = self.seat_or_nobody("lastWinnerP2")
        state.auto_win = self.seat_or_nobody("autoWin")
        state.forfeit_by = self.seat_or_nobody("forfeitBy")
        state.victim = self.seat_or_nobody("victim")
        state.winner = self.seat_or_nobody("trickWinner")
        state.bottle = self.flag("bottle")
        state.book_armed = self.flag("bookArmed")
        torch = self.field("torchTricks")
        if not isinstance(torch, list):
            raise fail("torchTricks", f"is a list of trick numbers, not {torch!r}")
        if torch:  # it burns in two tricks, of which the first may be over
            state.torch_from = max(max(whole("torchTricks", n, 1, 99) for n in torch) - 1, 1)
        for seat in (0, 1):
            side = state.side(seat)
            side.loss_streak = whole("lossStreak", self.pair("lossStreak")[seat], 0, 99)
            side.loss_streak2 = whole("lossStreakP2", self.pair("lossStreakP2")[seat], 0, 99)
            side.diced = truth("diced", self.pair("diced")[seat])
            side.bound = truth("bound", self.pair("bound")[seat])
            side.lamp_free = truth("lampFree", self.pair("lampFree")[seat])
            side.flask = truth("flask", self.pair("flask")[seat])
            if side.lamp_free and state.auto_win < 0:
                state.auto_win = seat

    def read_phase(self) -> int:
        """What is only there in Phase 2 says that it is Phase 2."""
        step = str(self.position.get("step"))
        late = step in ("PHASE1_END", "PHASE2_START", "AFTER_WIN") or "end" in step
        if "phase" not in self.position:
            return 2 if late else 1
        phase = self.number("phase", 1, 2)
        if phase == 1 and late:
            raise fail("phase", f"the step {step} belongs to phase 2")
        return phase

    def read_table(self) -> None:
        state = self.state
        table = self.field("table")
        if not isinstance(table, dict) or not set(table) <= {"lead", "second"}:
            raise fail("table", f'has "lead" and "second", not {table!r}')
        for name in ("lead", "second"):
            play = table.get(name)
            if play is None:
                continue
            if isinstance(play, str):
                play = {"card": play}
            if not isinstance(play, dict) or "card" not in play:
                raise fail("table", f'{name} is a card code or an object with "card", not {play!r}')
            by = whole("table", play.get("by", self.seat_of(name)), 0, 1)
            if by != self.seat_of(name):
                raise fail(
                    "table", f"{name} is by seat {by}, but the leader is seat {state.leader}"
                )
            self.read_play(name, play)

    def seat_of(self, name: str) -> int:
        return int(self.state.leader) if name == "lead" else 1 - int(self.state.leader)

    def read_play(self, name: str, play: Json) -> None:
        state = self.state
        card: i64
        if self.is_resolved():
            card = self.remembered("table", play["card"], play.get("lies", ""))
        elif play["card"] == UNKNOWN and self.sampling:
            card = NOTHING  # filled with the hand, where the known cards of that seat go first
        else:
            card = self.place("table", play["card"])
        origin = play.get("origin", "hand")
        if origin not in ORIGINS:
            raise fail("table", f"a card is played from {', '.join(ORIGINS)}, not from {origin!r}")
        mods: i64 = 0
        for mod in self.texts("table", play.get("mods", [])):
            if mod not in MODS[1:]:
                raise fail("table", f"a modifier is one of {', '.join(MODS[1:])}, not {mod!r}")
            mods = attached(mods, MODS.index(mod))
            if MODS.index(mod) == FLASK:
                state.side(self.seat_of(name)).flask = True
        if name == "lead":
            state.lead = card
            state.lead_origin = ORIGINS.index(origin)
            hidden = state.mask_left > 0 and origin != "score" and not self.is_late()
            state.lead_down = truth("table", play.get("faceDown", hidden))
            state.lead_mods = mods
        else:
            state.second = card
            state.second_origin = ORIGINS.index(origin)
            state.second_mods = mods

    def read_sides(self) -> None:
        state = self.state
        frozen = self.position.get("frozen")
        for seat in (0, 1):
            side = state.side(seat)
            side.score = self.place_all("score", self.pair("score")[seat])
            side.row = self.place_all("row", self.pair("row")[seat])
            if frozen is not None:
                self.read_frozen(seat, frozen)
        for seat in (0, 1):
            side = state.side(seat)
            side.followers = self.place_all("followers", self.pair("followers")[seat])
            self.read_held(seat)

    def read_frozen(self, seat: int, frozen: Json) -> None:
        """A frozen card and its value: the printed one if none is given."""
        side = self.state.side(seat)
        code = entry("frozen", frozen, "card", seat)
        value: object = 0
        if "value" in frozen:
            value = entry("frozen", frozen, "value", seat)
        elif code is not None:
            value = self.pack.value[self.known_card("frozen", code)]
        side.frozen_value = whole("frozen", value, -99, 99)
        if not self.is_resolved():
            side.frozen = self.place_one("frozen", code)

    def recall_frozen(self) -> None:
        frozen = self.position.get("frozen")
        if frozen is not None:
            for seat in (0, 1):
                code = entry("frozen", frozen, "card", seat)
                pile = frozen.get("lies", ["", ""])[seat]
                self.state.side(seat).frozen = self.remembered("frozen", code, pile)

    def read_held(self, seat: int) -> None:
        """Hand, flailed, marked card, face-down lead; known cards fill the unknown first."""
        state = self.state
        side = state.side(seat)
        known = self.known_of(seat)
        hand = self.texts("hand", self.pair("hand")[seat])
        side.hand = self.place_all(
            "hand", [known.pop(0) if c == UNKNOWN and known else c for c in hand]
        )
        flail = self.pair("flail")[seat]
        side.flail = self.place_one("flail", known.pop(0) if flail == UNKNOWN and known else flail)
        mark = self.pair("mark")[seat]
        if mark is not None:
            if not isinstance(mark, dict) or "card" not in mark:
                raise fail("mark", f'is an object with "card" and "dueTrick", not {mark!r}')
            code = known.pop(0) if mark["card"] == UNKNOWN and known else mark["card"]
            side.mark = self.place("mark", code)
            side.mark_due = whole("mark", mark.get("dueTrick", state.trick_no), 1, 99)
        lead = self.field("table").get("lead")
        if seat == state.leader and lead is not None and state.lead < 0 and not self.is_resolved():
            state.lead = self.place("table", known.pop(0) if known else UNKNOWN)
        if known:
            raise fail("shown", f"seat {seat} does not hold enough cards for {', '.join(known)}")

    def read_common(self) -> None:
        state = self.state
        state.camp = self.place_all("camp", self.field("camp"))
        state.won = self.place_all("won", self.field("won"))
        state.lost = self.place_all("lost", self.field("lost"))
        prizes = [self.place("prizes", code) for code in self.texts("prizes", self.field("prizes"))]
        if len(prizes) > 2:
            raise fail("prizes", f"there are at most two, not {len(prizes)}")
        self.read_prizes(prizes)
        for code in self.texts("discard", self.field("discard")):
            state.discard(self.place("discard", code))
        state.set_aside = self.place_one("setAside", self.position.get("setAside"))
        self.read_out()
        self.read_deck()

    def read_prizes(self, prizes: list[int]) -> None:
        """While a trick is frozen, a single prize is that trick's."""
        state = self.state
        frozen = state.is_frozen()
        played = state.lead >= 0 or self.position.get("step") not in (
            None,
            "T0",
            "PRE_REVEAL",
            "T1",
        )
        if len(prizes) == 2:
            state.old_prize, state.prize = prizes[0], prizes[1]
        elif prizes and frozen and not played:
            state.prize = prizes[0]  # reveal_prize moves it
        elif prizes:
            state.prize = prizes[0]

    def read_out(self) -> None:
        state = self.state
        codes = self.texts("out", self.field("out"))
        state.out = self.place_all("out", codes)
        if self.sampling:
            state.out_known = self.cards_among("out", [c for c in codes if c != UNKNOWN], state.out)
        else:
            state.out_known = self.cards_among("outKnown", self.field("outKnown"), state.out)

    def read_deck(self) -> None:
        state = self.state
        top = self.position.get("top")
        codes = self.texts("deck", self.field("deck"))
        if self.sampling:
            if top is not None:
                codes = [str(top), *codes[1:]]
            cards = [self.place("deck", code) for code in codes]
            state.order = bytes(cards[:1]) if top is not None else b""
        else:
            cards = [self.place("deck", code) for code in codes]
            state.order = bytes(cards)
        state.deck = self.place_all("undrawn", self.field("undrawn"))
        for card in cards:
            state.deck |= bit(card)
        if top is not None:
            if not cards or (not self.sampling and self.known_card("top", top) != cards[0]):
                raise fail("top", f"{top!r} is not the first card of the deck")
            state.top = cards[0]

    def read_knowledge(self) -> None:
        state = self.state
        for seat in (0, 1):
            side = state.side(seat)
            hidden = held(state, seat)
            side.shown = self.cards_among("shown", self.pair("shown")[seat], hidden)
            side.shown |= self.cards_among(
                "shownFollowers", self.pair("shownFollowers")[seat], side.followers
            )
            unshown = ~side.shown
            side.spied = self.cards_among("spied", self.pair("spied")[seat], hidden & unshown)
            side.spied |= self.cards_among(
                "spiedFollowers", self.pair("spiedFollowers")[seat], side.followers & unshown
            )
            side.absent = self.named_cards("absent", self.pair("absent")[seat])
            side.mark_absent = self.named_cards("markAbsent", self.pair("markAbsent")[seat])
            side.flail_absent = self.named_cards("flailAbsent", self.pair("flailAbsent")[seat])
            side.loose = self.named_cards("loose", self.pair("loose")[seat])
            side.gift = self.cards_among("gift", self.pair("gift")[seat], side.score)
            side.forced = self.cards_among("forced", self.pair("forced")[seat], side.hand)
            if side.forced & ~side.hand:
                raise fail("forced", f"seat {seat} does not hold the card that is forced")
            due = side.mark >= 0 and side.mark_due == state.trick_no
            side.bound |= due or side.forced != 0 or side.diced or side.lamp_free

    def read_artifacts(self) -> None:
        state = self.state
        self.read_spent()
        dealt = state.spent_set
        for seat in (0, 1):
            for name in self.texts("artifacts", self.pair("artifacts")[seat]):
                if name != UNKNOWN:
                    dealt |= self.artifact_bit("artifacts", name, dealt)
        for seat in (0, 1):
            side = state.side(seat)
            for name in self.texts("artifacts", self.pair("artifacts")[seat]):
                if name == UNKNOWN and self.sampling:
                    free = ~dealt & (bit(len(ARTIFACTS)) - 1)
                    side.artifacts |= free & -free
                    dealt |= free & -free
                else:
                    side.artifacts |= self.artifact_bit("artifacts", name, 0)
        wish = self.position.get("wish")
        if wish is not None:
            state.wish = self.card_named("wish", wish)
        self.read_toxics()
        self.read_locations()

    def read_spent(self) -> None:
        state = self.state
        for item in self.field("spent"):
            if isinstance(item, str):
                item = {"artifact": item}
            if not isinstance(item, dict) or "artifact" not in item:
                raise fail("spent", f"is a list of played artifacts, not {item!r}")
            number = lowest(self.artifact_bit("spent", item["artifact"], state.spent_set))
            by = whole("spent", item.get("by", 0), 0, 1)
            detail: i64 = 0
            if ARTIFACTS[number].chooses_names and "name" in item:
                detail = 2 * self.card_named("spent", item["name"]) + (2 if item.get("hit") else 1)
            elif ARTIFACTS[number].signs_to_choose():
                detail = PLUS if item.get("sign", 2) == 2 else MINUS
            elif ARTIFACTS[number].moves_cards:
                detail = moved(self.moved_card(item, "given"), self.moved_card(item, "card"))
            state.spend(by, number, detail)

    def moved_card(self, item: Json, name: str) -> i64:
        return self.card_action("spent", item[name]) if name in item else NOTHING

    def read_toxics(self) -> None:
        state = self.state
        toxics = self.field("toxic")
        if not isinstance(toxics, list) or len(toxics) not in (0, 3):
            raise fail("toxic", f"there are three Toxics or none, not {toxics!r}")
        slots: list[int] = []
        for toxic in toxics:
            text = str(toxic)
            if text == "X" or (text == UNKNOWN and self.sampling):
                slots.append(TOXIC_X)
            elif text.isdigit() and 0 <= int(text) <= 9:
                slots.append(int(text))
            else:
                raise fail("toxic", f"a Toxic is a number from 0 to 9 or X, not {toxic!r}")
        state.toxics = bytes(slots)
        for seat in (0, 1):
            seen = self.pair("toxicSeen")[seat]
            if not isinstance(seen, list) or len(seen) != 3:
                raise fail("toxicSeen", f"needs three flags a seat, not {seen!r}")
            for slot in range(3):
                if truth("toxicSeen", seen[slot]):
                    state.side(seat).toxics_seen |= bit(slot)

    def read_locations(self) -> None:
        state = self.state
        named = state.game.options["locations"]
        given = self.position.get("locations", named if isinstance(named, list) else [])
        for name in self.texts("locations", given):
            if name not in LOCATION_NUMBER:
                known = did_you_mean(name, LOCATION_NUMBER)
                raise fail("locations", f"{name!r} is not a location; {known}")
            number = LOCATION_NUMBER[name]
            if number in BUILDINGS:
                if state.building >= 0:
                    raise fail("locations", "at most one Building can be in play")
                state.building = number
            else:
                if state.setting >= 0:
                    raise fail("locations", "at most one Setting can be in play")
                state.setting = number

    def read_step(self) -> None:
        state = self.state
        step = self.position.get("step")
        if step is None:
            state.step = self.first_step()
        else:
            name = STEP_ALIASES.get(str(step), str(step))
            if name not in STEP_NAMES:
                known = did_you_mean(str(step), [*STEP_NAMES, *STEP_ALIASES])
                raise fail("step", f"{step!r} is not a step; {known}")
            state.step = STEP_NAMES.index(name)
        if state.step == OVER:
            self.read_result()
        state.asked = self.seat_or_nobody("asked")
        self.read_pending()
        if "rng" in self.position:
            state.rng = self.read_rng()
        elif "seed" in self.position:
            state.rng = rng_from_seed(self.position["seed"])
        rolls = self.texts("rolls", self.field("rolls"))
        state.feed([self.pack.codes[self.known_card("rolls", roll)] for roll in rolls])
        self.check_trick()
        if step is not None and state.asked < 0 and int(state.step) in WINDOWS:
            self.ask_first()
        advance(state)

    def is_late(self) -> bool:
        """Whether the lead has been turned up (T9)."""
        step = STEP_ALIASES.get(str(self.position.get("step")), str(self.position.get("step")))
        return step in STEP_NAMES and STEP_NAMES.index(step) > TURN_UP

    def check_trick(self) -> None:
        """The step needs its cards; a winner that is left out is found, and a prize is flipped."""
        state = self.state
        step = int(state.step)
        if state.forfeit_by < 0:
            if LEAD_PLAYED <= step <= RESOLVE and state.lead < 0:
                raise fail("step", f"{STEP_NAMES[step]} needs a card in table.lead")
            if SECOND_PLAYED <= step <= RESOLVE and state.second < 0:
                raise fail("step", f"{STEP_NAMES[step]} needs a card in table.second")
        if COLLECT <= step <= COUNT and state.winner < 0:
            if state.forfeit_by < 0 and (state.lead < 0 or state.second < 0):
                raise fail(
                    "step", f'{STEP_NAMES[step]} needs "trickWinner", or both cards of table'
                )
            state.winner = trick_winner(state)
        in_trick = LEAD_PLAYED <= step <= COLLECT and state.phase == 1
        if in_trick and state.prize < 0 and state.deck != 0 and self.position.get("unchecked"):
            state.prize = state.draw()

    def read_rng(self) -> Rng:
        try:
            return rng_from_json(str(self.position["rng"]))
        except ValueError as error:
            raise fail("rng", str(error)) from None

    def ask_first(self) -> None:
        """A position that names a window asks its first seat there, though it can only pass."""
        state = self.state
        seat = first_in_window(state)
        if state.side(seat).artifacts != 0:
            state.asked = seat

    def first_step(self) -> int:
        """The first step that the fields of the position allow."""
        state = self.state
        if state.forfeit_by >= 0:
            return LEAD if state.lead < 0 else TURN_UP
        if state.second >= 0:
            return SECOND_PLAYED
        if state.lead >= 0:
            return LEAD_PLAYED
        in_trick = any(self.field(name) != DEFAULTS[name] for name in PER_TRICK)
        frozen = state.is_frozen()
        flipped = state.old_prize >= 0 if frozen else state.prize >= 0
        if in_trick or (state.phase == 1 and flipped) or self.is_bare_scene():
            return BEFORE_LEAD
        return TRICK_START

    def is_bare_scene(self) -> bool:
        """A few cards in hands and nothing else: T0 would take that for the end of the phase."""
        state = self.state
        if not self.position.get("unchecked") or not state.side(state.leader).has_cards():
            return False
        others = ("deck", "undrawn", "prizes", "followers")
        if state.phase == 2:
            others = ("score", "row", "camp", "discard")
        bare = all(self.field(name) == DEFAULTS[name] for name in others)
        both = state.side0.has_cards() and state.side1.has_cards()
        return bare and not (both and state.phase == 2)

    def read_result(self) -> None:
        state = self.state
        winner = self.position.get("winner")
        state.game_winner = 2 if winner == "draw" else whole("winner", winner, 0, 1)
        state.reason = str(self.field("reason"))
        for item in self.field("removed"):
            cards = self.cards_among("removed", item["cards"], self.pack.all)
            removed = (int(item["step"]), int(item["seat"]), int(cards))
            state.removed = (*state.removed, *removed)

    def read_pending(self) -> None:
        state = self.state
        pending = self.position.get("pending")
        if pending is None:
            return
        if not isinstance(pending, dict):
            raise fail("pending", f"is an object, not {pending!r}")
        if "artifact" in pending:
            state.artifact = lowest(self.artifact_bit("pending", pending["artifact"], 0))
            state.player = whole("pending", pending.get("player"), 0, 1)
            state.stage = whole("pending", pending.get("stage", 1), 1, 2)
        if "chosen" in pending:
            state.chosen = self.card_action("pending", pending["chosen"])
