"""Whatever the game asks, the page has a control for each answer."""

import json

from hoarfrost.games.runebound.words.questions import QUESTIONS
from hoarfrost.games.runebound.words.things import things
from tests.browser.lib.desk import Desk
from tests.games.runebound.web.positions import positions

# A board at a table that is not there: it is given position after position, and shows each.
MISSING = """
  const given = JSON.parse(all);
  const root = document.createElement("main");
  document.body.append(root);
  let now = given[0];
  const span = () => document.createElement("span");
  const nothing = async () => {};
  const table = {
    game: "runebound", things: JSON.parse(named), log: [], live: false, seats: [],
    begun: [], busy: false, sent: null, proposed: null, status: span(), quick: span(),
    get me() { return now.seat; },
    get state() { return now.state; },
    get choices() { return now.state.choices; },
    get options() { return now.state.view.options ?? {}; },
    name: (seat) => `Seat ${seat}`, mark: span, badge: span,
    propose(move) { this.proposed = move; },
    preview: async (about) => now.previews[about] ?? null,
    begin: nothing, act: nothing, undo: nothing, rule: nothing, recall: nothing,
    cancel: () => false, hesitation: () => 0, why: async () => [],
    settings: { get: () => undefined },
  };
  const made = board.mount(root, table);
  for (const { element } of made.panels()) document.body.append(element);
  const drawn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const isSeen = (element) => element && !element.closest("[hidden]");
  const stands = (move) =>
    [...document.querySelectorAll(`[data-choice="${CSS.escape(move)}"]`)].some(isSeen);
  const press = async (element) => {
    if (!isSeen(element)) return;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await drawn();
  };
  const die = (face) => document.querySelector(`.mdie[data-face="${face}"]`);
  const isOnMap = (space) => made.map.space(space)?.hasAttribute("data-choice");
  const isPlain = ({ move, target }) => {
    if (stands(move)) return true;
    if (target.kind !== "space" || target.verb === "step") return false;
    return isOnMap(target.space) && (target.verb === "flee" || isSeen(die(target.face)));
  };
  // Some lie behind another control: a step without dice, and the new face of a die.
  const doors = (choices) => {
    const turned = choices.filter(({ target }) => "to" in target);
    const faces = new Set(turned.map(({ target }) => target.face));
    return [() => document.querySelector(".stepper"), ...[...faces].map((face) => () => die(face))];
  };
  const isBehind = ({ move, target }) =>
    stands(move) || (target.verb === "step" && isOnMap(target.space));
  const missing = [];
  for (now of given) {
    table.proposed = null;
    made.update(now.state, []);
    await drawn();
    let left = now.state.choices.filter((choice) => !isPlain(choice));
    for (const door of doors(left)) {
      await press(door());
      left = left.filter((choice) => !isBehind(choice));
      await press(door());
    }
    missing.push(...left.map(({ move }) => `${now.question}: ${move}`));
  }
  made.close();
  root.remove();
  return missing;
"""


def names_of_questions() -> set[str]:
    found: set[str] = {"tokens", "before_arshan"}
    for question in QUESTIONS.values():
        found |= {question} if isinstance(question, str) else set(question.values())
    return found


def test_every_question_of_the_game_is_among_the_positions() -> None:
    assert names_of_questions() - {one["question"] for one in positions()} == set()


def test_every_answer_to_every_question_can_be_given_on_the_page(desk: Desk) -> None:
    given = {"all": json.dumps(positions()), "named": json.dumps(things("en"))}
    assert desk.run("board", MISSING, **given) == []
