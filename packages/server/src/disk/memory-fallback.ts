/** The latest entries that the disk rejected, until their requesters have read them. */
export class MemoryFallback {
  readonly #entries = new Map<string, Buffer>();
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get(name: string): Buffer | undefined {
    return this.#entries.get(name);
  }

  put(name: string, bytes: Buffer): void {
    if (this.maxBytes === 0) return;
    this.#drop(name);
    this.#entries.set(name, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#entries.keys()) {
      // Keeps the newest however large it is, because it is about to be read.
      if (this.#bytes <= this.maxBytes || this.#entries.size === 1) break;
      this.#drop(oldest);
    }
  }

  /** Removes this entry, which the disk has now accepted, and the oldest one, so that nothing remains for ever. */
  release(name: string): void {
    this.#drop(name);
    this.#drop(this.#entries.keys().next().value);
  }

  #drop(name: string | undefined): void {
    if (name === undefined) return;
    this.#bytes -= this.#entries.get(name)?.length ?? 0;
    this.#entries.delete(name);
  }
}
