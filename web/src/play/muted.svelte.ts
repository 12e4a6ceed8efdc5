/** Whom this reader does not want to hear, for as long as the page is open. */

const quiet = $state<Record<string, boolean>>({});

export const muted = (table: string, seat: number): boolean => !!quiet[`${table}/${seat}`];

export function toggleMuted(table: string, seat: number): void {
  quiet[`${table}/${seat}`] = !muted(table, seat);
}
