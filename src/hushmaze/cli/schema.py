"""`hushmaze schema`: prints the JSON Schema of all that travels over a socket."""

import argparse
import json

from hushmaze.protocol.schema import schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_schema)


def _schema(_asked: argparse.Namespace) -> int:
    print(json.dumps(schema(), indent=1))
    return 0
