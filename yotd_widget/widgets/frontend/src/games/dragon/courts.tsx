/** The court shown in full and the others small; a press on another court shows that one. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CourtView } from "./court";
import { Others } from "./others";
import { useDragon } from "./use-dragon";
import type { Court } from "./wire";

export function Courts({ children }: { children?: ComponentChildren }) {
  const { snapshot } = useDragon();
  const { active } = snapshot.board;
  const [opened, setOpened] = useState<number | null>(null);
  const decision = `${snapshot.decision?.id} ${active}`;
  // A new question brings the court in question back
  useEffect(() => setOpened(null), [decision]);
  return (
    <CourtRow seat={opened} open={(other) => setOpened(other === active ? null : other)}>
      {children}
    </CourtRow>
  );
}

interface Props {
  /** Whose court is in full; null: of whom the position is about. */
  seat: number | null;
  open(seat: number): void;
  /** How a court in full is drawn. */
  Full?: ComponentType<{ court: Court }>;
  /** Below the court in full. */
  children?: ComponentChildren;
}

export function CourtRow({ seat, open, Full = CourtView, children }: Props) {
  const { courts, active } = useDragon().snapshot.board;
  const shown = courts.find((court) => court.seat === (seat ?? active)) ?? courts[0]!;
  return (
    <div class="courts">
      <div class="shown">
        <Full key={shown.seat} court={shown} />
        {children}
      </div>
      <Others courts={courts.filter((court) => court !== shown)} open={open} />
    </div>
  );
}
