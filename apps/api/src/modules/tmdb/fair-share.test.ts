import { expect, it, jest } from '@jest/globals';
import { memoryBounds } from '../../config';
import { ApiError } from '../../http/errors';
import { BoundedCaches } from '../../lib/bounded-caches';
import { withCircuitBreaker } from './circuit-breaker';
import { withFairShare } from './fair-share';
import { parseTmdbRequest } from './request-parser';
import { TmdbService } from './tmdb.service';
import type { Upstream } from './upstream';

const PER_MINUTE = 800;
const FLOOD_SIZE = PER_MINUTE + 20;

// Takes seconds: what a flood may ask for is asked at TMDB's pace.
it('a flood from one address is refused early, uses up its own budget, and everybody else is answered', async () => {
  const upstream = jest.fn<Upstream>(async () => ({ status: 200, body: Buffer.from('{}') }));
  const onError = jest.fn();
  const ask = withCircuitBreaker(withFairShare(upstream), { now: () => 0, onError });
  const get = (caller: string) => ask('movie/1', new URLSearchParams(), caller);

  const flood = Promise.allSettled(Array.from({ length: FLOOD_SIZE }, () => get('flood')));
  await get('visitor');
  // In turn, not behind all that the flood may have waiting.
  expect(upstream.mock.calls.findIndex(([, , caller]) => caller === 'visitor')).toBeLessThan(5);

  const reasons = (await flood).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const busy = reasons.filter(({ code }) => code === 'busy');
  expect(busy.length).toBeGreaterThan(700);
  for (const reason of busy) expect(reason).toMatchObject({ status: 503, details: { retryAfterSec: 2 } });
  expect(reasons.filter(({ code }) => code === 'rate_limited')).toHaveLength(FLOOD_SIZE - PER_MINUTE);
  expect(busy.length + FLOOD_SIZE - PER_MINUTE).toBe(reasons.length);
  // It must not be mistaken for an outage of TMDB.
  expect(onError).not.toHaveBeenCalled();

  await expect(get('flood')).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
  await get('visitor');
});

it('the gateway does not hand one caller’s refusal to others who wait for the same response', async () => {
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
  const film = parseTmdbRequest('/api/tmdb/3/movie/1', 'movie/1');
  const answers = Promise.allSettled(['flood', 'visitor'].map((caller) => service.get(film, caller)));
  await new Promise(setImmediate);
  refuse(new ApiError('busy'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  caches.close();
});

it('the gateway gives a caller whom it refuses what is cached, however old', async () => {
  const caches = new BoundedCaches(memoryBounds.normal.caches);
  const clock = { now: 0 };
  const upstream: Upstream = async (_path, _query, caller) => {
    if (caller === 'flood') throw new ApiError('rate_limited');
    return { status: 200, body: Buffer.from('{"id":1}') };
  };
  const service = new TmdbService({
    catalogue: { answer: () => ({ status: 404, body: {} }) },
    upstream: () => upstream,
    now: () => clock.now,
    caches,
  });
  const film = parseTmdbRequest('/api/tmdb/3/movie/1', 'movie/1');
  await expect(service.get(film, 'flood')).rejects.toMatchObject({ code: 'rate_limited' });
  await service.get(film, 'visitor');
  clock.now += 13 * 3_600_000;
  expect(await service.get(film, 'flood')).toMatchObject({ source: 'stale' });
  caches.close();
});
