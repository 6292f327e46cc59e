import type { Item } from './collections';

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

/** As many of the items, from the first on, as fit into a body of so many bytes. */
export function sizedBatch(
  items: readonly Item[],
  mostBytes: number,
  bodyOf: (items: readonly Item[]) => unknown,
): { items: readonly Item[]; bytes: number } {
  let some = items;
  while (some.length > 0) {
    const bytes = bytesOf(bodyOf(some));
    if (bytes <= mostBytes) return { items: some, bytes };
    // By the share that fits, and a little less, so that a few steps do.
    some = some.slice(0, Math.min(some.length - 1, Math.floor((some.length * mostBytes * 0.9) / bytes)));
  }
  return { items: [], bytes: 0 };
}
