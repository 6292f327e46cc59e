import type { TitleKey } from '@marquee/core';

/** The titles that this site does not show, in the memory of every process. */
export class TakenDown {
  #keys: ReadonlySet<TitleKey> = new Set();
  #version = 0;
  readonly #listeners = new Set<() => void>();

  get size(): number {
    return this.#keys.size;
  }

  /** Another one after every change, so that what was made before is not taken from a cache. */
  get version(): number {
    return this.#version;
  }

  has(key: TitleKey): boolean {
    return this.#keys.has(key);
  }

  /** Calls the listener after every change, whichever process made it. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  replace(keys: readonly TitleKey[]): void {
    const next = new Set(keys);
    if (next.size === this.#keys.size && keys.every((key) => this.#keys.has(key))) return;
    this.#keys = next;
    this.#version += 1;
    this.#listeners.forEach((listener) => listener());
  }

  change({ add, remove }: { add?: TitleKey; remove?: TitleKey }): void {
    this.replace([...[...this.#keys].filter((key) => key !== remove), ...(add === undefined ? [] : [add])]);
  }
}
