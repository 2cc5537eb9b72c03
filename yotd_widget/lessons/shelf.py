"""Where the texts of lessons lie: those of a game in its package, one's own beside the notebook.

>>> names("dragon")[:2]
['first', 'drought']
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from yotd_widget.engine import files
from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.game import at_home
from yotd_widget.engine.texts import _, language
from yotd_widget.lessons.text import Text, read
from yotd_widget.quiz.roads import road

GAMES: Final = Path(__file__).parents[1] / "games"
COURSE: Final = "course"
CHECK: Final = "check-"
FINAL: Final = "final"


def names(game: str) -> list[str]:
    """The names of a game's lessons and checks, in their order."""
    return [name for leg in road(game) for name in leg.lessons]


def is_check(name: str) -> bool:
    """Whether a lesson is drawn from what others have taught."""
    return name.startswith(CHECK) or name == FINAL


def courses() -> Iterator[tuple[str, str]]:
    """Every lesson there is, with its game."""
    for game in at_home():
        for name in names(game):
            yield game, name


def find(name: str) -> tuple[str, str]:
    """The game that has a lesson of this name, and the name there. Raises: NotFound, with the nearest one.

    Several games have a final check: “gugong.final” is that of one of them, “final” that of the first.
    """
    known = {called(*each): each for each in courses()}
    game, _dot, own = name.partition(".")
    if (game, own) in known.values():
        return game, own
    if name not in known:
        # Translators: the end of an error, after “There is no lesson “nonsense””
        hint = nearest(name, known) or _("; the map shows all there are.")
        raise NotFound(_("There is no lesson “{name}”{hint}").format(name=name, hint=hint))
    return known[name]


def called(game: str, name: str) -> str:
    """What readers call a lesson: by its name, with that of its game where an earlier game has one of this name."""
    first = next(each for each in at_home() if name in names(each))
    return name if first == game else f"{game}.{name}"


@cache
def _kept(path: Path) -> Text:
    return read(path.read_text("utf-8"), path.name)


def text(game: str, name: str) -> Text:
    """The text of a game's lesson, in the reader's language where there is one, else in English. Raises: BadLesson."""
    folder = GAMES / game / COURSE
    own = folder / language() / f"{name}.md"
    return _kept(own if own.exists() else folder / "en" / f"{name}.md")


def own_text(path: str | Path) -> Text:
    """The text of a file of one's own. Raises: NotFound, BadInput, BadLesson."""
    try:
        return read(files.read(path).decode("utf-8-sig"), Path(path).name)
    except UnicodeDecodeError:
        raise BadInput(_("{file} is no text in UTF-8").format(file=path)) from None


def is_path(lesson: object) -> bool:
    """Whether somebody means a file, and not a lesson by its name. Raises: WrongKind for what is neither."""
    if not isinstance(lesson, str | Path):
        raise WrongKind(
            _("a lesson is named by a text, “drought” or “my-lesson.md”, not {given}").format(given=short(lesson))
        )
    return isinstance(lesson, Path) or lesson.endswith((".md", ".txt")) or "/" in lesson
