const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

/** As many items from the start as fit into a body of `mostBytes`, with that body; null if none fits. */
export function sizedBatch<Item, Body>(
  items: readonly Item[],
  mostBytes: number,
  bodyOf: (items: readonly Item[]) => Body,
): { items: readonly Item[]; body: Body; bytes: number } | null {
  let some = items;
  while (some.length > 0) {
    const body = bodyOf(some);
    const bytes = bytesOf(body);
    if (bytes <= mostBytes) return { items: some, body, bytes };
    // Shrink by the ratio, and a little more, to need few steps.
    some = some.slice(0, Math.min(some.length - 1, Math.floor((some.length * mostBytes * 0.9) / bytes)));
  }
  return null;
}
