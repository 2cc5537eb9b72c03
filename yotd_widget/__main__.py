"""The command `yotd`: open the lessons, play a random game, replay a record."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from yotd_widget.engine import files
from yotd_widget.engine.errors import OneSentence, printable
from yotd_widget.engine.game import Game, at_home, load
from yotd_widget.engine.game import names as games
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.records import BadRecord, Record, record, replay
from yotd_widget.engine.timeline import Timeline

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")
LESSONS = "index.ipynb"
"""The map of the lessons: the first page of all who come, and of those who come back."""
LAB_CONFIG = Path(__file__).parent / "lab_config"
"""What keeps JupyterLab quiet: no news, no look for updates, no extension manager."""


def selfplay(game: Game[Any], players: int, seed: int, path: str | None, **options: Any) -> str:
    """Play one game at random and write its record; returns what to print. options: as the game's `new` takes them."""
    names = NAMES[:players] if players in range(1, len(NAMES) + 1) else ()
    timeline = Timeline(game.new(names, seed=seed, **options))
    policy = RandomPolicy(seed)
    while timeline.state.agenda:
        timeline.play(policy.choose(timeline.state))
    if path is not None:
        files.write(path, record(timeline).to_json())
    return score_table(timeline)


def replay_file(path: str) -> str:
    """Replay a record and check it; returns what to print: the main line's points, and the branches if there are any.

    Raises: BadRecord; NotFound or BadInput for a file that cannot be read.
    """
    written = Record.from_json(files.read(path))
    if written.game not in games():
        raise BadRecord(f"This is a record of “{written.game}”, a game that is not here.")
    timeline = replay(written)
    timeline.go(timeline.branches[0].name)
    return score_table(timeline) + (f"\n\n{timeline.tree()}" if written.branches else "")


def score_table(timeline: Timeline[Any]) -> str:
    """Points by cause, a line for each player, the winner first."""
    state, game = timeline.state, timeline.state.game
    told, outcome = game.reading.points(timeline), state.outcome
    order = outcome.order if outcome else range(len(state.players))
    width = max(len(name) for name in (*state.players, "player"))
    lines = ["  ".join([f"{'player':{width}}", *told["causes"], "total"])]
    for seat in order:
        row = zip(told["causes"], told["cells"][seat], strict=True)
        cells = [f"{cell['points']:{len(cause)}}" for cause, cell in row]
        lines.append("  ".join([f"{state.player(seat):{width}}", *cells, f"{told['totals'][seat]:5}"]))
    if outcome:
        result = game.screen.picture(timeline)["result"]
        lines.append(result["title"] + (f" [{', '.join(result['rules'])}]" if result["rules"] else ""))
    else:
        lines.append(f"The record ends after {timeline.at} steps: {game.screen.asked(state)}.")
    return "\n".join(lines)


def open_lessons() -> int:
    """Start JupyterLab on the map of the lessons."""
    folder = next((f for f in (Path.cwd(), Path(__file__).parents[1]) if (f / "notebooks" / LESSONS).exists()), None)
    if folder is None:
        say("The lessons are not here: clone the project and type “make play”.", sys.stderr)
        return 2
    if shutil.which("jupyter-lab", path=str(Path(sys.executable).parent)) is None:
        say("JupyterLab is missing: pip install 'yotd-widget[lab]', or type “make play”.", sys.stderr)
        return 2
    command = [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/notebooks/{LESSONS}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # containers; JupyterLab asks for an explicit word
        command.append("--allow-root")
    paths = [str(LAB_CONFIG), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    return subprocess.call(command, cwd=folder, env=os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(paths)})


def _parser(game: Game[Any]) -> argparse.ArgumentParser:
    """The parser of the command. game: whose options `selfplay` has."""
    parser = argparse.ArgumentParser("yotd", description="Board games (unofficial), to learn and to try.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("play", help="open the lessons in JupyterLab (what happens without a command, too)")
    play = commands.add_parser("selfplay", help="play a random game")
    play.add_argument("--game", default=game.name, choices=games())
    play.add_argument("--players", type=int, default=4, metavar="N", help="how many")
    play.add_argument("--seed", type=int, default=7, help="the same seed gives the same game")
    play.add_argument("--record", metavar="FILE", help="write the game as JSON")
    game.arguments(play.add_argument_group(game.title))
    again = commands.add_parser("replay", help="replay a record, check it, show the points by cause")
    again.add_argument("file")
    return parser


def _named(arguments: Sequence[str]) -> Game[Any]:
    """The game that is named, or the first one."""
    parser = argparse.ArgumentParser("yotd", add_help=False)
    parser.add_argument("--game", default=at_home()[0])
    name = parser.parse_known_args(arguments)[0].game
    return load(name if name in games() else at_home()[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status: 0, or 2 with one sentence on stderr."""
    arguments = sys.argv[1:] if arguments is None else arguments
    game = _named(arguments)
    options = vars(_parser(game).parse_args(arguments))
    try:
        match options.pop("command"):
            case "selfplay":
                options.pop("game")
                say(selfplay(game, options.pop("players"), options.pop("seed"), options.pop("record"), **options))
            case "replay":
                say(replay_file(options["file"]))
            case _:
                return open_lessons()
    except OneSentence as error:
        say(error.text, sys.stderr)
        return 2
    return 0


# What a terminal that knows few signs shows in their place.
_PLAIN = str.maketrans({"└": "`", "├": "|", "│": "|", "·": "-", "–": "-", "…": "...", "“": '"', "”": '"', "’": "'"})


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text without signs that steer the terminal; those that its encoding lacks come as others.

    stream: left out, the standard output.
    """
    stream = stream or sys.stdout
    text, encoding = printable(text, lines="\n"), stream.encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.translate(_PLAIN).encode(encoding, "replace").decode(encoding)
    print(text, file=stream)


if __name__ == "__main__":
    sys.exit(main())
