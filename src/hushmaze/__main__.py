"""``python -m hushmaze`` is the same as ``hushmaze``."""

import sys

from hushmaze.cli.main import main

sys.exit(main())
