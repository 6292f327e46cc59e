import { expect, it } from '@jest/globals';
import { merged } from './record';

const part = (day: string) => ({ day, machine: { node: 'v20', cores: 2, memoryGb: 8 }, rows: [] });

it('keeps what was not measured this time, in the order of the parts, and forgets parts that are gone', () => {
  const before = { gone: part('2026-01-01'), search: part('2026-01-01'), start: part('2026-01-01') };
  const record = merged(['search', 'start', 'paint'], before, { paint: part('2026-02-02'), start: part('2026-02-02') });
  expect(Object.entries(record).map(([name, { day }]) => `${name} ${day}`)).toEqual([
    'search 2026-01-01',
    'start 2026-02-02',
    'paint 2026-02-02',
  ]);
});
