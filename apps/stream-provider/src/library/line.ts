/** The line is full, or the wait in it was too long; a moment later there may be room. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

export interface LineOptions {
  atOnce: number;
  /** How many may wait for their turn. */
  length: number;
  /** How long each of them waits at most. */
  patienceMs: number;
}

/** Runs a few things at once and lets a few more wait for a moment; whoever comes beyond them is refused at once. */
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

  /** Resolves when somebody who is done hands over. */
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
