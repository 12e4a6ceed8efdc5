/** What the parts of the table share: the view, what may be done, and which thing is being looked at. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { ShownTable } from "../../lib/shown.svelte";
import { kindOf } from "../../play/game";
import type { RivalsView } from "./types";

export type Looked =
  | { what: "card"; id: string; action?: string | null }
  | { what: "stack"; index: number }
  | { what: "rule"; rule: string }
  | { what: "events" }
  | { what: "discard" }
  | { what: "regions" }
  | { what: "centre"; id: string }
  | { what: "hand"; seat: number };

const KEY = Symbol("desk");

export class Desk {
  looked = $state.raw<Looked | null>(null);
  pinned = $state(false); // it stays until it is closed
  pointed = false; // whether somebody still points at it
  removing = $state(false); // choosing a card to give up

  private readonly small = new MediaQuery(
    "(max-width: 760px), (max-width: 1199px) and (max-height: 599px) and (orientation: landscape)",
  );

  constructor(private readonly source: () => ShownTable) {}

  get client(): ShownTable {
    return this.source();
  }

  get view(): RivalsView {
    return this.client.view as RivalsView;
  }

  /** On a phone parts of the table are out of sight, so every choice is offered as a button too. */
  get narrow(): boolean {
    return this.small.current;
  }

  /** The seat that is drawn below. */
  get below(): number {
    return this.client.seat ?? 0;
  }

  readonly legal = $derived.by(() => new Set(this.client.actions));
  readonly kinds = $derived.by(() => new Set(this.client.actions.map(kindOf)));

  can(action: string): boolean {
    return this.legal.has(action);
  }

  /** The first of these that may be done. */
  first(...actions: string[]): string | null {
    return actions.find((action) => this.legal.has(action)) ?? null;
  }

  /** Something new lies on the table: it may be shown, unless somebody is reading. */
  makeWay(): void {
    if (!this.pinned && !this.pointed) this.looked = null;
  }

  /** Enough was read. */
  putAway(): void {
    this.looked = null;
    this.pinned = false;
  }

  act(action: string | null): void {
    if (!action || !this.legal.has(action) || this.client.waiting !== null) return;
    this.removing = false;
    this.pinned = false;
    this.client.live?.act(action);
  }
}

export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

/** `use:look={…}`: pointing at it or focusing it shows it; a finger, or a click that does nothing else, pins it. */
export function look(node: HTMLElement, given: { desk: Desk; thing: Looked | null }) {
  let current = given;
  const show = (event: Event) => {
    if (!current.thing || (event instanceof PointerEvent && event.pointerType === "touch")) return;
    current.desk.pointed = true;
    if (!current.desk.pinned) current.desk.looked = current.thing;
  };
  const leave = () => void (current.desk.pointed = false);
  const pin = (event: MouseEvent) => {
    const acts = node.hasAttribute("data-action") && !isTouch(event);
    if (!current.thing || acts) return;
    current.desk.looked = current.thing;
    current.desk.pinned = true;
  };
  const quit = new AbortController();
  for (const name of ["pointerenter", "focus"]) node.addEventListener(name, show, quit);
  for (const name of ["pointerleave", "blur"]) node.addEventListener(name, leave, quit);
  node.addEventListener("click", pin, quit);
  return {
    update: (next: { desk: Desk; thing: Looked | null }) => void (current = next),
    destroy: () => {
      leave();
      quit.abort();
    },
  };
}

export const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === "touch";
