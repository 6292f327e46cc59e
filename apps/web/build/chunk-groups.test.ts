import { expect, it } from '@jest/globals';
import { modulesOf } from './chunk-groups';
import { findCycle } from './refuse-chunk-cycles';
import { closureOf } from './closure';
import { BUDGET, overweight } from './weight-budget';

const chunk = (fileName: string, imports: string[], modules: Record<string, number>, facade: string | null = null) => ({
  fileName,
  imports,
  facadeModuleId: facade,
  moduleIds: Object.keys(modules),
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength, code: null, renderedExports: [] }]),
  ),
});

it('finds the modules that run at start, without lazy and without empty ones', () => {
  const chunks = [
    chunk('main.js', ['shared.js'], { '/app/main.tsx': 10, '/ui/index.ts': 0, '/ui/base.css': 0 }, '/app/main.tsx'),
    chunk('shared.js', ['main.js'], { '/ui/button.tsx': 5, '\0rolldown/runtime.js': 3 }),
    chunk('later.js', ['shared.js'], { '/routes/later.tsx': 5 }, '/routes/later.tsx'),
  ];
  expect([...modulesOf(chunks, [/main\.tsx$/])].sort()).toEqual(['/app/main.tsx', '/ui/base.css', '/ui/button.tsx']);
});

it('finds chunks that import each other, however long the cycle', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(findCycle(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
});

it('lets chunks share what they need', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeNull();
});

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
