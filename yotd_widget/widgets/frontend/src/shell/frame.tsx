/** The root of a view that is played in: shares the table, hears the keys, keeps the focus, holds the panels. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Banner } from "./host/banner";
import { useHeartbeat } from "./host/heartbeat";
import { type PlayModel, useKernel } from "./host/kernel";
import { Offer } from "./keeping/offer";
import { useFocusAfter } from "./keys/focus";
import { useHabits } from "./keys/habits";
import { useKeys } from "./keys/keys";
import { Live } from "./live";
import { type Model, useTrait } from "./model";
import { DirectorContext, Motion, MotionContext, useMotion } from "./motion/motion";
import { Root } from "./root";
import { TableContext } from "./table";
import { useTableState } from "./use-table";

interface Props {
  model: PlayModel;
  /** Accessible name; left out, that of the board. */
  title?: string;
  /** As of the `Root`. */
  large?: boolean;
  foot?: boolean;
  /** Whether what happens at the end of a period is told on the board; left out, it is. */
  tells?(): boolean;
  /** Whether the open question is told to who listens. */
  asks?: boolean;
  /** What is said when Python is gone; left out, what a board says. */
  lost?: ComponentChildren;
  children: ComponentChildren;
}

export function Frame({ model, title, large, foot, tells, asks = true, lost, children }: Props) {
  const [kernel, line] = useKernel(model);
  const root = useRef<HTMLElement>(null);
  const words = useTrait(model as Model, "words");
  const table = useTableState(kernel, line, words, useHabits(model as Model));
  const onKeyDown = useKeys(table, root);
  useFocusAfter(line, root); // before anything is laid over the board: to move the focus asks for a layout
  const { director, switches } = useMotion(model, line, table, root, tells);
  useHeartbeat(kernel, root);
  return (
    <TableContext.Provider value={table}>
      <Root
        model={model as Model}
        title={title ?? line.snapshot.title}
        large={large}
        foot={foot}
        element={root}
        busy={line.waiting}
        onKeyDown={onKeyDown}
        onPointerDownCapture={() => director.expect(null)} // what would be measured now only keeps the press waiting
        onPointerMoveCapture={(event) => event.pointerType === "mouse" && table.stir(event)}
        onPointerLeave={(event) => event.pointerType === "mouse" && table.away()}
        aside={
          <>
            <Motion director={director} words={words} />
            <Live asks={asks} />
          </>
        }
      >
        {lost === undefined ? <Banner /> : lost}
        <Offer />
        <MotionContext.Provider value={switches}>
          <DirectorContext.Provider value={director}>{children}</DirectorContext.Provider>
        </MotionContext.Provider>
      </Root>
    </TableContext.Provider>
  );
}
