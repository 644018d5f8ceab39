"""How a room says no."""


class No(ValueError):  # noqa: N818 -- reads well where it is raised
    """A request the room refuses, with a reason that travels."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason = reason
        super().__init__(message)
