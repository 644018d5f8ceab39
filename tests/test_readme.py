"""What README promises works as printed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    events = names["events"]
    assert isinstance(events, tuple)
    assert events[0].at == 1200


def test_every_linked_file_is_there() -> None:
    for page in (README, (ROOT / "ARCHITECTURE.md").read_text(), (ROOT / "CONTRIBUTING.md").read_text()):
        for target in re.findall(r"\]\(([^)#:]+)\)", page):
            assert (ROOT / target).exists(), target


def test_every_room_of_the_client_is_on_the_map() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = [folder.name for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()]
    assert [room for room in rooms if f"`src/{room}/`" not in page] == []


def test_it_says_plainly_whose_game_this_is() -> None:
    assert "independent" in README
    assert "not affiliated" in README
