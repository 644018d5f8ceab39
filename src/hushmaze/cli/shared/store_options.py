"""The options by which a command finds what a server has stored."""

import argparse
from pathlib import Path

from hushmaze.cli.shared.parsers import add_folder
from hushmaze.server.settings import settings_from
from hushmaze.storage.choosing import Where


def add_store_options(parser: argparse.ArgumentParser) -> None:
    add_folder(
        parser,
        "--data",
        type=Path,
        metavar="FOLDER",
        help="of `hushmaze serve` (default: HUSHMAZE_DATA, or hushmaze-data)",
    )
    parser.add_argument(
        "--store", metavar="URL", help="of `hushmaze serve` (default: HUSHMAZE_STORE, or none)"
    )


def chosen_store(asked: argparse.Namespace) -> Where:
    """A folder that was named counts for more than a database in the environment."""
    store = "" if asked.store is None and asked.data is not None else asked.store
    return settings_from(data=asked.data, store=store).stored_in
