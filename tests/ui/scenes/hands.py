"""What a person's hands do with a screen: press what has a key, read what is written."""

from __future__ import annotations

from tamcuc.ui.kit import Headless, Screen, Widget, visible_part, walk


def screen(play: Headless) -> Screen:
    """The screen on top."""
    top = play.scene
    assert isinstance(top, Screen)
    return top


def widget(play: Headless, key: str) -> Widget:
    """The widget of a key on the top screen."""
    found = [w for w in walk(screen(play).ui.root) if w.key == key]
    assert found, f"no {key!r} on screen"
    return found[0]


def click(play: Headless, key: str) -> None:
    """Click in the middle of what can be seen of a widget."""
    play.click(visible_part(widget(play, key)).center)


def focused(play: Headless) -> str:
    """The key of the widget with the focus."""
    focus = screen(play).ui.focus
    return focus.key if focus else ""


def tab_to(play: Headless, key: str) -> None:
    """Go to a widget with the keyboard alone."""
    for _ in range(40):
        if focused(play) == key:
            return
        play.key("tab")
    raise AssertionError(f"the keyboard never comes to {key!r}")


def written(play: Headless) -> str:
    """All the words on the top screen, in reading order."""
    top = screen(play)
    texts = [box.text for w in walk(top.ui.root) for box in w.texts(play.look)]
    return "\n".join(texts)
