"""The mat: what a seat's view looks like, and how one view turns into the next.

`layout` is a pure function from a view to placed things; `picture` follows events through views,
`motion` moves things from one layout to the next, and `board` draws. The truth is always the view
that arrived last: when nothing moves, what is drawn is `layout(view)`.
"""
