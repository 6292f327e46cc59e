/** The first of a recorded list, which is never empty. */
export function firstOf<Item>(items: readonly Item[] | undefined): Item {
  const [first] = items ?? [];
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}
