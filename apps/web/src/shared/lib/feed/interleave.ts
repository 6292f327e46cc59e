/** Alternates between two lists, up to `limit`; when one runs out, continues with the other. */
export function interleave<Item>(a: readonly Item[], b: readonly Item[], limit: number): Item[] {
  const mixed: Item[] = [];
  for (let index = 0; index < Math.max(a.length, b.length) && mixed.length < limit; index += 1) {
    mixed.push(...a.slice(index, index + 1), ...b.slice(index, index + 1));
  }
  return mixed.slice(0, limit);
}
