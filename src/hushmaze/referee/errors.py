"""Errors for bad requests, as opposed to commands that the rules refuse."""


class RequestError(ValueError):
    """A reason from the list in docs/referee.md, and a sentence."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason = reason
        self.message = message
        super().__init__(reason, message)


def malformed(why: object) -> RequestError:
    return RequestError("malformed", f"This line cannot be read: {why}")


def bad_request(why: object) -> RequestError:
    return RequestError("bad_request", f"This request cannot be taken: {why}")
