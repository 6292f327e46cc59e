import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue';

/** Tasks that record the order in which they ran. */
function createOrder(queue: FairQueue) {
  const ran: string[] = [];
  const add = (caller: string, weight = 0) =>
    queue.run(
      caller,
      async () => {
        ran.push(caller);
        await new Promise(setImmediate);
      },
      { weight },
    );
  return { ran, add };
}

describe('a fair queue', () => {
  it('lets callers take turns, however many tasks one of them brings', async () => {
    const { ran, add } = createOrder(new FairQueue({ concurrency: 1, maxWaiting: 100, maxWaitingPerCaller: 50 }));
    const flood = Array.from({ length: 10 }, () => add('flood'));
    await Promise.all([...flood, add('visitor'), add('visitor'), add('guest')]);
    expect(ran.slice(0, 7)).toEqual(['flood', 'flood', 'visitor', 'guest', 'flood', 'visitor', 'flood']);
    expect(ran).toHaveLength(13);
  });

  it('runs as many at once as it may', async () => {
    const queue = new FairQueue({ concurrency: 3, maxWaiting: 100, maxWaitingPerCaller: 100 });
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => queue.run('a', task)));
    expect(most).toBe(3);
  });

  it('runs one task of a caller after another, and those of others meanwhile', async () => {
    const queue = new FairQueue({
      concurrency: 2,
      concurrencyPerCaller: 1,
      maxWaiting: 9,
      maxWaitingPerCaller: 2,
    });
    const ran: string[] = [];
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const failing = queue.run('a', async () => {
      await opened;
      ran.push('a1');
      throw new Error('no');
    });
    const second = queue.run('a', async () => ran.push('a2'));
    await queue.run('b', async () => ran.push('b'));
    open();
    await expect(failing).rejects.toThrow('no');
    await second;
    expect(ran).toEqual(['b', 'a1', 'a2']);
  });

  it('refuses the newest of whoever has the most waiting when it is full', async () => {
    const { ran, add } = createOrder(new FairQueue({ concurrency: 1, maxWaiting: 4, maxWaitingPerCaller: 10 }));
    const flood = Array.from({ length: 8 }, () => add('flood'));
    const visitor = add('visitor');
    const outcomes = (await Promise.all(flood)).map((outcome) => outcome !== undefined);
    expect(outcomes).toEqual([true, true, true, true, false, false, false, false]);
    expect(await visitor).toBeDefined();
    expect(ran.filter((name) => name === 'visitor')).toHaveLength(1);
  });

  it('refuses a caller with too many tasks, and tasks that weigh too much', async () => {
    const { add } = createOrder(
      new FairQueue({ concurrency: 1, maxWaiting: 9, maxWaitingPerCaller: 2, maxWaitingWeight: 100 }),
    );
    const [running, first, second, third] = [add('a'), add('a'), add('a'), add('a')];
    expect(await third).toBeUndefined();
    expect(await add('b', 101)).toBeUndefined();
    expect(await Promise.all([running, first, second, add('b', 99)])).not.toContain(undefined);
  });

  it('forgets tasks whose callers have left', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 9, maxWaitingPerCaller: 1 });
    let open = () => {};
    const running = queue.run('a', () => new Promise<void>((resolve) => (open = resolve)));
    const left = new AbortController();
    const ran: string[] = [];
    const waiting = queue.run('a', async () => ran.push('left'), { signal: left.signal });
    left.abort();
    expect(await waiting).toBeUndefined();
    expect(await queue.run('b', async () => ran.push('left'), { signal: left.signal })).toBeUndefined();
    const next = queue.run('a', async () => ran.push('next'));
    open();
    await Promise.all([running, next]);
    expect(ran).toEqual(['next']);
  });
});
