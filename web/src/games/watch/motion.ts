/** What moves: told by events, in order, short, skippable, and not at all where the system asks for stillness. */

import type { Step } from "../../lib/match";
import { RESOURCE_PARTS, type Resource } from "../../ui/resources";
import type { BoardFacts } from "./board";
import { WILDLINGS } from "./figures";
import { sourcesOf } from "./production";
import type { Amounts, WatchEvent, WatchView, Wildling } from "./types";
import { clearedPlace } from "./words";

const BEAT = 320;
const MOST_WAITING = 14; // whoever falls this far behind sees the board as it is now

interface Flight {
  picture: string;
  from: string;
  to: string;
  size?: number;
}
interface Way {
  picture: string;
  size: number;
  start: DOMRect;
  end: DOMRect;
}
interface Beat {
  flights?: Flight[];
  tumble?: true;
  shake?: string;
}

const picture = (box: string, parts: string[]): string => `<svg viewBox="${box}">${parts.join("")}</svg>`;
const FUR = 'fill="#4b3a2e" stroke="#fff8e8" stroke-width="3" paint-order="stroke"';

const resourcePicture = (resource: Resource): string =>
  picture(
    "0 0 24 24",
    RESOURCE_PARTS[resource].map(({ d, fill }) => `<path d="${d}" fill="${fill}" stroke="#1d2430"/>`),
  );
const wildlingPicture = (kind: Wildling): string =>
  picture(
    "-34 -60 78 66",
    WILDLINGS[kind].map((d) => `<path d="${d}" ${FUR}/>`),
  );
const CARD = picture("0 0 24 24", [
  `<rect x="5" y="2" width="14" height="20" rx="2" fill="#1d5c63" stroke="#f6efdc" stroke-width="1.5"/>`,
  `<path d="M12 8l4 2.3v4.6L12 17.2l-4-2.3v-4.6z" fill="#f6efdc"/>`,
]);

const playerOf = (seat: number | null): string => (seat === null ? "dice" : `player ${seat}`);

const hexesOf = (hexes: number[]): string[] => hexes.map((hex) => `hex ${hex}`);

/** The section of the Wall behind which a hex lies. */
const sectionBefore = (facts: BoardFacts, hex: number): number =>
  facts.wall.find(({ line }) => line.includes(hex))?.section ?? 1;

