interface Flight<Value> {
  result: Promise<Value>;
  stop: AbortController;
  callers: number;
}

/** Lets concurrent callers with the same key share one run, which is stopped when all of them have left. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  /** Number of running keys. */
  get size(): number {
    return this.#flights.size;
  }

  /** @param left aborts when the caller stops waiting; without it, the run is never stopped for lack of callers */
  async run(key: string, start: (stop: AbortSignal) => Promise<Value>, left?: AbortSignal): Promise<Value> {
    left?.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.callers += 1;
    const leave = (): void => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      flight.stop.abort();
      // Later callers start a new run.
      this.#end(key, flight);
    };
    left?.addEventListener('abort', leave, { once: true });
    try {
      return await flight.result;
    } finally {
      left?.removeEventListener('abort', leave);
    }
  }

  /** Resolves when everything that is running now has ended, successfully or not. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#flights.values()].map(({ result }) => result));
  }

  /** Stops everything that is running. */
  async stopAll(): Promise<void> {
    for (const { stop } of this.#flights.values()) stop.abort();
    await this.settled();
  }

  #start(key: string, start: (stop: AbortSignal) => Promise<Value>): Flight<Value> {
    const stop = new AbortController();
    const result = start(stop.signal).finally(() => this.#end(key, flight));
    const flight: Flight<Value> = { result, stop, callers: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  #end(key: string, flight: Flight<Value>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
