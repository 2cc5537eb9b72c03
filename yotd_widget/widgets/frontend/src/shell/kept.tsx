/**
 * What is often put away and brought back: it stays drawn as it was last seen, out of sight and out of reach, and so is there
 * again at once. Whoever looks for things on the board passes over what is away.
 */
import type { ComponentChildren, HTMLAttributes, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Table, TableContext, useTable } from "./table";

interface Props extends Pick<HTMLAttributes<HTMLDivElement>, "class"> {
  "data-tray"?: string;
  shown: boolean;
  children: ComponentChildren;
}

export function Kept({ shown, children, ...element }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useKept(shown, children, box);
  if (!kept) return null;
  return (
    <div {...element} ref={box} data-away={shown ? undefined : ""}>
      {kept}
    </div>
  );
}

/** What an element has in it that bears `data-away` while it is not shown; null before it is shown for the first time. */
export function useKept(shown: boolean, children: ComponentChildren, box: RefObject<HTMLElement | null>) {
  const table = useTable();
  const held = useRef<{ table: Table; children: ComponentChildren } | null>(null);
  if (shown) held.current = { table, children };
  useLayoutEffect(() => {
    const focused = (box.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (!shown && focused && box.current!.contains(focused)) (focused as HTMLElement).blur();
  }, [shown]);
  if (!held.current) return null;
  return <TableContext.Provider value={held.current.table}>{held.current.children}</TableContext.Provider>;
}

/** Follows a selector: what it finds is on the board. */
export const HERE = ":not([data-away] *)";

export const isHere = (element: Element): boolean => element.isConnected && element.matches(HERE);
