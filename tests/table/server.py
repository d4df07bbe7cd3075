"""A real server: `hoarfrost serve` as a process, which can be killed and started again."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

HOST = "127.0.0.1"
PATIENCE = 30  # seconds for a start or a stop; the machine may be busy
# That of the sources, or the compiled one that `make test` names: its computers think faster.
PROGRAM = os.environ.get("HOARFROST_SERVER") or Path(sys.executable).with_name("hoarfrost")


class Server:
    """`with Server(folder) as server: ... server.address ...`

    Its database and its log lie in the folder. Every start has the same port.
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        pause: int = 0,
        absence: int = 60_000,
        core: int | None = None,
    ) -> None:
        """`pause` is the time of a computer's answer, `absence` that until a takeover (ms).

        `core` is where it must run.
        """
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.database = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self.core = core
        self.environment = {
            **os.environ,
            "HOARFROST_PAUSE_MS": str(pause),
            "HOARFROST_ABSENCE_MS": str(absence),
        }
        self.command = [str(PROGRAM), "serve", "--no-browser", "--host", HOST]
        self.command += ["--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        self.command += options
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        assert self.process is None, "it runs already"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self.environment,
                start_new_session=True,  # its workers are in its group, and end with it
            )
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        try:
            self.wait_until_ready(self.process)
        except BaseException:
            self.kill()
            raise

    def wait_until_ready(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The server does not answer:\n{self.log_text()[-4000:]}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """As if the plug were pulled: `kill -9` of the server and its workers."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.kill()

    def log_text(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
