/** What a game gives so that its things can move: what travels in a step, what its chapters are called, its moments. */
import type { ComponentType } from "preact";
import type { Step } from "../time/history";
import type { Scene } from "../wire";
import type { Words } from "../words";
import type { Pictures } from "./pictures";
import type { Box } from "./places";
import type { Chapter } from "./story";
import type { Shown } from "./telling";
import type { Flight, Size } from "./ways";

/** auto: chapters follow each other. next: each waits until the reader goes on. off: there are none. */
export type Pace = "auto" | "next" | "off";

/** A drawing that moves. */
export interface Piece {
  /** A symbol of the sprite. */
  sprite: string;
  /** Classes that colour it. */
  look?: string;
  /** A smaller symbol on its lower right. */
  badge?: string;
}

/**
 * arc: thrown. hop: jumps, and bounces once. walk: on foot, over `via`. slide: along. leave: on foot, and away. sail: away
 * over the right edge of its goal.
 */
export type Way = "arc" | "hop" | "walk" | "slide" | "leave" | "sail";

/** Null where it is not there. size: of what moves with its middle on the way. */
export type Own = (
  pictures: Pictures,
  place: Element,
  from: Box,
  to: Box,
) => { draw(): HTMLElement; size: Size; ways: Flight[] } | null;

/** Something that gets from one place to another. A place is named by keys, of which the first that is there counts. */
export interface Travel {
  piece: Piece;
  way: Way;
  /** Where it was before the step; else where that is now. */
  from: readonly string[];
  /** Where it is now; what has no place any more does not travel. `leave` goes away over it, as it was. */
  to: readonly string[];
  /** On the way, at the foot of it. */
  via?: readonly string[];
  /** How it is drawn and led itself, where it is there; else by its symbol, in its way. */
  own?: Own;
  /** It sets out together with the one before. */
  joins?: boolean;
  /** How large it is, in pixels of the page; left out, as its place. */
  size?: number;
  /** So many fly one after the other, three at most. */
  times?: number;
  /** A number that it changes, by its place, and by how much: what is lost as it sets out, what is gained as it arrives. */
  counts?: { place: string; by: number };
  /** What was taken for it, by places of which the first counts: it is lifted before the piece sets out. */
  lifts?: readonly string[];
  /** What of a picture of what was is gone once it sets out, as a selector: nobody is there twice. */
  takes?: string;
  /** A part of its place, as a selector, that is dark until it has arrived, or once it has left. */
  dark?: string;
  /** What stands for it on the board and is not seen meanwhile, as a selector; ":scope" for the place itself. */
  hides?: string;
  /** Until it begins it is to be seen where it was, and pale there until it has arrived. */
  ghost?: boolean;
  /** The chapter in which it happens; left out, before all of them. */
  chapter?: string;
}

/** What comes to a number from where its causes stand, on a small plate: of a player all at once, one sum. */
export interface Gain {
  seat: number;
  by: number;
  /** Symbols of the sprite, for the causes. */
  sprites: readonly string[];
  /** Where it happens; the causes there, as a selector: all of them that are there, or the place itself where none is. */
  at: string;
  cause: string;
  /** The place of the number. */
  to: string;
}

/** A step with what was before and after it. */
export interface Happening<Board = unknown> {
  step: Step;
  before: Scene<Board>;
  after: Scene<Board>;
  words: Words;
}

/** What such a table is drawn from. */
export interface Tabled {
  shown: Shown;
  room: Box;
  words: Words;
  next(): void;
}

/**
 * What of a board that was gives way together: in one frame the board that is stands there, whole. From then on only an edge
 * passes over the ground, and what is somewhere else comes from where it was.
 */
export interface Turning {
  /** Of what is held, by its selectors. */
  goes: readonly string[];
  /** What of it is taken off behind the things on the ground, from one side to the other, as a selector. */
  wiped?: string;
  /** Places, each with the place of before from which it comes. */
  slides?: readonly (readonly [place: string, from: string])[];
  moves?: readonly { what: string; frames: Keyframe[]; ms: number; delay?: number }[];
}

/** How a chapter is headed. */
export interface Heading {
  title: string;
  /** A symbol of the sprite; empty for none. */
  icon: string;
}

/** Something that is to be seen for a moment, as a part of the ground: its box in parts of the ground's, 0 to 1. */
export interface Sight {
  /** A symbol, or nothing but a box with a class. */
  sprite?: string;
  look?: string;
  box: readonly [x: number, y: number, width: number, height: number];
  frames: Keyframe[];
  ms: number;
  delay?: number;
  /** Behind the things on the ground: on the `.fx` that the game draws there. */
  behind?: boolean;
  /** Its box is not in parts of the ground's, but of whatever this selector finds. */
  of?: string;
}

/** What happens on the ground in a chapter, for 1.2 seconds at most. */
export interface Moment {
  sights: readonly Sight[];
  /** Selectors of what moves itself, such as the ground in an earthquake; on a picture of what was it stays as it is in the end. */
  moves?: readonly { what: string; frames: Keyframe[]; ms: number; delay?: number }[];
  /** Numbers that count up, by selector: all as fast as each other, the largest for so long. */
  counts?: { what: string; ms: number };
}

/** Where places were before a step, as parts of the ground. */
export type Whereabouts = (key: string) => Sight["box"] | null;

export interface GameMotion<Board = unknown> {
  /** Key of the place over which chapters and moments are. */
  ground: string;
  /** Selectors of what tells when it is: as it was until the chapters at the end of a period have been told. */
  held?: readonly string[];
  /**
   * A part of the ground, as a selector, that shows one player's things, if there is one; whose turn it is to see until what
   * players did has been seen: a seat, or null for whoever is next; and selectors of what else is that player's and stays as
   * it was: where the title is among them, it says what was done.
   */
  stays?: {
    part?: string;
    held: readonly string[];
    whose(before: Scene<Board>, after: Scene<Board>): number | null;
  };
  /** A selector of what a move is chosen from: it stays as it was while what was taken is lifted and goes. */
  chosen?: string;
  /** How the end of a period is told as a table; left out, each chapter is a card over the ground. */
  account?: {
    Table: ComponentType<Tabled>;
    /** Selectors of where it stands: of what is chosen from and what is said of it; and of what has the title. */
    room: readonly string[];
    top: string;
    /** What stands above it: the title of the board says which part is told. */
    title(happening: Happening<Board>): string;
    /** How whoever leaves is drawn beside what is said of that player. */
    leaving(who: string): Piece;
    /** How the board that was gives way to the one that is, once all is told. */
    turns(happening: Happening<Board>): Turning[];
  };
  /** Names of the players, by seat. */
  names(happening: Happening<Board>): readonly string[];
  travels(happening: Happening<Board>): Travel[];
  /** Whether a chapter begins also with what one player does; others begin with what holds for everybody. */
  opens?(chapter: string): boolean;
  /** Whether a chapter tells what became of the number at a place; left out, the last chapter does. */
  settles?(chapter: string, place: string): boolean;
  /** What comes in a chapter, in order. */
  gains?(chapter: Chapter, happening: Happening<Board>): Gain[];
  /** Null for a chapter that is not shown. */
  heading(chapter: string, happening: Happening<Board>): Heading | null;
  moment(chapter: string, happening: Happening<Board>, where: Whereabouts): Moment | null;
}
