/** Where a title stands in a list that somebody orders by hand: the lower comes first. */
export interface Position {
  position: number;
}

/** A title of a list with its place. */
export interface Placed extends Position {
  key: string;
}

/** Which way selected titles go. */
export type Move = 'first' | 'earlier' | 'later' | 'last';

/** The place of a title that nobody has placed: a list begins in the order of `newest first`, and what is new stays first. */
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

/** Numbers for `count` titles between two places; a side without a neighbour is open. */
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
 * What changes when selected titles of a list move: new places for these, between their new neighbours. Only where there is no
 * number left between two, the whole list is numbered anew.
 *
 * @param list in its order
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
