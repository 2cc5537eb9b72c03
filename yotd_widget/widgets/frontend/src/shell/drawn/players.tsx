/** The players in a row: who it is, how many points, and below what a game draws of what each has. */
import type { ComponentChildren, ComponentType } from "preact";
import { Badge } from "../parts/badge";
import { Points } from "../parts/points";
import { Place } from "../place";
import { Region } from "../region";
import { useTable } from "../table";

interface Player {
  seat: number;
  name: string;
  vp: number;
}

/** How a game draws a player; children lie above all else. */
export interface PlayerProps<Seat> {
  seat: Seat;
  look?: string;
  /** What is hidden at other times may lie open. */
  open?: boolean;
  children?: ComponentChildren;
}

interface RowProps<Seat> {
  /** What the row is called. */
  name: string;
  seats: readonly Seat[];
  View: ComponentType<PlayerProps<Seat>>;
}

/** Each is drawn anew only for what is at "…/SEAT". children: what stands in the row as well. */
export function Players<Seat extends Player>({
  name,
  seats,
  View,
  look = "",
  children,
}: RowProps<Seat> & { look?: string; children?: ComponentChildren }) {
  const { snapshot } = useTable();
  return (
    <ol class={`seats n${seats.length} ${look}`.trimEnd()} aria-label={name}>
      {seats.map((seat) => (
        <Region
          key={seat.seat}
          of={[seat, snapshot.status.seat]}
          has={(place) => place.split("/")[1] === `${seat.seat}`}
        >
          <View seat={seat} />
        </Region>
      ))}
      {children}
    </ol>
  );
}

/** Above the board of a lesson: the reader wider than the others, each to press where players are chosen. */
export function People<Seat extends Player>({ name, seats, View, own }: RowProps<Seat> & { own: number }) {
  const { snapshot } = useTable();
  return (
    <ol class={`seats people n${seats.length}`} aria-label={name}>
      {seats.map((seat) => (
        <View key={seat.seat} seat={seat} look={seat.seat === own ? "own" : ""} open={false}>
          {snapshot.choices[`seat/${seat.seat}`] && (
            <Place place={`seat/${seat.seat}`} text={seat.name} class="this-one" picture />
          )}
        </View>
      ))}
    </ol>
  );
}

interface CardProps {
  seat: Player;
  look?: string;
  /** All of it, to be heard: what is drawn is not. */
  heard: string;
  /** Whether there is room for points. */
  points?: boolean;
  /** Beside the name. */
  signs?: ComponentChildren;
  /** Above all else. */
  above?: ComponentChildren;
  children?: ComponentChildren;
}

/** A stripe and the emblem, the name, the points; whoever decides stands out. */
export function PlayerCard({
  seat: { seat, name, vp },
  look,
  heard,
  points = true,
  signs,
  above,
  children,
}: CardProps) {
  const turn = useTable().snapshot.status.seat === seat;
  return (
    <RowCard look={[`seat-${seat + 1}`, turn && "decides", look].filter(Boolean).join(" ")} at={`seat/${seat}`}>
      {above}
      <span class="sr">{heard}</span>
      <p class="who" aria-hidden="true">
        <Badge seat={seat} size={26} />
        <b>{name}</b>
        {signs}
        {points && <Points seat={seat} vp={vp} />}
      </p>
      {children}
    </RowCard>
  );
}

/** What stands in the row as a player does. at: its place. */
export const RowCard = ({ look, at, children }: { look: string; at: string; children: ComponentChildren }) => (
  <li class={`seat-card ${look}`} data-at={at}>
    {children}
  </li>
);
