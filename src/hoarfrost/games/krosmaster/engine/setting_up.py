"""Setting up: first player, board, edges, timelines, scenery and deployment (section 5)."""

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet, wide_set_of
from hoarfrost.core.chance import pick
from hoarfrost.games.krosmaster.engine.arena import Arena, Unit, told_unit
from hoarfrost.games.krosmaster.engine.content import CELLS, EDGES, NONE, Board, Card
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.shop import show_all
from hoarfrost.games.krosmaster.engine.steps import (
    DEPLOY,
    PICK_BOARD,
    PICK_EDGE,
    TIMELINE,
)
from hoarfrost.games.krosmaster.engine.turn import begin_game


def muster(arena: Arena, teams: list[list[Card]]) -> None:
    """The units of both teams, and who is the first player."""
    for player in (0, 1):
        for card in teams[player]:
            number = len(arena.units)
            arena.units.append(Unit(number, card, player, arena.spells_of(card)))
    arena.piles = [int(reward.copies) for reward in arena.content.rewards]
    arena.first = first_player(arena, teams)
    values = {"first": int(arena.first), "teams": [[card.id for card in team] for team in teams]}
    arena.tell("setup", "kros.setup.first_player", values)


def first_player(arena: Arena, teams: list[list[Card]]) -> i64:
    """kros.setup.first_player: the higher sum of Initiative; then the higher single figures."""
    lists = [sorted([int(card.initiative) for card in team], reverse=True) for team in teams]
    if sum(lists[0]) != sum(lists[1]):
        return 0 if sum(lists[0]) > sum(lists[1]) else 1
    if lists[0] != lists[1]:
        return 0 if lists[0] > lists[1] else 1
    return pick(arena, ["seat 0", "seat 1"])


def begin_with_board(arena: Arena, board: Board) -> None:
    lay_board(arena, board)
    arena.tell("board", "kros.setup.board", {"board": board.id})
    arena.step = PICK_EDGE
    arena.asked = 1 - arena.first


def ask_for_board(arena: Arena) -> None:
    arena.step = PICK_BOARD
    arena.asked = arena.first


def lay_board(arena: Arena, board: Board) -> None:
    """kros.setup.pieces: ground, scenery, Kamas."""
    arena.board = board
    arena.occupant = [NONE] * CELLS
    arena.scenery_kinds = []
    arena.scenery_cell = []
    arena.scenery_marks = []
    arena.scenery_at = [NONE] * CELLS
    arena.rink = wide_set_of(board.rink)
    arena.demons = wide_set_of(board.demons)
    arena.kamas = board.kamas.copy()
    for cell, kind in board.scenery:
        arena.add_scenery(arena.content.scenery[kind], cell)


def pick_edge(arena: Arena, edge: i64) -> None:
    """kros.setup.board: the other player picks an edge; the first gets the opposite one."""
    opposite = (edge + 2) % len(EDGES)
    if arena.asked == 0:
        arena.edge0 = edge
        arena.edge1 = opposite
    else:
        arena.edge1 = edge
        arena.edge0 = opposite
    arena.tell("edge", "kros.setup.board", {"seat": int(arena.asked), "edge": EDGES[edge]})
    arena.asked = arena.first
    line_up(arena)


# Timelines ----------------------------------------------------------------------------------------


def team_of(arena: Arena, player: i64) -> list[Unit]:
    return [unit for unit in arena.units if unit.owner == player]


def contenders(arena: Arena, player: i64) -> list[int]:
    """Who can be next in the timeline: the units of the highest Initiative that are left."""
    line = arena.line(player)
    best: i64 = NONE
    found: list[int] = []
    for unit in team_of(arena, player):
        if unit.number in line:
            continue
        if unit.card.initiative > best:
            best = unit.card.initiative
            found = []
        if unit.card.initiative == best:
            found.append(int(unit.number))
    return found


def line_up(arena: Arena) -> None:
    """kros.setup.timeline: by Initiative; the owner is asked for the order of equals."""
    while True:
        found = contenders(arena, arena.asked)
        if len(found) == 0:
            tell_line(arena)
            if arena.asked != arena.first:
                break
            arena.asked = 1 - arena.first
        elif len(found) > 1 and not are_alike(arena, found):
            arena.step = TIMELINE
            return
        else:
            add_to_line(arena, found[0])
    if arena.rules.reveals_at_setup:
        show_all(arena)
    arena.step = DEPLOY
    arena.asked = arena.first


def are_alike(arena: Arena, numbers: list[int]) -> bool:
    """Copies of one card: their order makes no difference."""
    card = arena.units[numbers[0]].card.number
    for number in numbers:
        if arena.units[number].card.number != card:
            return False
    return True


def add_to_line(arena: Arena, number: i64) -> None:
    line = arena.line(arena.asked)
    arena.set_line(arena.asked, [*line, int(number)])


def tell_line(arena: Arena) -> None:
    cards = [arena.units[number].card.id for number in arena.line(arena.asked)]
    arena.tell("timeline", "kros.setup.timeline", {"seat": int(arena.asked), "cards": cards})


# Deployment ---------------------------------------------------------------------------------------


def next_to_deploy(arena: Arena, player: i64) -> i64:
    """The first unit of the timeline that is not on the board yet, or NONE."""
    for number in arena.line(player):
        if arena.units[number].cell < 0:
            return number
    return NONE


def deploy_cells(arena: Arena) -> WideSet:
    """kros.setup.deploy: own Setup cells, one Krosmaster each."""
    cells = wide_set_of(arena.board.setup_of(int(arena.edge(arena.asked))))
    cells.remove_all(arena.taken)
    return cells


def deploy(arena: Arena, cell: i64) -> None:
    unit = arena.units[next_to_deploy(arena, arena.asked)]
    arena.put(unit, cell)
    if arena.tape is not None:
        arena.tell("deploy", "kros.setup.deploy", {**told_unit(unit), "cell": CELL_NAMES[cell]})
    if next_to_deploy(arena, arena.asked) >= 0:
        return
    if arena.asked == arena.first:
        arena.asked = 1 - arena.first
    else:
        begin_game(arena)
