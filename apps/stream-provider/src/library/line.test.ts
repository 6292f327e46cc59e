import { describe, expect, it } from '@jest/globals';
import { Line, LineFullError } from './line';

const forever = () => new Promise<never>(() => undefined);
const settled = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a line', () => {
  it('runs a few at once and the others in their order', async () => {
    const line = new Line({ atOnce: 2, length: 10, patienceMs: 1_000 });
    const order: number[] = [];
    let most = 0;
    const work = async (at: number): Promise<void> => {
      most = Math.max(most, line.running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(at);
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map((at) => line.run(() => work(at))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect([most, line.running]).toEqual([2, 0]);
  });

  it('refuses at once whoever comes when it is full, and after a moment whoever waited in vain', async () => {
    const line = new Line({ atOnce: 1, length: 1, patienceMs: 50 });
    void line.run(forever);
    const waiting = settled(line.run(forever));
    expect(await settled(line.run(forever))).toBeInstanceOf(LineFullError);
    expect(await waiting).toBeInstanceOf(LineFullError);
  });

  it('goes on after a failure', async () => {
    const line = new Line({ atOnce: 1, length: 1, patienceMs: 1_000 });
    const failed = settled(line.run(() => Promise.reject(new Error('no'))));
    expect(await line.run(() => Promise.resolve('yes'))).toBe('yes');
    expect(await failed).toEqual(new Error('no'));
  });
});
