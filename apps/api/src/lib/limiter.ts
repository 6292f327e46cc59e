/** Runs at most `concurrency` tasks at once; the others wait, and past `maxWaiting` they are refused. */
export class Limiter {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Undefined when too many are waiting already; `task` is then not run. */
  async run<Value>(task: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    if (this.#running >= this.concurrency) {
      if (this.#waiting.length >= this.maxWaiting) return undefined;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return { value: await task() };
    } finally {
      // The place passes straight to the next in line.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
