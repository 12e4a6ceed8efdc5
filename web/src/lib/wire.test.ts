import { afterEach, expect, test, vi } from "vitest";
import { hold } from "./memory";
import { Wire } from "./wire";

afterEach(() => vi.unstubAllGlobals());

/** How a page at a table connects. */
function dialled(token: string): [address: string, protocols: string[]] {
  const calls: [string, string[]][] = [];
  const Socket = function (address: string, protocols: string[]) {
    calls.push([address, protocols]);
  };
  for (const [name, value] of Object.entries({
    WebSocket: Socket,
    window: { setInterval: () => 0 },
    location: { protocol: "https:", host: "play.example" },
    addEventListener: vi.fn(),
  }))
    vi.stubGlobal(name, value);
  hold("abc", { token });
  new Wire("abc", { hear: vi.fn(), lose: vi.fn() });
  return calls[0]!;
}

test("a token is told beside the address, which stands in logs", () => {
  expect(dialled("s3cret-token_1")).toEqual(["wss://play.example/ws/abc", ["hexhold.1", "token.s3cret-token_1"]]);
});

test("a token that no protocol can name is not told", () => {
  expect(dialled("s3cret, token")).toEqual(["wss://play.example/ws/abc", ["hexhold.1"]]);
});
