import { expect, test } from "vitest";
import { next } from "./roving";

const among = [
  { key: "west", point: { x: -100, y: 10 } },
  { key: "east", point: { x: 100, y: 0 } },
  { key: "far east", point: { x: 220, y: 0 } },
  { key: "north", point: { x: 20, y: -100 } },
];

test("an arrow goes to the nearest place in its direction", () => {
  expect(next("ArrowRight", { x: 0, y: 0 }, among)).toBe("east");
  expect(next("ArrowLeft", { x: 0, y: 0 }, among)).toBe("west");
  expect(next("ArrowUp", { x: 0, y: 0 }, among)).toBe("north");
});

test("where nothing lies in a direction the focus stays", () => {
  expect(next("ArrowDown", { x: 0, y: 20 }, among)).toBeNull();
  expect(next("Home", { x: 0, y: 0 }, among)).toBeNull();
});
