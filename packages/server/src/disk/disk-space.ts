interface DiskSpaceOptions {
  /** Bytes that the server may still write; rejects if the system cannot report them. */
  readFreeBytes: () => Promise<number>;
  /** Below this, no more user data is stored; 0 disables the check. */
  reserveBytes: number;
  /** Called when storing stops, and when it is possible again. */
  onChange?: (isBelowReserve: boolean) => void;
}

/** Deletes data that can be recreated, the oldest first, until that many bytes are freed. */
export type EvictBytes = (bytes: number) => Promise<void>;

/** Caches stop writing, and evict, below this many reserves, long before any request is refused. */
const CACHE_RESERVES = 2;
/** A state ends only at this fraction of the reserve above the limit where it began, so that it does not flap. */
const HYSTERESIS = 1 / 4;

/** The free space of a disk. A disk whose space cannot be read counts as having enough. */
export class DiskSpace {
  readonly #caches: EvictBytes[] = [];
  #freeBytes: number | undefined;
  #isBelowReserve = false;
  #isLow = false;
  #isChecking = false;

  constructor(private readonly options: DiskSpaceOptions) {}

  /** Result of the last check; undefined if it failed. */
  get freeBytes(): number | undefined {
    return this.#freeBytes;
  }

  /** Whether no more user data may be stored. */
  get isBelowReserve(): boolean {
    return this.#isBelowReserve;
  }

  /** Whether caches may not write. */
  get isLow(): boolean {
    return this.#isLow;
  }

  /** After every check that finds too little space, the cache is asked to free the difference. */
  addCache(evict: EvictBytes): void {
    this.#caches.push(evict);
  }

  /** Reads the free space; does nothing while an earlier check hangs, e.g. on an unreachable network disk. */
  async check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      this.#freeBytes = await this.options.readFreeBytes().catch(() => undefined);
      this.#judge(this.#freeBytes ?? Infinity);
      if (!this.#isLow) return;
      const missing = this.#endsAt(CACHE_RESERVES) - (this.#freeBytes ?? 0);
      await Promise.all(this.#caches.map((evict) => evict(missing)));
    } finally {
      this.#isChecking = false;
    }
  }

  #endsAt(reserves: number): number {
    return this.options.reserveBytes * (reserves + HYSTERESIS);
  }

  #judge(freeBytes: number): void {
    const { reserveBytes, onChange } = this.options;
    const isBelow = (reserves: number, wasBelow: boolean) =>
      freeBytes < (wasBelow ? this.#endsAt(reserves) : reserveBytes * reserves);
    this.#isLow = isBelow(CACHE_RESERVES, this.#isLow);
    const was = this.#isBelowReserve;
    this.#isBelowReserve = isBelow(1, was);
    if (this.#isBelowReserve !== was) onChange?.(this.#isBelowReserve);
  }
}
