import { expect, test } from "vitest";
import { changed } from "./apply";

test("a change sets a value deep inside and leaves the old view alone", () => {
  const old = { seats: [{ points: 2 }, { points: 3 }], dice: null };
  const next = changed(old, [
    [["seats", 1, "points"], 4],
    [["dice"], [1, 2]],
  ]);
  expect(next).toEqual({ seats: [{ points: 2 }, { points: 4 }], dice: [1, 2] });
  expect(old.seats[1]!.points).toBe(3);
  expect(next.seats[0]).toBe(old.seats[0]);
});

test("a change without a value removes a key", () => {
  expect(changed({ a: { b: 1, c: 2 } }, [[["a", "b"]]])).toEqual({ a: { c: 2 } });
});

test("an empty path replaces everything", () => {
  expect(changed<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
