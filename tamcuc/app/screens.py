"""How the screens are joined: which scene opens behind which door."""

from __future__ import annotations

from tamcuc.ui.kit import Scene
from tamcuc.ui.scenes.history import HistoryScene
from tamcuc.ui.scenes.new_table import NewTableScene
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.scenes.table_doors import Doors
from tamcuc.ui.scenes.title import TitleScene


def title(services: Services) -> Scene:
    """The first screen, from which all others open."""
    return TitleScene(services, table)


def table(services: Services, session: Session) -> Scene:
    """The table that one sits at."""
    doors = Doors(rules=RulesScene, settings=lambda: SettingsScene(services))
    return TableScene(session, services, doors)


def around_the_table(services: Services) -> dict[str, Scene]:
    """Every screen that needs no running match, by name."""
    return {
        "title": title(services),
        "new_table": NewTableScene(services, table),
        "history": HistoryScene(services, table),
        "rules": RulesScene(),
        "settings": SettingsScene(services),
    }
