/** The item at a place that is known to be inside the list; a negative place counts from the end. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`);
  return item;
}
