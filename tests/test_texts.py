"""Whatever a reader sees comes from the catalogues: shown in a language that marks every text that went through one."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from games.dragon.test_refusals import REFUSED
from pseudo import longer, marked, pseudo, unmarked

import yotd_widget as yw
from yotd_widget.describe.printed import COLUMNS
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.texts import speak
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.pieces import GREAT_EVENTS
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import begin

NAMES = ("№1", "№2", "№3", "№4", "№5")
"""Names without letters: what has letters is a text."""

IDS = {
    "action", "age", "back", "chapter", "chapters", "code", "event", "focus", "form", "gone", "icon", "id", "kind",
    "language", "letter", "move", "omen", "person", "place", "rice", "rules", "season", "sign", "state", "symbol",
    "tone",
}  # fmt: skip
"""Keys of the pictures whose values are no texts."""

RULE = re.compile(r"\b([A-Z]+-)+\d+[a-d]?\b")
TYPED = re.compile(
    r"\b(use|pass|build|buy|play|place|replace|discard|release|without|lay|return|take|charter|demolish|drop|draft)\b[^.⟦]*"
)
"""A move as one types it, which is the same in every language."""

GAMES = {
    **{f"{players} players": (players, {}) for players in (2, 3, 4, 5)},
    "edition of 2007": (2, {"edition": "2007"}),
    **{event: (2 + n % 2, {"great_wall": True, "great_event": event}) for n, event in enumerate(GREAT_EVENTS)},
}


def texts_in(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a JSON value with its path, without ids. A key may be a path of its own: "year/0.state"."""
    if re.split("[/.]", path)[-1] in IDS and not isinstance(value, dict):
        return
    if path.endswith("board/causes") and isinstance(value, dict):  # the sign of each, by its name
        value = list(value)
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts_in(each, f"{path}/{key}")
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each, path)


class Html(HTMLParser):
    """The texts of a document."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.texts += [value for name, value in attrs if name == "alt" and value]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def printed_texts(printed: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The texts of the pictures for readers without a page."""
    yield "text/plain", printed["text/plain"]
    html = Html()
    html.feed(printed["text/html"])
    yield from (("text/html", text) for text in html.texts)
    for element in ET.fromstring(printed["image/svg+xml"]).iter():
        yield "image/svg+xml", element.get("aria-label", "")
        if element.tag.endswith(("title", "text")):
            yield "image/svg+xml", "".join(element.itertext())


def faults(texts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Where words are that no catalogue has translated; the letters of action groups are no words."""
    return {
        path: text
        for path, text in texts
        if [word for word in unmarked(RULE.sub("", text)) if word.strip(".,:;()") not in {*"ABCDE"}]
    }


def without_moves(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    return ((path, TYPED.sub("", text)) for path, text in texts)


def positions(players: int, options: dict[str, object]) -> Iterator[Timeline]:
    """A random game, step by step."""
    timeline, policy = Timeline(begin(Setup(NAMES[:players], seed=players, **options))), RandomPolicy(players)
    while timeline.state.agenda:
        yield timeline
        timeline.play(policy.choose(timeline.state))
    yield timeline


def looked_at(every: int, at_night: int) -> list[Any]:
    """Every other game at a push, at some of its positions; all games at night, at more of them."""
    pushed = [(name, every) for name in [*GAMES][::2]]
    return [*pushed, *(pytest.param(name, at_night, marks=pytest.mark.nightly) for name in GAMES)]


@pytest.mark.parametrize(("name", "every"), looked_at(12, at_night=1))
def test_every_text_of_the_screen_is_translated(name, every):
    players, options = GAMES[name]
    found: dict[str, str] = {}
    with pseudo(marked):
        for timeline in positions(players, options):
            if timeline.at % every == 0 or not timeline.state.agenda:
                picture = timeline.state.game.screen.picture(timeline)
                found |= faults(texts_in(picture))
                if timeline.at % (10 * every) == 0 or not timeline.state.agenda:
                    found |= faults(printed_texts(timeline.state.game.screen.printed(picture)))
    assert found == {}


@pytest.mark.parametrize(("name", "every"), looked_at(30, at_night=2))
def test_the_past_its_reasons_and_the_points_are_translated(name, every):
    players, options = GAMES[name]
    found: dict[str, str] = {}
    with pseudo(marked):
        for timeline in positions(players, options):
            if timeline.at % every == 0 and timeline.state.agenda and timeline.state.decision.seat != LUCK:
                lines = timeline.state.game.reasons.why_lines(timeline.state, timeline.state.options()[0])
                found |= faults(without_moves(texts_in(lines, "why")))
        history = list(timeline.state.game.screen.history(timeline, timeline.path))
        found |= faults(without_moves(texts_in(history, "history")))
        found |= faults(texts_in(timeline.state.game.reading.points(timeline), "points"))
    assert found == {}


@pytest.mark.parametrize("code", REFUSED)
def test_every_refusal_is_translated(code):
    position, move, *_ = REFUSED[code]
    refusal = position().why_not(move, by="P2" if code == "ERR-TURN" else None)
    typed = str(move).replace(",", "").split()
    with pseudo(marked):
        words = unmarked(re.sub(r"P\d", "№", refusal.text))
    assert [word for word in words if word.strip(".“”") not in typed] == []


def test_a_refusal_comes_in_the_language_in_which_it_is_read():
    game = yw.dragon.new_game(NAMES[:2], seed=7)
    refusal = game.why_not("pass")
    english = refusal.text
    with pseudo(marked):
        assert unmarked(refusal.text) == []
    assert refusal.text == english == "This choice is not open now; expected: two persons for the draft."


def test_the_words_of_the_page_are_translated():
    with pseudo(marked):
        words = yw.Play(yw.dragon.new_game(NAMES[:2], seed=7), language="pl").words
    assert faults(words.items()) == {}


def test_luck_is_translated():
    state = begin(Setup(NAMES[:2]))
    assert state.decision.seat == LUCK
    with pseudo(marked):
        assert faults(texts_in(state.game.screen.scene(state))) == {}


@pytest.mark.parametrize("name", ["5 players", "ge_flood"])
def test_longer_texts_keep_the_form_of_the_text_board(name):
    players, options = GAMES[name]
    with pseudo(longer):
        for timeline in positions(players, options):
            if timeline.at % 10 == 0:
                text = timeline.state.game.screen.printed(timeline.state.game.screen.picture(timeline))["text/plain"]
                assert max(map(len, text.split("\n"))) <= COLUMNS


def test_speak_is_for_texts_and_new_widgets():
    try:
        speak("pl")
        assert yw.Board(yw.dragon.example("month-5")).language == "pl"
        assert yw.Board(yw.dragon.example("month-5"), language="nl").language == "nl"
        assert yw.dragon.rule("ACT-6").statement != yw.dragon.RULES.english["ACT-6"]
        with pytest.raises(BadInput, match="“de”"):
            speak("de")
    finally:
        speak("en")
    assert yw.Board(yw.dragon.example("month-5")).language == "en"
