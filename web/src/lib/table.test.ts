import { beforeEach, describe, expect, it, vi } from "vitest";
import { careful } from "./careful.svelte";
import type { Step } from "./match";
import { heldAt, hold } from "./memory";
import type { ClientMessage, Error as Refusal, ServerMessage, Update, Welcome } from "./protocol";
import { moveTo, seatOf, tableOf, viewOf, welcomeTo } from "./samples";
import type { TableInfo } from "./shown.svelte";
import { TableClient } from "./table.svelte";
import type { Ear } from "./wire";

/** The far end of a connection: what the client said, and a mouth for the server. */
class Server {
  sent: ClientMessage[] = [];
  comings = 0;
  open = true;
  ear!: Ear;

  connect = (ear: Ear) => {
    this.ear = ear;
    return {
      send: (message: ClientMessage) => this.sent.push(message),
      comeBack: () => (this.comings += 1),
      close: () => (this.open = false),
    };
  };

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.ear.hear(message);
  }

  /** What was said of one kind. */
  heard<Kind extends ClientMessage["t"]>(kind: Kind): Extract<ClientMessage, { t: Kind }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: Kind }> => message.t === kind);
  }
}

const table = (given: Partial<TableInfo> = {}) => tableOf(["Ann", "Bob"], given);
const refusal = (code: string, given: Partial<Refusal> = {}): Refusal => ({ t: "error", code, reason: "", ...given });

