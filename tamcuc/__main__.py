"""`python -m tamcuc`."""

from __future__ import annotations

import sys

from tamcuc.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
