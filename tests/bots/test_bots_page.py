"""docs/guides/bots.md says what is there."""

import re
import shlex
from pathlib import Path

from hushmaze.bots.simulate.figures import summary
from hushmaze.cli.main import parser_of_all

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")


def test_the_example_is_printed_whole() -> None:
    (printed,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert printed == (ROOT / "examples" / "wanderer.py").read_text(encoding="utf-8")


def test_every_command_is_understood() -> None:
    commands = re.findall(r"(?:^    |`)(hushmaze simulate[^`\n]*)", PAGE, re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        assert parser_of_all().parse_args(shlex.split(command)[1:]).games > 0


def test_every_part_of_the_summary_is_explained() -> None:
    missing = [part for part in [*summary([]), "parts"] if f"`{part}`" not in PAGE]
    assert missing == []


def test_every_linked_file_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / "guides" / target).resolve().exists(), target
