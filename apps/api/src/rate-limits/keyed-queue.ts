/** Runs tasks with the same key one after another, and tasks with different keys concurrently. */
export class KeyedQueue {
  readonly #queues = new Map<string, { tail: Promise<unknown>; length: number }>();

  constructor(private readonly maxLength: number) {}

  /** Undefined if too many tasks with the key are waiting; `task` is then not run. */
  async run<Value>(key: string, task: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    const queue = this.#queues.get(key) ?? { tail: Promise.resolve(), length: 0 };
    if (queue.length >= this.maxLength) return undefined;
    queue.length += 1;
    const turn = queue.tail.then(task);
    // The next task runs whether or not this one fails.
    queue.tail = turn.catch(() => undefined);
    this.#queues.set(key, queue);
    try {
      return { value: await turn };
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(key);
    }
  }
}
