/** The table by keyboard: arrows go among the choices, and focus is never lost when a choice goes away. */

import { tick } from "svelte";
import type { ShownTable } from "../../lib/shown.svelte";

const CHOICES = "[data-glow], .now .row button, .dock button";
const shown = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CHOICES)].filter((node) => node.offsetParent !== null);

let byKeyboard = false;

/** Arrow keys go from one possible choice to the next. */
export function moveAmongChoices(event: KeyboardEvent): void {
  byKeyboard = true;
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!way || target.matches("input, textarea, select, [role=log]")) return;
  const choices = shown(event.currentTarget as HTMLElement);
  if (!choices.length) return;
  event.preventDefault();
  const now = choices.indexOf(target);
  const next = choices[(now < 0 && way < 0 ? choices.length - 1 : now + way + choices.length) % choices.length]!;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What was pressed may be gone after the step; then the first choice is next. */
export function keepFocus(client: ShownTable, root: HTMLElement): () => void {
  const pointed = () => (byKeyboard = false);
  addEventListener("pointerdown", pointed, true);
  const goOn = async () => {
    await tick();
    if (byKeyboard && client.asked && document.activeElement === document.body) shown(root)[0]?.focus();
  };
  const stop = client.onStep(() => void goOn());
  return () => {
    stop();
    removeEventListener("pointerdown", pointed, true);
  };
}
