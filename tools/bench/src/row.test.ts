import { describe, expect, it } from '@jest/globals';
import { readStat, roleOf, treeOf } from './memory/processes';
import { answerLength } from './raw-load';
import { merged } from './record';
import { median, percentile, table } from './row';

describe('the benchmark table', () => {
  it('shows each figure beside its goal and its alternative, with their ratio', () => {
    const alternative = { name: 'other', value: 200 };
    const text = table([
      { name: 'size', unit: 'KB', value: 50, goal: { atMost: 105 }, alternative },
      { name: 'rate', unit: '%', value: 90, goal: { atLeast: 60 }, alternative },
      { name: 'none', unit: 'ms', value: 400, alternative },
    ]);
    expect(text.split('\n').slice(1)).toEqual([
      'size  50.0 KB  ≤ 105 KB  other        200 KB  0.25',
      'rate  90.0 %   ≥ 60 %    other        200 %   0.45',
      'none  400 ms             other        200 ms  2.00',
    ]);
  });

  it('takes medians and percentiles by nearest rank, and rejects an empty list', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(percentile([1, 2, 3, 4], 99)).toBe(4);
    expect(() => median([])).toThrow();
  });
});

const part = (day: string) => ({ day, machine: { node: 'v20', cores: 2, memoryGb: 8 }, rows: [] });

it('the record keeps what was not measured this time, in the order of the parts, and forgets parts that are gone', () => {
  const before = { gone: part('2026-01-01'), search: part('2026-01-01'), start: part('2026-01-01') };
  const record = merged(['search', 'start', 'paint'], before, { paint: part('2026-02-02'), start: part('2026-02-02') });
  expect(Object.entries(record).map(([name, { day }]) => `${name} ${day}`)).toEqual([
    'search 2026-01-01',
    'start 2026-02-02',
    'paint 2026-02-02',
  ]);
});

it('the load of many connections waits for the end of the head before it knows the length', () => {
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\nContent-Le'))).toBeUndefined();
  expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nab'))).toBe(43);
});

describe('the processes of the product', () => {
  it('are found below the supervisor, however deep, and no others', () => {
    const running = [
      { pid: 10, parent: 1 },
      { pid: 11, parent: 10 },
      { pid: 12, parent: 11 },
      { pid: 13, parent: 1 },
    ];
    expect(treeOf(10, running)).toEqual([10, 11, 12]);
  });

  it('have names with spaces and brackets', () => {
    expect(readStat('421 (post (gres): x) S 17 421 421 0')).toEqual({ pid: 421, parent: 17 });
  });

  it.each([
    ['/x/node packages/tooling/bin/serve.mjs', true, 'supervisor'],
    ['/x/node apps/api/dist/main.js', false, 'API'],
    ['/x/node apps/stream-provider/dist/main.js', false, 'stream provider'],
    ['postgres: checkpointer', false, 'PostgreSQL'],
    ['/x/bin/postgres -D data', false, 'PostgreSQL'],
    ['ffprobe -v error', false, 'other'],
  ])('are told apart: %s', (command, isRoot, role) => {
    expect(roleOf(command, isRoot)).toBe(role);
  });
});
