import { describe, expect, it } from '@jest/globals';
import { fastPasswordHasher } from '../../testing/test-app';
import { HASH_COST, PasswordHasher } from './password-hasher';

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

  it('never match without an account, although one is hashed, at the same cost', async () => {
    expect(await withCost(HASH_COST).verify(undefined, 'any password', HERE)).toBe(false);
    // A cost that argon2 refuses shows that it was asked.
    const impossible = withCost({ ...HASH_COST, memoryCost: 2 ** 32 });
    await expect(impossible.verify(undefined, 'any password', HERE)).rejects.toThrow();
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

  it('are rejected at once if they would exceed the wait limit', async () => {
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
