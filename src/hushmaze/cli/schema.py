"""`hushmaze schema`: prints the JSON Schema of the socket, or the OpenAPI description of the HTTP API."""

import argparse
import json

from hushmaze.protocol.schema import schema
from hushmaze.server.http.openapi import openapi


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--http", action="store_true", help="the HTTP API, as OpenAPI 3.1 (default: the socket)"
    )
    parser.set_defaults(run=_schema)


def _schema(asked: argparse.Namespace) -> int:
    print(json.dumps(openapi() if asked.http else schema(), indent=1))
    return 0
