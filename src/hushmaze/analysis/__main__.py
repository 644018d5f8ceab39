"""Answers the one question on standard input, and stands back for whoever else needs the machine."""

import os
import sys

from hushmaze.analysis.work import answer

_STANDS_BACK = 10


def main() -> None:
    os.nice(_STANDS_BACK)
    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
