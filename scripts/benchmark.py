"""Measure the engine against its bars: prints a table, writes JSON, exits with 1 if a bar is missed (`make bench`).

Times depend on the machine and on the minute, so speed is judged as a ratio to a neighbour measured in turns within the
same run: to OpenSpiel's hearts (C++, called from Python), to Python's own `json` with the same text, to the import of
the library that describes our data. A decision is a choice of a player: list the legal moves, choose with
`random.Random.choice`, apply in place; dealing by chance is part of the time on both sides. Our games are played by the
loop that playouts use (`Position.play_out`), hearts by the loop that OpenSpiel documents, and by the shortest possible
one; what a loop of one's own takes is told as well.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import subprocess
import sys
import tempfile
import timeit
from collections.abc import Callable, Iterator
from copy import copy
from importlib.metadata import version
from itertools import combinations, product
from pathlib import Path
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "scripts")]

from yotd_widget.engine.chance import Outcomes  # noqa: E402 - this script's folder is first
from yotd_widget.engine.errors import BadInput  # noqa: E402
from yotd_widget.engine.game import at_home, load  # noqa: E402
from yotd_widget.engine.playouts import compare, process_pool  # noqa: E402 - this script's folder is first
from yotd_widget.engine.position import Answer  # noqa: E402
from yotd_widget.engine.timeline import Timeline  # noqa: E402
from yotd_widget.games.dragon.actions import ChooseAction  # noqa: E402
from yotd_widget.games.dragon.pieces import EDITIONS, GREAT_EVENTS  # noqa: E402
from yotd_widget.games.dragon.state import State  # noqa: E402
from yotd_widget.games.dragon.year import begin, check_setup  # noqa: E402
from yotd_widget.widgets.once import sent  # noqa: E402

NAMES = ["Ada", "Bo", "Cyd", "Dina", "Eli"]
OTHERS = [name for name in at_home() if name != "dragon"]
"""The games that the first one is compared with."""
RULES_CODE = (
    "pieces court state moves refusals setup actions floors persons events great_wall great_events scoring year"
)


class Result(NamedTuple):
    """One line of the table. limit: the bar, None for a number that is only told; text: why nothing was measured."""

    name: str
    value: float | None
    unit: str
    limit: float | None = None
    text: str = ""

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        return "" if self.limit is None else "pass" if self.value <= self.limit else "FAIL"


# --- Random games ------------------------------------------------------------------------------------------------


BOTH_EXPANSIONS = {"great_wall": True, "great_event": "random"}


def answers(seed: int, players: int) -> list[Answer]:
    """Players who choose at random, and luck."""
    generator = random.Random(seed)
    choice = generator.choice

    def of_luck(options: Any) -> Any:
        return options.drawn(generator.randrange(options.total)) if isinstance(options, Outcomes) else choice(options)

    return [*[choice] * players, of_luck]


def play_games(games: int, seed: int, start: Callable[[], Any]) -> float:
    """Seconds of processor time for some random games, chance left open so that it is answered here."""
    asked = answers(seed, len(start().players))
    began = process_time()
    for _ in range(games):
        start().play_out(asked)
    return process_time() - began


def count_games(games: int, seed: int, start: Callable[[], Any]) -> int:
    """Decisions of players in the games that `play_games` plays with this seed."""
    *players, luck = answers(seed, len(start().players))
    decisions = 0

    def counted(options: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return players[0](options)

    for _ in range(games):
        start().play_out([*[counted] * len(players), luck])
    return decisions


def dragon(players: int = 4, **options: Any) -> Callable[[], State]:
    """New games of In the Year of the Dragon."""
    setup = check_setup(NAMES[:players], **options)
    return lambda: begin(setup)


def games_of(name: str, players: int = 4) -> Callable[[], Any]:
    """New games of any game, chance left open, from one set-up that is checked once."""
    return load(name).new(NAMES[:players], seed=None).clone


def play_by_hand(games: int, seed: int, start: Callable[[], Any]) -> float:
    """The same by a loop of one's own, as a first program writes it."""
    choice = random.Random(seed).choice
    began = process_time()
    for _ in range(games):
        state = start()
        while state.agenda:
            state.play(choice(state.options()))
    return process_time() - began


