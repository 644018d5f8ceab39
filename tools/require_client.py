"""Refuses to build a wheel without the browser client. `hatch` runs it before every wheel."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/hushmaze/server/client/index.html"

ANYWAY = "HUSHMAZE_WITHOUT_CLIENT"


class RequireClient(BuildHookInterface[Any]):
    """Lets editable installs pass, which see the client once it is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 -- hatch's signature
        if version == "editable" or os.environ.get(ANYWAY) or Path(self.root, CLIENT).is_file():
            return
        raise SystemExit(
            f"{CLIENT} is missing: `make wheel` builds it and then the wheel;"
            f" {ANYWAY}=1 builds one without the game for the browser."
        )
