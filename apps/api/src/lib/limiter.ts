import pLimit, { type LimitFunction } from 'p-limit';

/** Runs at most `concurrency` tasks at once; the others wait, and past `maxWaiting` of them they are refused. */
export class Limiter {
  readonly #limit: LimitFunction;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.#limit = pLimit(concurrency);
  }

  /** Undefined when too many are waiting already; `task` is then not run. */
  async run<Value>(task: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    const { activeCount, pendingCount, concurrency } = this.#limit;
    // A task that may start at once is pending until the end of this turn.
    if (activeCount + pendingCount - concurrency >= this.maxWaiting) return undefined;
    return { value: await this.#limit(task) };
  }
}
