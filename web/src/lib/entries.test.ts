import { expect, it } from "vitest";
import { entryLine } from "./entries";
import type { TableInfo } from "./protocol";

const table = (seat: object = {}, proposal: object | null = null) =>
  ({ seats: [{ name: "Ann", guest: "", muted: false, ...seat }], proposal }) as TableInfo;

it("tells a guest from somebody who sits down for good", () => {
  expect(entryLine("seated", 0, table())).toEqual({ entry: "seated", seat: 0 });
  expect(entryLine("seated", 0, table({ guest: "Eve" }))).toEqual({ entry: "guest", seat: 0, name: "Eve" });
});

it("tells what was proposed, by whom, and what became of it", () => {
  expect(entryLine("proposed", -1, table({}, { what: "end", by: 2 }))).toEqual({ entry: "proposed-end", seat: 2 });
  expect(entryLine("proposed", 0, table({}, { what: "guest", by: null, name: "Eve" }))).toEqual({
    entry: "proposed-guest",
    seat: null,
    name: "Eve",
  });
  expect(entryLine("voted", 0, table({}, { what: "end", by: 2 }))).toEqual({ entry: "agreed", seat: 0 });
  expect(entryLine("voted", 0, table())).toEqual({ entry: "declined", seat: 0 });
});

it("tells who may speak again, and whose seat nobody names", () => {
  expect(entryLine("muted", 0, table())).toEqual({ entry: "unmuted", seat: 0 });
  expect(entryLine("muted", 0, table({ muted: true }))).toEqual({ entry: "muted", seat: 0 });
  expect(entryLine("muted", -1, table())).toEqual({ entry: "muted", seat: null });
});
