/** The queue is full, or the wait was too long; a retry may succeed soon. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface BoundedQueueOptions {
  concurrency: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
  /** Maximum waiting time of each. */
  maxWaitMs: number;
}

/** Runs a few tasks concurrently and queues a few more for a limited time; further ones are refused immediately. */
export class BoundedQueue {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly options: BoundedQueueOptions) {}

  get running(): number {
    return this.#running;
  }

  get concurrency(): number {
    return this.options.concurrency;
  }

  /**
   * @param left aborts when the caller stops waiting, whose place is free at once; running work hears of it by itself
   * @throws QueueFullError
   */
  async run<Value>(work: () => Promise<Value>, left?: AbortSignal): Promise<Value> {
    left?.throwIfAborted();
    if (this.#running >= this.options.concurrency) await this.#waitForSlot(left);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Resolves when a finished task passes its slot on. */
  async #waitForSlot(left: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.options.maxWaiting) throw new QueueFullError('Too many are waiting');
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        left?.removeEventListener('abort', leave);
        this.#waiting.delete(start);
      };
      const start = (): void => {
        end();
        resolve();
      };
      const refuse = (reason: string): void => {
        end();
        reject(new QueueFullError(reason));
      };
      const leave = (): void => refuse('The caller has left');
      const timer = setTimeout(() => refuse('The wait is too long'), this.options.maxWaitMs);
      left?.addEventListener('abort', leave);
      this.#waiting.add(start);
    });
  }
}
