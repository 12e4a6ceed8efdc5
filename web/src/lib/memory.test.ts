import { afterEach, describe, expect, it, vi } from "vitest";
import { heldAt, heldTables, hold, holdSeed, newSeed, recall, remember, seedToShow } from "./memory";

const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};

/** A store that holds what it is given, until a test says otherwise. */
function store(over: Partial<Storage> = {}): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    ...over,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("what this browser remembers", () => {
  it("is remembered until the page closes when the store is full", () => {
    store({ setItem: full });
    remember("name", "Ann");
    expect(recall("name", "")).toBe("Ann");
    hold("abc", { token: "t", seat: 1 });
    expect(heldAt("abc")).toEqual({ token: "t", seat: 1 });
  });

  it("does without a store", () => {
    store({ getItem: full, setItem: full });
    expect(recall("language", "en")).toBe("en");
    remember("language", "pl");
    expect(recall("language", "en")).toBe("pl");
  });

  it("forgets the tables that one came to longest ago, whenever they were opened", () => {
    store();
    remember("tables", {});
    hold("long", { token: "t", at: 0 });
    for (let at = 1; at <= 60; at++) {
      hold(`table${at}`, { at });
      hold("long", { at }); // played on all the while
    }
    expect(heldAt("long").token).toBe("t");
    expect(heldTables()).toHaveLength(50);
    expect(heldAt("table1")).toEqual({});
    expect(heldAt("table60")).toEqual({ at: 60 });
  });
});

describe("a seed for the dice", () => {
  const ready = () => {
    store();
    hold("abc", { seat: 1, token: "t" });
    holdSeed("abc", "mine", "my hash");
  };

  it("is 128 bits of its own each time", () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  it("is shown, again too, once its hash is fixed among all, which are noted", () => {
    ready();
    expect(seedToShow("abc", ["hers", "my hash"])).toBe("mine");
    expect(seedToShow("abc", ["hers", "my hash"])).toBe("mine");
    expect(heldAt("abc").hashes).toEqual(["hers", "my hash"]);
  });

  it("is not shown where its own hash is missing", () => {
    ready();
    expect(seedToShow("abc", ["my hash", "hers"])).toBe(null);
    expect(seedToShow("abc", [])).toBe(null);
    expect(heldAt("abc").hashes).toBe(undefined);
  });

  it("is not shown again beside other hashes, until it is a new one", () => {
    ready();
    seedToShow("abc", ["hers", "my hash"]);
    expect(seedToShow("abc", ["another", "my hash"])).toBe(null);
    holdSeed("abc", "new", "new hash");
    expect(seedToShow("abc", ["another", "new hash"])).toBe("new");
  });
});
