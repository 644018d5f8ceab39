"""docs/cli.md, made from the parsers: ``python -m tests.support.cli_page``."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from hushmaze.cli.main import parser_of_all
from hushmaze.cli.shared.parsers import STATUSES
from tests.cli.bad_inputs import BAD_INPUTS

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"

_OPENING = """# The command line

Made from the commands themselves by `python -m tests.support.cli_page`; a test keeps it true.

After `make play` the command is `.venv/bin/hushmaze`; installed from the wheel, `hushmaze`. Every command
knows `--help`, reads standard input where a file is called `-`, and shows a bar on a terminal where it takes
long. For programs there is `--json`: {json}.

Answers go to standard output; errors and bars to standard error. Lines for people count seats from 1, as the
screen does; JSON, logs and positions from 0. Only `tiles check` ever ends with status 1; Ctrl-C ends
a command with status 130.

| exit status | meaning |
|---|---|
"""


def commands(
    parser: argparse.ArgumentParser, name: str = ""
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command that does something, by its whole name."""
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not groups:
        yield name, parser
    for group in groups:
        for word, inner in group.choices.items():
            yield from commands(inner, f"{name} {word}".strip())


def about(parser: argparse.ArgumentParser, name: str) -> str:
    """The line of a command in the help of its group."""
    *before, last = name.split()
    group: argparse.ArgumentParser = parser
    for word in before:
        group = _group(group).choices[word]
    choices = _group(group)._choices_actions
    return next(str(choice.help) for choice in choices if choice.dest == last)


def _group(parser: argparse.ArgumentParser) -> "argparse._SubParsersAction[argparse.ArgumentParser]":
    return next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))


def page() -> str:
    whole = parser_of_all()
    found = dict(commands(whole))
    json = ", ".join(
        f"`{name}`" for name, parser in found.items() if "--json" in parser._option_string_actions
    )
    lines = [
        _OPENING.format(json=json)
        + "\n".join(f"| {status} | {words} |" for status, words in STATUSES.items())
    ]
    lines += ["", "| command | what it does |", "|---|---|"]
    lines += [f"| [`{name}`](#{_anchor(name)}) | {about(whole, name)} |" for name in found]
    for name, parser in found.items():
        lines += ["", *_section(name, parser)]
    lines += ["", "## Completion", "", *_COMPLETION]
    return "\n".join(lines) + "\n"


_COMPLETION = [
    "In `~/.bashrc`, `~/.zshrc` or what your shell reads when it starts:",
    "",
    '    eval "$(hushmaze completion bash)"          # or zsh',
    "    hushmaze completion fish > ~/.config/fish/completions/hushmaze.fish",
]


def _anchor(name: str) -> str:
    return "hushmaze-" + name.replace(" ", "-")


def _section(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## hushmaze {name}"
    yield ""
    yield "```text"
    yield parser.format_help().rstrip()
    yield "```"
    yield ""
    yield "| what cannot be | what it says |"
    yield "|---|---|"
    for bad in BAD_INPUTS[name]:
        words = f"hushmaze {name} {bad.words}".rstrip().replace("|", "\\|")
        yield f"| `{words}` | … {bad.says.replace('|', chr(92) + '|')} … |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
