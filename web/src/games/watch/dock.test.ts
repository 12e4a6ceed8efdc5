import { describe, expect, it } from "vitest";
import { docked } from "./dock";

describe("the dock", () => {
  it("leaves to others what has a control of its own", () => {
    const { buttons, choices } = docked(["end", "road 4", "buy", "supply ore wool"], null);
    expect(buttons).toEqual(["buy"]);
    expect(choices).toEqual([]);
  });

  it("lets one choose where an action needs more words", () => {
    expect(docked(["rob 1", "rob 2"], null).choices).toEqual([["rob 1", "rob 2"]]);
  });

  it("offers a hero, and asks on only when somebody reached for it", () => {
    const actions = ["end", "mormont ore 1", "mormont ore 2"];
    expect(docked(actions, null)).toMatchObject({ hero: "mormont", choices: [] });
    expect(docked(actions, "mormont").choices).toEqual([["mormont ore 1", "mormont ore 2"]]);
  });

  it("leaves to the board what is only placed", () => {
    expect(docked(["yoren 1", "yoren 2"], "yoren")).toMatchObject({ choices: [], reached: "yoren" });
  });

  it("leaves heroes to their display where there is one", () => {
    expect(docked(["exchange yoren", "flip"], null, false)).toMatchObject({ buttons: ["flip"], choices: [] });
  });
});
