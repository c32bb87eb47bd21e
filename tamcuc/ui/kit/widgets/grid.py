"""Children in rows and columns: equal cells that reflow, tables, flowing lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pygame import Rect

from tamcuc.ui.kit.look import Look

from .base import UNBOUNDED, Size, Widget
from .boxes import Box
from .share import shrunk


class Grid(Box):
    """Equal cells, at most `columns` side by side, fewer where words would have to be broken."""

    def __init__(
        self, *children: Widget, columns: int, gap: int = 4, key: str = "", grow: int = 0
    ) -> None:
        super().__init__(children, key=key, grow=grow)
        self.columns, self.gap = columns, gap

    def measure(self, look: Look, width: int) -> Size:
        columns = self._fitting(look, width)
        liked = max((child.measure(look, UNBOUNDED)[0] for child in self._children), default=0)
        cell = min(liked, self._cell(width, columns))
        heights = self._heights(look, columns, cell)
        gaps = self.gap * max(0, len(heights) - 1)
        return cell * columns + self.gap * (columns - 1), sum(heights) + gaps

    def narrowest(self, look: Look) -> int:
        return max((child.narrowest(look) for child in self._children), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        columns = self._fitting(look, rect.w)
        cell = self._cell(rect.w, columns)
        y = rect.y
        for row, height in enumerate(self._heights(look, columns, cell)):
            for column, child in enumerate(self._row(columns, row)):
                child.place(look, Rect(rect.x + column * (cell + self.gap), y, cell, height))
            y += height + self.gap

    def _fitting(self, look: Look, width: int) -> int:
        columns = max(1, min(self.columns, len(self._children)))
        narrowest = self.narrowest(look)
        while columns > 1 and self._cell(width, columns) < narrowest:
            columns -= 1
        return columns

    def _cell(self, width: int, columns: int) -> int:
        return max(1, (width - self.gap * (columns - 1)) // columns)

    def _row(self, columns: int, row: int) -> Sequence[Widget]:
        return self._children[row * columns : (row + 1) * columns]

    def _heights(self, look: Look, columns: int, cell: int) -> list[int]:
        rows = -(-len(self._children) // columns)
        return [
            max(child.measure(look, cell)[1] for child in self._row(columns, row))
            for row in range(rows)
        ]


class Table(Box):
    """Rows whose cells stand below one another: each column as wide as its widest cell."""

    def __init__(
        self, *rows: Sequence[Widget], gap: int = 8, line_gap: int = 2, key: str = "", grow: int = 0
    ) -> None:
        super().__init__([cell for row in rows for cell in row], key=key, grow=grow)
        self._rows = [list(row) for row in rows]
        self.gap, self.line_gap = gap, line_gap

    def measure(self, look: Look, width: int) -> Size:
        widths = self._widths(look, width)
        heights = self._heights(look, widths)
        gaps = self.line_gap * max(0, len(heights) - 1)
        return sum(widths) + self._gaps(widths), sum(heights) + gaps

    def narrowest(self, look: Look) -> int:
        widths = self._columns([[cell.narrowest(look) for cell in row] for row in self._rows])
        return sum(widths) + self._gaps(widths)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        widths = self._widths(look, rect.w)
        y = rect.y
        for row, height in zip(self._rows, self._heights(look, widths), strict=True):
            x = rect.x
            for cell, width in zip(row, widths, strict=False):
                cell.place(look, Rect(x, y, width, height))
                x += width + self.gap
            y += height + self.line_gap

    def _widths(self, look: Look, width: int) -> list[int]:
        liked = self._columns(
            [[cell.measure(look, UNBOUNDED)[0] for cell in row] for row in self._rows]
        )
        least = self._columns([[cell.narrowest(look) for cell in row] for row in self._rows])
        return shrunk(liked, least, width - self._gaps(liked))

    def _columns(self, cells: list[list[int]]) -> list[int]:
        count = max((len(row) for row in cells), default=0)
        return [max(row[n] for row in cells if n < len(row)) for n in range(count)]

    def _gaps(self, widths: list[int]) -> int:
        return self.gap * max(0, len(widths) - 1)

    def _heights(self, look: Look, widths: list[int]) -> list[int]:
        return [
            max(
                (c.measure(look, w)[1] for c, w in zip(row, widths, strict=False)),
                default=0,
            )
            for row in self._rows
        ]


class Flow(Box):
    """Children side by side, in as many lines as it takes: rows of buttons that may wrap."""

    def __init__(
        self,
        *children: Widget,
        gap: int = 4,
        along: Literal["start", "centre", "end"] = "start",
        key: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(children, key=key, grow=grow)
        self.gap, self.along = gap, along

    def measure(self, look: Look, width: int) -> Size:
        lines = self._lines(look, width)
        widest = max((self._line_width(line) for line in lines), default=0)
        tall = sum(max(size[1] for _, size in line) for line in lines)
        return widest, tall + self.gap * max(0, len(lines) - 1)

    def narrowest(self, look: Look) -> int:
        return max((child.narrowest(look) for child in self._children), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        factor = {"start": 0.0, "centre": 0.5, "end": 1.0}[self.along]
        y = rect.y
        for line in self._lines(look, rect.w):
            height = max(size[1] for _, size in line)
            x = rect.x + int((rect.w - self._line_width(line)) * factor)
            for child, (width, _) in line:
                child.place(look, Rect(x, y, width, height))
                x += width + self.gap
            y += height + self.gap

    def _line_width(self, line: list[tuple[Widget, Size]]) -> int:
        return sum(size[0] for _, size in line) + self.gap * (len(line) - 1)

    def _lines(self, look: Look, width: int) -> list[list[tuple[Widget, Size]]]:
        lines: list[list[tuple[Widget, Size]]] = []
        for child in self._children:
            item = (child, child.measure(look, width))
            if lines and self._line_width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines
