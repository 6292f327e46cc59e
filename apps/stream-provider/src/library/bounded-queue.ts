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

/** What a viewer waits for goes before previews, and those before scans, for which nobody waits. */
const order = ['viewer', 'preview', 'scan'] as const;

interface TaskOptions {
  /** Aborts when the caller stops waiting, whose place is free at once; running work observes it itself. */
  left?: AbortSignal | undefined;
  for?: (typeof order)[number];
}

interface Waiting {
  rank: number;
  start: () => void;
}

/** Runs a few tasks concurrently and queues a few more for a limited time; further ones are refused immediately. */
export class BoundedQueue {
  #running = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly options: BoundedQueueOptions) {}

  get running(): number {
    return this.#running;
  }

  get concurrency(): number {
    return this.options.concurrency;
  }

  /** @throws QueueFullError, but not for a scan, which waits as long as it takes */
  async run<Value>(work: () => Promise<Value>, { left, for: whom = 'viewer' }: TaskOptions = {}): Promise<Value> {
    left?.throwIfAborted();
    if (this.#running >= this.options.concurrency) await this.#waitForSlot(order.indexOf(whom), left);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const [next] = [...this.#waiting].sort((a, b) => a.rank - b.rank);
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  /** Resolves when a finished task passes its slot on. */
  async #waitForSlot(rank: number, left: AbortSignal | undefined): Promise<void> {
    const isScan = order[rank] === 'scan';
    const { maxWaiting, maxWaitMs } = this.options;
    const others = [...this.#waiting].filter((waiting) => order[waiting.rank] !== 'scan');
    if (!isScan && others.length >= maxWaiting) throw new QueueFullError('Too many are waiting');
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        left?.removeEventListener('abort', leave);
        this.#waiting.delete(waiting);
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
      const timer = isScan ? undefined : setTimeout(() => refuse('The wait is too long'), maxWaitMs);
      const waiting = { rank, start };
      left?.addEventListener('abort', leave);
      this.#waiting.add(waiting);
    });
  }
}
