import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressKey } from '@marquee/server';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { AddressLimit } from './address-limit';
import { createRateLimits } from './create-rate-limits';
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

  describe('by address', () => {
    const addresses = (network: string) => Array.from({ length: 5 }, (_, at) => `${network}:${at}`);

    it('has a /48 network share five addresses’ worth, whichever it uses', async () => {
      const { signup } = createRateLimits(store, { signupsPerHour: 1 });
      const [first = '', ...others] = addresses('2001:db8:1');
      await signup.consume(first);
      // What an address is refused is not taken from its neighbours.
      for (let tries = 0; tries < 5; tries += 1)
        await expect(signup.consume(first)).rejects.toMatchObject({ code: 'rate_limited' });
      for (const address of others) await signup.consume(address);
      await expect(signup.consume('2001:db8:1:ffff')).rejects.toMatchObject({ code: 'rate_limited' });
      await signup.consume('2001:db8:2:0');
      for (let last = 1; last <= 6; last += 1) await signup.consume(`192.0.2.${last}`);
    });

    it.each([
      ['login-address', 50],
      ['tv', 60],
      ['tv-code-address', 30],
    ])('counts the networks of %s', async (name, points) => {
      const { login, tv, tvCodeOfAddress } = createRateLimits(store);
      const attempt = {
        'login-address': (address: string) => login.attempt('ada', address, async () => true),
        tv: (address: string) => tv.consume(address),
        'tv-code-address': (address: string) => countFailures(tvCodeOfAddress.countersOf(address), async () => true),
      }[name];
      const [, [network, key] = []] = new AddressLimit(store, { name, points, durationSec: 900 }).countersOf(
        '2001:db8:9:1',
      );
      await network?.add(String(key), 5 * points - 1);
      await attempt?.('2001:db8:9:2');
      await network?.add(String(key));
      await expect(attempt?.('2001:db8:9:3')).rejects.toMatchObject({ details: { retryAfterSec: expect.any(Number) } });
      await attempt?.('2001:db8:8:3');
    });
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['not an address', 'unknown'],
    ['999.0.2.7', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});
