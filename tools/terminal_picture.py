"""Draw the terminal for the README and the docs: docs/images/terminal.svg, or the text of a screen.

python tools/terminal_picture.py             writes docs/images/terminal.svg
python tools/terminal_picture.py --text 80   prints the same screen without colours
"""

import argparse
import io
import re
from pathlib import Path

from rich.console import Console

from hoarfrost.cli.drawing import screen_of
from hoarfrost.core.match import Match
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.screen import MOST_DETAIL, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.players.by_name import make_player
from hoarfrost.registry import load_game

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "terminal.svg"
WIDTH = 112
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def mid_game() -> Match:
    """The first deal of Frost in which seat 0 has to follow in the middle of Phase 2."""
    game = load_game("claim", mix="frost", artifacts=True, locations="both")
    for seed in range(1000):
        match = Match(game, seed)
        player = make_player("greedy", game, seed)
        rng = rng_from_seed(seed)
        while not match.state.is_terminal():
            seat = int(match.state.current_player())
            view = match.state.view(0)
            hand = view.get("hand", [[], []])[0]
            if (
                seat == 0
                and view.get("phase") == 2
                and view.get("step") == "T7"
                and 6 <= len(hand) <= 8
                and len(match.legal_moves) < len(hand)
                and len(view.get("artifacts", [[], []])[0]) == 2
            ):
                return match
            match.push_action(player.choose(match.state.resample(seat, rng), seat), seat)
    raise SystemExit("no deal fits")


def scene_of(match: Match, screen: Screen) -> Scene:
    view = match.state.view(0)
    log = match.log(0)
    fresh = max(n for n, event in enumerate(log) if event["kind"] in ("lead", "second", "win"))
    steps = match.legal_moves
    return Scene(view, 0, ["", ""], log, fresh, screen.choices(view, steps, 0))


def draw(console: Console, width: int) -> None:
    match = mid_game()
    screen = screen_of(match.game, Translator("en"))
    console.print(screen.render(scene_of(match, screen), width, MOST_DETAIL))


def without_web_fonts(svg: str) -> str:
    """The picture must not need the network."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONT}", svg)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--text", type=int, metavar="COLUMNS", help="print plain text instead")
    args = parser.parse_args()
    if args.text:
        draw(Console(width=args.text, color_system=None, highlight=False), args.text)
        return
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    draw(console, WIDTH)
    svg = console.export_svg(
        title="hoarfrost play claim --mix frost --artifacts", unique_id="frost"
    )
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(without_web_fonts(svg), "utf-8")
    print(PICTURE)


if __name__ == "__main__":
    main()
