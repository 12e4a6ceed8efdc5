/** Sounds made here and now, without files: short, soft, and each unlike the others. */

import type { SoundName } from "./sound.svelte";

interface Tone {
  gain?: number;
  type?: OscillatorType;
  to?: number;
}
type Maker = (out: Instrument) => void;

/** Notes and noises that begin some seconds from now. */
class Instrument {
  constructor(
    private readonly context: AudioContext,
    private readonly loud: GainNode,
    private readonly begin: number,
  ) {}

  /** A note that swells quickly and fades; `to`: the pitch that it slides to. */
  note(pitch: number, after: number, lasts: number, { gain = 0.2, type = "triangle", to = 0 }: Tone = {}) {
    const at = this.begin + after;
    const tone = new OscillatorNode(this.context, { frequency: pitch, type });
    if (to) tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
    tone.connect(this.fading(gain, at, lasts));
    tone.start(at);
    tone.stop(at + lasts + 0.05);
  }

  /** A breath of noise about a pitch; `to`: where it slides to. */
  noise(pitch: number, after: number, lasts: number, { gain = 0.3, q = 1, to = 0 } = {}) {
    const at = this.begin + after;
    const source = new AudioBufferSourceNode(this.context, { buffer: noiseOf(this.context) });
    const filter = new BiquadFilterNode(this.context, { type: "bandpass", frequency: pitch, Q: q });
    if (to) filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(filter).connect(this.fading(gain, at, lasts));
    source.start(at, Math.random() * 0.5);
    source.stop(at + lasts + 0.05);
  }

  private fading(gain: number, at: number, lasts: number): GainNode {
    const swell = new GainNode(this.context, { gain: 0 });
    swell.gain.setValueAtTime(0.0001, at);
    swell.gain.exponentialRampToValueAtTime(gain, at + Math.min(0.02, lasts / 4));
    swell.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    swell.connect(this.loud);
    return swell;
  }
}

const SECONDS_OF_NOISE = 2;
let noise: AudioBuffer | null = null;

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, SECONDS_OF_NOISE * context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

const [C4, C5, E5, G5, C6, E6] = [261.63, 523.25, 659.25, 783.99, 1046.5, 1318.51];

const SOUNDS: Record<SoundName, Maker> = {
  // Wood on wood, quicker and softer as they come to rest.
  dice: (out) => {
    for (const [after, gain] of [0, 0.07, 0.13, 0.2, 0.25, 0.29].map((after, at) => [after, 0.5 - at * 0.07] as const))
      out.noise(1500 + Math.random() * 1300, after, 0.05, { gain, q: 4 });
  },
  // Two blows of a hammer.
  build: (out) => {
    for (const after of [0, 0.15]) {
      out.note(210, after, 0.12, { gain: 0.3, type: "sine", to: 120 });
      out.noise(900, after, 0.04, { gain: 0.3, q: 2 });
    }
  },
  // Two coins.
  trade: (out) => {
    out.note(E6, 0, 0.25, { gain: 0.08, type: "sine" });
    out.note(E6 * 1.5, 0.09, 0.35, { gain: 0.07, type: "sine" });
  },
  // Paper drawn over a table.
  card: (out) => out.noise(2600, 0, 0.16, { gain: 0.22, q: 0.8, to: 5200 }),
  // Something heavy comes near.
  menace: (out) => {
    out.note(92, 0, 0.7, { gain: 0.28, to: 73 });
    out.note(98, 0.05, 0.65, { gain: 0.16, type: "sine", to: 78 });
    out.noise(240, 0, 0.5, { gain: 0.18, q: 2 });
  },
  // Ice that breaks.
  crash: (out) => {
    out.noise(1100, 0, 0.9, { gain: 0.5, q: 0.7, to: 130 });
    out.note(70, 0.02, 0.7, { gain: 0.4, type: "sine", to: 38 });
    out.noise(4200, 0.1, 0.2, { gain: 0.16, q: 3 });
  },
  turn: (out) => {
    out.note(C5, 0, 0.6);
    out.note(G5, 0.16, 0.6);
  },
  end: (out) => [C5, G5 / 2, C4].forEach((pitch, at) => out.note(pitch, at * 0.22, 0.8, { gain: 0.16 })),
  win: (out) => {
    [C5, E5, G5, C6].forEach((pitch, at) => out.note(pitch, at * 0.14, 0.5, { gain: 0.16 }));
    for (const pitch of [C5, E5, G5, C6]) out.note(pitch, 0.6, 1.3, { gain: 0.09 });
  },
};

const APART = 0.14; // seconds between sounds of one moment
let context: AudioContext | null = null;

export function make(names: SoundName[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const loud = new GainNode(context, { gain: volume });
  loud.connect(context.destination);
  names.forEach((name, at) => SOUNDS[name](new Instrument(context!, loud, context!.currentTime + 0.01 + at * APART)));
}
