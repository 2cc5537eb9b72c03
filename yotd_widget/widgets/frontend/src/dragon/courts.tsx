/** The court shown in full and the others small; a press on another court shows that one. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../shell/table";
import type { Board } from "./board";
import { CourtView } from "./court";
import { Others } from "./others";

export function Courts({ children }: { children?: ComponentChildren }) {
  const { snapshot } = useTable<Board>();
  const { courts, active } = snapshot.board;
  const [opened, setOpened] = useState<number | null>(null);
  const decision = `${snapshot.decision?.id} ${active}`;
  // A new question brings the court in question back
  useEffect(() => setOpened(null), [decision]);

  const seat = opened ?? active;
  const shown = courts.find((court) => court.seat === seat) ?? courts[0]!;
  const rest = courts.filter((court) => court !== shown);
  return (
    <div class="courts">
      <div class="shown">
        <CourtView key={shown.seat} court={shown} />
        {children}
      </div>
      <Others courts={rest} open={(other) => setOpened(other === active ? null : other)} />
    </div>
  );
}
