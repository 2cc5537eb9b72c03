"""A real kernel with a front end played by the test: no server, no browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from jupyter_client.manager import start_new_kernel

Message = dict[str, Any]


class KernelFrontend:
    """Holds what a page would hold: models by comm id (traits), the answers that came in, the outputs."""

    def __init__(self) -> None:
        self.manager, self.client = start_new_kernel(kernel_name="python3")
        self.models: dict[str, dict[str, Any]] = {}
        self.messages: list[tuple[str, dict[str, Any], list[bytes]]] = []
        self.outputs: list[dict[str, Any]] = []

    def run(self, code: str, cell: str = "") -> None:
        """Run code, as the cell with this id if one is given."""
        content = {"code": code, "silent": False, "store_history": True, "allow_stdin": False, "stop_on_error": True}
        message = self.client.session.msg("execute_request", content, metadata={"cellId": cell} if cell else None)
        self.client.shell_channel.send(message)
        self._wait_idle(message["header"]["msg_id"])

    def set(self, comm_id: str, **traits: Any) -> None:
        self._send(comm_id, {"method": "update", "state": traits, "buffer_paths": []})

    def custom(self, comm_id: str, content: dict[str, Any]) -> None:
        self._send(comm_id, {"method": "custom", "content": content})

    def widget(self) -> str:
        """The comm id of the newest anywidget."""
        return [comm for comm, traits in self.models.items() if "_esm" in traits][-1]

    def wait_for_update(self, timeout: float = 20) -> None:
        """Wait until an output is drawn anew."""
        self._pump_until(lambda message: message["msg_type"] == "update_display_data", timeout)

    def close(self) -> None:
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)

    def _send(self, comm_id: str, data: dict[str, Any]) -> None:
        message = self.client.session.msg("comm_msg", {"comm_id": comm_id, "data": data})
        self.client.shell_channel.send(message)
        self._wait_idle(message["header"]["msg_id"])

    def _wait_idle(self, request: str, timeout: float = 20) -> None:
        def is_done(m: Message) -> bool:
            idle = m["msg_type"] == "status" and m["content"]["execution_state"] == "idle"
            return idle and m["parent_header"].get("msg_id") == request

        self._pump_until(is_done, timeout)

    def _pump_until(self, is_done: Callable[[Message], bool], timeout: float) -> None:
        end = time.monotonic() + timeout
        while True:
            message = self.client.get_iopub_msg(timeout=max(0.01, end - time.monotonic()))
            self._take(message)
            if is_done(message):
                return

    def _take(self, message: Message) -> None:
        content, kind = message["content"], message["msg_type"]
        if kind == "error":
            raise RuntimeError("\n".join(content["traceback"]))
        if kind == "display_data":
            self.outputs.append(content)
        if kind == "update_display_data":
            for output in self.outputs:
                if output["transient"].get("display_id") == content["transient"]["display_id"]:
                    output["data"] = content["data"]
        if kind == "comm_open":
            self.models[content["comm_id"]] = dict(content["data"].get("state", {}))
        if kind == "comm_close":
            self.models.pop(content["comm_id"], None)
        if kind == "comm_msg" and content["data"]["method"] == "update":
            state = content["data"]["state"]
            self.models[content["comm_id"]].update(state)
            if "answer" in state:
                self.messages.append((content["comm_id"], state["answer"], message["buffers"]))
        if kind == "comm_msg" and content["data"]["method"] == "custom":
            self.messages.append((content["comm_id"], content["data"]["content"], message["buffers"]))
