import { expect, it, jest } from '@jest/globals';
import { inSlices } from './in-slices';

it('works through everything in order, and lets other tasks run in between', async () => {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const events: string[] = [];
  setTimeout(() => events.push('another task'), 0);
  await inSlices(['a', 'b', 'c'], (item) => {
    nowMs += 5;
    events.push(item);
  });
  expect(events).toEqual(['a', 'b', 'another task', 'c']);
});
