/** While the reader is inside a visible page, asks Python now and then for a sign of life. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Kernel } from "./kernel";

const BEAT_MS = 5000;

export function useHeartbeat(kernel: Kernel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const focused = (root.current?.getRootNode() as DocumentOrShadowRoot | undefined)?.activeElement;
      if (focused && root.current?.contains(focused) && document.visibilityState === "visible") kernel.ping();
    }, BEAT_MS);
    return () => clearInterval(timer);
  }, [kernel, root]);
}
