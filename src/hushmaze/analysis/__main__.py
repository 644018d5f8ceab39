"""Answers one question from standard input, at low priority."""

import os
import sys

from hushmaze.analysis.work import answer

_STANDS_BACK = 10


def main() -> None:
    if sys.platform != "win32":
        os.nice(_STANDS_BACK)
    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
