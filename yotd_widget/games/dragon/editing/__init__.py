"""Positions of this game changed token by token: what can be edited, what speaks against it, and what removes that.

>>> from yotd_widget.engine.editing import Edit
>>> from yotd_widget.games.dragon.examples import example
>>> state = example("tribute-1")
>>> bench = state.game.editing.bench(state)
>>> draft = bench.apply(bench.draft(state), Edit("P2.palace1.1", None))
>>> bench.told(draft, Edit("P2.palace1.floors", 3))
'Bo, palace 1: Floors: 3'
>>> bench.check(draft), bench.position(draft).court("Bo").headcount()
((), 1)
"""
