import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moveInOrder, type Move, type Placed } from './custom-order';

const list = (...positions: number[]): Placed[] => positions.map((position, index) => ({ key: `t${index}`, position }));
const apply = (before: readonly Placed[], changes: readonly Placed[]): Placed[] => {
  const places = new Map(changes.map(({ key, position }) => [key, position]));
  return before
    .map(({ key, position }) => ({ key, position: places.get(key) ?? position }))
    .sort((a, b) => a.position - b.position);
};
const keys = (placed: readonly Placed[]) => placed.map(({ key }) => key).join(' ');
const moved = (before: readonly Placed[], selected: string[], move: Move) =>
  keys(apply(before, moveInOrder(before, new Set(selected), move)));

describe('the order that a person gives a list [BOOKMARK-30]', () => {
  const five = list(-90, -80, -70, -60, -50);

  it.each([
    ['first', ['t2', 't4'], 't2 t4 t0 t1 t3'],
    ['last', ['t0', 't2'], 't1 t3 t4 t0 t2'],
    ['earlier', ['t2'], 't0 t2 t1 t3 t4'],
    ['earlier', ['t0', 't1', 't3'], 't0 t1 t3 t2 t4'],
    ['later', ['t1', 't2'], 't0 t3 t1 t2 t4'],
    ['later', ['t4', 't3', 't0'], 't1 t0 t2 t3 t4'],
  ] as const)('moves what is selected: %s', (move, selected, order) => {
    expect(moved(five, [...selected], move)).toBe(order);
  });

  it('writes nothing but what moved', () => {
    expect(moveInOrder(five, new Set(['t3']), 'first')).toEqual([{ key: 't3', position: -91 }]);
    expect(moveInOrder(five, new Set(['t0']), 'first')).toEqual([]);
    expect(moveInOrder(five, new Set(), 'last')).toEqual([]);
  });

  it('numbers the list anew where titles were added in the same moment', () => {
    const same = list(-5, -5, -5);
    expect(moved(same, ['t2'], 'earlier')).toBe('t0 t2 t1');
    const changes = moveInOrder(same, new Set(['t2']), 'earlier');
    expect(new Set(changes.map(({ position }) => position)).size).toBe(3);
  });

  it('is what a list of keys would be after the same moves, however many', () => {
    const move = fc.tuple(
      fc.subarray(['t0', 't1', 't2', 't3', 't4']),
      fc.constantFrom<Move>('first', 'earlier', 'later', 'last'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 }),
        fc.array(move, { maxLength: 80 }),
        (positions, moves) => {
          let placed = list(...positions).sort((a, b) => a.position - b.position);
          for (const [selected, where] of moves) {
            const chosen = new Set(selected);
            const before = placed;
            placed = apply(before, moveInOrder(before, chosen, where));
            expect(placed.filter(({ key }) => chosen.has(key)).map(({ key }) => key)).toEqual(
              before.filter(({ key }) => chosen.has(key)).map(({ key }) => key),
            );
            if (where === 'first') expect(placed.slice(0, chosen.size).every(({ key }) => chosen.has(key))).toBe(true);
          }
        },
      ),
    );
  });
});
