interface Waiter {
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Callers that wait for segments, by the segment's index. */
export class SegmentWaiters {
  readonly #waiters = new Map<number, Set<Waiter>>();

  get isEmpty(): boolean {
    return this.#waiters.size === 0;
  }

  /** `done` resolves when the segment is available. A caller that stops waiting calls `leave`. */
  wait(index: number): { done: Promise<void>; leave: () => void } {
    let leave = (): void => undefined;
    const done = new Promise<void>((resolve, reject) => {
      const waiter = { resolve, reject };
      const waiters = this.#waiters.get(index) ?? new Set();
      this.#waiters.set(index, waiters.add(waiter));
      leave = () => {
        waiters.delete(waiter);
        if (waiters.size === 0 && this.#waiters.get(index) === waiters) this.#waiters.delete(index);
      };
    });
    // Prevents an unhandled rejection if the caller has left.
    done.catch(() => undefined);
    return { done, leave };
  }

  resolve(index: number): void {
    for (const waiter of this.#take(index)) waiter.resolve();
  }

  rejectAll(reason: Error): void {
    for (const index of [...this.#waiters.keys()]) for (const waiter of this.#take(index)) waiter.reject(reason);
  }

  #take(index: number): Iterable<Waiter> {
    const waiters = this.#waiters.get(index) ?? [];
    this.#waiters.delete(index);
    return waiters;
  }
}
