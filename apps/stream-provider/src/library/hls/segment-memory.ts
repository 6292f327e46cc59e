/** A run that makes segments: how much of them it holds at present, and how it is ended. */
interface Holder {
  readonly heldBytes: number;
  endForMemory: () => void;
}

/** Bounds what all runs together hold of segments that are not complete. */
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

  /** To be called when a holder has taken more. Ends the one that holds most, not the one that came last. */
  check(): void {
    if (this.bytes <= this.maxBytes) return;
    const [largest] = [...this.#holders].sort((a, b) => b.heldBytes - a.heldBytes);
    if (!largest) return;
    this.#holders.delete(largest);
    largest.endForMemory();
  }
}
