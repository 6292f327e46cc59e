import { keysOf } from '@marquee/core';
import type { CacheReport } from '@marquee/server';
import { LRUCache } from 'lru-cache';

/** Idle entries are dropped after this time. */
const IDLE_MS = 15 * 60_000;
const PURGE_EVERY_MS = 60_000;

/** Creates LRU caches with a limit in bytes, drops their idle entries and reports their sizes. */
export class BoundedCaches<Name extends string = string> {
  readonly #made: LRUCache<string, object>[] = [];
  readonly #sizes: { name: Name; bytes: () => number }[] = [];
  readonly #timer: NodeJS.Timeout;

  /** @param limits bytes by name */
  constructor(
    private readonly limits: Readonly<Record<Name, number>>,
    private readonly times = { idleMs: IDLE_MS, purgeEveryMs: PURGE_EVERY_MS },
  ) {
    this.#timer = setInterval(() => this.#purge(), times.purgeEveryMs).unref();
  }

  /** @param bytesOf size of an entry, including its key */
  create<Value extends object>(
    name: Name,
    bytesOf: (value: Value, key: string) => number,
    options: Partial<LRUCache.Options<string, Value, unknown>> = {},
  ): LRUCache<string, Value> {
    const cache = new LRUCache<string, Value>({
      ttl: this.times.idleMs,
      updateAgeOnGet: true,
      ...options,
      maxSize: this.limits[name],
      sizeCalculation: (value, key) => Math.max(1, Math.ceil(bytesOf(value, key))),
    });
    this.#made.push(cache as unknown as LRUCache<string, object>);
    this.watch(name, () => cache.calculatedSize);
    return cache;
  }

  /** Includes the size of a cache that enforces its own limit in the report. */
  watch(name: Name, bytes: () => number): void {
    this.#sizes.push({ name, bytes });
  }

  report(): CacheReport[] {
    return keysOf(this.limits).map((name) => ({
      name,
      bytes: this.#sizes.filter((size) => size.name === name).reduce((sum, { bytes }) => sum + bytes(), 0),
      limitBytes: this.limits[name],
    }));
  }

  clear(): void {
    for (const cache of this.#made) cache.clear();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #purge(): void {
    for (const cache of this.#made) cache.purgeStale();
  }
}
