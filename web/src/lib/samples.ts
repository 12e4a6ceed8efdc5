/** Tables and seats as tests need them: whatever a test does not care about is as at any table. */

import type { MatchView } from "./match";
import type { SeatInfo, Update, Welcome } from "./protocol";
import type { TableInfo } from "./shown.svelte";

export const seatOf = (name: string, given: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  away: false,
  reserve: 0,
  muted: false,
  guest: "",
  seed_hash: "",
  away_by: null,
  owes_seed: false,
  bot: "",
  persona: "",
  ...given,
});

export const tableOf = (names: string[], given: Partial<TableInfo> = {}): TableInfo => ({
  table: "north",
  game: "some",
  options: {},
  status: "playing",
  public: false,
  opened_at: 0,
  seats: names.map((name) => seatOf(name)),
  clock: { turn: 0, reserve: 0 },
  commitment: "seal",
  secret: null,
  seeds: null,
  result: null,
  next_table: null,
  next_by: null,
  muted: [],
  answer_time: 0,
  proposal: null,
  redraws: 0,
  ...given,
});

export const viewOf = (turn: number): MatchView => ({
  game: "some",
  seat: 0,
  active: 0,
  turn,
  seats: [],
  own: null,
  winner: null,
  ending: null,
});

export const welcomeTo = (table: TableInfo, given: Partial<Welcome> = {}): Welcome => ({
  t: "welcome",
  version: 5,
  seat: 0,
  table,
  view: viewOf(1),
  choices: { actions: ["roll"], open: [] },
  chat: [],
  can_undo: false,
  clocks: null,
  recent: [],
  gone: [null, null],
  absence: 60_000,
  answer_left: null,
  ...given,
});

export const moveTo = (version: number, given: Partial<Update> = {}): Update => ({
  t: "update",
  version,
  entry: "moved",
  ...given,
});