/** After the next frame is on the screen, when measuring costs nothing. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export class Motion {
  private waiting: Beat[] = [];
  private running: Animation[] = [];
  private busy = false;
  private layer = document.createElement("div");
  private still = matchMedia("(prefers-reduced-motion: reduce)");
  private quit = new AbortController();

  constructor(
    private root: HTMLElement,
    private facts: () => BoardFacts | null,
    private seat: () => number | null,
  ) {
    this.layer.className = "flights";
    this.layer.setAttribute("aria-hidden", "true");
    root.append(this.layer);
    for (const name of ["pointerdown", "keydown"])
      addEventListener(name, () => this.skip(), { signal: this.quit.signal, capture: true });
  }

  close(): void {
    this.quit.abort();
    this.skip();
    this.layer.remove();
  }

  see({ events, after }: Step): void {
    const facts = this.facts();
    if (this.still.matches || document.hidden || !facts) return;
    for (const event of events as WatchEvent[]) {
      const beat = this.beatOf(event, facts, after as WatchView);
      if (!beat) continue;
      const last = this.waiting.at(-1);
      if (
        event.event === "produced" &&
        last?.flights &&
        events.some((other) => other !== event && other.event === "produced")
      )
        last.flights.push(...(beat.flights ?? []));
      else this.waiting.push(beat);
    }
    if (this.waiting.length > MOST_WAITING) this.skip();
    void this.run();
  }

  skip(): void {
    this.waiting = [];
    for (const animation of this.running) animation.finish();
  }

  private handOf(seat: number, resource: string): string {
    return seat === this.seat() ? `hand ${resource}` : playerOf(seat);
  }

  private cards(cards: Amounts, from: (resource: string) => string[], seat: number): Flight[] {
    return Object.entries(cards).flatMap(([resource, count]) => {
      const places = from(resource);
      return Array.from({ length: Math.min(count, 4) }, (_, at) => ({
        picture: resourcePicture(resource as Resource),
        from: places[at % places.length] ?? "dice",
        to: this.handOf(seat, resource),
      }));
    });
  }

  private beatOf(event: WatchEvent, facts: BoardFacts, view: WatchView): Beat | null {
    const { seat } = event;
    const wildling = (kind: Wildling, from: string, to: string): Beat => ({
      flights: [{ picture: wildlingPicture(kind), from, to, size: 40 }],
    });
    const stolen = (resource: Resource | undefined, victim: number): Beat => ({
      flights: [{ picture: resource ? resourcePicture(resource) : CARD, from: playerOf(victim), to: playerOf(seat) }],
    });
    switch (event.event) {
      case "rolled":
        return { tumble: true };
      case "produced":
        return {
          flights: this.cards(event.cards, (resource) => hexesOf(sourcesOf(facts, view, seat!, resource)), seat!),
        };
      case "cards-taken":
        return { flights: this.cards(event.cards, () => ["dice"], seat!) };
      case "traded":
        return {
          flights: [
            ...this.cards(event.give, () => [playerOf(seat)], event.with),
            ...this.cards(event.want, () => [playerOf(event.with)], seat!),
          ],
        };
      case "robbed":
        return stolen(event.resource, event.victim);
      case "took-card":
        return stolen(event.resource, event.of);
      case "card-played":
        return { flights: [{ picture: CARD, from: playerOf(seat), to: "dice", size: 44 }] };
      case "card-bought":
        return { flights: [{ picture: CARD, from: "dice", to: playerOf(seat) }] };
      case "migrated":
        return wildling(event.kind, "frostfangs", `${event.clan} ${event.camp}`);
      case "advanced":
        return wildling(event.kind, `${event.clan} 1`, `clearing ${event.section}`);
      case "entered-gift":
        return wildling(event.kind, `section ${sectionBefore(facts, event.hex)}`, `hex ${event.hex}`);
      case "wildling-removed":
        return wildling(event.kind, `hex ${event.hex}`, "frostfangs");
      case "camp-cleared":
        return wildling(event.kind, clearedPlace(event), "frostfangs");
      case "breached":
        return { shake: "wall" };
      case "stand-off":
      case "guard-lost":
        return { shake: `section ${event.section}` };
      default:
        return null;
    }
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await painted(); // what happened is seen first
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      const ways = (beat.flights ?? []).map((flight) => this.wayOf(flight)); // all measured before anything is added
      this.running = [
        ...ways.flatMap((way, at) => (way ? [this.fly(way, at)] : [])),
        ...(beat.tumble ? this.tumble() : []),
        ...(beat.shake ? this.shake(beat.shake) : []),
      ];
      await Promise.allSettled(this.running.map((animation) => animation.finished));
    }
    this.running = [];
    this.busy = false;
  }

  private at(key: string): Element | null {
    return this.root.querySelector(`[data-at="${key}"]`);
  }

  private wayOf({ picture, from, to, size = 30 }: Flight): Way | null {
    const [start, end] = [from, to].map((key) => this.at(key)?.getBoundingClientRect());
    return start && end ? { picture, size, start, end } : null;
  }

  private fly({ picture, size, start, end }: Way, at: number): Animation {
    const node = document.createElement("div");
    node.innerHTML = picture;
    node.style.width = `${size}px`;
    this.layer.append(node);
    const point = (box: DOMRect, scale: number): string =>
      `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size / 2}px) scale(${scale})`;
    const flight = node.animate(
      [
        { transform: point(start, 0.5), opacity: 0 },
        { transform: point(start, 1.25), opacity: 1, offset: 0.25 },
        { transform: point(end, 0.9), opacity: 1 },
      ],
      { duration: BEAT, delay: Math.min(at * 35, 200), easing: "ease-in-out", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => node.remove();
    return flight;
  }

  private tumble(): Animation[] {
    return [...this.root.querySelectorAll<HTMLElement>(".die")].map((die, at) =>
      die.animate(
        [
          { transform: `translate(${-120 - at * 40}px, -90px) rotate(${-260 - at * 90}deg) scale(0.6)` },
          { transform: "translate(10px, 12px) rotate(24deg) scale(1.1)", offset: 0.75 },
          { transform: "none" },
        ],
        { duration: BEAT + 30, easing: "ease-out" },
      ),
    );
  }

  private shake(key: string): Animation[] {
    const frames = [0, -9, 8, -6, 5, -2, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 3}px)` }));
    return [this.at(key)?.animate(frames, { duration: BEAT })].filter((animation) => !!animation);
  }
}
