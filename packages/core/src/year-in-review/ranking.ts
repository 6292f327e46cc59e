/** A value that titles have in common, and how many of them were watched. */
export interface Ranked<Value> {
  value: Value;
  titles: number;
}

/** Counts titles by a common value; most frequent first, in order of insertion among equals. */
export class Ranking<Value, Key = Value> {
  readonly #counts = new Map<Key, Ranked<Value>>();

  add(key: Key, value: Value): void {
    const known = this.#counts.get(key);
    if (known) known.titles += 1;
    else this.#counts.set(key, { value, titles: 1 });
  }

  top(count: number, atLeast = 1): Ranked<Value>[] {
    return [...this.#counts.values()]
      .filter(({ titles }) => titles >= atLeast)
      .sort((a, b) => b.titles - a.titles)
      .slice(0, count);
  }
}
