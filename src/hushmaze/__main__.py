"""``python -m hushmaze`` is the same as ``hushmaze``; a Python that is too old is told so."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- pip sees to it, but nobody does in a checkout
    sys.exit(f"hushmaze: Python 3.11 or newer is needed, not {sys.version_info[0]}.{sys.version_info[1]}")

from hushmaze.cli.main import main

sys.exit(main())
