import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { BoundedQueue, QueueFullError } from './bounded-queue';

const forever = () => new Promise<never>(() => undefined);
const settled = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a bounded queue', () => {
  it('runs a few at once and the others in their order', async () => {
    const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 10, maxWaitMs: 60_000 });
    const order: number[] = [];
    let most = 0;
    const work = async (at: number): Promise<void> => {
      most = Math.max(most, queue.running);
      await nextTurn();
      order.push(at);
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map((at) => queue.run(() => work(at))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect([most, queue.running]).toEqual([2, 0]);
  });

  it('refuses new tasks at once when it is full, and waiting ones after a time limit', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 50 });
    void queue.run(forever);
    const waiting = settled(queue.run(forever));
    expect(await settled(queue.run(forever))).toBeInstanceOf(QueueFullError);
    expect(await waiting).toBeInstanceOf(QueueFullError);
  });

  it('lets viewers go before previews, and both before scans, which are never refused', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 10_000 });
    let end = (): void => undefined;
    const busy = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    const order: string[] = [];
    const kinds = ['scan', 'scan', 'preview', 'viewer'] as const;
    const all = kinds.map((kind) => queue.run(async () => void order.push(kind), { for: kind }));
    expect(await settled(queue.run(forever))).toBeInstanceOf(QueueFullError);
    end();
    await Promise.all([busy, ...all]);
    expect(order).toEqual(['viewer', 'preview', 'scan', 'scan']);
  });

  it('goes on after a failure', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const failed = settled(queue.run(() => Promise.reject(new Error('no'))));
    expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes');
    expect(await failed).toEqual(new Error('no'));
  });
});
