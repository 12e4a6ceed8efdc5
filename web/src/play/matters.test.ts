import { describe, expect, it } from "vitest";
import type { TableInfo } from "../lib/protocol";
import { matterNow, othersHere, type Known } from "./matters";

const person = (more: object = {}) => ({ kind: "person", name: "Ann", away: false, guest: "", ...more });
const table = (seats: object[], more: object = {}) =>
  ({ status: "playing", seats, proposal: null, ...more }) as TableInfo;
const known = (more: Partial<Known> = {}): Known => ({
  info: table([person(), person(), person()]),
  seat: 0,
  as: undefined,
  lost: null,
  goneSince: [null, null, null],
  absence: 60,
  waited: [],
  now: 100,
  ...more,
});
const end = { what: "end", by: 1, seat: null, name: "", voters: [0, 1, 2], agreed: [1] };
const guest = { what: "guest", by: null, seat: 2, name: "Eve", voters: [0, 1], agreed: [1] };

describe("what matters at a table", () => {
  it("is nothing while all are there, and nothing of it after the match", () => {
    expect(matterNow(known())).toBe(null);
    expect(matterNow(known({ info: table([person(), person()], { status: "over", proposal: end }) }))).toBe(null);
  });

  it("is somebody who has been gone for long enough, unless one waits or a bot plays already", () => {
    const goneSince = [null, 40, 90];
    expect(matterNow(known({ goneSince }))).toEqual({ what: "absent", seat: 1, since: 40 });
    expect(matterNow(known({ goneSince, now: 99 }))).toBe(null);
    expect(matterNow(known({ goneSince, waited: [1] }))).toBe(null);
    expect(matterNow(known({ goneSince, info: table([person(), person({ away: true }), person()]) }))).toBe(null);
    expect(matterNow(known({ goneSince, seat: 1, now: 200 }))).toEqual({ what: "absent", seat: 2, since: 90 });
  });

  it("is a proposal: for voters a question, for the others who is still asked", () => {
    const info = table([person(), person(), person()], { proposal: end });
    expect(matterNow(known({ info }))).toEqual({ what: "vote", kind: "end" });
    expect(matterNow(known({ info, seat: 1 }))).toEqual({ what: "asked", kind: "end", missing: [0, 2] });
    expect(matterNow(known({ info, seat: null }))).toEqual({ what: "asked", kind: "end", missing: [0, 2] });
  });

  it("is the wish of somebody who looks on, and the place where one is a guest", () => {
    const info = table([person(), person(), person({ away: true })], { proposal: guest });
    expect(matterNow(known({ info, seat: null, as: "wish" }))).toEqual({ what: "wishing", seat: 2 });
    expect(matterNow(known({ info: table([person({ away: true, guest: "Eve" })]), as: "guest" }))).toEqual({
      what: "guest",
      seat: 0,
    });
  });

  it("is a bot that plays for oneself, and a seat that is lost before all", () => {
    const info = table([person({ away: true }), person()]);
    expect(matterNow(known({ info }))).toEqual({ what: "away" });
    expect(matterNow(known({ info, lost: { why: "freed", name: "Ann" } }))).toEqual({
      what: "lost",
      why: "freed",
      name: "Ann",
    });
  });

  it("is a free place for who looks on, where two are there to agree", () => {
    const goneSince = [null, null, 10];
    expect(matterNow(known({ seat: null, goneSince }))).toEqual({ what: "free", seat: 2 });
    expect(matterNow(known({ seat: null, goneSince, now: 50 }))).toBe(null);
    expect(matterNow(known({ seat: null, goneSince: [null, 10, 10] }))).toBe(null);
  });

  it("counts who plays and is here", () => {
    const info = table([person(), person(), person({ away: true }), { kind: "bot" }]);
    expect(othersHere({ info, seat: 0, goneSince: [null, null, null, null] })).toEqual([1]);
    expect(othersHere({ info, seat: 0, goneSince: [null, 5, null, null] })).toEqual([]);
  });
});

it("tells who was played for on coming back, and a guest once", () => {
  const playedFor = { guest: "", by: 1 };
  expect(matterNow(known({ playedFor }))).toEqual({ what: "returned", guest: "", by: 1 });
  expect(matterNow(known({ as: "guest" }))?.what).toBe("guest");
  expect(matterNow(known({ as: "guest", waited: [0] }))).toBe(null);
});
