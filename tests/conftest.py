"""Tests that need more than Python say so where they are skipped; `--none-skipped` allows none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

# Whatever language this machine speaks, the game's first start is in Vietnamese here.
for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "vi_VN.UTF-8"

BUILT = Path(__file__).resolve().parent.parent / "dist" / "tamcuc"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--none-skipped", action="store_true", help="a test that would be skipped fails"
    )


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("xvfb"):
        lacking = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
        if lacking:
            pytest.skip(f"needs a real window, and {' and '.join(lacking)} is not here")
    if item.get_closest_marker("built") and not BUILT.exists():
        pytest.skip("needs the built program: make exe")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and item.config.getoption("none_skipped"):
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped here: {report.longrepr}"
    return report
