/** The protocol of a table, made by `make generate` from the server's types: do not edit. */

/**
 * Do an action; `id` is the client's own, so that a repeated message is applied once. Where one is `careful`, what
 * spends something and could not be taken back is not done yet.
 */
export interface Act {
  t: "act";
  id: string;
  action: string;
  careful?: boolean;
}

/** All rules in one language, in the order of reading. */
export interface Almanac {
  language: string;
  entries: AlmanacEntry[];
}

/** One rule in one language. */
export interface AlmanacEntry {
  id: string;
  title: string;
  text: string;
  editions: Record<string, string>;
  see: string[];
  books: Record<string, string>;
}

/** Whether an action is allowed, and the rule that refuses it if not. */
export interface Answer {
  t: "answer";
  action: string;
  rule: string | null;
}

/** Play again with the same people: the host's token, or that of a seat. */
export interface AskRematch {
  token: string;
}

/** Say that one is here again, and plays on instead of the bot. */
export interface Back {
  t: "back";
}

/** Where expansions stand, above or below the settlement of a column, in two slots. */
export interface Bay {
  bay: string;
  column: number;
  row: string;
  slots: string[];
}

/** Roads, settlements and cities. */
export interface Centre {
  id: string;
  cost: Record<string, number>;
  count: number;
}

/** All that it takes to draw the luck of a match again. */
export interface Chances {
  commitment: string;
  secret: string;
  seeds: string[];
  seed_hashes: string[];
  lists: Outcome[][];
  draws: Draw[];
}

/**
 * Something that somebody said; without a seat, a spectator. A bot only uses phrases. What is said `aside`, by a
 * spectator of a match, players hear when it is over.
 */
export interface ChatLine {
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase?: string;
  aside?: boolean;
}

/** What a seat may do now: single actions, and kinds of which there are too many to list. */
export interface Choices {
  actions: string[];
  open: string[];
}

/** The time that everybody has, in milliseconds: a turn, and once for the whole match. */
export interface ClockInfo {
  turn: number;
  reserve: number;
}

/** A seat's clock at the moment of the message, in milliseconds: the turn, then the reserve. */
export interface ClockState {
  runs: boolean;
  turn: number;
  reserve: number;
}

/** How often each value of a die came and should have; how likely so large a difference is. */
export interface Die {
  rolls: number;
  counted: Record<string, number>;
  expected: Record<string, number>;
  p_value: number;
}

/** The action with this id was applied before, at this version. */
export interface Done {
  t: "done";
  id: string;
  version: number;
}

/** A chance move: its counter, the number of the list that it was drawn from, what it was. */
export interface Draw {
  counter: number;
  drawn_from: number;
  outcome: string;
}

/** Something was not done, and why. */
export interface Error {
  t: "error";
  code: string;
  reason: string;
  id?: string;
  rule?: string;
}

/** The parts of a face, as the page draws them. */
export interface Face {
  skin: "brown" | "fair" | "pale" | "tan";
  hair: "bald" | "braids" | "bun" | "curls" | "long" | "short";
  colour: "chestnut" | "copper" | "raven" | "silver" | "straw";
  beard: "long" | "moustache" | "none" | "short";
  wears: "band" | "cap" | "fur" | "helm" | "hood" | "none";
  cloth: "moss" | "plum" | "rust" | "sand" | "sky" | "slate";
}

/** Send a bot or somebody away, before the start. */
export interface FreeSeat {
  host: string;
  seat: number;
}

/** What can be played. */
export interface Games {
  games: Record<string, OptionInfo[]>;
  presets: Record<string, Record<string, Record<string, Record<string, string | number | boolean>>>>;
  bots: Record<string, string[]>;
  levels: string[];
  personas: Persona[];
}

/** Give the dice another seed before the start, or the hash of one that is shown later. */
export interface GiveSeed {
  token: string;
  seed?: string;
  seed_hash?: string;
}

/** Ask bots to make only a share of their usual pauses; heeded where nobody else plays. */
export interface Hasten {
  t: "hasten";
  share: number;
}

/** Whether the server is well: how many tables it has in hand, and workers for its bots. */
export interface Health {
  ok: boolean;
  tables: number;
  bot_workers: number;
  bots_failed: number;
}

/** A hero and the entries of the almanac that tell of him. */
export interface Hero {
  hero: string;
  rules: string[];
}

/** A hex: its centre, and its corners from the north around by the east. */
export interface Hex {
  hex: number;
  q: number;
  r: number;
  x: number;
  y: number;
  corners: number[];
}

/** Something only the host may do. */
export interface HostAsks {
  host: string;
}

/** Public tables that wait for players or are being played. */
export interface Lobby {
  tables: TableInfo[];
}

/** A moment of a match that is over: the step that led to it, and how it looked. */
export interface Moment {
  version: number;
  versions: number;
  moves: Played[];
  sights: Sight[];
}

/** Forbid a seat, or without one spectators of a name, to speak; or allow it again. */
export interface Mute {
  host: string;
  seat?: number | null;
  name?: string;
  muted?: boolean;
}

