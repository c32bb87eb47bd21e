"""Each test begins in Vietnamese and leaves it so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tamcuc import i18n


@pytest.fixture(autouse=True)
def vietnamese() -> Iterator[None]:
    i18n.use("vi")
    yield
    i18n.use("vi")
