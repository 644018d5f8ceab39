"""Decides who may write to a room, where several servers share a database."""

from typing import NamedTuple

from hushmaze.storage.api import StoreError


class Fence(NamedTuple):
    """Lets a store write only to rooms that belong to this node and epoch, while its lease runs."""

    node: str
    epoch: int


class NotOwner(StoreError):  # noqa: N818 # a name that reads well where it is caught
    """The room belongs to another server, or this one's lease has run out: nothing was written."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} belongs to another server by now.")
