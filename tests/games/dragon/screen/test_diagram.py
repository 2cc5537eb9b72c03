"""The static pictures of a position: text board, HTML tables, SVG diagram."""

import gzip
import html
import re
import xml.etree.ElementTree as ET
from functools import cached_property
from html.parser import HTMLParser
from itertools import islice
from urllib.parse import unquote

import msgspec
import pytest
from games.dragon.table import acting, bare, court

from yotd_widget.describe.drawing import SMALLEST, shorten, width_of
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon.events import Decay
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.great_events import ChooseFloors
from yotd_widget.games.dragon.pieces import STEPS
from yotd_widget.games.dragon.screen.html_tables import html_tables
from yotd_widget.games.dragon.screen.svg_diagram import svg_diagram
from yotd_widget.games.dragon.screen.text_board import text_board
from yotd_widget.games.dragon.state import Setup
from yotd_widget.games.dragon.year import NextMonth, add_expansions, begin

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")
STRANGE = (
    'Ma"x & <b>Co</b>',
    "O'Neil",
    "Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe",
    "小龙女",
    "line\nbreak",
)
SVG = "{http://www.w3.org/2000/svg}"


class Shown(dict):
    """A snapshot with its pictures, each made once for all tests."""

    @cached_property
    def svg(self):
        return svg_diagram(self)

    @cached_property
    def root(self):
        return drawn(self.svg)

    @cached_property
    def page(self):
        return html_tables(self, self.svg)

    @cached_property
    def tags(self):
        return Tags(self.page)


def game(names, seed, every, also=None, **options):
    """Snapshots of a random game: of so many steps one, the end, and all of the month that is wanted as well."""
    timeline, policy, shown = Timeline(begin(Setup(names, seed=seed, **options))), RandomPolicy(seed), []
    while timeline.state.agenda:
        if timeline.at % every == 0 or timeline.state.month == also:
            shown.append(Shown(GAME.screen.picture(timeline)))
        timeline.play(policy.choose(timeline.state))
    return [*shown, Shown(GAME.screen.picture(timeline))]


@pytest.fixture(scope="module")
def games():
    """Every sixth position and the end of random games for two to five players."""
    positions = []
    for count in (2, 3, 4, 5):
        positions += game(NAMES[:count], seed=count, every=6)
    for event in ("ge_quake", "ge_flood", "ge_charter"):
        positions += game(NAMES[:3], seed=5, every=9, also=7, great_wall=True, great_event=event)
    return positions + game(STRANGE, seed=7, every=5, great_wall=True, great_event="ge_tornado")


@pytest.fixture(scope="module")
def rich():
    """Five courts as full as one finds them at the end of a good game: four palaces, two or three persons in each."""
    tiles = (person for _ in range(3) for person in STEPS)
    courts = [
        court(
            *(f"{n} {', '.join(islice(tiles, n))}" for n in (3, 2, 3, 1)), yuan=12, rice=3, fireworks=4, small=1, vp=101
        )
        for _ in range(5)
    ]
    return Shown(GAME.screen.picture(Timeline(acting(*courts, month=11, event="contagion"))))


def flat(text):
    return " ".join(text.split())


def facts(shown):
    """Everything a reader must be able to learn: names, numbers, palaces, persons."""
    status, board = shown["status"], shown["board"]
    yield from (status["phase"], status["who"])
    yield from (month["name"] for month in board["year"])
    yield from expansions(board)
    yield from (card["name"] for group in board["groups"] for card in group["cards"])
    yield from (group["fee"] for group in board["groups"] if group["fee"])
    if shown["decision"]:
        yield shown["decision"]["prompt"]
        yield from (choice["label"] for choice in shown["choices"].values() if choice["state"] == "legal")
    for each in board["courts"]:
        yield each["name"]
        yield from (f"{good['amount']} {good['name']}" for good in each["goods"])
        if each["need"]:
            yield from (each["need"]["text"], each["need"]["verdict"])
        yield from palaces(each)
    if shown["result"]:
        yield shown["result"]["title"]


