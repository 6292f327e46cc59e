import { expect, it } from '@jest/globals';
import { memoryBounds } from '../../config';
import { ApiError } from '../../http/errors';
import { BoundedCaches } from '../../lib/bounded-caches';
import { parseTmdbRequest } from './request-parser';
import { TmdbService } from './tmdb.service';

it('does not hand one caller’s refusal to others who wait for the same response', async () => {
  const caches = new BoundedCaches(memoryBounds.normal.caches);
  let refuse: (error: ApiError) => void = () => undefined;
  const service = new TmdbService({
    catalogue: { answer: () => ({ status: 404, body: {} }) },
    upstream: () => (_path, _query, caller) =>
      caller === 'flood'
        ? new Promise((_, reject) => (refuse = reject))
        : Promise.resolve({ status: 200, body: Buffer.from('{"id":1}') }),
    now: () => 0,
    caches,
  });
  const request = parseTmdbRequest('/api/tmdb/3/movie/1', 'movie/1');
  const answers = Promise.allSettled(['flood', 'visitor'].map((caller) => service.get(request, caller)));
  await new Promise(setImmediate);
  refuse(new ApiError('busy'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  caches.close();
});