/** What must be true to build or play a card: a word, the cards it names, or a number. */
export interface Need {
  need: string;
  cards: string[];
  count: number | null;
}

/** The table of the rematch; who asked first is its host, by the token that asked. */
export interface NextTable {
  table: string;
  host: boolean;
}

/** Open a table. */
export interface OpenTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  turn_seconds?: number;
  reserve_seconds?: number;
  answer_seconds?: number;
}

/** A new table, and the token of its host. */
export interface Opened {
  table: string;
  host: string;
  info: TableInfo;
}

/** An option of a game, as the engine checks it. */
export interface OptionInfo {
  name: string;
  about: string;
  kind: string;
  default: string | number | boolean;
  choices: string[];
  lowest: number;
  highest: number;
}

/** Something that chance may do, and its weight. */
export type Outcome = [string, number];

/** A place for roads: its middle, its two ends, the hexes beside it. */
export interface Path {
  path: number;
  x: number;
  y: number;
  sites: number[];
  hexes: number[];
}

/** Somebody whom a bot plays as: how well, in which style, and how that looks. */
export interface Persona {
  id: string;
  level: string;
  style: string;
  face: Face;
}

/** Ask for an answer. */
export interface Ping {
  t: "ping";
}

/** Where a region lies: above (a) or below (b), to the left of the settlement of its column. */
export interface Place {
  place: string;
  column: number;
  row: string;
}

/** A move as text; without a seat it was chance. */
export interface Played {
  seat: number | null;
  action: string;
}

/** The marks on a card. */
export interface Points {
  victory: number;
  commerce: number;
  strength: number;
  skill: number;
  progress: number;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
  version: number;
}

/** Who is connected: for each seat, how long its person has been gone, in milliseconds. */
export interface Presence {
  t: "presence";
  gone: (number | null)[];
}

/** Something that everybody who is there must agree to: an end, or a guest at a seat. */
export interface ProposalInfo {
  what: "end" | "guest";
  by: number | null;
  seat: number | null;
  name: string;
  voters: number[];
  agreed: number[];
}

/** Ask everybody who is there to end the match without a winner. */
export interface ProposeEnd {
  t: "propose_end";
}

/** A region card; those of the stack belong to no seat. */
export interface Region {
  id: string;
  type: string;
  resource: string;
  number: number;
  seat: number | null;
}

/** Give up. */
export interface Resign {
  t: "resign";
}

/** How a match ended. */
export interface ResultInfo {
  ending: string;
  winner: number | null;
  points: number[];
}

/** A card that is drawn into the hand or lies face up. */
export interface RivalsCard {
  id: string;
  set: string;
  name: string;
  kind: string;
  site: string | null;
  cost: Record<string, number>;
  points: Points;
  unique: boolean;
  count: number;
  half_moons: number;
  requires: Need | null;
  resource: string | null;
  rule: string;
}

/** Everything that a page needs to draw the Rivals. */
export interface RivalsCards {
  cards: RivalsCard[];
  events: RivalsEvent[];
  regions: Region[];
  centre: Centre[];
  places: Place[];
  bays: Bay[];
  columns: number;
  start_columns: number[];
  resources: string[];
  region_types: string[];
  sets: string[];
  modes: string[];
  kinds: string[];
  faces: string[];
  questions: string[];
  colours: string[];
}

/** An event card. */
export interface RivalsEvent {
  id: string;
  copies: Record<string, number>;
  half_moons: number;
  rule: string;
}

/** Where a trade route may lie: its two sites, and a point off the shore. */
export interface Route {
  sites: number[];
  x: number;
  y: number;
}

/**
 * Say something to the table: in words of one's own, or one of the phrases. What spectators say while a match is
 * played, players hear when it is over.
 */
export interface Say {
  t: "say";
  text?: string;
  phrase?: string;
}

/** Give a seat to a bot, before the start. */
export interface SeatBot {
  host: string;
  seat: number;
  bot?: string;
  persona?: string;
}

/**
 * Who sits at a seat: nobody yet (open), a person, or a bot. A bot plays for a person who is away, or a guest whom the
 * others agreed to.
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  away: boolean;
  reserve: number;
  muted: boolean;
  guest: string;
  seed_hash: string;
  owes_seed: boolean;
  bot: string;
  persona: string;
  away_by: number | null;
}

/** A seat, and the token that owns it; in a match only once the others have agreed. */
export interface Seated {
  seat: number;
  token: string;
  agreed?: boolean;
}

/** A section of the Wall over its first hex, and the line of hexes behind a breach. */
export interface Section {
  section: number;
  x: number;
  y: number;
  spaces: number;
  line: number[];
}

/** Show the seed behind one's hash, while the table is starting. */
export interface Seed {
  t: "seed";
  seed: string;
}

/** What one seat (without one: a spectator) saw: its view, and what it learnt just before. */
export interface Sight {
  seat: number | null;
  view: object;
  events: object[];
}

/** Take a seat; in a match, ask the others for that of somebody who is gone. */
export interface Sit {
  name: string;
  seat?: number | null;
  seed?: string;
  seed_hash?: string;
}

