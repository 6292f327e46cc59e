/** A run that makes segments: the memory that it uses, and how to stop it. */
interface Holder {
  readonly heldBytes: number;
  endForMemory: () => void;
}

/** Limits the memory of incomplete segments across all runs. */
export class SegmentMemory {
  readonly #holders = new Set<Holder>();

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return [...this.#holders].reduce((sum, { heldBytes }) => sum + heldBytes, 0);
  }

  add(holder: Holder): void {
    this.#holders.add(holder);
  }

  remove(holder: Holder): void {
    this.#holders.delete(holder);
  }

  /** Call when a holder's memory has grown. Stops the holder with the most memory, not the latest one. */
  check(): void {
    if (this.bytes <= this.maxBytes) return;
    const [largest] = [...this.#holders].sort((a, b) => b.heldBytes - a.heldBytes);
    if (!largest) return;
    this.#holders.delete(largest);
    largest.endForMemory();
  }
}
