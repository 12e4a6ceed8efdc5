/** How loud one likes it here, remembered on the device. Nothing sounds before the first click; nothing needs ears. */

import { recall, remember } from "./memory";

/** What there is to hear; games say which of their events sound like what. */
export type SoundName = "dice" | "build" | "trade" | "card" | "menace" | "crash" | "turn" | "end" | "win";

const USUAL = 0.5;
const AGAIN = 140; // milliseconds before the same is heard again
const MOST = 2; // sounds of one moment

/** Whoever saves data, or has turned sounds off before there was a volume, begins without. */
function atFirst(): number {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || recall<boolean | null>("sound", null) === false ? 0 : USUAL;
}

/** Whether this page was clicked, or typed at: nobody is startled by one that was only opened. */
let touched = false;
for (const name of ["pointerdown", "keydown"])
  addEventListener(name, () => (touched = true), { once: true, capture: true });

class Sound {
  volume = $state(recall<number>("volume", atFirst()));
  private heard = new Map<SoundName, number>();

  get on(): boolean {
    return this.volume > 0;
  }

  /** From nothing to one. */
  set(volume: number): void {
    this.volume = volume;
    remember("volume", volume);
    this.play("trade");
  }

  toggle(): void {
    this.set(this.on ? 0 : USUAL);
  }

  /** What belongs to one moment, each once. */
  play(...names: SoundName[]): void {
    if (!this.on || !touched) return;
    const now = Date.now();
    const fresh = [...new Set(names)].filter((name) => now - (this.heard.get(name) ?? 0) > AGAIN).slice(0, MOST);
    if (!fresh.length) return;
    for (const name of fresh) this.heard.set(name, now);
    void import("./sounds").then(({ make }) => make(fresh, this.volume));
  }
}

export const sound = new Sound();
