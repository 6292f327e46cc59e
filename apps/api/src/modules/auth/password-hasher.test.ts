import { describe, expect, it, jest } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { fastPasswordHasher } from '../../testing/test-app';
import { calibrateHashCost, chooseHashCosts, MINIMUM_COST, type HashCost } from './hash-cost';
import { PasswordHasher } from './password-hasher';

jest.setTimeout(60_000);
const HERE = '192.0.2.1';
const withCost = (cost: HashCost) =>
  new PasswordHasher({ costs: Promise.resolve({ own: cost, decoy: cost }), concurrency: 2, maxWaitMs: 60_000 });

describe('passwords', () => {
  it('are hashed with argon2id, each with its own salt', async () => {
    const passwords = withCost(MINIMUM_COST);
    const [one, two] = [await passwords.hash('correct horse', HERE), await passwords.hash('correct horse', HERE)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'correct horse', HERE)).toBe(true);
    expect(await passwords.verify(one, 'correct house', HERE)).toBe(false);
  });

  it('never match without an account, but take the same time', async () => {
    // Enough passes to make the noise of a busy machine negligible.
    const passwords = withCost({ ...MINIMUM_COST, timeCost: 8 });
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

  it("are rehashed when the machine's cost has increased", async () => {
    const stored = await fastPasswordHasher().hash('correct horse', HERE);
    expect(await withCost(MINIMUM_COST).needsRehash(stored)).toBe(true);
    expect(await fastPasswordHasher().needsRehash(stored)).toBe(false);
  });

  it('take turns by address', async () => {
    const costs = Promise.resolve({ own: MINIMUM_COST, decoy: MINIMUM_COST });
    const passwords = new PasswordHasher({ costs, concurrency: 1, maxWaitMs: 60_000 });
    const order: string[] = [];
    const hash = async (address: string) => {
      await passwords.hash('correct horse', address);
      order.push(address);
    };
    await Promise.all([...Array.from({ length: 10 }, () => hash('198.51.100.1')), hash(HERE)]);
    expect(order.indexOf(HERE)).toBeLessThan(3);
  });

  it('wait for so long at most: what would wait longer is refused at once', async () => {
    const costs = Promise.resolve({ own: MINIMUM_COST, decoy: MINIMUM_COST });
    const passwords = new PasswordHasher({ costs, concurrency: 1, maxWaitMs: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('correct horse', HERE)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'busy', details: { retryAfterSec: 2 } },
    });
  });

  it('let another address in, however slow the machine is', async () => {
    const costs = Promise.resolve({ own: MINIMUM_COST, decoy: MINIMUM_COST });
    const passwords = new PasswordHasher({ costs, concurrency: 1, maxWaitMs: 1 });
    const flood = Promise.allSettled(Array.from({ length: 20 }, () => passwords.hash('correct horse', '198.51.100.1')));
    expect(await passwords.hash('correct horse', HERE)).toMatch(/^\$argon2id/);
    await flood;
  });
});

describe('the cost of a hash', () => {
  /** A clock on which every hash takes the given time. */
  const clockOf = (hashMs: number) => {
    let calls = 0;
    return () => Math.floor((calls += 1) / 2) * hashMs;
  };

  it.each([
    [10, 12],
    [25, 8],
    [54, 3],
    [100, 2],
    [900, 2],
  ])('on a machine that takes %i ms for the minimum is %i passes', async (hashMs, timeCost) => {
    expect(await calibrateHashCost(clockOf(hashMs))).toEqual({ memoryCost: 19_456, timeCost, parallelism: 1 });
  });

  it('is written into the hash', async () => {
    const hashed = await withCost({ ...MINIMUM_COST, timeCost: 3 }).hash('correct horse', HERE);
    expect(parseOptions(hashed)).toMatchObject({ memoryCost: 19_456, timeCost: 3, parallelism: 1 });
  });

  it('is only ever raised, and an unknown account costs what most accounts do', async () => {
    const passes = (timeCost: number): HashCost => ({ ...MINIMUM_COST, timeCost });
    const stored = await Promise.all(
      [2, 4, 3].map((timeCost) => withCost(passes(timeCost)).hash('correct horse', HERE)),
    );
    expect(chooseHashCosts(passes(3), stored)).toEqual({ own: passes(4), decoy: passes(2) });
    expect(chooseHashCosts(passes(5), stored)).toEqual({ own: passes(5), decoy: passes(2) });
    expect(chooseHashCosts(passes(3), [])).toEqual({ own: passes(3), decoy: passes(3) });
  });
});