def play_hearts(game: Any, games: int, seed: int) -> float:
    """The loop of OpenSpiel's own `python/examples/example.py`: chance deals by its outcomes."""
    choice = random.Random(seed).choice
    start = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choice(state.legal_actions(state.current_player())))
    return process_time() - start


def play_hearts_bare(game: Any, games: int, seed: int) -> float:
    """The shortest loop that OpenSpiel allows: chance and players alike, without the odds."""
    choice = random.Random(seed).choice
    start = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
    return process_time() - start


def count_hearts(game: Any, games: int, seed: int) -> int:
    choice, decisions = random.Random(seed).choice, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
    return decisions


def decisions(quick: bool) -> Iterator[Result]:
    """Bar 1: a decision takes at most 1.3 times as long as one of hearts, twice as long as by its shortest loop."""
    try:
        import pyspiel
    except ImportError:
        yield Result("decision, ratio to OpenSpiel hearts", None, "×", 1.3, "pip install yotd-widget[bench]")
        return
    hearts, start, rounds = pyspiel.load_game("hearts"), dragon(), []
    play_games(50, 0, start), play_hearts(hearts, 50, 0), play_hearts_bare(hearts, 50, 0)  # warm up
    for seed in range(11 if quick else 41):
        ours, theirs, bare = (
            play_games(25, seed, start),
            play_hearts(hearts, 100, seed),
            play_hearts_bare(hearts, 100, seed),
        )
        by_hand = play_by_hand(25, seed, start)
        ours, by_hand = (seconds / count_games(25, seed, start) for seconds in (ours, by_hand))
        theirs, bare = (seconds / count_hearts(hearts, 100, seed) for seconds in (theirs, bare))
        rounds.append((ours, theirs, bare, by_hand))
    yield Result("decision", median(r[0] for r in rounds) * 1e6, "µs")
    yield Result("the same by a loop of one's own", median(r[3] for r in rounds) * 1e6, "µs")
    yield Result(f"decision of hearts, OpenSpiel {version('open_spiel')}", median(r[1] for r in rounds) * 1e6, "µs")
    yield Result("decision, ratio to OpenSpiel hearts", median(r[0] / r[1] for r in rounds), "×", 1.3)
    yield Result("the same to the shortest loop for hearts", median(r[0] / r[2] for r in rounds), "×", 2)


def other_games(quick: bool) -> Iterator[Result]:
    """Bar 11: a decision of any other game takes at most twice as long as one of the first game."""
    first = games_of("dragon")
    play_games(20, 0, first)  # warm up
    for name in OTHERS:
        other, rounds = games_of(name), []
        play_games(10, 0, other)
        for seed in range(11 if quick else 41):
            one, two = play_games(15, seed, first), play_games(5, seed, other)
            rounds.append((one / count_games(15, seed, first), two / count_games(5, seed, other)))
        yield Result(f"decision of {load(name).title}", median(r[1] for r in rounds) * 1e6, "µs")
        ratio = median(r[1] / r[0] for r in rounds)
        yield Result(f"decision of {load(name).title}, ratio to the first game", ratio, "×", 2)


def other_tables(quick: bool) -> Iterator[Result]:
    """Bar 12: of any other game a copy takes 6 µs, a picture 20 ms and 60 kB, and no random game is stuck."""
    for name in OTHERS:
        title, timeline = load(name).title, Timeline(load(name).new(NAMES, seed=1))
        choice = random.Random(1).choice
        slowest, largest, copies = 0.0, 0, []
        while timeline.state.agenda:
            timeline.play(choice(timeline.state.options()))
            copies.append(min(timeit.repeat(timeline.state.clone, number=50, repeat=3)) / 50)
            taken, size = pictured(timeline)
            slowest, largest = max(slowest, taken), max(largest, size)
        yield Result(f"copy of a state of {title}", median(copies) * 1e6, "µs", 6)
        yield Result(f"slowest picture of {title}, 5 players", slowest * 1e3, "ms", 20)
        yield Result(f"largest picture of {title}, 5 players", largest / 1e3, "kB", 60)
        games = 100 if quick else 2_000
        stuck = 0
        for number in range(games):
            state = games_of(name, 2 + number % 4)()
            try:
                state.play_out(answers(number, len(state.players)))
            except BadInput:  # a question without an answer
                stuck += 1
            else:
                stuck += state.outcome is None
        yield Result(f"stuck of {games:,} games of {title}", stuck, "", 0)


