"""Computers that play: a seat's view, the rules' values and chance in, an action out.

Nothing is remembered between two questions, so the same view and the same chance give the same
answer: a game that was killed goes on as if nothing had happened. Read `levels` first, then
`easy`, then `habits`, `odds`, `stakes`, `plan`, `sketch` and `steady`.
"""
