interface Run<Value> {
  result: Promise<Value>;
  stop: AbortController;
  callers: number;
}

/** Lets callers with the same key share one run, which is stopped when all of them have left. */
export class SharedRuns<Value> {
  readonly #runs = new Map<string, Run<Value>>();

  get size(): number {
    return this.#runs.size;
  }

  /** @param left aborts when the caller stops waiting */
  async run(key: string, left: AbortSignal, start: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const run = this.#runs.get(key) ?? this.#start(key, start);
    run.callers += 1;
    const leave = (): void => {
      run.callers -= 1;
      if (run.callers === 0) run.stop.abort();
      // Later callers start a new run.
      if (run.callers === 0 && this.#runs.get(key) === run) this.#runs.delete(key);
    };
    if (left.aborted) leave();
    else left.addEventListener('abort', leave, { once: true });
    try {
      return await run.result;
    } finally {
      left.removeEventListener('abort', leave);
    }
  }

  async stopAll(): Promise<void> {
    const runs = [...this.#runs.values()];
    for (const { stop } of runs) stop.abort();
    await Promise.allSettled(runs.map(({ result }) => result));
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<Value>): Run<Value> {
    const stop = new AbortController();
    const result = start(stop.signal).finally(() => {
      if (this.#runs.get(key) === run) this.#runs.delete(key);
    });
    const run: Run<Value> = { result, stop, callers: 0 };
    this.#runs.set(key, run);
    return run;
  }
}
