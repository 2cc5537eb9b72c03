import sys
from pathlib import Path
import pytest
sys.path.append(str(Path(__file__).parents[2] / "scripts"))
from gallery import gugong
from test_gugong_stage import LYING
import yotd_widget as yw
from yotd_widget.lessons.memory import Memory

@pytest.mark.parametrize("width,players,nth,opts", [(1280,5,1,{}),(1000,5,1,{}),(820,5,1,{}),(1280,4,18,{}),(1000,4,18,{}),(1280,5,1,{"projector":True}),(1280,4,40,{"projector":True}),(1280,4,40,{"theme":"dark"})])
def test_play(stage, width, players, nth, opts):
    stage.paint(True)
    stage.page.set_viewport_size({"width": width, "height": 900 if "projector" not in opts else 720})
    stage.open(yw.Play(gugong("DP-GIFT", players=players, nth=nth), **opts))
    print(width, players, nth, opts, stage.page.evaluate(LYING))
    stage.page.screenshot(path=f"/tmp/gl/p-{width}-{players}-{nth}-{''.join(opts)}.png")

@pytest.mark.touch
@pytest.mark.parametrize("point", ["DP-GIFT", "DP-INTRIGUE"])
def test_phone(stage, point):
    stage.paint(True)
    stage.open(yw.Play(gugong("DP-GIFT", players=5, nth=1)))
    g = stage.page.locator('[data-place="gift/intrigue"]')
    print(g.count())
    if g.count():
        g.first.tap()
    print(stage.page.evaluate(LYING))
    stage.page.screenshot(path=f"/tmp/gl/p-390-{point}.png", full_page=True)

@pytest.mark.parametrize("lang", ["pl", "nl"])
@pytest.mark.parametrize("width", [820, 1280])
@pytest.mark.parametrize("opts", [{}, {"theme": "dark"}])
@pytest.mark.parametrize("name,at", [("end", "score"), ("great-wall", "who")])
def test_lang(stage, lang, width, opts, name, at):
    stage.paint(True)
    stage.page.set_viewport_size({"width": width, "height": 760})
    l = yw.Lesson(f"gugong.{name}", at, language=lang, **({"theme":"light"}|opts))
    l._memory = Memory(None)
    stage.open(l)
    stage.page.screenshot(path=f"/tmp/gl/l-{name}-{lang}-{width}-{''.join(opts)}.png")
