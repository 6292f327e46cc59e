interface DiskSpaceOptions {
  /** Bytes that the server may still write; rejects where the system cannot tell. */
  readFreeBytes: () => Promise<number>;
  /** Below this nothing more is saved for people; 0 turns the watch off. */
  reserveBytes: number;
  /** Called when saving stops, and when it works again. */
  onChange?: (isBelowReserve: boolean) => void;
}

/** Removes what can be made anew, the oldest first, until that many bytes are given up. */
export type EvictBytes = (bytes: number) => Promise<void>;

/** Caches stop writing and give up room below this many reserves, long before anything is refused. */
const CACHE_RESERVES = 2;
/** A state ends only this part of the reserve above the limit where it began, so that it does not flap. */
const HYSTERESIS = 1 / 4;

/** How much room is left on a disk. A disk whose room cannot be read counts as one with enough. */
export class DiskSpace {
  readonly #caches: EvictBytes[] = [];
  #freeBytes: number | undefined;
  #isBelowReserve = false;
  #isLow = false;
  #isChecking = false;

  constructor(private readonly options: DiskSpaceOptions) {}

  /** Bytes of the last check; undefined when they could not be read. */
  get freeBytes(): number | undefined {
    return this.#freeBytes;
  }

  /** Nothing more may be saved for people. */
  get isBelowReserve(): boolean {
    return this.#isBelowReserve;
  }

  /** Caches may not write. */
  get isLow(): boolean {
    return this.#isLow;
  }

  /** After every check that finds too little room, the cache is asked for what is missing. */
  addCache(evict: EvictBytes): void {
    this.#caches.push(evict);
  }

  /** Reads the room; does nothing while an earlier check hangs, as one does on a network disk that is away. */
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
