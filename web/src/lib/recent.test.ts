import { expect, test } from "vitest";
import { recentLines } from "./recent";

const rolled = (at?: number) => ({ event: "rolled", seat: 0, ...(at === undefined ? {} : { at }) });
const built = (at?: number) => ({ event: "road-built", seat: 0, path: 3, ...(at === undefined ? {} : { at }) });
const said = (at: number) => ({ at, seat: 1, name: "Bob", text: "hello" });
const order = (...given: Parameters<typeof recentLines>) =>
  recentLines(...given).map(({ event, said }) => event?.event ?? said!.at);

test("what was said stands among the events by its time", () => {
  expect(order([rolled(10), built(30)], [said(5), said(20), said(40)])).toEqual([5, "rolled", 20, "road-built", 40]);
});

test("events of one moment keep their order, and speech comes after them", () => {
  expect(order([built(10), rolled(10)], [said(10)])).toEqual(["road-built", "rolled", 10]);
});

test("events without a time come before all that was said", () => {
  expect(order([rolled(), built()], [said(5), said(6)])).toEqual(["rolled", "road-built", 5, 6]);
  expect(order([rolled(10), built()], [said(5), said(11)])).toEqual([5, "rolled", "road-built", 11]);
});

test("neither the time of an event nor changes of the view are shown", () => {
  const changed = { event: "changed", seat: null, at: 10, changes: [] };
  expect(recentLines([built(10), changed], [])).toEqual([{ event: { event: "road-built", seat: 0, path: 3 } }]);
});
