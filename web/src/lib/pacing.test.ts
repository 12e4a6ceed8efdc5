import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "./pacing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Upper case is a step to be looked at for 100 ms; "!" is urgent. */
function shownBy() {
  const shown: string[] = [];
  const pacer = new Pacer<string>({
    show: (message) => void shown.push(message),
    beat: (message) => (message === message.toUpperCase() && message !== "!" ? 100 : 0),
    urgent: (message) => message === "!",
  });
  return { shown, pacer };
}

test("what follows a step waits until that was seen, and stays in order", () => {
  const { shown, pacer } = shownBy();
  for (const message of ["a", "B", "c", "D", "e"]) pacer.take(message);
  expect(shown.join("")).toBe("aB");
  vi.advanceTimersByTime(99);
  expect(shown.join("")).toBe("aB");
  vi.advanceTimersByTime(1);
  expect(shown.join("")).toBe("aBcD");
  vi.advanceTimersByTime(100);
  expect(shown.join("")).toBe("aBcDe");
});

test("a step that comes late does not wait", () => {
  const { shown, pacer } = shownBy();
  pacer.take("A");
  vi.advanceTimersByTime(150);
  pacer.take("B");
  expect(shown.join("")).toBe("AB");
});

test("what is urgent shows itself and all that came before it", () => {
  const { shown, pacer } = shownBy();
  for (const message of ["A", "B", "C", "!", "d"]) pacer.take(message);
  expect(shown.join("")).toBe("ABC!d");
});

test("whoever falls far behind sees everything at once", () => {
  const { shown, pacer } = shownBy();
  for (let at = 0; at < 60; at++) pacer.take("A");
  expect(shown.length).toBeGreaterThan(40);
});

test("what was dropped is never shown", () => {
  const { shown, pacer } = shownBy();
  for (const message of ["A", "B"]) pacer.take(message);
  pacer.drop();
  vi.advanceTimersByTime(1000);
  expect(shown.join("")).toBe("A");
});
