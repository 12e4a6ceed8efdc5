/** Lets what bots do be seen: after a step that somebody should see, the next one waits for a moment. */

export interface Paced<Message> {
  show: (message: Message) => void;
  /** Milliseconds for which a message that was just shown is looked at, before another comes. */
  beat: (message: Message) => number;
  /** Whether a message must not wait, nor what came before it: a clock runs, or one did it oneself. */
  urgent: (message: Message) => boolean;
}

const MOST_HELD = 40; // whoever falls this far behind sees the table as it is now

export class Pacer<Message> {
  private held: Message[] = [];
  private restsUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly paced: Paced<Message>,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** In order, each as soon as the one before has been seen. */
  take(message: Message): void {
    this.held.push(message);
    if (this.paced.urgent(message) || this.held.length > MOST_HELD) this.flush();
    else this.go();
  }

  /** Show all that waits at once. */
  flush(): void {
    this.restsUntil = 0;
    const all = this.held;
    this.drop();
    for (const message of all) this.paced.show(message);
  }

  /** Forget what waits: everything is told anew. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = [];
  }

  private go(): void {
    while (this.held.length && this.timer === undefined) {
      const rest = this.restsUntil - this.now();
      if (rest > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.go();
        }, rest);
        return;
      }
      const message = this.held.shift()!;
      this.paced.show(message);
      this.restsUntil = this.now() + this.paced.beat(message);
    }
  }
}
