import { beforeEach, expect, it, vi } from "vitest";
import type { Step } from "../lib/match";
import { tableOf, viewOf } from "../lib/samples";
import { ReplayClient } from "./client.svelte";

vi.mock("../games", () => ({ gameNamed: () => ({ turnOf: ({ turn }: { turn: number }) => turn }) }));

const LAST = 40;
const TURN = 10; // moments that a turn takes

const asked: string[] = [];

/** A match of which every moment adds one event. */
function answer(path: string): object {
  if (!path.includes("/replay")) return tableOf(["Ann", "Bob"], { status: "over" });
  const at = Number(/version=(\d+)/.exec(path)?.[1] ?? LAST);
  const sight = { seat: null, view: viewOf(Math.floor(at / TURN)), events: [{ event: `event-${at}`, seat: 0 }] };
  return { version: at, versions: LAST + 1, moves: [{ seat: 0, action: "end" }], sights: [sight] };
}

async function opened(at: number): Promise<{ client: ReplayClient; steps: Step[] }> {
  const client = new ReplayClient("north");
  const steps: Step[] = [];
  client.onStep((step) => steps.push(step));
  await client.open(at, "spectator");
  return { client, steps };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer(path)) });
  });
  return () => vi.unstubAllGlobals();
});

const told = ({ lines }: ReplayClient): (string | undefined)[] => lines.map(({ event }) => event?.event);

it("shows a moment, and nobody can act there", async () => {
  const { client } = await opened(12);
  expect(client).toMatchObject({ at: 12, version: 12, last: LAST, connected: true, asked: false, live: null });
  expect(client.view?.turn).toBe(1);
});

it("tells one step onwards to what moves, and a jump not", async () => {
  const { client, steps } = await opened(12);
  await client.show(13);
  expect(steps.map(({ version }) => version)).toEqual([13]);
  expect(told(client)).toEqual(["event-12", "event-13"]);
  await client.show(30);
  expect(steps.length).toBe(1);
  expect(told(client)).toEqual(["event-30"]);
});

it("is over only at its last moment", async () => {
  const { client } = await opened(LAST - 1);
  expect(client.isOver).toBe(false);
  await client.show(LAST + 5);
  expect([client.at, client.isOver]).toEqual([LAST, true]);
});

it("leaps to the moment at which another turn begins", async () => {
  const { client } = await opened(12);
  await client.leap(1);
  expect(client.at).toBe(20);
  await client.leap(-1);
  expect(client.at).toBe(19);
});

it("asks for a moment once", async () => {
  const { client } = await opened(12);
  await client.show(13);
  await client.show(12);
  expect(asked.filter((path) => path.includes("version=12&")).length).toBe(1);
});

it("says that a moment could not be had, and stays where it is", async () => {
  const { client } = await opened(12);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await client.show(30);
  expect([client.at, client.failed, client.loading]).toEqual([12, true, false]);
});
