interface FairQueueOptions {
  /** Maximum number of running tasks. */
  concurrency: number;
  /** The same for the tasks of one caller. */
  concurrencyPerCaller?: number;
  maxWaiting: number;
  maxWaitingPerCaller: number;
  /** Total of all waiting tasks. */
  maxWaitingWeight?: number;
}

interface TaskOptions {
  weight?: number;
  /** Aborted when the caller no longer waits. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  weight: number;
  start: () => void;
  refuse: () => void;
}

/**
 * Runs a limited number of tasks at once. Callers take turns, so that a caller with many tasks delays only its own.
 * When the queue is full, tasks of the caller with the most waiting tasks are refused immediately.
 */
export class FairQueue {
  /** Waiting tasks by caller, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();
  /** Number of running tasks by caller. */
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;
  #waitingWeight = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Resolves with undefined if too many tasks are waiting, or the caller has left; `task` is then not run. */
  async run<Value>(
    caller: string,
    task: () => Promise<Value>,
    options: TaskOptions = {},
  ): Promise<{ value: Value } | undefined> {
    if (options.signal?.aborted) return undefined;
    if (this.#mayRun(caller)) this.#count(caller, 1);
    else if (!(await this.#waitForTurn(caller, options))) return undefined;
    try {
      return { value: await task() };
    } finally {
      this.#count(caller, -1);
      this.#startNext();
    }
  }

  #mayRun(caller: string): boolean {
    const { concurrency, concurrencyPerCaller = Infinity } = this.options;
    return this.#running < concurrency && (this.#runningOf.get(caller) ?? 0) < concurrencyPerCaller;
  }

  #count(caller: string, change: 1 | -1): void {
    const running = (this.#runningOf.get(caller) ?? 0) + change;
    this.#running += change;
    if (running === 0) this.#runningOf.delete(caller);
    else this.#runningOf.set(caller, running);
  }

  #waitForTurn(caller: string, { weight = 0, signal }: TaskOptions): Promise<boolean> {
    if (!this.#makeRoom(caller, weight)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const line = this.#lines.get(caller) ?? [];
      const task = { weight, start: () => resolve(true), refuse: () => resolve(false) };
      line.push(task);
      signal?.addEventListener('abort', () => this.#leave(caller, task), { once: true });
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

  #leave(caller: string, task: Waiting): void {
    const line = this.#lines.get(caller) ?? [];
    const at = line.indexOf(task);
    if (at >= 0) this.#remove(caller, line.splice(at, 1)[0])?.refuse();
  }

  /** Starts the task of the next caller whose turn it is when one has finished. */
  #startNext(): void {
    for (const [caller, line] of this.#lines) {
      if (!this.#mayRun(caller)) continue;
      const next = this.#remove(caller, line.shift());
      if (line.length > 0) {
        // Moves the caller to the end of the queue.
        this.#lines.delete(caller);
        this.#lines.set(caller, line);
      }
      this.#count(caller, 1);
      next?.start();
      return;
    }
  }

  #remove(caller: string, task: Waiting | undefined): Waiting | undefined {
    if (this.#lines.get(caller)?.length === 0) this.#lines.delete(caller);
    this.#waiting -= 1;
    this.#waitingWeight -= task?.weight ?? 0;
    return task;
  }
}