/** A place for settlements and keeps. */
export interface Site {
  site: number;
  x: number;
  y: number;
  hexes: number[];
  paths: number[];
}

/** Leave before the start. */
export interface Stand {
  token: string;
}

/** Let a bot play for somebody who has been gone for a while, until they are back. */
export interface StandIn {
  t: "stand_in";
  seat: number;
}

/** A match that is over, in numbers. */
export interface Summary {
  ending: string;
  winner: number | null;
  points: number[];
  sources: Record<string, number>[];
  turns: number;
  decisions: number;
  actions: Record<string, number>[];
  trades: Trades[];
  dice: Record<string, Die>;
  version: number;
}

/** Ask for everything again, as when a version was missed. */
export interface Sync {
  t: "sync";
}

/** What everybody may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "new" | "over" | "playing" | "starting" | "waiting";
  public: boolean;
  opened_at: number;
  seats: SeatInfo[];
  clock: ClockInfo;
  commitment: string;
  secret: string | null;
  seeds: string[] | null;
  result: ResultInfo | null;
  next_table: string | null;
  next_by: number | null;
  muted: string[];
  answer_time: number;
  proposal: ProposalInfo | null;
  redraws: number;
}

/** A terrain and what it yields. */
export interface Terrain {
  terrain: string;
  resource: string | null;
}

/** What a seat gave to a partner and took from it; without a partner it was the supply. */
export interface Trades {
  seat: number;
  partner: number | null;
  count: number;
  gave: Record<string, number>;
  took: Record<string, number>;
}

/** A number of the wildling die, the clan that it moves, and the section it comes to. */
export interface Trail {
  number: number;
  clan: string;
  section: number;
}

/** Take the last action back. */
export interface Undo {
  t: "undo";
}

/** One step of the table: the version it leads to, and what the receiver may know of it. */
export interface Update {
  t: "update";
  version: number;
  entry: string;
  seat?: number | null;
  events?: object[];
  choices?: Choices | null;
  table?: TableInfo | null;
  view?: object | null;
  said?: ChatLine | null;
  can_undo?: boolean;
  clocks?: (ClockState | null)[] | null;
  id?: string;
  answer_left?: number | null;
  asides?: ChatLine[];
}

/** Agree to what was proposed, or not. */
export interface Vote {
  t: "vote";
  agree: boolean;
}

/** A seat's clock is about to run out. */
export interface Warning {
  t: "warning";
  seat: number;
  milliseconds: number;
}

/** Everything that a page needs to draw the Watch. */
export interface WatchBoard {
  hexes: Hex[];
  sites: Site[];
  paths: Path[];
  routes: Route[];
  wall: Section[];
  trails: Trail[];
  clans: string[];
  camps: number;
  wildlings: string[];
  figures: Record<string, number>;
  heroes: Hero[];
  resources: string[];
  terrains: Terrain[];
  costs: Record<string, Record<string, number>>;
  pieces: Record<string, number>;
  cards: Record<string, Record<string, number>>;
  pips: Record<string, number>;
  colours: string[];
  phases: string[];
  limits: Record<string, number>;
  rates: Record<string, Record<string, number>>;
}

/** The whole of what the receiver may know, on joining or when it has missed too much. */
export interface Welcome {
  t: "welcome";
  version: number;
  seat: number | null;
  table: TableInfo;
  view: object | null;
  choices: Choices | null;
  chat: ChatLine[];
  can_undo: boolean;
  clocks: (ClockState | null)[] | null;
  recent: object[];
  gone: (number | null)[];
  absence: number;
  answer_left: number | null;
}

/** Ask which rule refuses an action. */
export interface Why {
  t: "why";
  action: string;
}

export type ClientMessage =
  Say | Act | Back | Undo | Why | Sync | Ping | Seed | StandIn | Resign | ProposeEnd | Vote | Hasten;

export type ServerMessage = Welcome | Update | Done | Answer | Warning | Presence | Error | Pong;

/** Why something was not done. */
export type Code =
  | "bad-message"
  | "too-large"
  | "too-fast"
  | "no-table"
  | "not-found"
  | "no-game"
  | "not-host"
  | "not-seated"
  | "seat-taken"
  | "table-full"
  | "not-waiting"
  | "not-playing"
  | "not-ready"
  | "bad-action"
  | "refused"
  | "no-undo"
  | "final"
  | "muted"
  | "bad-name"
  | "name-taken"
  | "bad-seed"
  | "not-absent"
  | "no-guest"
  | "proposed-already"
  | "nothing-proposed"
  | "wrong-host"
  | "not-allowed"
  | "damaged"
  | "bad-text"
  | "no-bot"
  | "too-many-sockets"
  | "too-many-tables"
  | "foreign-origin"
  | "unavailable";

/** What people say with one click. */
export type Phrase =
  | "smile"
  | "laugh"
  | "wink"
  | "wow"
  | "sad"
  | "grumble"
  | "greeting"
  | "luck"
  | "nice"
  | "thank-you"
  | "sorry"
  | "moment"
  | "your-turn"
  | "trade"
  | "oh-no"
  | "great-match"
  | "another";
