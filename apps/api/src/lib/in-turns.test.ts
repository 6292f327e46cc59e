import { expect, it } from '@jest/globals';
import { inTurns } from './in-turns';

it('lets others run between parts of a long list, and leaves nothing out', async () => {
  const seen: number[] = [];
  let othersRan = 0;
  const other = () => {
    othersRan += 1;
    if (seen.length < 1_000) setImmediate(other);
  };
  setImmediate(other);
  for await (const item of inTurns(Array.from({ length: 1_000 }, (_, at) => at))) seen.push(item);
  expect(seen).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
  expect(othersRan).toBeGreaterThanOrEqual(4);
});
