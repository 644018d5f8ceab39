"""`hushmaze referee`: the rules as a process, JSON lines in, JSON lines out."""

import argparse
import sys

from hushmaze.referee import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_referee)


def _referee(_asked: argparse.Namespace) -> int:
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()  # the other side has gone: nobody is left to read a complaint
    return 0
