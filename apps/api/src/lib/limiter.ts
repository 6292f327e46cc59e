/** Runs at most `concurrency` tasks at once; the others wait, and past `maxWaiting` of them, or of their weight, are refused. */
export class Limiter {
  #running = 0;
  #waitingWeight = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly maxWaitingWeight = Infinity,
  ) {}

  /** Undefined when too many are waiting already; `task` is then not run. */
  async run<Value>(task: () => Promise<Value>, weight = 0): Promise<{ value: Value } | undefined> {
    if (this.#running >= this.concurrency) {
      if (this.#waiting.length >= this.maxWaiting) return undefined;
      if (this.#waitingWeight + weight > this.maxWaitingWeight) return undefined;
      this.#waitingWeight += weight;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      this.#waitingWeight -= weight;
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
