import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { countFailures, RateLimit } from './rate-limit';
import { RateLimitsRepository } from './rate-limits.repository';

describe('counting failures', () => {
  let database: TestDatabase;
  let store: RateLimitsRepository;
  let limit: RateLimit;
  beforeAll(async () => {
    database = await openTestDatabase();
    store = new RateLimitsRepository(database.database.prisma);
    limit = new RateLimit(store, { name: 'test', points: 1, durationSec: 60 });
  });
  afterAll(() => database.remove());

  it('refuses as busy what only running checks leave no room for, and as locked out what failed', async () => {
    let finish: (value: true) => void = () => undefined;
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    const running = countFailures([[limit, 'a']], () => {
      reached();
      return new Promise<true>((resolve) => (finish = resolve));
    });
    await isReached;
    const attempt = (result?: true) => countFailures([[limit, 'a']], async () => result);
    await expect(attempt(true)).rejects.toMatchObject({ code: 'busy', details: { retryAfterSec: 1 } });
    finish(true);
    expect(await running).toBe(true);
    expect(await attempt(true)).toBe(true);
    expect(await attempt()).toBeUndefined();
    await expect(attempt(true)).rejects.toMatchObject({ code: 'locked_out' });
  });

  it('tells what went wrong, even where the point cannot be taken back', async () => {
    let calls = 0;
    const lost = () => Promise.reject(new Error('no database'));
    const broken = new RateLimit(
      { query: (query) => ((calls += 1) === 1 ? store.query(query) : lost()), deleteByPrefix: lost, takePoint: lost },
      { name: 'broken', points: 1, durationSec: 60 },
    );
    const failing = countFailures([[broken, 'b']], () => Promise.reject(new Error('the check')));
    await expect(failing).rejects.toThrow('the check');
  });

  it('takes back nothing where the count was reset meanwhile', async () => {
    await countFailures([[limit, 'c']], async () => {
      await limit.reset('c');
      return true;
    });
    expect(await limit.read('c')).toEqual({ used: 0, msLeft: 0 });
  });
});