def expansions(board):
    for month in board["year"]:
        if "great" in month:
            yield f"{month['name']} + {month['great']['name']}"
            yield month["great"]["rule"]
    if "wall" in board:
        yield board["wall"]["text"]
        yield board["wall"]["verdict"]
        for each in board["courts"]:
            tiles = ", ".join(f"{tile['amount']} {tile['unit']}" for tile in each["wall"] if not tile["used"])
            yield f"wall tiles: {tiles or 'none left'}"


def palaces(each):
    for palace in each["palaces"]:
        rooms = [room for room in palace["rooms"] if room.get("state") != "homeless"]
        persons = [room["person"] for room in rooms if room["person"]]
        listed = ", ".join(f"{person['name']} [{person['symbols']}]" for person in persons)
        yield f"palace {palace['number']} ({len(rooms)}): {listed or 'empty'}"
        for room in palace["rooms"][len(rooms) :]:
            yield f"{room['person']['name']} [{room['person']['symbols']}] without a floor"
        if palace["forecast"]:
            yield palace["forecast"]["text"]


# --- Text ------------------------------------------------------------------------------------------------------------


def test_the_text_board_says_every_fact(games):
    for shown in games:
        text = flat(text_board(shown))
        assert [fact for fact in facts(shown) if flat(fact) not in text] == []
        for each in shown["board"]["courts"]:
            points = "1 point" if each["vp"] == 1 else f"{each['vp']} points"
            assert flat(f"{each['name']} {each['seat'] + 1} {points}, space {each['space']},") in text
        for stack in shown["board"]["order"]:
            assert text.count("(on top)") >= (len(stack["seats"]) > 1)


def test_the_text_board_says_the_result(games):
    ends = [shown for shown in games if shown["result"]]
    assert len(ends) >= 8  # a game whose last position is also one of every sixth is there twice
    for shown in ends:
        text, result = flat(text_board(shown)), shown["result"]
        for rank, row in enumerate(result["rows"], 1):
            points = ", ".join(f"{cause} {n}" for cause, n in zip(result["causes"], row["points"], strict=True))
            assert flat(f"{rank}. {row['name']} {row['total']}: {points}") in text


def test_the_text_board_has_at_most_80_columns(games, rich):
    for shown in [*games, rich]:
        assert max(map(len, text_board(shown).splitlines())) <= 80


def test_the_text_board_tells_apart_what_is_done_now_and_coming():
    state = acting(court("2 young monk", "1"), court(yuan=2), month=6, event="drought", dragons={"P2": "A"})
    lines = text_board(GAME.screen.picture(Timeline(state))).splitlines()
    assert lines[0].startswith("IN THE YEAR OF THE DRAGON | Month 6 of 12 | phase 1: Action |")
    assert any(line.startswith("Year   1-5 done | >6 Drought< | 7 ") for line in lines)
    assert "Now    Drought: 1 rice per inhabited palace" in lines
    assert "  palace 1 (2): young monk [1], 1 empty floor" in lines
    assert "  palace 2 (1): empty, disappears at decay" in lines
    assert "(P2; fee 3 yuan)" in flat(" ".join(lines))