def whole_games(quick: bool) -> Iterator[Result]:
    """Bar 2: whole random games a second on one core; told, and judged by the ratio above."""
    for players in range(2, 6):
        games = 50
        seconds = [play_games(games, seed, dragon(players)) for seed in range(3 if quick else 11)]
        yield Result(f"random games per second and core, {players} players", games / median(seconds), "")
    # Quoted from an earlier measurement, on another day: brandonr49/board_game_engine, a Python engine of this game.
    yield Result("the same, board_game_engine (quoted; 60 % of them stuck)", None, "", text="19–32")


def expansions(quick: bool) -> Iterator[Result]:
    """Bar 8: with both expansions a decision takes at most 1.25 times as long as in the base game."""
    base, expanded, rounds = dragon(), dragon(**BOTH_EXPANSIONS), []
    play_games(50, 0, base), play_games(50, 0, expanded)  # warm up
    for seed in range(11 if quick else 41):
        both = play_games(25, seed, expanded) / count_games(25, seed, expanded)
        rounds.append((both, play_games(25, seed, base) / count_games(25, seed, base)))
    yield Result("decision with both expansions", median(r[0] for r in rounds) * 1e6, "µs")
    yield Result("decision with both expansions, ratio to base game", median(r[0] / r[1] for r in rounds), "×", 1.25)


def never_stuck(quick: bool) -> Iterator[Result]:
    """Bar 5b: random games of all player counts, editions and expansions come to their end, with a winner."""
    games = 400 if quick else 10_000
    stuck, start, choice = 0, perf_counter(), random.Random(1).choice
    kinds = list(product(range(2, 6), EDITIONS, (False, True), (None, "random", *GREAT_EVENTS)))
    for number in range(games):
        players, edition, wall, event = kinds[number % len(kinds)]
        state = begin(check_setup(NAMES[:players], edition=edition, great_wall=wall, great_event=event))
        for _ in range(1000):
            if not state.agenda:
                break
            state.play(choice(state.options()))
        stuck += state.outcome is None
    name = f"stuck of {games:,} games in {len(kinds)} kinds, {perf_counter() - start:.1f} s"
    yield Result(name, stuck, "", 0)


# --- Playouts ----------------------------------------------------------------------------------------------------


def comparing(quick: bool) -> Iterator[Result]:
    """Bar 9: 8 options × 1,000 paired playouts by a random policy from month 6, four players, two processes.

    The bar is one of two quiet cores; on a busy machine look at the processor time of a playout.
    """
    state, playouts = eight_options(), 50 if quick else 1000
    with process_pool(2) as pool:
        compare(state, playouts=64, executor=pool)  # warm up
        start = perf_counter()
        result = compare(state, playouts=playouts, executor=pool)
        seconds = perf_counter() - start
    pairs = list(combinations(result.options, 2))
    yield Result(f"8 options × {playouts} paired playouts, two processes", seconds, "s", 1.5)
    for measure in ("points", "margin"):
        paired = median(result.difference(a, b, measure).error for a, b in pairs)
        apart = [_apart(result.tally(a, measure), result.tally(b, measure)) for a, b in pairs]
        ratios = [
            result.difference(*pair, measure).deviation / unpaired for pair, unpaired in zip(pairs, apart, strict=True)
        ]
        yield Result(f"standard error of a difference, {measure}", paired, "")
        yield Result(f"its deviation, paired to unpaired, {measure}", mean(ratios), "×", 0.65)
    alone = [_alone(state, 10 if quick else 40) for _ in range(5)]
    yield Result("processor time of a playout, eight options in turns", min(alone) * 1e3, "ms")