function joined(given: Partial<Welcome> = {}, info = table()): { client: TableClient; server: Server } {
  const server = new Server();
  const client = new TableClient("north", server.connect);
  server.say(welcomeTo(info, given));
  return { client, server };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("who joins", () => {
  it("knows the table, the view and what may be done", () => {
    const { client } = joined({ choices: { actions: ["roll"], open: ["offer"] }, can_undo: true });
    expect(client).toMatchObject({ connected: true, seat: 0, version: 5, asked: true, canUndo: true });
    expect(client.info?.seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    expect(client.view?.turn).toBe(1);
    expect([client.actions, client.openKinds]).toEqual([["roll"], ["offer"]]);
  });

  it("is told the story so far, in its order", () => {
    const said = { at: 20, seat: 1, name: "Bob", text: "hello" };
    const rolled = { event: "rolled", seat: 0, at: 10 };
    const { client } = joined({ recent: [rolled], chat: [said] });
    expect(client.lines.map(({ event, said }) => event?.event ?? said?.text)).toEqual(["rolled", "hello"]);
  });

  it("knows who is gone since when, by its own clock", () => {
    const { client, server } = joined({ gone: [null, 4000] });
    expect(client.goneSince).toEqual([null, Date.now() - 4000]);
    server.say({ t: "presence", gone: [null, null] });
    expect(client.goneSince).toEqual([null, null]);
  });

  it("notes the seal of the dice as long as the secret is unknown", () => {
    const seal = () => JSON.parse(localStorage.getItem("hexhold.seals") ?? "{}") as object;
    joined({}, table({ secret: "s" }));
    expect(seal()).toEqual({});
    joined();
    expect(seal()).toEqual({ north: "seal" });
  });
});

describe("an update", () => {
  const turnTo = (turn: number) => ({ event: "changed", changes: [[["turn"], turn]] });

  it("changes the view, tells the story and what may be done next", () => {
    const { client, server } = joined();
    const built = { event: "road-built", seat: 0, path: 3 };
    server.say(moveTo(6, { events: [built, turnTo(2)], choices: { actions: ["end"], open: [] } }));
    expect(client.view?.turn).toBe(2);
    expect(client.lines.map(({ event }) => event)).toEqual([built]);
    expect(client.actions).toEqual(["end"]);
  });

  it("asks nothing of a seat that has no choices", () => {
    const { client, server } = joined();
    server.say(moveTo(6));
    expect(client).toMatchObject({ asked: false, actions: [], version: 6 });
  });

  it("is told to whoever moves things, with what was and what is", () => {
    const { client, server } = joined();
    const steps: Step[] = [];
    const stop = client.onStep((step) => steps.push(step));
    server.say(moveTo(6, { events: [turnTo(2)] }));
    expect(steps.map(({ version, before, after }) => [version, before?.turn, after?.turn])).toEqual([[6, 1, 2]]);
    stop();
    server.say(moveTo(7, { events: [turnTo(3)] }));
    expect(steps.length).toBe(1);
  });

  it("that is known already is left alone", () => {
    const { client, server } = joined();
    server.say(moveTo(5, { events: [turnTo(9)] }));
    expect(client.view?.turn).toBe(1);
    expect(server.sent).toEqual([]);
  });

  it("that comes too early makes the client ask for everything", () => {
    const { client, server } = joined();
    server.say(moveTo(7, { events: [turnTo(9)] }));
    expect([client.version, client.view?.turn]).toEqual([5, 1]);
    expect(server.sent).toEqual([{ t: "sync" }]);
    server.say(welcomeTo(table(), { version: 7, view: viewOf(9) }));
    expect([client.version, client.view?.turn]).toEqual([7, 9]);
  });

  it("by which somebody speaks or sits leaves the choices as they were", () => {
    const { client, server } = joined();
    const said = { at: 1, seat: 1, name: "Bob", text: "hello" };
    const events: Partial<Update>[] = [
      { entry: "said", said },
      { entry: "away", seat: 1, table: table() },
    ];
    events.forEach((given, at) => server.say(moveTo(6 + at, given)));
    expect(client.lines.map(({ said, entry, seat }) => said?.text ?? [entry, seat])).toEqual(["hello", ["away", 1]]);
    expect(client.actions).toEqual(["roll"]);
  });

  it("that ends the match leaves nothing to do", () => {
    const { client, server } = joined();
    server.say(moveTo(6, { table: table({ status: "over" }), choices: { actions: ["roll"], open: [] } }));
    expect(client).toMatchObject({ isOver: true, asked: false, actions: [] });
  });

  it("tells clocks and how long an offer stands, by this browser's clock", () => {
    const { client, server } = joined();
    const clock = { runs: true, turn: 9000, reserve: 0 };
    server.say(moveTo(6, { clocks: [clock, null], answer_left: 3000 }));
    expect(client.clocks).toEqual([clock, null]);
    expect([client.clocksAt, client.answerUntil]).toEqual([Date.now(), Date.now() + 3000]);
  });
});

describe("an action", () => {
  it("is waited for until it is answered", () => {
    const { client, server } = joined();
    client.act("roll");
    const [sent] = server.heard("act");
    expect(sent).toMatchObject({ action: "roll", careful: true });
    expect(client.waiting).toBe("roll");
    server.say(moveTo(6, { id: sent!.id }));
    expect(client.waiting).toBe(null);
  });

  it("that was applied before is settled, too", () => {
    const { client, server } = joined();
    client.act("roll");
    server.say({ t: "done", id: server.heard("act")[0]!.id, version: 5 });
    expect(client.waiting).toBe(null);
  });

  it("that is refused says by which rule", () => {
    const { client, server } = joined();
    client.act("road 3");
    server.say(refusal("refused", { id: server.heard("act")[0]!.id, rule: "some.road.connected" }));
    expect(client.refused).toMatchObject({ code: "refused", rule: "some.road.connected", action: "road 3" });
    expect(client.waiting).toBe(null);
  });

  it("that could not be taken back is asked about, and then done", () => {
    const { client, server } = joined();
    client.act("buy");
    server.say(refusal("final", { id: server.heard("act")[0]!.id }));
    expect([client.unsure, client.refused]).toEqual(["buy", null]);
    client.act("buy", true);
    expect(server.heard("act")[1]).toMatchObject({ action: "buy", careful: false });
    expect(client.unsure).toBe(null);
  });

  it("of somebody who is not careful is done at once", () => {
    const { client, server } = joined();
    careful.be(false);
    client.act("buy");
    careful.be(true);
    client.act("buy");
    expect(server.heard("act").map(({ careful }) => careful)).toEqual([false, true]);
  });

  it("is not sent while the connection is lost", () => {
    const { client, server } = joined();
    server.ear.lose();
    client.act("roll");
    expect(server.sent).toEqual([]);
  });

  it("that may have been lost is sent again with the same id", () => {
    const { client, server } = joined();
    client.act("roll");
    server.ear.lose();
    server.say(welcomeTo(table()));
    const ids = server.heard("act").map(({ id }) => id);
    expect(ids.length).toBe(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it("of long ago is not meant any more", () => {
    const { client, server } = joined();
    client.act("roll");
    server.ear.lose();
    vi.advanceTimersByTime(20_000);
    server.say(welcomeTo(table()));
    expect(server.heard("act").length).toBe(1);
    expect(client.waiting).toBe(null);
  });
});

describe("why not", () => {
  it("is asked once, and answered to all who asked", async () => {
    const { client, server } = joined();
    const answers = Promise.all([client.why("road 3"), client.why("road 3")]);
    expect(server.heard("why")).toEqual([{ t: "why", action: "road 3" }]);
    server.say({ t: "answer", action: "road 3", rule: "some.road.connected" });
    expect(await answers).toEqual(["some.road.connected", "some.road.connected"]);
  });

  it("is asked again after the connection was lost", () => {
    const { client, server } = joined();
    void client.why("road 3");
    server.ear.lose();
    server.say(welcomeTo(table()));
    expect(server.heard("why").length).toBe(2);
  });
});

describe("a seat", () => {
  it("is remembered by this browser", () => {
    hold("north", { token: "t" });
    const { client } = joined({ seat: 1 });
    expect(client.seat).toBe(1);
    expect(heldAt("north")).toMatchObject({ token: "t", seat: 1, at: Date.now() });
  });

  it("whose token is worth nothing any more is given up, and one looks on", () => {
    hold("north", { token: "old", seat: 1 });
    const server = new Server();
    const client = new TableClient("north", server.connect);
    server.say(refusal("not-seated"));
    expect([server.comings, heldAt("north").token]).toEqual([1, undefined]);
    const info = table({ seats: [seatOf("Ann"), seatOf("Bob", { kind: "bot" })] });
    server.say(welcomeTo(info, { seat: null }));
    expect(client).toMatchObject({ seat: null, lost: { why: "resigned", name: "Bob" } });
  });

  it("that was only wished for is lost when the others decline", () => {
    hold("north", { token: "t", seat: 1, as: "wish" });
    const wish = { what: "guest" as const, by: null, seat: 1, name: "Eve", voters: [0], agreed: [] };
    const { client, server } = joined({ seat: null }, table({ proposal: wish }));
    expect([client.as, client.lost]).toEqual(["wish", null]);
    server.say(moveTo(6, { entry: "voted", table: table() }));
    expect(client.lost).toEqual({ why: "declined", name: "Bob" });
    expect(heldAt("north").token).toBe(undefined);
  });
});

it("a table that is not there is left", () => {
  const { client, server } = joined();
  server.say(refusal("no-table", { reason: "gone" }));
  expect(server.open).toBe(false);
  expect(client.refused).toMatchObject({ code: "no-table", reason: "gone" });
});

it("a clock that runs out is told of, until the next move", () => {
  const { client, server } = joined();
  server.say({ t: "warning", seat: 0, milliseconds: 9000 });
  expect(client.warning).toEqual({ seat: 0, until: Date.now() + 9000 });
  server.say(moveTo(6));
  expect(client.warning).toBe(null);
});
