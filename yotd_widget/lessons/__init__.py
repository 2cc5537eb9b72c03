"""Lessons: questions that the engine answers, named wrong rules, and the widgets that ask."""
