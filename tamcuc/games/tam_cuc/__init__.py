"""Tam Cúc: cards, sets, rules, one hand, a match, and its record.

Read in this order: `cards`, `sets`, `rules`, `actions`, `events`, `view`, `legal`, `hand`,
`score`, `match`, `record`. Everything here is a pure function of frozen values; the deal and
the cut are arguments.
"""
