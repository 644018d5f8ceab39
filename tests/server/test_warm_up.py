"""What takes long when it is first needed is done before anybody plays."""

import subprocess
import sys

ASKS = """
import asyncio, sys
from hushmaze.server.app import running
from hushmaze.server.settings import Settings
from hushmaze.storage import MemoryStore

async def answered(port, path):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\n\\r\\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200"), (path, answer[:20])

async def main():
    async with running(Settings(port=0), MemoryStore()) as server:
        before = set(sys.modules)
        for path in ("/", "/api/scenarios", "/art/pictures.json", "/healthz", "/metrics"):
            await answered(server.port, path)
        print(*sorted(set(sys.modules) - before))

asyncio.run(main())
"""


def test_no_request_waits_for_code_to_be_loaded() -> None:
    asking = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, check=False)
    assert asking.stderr == ""
    assert asking.stdout.split() == []
