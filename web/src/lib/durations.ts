/** Spans of time as people read them. */

import { t } from "./words.svelte";

const MINUTES_FROM = 120; // seconds

/** "20 s", "5 min", "2:30 min". */
export function duration(seconds: number): string {
  if (seconds < MINUTES_FROM) return t("clock-seconds", { time: String(seconds) });
  const rest = seconds % 60;
  return t("clock-minutes", { time: `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}` });
}

/** "0:40", "12:05". */
export const clockTime = (milliseconds: number): string => {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
