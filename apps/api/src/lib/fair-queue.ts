interface FairQueueOptions {
  /** Tasks that run at once. */
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerCaller: number;
  /** Of all tasks that wait together. */
  maxWaitingWeight?: number;
}

interface Waiting {
  weight: number;
  start: () => void;
  refuse: () => void;
}

/**
 * Runs a limited number of tasks at once. Callers take turns, so that whoever brings many tasks delays only their own.
 * What is too much is refused at once, from whoever has the most waiting.
 */
export class FairQueue {
  /** By caller, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;
  #waitingWeight = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Undefined when too many are waiting; `task` is then not run. */
  async run<Value>(caller: string, task: () => Promise<Value>, weight = 0): Promise<{ value: Value } | undefined> {
    if (this.#running >= this.options.concurrency) {
      if (!(await this.#waitForTurn(caller, weight))) return undefined;
    } else this.#running += 1;
    try {
      return { value: await task() };
    } finally {
      this.#startNext();
    }
  }

  #waitForTurn(caller: string, weight: number): Promise<boolean> {
    if (!this.#makeRoom(caller, weight)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const line = this.#lines.get(caller) ?? [];
      line.push({ weight, start: () => resolve(true), refuse: () => resolve(false) });
      this.#lines.set(caller, line);
      this.#waiting += 1;
      this.#waitingWeight += weight;
    });
  }

  #makeRoom(caller: string, weight: number): boolean {
    const { maxWaiting, maxWaitingPerCaller, maxWaitingWeight = Infinity } = this.options;
    const own = this.#lines.get(caller)?.length ?? 0;
    if (own >= maxWaitingPerCaller || weight > maxWaitingWeight) return false;
    while (this.#waiting >= maxWaiting || this.#waitingWeight + weight > maxWaitingWeight) {
      const [longest, line] = [...this.#lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
      if (line.length <= own + 1) return false;
      this.#remove(longest, line.pop())?.refuse();
    }
    return true;
  }

  /** Hands the place of a task that has ended to the caller whose turn it is. */
  #startNext(): void {
    for (const [caller, line] of this.#lines) {
      const next = this.#remove(caller, line.shift());
      if (line.length > 0) {
        // To the end of the turns.
        this.#lines.delete(caller);
        this.#lines.set(caller, line);
      }
      next?.start();
      return;
    }
    this.#running -= 1;
  }

  #remove(caller: string, task: Waiting | undefined): Waiting | undefined {
    if (this.#lines.get(caller)?.length === 0) this.#lines.delete(caller);
    this.#waiting -= 1;
    this.#waitingWeight -= task?.weight ?? 0;
    return task;
  }
}
