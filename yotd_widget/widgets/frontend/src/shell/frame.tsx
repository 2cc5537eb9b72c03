/** The root of a play view: shares the table, hears the keys, keeps the focus, holds the panels. */
import type { AnyModel } from "@anywidget/types";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Banner } from "./banner";
import { useFocusAfter } from "./focus";
import { useHeartbeat } from "./heartbeat";
import { type Traits, useKernel } from "./kernel";
import { useKeys } from "./keys";
import { Live } from "./live";
import { TableContext } from "./table";
import { useTheme } from "./theme";
import { useTableState } from "./use-table";

interface Props {
  model: AnyModel<Traits>;
  children: ComponentChildren;
}

export function Frame({ model, children }: Props) {
  const [kernel, line] = useKernel(model);
  const root = useRef<HTMLElement>(null);
  const table = useTableState(kernel, line, root);
  const theme = useTheme(line.theme);
  const onKeyDown = useKeys(table, root);
  useFocusAfter(line, root);
  useHeartbeat(kernel, root);
  const { snapshot } = line;
  return (
    <TableContext.Provider value={table}>
      <section
        class="frame"
        ref={root}
        data-theme={theme}
        lang={snapshot.language}
        aria-label={snapshot.title}
        aria-busy={line.waiting}
        onKeyDown={onKeyDown}
        onPointerMoveCapture={(event) => event.pointerType === "mouse" && table.stir(event)}
        onPointerLeave={(event) => event.pointerType === "mouse" && table.away()}
      >
        <div class="eaves" />
        <div class="inside">
          <Banner />
          {children}
        </div>
        <Live />
      </section>
    </TableContext.Provider>
  );
}
