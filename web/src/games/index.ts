/** The games of this page: each folder here is one, and its index says what the rest of the page needs of it. */

import type { Component } from "svelte";
import type { Counts, GameEvent, MatchView } from "../lib/match";
import { COLOURS, type Colour } from "../lib/seats";
import type { SoundName } from "../lib/sound.svelte";
import type { ShownTable, TableInfo } from "../lib/shown.svelte";

type Options = TableInfo["options"];
type Value = Options[string];

export interface Game {
  place: number; // among the others
  /** Its own screen, loaded when it is needed. */
  screen: () => Promise<{ default: Component<{ client: ShownTable }> }>;
  /** Its picture in the lobby. */
  scene: Component;
  /** The parts of its screen that a guide shows, in order. */
  guide: string[];
  /** What a table against bots asks for, in order, and what is usual there once a match was played. */
  solo: { options: string[]; later?: Options };
  /** Whether offers are made, which others have a time to answer. */
  hasOffers: boolean;
  /** For how long a step of a bot is looked at: one is usual. */
  beatsOf: (events: GameEvent[]) => number;
  /** Which of its events are heard, by their names. */
  sounds: Partial<Record<string, SoundName>>;
  /** What decided a match besides points (a message), by seat; none where points did. */
  decidedBy?: (view: MatchView) => { what: string; counts: number[] } | null;
  /** What falls from the sky when somebody has won. */
  celebration: "confetti" | "snow";
  /** A seat's colour before there is a view; where nothing is said, they are taken in order. */
  colourAt?: (seat: number, seats: number) => Colour;
  /** The seats that have to do something before it goes on. */
  awaited: (view: MatchView) => number[];
  /** The number of the turn at a moment, from one; none before the first turn begins. */
  turnOf: (view: MatchView, options: Options) => number | null;
  /** The draws that an event may come from; none if it follows from no chance move, or tells too little of it. */
  drawsOf: (event: GameEvent) => string[];
  /** What somebody holds. */
  handOf: (view: MatchView) => { resources: Counts; cards: Counts[] };
  cardTitle: (card: string) => string;
  /** Asks for what the titles of cards need; called in an effect, so that another language brings its own. */
  openCards?: () => Promise<void>;
  /** Faults of options that exclude each other. */
  clashes?: Record<string, Clash>;
  almanac: Chapters;
}

/** What was chosen and what it would need, or a message that says it. */
export type Clash = (details: Options) => string | [option: string, value: Value, other: string, wanted: Value];

/** How the almanac is ordered. */
export interface Chapters {
  parts: string[]; // the first of them is named as the game
  partOf: (chapter: string) => string;
  /** The chapters of the first part, where they are not in the order of the almanac. */
  order?: string[];
  /** Asks for what `partOf` needs to know. */
  open?: () => Promise<void>;
}

const found = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "default" });

const GAMES = new Map(
  Object.entries(found)
    .map(([path, game]): [string, Game] => [path.split("/")[1]!, game])
    .sort(([, a], [, b]) => a.place - b.place),
);

export const GAME_NAMES = [...GAMES.keys()];

/** Nothing for one that only the server knows. */
export const gameNamed = (name: string): Game | undefined => GAMES.get(name);

/** A seat's colour before there is a view. */
export const tableColour = ({ game, seats }: { game: string; seats: unknown[] }, seat: number): Colour =>
  gameNamed(game)?.colourAt?.(seat, seats.length) ?? COLOURS[seat] ?? "black";
