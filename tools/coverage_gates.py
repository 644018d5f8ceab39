"""Says which lines of which packages no test reached; ends with 1 where a package has less than the least.

python tools/coverage_gates.py 97 rules tiles …
"""

import sys

from coverage import Coverage
from coverage.exceptions import NoDataError


def main(least: float, packages: list[str]) -> int:
    measured = Coverage()
    measured.load()
    short = []
    for package in packages:
        print(f"branch coverage of hushmaze.{package}, at least {least:g} %:")
        try:
            reached = measured.report(include=[f"src/hushmaze/{package}/*"])
        except NoDataError:
            reached = 0.0
        if reached < least:
            short.append(f"hushmaze.{package} has {reached:.2f} %")
    print(*short, sep="\n")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2:]))