def _apart(one: Any, other: Any) -> float:
    """The deviation that a difference would have, were the playouts not paired."""
    return (one.deviation**2 + other.deviation**2) ** 0.5


def _alone(state: State, playouts: int) -> float:
    """Seconds of processor time for a playout of one option, in this process."""
    start = process_time()
    compared = compare(state, playouts=playouts)
    return (process_time() - start) / (playouts * len(compared.options))


def eight_options() -> State:
    """Four players in month 6, as random play leaves them; the one who chooses an action has eight options."""
    state, choice = begin(check_setup(NAMES[:4])), random.Random(3).choice
    while state.month < 6 or not isinstance(state.agenda[-1], ChooseAction) or len(state.options()) != 8:
        state.play(choice(state.options()))
    return state


# --- One position --------------------------------------------------------------------------------------------------


def middle_of_a_game() -> State:
    """Four players in month 6, their track, courts and agenda as random play leaves them."""
    state, choice = begin(check_setup(NAMES[:4], seed=7)), random.Random(3).choice
    while state.month < 6 or state.phase != "person":
        state.play(choice(state.options()))
    return state


def one_position(quick: bool) -> Iterator[Result]:
    """Bar 3: copy, save, read with all checks."""
    state = middle_of_a_game()
    text = state.to_json()
    plain = json.loads(text)
    assert State.from_json(text) == state
    yield from _beside("copy of a state", state.clone, "copy.copy", lambda: copy(state), 1)
    yield from _beside("state to JSON", state.to_json, "json.dumps", lambda: json.dumps(plain), 0.25)
    checked, loads = lambda: State.from_json(text), lambda: json.loads(text)
    yield from _beside("JSON to checked state", checked, "json.loads", loads, 2)


def _beside(
    name: str, ours: Callable[[], object], neighbour: str, theirs: Callable[[], object], limit: float
) -> Iterator[Result]:
    """How long ours takes, and how many times as long as its neighbour: the median of turns."""
    turns = [(timeit.timeit(ours, number=500), timeit.timeit(theirs, number=500)) for _ in range(30)]
    yield Result(name, min(turn[0] for turn in turns) / 500 * 1e6, "µs")
    yield Result(f"{name}, ratio to {neighbour}", median(turn[0] / turn[1] for turn in turns), "×", limit)


