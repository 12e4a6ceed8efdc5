/** Movement from events: short, in order, skippable, and none for those who want none. */

import { tick } from "svelte";
import type { MatchView, Step } from "../../lib/match";
import type { ShownTable } from "../../lib/shown.svelte";
import type { RegionView, RivalsEvent, RivalsView } from "./types";

const QUICK = 320;
const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const find = (root: HTMLElement, at: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
const running = new Set<Animation>();

function run(
  node: Element | null | undefined,
  frames: Keyframe[],
  delay = 0,
  duration = QUICK,
  easing = "ease-out",
): Animation | null {
  if (!node) return null;
  const animation = node.animate(frames, { duration, delay, easing, fill: "backwards" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Whoever does something has seen enough. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** A place of the table lights up, scrolled into sight. */
export function flash(root: HTMLElement, at: string): void {
  const node = find(root, at) ?? find(root, `${at}1`);
  node?.scrollIntoView({ behavior: calm() ? "auto" : "smooth", block: "nearest", inline: "center" });
  run(
    node,
    [
      { boxShadow: "0 0 0 0 var(--glow)" },
      { boxShadow: "0 0 0 8px var(--glow)" },
      { boxShadow: "0 0 0 0 transparent" },
    ],
    0,
    900,
  );
}

const pop = (node: Element | null | undefined, delay = 0) =>
  run(
    node,
    [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1.3)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    delay,
  );
const shake = (node: Element | null | undefined, delay = 0) =>
  run(
    node,
    [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    delay,
    350,
    "linear",
  );

// ---------------------------------------------------------------- cards that travel

interface Flight {
  from: DOMRect;
  to: string;
  card: boolean; // seen from the front
  set: string;
}

const between = (at: string, root: HTMLElement): DOMRect | null => find(root, at)?.getBoundingClientRect() ?? null;

/** Where a card comes from and goes to; measured before the table is drawn anew. */
function flightOf(event: RivalsEvent, root: HTMLElement): Flight | null {
  const { card = "" } = event;
  const set = card.split(".")[0] || "basic";
  const hand = `hand:${event.seat}`;
  const start = (...places: string[]): DOMRect | null => places.map((at) => between(at, root)).find(Boolean) ?? null;
  const flight = (from: DOMRect | null, to: string): Flight | null => from && { from, to, card: !!card, set };
  switch (event.event) {
    case "card-built":
      return flight(start(`held:${card}`, hand, "faceup"), `${event.seat}:${event.site ?? "cache"}`);
    case "card-played":
      return flight(start(`held:${card}`, hand), "discard");
    case "card-drawn":
    case "card-picked":
      return flight(start(`stack:${event.stack}`), card ? `held:${card}` : hand);
    case "card-returned":
      return flight(start(`held:${card}`, hand), `stack:${event.stack}`);
    case "card-lost":
    case "card-removed":
      return flight(start(`${event.seat}:${event.slot}`), "discard");
    case "card-salvaged":
      return flight(start("discard"), card ? `held:${card}` : hand);
    default:
      return null;
  }
}

function fly(root: HTMLElement, { from, to, card, set }: Flight, delay: number): void {
  const target =
    (card ? [...root.querySelectorAll<HTMLElement>(`[data-at^="${CSS.escape(to)}"]`)].at(-1) : null) ?? find(root, to);
  const box = target?.getBoundingClientRect();
  if (!target || !box?.width) return;
  const ghost = document.createElement("div");
  const face = target.querySelector(".card");
  ghost.className = `flying ${face ? "" : set}`;
  if (face && card) ghost.append(face.cloneNode(true));
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  root.append(ghost);
  const shift = `translate(${from.left - box.left}px, ${from.top - box.top}px)`;
  const move = `${shift} scale(${from.width / box.width}, ${from.height / box.height})`;
  const animation = run(
    ghost,
    [
      { transform: move, opacity: 0.9 },
      { transform: "none", opacity: 1 },
    ],
    delay,
    350,
    "cubic-bezier(.3,.7,.3,1)",
  )!;
  if (face) run(face, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], delay, 350);
  animation.finished.catch(() => null).finally(() => ghost.remove());
}

// ---------------------------------------------------------------- what changed in place

const regionsOf = (view: MatchView | null, seat: number): RegionView[] =>
  (view as RivalsView | null)?.seats[seat]?.regions ?? [];

function stockChanges(root: HTMLElement, step: Step, delay: number): void {
  for (const seat of [0, 1]) {
    const before = new Map(regionsOf(step.before, seat).map(({ place, stock }) => [place, stock]));
    for (const { place, stock } of regionsOf(step.after, seat)) {
      const was = before.get(place) ?? 0;
      if (stock === was) continue;
      const slots = find(root, `${seat}:${place}`)?.querySelectorAll(".stock i") ?? [];
      for (let slot = was; slot < stock; slot++) pop(slots[slot], delay + 60 * (slot - was));
      for (let slot = stock; slot < was; slot++)
        run(
          slots[slot],
          [
            { background: "var(--glow)", transform: "scale(1.25)" },
            { background: "transparent", transform: "none" },
          ],
          delay,
        );
    }
  }
}

/** How an event moves what stands already; gives back how long the next should wait. */
function inPlace(root: HTMLElement, event: RivalsEvent, delay: number): number {
  const seat = event.seat;
  switch (event.event) {
    case "rolled":
    case "defence-rolled":
      run(
        find(root, "die:number"),
        [{ transform: "rotate(400deg) scale(1.5) translateY(-16px)" }, { transform: "none" }],
        delay,
        350,
        "cubic-bezier(.2,.9,.3,1.2)",
      );
      if (event.event === "rolled")
        run(
          find(root, "die:face"),
          [{ transform: "rotate(-440deg) scale(1.5) translateY(-16px)" }, { transform: "none" }],
          delay,
          350,
          "cubic-bezier(.2,.9,.3,1.2)",
        );
      return 300;
    case "brigands-came":
    case "plague-struck":
      if (Object.keys(event.resources ?? {}).length) shake(root.querySelector(`[data-land="${seat}"]`), delay);
      return 250;
    case "road-built":
      pop(find(root, `${seat}:road${event.road}`), delay);
      return 120;
    case "settlement-founded":
    case "city-built":
      pop(find(root, `${seat}:town${event.column}`), delay);
      return 150;
    case "region-laid":
      pop(find(root, `${seat}:${event.place}`), delay);
      return 150;
    case "token-moved":
      pop(find(root, `token:${event.token}`), delay);
      return 100;
    default:
      return 0;
  }
}

async function show(root: HTMLElement, step: Step): Promise<void> {
  const flights = step.events.map((event) => flightOf(event, root));
  await tick();
  let delay = 0;
  step.events.forEach((event, index) => {
    const flight = flights[index];
    if (flight) fly(root, flight, delay);
    delay += flight ? 140 : inPlace(root, event, delay);
  });
  stockChanges(root, step, delay);
}

export function watchSteps(client: ShownTable, root: HTMLElement): () => void {
  const stop = client.onStep((step) => {
    if (!calm() && step.before && step.events.length && !document.hidden) void show(root, step);
  });
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, skip, true);
  return () => {
    stop();
    for (const name of ["pointerdown", "keydown"]) removeEventListener(name, skip, true);
  };
}
