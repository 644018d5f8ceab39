"""Three things for every command that cannot be, with what it says. docs/cli.md shows them."""

from typing import NamedTuple


class Bad(NamedTuple):
    words: str
    """What is typed after the command."""
    says: str
    """A piece of the one line that comes of it."""


BAD_INPUTS: dict[str, tuple[Bad, Bad, Bad]] = {
    "play": (
        Bad("--port many", "--port: needs to be a number, not 'many'"),
        Bad("--log-level loud", "--log-level: invalid choice: 'loud'"),
        Bad("--public-url nowhere", "--public-url: needs to be an address such as"),
    ),
    "serve": (
        Bad("--port 99999", "--port: needs to be a port up to 65535, not 99999"),
        Bad("--durability none", "--durability: invalid choice: 'none'"),
        Bad("--speed 3", "there is no --speed 3"),
    ),
    "admin list": (
        Bad("--data nowhere", "nowhere"),
        Bad("--data", "--data: expected one argument"),
        Bad("rooms", "there is no rooms"),
    ),
    "admin export": (
        Bad("--to logs --data nowhere", "nowhere"),
        Bad("--data nowhere", "required: --to"),
        Bad("--to", "--to: expected one argument"),
    ),
    "admin delete": (
        Bad("--data nowhere", "name games, or say --before, --tile-sets or --unused-tile-sets: one of them"),
        Bad("--before yesterday", "--before: needs a date such as 2026-11-15, not 'yesterday'"),
        Bad("game --data nowhere", "There is no such file"),
    ),
    "admin forget": (
        Bad("", "required: NAME"),
        Bad("' ' --data nowhere", "say which name to forget"),
        Bad("Ann --data nowhere", "There is no such file"),
    ),
    "admin move": (
        Bad("nowhere elsewhere", "there is no such file"),
        Bad("nowhere", "required: TARGET"),
        Bad("here there everywhere", "there is no everywhere"),
    ),
    "referee": (
        Bad("--port 80", "there is no --port 80"),
        Bad("game.log", "there is no game.log"),
        Bad("--json", "there is no --json"),
    ),
    "schema": (
        Bad("--https", "there is no --https"),
        Bad("openapi.json", "there is no openapi.json"),
        Bad("--http=yes", "--http: ignored explicit argument 'yes'"),
    ),
    "show": (
        Bad("phase=asleep", "phase=asleep"),
        Bad("phase=heist --width wide", "--width: needs a whole number from 1 up, not 'wide'"),
        Bad("scenario=99", "There is no scenario with this number. (99)"),
    ),
    "scenarios list": (
        Bad("--number 3", "there is no --number 3"),
        Bad("18", "there is no 18"),
        Bad("--json=yes", "--json: ignored explicit argument 'yes'"),
    ),
    "scenarios check": (
        Bad("nowhere.toml", "cannot read nowhere.toml: No such file"),
        Bad("good.toml --seats none", "--seats: needs a whole number from 1 up, not 'none'"),
        Bad("good.toml --seats 9", "at most eight seats"),
    ),
    "scenarios read": (
        Bad("AAAAA", "That is no share code"),
        Bad("", "required: CODE"),
        Bad("AAAAA BBBBB", "there is no BBBBB"),
    ),
    "tiles check": (
        Bad("nowhere.tiles", "cannot read nowhere.tiles: No such file"),
        Bad("good.toml", "set: the text begins with a line"),
        Bad("--all", "there is no --all"),
    ),
    "tiles draw": (
        Bad("nowhere.tiles", "cannot read nowhere.tiles: No such file"),
        Bad("--to good.toml/pictures", "cannot write"),
        Bad("--to", "--to: expected one argument"),
    ),
    "tiles new": (
        Bad("mine", "SEED: needs a whole number, not 'mine'"),
        Bad("", "required: SEED"),
        Bad("7 --face A", "there is no --face A"),
    ),
    "print": (
        Bad("--paper A3", "--paper: invalid choice: 'A3'"),
        Bad("--tiles nowhere.tiles", "cannot read nowhere.tiles: No such file"),
        Bad("--scenario logs/too-slow.log", "That is no scenario file."),
    ),
    "games list": (
        Bad("--since yesterday", "--since: needs a date such as 2026-11-15, not 'yesterday'"),
        Bad("--won --lost", "--lost: not allowed with argument --won"),
        Bad("logs --scenario three", "'three' is no list of numbers such as 1-7 or 2,4"),
    ),
    "games show": (
        Bad("", "required: GAME|FILE"),
        Bad("good.toml", "good.toml: line 1"),
        Bad("unknown --data nowhere", "nowhere"),
    ),
    "games export": (
        Bad("logs", "required: --to"),
        Bad("logs --to there --as film", "--as: invalid choice: 'film'"),
        Bad("logs --to there --seats four", "'four' is no list of numbers such as 1-7 or 2,4"),
    ),
    "games stats": (
        Bad("--since 2026-W46-7", "--since: needs a date such as 2026-11-15, not '2026-W46-7'"),
        Bad("--data nowhere", "nowhere"),
        Bad("logs --seats 4-2", "'4-2' names no number"),
    ),
    "simulate": (
        Bad("--games -1", "--games: needs a whole number from 1 up, not '-1'"),
        Bad("--hourglass soon", "--hourglass: needs a number of seconds, not 'soon'"),
        Bad("--team champion", "champion"),
    ),
    "completion": (
        Bad("", "required: shell"),
        Bad("cmd", "invalid choice: 'cmd'"),
        Bad("bash zsh", "there is no zsh"),
    ),
}
