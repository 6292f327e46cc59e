import { expect, it } from '@jest/globals';
import { closureOf } from './closure';
import { BUDGET, overweight } from './weight-budget';

it('weighs a chunk with all of its imports, each once', () => {
  const chunks = new Map([
    ['a', { imports: ['b', 'c'] }],
    ['b', { imports: ['c', 'a', 'elsewhere'] }],
    ['c', { imports: [] }],
    ['d', { imports: ['a'] }],
  ]);
  expect([...closureOf(chunks, ['a'])].sort()).toEqual(['a', 'b', 'c']);
});

it('reports what exceeds its budget, and by how much', () => {
  expect(overweight({ ...BUDGET })).toEqual([]);
  expect(overweight({ ...BUDGET, home: BUDGET.home + 0.26, styles: BUDGET.styles + 2 })).toEqual([
    `home: ${(BUDGET.home + 0.26).toFixed(1)} KB of ${BUDGET.home}`,
    `styles: ${(BUDGET.styles + 2).toFixed(1)} KB of ${BUDGET.styles}`,
  ]);
});