def start_time(quick: bool) -> Iterator[Result]:
    """Bar 4: import without Jupyter, in fresh processes, taken in turns with bare ones; bytecode is compiled before."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}

        def seconds(code: str) -> float:
            start = perf_counter()
            subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)
            return perf_counter() - start

        codes = ("import yotd_widget.games.dragon", "import msgspec", "pass")
        turns = [[seconds(code) for code in codes] for _ in range(8 if quick else 26)][1:]
    engine, library, bare = (median(turn[code] for turn in turns) for code in range(len(codes)))
    yield Result("import of the engine", (engine - bare) * 1e3, "ms")
    yield Result("import of the engine, ratio to its library's", (engine - bare) / (library - bare), "×", 2.5)


def pictured(timeline: Timeline) -> tuple[float, int]:
    """Seconds of processor time of a picture, and bytes of what is sent of it to the page.

    The best of three: a picture is not slower because something else ran meanwhile.
    """
    times = []
    for _ in range(3):
        start = process_time()
        picture = timeline.state.game.screen.picture(timeline)
        times.append(process_time() - start)
    return min(times), len(json.dumps(sent(picture), ensure_ascii=False, separators=(",", ":")).encode())


def pictures(quick: bool) -> Iterator[Result]:
    """Bar 5a: the picture of a position with options, reasons and previews, at 5 players; the worst of whole games."""
    slowest, largest = 0.0, 0
    for seed in range(1 if quick else 3):
        choice = random.Random(seed).choice
        timeline = Timeline(begin(check_setup(NAMES, seed=seed)))
        while timeline.state.agenda:
            timeline.play(choice(timeline.state.options()))
            taken, size = pictured(timeline)
            slowest, largest = max(slowest, taken), max(largest, size)
    yield Result("slowest picture, 5 players", slowest * 1e3, "ms", 20)
    yield Result("largest picture, 5 players", largest / 1e3, "kB", 60)


# --- The code ------------------------------------------------------------------------------------------------------


def size_of_code(quick: bool) -> Iterator[Result]:
    """Bar 6: lines of the rules that are not blank, with docstrings and expansions; the longest function anywhere."""
    package = ROOT / "yotd_widget"
    files = [package / "games" / "dragon" / f"{name}.py" for name in RULES_CODE.split()]
    yield Result(
        "rules code, expansions included",
        sum(bool(line.strip()) for file in files for line in file.read_text().splitlines()),
        "lines",
        2470,  # decision 026; 033: words of questions and moves beside them; 047: names of house rules; 052: loops
    )
    functions = [
        (node.end_lineno - node.lineno + 1, f"{file.stem}.{node.name}")
        for file in package.rglob("*.py")
        if "node_modules" not in file.parts
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lines, name = max(functions)
    yield Result(f"longest function ({name})", lines, "lines", 40)


# --- The page ------------------------------------------------------------------------------------------------------


def clicks(quick: bool) -> Iterator[Result]:
    """Bar 7: from a press to the new picture, on a stock JupyterLab, beside the shortest way there and back."""
    try:
        from bench_click import click_figures
    except ImportError as error:
        yield Result("a click in JupyterLab", None, "ms", text=f"{error.name} is missing")
        return
    try:
        for name, value, unit, limit in click_figures(15 if quick else 60):
            yield Result(name, value, unit, limit)
    except FileNotFoundError as error:
        yield Result("a click in JupyterLab", None, "ms", text=str(error))


def page(quick: bool) -> Iterator[Result]:
    """Bars of the page itself, without Jupyter."""
    try:
        from bench_page import page_figures, sizes
        from chromium import FLAGS, find_chromium
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        yield Result("the page", None, "ms", text=f"{error.name} is missing")
        return
    for name, value, unit, limit in sizes():
        yield Result(name, value, unit, limit)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=FLAGS)
        except FileNotFoundError as error:
            yield Result("the page", None, "ms", text=str(error))
            return
        for name, value, unit, limit in page_figures(browser, 15 if quick else 60):
            yield Result(name, value, unit, limit)
        browser.close()


def lessons(quick: bool) -> Iterator[Result]:
    """Bar 10: nobody waits in a lesson, and a teacher can run the whole course before the class comes."""
    try:
        from bench_lessons import lesson_figures
    except ImportError as error:
        yield Result("the lessons", None, "s", text=f"{error.name} is missing")
        return
    for name, value, unit, limit in lesson_figures():
        yield Result(name, value, unit, limit)


# --- The table -----------------------------------------------------------------------------------------------------

BARS = (
    decisions, other_games, whole_games, expansions, comparing, one_position, start_time, pictures, other_tables,
    never_stuck, size_of_code, page, clicks, lessons,
)  # fmt: skip


def line(result: Result) -> str:
    value = result.text or "–" if result.value is None else f"{result.value:,.5g} {result.unit}"
    limit = "" if result.limit is None else f"≤ {result.limit:g} {result.unit}"
    return f"{result.name:56} {value:>16} {limit:>14}  {result.verdict}".rstrip()


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine against its bars.")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", metavar="FILE")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: a look, not a verdict")
    parser.add_argument("--only", choices=[bar.__name__ for bar in BARS], help="one group of bars")
    options = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, yotd_widget {version('yotd-widget')}")
    results = []
    for bar in BARS:
        if options.only in (None, bar.__name__):
            for result in bar(options.quick):
                results.append(result)
                print(line(result), flush=True)
    rows = [{**result._asdict(), "verdict": result.verdict} for result in results]
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"python": sys.version.split()[0], "results": rows}, indent=1) + "\n")
    return int(any(result.verdict == "FAIL" for result in results))


if __name__ == "__main__":
    sys.exit(main())
