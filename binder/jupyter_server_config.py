"""Answer clicks at once: without this the kernel's websocket holds small messages back for some 40 ms."""

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class NoDelay(ZMQChannelsWebsocketConnection):
    async def connect(self):
        self.websocket_handler.set_nodelay(True)
        return await super().connect()


c.ServerApp.kernel_websocket_connection_class = NoDelay  # noqa: F821
