/** Movement from events: short, in order, skippable, and none for those who want none. */

import { tick } from "svelte";
import type { GameEvent, Step, TableClient } from "../lib/table.svelte";

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const find = (root: HTMLElement, at: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);

/** A place of the table lights up, scrolled into sight. */
export function flash(root: HTMLElement, at: string): void {
  const node = find(root, at) ?? find(root, `${at}1`);
  if (!node) return;
  node.scrollIntoView({ behavior: calm() ? "auto" : "smooth", block: "nearest", inline: "center" });
  node.animate([{ boxShadow: "0 0 0 0 var(--glow)" }, { boxShadow: "0 0 0 8px var(--glow)" }, { boxShadow: "0 0 0 0 transparent" }], { duration: 900 });
}

const RUNS: Record<string, (root: HTMLElement, event: GameEvent) => void> = {
  rolled: (root) => {
    for (const [at, turn] of [["die:number", 380], ["die:face", -420]] as const)
      find(root, at)?.animate([{ transform: `rotate(${turn}deg) scale(1.5) translateY(-14px)` }, { transform: "none" }], { duration: 350, easing: "cubic-bezier(.2,.9,.3,1.2)" });
  },
};

function pop(node: HTMLElement | null): void {
  node?.animate([{ transform: "scale(.3)", opacity: 0.2 }, { transform: "scale(1.35)" }, { transform: "none" }], { duration: 320, easing: "ease-out" });
}

function stockChanges(root: HTMLElement, step: Step): void {
  for (const seat of [0, 1]) {
    const before = new Map<string, number>((step.before?.seats?.[seat]?.regions ?? []).map((region: any) => [region.place, region.stock]));
    for (const region of step.after?.seats?.[seat]?.regions ?? []) {
      const was = before.get(region.place) ?? 0;
      const slots = find(root, `${seat}:${region.place}`)?.querySelectorAll<HTMLElement>(".stock i");
      if (region.stock > was) for (let slot = was; slot < region.stock; slot++) pop(slots?.[slot] ?? null);
      else if (region.stock < was) for (let slot = region.stock; slot < was; slot++) slots?.[slot]?.animate([{ background: "var(--glow)" }, { background: "transparent" }], { duration: 300 });
    }
  }
}

async function show(root: HTMLElement, step: Step): Promise<void> {
  await tick();
  for (const event of step.events) RUNS[event.event]?.(root, event);
  stockChanges(root, step);
}

export function watchSteps(client: TableClient, root: HTMLElement): () => void {
  return client.onStep((step) => {
    if (!calm() && step.before) void show(root, step);
  });
}

/** Arrow keys go from one possible choice to the next. */
export function moveAmongChoices(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!way || target.matches("input, textarea, select, [role=log]")) return;
  const choices = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-glow]")];
  if (!choices.length) return;
  event.preventDefault();
  const now = choices.indexOf(target);
  choices[(now + way + choices.length) % choices.length]!.focus();
}
