import { describe, expect, it, jest } from '@jest/globals';
import { fastPasswordHasher } from '../../testing/test-app';
import { HASH_COST, PasswordHasher } from './password-hasher';

jest.setTimeout(60_000);
const HERE = '192.0.2.1';
const withCost = (cost: typeof HASH_COST) => new PasswordHasher({ cost, concurrency: 2, maxWaitMs: 60_000 });

describe('passwords', () => {
  it('are hashed with argon2id, each with its own salt', async () => {
    const passwords = withCost(HASH_COST);
    const [one, two] = [await passwords.hash('correct horse', HERE), await passwords.hash('correct horse', HERE)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'correct horse', HERE)).toBe(true);
    expect(await passwords.verify(one, 'correct house', HERE)).toBe(false);
  });

  it('never match without an account, but take the same time', async () => {
    // Enough passes to make the noise of a busy machine negligible.
    const passwords = withCost({ ...HASH_COST, timeCost: 8 });
    const stored = await passwords.hash('correct horse', HERE);
    await passwords.verify(undefined, 'warm up', HERE);
    const timed = async (against: string | undefined) => {
      const begun = performance.now();
      expect(await passwords.verify(against, 'wrong password', HERE)).toBe(false);
      return performance.now() - begun;
    };
    const times = { known: Infinity, unknown: Infinity };
    const isAlike = () => times.unknown / times.known > 0.6 && times.unknown / times.known < 1.7;
    // A busy machine only ever adds time: with more rounds, the minimum approaches the actual cost.
    for (let round = 0; round < 30 && (round < 5 || !isAlike()); round += 1) {
      times.known = Math.min(times.known, await timed(stored));
      times.unknown = Math.min(times.unknown, await timed(undefined));
    }
    expect({ ...times, isAlike: isAlike() }).toMatchObject({ isAlike: true });
  });

  it('are rehashed when the cost is another one', async () => {
    const stored = await fastPasswordHasher().hash('correct horse', HERE);
    expect(withCost(HASH_COST).needsRehash(stored)).toBe(true);
    expect(fastPasswordHasher().needsRehash(stored)).toBe(false);
  });

  it('take turns by address', async () => {
    const passwords = new PasswordHasher({ concurrency: 1, maxWaitMs: 60_000 });
    const order: string[] = [];
    const hash = async (address: string) => {
      await passwords.hash('correct horse', address);
      order.push(address);
    };
    await Promise.all([...Array.from({ length: 10 }, () => hash('198.51.100.1')), hash(HERE)]);
    expect(order.indexOf(HERE)).toBeLessThan(3);
  });

  it('wait for so long at most: what would wait longer is refused at once', async () => {
    const passwords = new PasswordHasher({ concurrency: 1, maxWaitMs: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('correct horse', HERE)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'busy', details: { retryAfterSec: 2 } },
    });
  });

  it('let another address in, however slow the machine is', async () => {
    const passwords = new PasswordHasher({ concurrency: 1, maxWaitMs: 1 });
    const flood = Promise.allSettled(Array.from({ length: 20 }, () => passwords.hash('correct horse', '198.51.100.1')));
    expect(await passwords.hash('correct horse', HERE)).toMatch(/^\$argon2id/);
    await flood;
  });
});
