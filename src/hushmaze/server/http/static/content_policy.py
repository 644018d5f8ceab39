"""The content security policy: what our pages may load and who may frame them, sent with every answer.

Trusted Types are demanded by the client's own page (`web/index.html`): a client built before it had them can
still be served (`--client-folder`).
"""

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' blob:",  # a replay file brings its pictures along, which the page makes addresses for
    "media-src": "blob:",  # a video of a game that the page has just made can be looked at before it is saved
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def content_policy(**changes: str) -> str:
    """Parts by their names with an underscore, where a page needs them otherwise."""
    policy = _POLICY | {name.replace("_", "-"): where for name, where in changes.items()}
    return "; ".join(f"{what} {where}" for what, where in policy.items())


EMBEDDED = content_policy(frame_ancestors="*")
"""Of the page that others may show in a frame: a replay, which all may see, and nothing to do."""
