/** The queue is full, or the wait was too long; a retry may succeed soon. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

export interface LineOptions {
  atOnce: number;
  /** Maximum number of waiting tasks. */
  length: number;
  /** Maximum waiting time of each. */
  patienceMs: number;
}

/** Runs a few tasks concurrently and queues a few more for a limited time; further ones are refused immediately. */
export class Line {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly options: LineOptions) {}

  get running(): number {
    return this.#running;
  }

  get atOnce(): number {
    return this.options.atOnce;
  }

  /** @throws LineFullError */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.options.atOnce) await this.#turn();
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
  async #turn(): Promise<void> {
    if (this.#waiting.size >= this.options.length) throw new LineFullError('Too many are waiting');
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new LineFullError('The wait is too long'));
      }, this.options.patienceMs);
      this.#waiting.add(start);
    });
  }
}
