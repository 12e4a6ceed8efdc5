/** What the parts of the Watch's screen share: the client, the board's facts, what was reached for. */

import { getOnce } from "../../lib/api";
import { declines } from "../../lib/declines.svelte";
import type { Line } from "../../lib/match";
import { seatColour, type Colour } from "../../lib/seats";
import type { ShownTable } from "../../lib/shown.svelte";
import { nameOf, type GameWords } from "../../play/game";
import { robbedAt } from "./blocked";
import { scaled, type BoardFacts } from "./board";
import { isInvitation } from "./offers";
import { glowing, kindsIn } from "./places";
import type { Dice, WatchEvent, WatchView } from "./types";
import type { Told } from "./whereabouts";
import { wordsFor } from "./words";

const rolledLast = (lines: Line[]): Dice | null =>
  lines.map(({ event }) => event as WatchEvent | undefined).findLast((event) => event?.event === "rolled")?.dice ??
  null;

export class Watch {
  facts = $state.raw<BoardFacts | null>(null);
  wanted = $state<string | null>(null);
  shown = $state<string | null>(null); // a place that the log points at
  bargains = $state(false); // somebody wants to answer with a counter-offer
  muted = $state<number | null>(null); // the turn in which offers are declined unseen

  readonly words: GameWords;
  readonly kinds = $derived.by(() => kindsIn(this.client.actions));
  /** What was reached for, as long as it is possible. */
  readonly reached = $derived.by(() => (this.wanted && this.kinds.has(this.wanted) ? this.wanted : null));
  readonly places = $derived.by(() => {
    const places = glowing(this.client.actions, this.reached);
    if (this.facts && this.kinds.has("rob"))
      for (const [place, action] of robbedAt(this.facts, this.view, this.client.actions)) places.set(place, [action]);
    return places;
  });
  /** Whether offers are declined unseen until this turn ends. */
  readonly isMuted = $derived.by(() => this.muted === this.view.turn);
  /** An offer that I have to answer, unless it is declined unseen. */
  readonly offered = $derived.by(() => (this.kinds.has("decline") && !this.unwanted ? this.view.offer : null));
  readonly payable = $derived.by(() => this.kinds.has("accept"));
  /** Whether I am asked and have said before what to answer. */
  readonly unwanted = $derived.by(
    () =>
      this.kinds.has("decline") &&
      (this.isMuted || (declines.unpayable && !this.payable && !!this.view.offer && !isInvitation(this.view.offer))),
  );
  /** Whether a counter-offer is put together, as long as there is an offer to answer. */
  readonly countering = $derived.by(() => this.bargains && !!this.offered);
  /** The dice as they lie, until somebody rolls them again. */
  readonly dice = $derived.by(() => this.view.dice ?? rolledLast(this.client.lines));
  readonly busy = $derived.by(() => this.client.waiting !== null);

  constructor(readonly client: ShownTable) {
    this.words = wordsFor(client, () => this.facts);
    void getOnce<BoardFacts>("facts/watch").then((facts) => (this.facts = scaled(facts)));
  }

  get view(): WatchView {
    return this.client.view as WatchView;
  }

  name(seat: number | null): string {
    return nameOf(this.client.info, seat);
  }

  colour(seat: number): Colour {
    return seatColour(this.client.view, seat);
  }

  /** What places are told from, once the board is there. */
  readonly told = $derived.by((): Told | null =>
    this.facts ? { facts: this.facts, view: this.view, name: (seat) => this.name(seat) } : null,
  );

  label(action: string): string {
    return this.words.label(action, this.view);
  }

  of(kind: string): string[] {
    return this.client.actions.filter((action) => action === kind || action.startsWith(`${kind} `));
  }

  /** Reach for a hero, a card or a piece; reaching again lets go. */
  reach(kind: string | null): void {
    this.wanted = this.reached === kind ? null : kind;
  }

  act(action: string): void {
    this.wanted = null;
    this.bargains = false;
    this.client.live?.act(action);
  }

  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Point at a place for a moment. */
  point(place: string): void {
    this.shown = place;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.shown = null), 2400);
  }
}
