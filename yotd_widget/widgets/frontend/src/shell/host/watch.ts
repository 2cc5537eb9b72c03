/**
 * Watches the kernel itself where the host lets a view at it (JupyterLab and Notebook do), so that its end is known
 * before anything has to be sent. Elsewhere the heartbeat and the next press find out.
 */

interface Signal<Args> {
  connect(slot: (sender: unknown, args: Args) => void): void;
  disconnect(slot: (sender: unknown, args: Args) => void): void;
}

interface KernelConnection {
  statusChanged?: Signal<string>;
  connectionStatusChanged?: Signal<string>;
  disposed?: Signal<unknown>;
}

const ENDS = ["restarting", "autorestarting", "dead", "terminating"];

/** Calls `lose` when the kernel ends or cannot be reached any more. Returns how to stop. */
export function watchKernel(model: object, lose: () => void): () => void {
  const { widget_manager: manager } = model as { widget_manager?: { kernel?: KernelConnection | null } };
  const kernel = manager?.kernel;
  if (!kernel) return () => {};
  const onStatus = (_: unknown, status: string) => ENDS.includes(status) && lose();
  const onConnection = (_: unknown, status: string) => status === "disconnected" && lose();
  const onEnd = () => lose();
  kernel.statusChanged?.connect?.(onStatus);
  kernel.connectionStatusChanged?.connect?.(onConnection);
  kernel.disposed?.connect?.(onEnd);
  return () => {
    kernel.statusChanged?.disconnect?.(onStatus);
    kernel.connectionStatusChanged?.disconnect?.(onConnection);
    kernel.disposed?.disconnect?.(onEnd);
  };
}
