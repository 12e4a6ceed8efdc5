/** Says that it is one's turn where people look when they look elsewhere: title, icon, and a sound for who wants it. */

import { recall, remember } from "./memory";

class Sound {
  on = $state(recall<boolean>("sound", false));
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on);
    if (this.on) this.chime();
  }

  /** Two soft notes, made here. */
  chime(): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    void this.context.resume();
    this.note(523.25, 0);
    this.note(783.99, 0.16);
  }

  private note(pitch: number, after: number): void {
    const begin = this.context!.currentTime + after;
    const swell = new GainNode(this.context!, { gain: 0 });
    swell.gain.setValueAtTime(0, begin);
    swell.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    swell.gain.exponentialRampToValueAtTime(0.001, begin + 0.6);
    const tone = new OscillatorNode(this.context!, { frequency: pitch, type: "triangle" });
    tone.connect(swell).connect(this.context!.destination);
    tone.start(begin);
    tone.stop(begin + 0.65);
  }
}

export const sound = new Sound();

export function showIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = mine ? "/hexhold-turn.svg" : "/hexhold.svg";
  if (icon && icon.getAttribute("href") !== address) icon.href = address;
}
