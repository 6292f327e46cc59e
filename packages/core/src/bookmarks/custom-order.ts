/** A title's sort position in a list with a custom order; lower comes first. */
export interface Position {
  position: number;
}

/** A title in a list and its position. */
export interface Placed extends Position {
  key: string;
}

/** Where the selected titles are moved. */
export type Move = 'first' | 'earlier' | 'later' | 'last';

/**
 * The position of a title that was never moved. A custom order starts as "newest first", and new titles are added at
 * the top.
 */
export const positionByDate = (addedAt: number): number => -addedAt;

const oneEarlier = (keys: readonly string[], selected: ReadonlySet<string>): string[] => {
  const moved = [...keys];
  for (let index = 1; index < moved.length; index += 1) {
    const [before, key] = [moved[index - 1] ?? '', moved[index] ?? ''];
    if (selected.has(key) && !selected.has(before)) [moved[index - 1], moved[index]] = [key, before];
  }
  return moved;
};

function reorder(keys: readonly string[], selected: ReadonlySet<string>, move: Move): string[] {
  const chosen = keys.filter((key) => selected.has(key));
  const rest = keys.filter((key) => !selected.has(key));
  if (move === 'first') return [...chosen, ...rest];
  if (move === 'last') return [...rest, ...chosen];
  if (move === 'earlier') return oneEarlier(keys, selected);
  return oneEarlier([...keys].reverse(), selected).reverse();
}

/** Positions for `count` titles between two others; a missing neighbour is no limit. */
function spread(count: number, before: number | undefined, after: number | undefined): number[] {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  if (before === undefined && after === undefined) return steps;
  if (before === undefined) return steps.map((step) => (after ?? 0) - count - 1 + step);
  if (after === undefined) return steps.map((step) => before + step);
  return steps.map((step) => before + ((after - before) * step) / (count + 1));
}

const isAscending = (positions: readonly number[]): boolean =>
  positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));

/**
 * The new positions when selected titles are moved: between their new neighbours. The whole list is renumbered only if
 * there is no number left between two positions.
 *
 * @param list in its current order
 */
export function moveInOrder(list: readonly Placed[], selected: ReadonlySet<string>, move: Move): Placed[] {
  const before = new Map(list.map(({ key, position }) => [key, position]));
  const keys = list.map(({ key }) => key);
  const order = reorder(keys, selected, move);
  if (order.every((key, index) => key === keys[index])) return [];
  const places = new Map<string, number>();
  for (let index = 0; index < order.length;) {
    const run = order.slice(index);
    const end = run.findIndex((key) => !selected.has(key));
    const chosen = end < 0 ? run : run.slice(0, end);
    const [previous, next] = [order[index - 1], order[index + chosen.length]];
    const neighbours = [previous, next].map((key) => (key === undefined ? undefined : before.get(key)));
    spread(chosen.length, neighbours[0], neighbours[1]).forEach((place, at) => places.set(chosen[at] ?? '', place));
    index += chosen.length + 1;
  }
  const positions = order.map((key) => places.get(key) ?? before.get(key) ?? 0);
  const numbered = isAscending(positions) ? positions : order.map((_, index) => index);
  return order
    .map((key, index) => ({ key, position: numbered[index] ?? 0 }))
    .filter(({ key, position }) => before.get(key) !== position);
}
