/** Lets concurrent callers of one key share one run. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  run(key: string, start: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = start().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
