/** Tables and seats as tests need them: whatever a test does not care about is as at any table. */

import type { SeatInfo } from "./protocol";
import type { TableInfo } from "./table.svelte";

export const seatOf = (name: string, given: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  away: false,
  reserve: 0,
  muted: false,
  guest: "",
  seed_hash: "",
  owes_seed: false,
  ...given,
});

export const tableOf = (names: string[], given: Partial<TableInfo> = {}): TableInfo => ({
  table: "north",
  game: "watch",
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
