import pLimit, { type LimitFunction } from 'p-limit';

/** Runs at most `concurrency` tasks at once; the others wait, and past `maxWaiting` of them, or of their weight, are refused. */
export class Limiter {
  readonly #limit: LimitFunction;
  #waitingWeight = 0;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
    private readonly maxWaitingWeight = Infinity,
  ) {
    this.#limit = pLimit(concurrency);
  }

  /** Undefined when too many are waiting already; `task` is then not run. */
  async run<Value>(task: () => Promise<Value>, weight = 0): Promise<{ value: Value } | undefined> {
    const { activeCount, pendingCount, concurrency } = this.#limit;
    // A task that may start at once is pending until the end of this turn.
    const waiting = activeCount + pendingCount - concurrency;
    const waitingWeight = waiting >= 0 ? weight : 0;
    if (waiting >= this.maxWaiting || this.#waitingWeight + waitingWeight > this.maxWaitingWeight) return undefined;
    this.#waitingWeight += waitingWeight;
    const value = await this.#limit(() => {
      this.#waitingWeight -= waitingWeight;
      return task();
    });
    return { value };
  }
}