# --- HTML ------------------------------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """Elements with their attributes, the text outside tags, and the open elements, which must close in order."""

    def __init__(self, text):
        super().__init__()
        self.found, self.open, self.words = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in ("img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


ALLOWED = {"details", "summary", "img", "p", "b", "br", "table", "caption", "thead", "tbody", "tr", "th", "td"}


def test_the_html_survives_sanitizers(games):
    for shown in games:
        tags = shown.tags
        assert {tag for tag, _ in tags.found} <= ALLOWED
        assert {name for _, attrs in tags.found for name in attrs} <= {
            *("class", "open", "alt", "src", "style", "scope"),
            "loading",  # saves work; whoever takes it away loses nothing
        }
        assert all(attrs.get("scope") in ("row", "col") for tag, attrs in tags.found if tag == "th")
        assert sum(tag == "table" for tag, _ in tags.found) == sum(tag == "caption" for tag, _ in tags.found)
        assert not any("color" in attrs.get("style", "") for _, attrs in tags.found)


def test_the_html_says_every_fact(games):
    for shown in games:
        tags = shown.tags
        text = flat(" ".join(tags.words))
        assert [fact for fact in facts(shown) if flat(fact) not in text] == []
        (alt,) = (attrs["alt"] for tag, attrs in tags.found if tag == "img")
        assert all(flat(f"{each['name']} {each['vp']}") in flat(alt) for each in shown["board"]["courts"])


def test_the_html_holds_the_picture():
    shown = GAME.screen.picture(Timeline(acting(court(), court())))
    svg = svg_diagram(shown)
    (source,) = re.findall(r'src="data:image/svg\+xml;charset=utf-8,([^"<>#&]+)"', html_tables(shown, svg))
    assert ET.canonicalize(unquote(source)) == ET.canonicalize(svg)


def test_a_table_row_has_as_many_cells_as_its_heading(games, rich):
    for shown in [*games[::10], rich]:
        tables = re.findall(r"<table.*?</table>", html_tables(shown, ""))
        assert len(tables) >= 2
        for table in tables:
            assert len({len(re.findall(r"<t[hd][ >]", row)) for row in re.findall(r"<tr>.*?</tr>", table)}) == 1


# --- SVG -------------------------------------------------------------------------------------------------------------


def drawn(svg):
    return ET.fromstring(svg)


def test_the_picture_is_one_self_contained_svg(games, rich):
    for shown in [*games, rich]:
        svg, root = shown.svg, shown.root
        assert root.tag == f"{SVG}svg"
        assert (root.get("role"), root.get("aria-label")) == ("img", root.find(f"{SVG}title").text)
        assert not {"style", "script", "image", "foreignObject"} & {each.tag.removeprefix(SVG) for each in root.iter()}
        assert "var(" not in svg
        assert "class=" not in svg


def test_the_picture_defines_what_it_uses_and_nothing_else(games, rich):
    for shown in [*games, rich]:
        root = shown.root
        ids = [each.get("id") for each in root.iter() if each.get("id")]
        assert len(ids) == len(set(ids))
        assert set(ids) == {each.get("href").removeprefix("#") for each in root.iter(f"{SVG}use")}


def test_no_text_of_the_picture_is_small_or_outside(games, rich):
    for shown in [*games, rich]:
        root = shown.root
        assert {float(each.get("font-size")) >= 12 for each in root.iter() if each.get("font-size")} == {True}
        wide, high = float(root.get("width")), float(root.get("height"))
        for text in root.iter(f"{SVG}text"):
            places = [each.get("x") for each in text.iter() if each.get("x")]
            assert places
            assert all(0 < float(x) < wide for x in " ".join(places).split())
            assert 0 < float(text.get("y")) < high


def test_the_picture_says_names_and_points(games):
    for shown in games:
        words = "|".join(shown.root.itertext())
        for each in shown["board"]["courts"]:
            assert f"|{each['vp']}|" in words
            assert flat(each["name"])[:5] in flat(words)
        assert not shown["decision"] or shown["decision"]["prompt"].split(".")[0] in words


@pytest.mark.parametrize("count", range(9))
def test_a_court_of_any_size_is_drawn(count):
    palaces = [
        f"{1 + n % 3} {person}" if n % 2 else f"{1 + n % 3}" for n, person in zip(range(count), STEPS, strict=False)
    ]
    one = court(*palaces) if palaces else bare()
    shown = GAME.screen.picture(Timeline(acting(court(), one, event="drought")))
    numbers = "".join(map(str, range(1, count + 1)))
    texts = [text.text for text in drawn(svg_diagram(shown)).iter(f"{SVG}text")]
    assert (numbers in texts) if count else ("no palace" in texts)


# --- All three -------------------------------------------------------------------------------------------------------


def test_the_same_snapshot_gives_the_same_bytes(games):
    for shown, again in zip(*(game(NAMES[:3], seed=3, every=9) for _time in range(2)), strict=True):
        assert (text_board(shown), svg_diagram(shown)) == (text_board(again), svg_diagram(again))
        assert html_tables(shown, "") == html_tables(again, "")


def test_the_pictures_stay_small(games, rich):
    """Whole figures, medals and emblems weigh more than signs of one line would; packed, it is a fourth."""
    for shown in [*games, rich]:
        page = shown.page.encode()
        assert len(page) <= (68_000 if "wall" in shown["board"] else 62_000)
        assert len(gzip.compress(page)) <= 15_000


def test_names_are_escaped():
    shown = game(STRANGE, seed=1, every=20)[1]
    page = html_tables(shown, svg_diagram(shown))
    assert "<b>Co</b>" not in page
    assert html.escape(STRANGE[0]) in page
    assert "<b>Co</b>" not in svg_diagram(shown)
    assert "line break" in text_board(shown)


# --- Expansions --------------------------------------------------------------------------------------------------


def walled():
    """Month 6 with five tiles in the wall: P1, P2 and P1 again laid theirs, P1 has used up all."""
    state = acting(court("2 young monk"), court("1"), month=6, event="mongol_invasion")
    state.setup = msgspec.structs.replace(state.setup, great_wall=True, great_event="ge_flood")
    state.wall, state.great_event = (0, 1, 0, 0, 1), "ge_flood"
    state.courts[1].wall_tiles = ("wall_rice", "wall_yuan")
    add_expansions(state)
    return GAME.screen.picture(Timeline(state))


def test_the_wall_stands_under_the_year_with_its_owners():
    shown = walled()
    text = text_board(shown).splitlines()
    assert "Wall   5 of 12; month 6 needs 6: 1 tile short" in text
    assert "       1 P1, 2 P2, 3 P1, 4 P1, 5 P2" in text
    assert "  wall tiles: none left" in text
    assert "  wall tiles: +1 rice, +2 yuan" in text
    cells = re.search(r"<tr><th[^>]*>Great Wall</th>(.*?)</tr>", html_tables(shown, ""))[1]
    assert re.findall(r"<td>(.*?)</td>", cells) == ["P1", "P2", "P1", "P1", "P2", *7 * [""]]
    words = "|".join(drawn(svg_diagram(shown)).itertext())
    assert " 5 of 12; month 6 needs 6: " in words
    assert "1 tile short" in words


def test_a_game_without_expansions_is_drawn_without_a_trace_of_them():
    shown = GAME.screen.picture(Timeline(acting(court(), court())))
    assert not {"wall", "great"} & {*shown["board"], *shown["board"]["year"][6], *shown["board"]["courts"][0]}
    for text in (text_board(shown), html_tables(shown, ""), svg_diagram(shown)):
        assert not re.search("[Ww]all|Super", text)


def test_who_has_lost_the_floor_is_named_apart():
    state = acting(court("3 young monk, young healer, young farmer", "2 old monk"), court(), month=7)
    state.phase, state.agenda = "event", [NextMonth(), Decay(), ChooseFloors(0, 2)]
    game = Timeline(state)
    assert "palace 1 (3): young monk [1], young healer [1], young farmer [1], 1 floor to fall" in flat(
        text_board(GAME.screen.picture(game.play("demolish 1")))
    )
    text = flat(text_board(GAME.screen.picture(game.play("demolish 1"))))
    assert "palace 1 (1): young monk [1], young healer [1] without a floor, young farmer [1] without a floor" in text


# --- Cut off ----------------------------------------------------------------------------------------------------------


def test_a_long_text_is_cut_at_once_and_where_it_was():
    """As taking off one sign after the other, which takes a name of ten thousand for minutes."""

    def slowly(text, room, size):
        size = max(SMALLEST, int(size * room / width_of(text, size)))
        while len(text) > 1 and width_of(text, size) > room:
            text = text[:-2].rstrip() + "…"
        return text, size

    for text in ("Ania i Benek z Krakowa", "a  b  c  d  e  f  g", "W" * 60, "Ana Maria " * 6, "ab", "龍" * 30):
        for room in (3, 20, 44, 61, 80):
            if width_of(text, 16) > room:
                assert shorten(text, room, 16) == slowly(text, room, 16)
    assert len(shorten("x" * 1_000_000, 100, 16)[0]) < 30
