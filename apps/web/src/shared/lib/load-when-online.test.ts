import { expect, it, jest } from '@jest/globals';
import { loadWhenOnline } from './load-when-online';

it('a part that could not be loaded is loaded once the network is back', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('part');
  const loaded = loadWhenOnline(load);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
