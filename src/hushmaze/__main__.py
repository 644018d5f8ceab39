"""``python -m hushmaze`` is the same as ``hushmaze``."""

import sys

from hushmaze.cli import main

sys.exit(main())
