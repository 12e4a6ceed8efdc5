/** A connection to a table that mends itself, and is found out when it died in silence. */

import { heldAt, recall } from "./memory";
import type { ClientMessage, ServerMessage } from "./protocol";
import { pauseBefore } from "./reconnect";

const BEAT = 15_000; // milliseconds between two questions whether the server is still there
const STEADY = 10_000; // a connection that lasted was no vain try

/** Who is told what the server says, and that the connection is gone. */
export interface Ear {
  hear(message: ServerMessage): void;
  lose(): void;
}

/** What a client needs of its connection. */
export interface Connection {
  send(message: ClientMessage): void;
  comeBack(): void;
  close(): void;
}

/** Who has no seat speaks under a name, if one was given. */
function asSpectator(table: string): string {
  const name = heldAt(table).token ? "" : recall<string>("name", "");
  return name && `?name=${encodeURIComponent(name)}`;
}

const SPEAKABLE = /^[\w.~-]+$/; // other signs may not stand in the name of a protocol

/** How one says who one is; an address stands in logs, a token should not. */
export const protocolsFor = (token = ""): string[] =>
  SPEAKABLE.test(token) ? ["hexhold.1", `token.${token}`] : ["hexhold.1"];

export class Wire implements Connection {
  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private openedAt = 0;
  private unanswered = false; // whether a question for the server's presence waits for an answer
  private readonly beat: number;

  constructor(
    private readonly table: string,
    private readonly ear: Ear,
    private readonly token?: string, // without one, that of the seat which this browser shows
  ) {
    this.beat = window.setInterval(() => this.feelPulse(), BEAT);
    addEventListener("offline", this.lose);
    addEventListener("online", this.comeBack);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Come anew at once, for instance with a token that was just given. */
  comeBack = (): void => {
    const dead = this.socket;
    this.lose();
    this.connect();
    dead?.close();
  };

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    removeEventListener("offline", this.lose);
    removeEventListener("online", this.comeBack);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.table}${asSpectator(this.table)}`,
      protocolsFor(this.token ?? heldAt(this.table).token),
    );
    this.socket = socket;
    this.openedAt = Infinity;
    socket.onopen = () => (this.openedAt = Date.now());
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.unanswered = false;
      this.ear.hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.lose();
      if (Date.now() - this.openedAt > STEADY) this.tries = 0;
      if (!this.closed) setTimeout(() => socket === this.socket && this.connect(), pauseBefore(code, this.tries++));
    };
  }

  private feelPulse(): void {
    if (this.unanswered) {
      this.comeBack();
      return;
    }
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.unanswered = true;
    this.send({ t: "ping" });
  }

  private lose = (): void => {
    this.unanswered = false;
    this.ear.lose();
  };
}
