import { describe, expect, it } from "vitest";
import { affordable, isInvitation, missing } from "./offers";

describe("an offer", () => {
  it("is an invitation if it names nothing", () => {
    expect(isInvitation({ give: {}, want: {}, answers: [] })).toBe(true);
    expect(isInvitation({ give: { ore: 1 }, want: { wool: 1 }, answers: [] })).toBe(false);
  });

  it("asks for more than is held, kind by kind", () => {
    expect(missing({ ore: 3, wool: 1 }, { ore: 1, wool: 2 })).toEqual({ ore: 2 });
    expect(missing({ grain: 1 }, {})).toEqual({ grain: 1 });
  });

  it("is countered with as much of it as is held", () => {
    expect(affordable({ ore: 3, wool: 1, grain: 1 }, { ore: 2, wool: 2 })).toEqual({ ore: 2, wool: 1 });
  });
});
