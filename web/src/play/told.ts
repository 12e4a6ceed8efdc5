/** Lines of the story as text, for the eye and for the ear. */

import type { Line } from "../lib/match";
import type { ShownTable } from "../lib/shown.svelte";
import { known, t } from "../lib/words.svelte";
import { nameOf, saidText, speakerName, type GameWords, type Told } from "./game";

type Table = Pick<ShownTable, "info" | "view">;

/** What a line says; nothing for what is not worth one. */
export function tellLine(line: Line, { info, view }: Table, game: GameWords): Told | null {
  if (line.event) return info && view && game.tell(line.event, view, info);
  if (line.said) return { text: saidText(line.said) };
  const id = `table-${line.entry}`;
  return known(id) ? { text: t(id, { name: line.name ?? nameOf(info, line.seat ?? null) }) } : null;
}

/** The same for somebody who only hears: who speaks, and where on the board it happened. */
export function sayLine(line: Line, table: Table, game: GameWords): string | null {
  const told = tellLine(line, table, game);
  if (!told) return null;
  if (line.said) return `${speakerName(table.info, line.said)}: ${told.text}`;
  const where = told.place && table.view && game.where(told.place, table.view);
  return where ? `${told.text} (${where})` : told.text;
}

/** What is new since a line was told, in order. */
export function newLines(lines: Line[], after: number, game: Pick<GameWords, "gather">): Line[] {
  const fresh = lines.filter(({ key }) => key > after);
  return game.gather?.(fresh) ?? fresh;
}
