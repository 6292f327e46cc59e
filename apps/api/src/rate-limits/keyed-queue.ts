/** Runs the tasks of one key one after another, those of different keys side by side. */
export class KeyedQueue {
  readonly #queues = new Map<string, { tail: Promise<unknown>; length: number }>();

  constructor(private readonly maxLength: number) {}

  /** Undefined when too many tasks of the key are waiting already; `task` is then not run. */
  async run<Value>(key: string, task: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    const queue = this.#queues.get(key) ?? { tail: Promise.resolve(), length: 0 };
    if (queue.length >= this.maxLength) return undefined;
    queue.length += 1;
    const turn = queue.tail.then(task);
    // The next in line does not care how this one ended.
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
