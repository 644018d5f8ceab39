"""The error that a room raises for a request that it refuses."""

from hushmaze.protocol.reasons import ErrorReason


class Rejected(ValueError):  # noqa: N818 -- no fault: an answer
    """A request that changes nothing. Its text is `message`, or the reason's own sentence."""

    def __init__(self, reason: ErrorReason, message: str | None = None) -> None:
        self.reason = reason
        super().__init__(reason.message if message is None else message)
