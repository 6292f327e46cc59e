/** Lets concurrent callers with the same key share one run. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  /** Number of running keys. */
  get size(): number {
    return this.#flights.size;
  }

  run(key: string, start: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = start().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** Resolves when everything that is running now has ended, successfully or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#flights.values());
  }
}
